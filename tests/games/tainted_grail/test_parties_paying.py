"""PTY: a price for each: everyone pays their own, somebody covers it by their word, or a member drops out alone."""

from __future__ import annotations

import pytest

from .journals import passage, readers

END = passage("end", "ending: end")
FAR = passage("far", ways=("[on](#end)", "[home](#end) | rests"))


@pytest.fixture
def day(table):
    """Beor, Ailei and Arev on 101 during the first day, each with Energy 6."""
    table.morning()
    return table


def energies(table) -> dict[str, int]:
    return {who: hero.energy.value for who, hero in table.state.heroes.items()}


def with_energy(table, **values: int) -> None:
    with table.arranged() as state:
        for who, value in values.items():
            state.heroes[who].energy.value = value


def wealth(table, **values: int) -> dict[str, int]:
    if values:
        with table.arranged() as state:
            for who, value in values.items():
                state.heroes[who].resources["wealth"] = value
    return {who: hero.resources["wealth"] for who, hero in sorted(table.state.heroes.items())}


def paid(met) -> list[dict[str, int]]:
    """The shares that the table may choose instead."""
    return [way.args["paying"] for way in met.instead]


# --- explorations and journeys ----------------------------------------------------------------------------------------


@pytest.mark.rule("TG-PTY-05", "TG-PTY-11")
@pytest.mark.parametrize(("move", "more"), [("explore", {}), ("travel", {"to": 104})])
def test_nobody_covers_another_without_a_word(day, move, more):
    with_energy(day, beor=0)
    met = day.objects(move, who=["beor", "ailei", "arev"], **more)
    assert (met.rule, met.code, met.message.args["who"]) == ("TG-PTY-11", "who-covers", ["beor"])
    assert [way.message.key for way in met.instead] == ["instead-cover", "instead-cover", "instead-stay"]
    assert paid(met) == [
        {"beor": 0, "ailei": 2, "arev": 1},
        {"beor": 0, "ailei": 1, "arev": 2},
        {"ailei": 1, "arev": 1},
    ]
    day.move(met.instead[1].move, **met.instead[1].args)
    assert energies(day) == {"beor": 0, "ailei": 5, "arev": 4}
    assert "tell-drops-out" not in day.said
    assert day.chronicle[0].args["who"] == ["beor", "ailei", "arev"]


@pytest.mark.rule("TG-PTY-11")
def test_who_is_not_covered_stays_and_pays_nothing(day):
    with_energy(day, beor=0)
    met = day.objects("travel", who=["beor", "ailei", "arev"], to=104)
    day.move("travel", **met.instead[2].args)
    assert {who: hero.place for who, hero in day.state.heroes.items()} == {"beor": 101, "ailei": 104, "arev": 104}
    assert energies(day) == {"beor": 0, "ailei": 5, "arev": 5}
    assert day.told("tell-drops-out") == [{"who": "beor"}]
    assert not day.hero("beor").acted


@pytest.mark.rule("TG-PTY-11")
def test_two_may_cover_together_what_one_alone_cannot(day):
    with_energy(day, beor=0, ailei=2, arev=2)
    day.move("explore", who=["beor", "ailei", "arev"], paying={"ailei": 2, "arev": 1})
    assert energies(day) == {"beor": 0, "ailei": 0, "arev": 1}
    assert day.state.under_way[0].who == ["beor", "ailei", "arev"]


@pytest.mark.rule("TG-PTY-11")
def test_of_two_who_lack_it_one_may_be_covered_and_the_other_stay(day):
    with_energy(day, beor=0, ailei=0, arev=2)
    met = day.objects("explore", who=["beor", "ailei", "arev"])
    assert paid(met) == [{"beor": 0, "arev": 2}, {"ailei": 0, "arev": 2}, {"arev": 1}]
    day.move("explore", **met.instead[1].args)
    assert day.state.under_way[0].who == ["ailei", "arev"]


@pytest.mark.rule("TG-PTY-11")
def test_who_cannot_pay_and_cannot_be_covered_drops_out_and_the_rest_go_on(day):
    with_energy(day, beor=1, ailei=0, arev=1)
    day.move("travel", who=["beor", "ailei", "arev"], to=104)
    assert {who: hero.place for who, hero in day.state.heroes.items()} == {"beor": 104, "ailei": 101, "arev": 104}
    assert energies(day) == {"beor": 0, "ailei": 0, "arev": 0}
    assert day.told("tell-drops-out") == [{"who": "ailei"}]
    assert day.chronicle[0].args["who"] == ["beor", "arev"]


@pytest.mark.rule("TG-PTY-11")
def test_alone_there_is_nobody_to_go_on_without(day):
    with_energy(day, ailei=0)
    assert day.objects("travel", who=["ailei"], to=104).code == "not-enough-energy"


@pytest.mark.rule("TG-PTY-11")
def test_from_a_price_that_is_paid_once_nobody_drops_out(day):
    with_energy(day, beor=0, ailei=0, arev=1)
    met = day.objects("location_action", who=["beor", "ailei", "arev"], cost=2)
    assert met.code == "not-enough-energy"


@pytest.mark.rule("TG-PTY-11")
def test_by_a_ruling_all_go_and_pay_what_they_have(day):
    with_energy(day, beor=0)
    day.move("explore", overrule=("*",), who=["beor", "ailei"])
    assert day.state.under_way[0].who == ["beor", "ailei"]
    assert energies(day) == {"beor": 0, "ailei": 5, "arev": 6}


# --- a price that the printed journal asks of each --------------------------------------------------------------------


@pytest.mark.rule("TG-PTY-11")
def test_in_the_middle_of_an_exploration_who_does_not_pay_drops_out_alone(day):
    wealth(day, ailei=3, arev=3, beor=1)
    day.move("explore", who=["ailei", "arev", "beor"])
    met = day.objects("each_pays", who="ailei", what="wealth", amount=2)
    assert (met.rule, paid(met)[-1]) == ("TG-PTY-11", {"ailei": 2, "arev": 2})
    day.move("each_pays", **met.instead[-1].args)
    assert wealth(day) == {"ailei": 1, "arev": 1, "beor": 1}
    assert day.state.under_way[0].who == ["ailei", "arev"]
    assert day.wrote == ["wrote-dropped-out"]
    day.move("explore", who=["beor"])  # it is free, and its next action ends nobody else's
    assert [doing.who for doing in day.state.under_way] == [["ailei", "arev"], ["beor"]]


@pytest.mark.rule("TG-PTY-11")
def test_who_could_pay_may_drop_out_as_well(day):
    wealth(day, ailei=3, arev=3, beor=3)
    day.move("explore", who=["ailei", "arev", "beor"])
    day.move("each_pays", who="ailei", what="wealth", amount=1, paying={"ailei": 1, "beor": 1})
    assert wealth(day) == {"ailei": 2, "arev": 3, "beor": 2}
    assert day.state.under_way[0].who == ["ailei", "beor"]
    day.move("drop_out", who="beor")
    assert day.state.under_way[0].who == ["ailei"]
    assert day.refuses("drop_out", who="ailei").message.key == "nobody-goes-on"


@pytest.mark.rule("TG-PTY-11")
def test_a_price_of_ones_own_that_cannot_be_paid_offers_to_drop_out(day):
    wealth(day, beor=1)
    day.move("explore", who=["ailei", "beor"])
    met = day.objects("pay", who="beor", wealth=2)
    assert [(way.move, way.args) for way in met.instead] == [("drop_out", {"who": "beor"})]
    day.move("drop_out", who="beor")
    assert (wealth(day)["beor"], day.state.under_way[0].who) == (1, ["ailei"])
    assert day.objects("pay", who="ailei", wealth=2).instead == []  # alone there is nobody to go on


# --- in a book --------------------------------------------------------------------------------------------------------


def at_a_toll(price: str, place: int = 101, **purses: int):
    """Ailei, Arev and Beor explore, and the book asks a price."""
    doors, ways = ("entry: start", f"entry: place {place}"), (f"[toll](#far) | {price}", "[on](#end)")
    table = readers(passage("begin", *doors, ways=ways), FAR, END, people=("ailei", "arev", "beor"))
    table.move("start_day")
    table.move("turn_event")
    table.move("explore", who=["ailei", "arev", "beor"])
    wealth(table, **purses)
    return table


@pytest.mark.rule("TG-PTY-11", "TG-PTY-05")
def test_in_a_book_nobody_covers_another_without_a_word(day):
    table = at_a_toll("each pays wealth 2", ailei=3, arev=3, beor=1)
    met = table.objects("choose", choice="toll")
    assert (met.rule, met.code, met.message.args["who"]) == ("TG-PTY-11", "who-covers", ["beor"])
    assert paid(met) == [
        {"ailei": 3, "arev": 2, "beor": 1},
        {"ailei": 2, "arev": 3, "beor": 1},
        {"ailei": 2, "arev": 2},
    ]
    table.move("choose", **met.instead[0].args)
    assert wealth(table) == {"ailei": 0, "arev": 1, "beor": 0}
    assert table.reading.who == table.state.under_way[0].who == ["ailei", "arev", "beor"]


@pytest.mark.rule("TG-PTY-11")
def test_who_stays_behind_in_a_book_is_out_of_the_exploration_until_it_is_over():
    table = at_a_toll("each pays wealth 2", ailei=3, arev=3, beor=1)
    table.move("choose", choice="toll", paying={"ailei": 2, "arev": 2})
    assert wealth(table) == {"ailei": 1, "arev": 1, "beor": 1}
    assert (table.reading.who, table.reading.apart, table.reading.out) == (["ailei", "arev"], [], ["beor"])
    assert table.state.under_way[0].who == ["ailei", "arev"]
    table.move("travel", who=["beor"], to=104)  # its next action ends nobody else's
    assert table.state.under_way[0].who == ["ailei", "arev"]
    assert table.objects("travel", who=["arev"], to=104).code == "book-is-not-through"
    table.move("choose", choice="home")
    assert table.state.under_way == []
    assert (table.reading.who, table.reading.out) == (["ailei", "arev", "beor"], [])  # and comes along the next time


@pytest.mark.rule("TG-PTY-11")
def test_one_who_cannot_be_covered_drops_out_of_a_book_without_a_question():
    table = at_a_toll("each pays wealth 2", ailei=2, arev=2, beor=1)
    table.move("choose", choice="toll")
    assert wealth(table) == {"ailei": 0, "arev": 0, "beor": 1}
    assert (table.reading.who, table.state.under_way[0].who) == (["ailei", "arev"], ["ailei", "arev"])


@pytest.mark.rule("TG-PTY-11")
def test_rejoining_does_not_bring_back_who_dropped_out():
    way = "[toll](#far) | each pays wealth 1 | rejoin"
    table = readers(passage("begin", "entry: start", ways=(way, "[on](#end)")), FAR, END)
    wealth(table, ailei=1, beor=0)
    table.move("choose", choice="toll")
    assert (table.reading.who, table.reading.out) == (["ailei"], ["beor"])


@pytest.mark.rule("TG-PTY-11")
def test_a_price_for_each_that_nobody_can_pay_alone_is_locked():
    table = at_a_toll("each pays wealth 2", ailei=1, arev=1, beor=0)
    assert table.objects("choose", choice="toll").code == "choice-is-locked"


@pytest.mark.rule("TG-PTY-05")
def test_who_pays_a_common_price_is_asked_where_more_than_one_could():
    table = at_a_toll("party pays wealth 3", ailei=3, arev=0, beor=1)
    met = table.objects("choose", choice="toll")
    assert (met.code, paid(met)) == ("who-pays", [{"ailei": 3}])
    table.move("choose", choice="toll", paying={"ailei": 2, "beor": 1})
    assert wealth(table) == {"ailei": 1, "arev": 0, "beor": 0}


@pytest.mark.rule("TG-PTY-05")
def test_who_alone_has_it_pays_a_common_price_at_once():
    table = at_a_toll("party pays wealth 3", ailei=0, arev=4, beor=0)
    table.move("choose", choice="toll")
    assert wealth(table)["arev"] == 1


@pytest.mark.rule("TG-PTY-05")
def test_a_price_for_one_is_paid_by_whoever_the_table_names():
    table = at_a_toll("one pays wealth 1", ailei=1, arev=0, beor=1)
    met = table.objects("choose", choice="toll")
    assert (met.code, [way.args["one"] for way in met.instead]) == ("who-pays", ["ailei", "beor"])
    table.move("choose", choice="toll", one="beor")
    assert wealth(table) == {"ailei": 1, "arev": 0, "beor": 0}


# --- nothing else is done while an exploration goes on ----------------------------------------------------------------


@pytest.mark.rule("TG-ACT-15", "TG-PTY-14", "TG-RES-07", "TG-JRN-03")
def test_while_a_book_is_read_its_readers_do_nothing_else():
    table = at_a_toll("each pays wealth 2")
    table.move("change", who="ailei", what="food", by=1)
    for move, args, code in (
        ("personal_action", {"who": "ailei"}, "in-an-exploration"),
        ("trade", {"who": "ailei", "to": "beor", "what": "food"}, "in-an-exploration"),
        ("travel", {"who": ["ailei"], "to": 104}, "book-is-not-through"),
        ("explore", {"who": ["beor"]}, "book-is-not-through"),
        ("pass", {"who": "arev"}, "book-is-not-through"),
    ):
        met = table.objects(move, **args)
        assert met.code == code, move  # only the book says where it is over
        assert [way.move for way in met.instead] == (["close_book"] if code == "book-is-not-through" else []), move
    table.move("close_book")
    table.move("travel", who=["ailei"], to=104)


@pytest.mark.rule("TG-JRN-03")
def test_a_book_that_does_not_tell_of_the_place_holds_nobody_back():
    table = at_a_toll("each pays wealth 2", place=105)
    met = table.objects("personal_action", who="ailei")
    assert [way.move for way in met.instead] == ["end_exploration"]  # the printed journal says when
    table.move("travel", who=["ailei"], to=104)


@pytest.mark.rule("TG-PTY-14", "TG-PTY-04")
def test_who_explores_hands_nothing_over(day):
    day.move("take", who="beor", kind="item", name="Rope")
    day.move("explore", who=["beor"])
    rope = day.hero("beor").belongings[0].id
    met = day.objects("hand_over", who="beor", to="ailei", card=rope)
    assert (met.rule, met.code) == ("TG-PTY-04", "in-an-exploration")
    day.move(met.instead[0].move, **met.instead[0].args)  # the journal had said that it was over
    day.move("hand_over", who="beor", to="ailei", card=rope)
