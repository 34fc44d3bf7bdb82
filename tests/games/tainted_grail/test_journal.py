"""Books read at a table: what they ask of it and do at it, all of it by the table's own moves."""

from __future__ import annotations

import pytest

from companion.core import engine
from companion.core.errors import Objection
from companion.core.secrets import HIDDEN
from companion.core.viewer import Viewer
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.play.procedures import EVENING, stand_at
from companion.web.wording import Voice

from .journals import passage, readers

END = passage("end", "ending: end")


def begin(*head, ways=("[on](#end)",), **options):
    """A table for two that stands at a first passage with these header lines and ways."""
    return readers(passage("begin", "entry: start", *head, ways=ways), END, **options)


@pytest.mark.rule("TG-ATT-06", "TG-BEY-13", "TG-JRN-05")
def test_one_member_who_has_the_attribute_opens_a_choice_for_the_party():
    table = begin(ways=("[on](#end)", "[dare](#end) | needs any.courage >= 2"))
    table.refuses("choose", choice="dare")
    with table.arranged() as state:
        state.heroes["ailei"].attributes["courage"] = 2
    table.move("choose", choice="dare")
    assert table.reading.at == "end"


def test_all_asks_the_weakest_member():
    table = begin(ways=("[on](#end)", "[dare](#end) | needs all.empathy >= 1"))
    with table.arranged() as state:
        state.heroes["ailei"].attributes["empathy"] = 2
    table.refuses("choose", choice="dare")
    with table.arranged() as state:
        state.heroes["beor"].attributes["empathy"] = 1
    table.move("choose", choice="dare")
    assert table.reading.at == "end"


def test_a_shown_lock_can_be_overruled_by_the_table():
    table = begin(ways=("[on](#end)", "[dare](#end) | needs any.courage >= 2, shown"))
    assert table.objects("choose", choice="dare").can_overrule
    table.move("choose", overrule=("choice-is-locked",), choice="dare")
    assert table.rulings and table.reading.at == "end"


@pytest.mark.rule("TG-PTY-05")
def test_a_member_pays_for_another():
    table = begin(ways=("[on](#end)", "[wade](#end) | each pays energy 1"))
    with table.arranged() as state:
        state.heroes["beor"].energy.value = 0
    before = table.hero("ailei").energy.value
    table.move("choose", choice="wade", paying={"ailei": 2, "beor": 0})
    assert table.hero("ailei").energy.value == before - 2
    assert table.reading.who == ["ailei", "beor"]


def test_a_common_price_is_shared_as_far_as_each_purse_goes():
    table = begin(ways=("[on](#end)", "[buy](#end) | party pays wealth 3"))
    with table.arranged() as state:
        state.heroes["ailei"].resources["wealth"] = 1
        state.heroes["beor"].resources["wealth"] = 2
    table.move("choose", choice="buy")
    assert [table.hero(who).resources["wealth"] for who in ("ailei", "beor")] == [0, 0]


def test_a_price_that_nobody_can_pay_locks_the_choice():
    table = begin(ways=("[on](#end)", "[buy](#end) | party pays wealth 3"))
    assert table.objects("choose", choice="buy").code == "choice-is-locked"


@pytest.mark.parametrize(
    ("choice", "czech", "english"),
    [
        ("buy", "společně 3 cennosti", "3 Wealth together"),
        ("hear", "duchovnost 2", "Spirituality 2"),
        ("many", "aspoň 4 členové", "4 or more of you"),
    ],
)
def test_a_locked_choice_says_what_it_needs(choice, czech, english):
    table = begin(ways=(
        "[on](#end)", "[buy](#end) | party pays wealth 3", "[hear](#end) | needs any.spirituality > 1, shown",
        "[many](#end) | needs party.size >= 4, shown",
    ))  # fmt: skip
    message = table.objects("choose", choice=choice).message
    for language, needs in (("cs", czech), ("en", english)):
        said = Voice(language, GAME, table.state).spoken(message).replace("\u00a0", " ")
        assert said.endswith(f": {needs}.")


def test_a_price_in_terror_is_gained_and_one_pays_whom_the_table_names():
    table = begin(ways=("[on](#end)", "[look](#end) | one pays terror 2"))
    table.move("choose", choice="look", one="beor")
    assert (table.hero("beor").terror.value, table.hero("ailei").terror.value) == (2, 0)


@pytest.mark.rule("TG-BEY-14")
def test_what_is_for_one_goes_to_whom_the_table_picks_and_for_each_to_everybody():
    table = begin(ways=("[on](#end) | gain one.food 2 | gain each.experience 1",))
    with table.arranged() as state:
        for hero in state.living:
            hero.resources["food"] = 0
    table.move("choose", choice="on", one="beor")
    assert [table.hero(who).resources["food"] for who in ("ailei", "beor")] == [0, 2]
    assert [table.hero(who).resources["experience"] for who in ("ailei", "beor")] == [1, 1]
    assert {fact["who"] for fact in table.told("tell-book-changed")} == {"ailei", "beor"}


@pytest.mark.rule("TG-STA-02", "TG-STA-06")
def test_a_book_brings_its_own_status_and_asks_for_its_parts():
    table = begin(
        "does: mark bell 2",
        ways=("[on](#end)", '[two](#end) | needs status["bell"].has(2)', '[four](#end) | needs status["bell"].has(4)'),
    )
    key = "a_book_bell"
    assert table.state.statuses[key].marked == [2]
    assert table.state.statuses[key].name == {"cs": "Zvon", "en": "The Bell"}
    table.refuses("choose", choice="four")
    table.move("choose", choice="two")


def test_a_book_may_mark_a_status_that_the_sheet_prints():
    table = begin("does: mark cosuil 3", ways=('[on](#end) | needs status["cosuil"].has(3)', "[off](#end)"))
    assert table.state.statuses["cosuil"].marked == [3]
    table.move("choose", choice="on")


@pytest.mark.rule("TG-TOK-02", "TG-SOD-04")
def test_a_dial_of_the_book_turns_with_the_days_and_opens_its_door_when_it_runs_out():
    table = readers(
        passage("begin", "entry: start", "does: dial tide 1", ways=("[on](#camp) | rests",)),
        passage("camp", ways=('[wait](#end) | needs dial["tide"] >= 1', "[end](#end)")),
        passage("flood", "entry: dial tide", "ending: drowned"),
        END,
    )
    table.move("choose", choice="on")
    assert [(dial.of, dial.value) for dial in table.state.dials] == [("The Tide", 1)]
    table.objects("enter", kind="dial", key="tide")
    table.morning()
    assert table.state.dials == []
    table.move("enter", kind="dial", key="tide")
    assert (table.reading.at, table.reading.endings) == ("flood", ["drowned"])


def test_a_secret_of_the_book_is_held_by_one_and_asked_of_the_members():
    table = begin("does: gain secret name", ways=("[on](#end)", '[say](#end) | needs secret["name"]'))
    assert [card.name for card in table.hero("ailei").belongings] == ["The Name"]
    table.move("choose", choice="say")


@pytest.mark.rule("TG-ENC-04", "TG-ENC-06")
@pytest.mark.parametrize(("fate", "goes"), [("won", "glad"), ("fled", "far"), ("lost", "sorry")])
def test_a_fight_begins_and_the_choice_after_it_ends_it(fate, goes):
    ways = ("[won](#glad) | after won", "[fled](#far) | after fled", "[lost](#sorry) | after lost")
    ends = [passage(one, f"ending: {one}") for one in ("glad", "far", "sorry")]
    table = readers(passage("begin", "entry: start", "does: encounter grey", ways=ways), *ends)
    assert [(doing.kind, doing.colour) for doing in table.state.under_way] == [("encounter", "grey")]
    table.move("choose", choice=fate)
    assert (table.reading.at, table.state.under_way) == (goes, [])


def test_a_fight_that_the_table_ended_on_its_own_page_leaves_just_that_way():
    ways = ("[won](#end) | after won", "[fled](#end) | after fled", "[lost](#end) | after lost")
    table = begin("does: encounter grey", ways=ways)
    table.move("end_encounter", who="ailei", how="won")
    table.refuses("choose", choice="lost")
    table.move("choose", choice="won")
    assert table.reading.chosen == {"begin.won": 1}


FATES, DECKS = ("won", "fled", "lost"), {"grey": 4, "blue": 4}


def fights(colour: str, *fates: str):
    """A table for two whose book has just begun an encounter of that colour, with a way after each of these ends."""
    ways = [f"[{one}](#{one}) | after {one}" for one in fates]
    ends = [passage(one, f"ending: {one}") for one in fates]
    return readers(passage("begin", "entry: start", f"does: encounter {colour}", ways=ways), *ends, encounters=DECKS)


@pytest.mark.rule("TG-CMB-42")
def test_an_enemy_that_withdraws_by_the_books_own_way_goes_under_its_deck_and_is_not_won():
    table = fights("grey", *FATES, "withdrew")
    table.move("choose", choice="withdrew")
    assert (table.reading.at, table.state.under_way, table.state.guardians) == ("withdrew", [], [])
    deck = table.state.encounters["grey"]
    assert (deck.size, len(deck.shuffled), len(deck.bottom)) == (4, 3, 1)
    assert table.chronicle[1].args["how"] == "withdrew"
    assert table.told("tell-guardian-would-stay") == [{"name": ""}]


@pytest.mark.rule("TG-CMB-42", "TG-GRD-12")
def test_a_guardian_that_withdraws_from_the_readers_roams():
    table = fights("grey", *FATES, "withdrew")
    card = {"name": "Knight", "colour": "grey", "value": 5, "traits": ["guardian"]}
    table.move("describe_encounter", card=card, who="beor")
    table.move("choose", choice="withdrew")
    assert ([one.name for one in table.state.guardians], table.state.under_way) == (["Knight"], [])


@pytest.mark.rule("TG-DIP-05")
def test_a_diplomacy_that_is_avoided_by_the_books_own_way_goes_under_its_deck():
    table = fights("blue", *FATES, "avoided")
    table.move("choose", choice="avoided")
    assert (table.reading.at, table.state.under_way) == ("avoided", [])
    deck = table.state.encounters["blue"]
    assert (deck.size, len(deck.shuffled), len(deck.bottom)) == (4, 3, 1)
    assert table.chronicle[1].args["how"] == "avoided"


@pytest.mark.rule("TG-DIP-05", "TG-DIP-06")
def test_one_whose_card_is_known_is_avoided_by_its_own_price_and_before_it_begins():
    table = fights("blue", *FATES, "avoided")
    card = {"name": "Reeve", "colour": "blue", "above": 3, "below": 3, "avoid": {"costs": {"energy": 1}}}
    table.move("describe_encounter", card=card, who="beor")
    before = [table.hero(who).energy.value for who in ("ailei", "beor")]
    table.move("choose", choice="avoided")
    assert [table.hero(who).energy.value for who in ("ailei", "beor")] == [had - 1 for had in before]
    assert (table.reading.at, table.state.encounters["blue"].bottom) == ("avoided", ["Reeve"])
    table.undo()
    table.move("face_it", who="beor")
    assert table.objects("choose", choice="avoided").code == "too-late-to-avoid"


@pytest.mark.rule("TG-DIP-07")
def test_a_diplomacy_is_fled_from_by_all_the_readers_at_once_and_each_bears_its_failure():
    table = fights("blue", *FATES)
    card = {"name": "Reeve", "colour": "blue", "above": 3, "below": 3, "failure": {"terror": 1}}
    table.move("describe_encounter", card=card, who="beor")
    table.move("choose", choice="fled")
    assert [table.hero(who).terror.value for who in ("ailei", "beor")] == [1, 1]
    assert (table.reading.at, table.state.under_way) == ("fled", [])


@pytest.mark.rule("TG-CMB-42")
@pytest.mark.parametrize(("written", "offered"), [((*FATES, "withdrew"), "withdrew"), (FATES, "fled")])
def test_when_the_enemy_withdrew_on_the_tables_own_page_the_book_tells_that_or_else_that_they_fled(written, offered):
    table = fights("grey", *written)
    table.move("end_encounter", who="ailei", how="withdrew", stays=False)
    for fate in {*written} - {offered}:
        table.refuses("choose", choice=fate)
    before = len(table.state.encounters["grey"].bottom)
    table.move("choose", choice=offered)
    assert (table.reading.at, table.reading.outcome) == (offered, "")
    assert len(table.state.encounters["grey"].bottom) == before == 1  # it was over already


@pytest.mark.rule("TG-DIP-05")
@pytest.mark.parametrize(("written", "offered"), [((*FATES, "avoided"), "avoided"), (FATES, "fled")])
def test_when_a_diplomacy_was_avoided_the_book_tells_that_or_else_that_they_fled(written, offered):
    table = fights("blue", *written)
    card = {"name": "Reeve", "colour": "blue", "above": 3, "below": 3, "avoid": {"costs": {"energy": 1}}}
    table.move("describe_encounter", card=card, who="beor")
    table.move("avoid", who="beor", agree=["beor", "ailei"])
    for fate in {*written} - {offered}:
        table.refuses("choose", choice=fate)
    table.move("choose", choice=offered)
    assert (table.reading.at, table.state.encounters["blue"].bottom) == (offered, ["Reeve"])


@pytest.mark.parametrize(("doors", "opens"), [(("withdrew", "fled"), "withdrew"), (("fled", "lost"), "fled")])
def test_the_end_of_a_fight_opens_its_door_in_a_book_that_rests(doors, opens):
    table = readers(
        passage("begin", "entry: start", ways=("[on](#camp) | rests",)),
        passage("camp", ways=("[on](#end)",)),
        *(passage(one, f"entry: encounter {one}", "ending: x") for one in doors),
        END,
        encounters=DECKS,
    )
    table.move("choose", choice="on")
    table.move("begin_encounter", who=["ailei", "beor"], colour="grey")
    table.move("end_encounter", who="ailei", how="withdrew", stays=False)
    shut = next(one for one in doors if one != opens)
    assert table.objects("enter", kind="encounter", key=shut).code == "door-is-shut"
    table.move("enter", kind="encounter", key=opens)
    assert table.reading.at == opens


def test_a_split_party_pays_and_gains_apart_and_comes_together_again():
    table = readers(
        passage("begin", "entry: start", ways=("[some](#out) | some go", "[on](#end)")),
        passage("out", "does: lose each.energy 1", ways=("[back](#end) | rejoin",)),
        END,
    )
    table.refuses("choose", choice="some")  # who goes?
    table.refuses("choose", choice="some", going=["arev"])
    before = {who: table.hero(who).energy.value for who in ("ailei", "beor")}
    table.move("choose", choice="some", going=["beor"])
    assert (table.reading.who, table.reading.apart) == (["beor"], ["ailei"])
    assert table.hero("ailei").energy.value == before["ailei"]
    assert table.hero("beor").energy.value == before["beor"] - 1
    table.move("choose", choice="back")
    assert sorted(table.reading.who) == ["ailei", "beor"]


@pytest.mark.rule("TG-JRN-03")
def test_when_the_book_rests_the_exploration_ends_and_it_goes_on_where_it_was():
    table = readers(
        passage("begin", "entry: start", ways=("[on](#camp) | rests",)),
        passage("camp", "entry: place 101", ways=("[on](#end)",)),
        END,
    )
    table.morning()
    table.move("explore", who=["ailei", "beor"])
    table.move("choose", choice="on")
    assert table.state.under_way == []
    assert table.told("tell-turn-card-back") == [{"place": 101}]
    assert (table.reading.resting, table.reading.at) == (True, "camp")
    table.refuses("choose", choice="on")
    table.move("read_on")
    assert table.reading.read == {"begin": 1, "camp": 1}


@pytest.mark.rule("TG-JRN-03")
def test_a_book_that_tells_nothing_of_the_place_leaves_the_printed_exploration_alone():
    table = readers(passage("begin", "entry: start", ways=("[on](#begin) | rests", "[end](#end)")), END)
    table.morning()
    table.move("explore", who=["ailei", "beor"])
    table.move("choose", choice="on")
    assert table.reading.resting and [doing.place for doing in table.state.under_way] == [101]
    assert table.told("tell-turn-card-back") == []


@pytest.mark.rule("TG-JRN-01")
def test_exploring_a_place_opens_the_books_door_for_it():
    table = readers(
        passage("begin", "entry: start", ways=("[on](#begin) | rests", "[end](#end)")),
        passage("mill", "entry: place 101", ways=("[on](#begin) | returns",)),
        END,
    )
    table.morning()
    table.move("choose", choice="on")
    assert table.objects("enter", kind="place", key="101").code == "door-is-shut"
    table.move("explore", who=["ailei"])
    table.move("enter", kind="place", key="101")
    assert table.reading.at == "mill"
    table.move("choose", choice="on")
    assert (table.reading.at, table.reading.bookmark) == ("begin", "")


@pytest.mark.rule("TG-EOD-10")
def test_at_night_a_dream_waits_and_for_the_haunted_a_nightmare():
    table = readers(
        passage("begin", "entry: start", ways=("[on](#begin) | rests", "[end](#end)")),
        passage("dream", "entry: dream", "ending: dreamt"),
        passage("mare", "entry: nightmare", "ending: mare"),
        END,
    )
    table.move("choose", choice="on")
    with table.arranged() as state:
        stand_at(state, EVENING, "advancement")
    table.objects("enter", kind="nightmare")
    with table.arranged() as state:
        terror = state.heroes["beor"].terror
        terror.value = terror.top
    table.objects("enter", kind="dream")
    table.move("enter", kind="nightmare")
    assert table.reading.at == "mare"


def test_a_table_that_keeps_its_boards_is_asked_and_told_instead():
    table = begin(
        ways=("[on](#end) | gain each.food 1", "[dare](#end) | needs any.courage >= 3 | each pays energy 2"),
        kept="light",
    )
    table.move("choose", choice="dare")  # only the table can know
    assert table.told("tell-book-price-each") == [{"what": "energy", "amount": 2}]
    table.undo()
    before = table.plain["heroes"]
    table.move("choose", choice="on")
    assert {fact["who"] for fact in table.told("tell-book-change")} == {"ailei", "beor"}
    assert table.plain["heroes"] == before


def test_votes_are_counted_and_gone_after_the_choice():
    table = begin(ways=("[on](#end)", "[off](#end)"))
    table.move("vote", seat=1, choice="on")
    table.move("vote", seat=2, choice="off")
    table.move("vote", seat=2, choice="")
    assert table.reading.votes == {"1": "on"}
    table.refuses("vote", seat=9, choice="on")
    table.refuses("vote", seat=1, choice="nothing")
    table.move("choose", choice="off")
    assert table.reading.votes == {}


def test_ballots_stay_closed_until_all_are_in_and_are_gone_after_the_choice():
    table = begin(ways=("[on](#end)", "[off](#end)"))
    table.move("ballot", who=1, choice="on")
    assert (table.reading.votes, table.reading.ballots) == ({}, {"1": "on"})
    table.move("ballot", who=1, choice="")
    assert table.reading.ballots == {}
    table.move("ballot", who=1, choice="off")
    table.move("vote", seat=2, choice="on")  # said aloud at the table: an open one
    assert (table.reading.votes, table.reading.ballots) == ({"1": "off", "2": "on"}, {})
    table.refuses("ballot", who=9, choice="on")
    table.refuses("ballot", who=1, choice="nothing")
    assert table.objects("open_ballots").code == "no-ballots"
    table.move("choose", choice="off")
    assert (table.reading.votes, table.reading.ballots) == ({}, {})


def test_the_table_may_count_although_somebody_does_not_vote():
    table = begin(ways=("[on](#end)", "[off](#end)"))
    table.move("ballot", who=2, choice="on")
    table.move("open_ballots")
    assert (table.reading.votes, table.reading.ballots) == ({"2": "on"}, {})


def test_at_a_strict_table_nobody_votes_for_another():
    table = begin(ways=("[on](#end)", "[off](#end)"))
    table.move("keep_to_seats", strict=True)
    facts = {"who": 2, "choice": "on"}
    with pytest.raises(Objection):
        engine.make(GAME, table.plain, "ballot", facts, library=table.library, viewer=Viewer(1))
    made = engine.make(GAME, table.plain, "ballot", facts, library=table.library, viewer=Viewer(2))
    assert GAME.seen(made.state, Viewer(1)).open_reading.ballots == {"2": HIDDEN}
    assert GAME.seen(made.state, Viewer(2)).open_reading.ballots == {"2": "on"}


@pytest.mark.rule("TG-CHR-14", "TG-TIE-07")
def test_a_tie_is_settled_by_the_lowest_number_of_those_who_voted_so():
    table = begin(ways=("[on](#end)", "[off](#end)"))
    world = GAME.world(None, table.state, table.reading, None)
    by_number = sorted(table.state.living, key=lambda hero: hero.number)
    assert world.settles([hero.seat for hero in by_number]).args["who"] == by_number[0].id
    assert world.settles([by_number[-1].seat]).args["who"] == by_number[-1].id


def test_undo_takes_back_a_choice_with_all_that_it_brought():
    table = begin(ways=("[on](#end) | gain each.food 1 | mark bell 1 | add trust 2 | dial tide 4",))
    before = table.plain
    table.move("choose", choice="on")
    assert table.reading.values == {"trust": 2}
    table.undo()
    assert table.plain == before


def test_the_die_is_rolled_by_the_app_or_told_by_the_table():
    ways = ("[leap](#end) | roll d6 | or [fall](#pit) if roll + any.empathy < 4",)
    table = readers(passage("begin", "entry: start", ways=ways), passage("pit", "ending: pit"), END)
    with table.arranged() as state:
        state.heroes["ailei"].attributes["empathy"] = 0
    table.refuses("choose", choice="leap", rolled=7)
    table.move("choose", choice="leap", rolled=3)
    assert (table.reading.at, table.drawn[0].told) == ("pit", True)
    table.undo()
    table.move("choose", choice="leap")
    assert table.told("tell-rolled")[0]["die"] == 6


@pytest.mark.parametrize(("caution", "goes"), [(0, "pit"), (3, "end")])
def test_a_table_that_keeps_its_boards_says_the_number_that_a_roll_wants(caution, goes):
    ways = ("[leap](#end) | roll d6 | or [fall](#pit) if roll + any.caution < 5", "[on](#end)")
    table = readers(passage("begin", "entry: start", ways=ways), passage("pit", "ending: pit"), END, kept="light")
    assert table.refuses("choose", choice="leap", rolled=2).field == "numbers"
    table.move("choose", choice="leap", rolled=2, numbers={"any-caution": caution})
    assert table.reading.at == goes
    table.undo()
    table.move("choose", choice="on")


def test_who_died_or_left_no_longer_takes_part_when_the_book_is_opened_again():
    table = begin(people=("ailei", "beor", "arev"))
    table.move("close_book")
    with table.arranged() as state:
        state.heroes["beor"].dead = True
    table.move("open_book", book="tainted-grail/a-book")
    assert table.reading.who == ["ailei", "arev"]


@pytest.mark.parametrize(
    ("move", "args"),
    [
        ("open_book", {"book": "tainted-grail/no-such"}),
        ("open_book", {"book": "tainted-grail/a-book", "who": ["nobody"]}),
        ("enter", {"kind": "window"}),
        ("choose", {"choice": "x" * 200}),
        ("choose", {"choice": "on", "one": "cerv"}),
        ("turn_to", {"passage": "no-such"}),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(move, args):
    table = begin()
    before = table.plain
    table.refuses(move, **args)
    assert table.plain == before


def test_without_a_book_open_nothing_can_be_chosen():
    table = begin()
    table.move("close_book")
    assert table.objects("choose", choice="on").code == "no-book-open"
