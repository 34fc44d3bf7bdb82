"""Conditions: what holds, what nobody can know, what is no condition at all, and that asking changes nothing."""

from __future__ import annotations

import copy

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.story.expressions import Asks, ExpressionError, parse
from companion.story.reading import Reading
from companion.story.vocabulary import NUMBER

from .books import END, VOCABULARY, near_in, parts, passage, whole
from .village import Village, scene

BOOK = whole(passage("ford", "entry: start", "- [wade](#deep-pool)"), passage("deep-pool", "- [on](#end)"), END)
KNOWN = {"courage": 2, "worst_courage": 1, "caution": 0, "terror": 3, "total_food": 3, "total_wealth": 0}


def here():
    reading = Reading(read={"ford": 2}, chosen={"ford.wade": 1}, values={"trust": 1, "brine": 0})
    looking = scene(reading, Village(**KNOWN))
    looking.rolled = 4
    return looking


def value(source, looking=None, wanted=None):
    return parse(source, VOCABULARY, BOOK, wanted).get(looking or here())


def refused(source) -> ExpressionError:
    with pytest.raises(ExpressionError) as error:
        parse(source, VOCABULARY, BOOK)
    return error.value


HOLDS = """
trust == 1 | trust != 2 | trust < 2 | trust <= 1 | trust > 0 | trust >= 1 | 2 > trust | -trust < 0
trust + 2 == 3 | trust - 2 == -1 | 5 - 2 - 1 == 2 | (trust + 1) - (brine - 1) == 3 | roll + any.caution < 5
0 <= brine < trust <= 1 | not trust == 2 | not (trust == 1 and brine == 1) | trust == 1 or brine == 9 and brine == 8
any.courage >= 2 | all.courage == 1 | any.terror == 3 | party.food >= 3 | party.size == 2 and party.apart == 1
day == 5 | dial["tide"] <= 4 | secret["under-name"] | hero["beor"] and not hero["ailei"]
status["watch"].has(3) | not status["watch"].has(2) | status["watch"].has(roll - 1) | status["watch"].count == 2
status["watch"].marked | not status["lamp"].marked | visited["ford"] | visited['ford'] | not visited["deep-pool"]
times["ford"] == 2 | times["deep-pool"] == 0 | chosen["ford.wade"] | not chosen["deep-pool.on"] | trust==1
"""


@pytest.mark.parametrize("source", parts(HOLDS))
def test_what_holds_here(source):
    expression = parse(source, VOCABULARY, BOOK)
    assert expression.get(here()) is True
    assert parse(f"not ({source})", VOCABULARY, BOOK).get(here()) is False


def test_a_dial_that_does_not_run_shows_nothing():
    looking = here()
    looking.world.dials.clear()
    assert value('dial["tide"] == 0', looking) is True


def test_a_roll_that_was_not_made_is_unknown():
    looking = here()
    looking.rolled = None
    assert value("roll >= 1", looking) is None
    assert value('status["watch"].has(roll)', looking) is None


UNKNOWN = """
any.empathy >= 1 | 1 <= any.empathy | any.empathy == any.empathy | any.empathy + 1 > 0 | -any.empathy < 0
not any.empathy >= 1 | 0 <= any.empathy <= trust | any.empathy >= 1 and trust == 1 | any.empathy >= 1 or trust == 2
"""


@pytest.mark.parametrize("source", parts(UNKNOWN))
def test_what_hangs_on_something_unknown_is_unknown(source):
    assert value(source) is None


@pytest.mark.parametrize(
    ("source", "held"),
    [
        ("any.empathy >= 1 or trust == 1", True),
        ("trust == 1 or any.empathy >= 1", True),
        ("any.empathy >= 1 and trust == 2", False),
        ("trust == 2 and any.empathy >= 1", False),
        ("2 <= trust <= any.empathy", False),
    ],
)
def test_what_one_side_settles_is_known_all_the_same(source, held):
    assert value(source) is held


ATOMS = {"trust == 1": 1.0, "trust == 2": 0.0, "any.empathy == 1": 0.5}  # yes, no, unknown
TREES = st.recursive(
    st.sampled_from(sorted(ATOMS.items())),
    lambda inner: st.one_of(
        inner.map(lambda one: (f"not ({one[0]})", 1 - one[1])),
        st.tuples(inner, inner).map(lambda two: (f"({two[0][0]}) and ({two[1][0]})", min(two[0][1], two[1][1]))),
        st.tuples(inner, inner).map(lambda two: (f"({two[0][0]}) or ({two[1][0]})", max(two[0][1], two[1][1]))),
    ),
    max_leaves=6,
)


@given(TREES)
def test_yes_no_and_unknown_are_joined_as_kleene_joins_them(tree):
    source, held = tree
    assert value(source) is {1.0: True, 0.0: False, 0.5: None}[held]


@given(st.lists(st.tuples(st.sampled_from("+-"), st.integers(0, 999)), min_size=1, max_size=8), st.integers(-50, 50))
def test_sums_are_reckoned_from_left_to_right(terms, than):
    source = "1 " + " ".join(f"{sign} {number}" for sign, number in terms)
    total = 1 + sum(number if sign == "+" else -number for sign, number in terms)
    assert value(source, wanted=NUMBER) == total
    for sign, held in (("<", total < than), (">=", total >= than), ("==", total == than)):
        assert value(f"{source} {sign} {than}") is held


# --- what is no condition


UNREADABLE = """
any.courage >= | any.courage > = 2 | trust = = 1 | (trust == 1 | trust * 2 == 2 | trust / 1 == 1 | trust in (1, 2)
trust == 1 if brine == 0 else trust == 2 | trust is 1 | trust == 1.5 | trust == '1' | trust == 1; brine == 0
(x := 1) == 1 | lambda: 1 | [trust == 1] | __import__('os') | trust(1) | ~trust == 1 | trust == 1 && brine == 0
visited[ford] | visited["ford", "ford"] | visited["ford"][0] | visited["ford":] | status["watch"].has(part=1)
žába zpívá
"""


@pytest.mark.parametrize("source", ["", *parts(UNREADABLE)])
def test_j201_what_cannot_be_read(source):
    assert refused(source).code == "J201"


@pytest.mark.parametrize(
    ("source", "near"),
    [
        ("trsut >= 1", "trust"),
        ("any.courge >= 2", "any.courage"),
        ("party.foood >= 1", "party.food"),
        ('vistied["ford"]', "visited"),
        ('status["watch"].markd', "status['watch'].marked"),
        ("zzz >= 1", ""),
        ("any.zzz >= 1", ""),
        ("any.__class__ == 1", ""),
        ('visited["ford"].real == 1', ""),
        ("Trust >= 1", "trust"),
        ("TRUE", ""),
    ],
)
def test_j202_a_name_that_nobody_knows_and_the_nearest_one(source, near):
    error = refused(source)
    assert (error.code, near_in(error)) == ("J202", near)


WRONG = """
visited["ford"] >= 2 | visited["ford"] + 1 == 2 | not trust | trust and brine == 0 | (trust == 1) == (brine == 0)
status["watch"] >= 1 | status["watch"].has(brine == 0) | status["watch"].has() | status["watch"].has(1, 2)
status["watch"].count(1) == 1 | status["watch"].has | -(trust == 1) == 0 | any >= 1
"""


@pytest.mark.parametrize("source", parts(WRONG))
def test_j203_a_wrong_type(source):
    assert refused(source).code == "J203"


@pytest.mark.parametrize("source", ["trust", "any.courage", "trust + 1", "1", "any", "visited", 'status["watch"]'])
def test_j204_a_number_or_a_thing_is_no_condition(source):
    assert refused(source).code == "J204"


@pytest.mark.parametrize(
    ("source", "near"),
    [
        ('visited["frod"]', "ford"),
        ('times["deep-poll"] == 1', "deep-pool"),
        ('chosen["ford.wad"]', "ford.wade"),
        ('chosen["ford"]', "ford.wade"),
        ('status["wach"].marked', "watch"),
        ('dial["tides"] == 1', "tide"),
        ('secret["undername"]', "under-name"),
        ('hero["beorn"]', "beor"),
        ("visited[3]", ""),
    ],
)
def test_j205_a_key_that_is_not_there_and_the_nearest_one(source, near):
    error = refused(source)
    assert (error.code, near_in(error)) == ("J205", near)


@pytest.mark.parametrize(
    "source",
    [
        " and ".join(["trust == 1"] * 60),
        "not " * 30 + "trust == 1",
        "trust == " + "1 + " * 30 + "1",
        "trust == 99999999",
    ],
)
def test_j208_too_long_too_deep_or_too_large(source):
    assert refused(source).code == "J208"


# --- what it says of itself


def test_it_says_what_it_asks():
    asks = parse('visited["ford"] and status["watch"].has(3) and trust >= 1', VOCABULARY, BOOK).asks
    assert {Asks("visited", "ford"), Asks("status", "watch"), Asks("trust", "")} <= set(asks)


@pytest.mark.parametrize(
    ("source", "simple"),
    [
        ("any.courage >= 2", ("any.courage", ">=", 2)),
        ("2 <= any.courage", ("any.courage", ">=", 2)),
        ("party.food < 1", ("party.food", "<", 1)),
        ("any.courage >= any.caution", None),
        ("any.courage >= 2 and trust == 1", None),
        ("not any.courage >= 2", None),
        ("any.courage == 2", None),
        ('status["watch"].count >= 2', None),
        ("day >= 5", None),
        ('visited["ford"]', None),
    ],
)
def test_a_simple_comparison_can_be_worded_by_the_app(source, simple):
    assert parse(source, VOCABULARY, BOOK).simple == simple


# --- any text


PIECES = """
trust | brine | any.courage | party.food | visited | status | dial | times | ford | 'ford' | "watch" | .has | .count
[ | ] | ( | ) | , | . | : | 1 | 2 | 0x9 | 1e9 | 1j | == | != | < | <= | >= | > | + | - | * | ** | ~ | not | and | or
in | is | if | else | lambda | await | yield | := | f'{trust}' | b'' | None | True | _ | \\ | #
"""


@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(parts(PIECES)), max_size=12).map(" ".join)))
@example("\0")
@example("\ud800 == 1")
@example("trust \N{GREEK QUESTION MARK} 1")
def test_no_text_raises_anything_but_its_own_error(source):
    one_way_or_the_other(source)


@pytest.mark.parametrize(
    "source",
    [
        "~" * 499 + "1",
        "-" * 499 + "1",
        "(" * 250 + ")" * 250,
        "[" * 190 + "]" * 190,
        "a." * 200 + "a",
        "1 if 1 else " * 40 + "1",
        "2**" * 160 + "2",
        "f(" * 190 + ")" * 190,
        "9" * 499,
        "9" * 100_000,
    ],
)
def test_a_long_row_of_anything_is_an_error_like_others(source):
    one_way_or_the_other(source)


def one_way_or_the_other(source):
    try:
        expression = parse(source, VOCABULARY, BOOK)
    except ExpressionError as error:
        assert error.code in ("J201", "J202", "J203", "J204", "J205", "J208")
    else:
        assert expression.get(here()) in (True, False, None)


@given(TREES)
def test_asking_changes_nothing(tree):
    looking = here()
    reading, village = msgspec.to_builtins(looking.reading), copy.deepcopy(vars(looking.world))
    asking = f'({tree[0]}) or times["deep-pool"] > roll or visited["deep-pool"] or dial["tide"] > day'
    assert value(asking, looking) is value(asking, looking)
    assert msgspec.to_builtins(looking.reading) == reading
    assert vars(looking.world) == village
    assert looking.rolled == 4
