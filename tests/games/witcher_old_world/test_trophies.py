"""WO-TRO, WO-FAT, WO-WIN: a trophy, the step it makes, the fatigue, and the victory."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import AREAS

LIGHT = dict.fromkeys(AREAS, "table")


def wins(table, kind: str, track: int = 0, **piles) -> None:
    """The wolf wins a trophy of that kind, from that position of the track."""
    table.has(1, **({"hand": 3, "deck": 5, "discard": 4} | piles), track=track, combat=5, location=7)
    if kind == "attribute":
        table.turn_of(1)
        table.move("meditate", who=1, attribute="combat")
    elif kind == "monster":
        table.fights(location=7)
        table.move("play_combo", who=1, cards=1, damage=20)
    else:
        table.has(2, location=7, hand=1, deck=0, discard=0, shield=0)
        table.turn_of(1)
        table.move("attack_witcher", who=1, whom=2)
        if table.state.fight.step == "bets":
            table.move("no_more_bets", who=1)
        table.move("play_combo", who=1, cards=1, damage=5)


KINDS = {"monster": "arachas", "witcher": "cat", "attribute": "combat"}


@pytest.mark.rule("WO-TRO-01", "WO-FAT-01")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("track", "tired"), [(0, 1), (1, 2), (2, 3)])
def test_every_trophy_is_kept_makes_a_step_and_tires(duo, kind, track, tired):
    wins(duo, kind, track)
    one = duo.one()
    assert [(trophy.kind, trophy.of) for trophy in one.trophies] == [(kind, KINDS[kind])]
    assert one.track == track + 1
    assert one.trashed == tired
    assert {"kind": kind, "who": "wolf"} in duo.told("tell-trophy")


@pytest.mark.rule("WO-TRO-01")
def test_where_the_table_keeps_everything_the_track_is_still_the_apps(old_world):
    table = old_world("wolf", "cat", "bear", areas=LIGHT)
    table.turn_of(1)
    table.move("fight_monster", who=1, terrain="water")
    table.move("ready", who=1)
    table.move("monster_life", who=1, life=0)
    assert table.one().track == 1 and len(table.one().trophies) == 1
    assert table.told("tell-fatigue") == [{"who": "wolf", "count": 1}]
    assert "tell-shuffle-all" in table.said


@pytest.mark.rule("WO-TRO-02", "WO-FGT-10")
def test_a_trophy_helps_in_every_later_fight_once(duo):
    duo.owns_trophy(1, "witcher", "cat")
    duo.has(1, hand=3, deck=7, discard=0)
    duo.fights()
    duo.move("use_once", who=1, what="trophy-1")
    assert duo.objects("use_once", who=1, what="trophy-1").rule == "WO-FGT-10"
    assert duo.refuses("use_once", who=1, what="trophy-2").field == "what"
    duo.move("play_combo", who=1, cards=1, damage=20)
    duo.has(1, hand=3, deck=7, discard=0)
    duo.fights()
    duo.move("use_once", who=1, what="trophy-1")
    assert duo.state.fight.fighters["1"].used == ["trophy-1"]


@pytest.mark.rule("WO-TRO-03", "WO-DRE-02")
@pytest.mark.parametrize("track", [0, 3])
def test_a_defender_who_wins_gets_no_trophy(duo, track):
    duo.has(1, location=7, hand=2, deck=0, discard=0, shield=0)
    duo.has(2, location=7, hand=2, deck=8, discard=0, track=track)
    duo.turn_of(1)
    duo.move("attack_witcher", who=1, whom=2)
    duo.move("play_combo", who=1, cards=1)
    duo.move("play_combo", who=2, cards=1, damage=9)
    assert (duo.one(2).trophies, duo.one(2).track, duo.one(2).trashed) == ([], track, 0)
    assert duo.state.winner == 0


@pytest.mark.rule("WO-FAT-01", "WO-KF-09")
def test_the_table_says_what_its_board_prints_and_it_is_kept(old_world):
    table = old_world("wolf", "cat", "bear")
    table.move("set_track", position=2, fatigue=5)
    wins(table, "attribute", track=1)
    assert table.one().trashed == 5
    known = old_world("wolf", "cat", "bear", knowledge={"track": {"3": {"fatigue": 4}}})
    wins(known, "attribute", track=2)
    assert known.one().trashed == 4


@pytest.mark.rule("WO-FAT-02", "WO-CARD-08")
@pytest.mark.parametrize(
    ("hand", "deck", "discard"), [(3, 5, 4), (0, 12, 0), (7, 1, 1), (1, 1, 1), (3, 0, 0), (0, 0, 4)]
)
def test_exactly_so_many_cards_leave_from_all_piles_together(duo, hand, deck, discard):
    wins(duo, "attribute", track=2, hand=hand, deck=deck, discard=discard)
    assert duo.one().trashed == 3 and duo.one().cards == hand + deck + discard - 3


@pytest.mark.rule("WO-FAT-03")
@pytest.mark.parametrize("kind", KINDS)
def test_all_that_remains_becomes_one_new_deck_the_hand_too(duo, kind):
    wins(duo, kind)
    one = duo.one()
    assert (one.deck, one.hand, one.discard) == (11, 0, 0)


@pytest.mark.rule("WO-FAT-04", "WO-EDG-07", "WO-WIN-01")
@pytest.mark.parametrize("kind", ["monster", "witcher"])
def test_the_winning_trophy_tires_nobody(duo, kind):
    wins(duo, kind, track=3)
    assert duo.state.winner == 1 and duo.one().trashed == 0
    assert "tell-fatigue" not in duo.said


@pytest.mark.rule("WO-FAT-04", "WO-DRE-04")
def test_a_repeated_witcher_trophy_is_skipped_without_fatigue(duo):
    duo.owns_trophy(1, "witcher", "cat")
    wins(duo, "witcher", track=1)
    assert (len(duo.one().trophies), duo.one().track, duo.one().trashed) == (1, 1, 0)


@pytest.mark.rule("WO-FAT-04", "WO-WIN-01", "WO-DRE-04")
def test_a_repeated_witcher_trophy_does_not_win_either(duo):
    duo.owns_trophy(1, "witcher", "cat")
    wins(duo, "witcher", track=3)
    assert duo.state.winner == 0 and duo.one().track == 3


@pytest.mark.rule("WO-WIN-01", "WO-WIN-03", "WO-GOAL-01")
@pytest.mark.parametrize("kind", ["monster", "witcher"])
def test_the_top_of_the_track_ends_the_game_at_once(trio, kind):
    trio.has(3, track=3)
    wins(trio, kind, track=3)
    state = trio.state
    assert state.winner == 1 and trio.one().track == 4
    assert (state.turn.phase, state.fight, state.drawing, state.tasks) == ("over", None, [], [])
    assert "wrote-won" in trio.wrote
    assert trio.objects("fill_hand", who=1).rule == "WO-TRN-02"  # its turn is not finished
    for who in (2, 3):
        assert trio.objects("explore", who=who, deck="city").rule == "WO-WIN-01"


@pytest.mark.rule("WO-WIN-01", "WO-WIN-03")
def test_a_victory_ends_a_phase_three_that_went_on_beside_it(trio):
    trio.cards_phase(3)
    trio.move("start_early", who=3)
    trio.has(1, hand=3, deck=7, discard=0, track=3, location=16)
    trio.lives("forest", "arachas", 16)
    assert trio.objects("fight_monster", who=1).rule == "WO-TRN-06"
    trio.move("fight_monster", who=1, overrule=("*",))
    trio.move("ready", who=1, first="witcher", overrule=("*",))
    trio.move("play_combo", who=1, cards=1, damage=20)
    assert trio.state.winner == 1 and trio.state.drawing == []


@pytest.mark.rule("WO-WIN-02", "WO-GOAL-03")
def test_meditation_never_ends_the_game(duo):
    wins(duo, "attribute", track=3)
    assert duo.state.winner == 0 and duo.one().track == 3 and duo.state.turn.phase == "cards"


@pytest.mark.rule("WO-WIN-01")
@pytest.mark.parametrize(
    ("move", "args"), [("explore", {"deck": "city"}), ("fight_monster", {}), ("meditate", {"attribute": "combat"})]
)
def test_after_the_victory_no_turn_is_played_on(duo, move, args):
    duo.has(1, track=3)
    duo.fights()
    duo.move("monster_life", who=1, life=0)
    assert duo.state.winner == 1
    objection = duo.objects(move, who=1, overrule=("*",), **args)
    assert objection.rule == "WO-WIN-01" and duo.state.turn.phase == "over"
