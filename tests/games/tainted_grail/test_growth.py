"""Growing in the evening: what is paid, what is refused before it is, and where each card stands."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import engine
from companion.core.errors import Refusal
from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.pages import day
from companion.games.tainted_grail.play import growth
from companion.games.tainted_grail.play.procedures import EVENING, stand_at

KINDS = ("combat", "diplomacy")


@pytest.fixture
def evening(table):
    """After the rest of the first evening; everyone has Experience to spend."""
    table.morning()
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.resources["experience"] = 40
    return table


def cards_of(hero, kind: str) -> Counter:
    """Every card of one kind that a character has anywhere."""
    pool = getattr(hero, kind)
    offered = hero.offer.cards if hero.offer and hero.offer.deck == kind else []
    left = pool.advancement
    return Counter([*pool.cards, *pool.aside, *left.top, *left.shuffled, *left.bottom, *offered])


@pytest.mark.rule("TG-ADV-02", "TG-CHR-12")
def test_three_are_looked_at_one_is_kept_and_two_go_back(evening):
    evening.move("look_at_cards", who="beor", deck="combat")
    hero = evening.hero("beor")
    assert (len(hero.offer.cards), hero.combat.advancement.size) == (3, 22)
    assert hero.resources["experience"] == 38
    assert len(evening.drawn) == 3 and not any(drawn.told for drawn in evening.drawn)
    kept = hero.offer.cards[1]
    evening.move("keep_card", who="beor", card=kept)
    hero = evening.hero("beor")
    assert hero.offer is None
    assert kept in hero.combat.cards and len(hero.combat.cards) == 16
    assert hero.combat.advancement.size == 24 and kept not in hero.combat.advancement.shuffled


@pytest.mark.rule("TG-ADV-02")
def test_the_table_may_have_drawn_the_three_or_only_say_which_stays(evening):
    evening.move("look_at_cards", who="beor", deck="combat", looked=["combat own 3", "combat 17", "combat 21"])
    assert evening.hero("beor").offer.cards == ["combat own 3", "combat 17", "combat 21"]
    evening.move("keep_card", who="beor", card="combat 17", aside=True)
    assert evening.hero("beor").combat.aside == ["combat 17"]
    evening.move("look_at_cards", who="beor", deck="diplomacy", chosen="diplomacy own 8")
    assert "diplomacy own 8" in evening.hero("beor").diplomacy.cards
    assert evening.hero("beor").diplomacy.advancement.size == 24
    assert evening.hero("beor").resources["experience"] == 36
    assert evening.refuses("look_at_cards", who="beor", deck="combat", chosen="combat 3").field == "chosen"


def test_nothing_is_paid_where_nothing_can_be_had(evening):
    with evening.arranged() as state:
        state.heroes["beor"].combat.advancement.shuffled = ["combat 20", "combat 21"]
        state.heroes["ailei"].combat.advancement.shuffled = []
    evening.move("look_at_cards", who="beor", deck="combat")
    assert sorted(evening.hero("beor").offer.cards) == ["combat 20", "combat 21"]  # as many as there are
    assert evening.objects("look_at_cards", who="ailei", deck="combat").rule == "TG-ADV-02"
    assert evening.hero("ailei").resources["experience"] == 40
    assert evening.refuses("look_at_cards", who="beor", deck="diplomacy").field == "deck"  # choose first
    assert evening.refuses("keep_card", who="beor", card="combat 16").field == "card"


def test_nobody_sleeps_before_they_have_chosen(evening):
    evening.move("look_at_cards", who="beor", deck="combat")
    assert evening.objects("good_night").rule == "TG-ADV-02"
    evening.move("good_night", overrule=("choose-the-card-first",))
    assert evening.hero("beor").offer is None
    assert evening.hero("beor").combat.advancement.size == 25


@pytest.mark.rule("TG-ADV-01", "TG-EOD-08")
@pytest.mark.parametrize("step", ["rest", "actions", "dark_menhirs"])
def test_experience_is_spent_in_the_evening_only(table, step):
    if step != "dark_menhirs":
        table.morning()
    if step == "rest":
        table.move("end_day", everyone_passes=True)
    with table.arranged() as state:
        state.heroes["beor"].resources["experience"] = 40
    assert table.objects("look_at_cards", who="beor", deck="combat").rule == "TG-EOD-08"
    assert table.objects("gain_attribute", who="beor", attribute="courage", bought=True).rule == "TG-EOD-08"
    table.move("gain_attribute", who="beor", attribute="courage")  # a point of the story comes when it comes
    assert table.hero("beor").resources["experience"] == 40


@pytest.mark.rule("TG-ADV-14", "TG-BEY-19")
def test_with_no_skill_card_left_it_is_said_before_anything_is_paid(evening):
    for number in range(4):
        evening.move("gain_attribute", who="beor", attribute="aggression", skill=30 + number)
    evening.move("gain_attribute", who="ailei", attribute="aggression")
    for number in range(2):
        evening.move("gain_attribute", who="ailei", attribute="aggression", skill=40 + number)
    met = evening.objects("gain_attribute", who="ailei", attribute="aggression", skill=50, bought=True)
    assert met.rule == "TG-ADV-14"
    assert evening.hero("ailei").resources["experience"] == 40
    assert growth.skills_left(evening.state, "aggression") == 0


def test_a_skill_that_was_met_once_is_known_by_its_number(avalon):
    first = avalon("beor", "ailei")
    first.move("gain_attribute", who="beor", attribute="aggression", skill=27, side="back", name="Cold anger")
    taught = GAME.moves["gain_attribute"].teaches({"who": "beor", "attribute": "aggression", "skill": 27}, first.state)
    assert taught == {"skill": {"27": {"attribute": "aggression", "back": "Cold anger"}}}
    second = avalon("beor", "ailei", knowledge=taught)
    second.move("gain_attribute", who="ailei", attribute="empathy")
    assert second.objects("gain_attribute", who="ailei", attribute="empathy", skill=27).rule == "TG-ADV-07"
    second.move("gain_attribute", who="beor", attribute="aggression", skill=27, side="back")
    assert second.hero("beor").skills[0].name == "Cold anger"


def test_the_page_offers_what_can_be_afforded_and_nothing_else(evening):
    with evening.arranged() as state:
        state.heroes["beor"].resources["experience"] = 4
        state.heroes["ailei"].resources["experience"] = 1
        state.heroes["arev"].resources["experience"] = 0
    offers = day.view(evening.state, EVERYBODY).growth
    assert [offer.hero.id for offer in offers] == ["beor"]
    prices = {point.name: point.price for point in offers[0].within_reach}
    assert prices["spirituality"] == prices["practicality"] == 4
    beyond = {point.name: point.price for point in offers[0].beyond}
    assert beyond["aggression"] == beyond["empathy"] == 6
    assert len(prices) + len(beyond) == 6 and not prices.keys() & beyond.keys()


def test_a_table_with_its_decks_and_boards_on_it_is_told_what_to_do(avalon):
    table = avalon("beor", kept="light", areas={"days": "table"})
    table.move("look_at_cards", who="beor", deck="combat")
    assert table.said == ["tell-pay-experience", "tell-look-by-hand"]
    assert table.hero("beor").offer is None and table.hero("beor").combat.advancement.size == 25


@pytest.mark.rule("TG-STO-04", "TG-SOL-04")
def test_without_the_limiter_health_holds_nothing_down(avalon):
    table = avalon("beor")
    table.morning()
    table.move("set_to", who="beor", what="health", value=2)
    table.move("set_to", who="beor", what="terror", value=4)
    assert table.hero("beor").energy.value == 2 and table.hero("beor").panicked
    table.move("choose_modes", no_limiter=True)
    assert not table.hero("beor").panicked
    table.move("change", who="beor", what="energy", by=4)
    assert table.hero("beor").energy.value == 6
    table.move("choose_modes", no_limiter=False)
    assert table.hero("beor").energy.value == 2 and table.hero("beor").panicked


def test_numbers_are_written_shortly():
    cards = [*(f"combat {number}" for number in (1, 2, 3, 5, 16)), "combat own 7", "A gift"]
    assert growth.by_number(cards) == {"basic": "1–3, 5, 16", "own": "7", "other": "A gift"}


CARDS = st.sampled_from([f"{kind} {own}{number}" for kind in KINDS for own in ("", "own ") for number in range(1, 26)])
DEEDS = st.one_of(
    st.tuples(st.just("look_at_cards"), st.fixed_dictionaries({"deck": st.sampled_from(KINDS)})),
    st.tuples(st.just("look_at_cards"), st.fixed_dictionaries({"deck": st.sampled_from(KINDS), "chosen": CARDS})),
    st.tuples(st.just("keep_card"), st.fixed_dictionaries({"card": CARDS, "aside": st.booleans()})),
    st.tuples(
        st.just("rebuild_deck"),
        st.fixed_dictionaries(
            {
                "deck": st.sampled_from(KINDS),
                "take_in": st.lists(CARDS, max_size=2),
                "lay_aside": st.lists(CARDS, max_size=2),
            }
        ),
    ),
)


@pytest.mark.rule("TG-ADV-03", "TG-ADV-04", "TG-EOD-09", "TG-CHR-09", "TG-CHR-12")
@given(st.lists(DEEDS, max_size=30), st.booleans())
def test_each_card_stands_in_one_place_and_no_deck_falls_below_fifteen(deeds, choose):
    """Whatever is bought and rebuilt: 25 + 15 cards of a kind, each once, and nothing owned goes back."""
    draft = engine.set_up(GAME, "A table", {"characters": [{"id": "beor"}]}, "seed", {})
    state = draft.state
    stand_at(state, EVENING, "advancement")
    state.heroes["beor"].resources["experience"] = 99
    plain, owned = engine.plain_of(state), {kind: set() for kind in KINDS}
    for name, args in deeds:
        if choose and name == "keep_card" and state.heroes["beor"].offer:
            args = {**args, "card": state.heroes["beor"].offer.cards[0]}
        try:
            outcome = engine.make(GAME, plain, name, {"who": "beor", **args})
        except Refusal:
            continue
        plain, state = outcome.plain, engine.state_of(GAME, outcome.plain)
        hero = state.heroes["beor"]
        for kind in KINDS:
            held = cards_of(hero, kind)
            assert sum(held.values()) == len(held) == 40
            pool = getattr(hero, kind)
            assert len(pool.cards) >= 15
            assert owned[kind] <= {*pool.cards, *pool.aside}
            owned[kind] = {*pool.cards, *pool.aside}
