"""Decks of tales, weighed: what options are worth, bring and cost, what they call, and which of them stand apart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.story import balance, parse
from companion.story.balance import Apart, Balance, Currency, Missing, Option, weigh
from companion.story.book import Book, Effect, Price
from companion.story.reading import Reading
from companion.story.teller import Teller
from companion.story.vocabulary import NUMBER, DeckDoors, Form, Kind, Member, Vocabulary
from companion.story.walking import Nowhere
from companion.story.weighing import DEEPEST

from .books import passage

COVER = "# the-mill\ngame: mill\nvariable: flour = 0\n\n## cs Mlýn\n\n## en The Mill\n"
YARD = passage("yard", "entry: start", "- [wait](#yard) | rests", "- [leave](#end)"), passage("end", "ending: end")
REST = "- [on](#yard) | rests"


class Miller(Nowhere):
    """Somebody with one to four in the arm, and three coins."""

    def __init__(self, chance: Random, book: Book, reading: Reading) -> None:
        super().__init__(chance, book, reading)
        self.arm = 1 + int(chance.random() * 4)

    def can_pay(self, price: Price, who: Any) -> bool:
        return price.amount <= 3


def worth(effect: Effect | Price) -> float:
    if isinstance(effect, Price):
        return -effect.amount
    return {"gain": 1, "lose": -1, "card": 2, "errand": -1}.get(effect.name, 0) * float(
        next((arg for arg in effect.args if isinstance(arg, int) and effect.name != "errand"), 1)
    )


def calls(effect: Effect) -> tuple[str, str] | None:
    return ("event", str(effect.args[1])) if effect.name == "errand" else None


MILL = Vocabulary(
    names={"miller": Member(Kind("miller", {"arm": Member(NUMBER, lambda one: one.arm)}), lambda scene: scene.world)},
    forms=(
        Form("gain", "gain good amount"),
        Form("lose", "lose good amount"),
        Form("card", "card colour"),
        Form("errand", "errand where number"),
        Form("encounter", "encounter foe"),
    ),
    words={"good": ("flour", "coin"), "colour": ("red",), "where": ("up", "down"), "foe": ("rat",)},
    payable=("coin",),
    entries={"hill": "number", "dale": "number", "event": "number"},
    ends={"rat": ("won", "lost")},
    imagine=Miller,
    decks=DeckDoors(("hill", "dale"), ("event",), calls, ("gain", "lose", "card", "errand")),
    worth=worth,
)


def told(*passages: str, vocabulary: Vocabulary = MILL) -> Teller:
    """A book of these passages, told at the mill."""
    book, _ = parse.read("mill/tales", {"book.md": COVER, "story.md": "\n".join([*YARD, *passages])}, {"mill": MILL})
    return Teller(book, vocabulary)


def weighed(*passages: str) -> Balance:
    found = weigh(told(*passages))
    assert found is not None
    return found


def card(*ways: str, number: int = 1, kind: str = "hill") -> str:
    """A card with these options."""
    return passage(f"{kind}-{number}", f"entry: {kind} {number}", *ways)


def result(id: str, *lines: str) -> str:
    """What follows an option: effects, and the book rests."""
    return passage(id, *(line for line in lines if line), REST)


def worths(*passages: str) -> dict[str, float]:
    """What each option of the hill's cards is worth."""
    return {one.key.partition(".")[2]: one.worth for one in weighed(*passages).decks[0].weighed}


def one_way(clauses: str, *passages: str) -> float:
    """What an option with these clauses is worth, that leads to `there`."""
    return worths(card(f"- [a](#there){clauses}"), *passages)["a"]


GAIN, LOSE = result("there", "does: gain flour 2"), result("gone", "does: lose flour 3")


# --- one option


def test_price_effects_and_what_follows_count():
    assert one_way("", GAIN) == 2
    assert one_way(" | one pays coin 3", GAIN) == -1
    assert one_way(" | gain coin 1 | lose flour 2", GAIN) == 1
    assert one_way("", passage("there", "does: gain flour 2", "- [on](#more)"), result("more", "does: card red")) == 4


def test_what_the_card_itself_does_counts_for_each_option():
    opened = passage("hill-1", "entry: hill 1", "does: lose coin 1", "- [a](#there)", "- [b](#gone)")
    assert worths(opened, GAIN, LOSE) == {"a": 1, "b": -4}


@pytest.mark.parametrize("stop", ["rests", "returns"])
def test_where_the_book_rests_or_goes_back_nothing_more_is_counted(stop):
    assert one_way(f" | gain coin 1 | {stop}", GAIN) == 1


def test_an_ending_and_a_passage_that_nobody_wrote_end_it():
    assert one_way("", passage("there", "does: gain flour 2", "ending: there")) == 2
    assert one_way(" | gain coin 1") == 1


@pytest.mark.parametrize(
    ("clauses", "expected"),
    [
        (" | roll d6 | or [x](#gone) if roll <= 2", 2 * 4 / 6 - 3 * 2 / 6),
        (" | roll d6 | or [x](#gone) if roll == 1 | or [y](#yes) if roll == 6", (2 * 4 - 3 + 5) / 6),
        (" | roll d4 | or [x](#gone) if roll > 9", 2),
        (" | or [x](#gone) if flour < 1", -3),
    ],
)
def test_every_face_of_the_die_counts_and_the_first_turn_that_holds(clauses, expected):
    assert one_way(clauses, GAIN, LOSE, result("yes", "does: gain flour 5")) == round(expected, 2)


def test_what_a_roll_asks_of_the_hero_is_averaged_over_imagined_ones():
    fails = [sum(face + arm < 4 for face in range(1, 7)) / 6 for arm in (1, 2, 3, 4)]
    expected = sum(2 * (1 - fail) - 3 * fail for fail in fails) / 4
    found = one_way(" | roll d6 | or [x](#gone) if roll + miller.arm < 4", GAIN, LOSE)
    assert found == pytest.approx(expected, abs=0.15)
    assert found == one_way(" | roll d6 | or [x](#gone) if roll + miller.arm < 4", GAIN, LOSE)  # from one seed


def test_an_option_with_a_lock_is_weighed_for_those_who_may_take_it():
    lucky = " | needs miller.arm >= 4 | roll d6 | or [x](#gone) if roll + miller.arm < 5"
    assert one_way(lucky, GAIN, LOSE) == 2
    assert one_way(" | needs miller.arm > 9", GAIN) == 2  # for nobody, so for anybody


# --- later ways


def later(*ways: str, does: str = "") -> float:
    """What an option is worth that leads to a passage with these ways."""
    more = result("best", "does: gain flour 4"), result("good", "does: gain flour 1")
    return one_way("", passage("there", *([does] if does else []), *ways), *more, LOSE)


def test_of_later_ways_the_best_one_is_gone():
    assert later("- [x](#good)", "- [y](#best)", "- [z](#gone)") == 4
    assert later("- [x](#gone)") == -3


def test_a_later_way_that_cannot_be_gone_does_not_count():
    assert later("- [x](#good)", "- [y](#best) | one pays coin 4") == 1
    assert later("- [x](#good)", "- [y](#best) | one pays coin 2") == 2
    assert later("- [x](#good)", "- [y](#best) | needs miller.arm > 9") == 1
    assert 1 < later("- [x](#good)", "- [y](#best) | needs miller.arm >= 3") < 4
    assert later("- [y](#best) | needs miller.arm > 9") == 0


def test_a_fight_ends_one_way_as_often_as_the_other():
    fight = "- [won](#best) | after won", "- [lost](#gone) | after lost"
    assert later(*fight, does="does: encounter rat") == 0.5
    assert later(*fight, "- [talk](#good) | once", does="does: encounter rat") == (4 + 1) / 2


def test_a_circle_is_gone_through_once():
    ring = passage("there", "does: gain flour 1", "- [round](#back)", REST), passage("back", "- [on](#there)")
    assert one_way("", *ring) == 1
    assert one_way("", passage("there", "does: gain flour 2", "- [up](#hill-1)")) == 2


def test_of_a_tale_without_an_end_so_much_is_weighed():
    road = [passage(f"mile-{at}", "does: gain coin 1", f"- [on](#mile-{at + 1})") for at in range(400)]
    assert one_way("", passage("there", "- [on](#mile-0)"), *road) == DEEPEST - 1


def test_a_drawn_tale_counts_by_its_weight():
    tales = [
        passage("mule", "entry: tale road", "weight: 3", "does: gain flour 4", REST),
        passage("ford", "entry: tale road", "does: lose flour 4", REST),
    ]
    assert one_way(" | draws road", GAIN, *tales) == 2


# --- calls

ERRAND = result("there", "does: errand up 7")
SEVEN = passage("event-7", "entry: event 7", "- [a](#gone)", "- [b](#well)"), result("well", "does: gain flour 5")


def test_a_call_brings_the_best_that_waits_behind_its_door():
    assert one_way("", ERRAND, *SEVEN, LOSE) == 4  # less the errand itself
    assert one_way(" | errand up 7 | rests", GAIN, *SEVEN, LOSE) == 4


def test_a_call_that_leads_to_itself_brings_nothing_more():
    assert one_way("", ERRAND, passage("event-7", "entry: event 7", "does: gain flour 2 | errand up 7", REST)) == 0


def test_of_two_passages_behind_a_door_the_one_that_fits_is_weighed():
    other = passage("event-8", "entry: event 7", "when: flour >= 1", "does: gain flour 9", REST)
    assert one_way("", ERRAND, *SEVEN, other, LOSE) == 4
    fits = passage("event-8", "entry: event 7", "when: flour < 1", "does: gain flour 9", REST)
    assert one_way("", ERRAND, *SEVEN, fits, LOSE) == 8


def test_calls_are_told_and_those_to_nowhere():
    found = weighed(card("- [a](#there)", "- [b](#far) | roll d6 | or [x](#there) if roll < 2"), ERRAND, *SEVEN, LOSE)
    assert found.missing == []
    assert [one.calls for one in found.decks[0].weighed] == [["event 7"], ["event 7"]]
    astray = weighed(card("- [a](#there)", "- [b](#far) | errand down 8"), ERRAND, result("far"))
    assert astray.missing == [Missing("hill-1", "event 8"), Missing("there", "event 7")]
    assert [one.worth for one in astray.decks[0].weighed] == [-1, -1] and astray.answers == []


def test_answers_are_weighed_and_those_that_nothing_leads_to_are_named():
    nine = passage("event-9", "entry: event 9", "does: card red", REST)
    ten = passage("event-10", "entry: event 10", "- [again](#event-10)", "- [on](#event-9)")
    (found,) = weighed(card("- [a](#there)"), ERRAND, *SEVEN, LOSE, nine, ten).answers
    assert [(one.door, one.passages, one.worth) for one in found.weighed] == [
        ("event 7", ["event-7"], 5),
        ("event 9", ["event-9"], 2),
        ("event 10", ["event-10"], 2),
    ]
    assert (found.kind, found.doors, found.least, found.mean, found.most) == ("event", 3, 2, 3, 5)
    assert found.uncalled == ["event 10"]  # nothing but itself leads there; a choice leads to event 9
    assert found.currency == [Currency("gain flour", 5, 1, 1.67), Currency("card red", 2, 2, 0.67)]


# --- a whole deck

DECK = (
    card("- [a](#there)", "- [b](#gone) | one pays coin 1"),
    card("- [a](#there) | one pays coin 2", "- [b](#there) | roll d6 | or [x](#err) if roll > 3", number=2),
    card("- [a](#there)", number=3, kind="dale"),
    *(GAIN, LOSE, result("err", "does: errand down 7"), *SEVEN),
)


def test_a_deck_is_counted():
    hill, dale = weighed(*DECK).decks
    assert (hill.kind, hill.cards, hill.options) == ("hill", 2, 4)
    assert (hill.calling, hill.costing, hill.rolling) == (1, 2, 1)
    assert (hill.least, hill.mean, hill.most) == (-4, 0.25, 3)  # 2, -4, 0, and half of 2 and 4
    assert (dale.kind, dale.cards, dale.options, dale.calling, dale.mean) == ("dale", 1, 1, 0, 2)


def test_currencies_are_counted_by_chance_in_the_order_of_the_game_and_prices_last():
    hill, _ = weighed(*DECK).decks
    assert hill.currency == [
        Currency("gain flour", 5, 3, 1.25),
        Currency("lose flour", 3, 1, 0.75),
        Currency("errand down", 0.5, 1, 0.12),
        Currency("pays coin", 3, 2, 0.75),
    ]


def test_what_stands_apart_is_named():
    hill, dale = weighed(*DECK).decks
    assert hill.apart == [Apart("hill-1", {"a": 2, "b": -4}), Apart("hill-2", {"a": 0, "b": 3})]
    assert hill.outside == [
        Option("hill-1.b", -4, costs=True, rolls=False, calls=[]),
        Option("hill-2.b", 3, costs=False, rolls=True, calls=["event 7"]),
    ]
    assert dale.apart == dale.outside == []


@pytest.mark.parametrize(("most", "apart"), [(2, False), (1.99, True)])
def test_just_as_far_as_allowed_is_not_apart(most, apart, monkeypatch):
    monkeypatch.setattr(balance, "APART", most)
    found = weighed(card("- [a](#there)", "- [b](#yard) | rests"), GAIN).decks[0].apart
    assert bool(found) is apart


def test_a_passage_behind_two_doors_of_a_deck_is_one_card_and_a_card_without_options_weighs_nothing():
    both = passage("hill-1", "entry: hill 1", "entry: hill 2", "- [a](#there)")
    (deck,) = weighed(both, GAIN, passage("hill-3", "entry: hill 3", "ending: over")).decks
    assert (deck.cards, deck.options, deck.mean) == (2, 1, 2)


def test_a_book_without_cards_has_nothing_to_weigh_and_a_game_without_decks_neither():
    assert weighed() == Balance(decks=[], answers=[], missing=[])
    assert weigh(told(*DECK, vocabulary=Vocabulary())) is None
