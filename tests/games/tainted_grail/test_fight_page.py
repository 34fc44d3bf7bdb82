"""The page of a fight: the opponent's answer before anybody commits, and the one step that comes next."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.evening.packing import laying, packing
from companion.games.tainted_grail.pages import fight
from companion.games.tainted_grail.pages.sheet import encounter_decks

from .fights import begin, combat, diplomacy

TABLE = [{"since": 0, "wounds": 2}, {"since": 2, "terror": 1}, {"since": 4, "pool": -1}]


@pytest.fixture
def day(avalon):
    """Ailei (1) and Beor (4) by day; each deck is counted."""
    counted = {"green": 9, "grey": 8, "purple": 7, "blue": 6}
    table = avalon({"id": "ailei", "attributes": {"empathy": 2, "courage": 1}}, "beor", encounters=counted)
    table.morning()
    return table


def ring(table):
    return fight.view(table.state, EVERYBODY).fights[0]


def said(parts) -> list[tuple[str, int]]:
    return [(part.key, part.args.get("count", 0)) for part in parts]


@pytest.mark.rule("TG-CMB-18")
@pytest.mark.parametrize(
    ("pool", "row", "answer"),
    [
        (0, 0, ("blow-wounds", 2)),
        (1, 0, ("blow-wounds", 2)),
        (2, 1, ("blow-terror", 1)),
        (5, 2, ("blow-combat-down", 1)),
    ],
)
def test_what_it_will_do_follows_from_the_cards_table(day, pool, row, answer):
    begin(day, combat(value=6, table=TABLE), "ailei", "beor")
    day.move("activate", who="ailei")
    day.move("lay_card", who="ailei", by=pool)
    shown = ring(day)
    assert said(shown.answer) == [answer]
    assert [one.now for one in shown.rows] == [number == row for number in range(3)]
    assert [(one.since, one.until) for one in shown.rows] == [(0, 1), (2, 3), (4, 5)]


@pytest.mark.rule("TG-CMB-16", "TG-CMB-17", "TG-CMB-19")
def test_what_follows_is_said_before_anybody_commits(day):
    begin(day, combat(value=4, table=TABLE, opportunity={"wounds": 1}), "ailei", "beor")
    day.move("activate", who="ailei")
    assert ring(day).coming == ["idle", "draw", "attack"]
    day.move("lay_card", who="ailei", by=1)
    assert ring(day).coming == ["attack"]
    day.move("lay_card", who="ailei", by=3, play_on=True)
    assert ring(day).coming == ["won"]
    assert fight.view(day.state, EVERYBODY).frame.next.label.key == "step-fight-won"


@pytest.mark.rule("TG-TRT-08", "TG-TRT-10")
def test_the_traits_change_what_follows(day):
    begin(day, combat(value=9, table=TABLE, traits=["opportunist", "frenzy"], opportunity={"terror": 1}), "ailei")
    day.move("lay_card", who="ailei", by=1)
    assert ring(day).coming == ["opportunity", "attack"]
    day.move("finish_laying", who="ailei")
    assert ring(day).coming == ["again"] and ring(day).lay is None


@pytest.mark.rule("TG-DIP-03", "TG-DIP-16")
def test_the_affinity_track_shows_its_ends_its_colours_and_the_marker(day):
    stages = [{"reaction": {"pool": -1}}, {"reaction": {"terror": 1}}]
    begin(day, diplomacy(above=3, below=2, green=[2], red=[-1], stages=stages), "ailei")
    day.move("lay_card", who="ailei", by=2)
    track = ring(day).track
    assert [one.at for one in track] == [-2, -1, 0, 1, 2, 3]
    assert [one.at for one in track if one.now] == [2]
    assert {one.at: one.tone for one in track if one.tone} == {2: "green", -1: "red"}
    assert {one.at: one.end for one in track if one.end} == {-2: "low", 0: "grey", 3: "high"}
    day.move("lay_card", who="ailei", by=1, play_on=True)
    assert ring(day).coming == ["stage"]


@pytest.mark.rule("TG-KEY-01", "TG-KEY-02", "TG-KEY-03")
def test_the_keys_that_the_next_card_meets_are_shown_with_who_is_active_in_mind(day):
    keys = [{"attribute": "courage", "level": 1}, {"attribute": "aggression", "level": 2}]
    begin(day, combat(keys=keys), "ailei", "beor")
    day.move("activate", who="ailei")
    assert [key.meets for key in ring(day).lay.keys] == [True, False]
    day.move("lay_card", who="ailei", edge=[{"attribute": "practicality", "level": 1}])
    assert [(key.half.attribute, key.meets) for key in ring(day).lay.keys] == [("practicality", False)]


@pytest.mark.rule("TG-CMB-31", "TG-CMB-43")
def test_in_panic_the_page_offers_only_the_top_card_and_without_a_deck_only_escape(day):
    begin(day, combat(value=9), "ailei", "beor")
    with day.arranged() as state:
        state.heroes["ailei"].terror.value, state.heroes["ailei"].health.value = 7, 3
    day.move("activate", who="ailei")
    assert ring(day).lay.forced and fight.view(day.state, EVERYBODY).frame.next is None
    with day.arranged() as state:
        state.under_way[0].fight.fighters["ailei"].deck = 0
    assert fight.view(day.state, EVERYBODY).frame.next.move == "escape"


@pytest.mark.rule("TG-CMB-03")
def test_loot_of_several_is_taken_as_the_form_says_and_alone_with_one_tap(day):
    for who, step in ((("ailei", "beor"), {"form": "reward-form"}), (("ailei",), {"move": "end_encounter"})):
        begin(day, combat(value=1, loot={"gains": {"food": 3}}), *who)
        if len(who) > 1:
            day.move("activate", who="ailei")
        day.move("lay_card", who="ailei", by=1)
        day.move("finish_laying", who="ailei")
        following = fight.view(day.state, EVERYBODY).frame.next
        assert {name: getattr(following, name) for name in step} == step
        day.move("end_encounter", who="ailei")


@pytest.mark.rule("TG-CMB-03")
@pytest.mark.parametrize(("food", "even"), [(4, True), (3, False)])
def test_what_was_just_copied_is_taken_at_once_where_the_shares_are_clear(day, food, even):
    begin(day, combat(value=1), "ailei", "beor")
    day.move("activate", who="ailei")
    day.move("lay_card", who="ailei", by=1)
    day.move("finish_laying", who="ailei")
    before = {who: day.hero(who).resources["food"] for who in ("ailei", "beor")}
    day.move("copy_gain", who="ailei", loot={"gains": {"food": food}}, take=True, card="green Wolf")
    assert (not day.state.under_way) == even
    if even:
        assert [day.hero(who).resources["food"] - before[who] for who in before] == [2, 2]
    else:  # it is asked, and the step is called by what it does
        view = fight.view(day.state, EVERYBODY)
        assert view.frame.next.label.key == "step-share-loot" and not view.fights[0].even
        assert view.fights[0].shares == {"ailei": {"food": 2}, "beor": {"food": 1}}


def test_two_fights_at_once_have_no_one_large_step_but_each_its_own(day):
    begin(day, combat(), "ailei")
    begin(day, combat(name="Another"), "beor")
    page = fight.view(day.state, EVERYBODY)
    assert len(page.fights) == 2 and page.frame.next is None
    assert [ring.step.args for ring in page.fights] == [{"who": "ailei"}, {"who": "beor"}]
    assert {ring.step.move for ring in page.fights} == {"finish_laying"}


def test_a_card_to_be_put_right_brings_along_what_its_form_has_no_field_for(day):
    rows = [{"since": since, "loses": {"food": since}} for since in range(8)]
    begin(day, combat(table=rows, reward={"gains": {"terror": 1}}), "ailei")
    printed = dict(ring(day).printed)
    assert printed["card.table.7.loses.food"] == 7
    assert printed["card.reward.gains.terror"] == 1


def test_the_header_names_the_page_only_while_somebody_fights(day):
    panel = next(panel for panel in GAME.panels if panel.name == "fight")
    assert not panel.when(day.state)
    day.move("begin_encounter", who=["ailei"], colour="green")
    assert panel.when(day.state)
    assert GAME.page_after("begin_encounter", "", day.state) == "fight"
    assert GAME.page_after("begin_encounter", "map", day.state) == "map"  # whoever looks at the map goes on looking
    day.move("end_encounter", who="ailei")
    assert not panel.when(day.state) and GAME.page_after("end_encounter", "fight", day.state) == ""


# --- decks, the box and the campaign around a fight ------------------------------------------------------------------


@pytest.mark.rule("TG-ENC-03", "TG-BEY-16")
def test_your_first_encounter_comes_from_no_deck_and_goes_back_to_none(day):
    day.move("begin_encounter", who=["ailei"], colour="green", training=True)
    assert day.state.encounters["green"].size == 9
    day.move("describe_encounter", card=combat(value=1), who="ailei")
    day.move("start_fight", who="ailei")
    day.move("lay_card", who="ailei", by=1)
    day.move("finish_laying", who="ailei")
    day.move("end_encounter", who="ailei")
    assert day.state.encounters["green"].size == 9 and "tell-training-over" in day.said


@pytest.mark.rule("TG-ENC-02", "TG-ENC-07")
def test_a_card_that_is_out_is_missing_from_the_count_of_its_difficulty(day):
    day.move("prepare_chapter", chapter=1, levels={"green": {"first": 4, "second": 3}})
    day.move("begin_encounter", who=["ailei"], colour="green")
    day.move("describe_encounter", card=combat(level=2, traits=["guardian"]), who="ailei")
    assert counted(day, "green") == (6, [4, 2, 0, 0], 0)
    day.move("start_fight", who="ailei")
    day.move("escape", who="ailei")
    assert counted(day, "green") == (6, [4, 2, 0, 0], 1)  # it roams
    day.move("guardian_leaves", guardian=day.state.guardians[0].id)
    assert counted(day, "green") == (7, [4, 3, 0, 0], 0)


def counted(table, colour: str) -> tuple[int, list[int], int]:
    row = next(row for row in encounter_decks(table.state) if row.colour == colour)
    return row.held, row.levels, row.guardians


@pytest.mark.rule("TG-SAV-01", "TG-SAV-16")
def test_a_fight_put_away_in_its_middle_is_laid_again_with_its_sequence_and_pool(day):
    begin(day, combat(value=9), "ailei", "beor")
    day.move("activate", who="ailei")
    day.move("lay_card", who="ailei", by=2)
    (packed,) = [line.told for line in packing(day.state).lines if line.told.key == "pack-fight"]
    assert (packed.args["value"], packed.args["count"], packed.args["kind"]) == (2, 1, "combat")
    assert [line.told.args for line in laying(day.state).lines if line.told.key == "lay-fight"] == [packed.args]


@pytest.mark.rule("TG-DIP-05", "TG-GRD-01", "TG-ENC-06")
@pytest.mark.parametrize(("way", "stays"), [("avoid", []), ("flee", ["blue"])])
def test_a_guardian_that_was_avoided_goes_to_its_deck_and_one_that_was_fled_from_stays(day, way, stays):
    day.move("begin_encounter", who=["ailei"], colour="blue")
    day.move("describe_encounter", card=diplomacy(traits=["guardian"], avoid={}), who="ailei")
    day.move(way, who="ailei", agree=["ailei"])
    assert [guardian.colour for guardian in day.state.guardians] == stays


@pytest.mark.rule("TG-DIP-05")
def test_a_guardian_of_the_map_that_was_avoided_goes_home(day):
    day.move("guardian_appears", name="Judge", colour="blue", place=101)
    if not day.state.under_way:
        day.move("move_figure", who=["ailei"], to=101)
    day.move("end_encounter", who="ailei", how="avoided")
    assert day.state.guardians == []
    day.undo()
    met = day.objects("end_encounter", who="ailei", how="avoided", stays=True)
    assert (met.rule, met.code) == ("TG-DIP-05", "avoided-guardian-leaves")


# --- robbers and equipment -------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-TRT-11")
def test_robbers_wait_until_health_falls_and_take_from_who_falls_to_nothing(day):
    with day.arranged() as state:
        state.heroes["ailei"].health.value = 1
        state.heroes["ailei"].resources["wealth"] = 4
    begin(day, combat(value=9, traits=["robber"], table=[{"since": 0, "wounds": 5}]), "ailei")
    assert day.hero("ailei").resources["wealth"] == 4  # she came with a Health of 1: it has not fallen
    day.move("change", who="ailei", what="health", by=3)
    day.move("lay_card", who="ailei")
    day.move("finish_laying", who="ailei")
    assert (day.hero("ailei").health.value, day.hero("ailei").dying) == (0, True)
    assert day.hero("ailei").resources["wealth"] == 0 and day.state.under_way == []


@pytest.mark.rule("TG-CMB-06")
def test_equipment_gained_in_a_fight_waits_face_down(day):
    begin(day, combat(), "ailei", "beor")
    day.move("take", who="beor", kind="item", name="Axe", keyword="weapon")
    assert not day.hero("beor").belongings[-1].face_up and "tell-not-in-this-fight" in day.said


@pytest.mark.rule("TG-TRT-05")
def test_wounds_of_a_deceitful_opponent_are_not_made_fewer_in_another_way_either(day):
    begin(day, combat(value=9, traits=["deceit"], table=[{"since": 0, "wounds": 2}]), "ailei")
    day.move("lay_card", who="ailei")
    assert day.objects("finish_laying", who="ailei", instead={"wounds": 1}).rule == "TG-TRT-05"
    day.move("finish_laying", who="ailei", instead={"wounds": 3})
    assert day.hero("ailei").health.value == day.hero("ailei").health.top - 3


def test_cards_are_counted_both_in_hand_and_deck_or_not_at_all(avalon):
    table = avalon("ailei", areas={"decks": "table"})
    table.morning()
    begin(table, combat(), "ailei")
    refused = table.refuses("recount", who="ailei", hand=2)
    assert (refused.field, refused.message.key) == ("deck", "count-both")
    table.move("recount", who="ailei", hand=2, deck=9)
    table.move("draw_cards", who="ailei")
    fighter = table.state.under_way[0].fight.fighters["ailei"]
    assert (fighter.hand, fighter.deck) == (3, 8)


@pytest.mark.parametrize(("boards", "fights"), [("app", "app"), ("table", "table")])
def test_a_save_of_the_first_schema_keeps_its_fights_where_it_keeps_its_boards(avalon, boards, fights):
    old = {**avalon("beor").plain, "schema": 1, "kept": {"boards": boards, "map": "app", "decks": "app", "days": "app"}}
    assert GAME.migrated(old)["kept"]["fights"] == fights
