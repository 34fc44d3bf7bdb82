"""The offers: how many of what is dealt, what is taken from them, what comes instead."""

from __future__ import annotations

import pytest

from companion.core.deck import Deck
from companion.core.draft import Draft
from companion.core.errors import BadArguments
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.cards import ACTION_IDS, ARTIFACT_IDS, INTERACTIVE, SPELL_IDS, colour_of
from companion.games.mage_knight.box.units import ELITE, REGULAR, unit_deck
from companion.games.mage_knight.play import offers
from companion.games.mage_knight.play.land import ground
from companion.games.mage_knight.state.land import Laid, Land, Space
from companion.games.mage_knight.state.pieces import Decks, Dummy, Offers

SPACES = ("0,0", "2,1", "-1,3", "-3,2", "-2,-1")


@pytest.fixture
def laid(mage_knight):
    """A draft at a table with whole decks and nothing in its offers: `laid(scenario="full_conquest", tiles="A 5")`."""

    def lay(*heroes, scenario="full_conquest", tiles="A", dummy=False, **options):
        state = mage_knight(*heroes, scenario=scenario, **options).state
        state.offers = Offers()
        state.decks = Decks(
            regular=Deck(shuffled=unit_deck(False)),
            elite=Deck(shuffled=unit_deck(True)),
            actions=Deck(shuffled=[*ACTION_IDS]),
            spells=Deck(shuffled=[*SPELL_IDS]),
        )
        state.land = Land(tiles={at: Laid(tile=tile) for at, tile in zip(SPACES, tiles.split(), strict=False)})
        state.dummy = Dummy(hero="norowas") if dummy else None
        return Draft(GAME, state)

    return lay


def burn_a_monastery(land):
    at = next(one.at for one in ground.grounds(land) if one.site == "monastery")
    land.spaces[at] = Space(done=True)


def told(draft, key):
    return [message.args for message in draft.tellings if message.key == key]


@pytest.mark.rule("MK-SET-06", "MK-SET-07", "MK-SET-09")
def test_the_first_offers(laid):
    """Three Spells, three Advanced Actions, and two units more than players, all of them Regular."""
    draft = laid()
    offers.set_out(draft)
    offer, decks = draft.state.offers, draft.state.decks
    assert len(offer.units) == 3 + 2 and {*offer.units} <= REGULAR
    assert (len(offer.actions), len(offer.spells), offer.monastery) == (3, 3, [])
    assert (decks.regular.size, decks.elite.size, decks.actions.size, decks.spells.size) == (15, 20, 25, 17)


@pytest.mark.rule("MK-SET-09", "MK-DUM-04")
def test_the_dummy_player_gets_no_unit_dealt(laid):
    draft = laid("goldyx", scenario="solo_conquest", dummy=True)
    assert offers.unit_count(draft.state) == 3


@pytest.mark.rule("MK-BC-03", "MK-BC-04", "MK-BK-04")
def test_blitz_deals_one_unit_more_and_none_of_them_elite(laid):
    draft = laid(scenario="blitz_conquest", tiles="A core1")
    assert offers.kinds(draft.state) == [False] * 6


@pytest.mark.rule("MK-SET-10")
def test_monasteries_of_the_first_tiles_bring_an_action_among_the_units(laid):
    draft = laid(tiles="A 5 7")  # each of the two has a monastery
    offers.set_out(draft)
    assert len(draft.state.offers.monastery) == 2
    assert {*draft.state.offers.monastery}.isdisjoint(draft.state.offers.actions)


@pytest.mark.rule("MK-FR-05")
def test_first_reconnaissance_reveals_cards_only_when_they_are_needed(laid):
    draft = laid(scenario="first_reconnaissance")
    offers.set_out(draft)
    offer = draft.state.offers
    assert len(offer.units) == 5
    assert (offer.actions, offer.spells) == ([], [])
    assert offers.refresh(draft) == (None, None)
    offers.uncover(draft, "spells")
    assert (len(offer.spells), offer.actions) == (3, [])


@pytest.mark.rule("MK-RND-05", "MK-RND-06")
def test_elite_units_come_with_the_first_core_tile_in_turn_elite_first(laid):
    assert offers.kinds(laid(tiles="A 1 2").state) == [False] * 5
    draft = laid(tiles="A 1 core3")
    assert offers.kinds(draft.state) == [True, False, True, False, True]
    offers.deal_units(draft)
    assert [unit in ELITE for unit in draft.state.offers.units] == [True, False, True, False, True]
    assert offers.kinds(laid(tiles="A core6").state)[0], "a city tile is a core tile"


@pytest.mark.rule("MK-RND-05", "MK-RND-06")
def test_a_table_that_keeps_the_map_says_that_a_core_tile_lies(laid):
    draft = laid(tiles="A core3", areas={"map": "table"})
    assert not offers.elite_dealt(draft.state)
    draft.state.offers.core = True
    assert offers.elite_dealt(draft.state)


@pytest.mark.rule("MK-FR-04")
def test_first_reconnaissance_uses_no_elite_units(laid):
    assert not offers.elite_dealt(laid(scenario="first_reconnaissance", tiles="A core3").state)


@pytest.mark.rule("MK-CH-03")
@pytest.mark.parametrize(("heroes", "number", "elite"), [(2, 3, False), (2, 4, True), (4, 2, False), (4, 3, True)])
def test_conquer_and_hold_has_elite_units_in_its_second_half(laid, heroes, number, elite):
    draft = laid(*("goldyx", "tovak", "arythea", "norowas")[:heroes], scenario="conquer_and_hold", tiles="B")
    draft.state.round.number = number
    assert offers.elite_dealt(draft.state) == elite


@pytest.mark.rule("MK-RND-04", "MK-RND-05", "MK-RND-07")
def test_a_new_round_clears_the_unit_offer(laid):
    draft = laid(tiles="A 5")
    offers.set_out(draft)
    old, action = [*draft.state.offers.units], draft.state.offers.monastery[0]
    offers.refresh(draft)
    assert draft.state.decks.regular.bottom == old
    assert action in draft.state.decks.actions.bottom
    assert len(draft.state.offers.units) == 5 and len(draft.state.offers.monastery) == 1
    burn_a_monastery(draft.state.land)
    offers.refresh(draft)
    assert draft.state.offers.monastery == [], "a burned monastery brings nothing"


@pytest.mark.rule("MK-RND-08", "MK-RND-09")
def test_the_lowest_card_goes_under_its_deck_and_one_comes_on_top(laid):
    draft = laid()
    offers.set_out(draft)
    state = draft.state
    actions, spells = [*state.offers.actions], [*state.offers.spells]
    lowest = offers.refresh(draft)
    assert state.offers.actions[1:] == actions[:2] and state.offers.spells[1:] == spells[:2]
    assert state.decks.actions.bottom == [actions[2]] and state.decks.spells.bottom == [spells[2]]
    assert lowest == (colour_of(actions[2]), colour_of(spells[2]))


@pytest.mark.rule("MK-DUM-11", "MK-DUM-12")
def test_the_dummy_player_keeps_the_lowest_action_but_not_the_spell(laid):
    draft = laid("goldyx", scenario="solo_conquest", dummy=True)
    offers.set_out(draft)
    state = draft.state
    action, spell = state.offers.actions[-1], state.offers.spells[-1]
    lowest = offers.refresh(draft)
    assert action not in state.decks.actions.cards
    assert state.decks.spells.bottom == [spell]
    assert lowest == (colour_of(action), colour_of(spell))


@pytest.mark.rule("MK-CRD-13", "MK-CRD-14")
def test_a_card_that_is_taken_lies_on_the_deck_and_the_column_slides(laid):
    draft = laid()
    offers.set_out(draft)
    state, hero = draft.state, draft.state.at(1)
    top, middle, low = state.offers.spells
    deck = hero.deck.count
    offers.take(draft, hero, "spells", middle, refill=(new := state.decks.spells.cards[0]))
    assert state.offers.spells == [new, top, low]
    assert hero.gained == [middle] and hero.deck.count == deck + 1 and hero.on_top == 1
    top, middle, low = state.offers.actions
    offers.take(draft, hero, "actions", low)
    assert state.offers.actions[1:] == [top, middle] and len(state.offers.actions) == 3
    assert hero.gained[-1] == low


@pytest.mark.rule("MK-CRD-14")
def test_what_does_not_lie_there_cannot_be_taken(laid):
    draft = laid()
    offers.set_out(draft)
    away = next(card for card in ACTION_IDS if card not in draft.state.offers.actions)
    with pytest.raises(BadArguments) as refused:
        offers.take(draft, draft.state.at(1), "actions", away)
    assert refused.value.field == "card"
    with pytest.raises(BadArguments):
        offers.take(draft, draft.state.at(1), "actions", draft.state.offers.actions[0], refill="fire_bolt_of_nobody")


@pytest.mark.rule("MK-CRD-15")
def test_among_the_units_nothing_comes_instead(laid):
    draft = laid(tiles="A 5")
    offers.set_out(draft)
    state = draft.state
    offers.take_unit(draft, state.offers.units[0])
    assert len(state.offers.units) == 4
    offers.take_monastery_card(draft, state.at(1), card := state.offers.monastery[0])
    assert state.offers.monastery == [] and state.at(1).gained == [card]
    assert len(state.offers.actions) == 3


@pytest.mark.rule("MK-VAR-31")
def test_when_actions_run_out_the_monasteries_are_first_to_go_without(laid):
    draft = laid(tiles="A 5 7")
    state = draft.state
    state.decks.actions = Deck(shuffled=["fire_bolt", "ice_bolt", "ambush", "training"])
    offers.set_out(draft)
    assert len(state.offers.actions) == 3 and len(state.offers.monastery) == 1
    assert told(draft, "tell-no-monastery-card")
    taken = state.offers.actions[1]
    offers.take(draft, state.at(1), "actions", taken)
    assert len(state.offers.actions) == 2, "the offer is filled as far as possible"
    for card in [*state.offers.actions]:
        offers.take(draft, state.at(1), "actions", card)
    assert state.offers.actions == []


@pytest.mark.rule("MK-VAR-31", "MK-DUM-11")
def test_the_card_that_the_dummy_player_takes_is_replaced_before_a_monastery_gets_one(laid):
    draft = laid("goldyx", scenario="solo_conquest", tiles="A 5", dummy=True)
    state = draft.state
    state.offers.actions, state.decks.actions = ["agility", "learning", "ambush"], Deck(shuffled=["in_need"])
    offers.refresh(draft)
    assert state.offers.actions == ["in_need", "agility", "learning"] and state.offers.monastery == []


@pytest.mark.rule("MK-EXP-09")
def test_a_revealed_monastery_adds_one_to_the_unit_offer(laid):
    draft = laid()
    offers.set_out(draft)
    before = [*draft.state.offers.actions]
    assert offers.monastery_card(draft, told="in_need" if "in_need" not in before else "ambush")
    assert len(draft.state.offers.monastery) == 1 and draft.state.offers.actions == before


@pytest.mark.rule("MK-INT-15")
def test_one_more_elite_unit(laid):
    draft = laid()
    assert offers.add_elite(draft, "catapults") == "catapults"
    assert draft.state.offers.units == ["catapults"] and draft.state.decks.elite.size == 19
    with pytest.raises(BadArguments):
        offers.add_elite(draft, "peasants")


def test_a_card_may_turn_out_to_be_another(laid):
    """The hands dealt something else than the app drew: it is found in its deck, and nothing is lost."""
    draft = laid()
    offers.set_out(draft)
    state = draft.state
    lies = state.offers.units[0]
    other = offers.could_be(state, lies)[0]
    assert other in REGULAR and other != lies
    assert offers.name_anew(draft, lies, other)
    assert state.offers.units[0] == other
    assert sorted(state.offers.units + state.decks.regular.cards) == sorted(unit_deck(False))
    assert not offers.name_anew(draft, state.offers.spells[0], state.offers.spells[1]), "that one lies there, too"


def test_a_table_that_keeps_its_offers_is_told_how_much_to_deal(laid):
    draft = laid(tiles="A core1", areas={"offers": "table"})
    offers.set_out(draft)
    offers.refresh(draft)
    assert [message.key for message in draft.tellings][-4:] == [
        "tell-return-units",
        "tell-deal-units",
        "tell-monastery-cards",
        "tell-refresh-cards",
    ]
    assert told(draft, "tell-deal-units")[-1] == {"count": 5, "elite": True}
    assert told(draft, "tell-monastery-cards") == [{"count": 1}]
    assert draft.state.offers.units == []


@pytest.mark.rule("MK-SET-05", "MK-SET-08")
def test_artifacts_lie_in_no_offer_and_no_skill_is_common_yet(mage_knight):
    state = mage_knight(scenario="full_conquest").state
    assert state.decks.artifacts.size == 16
    assert {*state.offers.units, *state.offers.actions, *state.offers.spells}.isdisjoint(ARTIFACT_IDS)
    assert state.offers.skills == []


@pytest.mark.rule("MK-SC-02", "MK-CO-03", "MK-VAR-10", "MK-CH-02")
@pytest.mark.parametrize(
    ("heroes", "options", "spells", "elite"),
    [
        (1, {"scenario": "solo_conquest"}, 16, 20),
        (2, {"scenario": "full_cooperation"}, 16, 20),
        (2, {"scenario": "full_conquest"}, 20, 20),
        (2, {"scenario": "full_conquest", "variants": ["friendly_spells"]}, 16, 20),
        (2, {"scenario": "conquer_and_hold"}, 20, 15),  # without five that only a city recruits
    ],
)
def test_cards_that_are_out_of_a_game(mage_knight, heroes, options, spells, elite):
    state = mage_knight(*("goldyx", "tovak")[:heroes], **options).state
    assert state.decks.spells.size + len(state.offers.spells) == spells
    assert INTERACTIVE.isdisjoint(state.decks.spells.cards) == (spells == 16)
    assert state.decks.elite.size == elite
    assert offers.interactive_out(state) == (spells == 16)


@pytest.mark.rule("MK-KF-85")
@pytest.mark.parametrize("seed", range(6))
def test_a_village_has_somebody_to_recruit_where_the_table_says_so(laid, seed):
    draft = laid("goldyx", "tovak", scenario="first_reconnaissance", otherwise=["MK-KF-85"], seed=str(seed))
    draft.state.decks.regular = Deck(
        top=["northern_monks"] * 4, shuffled=["utem_swordsmen", "savage_monks", "peasants"]
    )
    offers.set_out(draft)
    assert draft.state.offers.units == ["northern_monks"] * 3 + ["peasants"]
    assert sorted(draft.state.decks.regular.cards) == sorted(["northern_monks", "utem_swordsmen", "savage_monks"])
