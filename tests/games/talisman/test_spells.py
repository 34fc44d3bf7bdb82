"""SPL: spells: unseen in the hand, from the top of the deck, cast and used, where they reach."""

from __future__ import annotations

import pytest

from companion.core.secrets import veiled_patch
from companion.core.viewer import EVERYBODY, Viewer
from companion.games.talisman import GAME
from companion.games.talisman.pages import hand
from companion.games.talisman.play.totals import surplus_spells

KNOWN = {"spell": {name: {"copies": 1} for name in ("Ash", "Bone", "Cold", "Dusk")}}


def holds(table, who: int, *spells: str) -> None:
    """Let a character hold these spells and no others."""
    with table.arranged() as state:
        state.at(who).spells = list(spells)


def deck(table, *top: str, used: tuple[str, ...] = ()) -> None:
    """Let the spell deck be these cards, in this order, and the used pile those."""
    with table.arranged() as state:
        state.spells.top, state.spells.shuffled, state.spells.bottom = list(top), [], []
        state.spells.discard = list(used)


@pytest.fixture
def kept(talisman):
    """A warrior and a wizard; the app keeps the decks too."""
    return talisman("warrior", "wizard", areas={"decks": "app"})


@pytest.mark.rule("TA-SPL-02", "TA-SPL-12")
def test_others_see_how_many_spells_one_holds_and_not_which(duo):
    holds(duo, 2, "Ash", "Bone")
    assert GAME.seen_plain(duo.plain, Viewer(2))["characters"][1]["spells"] == ["Ash", "Bone"]
    for seat in (None, 1):
        shown = GAME.seen_plain(duo.plain, Viewer(seat))["characters"][1]["spells"]
        assert len(shown) == 2 and not {"Ash", "Bone"} & set(shown)


@pytest.mark.rule("TA-SPL-02", "TA-SPL-12")
@pytest.mark.parametrize("keeper", ["app", "table"])
def test_nothing_that_is_said_or_written_betrays_a_new_spell(talisman, keeper):
    table = talisman("warrior", "wizard", knowledge=KNOWN, areas={"decks": keeper})
    holds(table, 2)
    before = str(GAME.seen_plain(table.plain, Viewer(1)))
    table.move("gain_spell", who=2, name="Ash")
    assert table.one(2).spells == ["Ash"]
    for seen in (before, str(GAME.seen_plain(table.plain, Viewer(1))), str(GAME.seen_plain(table.plain, Viewer(None)))):
        assert "Ash" not in seen  # not in the hand, and not by its absence from the deck
    assert "Ash" not in str(table.tellings) + str(table.chronicle) + str(table.drawn)


@pytest.mark.rule("TA-SPL-12")
def test_the_page_of_hands_counts_them_for_everybody_and_names_them_to_their_own_seat(duo):
    holds(duo, 2, "Ash", "Bone")
    assert [one.count for one in hand.view(duo.state, EVERYBODY).hands] == [0, 2]
    shown = [hand.view(duo.state, viewer).spells for viewer in (EVERYBODY, Viewer(1), Viewer(2))]
    assert shown == [[], [], ["Ash", "Bone"]]


@pytest.mark.rule("TA-SPL-03")
def test_a_spell_is_not_put_away_at_will(duo):
    holds(duo, 2, "Ash", "Bone")  # as many as a craft of five allows
    assert duo.objects("discard_surplus", who=2, spells=["Ash"]).rule == "TA-SPL-03"
    holds(duo, 2, "Ash", "Bone", "Cold")
    assert duo.objects("discard_surplus", who=2, spells=["Ash", "Bone"]).rule == "TA-SPL-03"
    duo.move("discard_surplus", who=2, spells=["Ash"])
    assert duo.one(2).spells == ["Bone", "Cold"]


@pytest.mark.rule("TA-SPL-05")
def test_a_new_spell_is_the_top_card_of_the_deck(kept):
    holds(kept, 2)
    deck(kept, "Cold", "Ash", "Bone")
    kept.move("gain_spell", who=2)
    assert kept.one(2).spells == ["Cold"] and kept.state.spells.top == ["Ash", "Bone"]
    kept.move("gain_spell", who=2)
    assert kept.one(2).spells == ["Cold", "Ash"]


@pytest.mark.rule("TA-SPL-05")
def test_where_the_hands_draw_they_may_say_which_one_it_was(duo):
    holds(duo, 2)
    before = duo.state.spells.size
    duo.move("gain_spell", who=2)
    duo.move("gain_spell", who=2, name="Ash")
    assert duo.one(2).spells == ["?", "Ash"] and duo.state.spells.size == before - 2
    duo.move("name_spell", who=2, name="Bone")
    assert duo.one(2).spells == ["Bone", "Ash"]


@pytest.mark.rule("TA-SPL-06")
def test_an_empty_deck_is_made_anew_of_the_used_pile(kept):
    holds(kept, 2)
    deck(kept, used=("Ash", "Bone", "Cold"))
    kept.move("gain_spell", who=2)
    assert "tell-reshuffle-spells" in kept.said
    (gained,) = kept.one(2).spells
    assert kept.state.spells.discard == [] and kept.state.spells.size == 2
    assert {gained, *kept.state.spells.shuffled} == {"Ash", "Bone", "Cold"}


@pytest.mark.rule("TA-SPL-06")
def test_the_used_pile_stays_while_a_card_is_left(kept):
    holds(kept, 2)
    deck(kept, "Dusk", used=("Ash", "Bone"))
    kept.move("gain_spell", who=2)
    assert kept.one(2).spells == ["Dusk"] and kept.state.spells.discard == ["Ash", "Bone"]
    assert "tell-reshuffle-spells" not in kept.said


@pytest.mark.rule("TA-SPL-06")
def test_when_all_spells_are_held_none_is_left_to_draw(kept):
    holds(kept, 2, "Ash")
    deck(kept)
    kept.move("gain_spell", who=2)
    assert kept.one(2).spells == ["Ash"] and "tell-no-spell-left" in kept.said


@pytest.mark.rule("TA-SPL-08")
def test_a_spell_that_was_cast_goes_to_the_used_pile(duo):
    holds(duo, 2, "Ash", "Bone")
    duo.move("cast", who=2, spell="Bone", at="character", whom=1)
    assert duo.one(2).spells == ["Ash"] and duo.state.spells.discard == ["Bone"]
    assert duo.refuses("cast", who=2, spell="Bone").message.key == "no-such-spell"


@pytest.mark.rule("TA-SPL-08")
def test_so_does_one_that_evades_a_fight(duo):
    duo.owns(1, "maiden")
    holds(duo, 1, "Ash")
    (bear,) = duo.lies("o10", "bear")
    duo.arrived(1, "o10")
    duo.move("evade", who=1, means="spell", spell="Ash", only=[bear])
    assert duo.one().spells == [] and duo.state.spells.discard == ["Ash"]


@pytest.mark.rule("TA-SPL-10")
@pytest.mark.parametrize(("space", "reaches"), [("o10", True), ("m9", True), ("i5", False), ("i1", False)])
def test_at_creatures_spells_reach_in_the_outer_and_middle_region_only(duo, space, reaches):
    holds(duo, 2, "Ash")
    duo.stands(2, space)
    if reaches:
        duo.move("cast", who=2, spell="Ash", at="creature")
        assert duo.one(2).spells == []
    else:
        assert duo.objects("cast", who=2, spell="Ash", at="creature").rule == "TA-INN-17"


@pytest.mark.rule("TA-SPL-10")
def test_it_is_the_place_of_the_creature_that_counts(duo):
    holds(duo, 2, "Ash")
    duo.stands(1, "i8", fulfilled=False)
    duo.arrived(1)
    duo.move("enter_pits", who=1, rolled=2)
    assert duo.state.fight is not None
    assert duo.objects("cast", who=2, spell="Ash", at="creature").rule == "TA-INN-17"  # from the Graveyard
    assert duo.objects("cast", who=2, spell="Ash", at="creature", whom=1).rule == "TA-INN-17"
    duo.move("cast", who=2, spell="Ash", at="character", whom=1)


@pytest.mark.rule("TA-SPL-10")
def test_from_within_a_spell_reaches_a_creature_without(duo):
    holds(duo, 2, "Ash")
    duo.stands(2, "i5")
    duo.lies("o10", "dragon")
    duo.arrived(1, "o10")
    duo.move("face_enemies", who=1)
    duo.move("cast", who=2, spell="Ash", at="creature")
    assert duo.one(2).spells == []


@pytest.mark.rule("TA-SPL-11")
def test_a_spell_gained_at_the_limit_makes_a_surplus_to_be_settled_at_once(kept):
    holds(kept, 2, "Ash", "Bone")
    deck(kept, "Cold")
    kept.move("gain_spell", who=2)
    assert surplus_spells(kept.state, kept.one(2)) == 1
    assert kept.objects("roll_movement", who=1, rolled=3).rule == "TA-CRA-11"
    assert kept.objects("cast", who=2, spell="Cold").rule == "TA-CRA-12"
    kept.move("discard_surplus", who=2, spells=["Ash"])  # any of them
    assert kept.one(2).spells == ["Bone", "Cold"]
    kept.move("roll_movement", who=1, rolled=3)


@pytest.mark.rule("TA-SPL-02", "TA-SPL-12")
def test_the_log_does_not_betray_a_drawn_spell_by_where_it_lay(talisman):
    """The deck of learned names is sorted, and how it began is known: no place, number or order may tell more."""
    names = ("Ash", "Bramble", "Cinder", "Dew", "Ember", "Frost", "Gale", "Hail")
    shown = set()
    for seed in range(12):
        decks = {"characters": "app", "board": "app", "decks": "app"}
        table = talisman(seed=str(seed), knowledge={"spell": {name: {} for name in names}}, areas=decks)
        outcome = table.move("gain_spell", who=2)
        shown.add(str(veiled_patch(outcome.patch, GAME.hides, Viewer(1))))
    (said,) = shown
    assert not any(name in said for name in names)


@pytest.mark.rule("TA-SPL-08")
def test_a_spell_that_is_named_as_it_is_cast_lies_under_its_name_among_the_used(talisman):
    table = talisman("warrior", "wizard", knowledge=KNOWN)
    holds(table, 2, "?", "?")
    deck(table, "Bone", "Ash")
    table.move("cast", who=2, whom=1, name="Ash")
    assert table.one(2).spells == ["?"] and table.state.spells.discard == ["Ash"]
    assert table.state.spells.top == ["Bone", "?"]  # the deck does not hold it as well
    assert "Ash" in str(table.chronicle)
    table.move("cast", who=2, whom=1, spell="Cold")
    assert table.one(2).spells == [] and table.state.spells.discard == ["Ash", "Cold"]
    assert GAME.moves["cast"].teaches({"who": 2, "spell": "", "name": "Ash"}, table.state) == {"spell": {"Ash": {}}}


def test_a_spell_that_nobody_names_is_cast_without_a_name(duo):
    holds(duo, 2, "?")
    duo.move("cast", who=2, whom=1)
    assert duo.one(2).spells == [] and duo.state.spells.discard == ["?"]


@pytest.mark.parametrize(("whom", "told"), [(2, "wrote-cast-on-oneself"), (1, "wrote-cast-at"), (None, "wrote-cast")])
def test_the_chronicle_says_on_whom_a_spell_was_cast(duo, whom, told):
    holds(duo, 2, "Ash")
    duo.move("cast", who=2, spell="Ash", whom=whom)
    assert told in duo.wrote
