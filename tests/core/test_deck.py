"""Decks: no card is ever lost or doubled, whoever draws, and a save never betrays what comes next."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion.core.chance import Chance
from companion.core.deck import UNKNOWN, Deck, DeckError

CARDS = st.lists(st.sampled_from(["raven", "ford", "bell", "wolf", UNKNOWN]), max_size=8)


def all_of(deck: Deck) -> Counter:
    return Counter([*deck.cards, *deck.discard, *deck.removed])


def test_the_top_comes_before_the_shuffled_and_these_before_the_bottom():
    deck = Deck(top=["a", "b"], shuffled=["c"], bottom=["d", "e"])
    assert [deck.draw(Chance("s")) for _ in range(5)] == ["a", "b", "c", "d", "e"]
    assert deck.size == 0


def test_an_empty_deck_says_so():
    with pytest.raises(DeckError, match="empty"):
        Deck(discard=["a"], removed=["b"]).draw(Chance("s"))


def test_what_the_table_drew_is_taken_from_wherever_it_lies_and_uses_no_chance():
    chance = Chance("s")
    deck = Deck(top=["a"], shuffled=["b", "c"], bottom=["d"])
    assert [deck.draw(chance, card) for card in ("d", "b", "a")] == ["d", "b", "a"]
    assert deck == Deck(shuffled=["c"]) and chance.used == 0


def test_a_card_that_is_not_there_is_refused_and_nothing_changes():
    deck = Deck(top=["a"], shuffled=["b"], discard=["c"], removed=["d"])
    before = msgspec.json.encode(deck)
    for card in ("c", "d", "e"):
        with pytest.raises(DeckError, match=f"{card} is not in the deck"):
            deck.take(card)
    assert msgspec.json.encode(deck) == before


def test_a_named_card_takes_the_place_of_an_unknown_one():
    deck = Deck(top=["a"], shuffled=[UNKNOWN, "b", UNKNOWN])
    assert deck.take("raven") == "raven"
    assert deck == Deck(top=["a"], shuffled=["b", UNKNOWN])


def test_a_known_card_is_preferred_to_an_unknown_one():
    deck = Deck(top=[UNKNOWN], shuffled=["raven"])
    deck.take("raven")
    assert deck == Deck(top=[UNKNOWN])


def test_the_order_of_a_shuffled_deck_is_not_in_the_save():
    one, other = Deck(top=["a", "b"], bottom=["c"]), Deck(top=["c"], shuffled=["b", "a"])
    one.shuffle()
    other.shuffle()
    assert one == other == Deck(shuffled=["a", "b", "c"])  # whatever the order was before, only the names are left


def test_shuffled_decks_are_drawn_in_another_order_by_another_chance():
    def order(seed: str) -> tuple[str, ...]:
        deck, chance = Deck(shuffled=list("abcdefgh")), Chance(seed)
        return tuple(deck.draw(chance) for _ in range(8))

    assert order("one") == order("one")
    assert len({order(f"seed {number}") for number in range(20)}) == 20


def test_shuffling_with_the_discard_leaves_removed_cards_out():
    deck = Deck(top=["a"], discard=["b", "c"], removed=["d"])
    deck.shuffle(with_discard=True)
    assert deck == Deck(shuffled=["a", "b", "c"], removed=["d"])


def test_shuffling_alone_leaves_the_discard_lying():
    deck = Deck(bottom=["a"], discard=["b"])
    deck.shuffle()
    assert deck == Deck(shuffled=["a"], discard=["b"])


def test_cards_go_where_they_are_put():
    deck = Deck(top=["b"])
    deck.put_on_top("a")
    deck.put_to_bottom("c")
    deck.put_to_bottom("d")
    deck.put_to_discard("e")
    deck.put_to_discard("f")
    deck.remove("g")
    assert deck == Deck(top=["a", "b"], bottom=["c", "d"], discard=["e", "f"], removed=["g"])


def test_looking_at_the_top_makes_it_known():
    deck = Deck(shuffled=["a", "b", "c"])
    deck.look(["c", "a"])
    assert deck == Deck(top=["c", "a"], shuffled=["b"])
    assert [deck.draw(Chance("s")) for _ in range(3)] == ["c", "a", "b"]


def test_looking_at_cards_that_are_not_there_changes_nothing():
    deck = Deck(shuffled=["a", "b", "c"])
    with pytest.raises(DeckError, match="raven"):
        deck.look(["a", "raven"])
    assert deck == Deck(shuffled=["a", "b", "c"])


def test_what_is_shuffled_by_itself_and_laid_on_top_is_drawn_first_and_in_any_order():
    def order(seed: str) -> str:
        deck, chance = Deck(top=["a"], shuffled=["d", "e"], bottom=["f"]), Chance(seed)
        deck.lay_on_top(["b", "c"])
        assert deck.size == 6 and sorted(deck.cards) == list("abcdef")
        return "".join(deck.draw(chance) for _ in range(6))

    assert {order(str(seed)) for seed in range(30)} == {"bcadef", "cbadef", "bcaedf", "cbaedf"}


def test_a_later_layer_lies_on_an_earlier_one_and_known_cards_on_both():
    deck = Deck()
    for cards in ("ab", "cd"):
        deck.lay_on_top(cards)
    deck.put_on_top("e")
    drawn = "".join(deck.draw(Chance("s")) for _ in range(5))
    assert (drawn[0], {*drawn[1:3]}, {*drawn[3:]}) == ("e", {*"cd"}, {*"ab"}) and deck == Deck()


def test_a_card_may_occur_twice():
    deck = Deck(shuffled=["wolf", "wolf", "ford"])
    deck.take("wolf")
    assert deck.shuffled == ["wolf", "ford"]


@given(CARDS, CARDS, CARDS, st.text(max_size=5))
def test_the_app_draws_each_card_exactly_once(top, shuffled, bottom, seed):
    deck, chance = Deck(top=top, shuffled=shuffled, bottom=bottom), Chance(seed)
    before, size = all_of(deck), deck.size
    assert Counter(deck.draw(chance) for _ in range(size)) == before
    assert deck == Deck()


class Hands(RuleBasedStateMachine):
    """Random hands at a deck: whatever they do, every card is somewhere, and as often as before."""

    @initialize(cards=CARDS, seed=st.text(max_size=5))
    def lay(self, cards, seed):
        self.deck, self.chance, self.hand = Deck(shuffled=cards), Chance(seed), []
        self.names = Counter(cards)

    def reveal(self, card: str, before: Counter) -> None:
        """A card named in the place of an unknown one: from now on it counts by its name."""
        if all_of(self.deck)[card] == before[card]:
            self.names[UNKNOWN] -= 1
            self.names[card] += 1

    @rule()
    def draw(self):
        if self.deck.size:
            self.hand.append(self.deck.draw(self.chance))
        else:
            with pytest.raises(DeckError):
                self.deck.draw(self.chance)

    @rule(card=st.sampled_from(["raven", "ford", "bell", "wolf", "stranger"]))
    def table_draws(self, card):
        before, deck = all_of(self.deck), self.deck
        if deck.could_give(card):
            self.hand.append(deck.draw(self.chance, card))
            self.reveal(card, before)
        else:
            with pytest.raises(DeckError):
                deck.draw(self.chance, card)
            assert all_of(deck) == before

    @rule(cards=st.lists(st.sampled_from(["raven", "ford", "stranger"]), max_size=3))
    def look(self, cards):
        before = msgspec.json.encode(self.deck)
        was = all_of(self.deck)
        try:
            self.deck.look(cards)
        except DeckError:
            assert msgspec.json.encode(self.deck) == before
        else:
            assert self.deck.top[: len(cards)] == cards
            self.names += all_of(self.deck) - was
            self.names -= was - all_of(self.deck)

    @rule(where=st.sampled_from(["put_on_top", "put_to_bottom", "put_to_discard", "remove", "shuffle_in"]))
    def lay_down(self, where):
        if self.hand:
            getattr(self.deck, where)(self.hand.pop())

    @rule()
    def surge(self):
        self.deck.lay_on_top(self.deck.discard)
        self.deck.discard = []
        assert not self.deck.top

    @rule(with_discard=st.booleans())
    def shuffle(self, with_discard):
        self.deck.shuffle(with_discard)
        assert not self.deck.top and not self.deck.bottom and not self.deck.layers
        assert self.deck.shuffled == sorted(self.deck.shuffled)

    @rule()
    def save_and_load(self):
        self.deck = msgspec.json.decode(msgspec.json.encode(self.deck), type=Deck)

    @invariant()
    def no_card_is_lost_or_doubled(self):
        if hasattr(self, "deck"):
            assert all_of(self.deck) + Counter(self.hand) == +self.names


TestHands = Hands.TestCase


def test_a_deck_of_names_counts_those_that_nobody_has_named():
    deck = Deck.of(["raven", "ford", "bell"], 5)
    assert deck.cards == ["raven", "ford", "bell", UNKNOWN, UNKNOWN]
    assert Deck.of(["raven", "ford", "bell"], 2).cards == ["raven", "ford"]


def test_a_deck_could_give_what_lies_there_by_its_name_or_unnamed():
    deck = Deck(top=["raven"], shuffled=["ford"], bottom=["bell"], discard=["wolf"])
    assert [deck.could_give(card) for card in ("raven", "ford", "bell", "wolf")] == [True, True, True, False]
    deck.put_to_bottom(UNKNOWN)
    assert deck.could_give("wolf") and not Deck().could_give("raven")


def test_only_an_empty_deck_is_refilled_with_its_discard_pile():
    deck = Deck(shuffled=["raven"], discard=["wolf", "ford"])
    assert not deck.refill() and deck.cards == ["raven"]
    deck.draw(Chance("s"))
    assert deck.refill() and deck.cards == ["ford", "wolf"] and deck.discard == []
    assert not Deck().refill()


def test_of_two_cards_of_a_name_the_one_that_left_unnamed_is_forgotten():
    deck = Deck(top=["raven"], shuffled=["raven", "wolf"])
    deck.forget("raven")
    deck.forget("bell")
    assert deck == Deck(top=[UNKNOWN], shuffled=["raven", "wolf"])


def test_where_all_are_named_one_is_forgotten_when_somebody_draws_unseen():
    deck = Deck(shuffled=["raven", "wolf"], bottom=["bell"])
    assert deck.unnamed(Chance("s")) == UNKNOWN
    assert sorted(deck.shuffled)[0] == UNKNOWN and deck.bottom == ["bell"] and deck.size == 3
    chance = Chance("s")
    assert deck.unnamed(chance) == UNKNOWN and chance.used == 0 and deck.cards.count(UNKNOWN) == 1
