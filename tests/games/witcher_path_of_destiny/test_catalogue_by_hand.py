"""Every condition with every result that may stand beside it, played at a table laid and counted by hand. WP-EFF.

The table of these tests (active: magic left, combat right), from the left; `~` is covered:

    first    magic ~diplomacy diplomacy   red green
    second   exploration                  blue
    third                                 red
    TRIED    exploration                  red blue     the card with the effect
    BEYOND   3 diplomacy 2 exploration    red green blue yellow, out of its reach
    pool     1 diplomacy 2 combat

Within reach: red 3, blue 2, green 1, yellow 0; magic 1, combat 2, diplomacy 2, exploration 2, so 4 inactive ones.
"""

from __future__ import annotations

import pytest

from .conftest import Table

POOL = {"magic": 0, "diplomacy": 1, "exploration": 0, "combat": 2}

# How often the result is given; how many tokens are lost of the pool, which symbols are covered (card, place on it).
MET = {
    "C1 magic": (1, {}, [(0, 0)]),
    "C2 magic": (1, {}, [(0, 0)]),
    "C2 combat": (2, {"combat": 2}, []),
    "C2 diplomacy": (2, {"diplomacy": 1}, [(0, 2)]),
    "C2 exploration": (2, {}, [(1, 0), (3, 0)]),
    "C3": (3, {"diplomacy": 1}, [(0, 2), (3, 0)]),
    "C4 red": (1, {}, []),
    "C4 blue": (1, {}, []),
    "C4 green": (0, {}, []),
    "C5 red": (1, {}, []),
    "C5 blue": (0, {}, []),
    "C6 green": (1, {}, []),
    "C6 blue": (0, {}, []),
    "C6 yellow": (0, {}, []),
    "C7 blue": (1, {}, []),
    "C7 red": (0, {}, []),
    "C7 green": (0, {}, []),
    "C8 red": (3, {}, []),
    "C8 blue": (2, {}, []),
    "C8 green": (1, {}, []),
    "C8 yellow": (0, {}, []),
    "C9": (3, {}, []),
    "C10": (1, {}, []),
}
PAYING = {"C3": ["token-diplomacy", "card-0-diplomacy", "card-3-exploration"]}  # three of four: its player says which

# What a result gives once: experience, and tokens.
ONCE = {
    "R1": (3, {}),
    "R2": (1, {}),
    "R3": (0, {"magic": 1}),
    "R4": (0, {"combat": 1}),
    "R5": (0, {"magic": 2}),
    "R6": (0, {"combat": 2}),
    "R7": (0, {"magic": 1, "combat": 1}),
    "R8 diplomacy": (0, {"diplomacy": 2}),
    "R8 combat": (0, {"combat": 2}),
    "R9 exploration": (0, {"exploration": 1}),
    "R9 magic": (0, {"magic": 1}),
    "R10": (0, {"combat": 1, "exploration": 1, "magic": 1}),
}
MULTIPLE_CONDITIONS, MULTIPLE_RESULTS = ("C2", "C3", "C8", "C9"), ("R2", "R3", "R4", "R9")


def printed(code: str) -> tuple[str, str | None]:
    """ "C2 magic" as its code and what the card says of it."""
    of, _, what = code.partition(" ")
    return of, what or None


def may_stand_together(condition: str, result: str) -> bool:
    """WP-EFF-16: a result of degrees wants a condition of degrees."""
    return printed(result)[0] not in MULTIPLE_RESULTS or printed(condition)[0] in MULTIPLE_CONDITIONS


def effect(condition: str, result: str) -> dict[str, str]:
    """The arguments with which such a card is described."""
    (asks, of), (gives, symbol) = printed(condition), printed(result)
    found = {"condition": asks, "result": gives}
    if of:
        found["condition_symbol" if asks in ("C1", "C2") else "condition_colour"] = of
    return found | ({"result_symbol": symbol} if symbol else {})


@pytest.fixture
def counted(destiny) -> Table:
    """The table of this file; Geralt has drafted and is about to play, his abilities are used."""
    table = destiny("geralt", "ciri", story="P1", effort_cards=False).begins()
    table.spent(1, 2)
    table.describe("beyond", "3 diplomacy 2 exploration red green blue yellow")
    table.drafts()
    table.lies(1, "1 magic 2 diplomacy red green", "1 exploration blue", "red")
    table.pool(1, **POOL)
    table.lies(2, "3 magic red blue green yellow", "3 exploration 3 diplomacy red")
    table.pool(2, magic=5, diplomacy=5, exploration=5, combat=5)
    table.move("cover_symbol", who=1, place=0, at=1)
    return table


@pytest.mark.rule("WP-EFF-01", "WP-EFF-03", "WP-EFF-04", "WP-EFF-06", "WP-EFF-07", "WP-EFF-09", "WP-EFF-10")
@pytest.mark.rule("WP-EFF-12", "WP-EFF-13", "WP-EFF-14", "WP-EFF-15", "WP-EFF-16", "WP-EFF-19", "WP-EFF-11")
@pytest.mark.rule("WP-PLAY-06", "WP-PLAY-07", "WP-PLAY-08", "WP-PLAY-09", "WP-PLAY-10", "WP-PLAY-11", "WP-CARD-06")
@pytest.mark.parametrize("condition", MET)
def test_what_a_condition_finds_and_takes_and_what_each_result_then_gives(counted, condition):
    times, tokens, covered = MET[condition]
    for result in (one for one in ONCE if may_stand_together(condition, one)):
        counted.describe("tried", "1 exploration red blue", **effect(condition, result))
        counted.plays(1, "tried", "beyond")
        if condition in PAYING:
            assert counted.one(1).resolving == [3]
            counted.move("resolve_effect", who=1, paying=PAYING[condition])
        one, (xp, gains) = counted.one(1), ONCE[result]
        left = {symbol: POOL[symbol] - tokens.get(symbol, 0) + times * gains.get(symbol, 0) for symbol in POOL}
        assert (one.xp, one.pool) == (times * xp, left), result
        hidden = {(card, at) for card, laid in enumerate(one.timeline) for at in laid.covered}
        assert hidden == {(0, 1), *covered}, result
        assert (one.vp, one.hand, len(one.timeline)) == (0, 5, 5)
        other = counted.one(2)
        assert other.pool == {"magic": 5, "diplomacy": 5, "exploration": 5, "combat": 5} and other.xp == 0
        assert not any(laid.covered for laid in other.timeline)
        for _ in range(3 if condition in PAYING else 2):
            counted.undo()


@pytest.mark.rule("WP-EFF-16", "WP-EFF-02")
def test_every_pair_of_a_condition_and_a_result_is_tried_or_refused(counted):
    tried = refused = 0
    for condition in MET:
        for result in ONCE:
            if may_stand_together(condition, result):
                tried += 1
            else:
                args = {"card": "tried", "colours": ["red"], **effect(condition, result)}
                assert counted.refuses("describe_card", **args).field == "result"
                refused += 1
    assert {printed(one)[0] for one in MET} == {f"C{number}" for number in range(1, 11)}
    assert {printed(one)[0] for one in ONCE} == {f"R{number}" for number in range(1, 11)}
    assert (tried, refused) == (10 * 12 + 13 * 7, 13 * 5)  # ten lines of degrees, thirteen of single conditions


# --- the ledger's own remarks, each by an example of its own


def lone(table: Table, text: str, **effect: str) -> None:
    """Geralt plays a card of that description, and a bare one."""
    table.describe("lone", text, **effect)
    table.describe("bare", "yellow")
    table.plays(1, "lone", "bare")


@pytest.fixture
def bare(duo) -> Table:
    """Nothing lies anywhere; Geralt has drafted and is about to play."""
    duo.spent(1, 2)
    duo.drafts()
    return duo


@pytest.mark.rule("WP-EFF-18", "WP-EFF-06")
def test_what_is_gained_cannot_pay_for_itself(bare):
    """Two explorations are there, the card's own and one token: both are lost, and then two are gained, not three."""
    bare.pool(1, exploration=1)
    lone(bare, "1 exploration red", condition="C2", condition_symbol="exploration", result="R9",
         result_symbol="exploration")  # fmt: skip
    one = bare.one(1)
    assert one.timeline[0].covered == [0] and one.pool["exploration"] == 2 and one.resolving == []


@pytest.mark.rule("WP-EFF-08", "WP-EFF-18")
def test_a_loss_that_only_the_gain_could_pay_gives_nothing(bare):
    lone(bare, "red", condition="C1", condition_symbol="combat", result="R8", result_symbol="combat")
    assert not any(bare.one(1).pool.values())
    assert bare.told("tell-effect-nothing") == [{"who": "geralt", "card": "lone"}]


@pytest.mark.rule("WP-EFF-03", "WP-EFF-07", "WP-EFF-14")
@pytest.mark.parametrize(
    ("condition", "met"),
    [("C4", (0, 0, 1, 1, 1, 1)), ("C5", (0, 0, 0, 1, 1, 1)), ("C6", (0, 1, 0, 0, 0, 0)), ("C7", (0, 0, 1, 0, 0, 0))],
)
def test_or_more_is_met_by_more_and_exactly_is_not(bare, condition, met):
    """With none to five red cards, the one with the effect among them but where there is none."""
    for reds, wanted in enumerate(met):
        bare.lies(1, *["red blue"] * max(0, reds - 1))
        lone(bare, "red" if reds else "green", condition=condition, condition_colour="red", result="R1")
        assert bare.one(1).xp == 3 * wanted, reds
        for _ in range(3):
            bare.undo()


@pytest.mark.rule("WP-EFF-05", "WP-EFF-06")
def test_of_five_three_are_lost_and_of_one_only_one(bare):
    bare.pool(1, combat=5)
    lone(bare, "red", condition="C2", condition_symbol="combat", result="R3")
    assert bare.one(1).pool == {"magic": 3, "diplomacy": 0, "exploration": 0, "combat": 2}
    bare.undo()
    bare.pool(1, combat=1)
    bare.plays(1, "lone", "bare")
    assert bare.one(1).pool == {"magic": 1, "diplomacy": 0, "exploration": 0, "combat": 0}


@pytest.mark.rule("WP-EFF-09", "WP-PLAY-07", "WP-EFF-08")
def test_the_right_new_card_neither_pays_nor_is_offered_for_the_left_one(bare):
    bare.describe("left", "1 diplomacy red", condition="C3", result="R2")
    bare.describe("right", "3 diplomacy 3 exploration red")
    bare.plays(1, "left", "right")  # one symbol is in reach, so there is no choice
    one = bare.one(1)
    assert one.resolving == [] and one.xp == 1
    assert [laid.covered for laid in one.timeline] == [[0], []]
    bare.undo()
    bare.describe("left", "red", condition="C1", condition_symbol="diplomacy", result="R1")
    bare.plays(1, "left", "right")
    assert bare.one(1).xp == 0 and bare.one(1).timeline[1].covered == []
    bare.undo()
    bare.pool(1, diplomacy=2, exploration=2)
    bare.describe("left", "red", condition="C3", result="R2")
    bare.plays(1, "left", "right")
    beyond = ["token-diplomacy", "token-diplomacy", "card-1-diplomacy"]
    assert bare.refuses("resolve_effect", who=1, paying=beyond).field == "paying"
    assert bare.refuses("resolve_effect", who=1, paying=["token-diplomacy"] * 2).field == "paying"  # not as many
    bare.move("resolve_effect", who=1, paying=["token-exploration", "token-diplomacy", "token-exploration"])
    assert bare.one(1).pool == {"magic": 0, "diplomacy": 1, "exploration": 0, "combat": 0} and bare.one(1).xp == 3


@pytest.mark.rule("WP-EFF-17")
@pytest.mark.parametrize(("otherwise", "met", "xp"), [(False, 1, 3), (True, 0, 1)])
def test_c9_and_c10_count_the_pool_unless_read_otherwise(bare, otherwise, met, xp):
    """One inactive symbol is printed, two lie in the pool, an active one counts in neither reading."""
    bare.move("house_rule", rule="WP-EFF-17", otherwise=otherwise)
    bare.pool(1, diplomacy=1, exploration=1, magic=4)
    lone(bare, "1 exploration 1 combat red", condition="C10", result="R1")
    assert bare.one(1).xp == 3 * met
    bare.undo()
    bare.describe("lone", "1 exploration 1 combat red", condition="C9", result="R2")
    bare.plays(1, "lone", "bare")
    assert bare.one(1).xp == xp and sum(bare.one(1).pool.values()) == 6  # what is had is not lost


@pytest.mark.rule("WP-PLAY-04", "WP-PLAY-07", "WP-EFF-13")
def test_the_right_card_uses_what_the_left_one_gave_and_took(bare):
    """The left one turns its own diplomacy into two magics; the right one finds one inactive symbol, its own."""
    bare.describe("left", "1 diplomacy blue", condition="C1", condition_symbol="diplomacy", result="R5")
    bare.describe("right", "1 exploration red", condition="C9", result="R2")
    bare.plays(1, "left", "right")
    assert bare.one(1).xp == 1 and bare.one(1).pool["magic"] == 2
    bare.undo()
    bare.describe("right", "red", condition="C2", condition_symbol="magic", result="R2")
    bare.plays(1, "left", "right")
    assert bare.one(1).xp == 2 and bare.one(1).pool["magic"] == 0
    bare.undo()
    bare.plays(1, "right", "left")  # the other way round there is nothing to pay with yet
    assert bare.one(1).xp == 0 and bare.one(1).pool["magic"] == 2


@pytest.mark.rule("WP-EFF-12", "WP-EFF-13", "WP-EFF-19", "WP-SYM-06")
def test_in_another_chapter_other_symbols_are_inactive_and_only_the_sides_results_turn_with_them(bare):
    with bare.arranged() as state:
        state.left, state.right = "exploration", "diplomacy"
    bare.pool(1, magic=1, combat=1, exploration=5, diplomacy=5)
    for condition, result, wanted in (
        ("C3", "R3", {"exploration": 7, "diplomacy": 5}),  # magic and combat are the inactive ones now
        ("C9", "R4", {"magic": 1, "combat": 1, "exploration": 5, "diplomacy": 7}),
        ("C10", "R7", {"magic": 1, "combat": 1, "exploration": 6, "diplomacy": 6}),
        ("C10", "R10", {"magic": 2, "combat": 2, "exploration": 6, "diplomacy": 5}),
        ("C10", "R8 magic", {"magic": 3, "combat": 1, "exploration": 5, "diplomacy": 5}),
    ):
        lone(bare, "red", **effect(condition, result))
        assert {symbol: count for symbol, count in bare.one(1).pool.items() if count} == wanted, (condition, result)
        for _ in range(3):
            bare.undo()


# --- contradictions


def contradicts(condition: str | None, symbol: bool, colour: bool, result: str | None, gives: bool) -> str:
    """The field that is wrong on such a card, worked out of the catalogue's two lists; "" of a sound one."""
    if condition is None and symbol:
        return "condition_symbol"
    if condition is None and colour:
        return "condition_colour"
    if result is None and gives:
        return "result_symbol"
    if condition is None:
        return "condition" if result else ""
    if result is None:
        return "result"
    if symbol != (condition in ("C1", "C2")):
        return "condition_symbol"
    if colour != (condition in ("C4", "C5", "C6", "C7", "C8")):
        return "condition_colour"
    if gives != (result in ("R8", "R9")):
        return "result_symbol"
    return "result" if result in MULTIPLE_RESULTS and condition not in MULTIPLE_CONDITIONS else ""


@pytest.mark.rule("WP-EFF-01", "WP-EFF-14", "WP-EFF-15", "WP-EFF-16", "WP-DATA-21")
@pytest.mark.parametrize("condition", [None, *(f"C{number}" for number in range(1, 11))])
def test_what_cannot_be_on_a_card_is_refused_with_the_field_that_is_wrong(bare, condition):
    for result in (None, "R1", "R2", "R7", "R8", "R9", "R10"):
        for symbol, colour, gives in ((a, b, c) for a in (False, True) for b in (False, True) for c in (False, True)):
            args = {"card": "odd", "colours": ["red"], "condition": condition, "result": result}
            args |= {"condition_symbol": "magic"} if symbol else {}
            args |= {"condition_colour": "blue"} if colour else {}
            args |= {"result_symbol": "combat"} if gives else {}
            if wrong := contradicts(condition, symbol, colour, result, gives):
                assert bare.refuses("describe_card", **args).field == wrong, args
            else:
                bare.move("describe_card", **args)
                bare.undo()


@pytest.mark.rule("WP-SYM-11", "WP-SYM-13", "WP-FATE-01", "WP-SYM-02", "WP-END-07")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("/players/0/timeline/0/covered", [0, 0]),  # a symbol covered twice
        ("/players/0/timeline/0/covered", [2]),  # one that is not there
        ("/players/0/timeline/0/condition", {"code": "C3"}),  # half an effect
        ("/players/0/timeline/0/result", {"code": "R1"}),
        ("/players/0/timeline/0/colours", ["red", "violet"]),
        ("/box/cards/bare/condition", {"code": "C11"}),
        ("/box/cards/bare/condition", {"code": "C4"}),
        ("/box/cards/pays/condition", {"code": "C1"}),  # which symbol?
        ("/box/cards/pays/condition", {"code": "C4", "symbol": "magic"}),
        ("/box/cards/pays/result", {"code": "R2"}),  # by degrees of which there are none
        ("/box/cards/pays/result", {"code": "R8"}),  # which symbol?
        ("/players/0/pool/magic", -1),
        ("/players/0/pool", {"magic": 1, "luck": 1}),  # a fifth type
        ("/fate", {"I": "left", "II": "", "III": "", "IV": "left"}),  # a fourth fate token
        ("/fate/I", "middle"),
        ("/path", {"left": 1, "right": 2, "middle": 1}),  # a third path token
        ("/path/left", 4),  # held by nobody who sits there
        ("/right", "magic"),  # the same on both sides
        ("/players/0/abilities", ["ready"] * 5),  # a fifth ability
        ("/players/0/xp", 21),
        ("/players/0/gold", 21),
        ("/chapter", 4),
        ("/turn", 4),
    ],
)
def test_no_table_has_more_than_the_box(bare, path, value):
    bare.describe("bare", "red")
    bare.describe("pays", "red", condition="C1", condition_symbol="magic", result="R1")
    bare.lies(1, "2 magic red")
    before = bare.plain
    assert bare.refuses("correct", path=path, value=value)
    assert bare.plain == before
    bare.move("correct", path="/players/0/timeline/0/covered", value=[0, 1])  # each once: that may be
    bare.move("correct", path="/box/cards/pays/condition", value={"code": "C4", "symbol": None, "colour": "red"})
