"""A card and its mana in one tap: what it costs, where the mana comes from, what is not to be paid."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.pages import hero as sheets
from companion.games.mage_knight.play import cards, powering
from companion.games.mage_knight.state.fight import Fight, Foe
from companion.games.mage_knight.state.hero import Cards, Unit
from companion.games.mage_knight.state.pieces import Bargain, SourceDie, Turn


@pytest.fixture
def table(mage_knight):
    """Tovak has the turn, three cards and a Wound; the Source shows red and gold."""

    def lay(time="day", **more):
        found = mage_knight("tovak", "goldyx")
        with found.arranged() as state:
            state.step, state.picks, state.turn, state.time = "turns", [], Turn(seat=1, step="move"), time
            state.source = [SourceDie(colour="red"), SourceDie(colour="gold"), SourceDie(colour="black")]
            one = state.at(1)
            one.hand, one.deck, one.discard = Cards(deeds=3, wounds=1), Cards(deeds=9), Cards()
            for name, value in more.items():
                setattr(one, name, value)
        return found

    return lay


@pytest.mark.rule("MK-CRD-02", "MK-CRD-03")
def test_what_an_effect_costs():
    """One mana of the colour; black as well for the stronger effect of a Spell."""
    assert powering.price("red", "action") == powering.price("red", "spell") == ["red"]
    assert powering.price("red", "stronger") == ["red", "black"]


@pytest.mark.rule("MK-CRD-02", "MK-CRD-09", "MK-CRD-01")
def test_a_powered_card_is_played_and_its_mana_gone_at_once(table):
    """A token goes first, for it is lost anyway; then the die of this turn; a crystal where it is said."""
    play = table(mana={"red": 1}, crystals={"red": 1})
    play.move("power_card", who=1, colour="red")
    one = play.one()
    assert (one.mana["red"], one.hand.deeds, one.played, one.crystals) == (0, 2, 1, {"red": 1})
    play.move("power_card", who=1, colour="red", way="crystal")
    assert (play.one().crystals, play.state.turn.die_used) == ({"red": 0}, False)
    play.move("power_card", who=1, colour="red")
    assert play.state.turn.die_used and play.state.source[0].seat == 1
    assert play.state.turn.carded and play.one().played == 3
    assert play.refuses("power_card", who=1, colour="red").field == "cards"  # a Wound is not played


@pytest.mark.rule("MK-CRD-10", "MK-MAN-05")
def test_what_cannot_be_paid_meets_an_objection(table):
    """By Night gold is no colour; only one die a turn."""
    play = table("night")
    assert play.objects("power_card", who=1, colour="blue").rule == "MK-CRD-10"
    assert play.refuses("power_card", who=1, colour="blue", way="crystal").field == "way"
    play = table()
    play.move("power_card", who=1, colour="blue")
    assert play.state.source[1].seat == 1  # the gold die stands for it
    assert play.objects("power_card", who=1, colour="red").rule == "MK-CRD-10"
    play.move("power_card", overrule=("*",), who=1, colour="red")  # an effect gives it, of which the app knows nothing
    assert play.one().played == 2


@pytest.mark.rule("MK-CRD-03", "MK-MAN-06")
def test_the_stronger_effect_of_a_spell_is_for_the_night(table):
    """Its colour and black mana; the one die of the turn pays for one of them alone."""
    play = table(mana={"red": 1, "black": 1}, gained=["fireball"])
    assert play.objects("power_card", who=1, colour="red", effect="stronger").rule == "MK-CRD-03"
    play = table("night", mana={"red": 1}, gained=["fireball"])
    play.move("power_card", who=1, colour="red", effect="stronger")
    assert (play.one().mana["red"], play.state.source[2].seat) == (0, 1)
    play = table("night", gained=["fireball"])
    assert powering.ways(play.state, play.one(), "red", "spell") == ["die"]
    assert powering.ways(play.state, play.one(), "red", "stronger") == []


@pytest.mark.rule("MK-CRD-02", "MK-CRD-03")
def test_the_sheet_offers_each_way_to_pay_and_spells_to_whoever_has_one(table):
    """By Day gold stands for any colour; without a Spell among the cards nothing is said of Spells."""
    play = table(crystals={"white": 1})
    ways = {(one.effect, one.colour, one.way) for one in sheets.sheet(play.state, play.one()).powered}
    gold = {("action", colour, "gold_die") for colour in ("red", "blue", "green", "white")}
    assert ways == gold | {("action", "red", "die"), ("action", "white", "crystal")}
    play = table(gained=["chill"])
    assert {one.effect for one in sheets.sheet(play.state, play.one()).powered} == {"action", "spell"}
    assert sheets.sheet(play.state, play.one(2)).powered == []


@pytest.mark.rule("MK-CRD-06", "MK-CRD-05")
def test_a_sideways_card_is_one_of_what_is_wanted_now(table):
    """Move 1 in the move, Influence 1 in an interaction, more by a skill; a Wound is not played so either."""
    play = table()
    play.move("play_sideways", who=1, side="move")
    play.move("play_sideways", who=1, side="move", points=3)
    assert (play.state.turn.points, play.one().hand.deeds, play.one().played) == (4, 1, 2)
    with play.arranged() as state:
        state.turn.bargain = Bargain(site="village")
    assert play.objects("play_sideways", who=1, side="move").rule == "MK-CRD-06"
    play.move("play_sideways", who=1, side="influence")
    assert play.state.turn.bargain.played == 1
    assert play.refuses("play_sideways", who=1, side="influence").field == "cards"


@pytest.mark.rule("MK-CRD-07", "MK-BLK-04", "MK-ATK-02")
def test_in_a_fight_it_is_a_physical_block_or_attack_and_nothing_ranged(table):
    """In the first phase it is good for nothing."""
    play = table()
    for phase, side in (("block", "block"), ("attack", "attack")):
        with play.arranged() as state:
            foe = Foe(number=1, back="green", enemy="prowlers")
            state.fight = Fight(seat=1, kind="rampaging", phase=phase, foes=[foe], clashes=[])
        play.move("play_sideways", who=1, side=side)
        (value,) = play.state.fight.clashes[0].values
        assert (value.use, value.element, value.points) == (side, "physical", 1)
    with play.arranged() as state:
        state.fight = Fight(
            seat=1, kind="rampaging", phase="ranged", foes=[Foe(number=1, back="green", enemy="prowlers")]
        )
    assert play.objects("play_sideways", who=1, side="attack").rule == "MK-CRD-07"


@pytest.mark.rule("MK-CRD-11", "MK-WND-02", "MK-CRD-17")
def test_a_wound_pays_for_nothing_and_is_discarded_only_where_an_effect_says_so(table):
    """Four cards of a hand with three others are refused; a Wound is named as one."""
    play = table()
    assert play.refuses("discard_cards", who=1, cards=4).field == "cards"
    play.move("discard_cards", who=1, cards=2, wounds=1)
    assert (play.one().hand.deeds, play.one().hand.wounds, play.one().discard.wounds) == (1, 0, 1)


@pytest.mark.rule("MK-CRD-08")
def test_effects_of_one_kind_add_up_wherever_they_come_from(table):
    """Move points of cards and of a skill."""
    play = table()
    with play.arranged() as state:
        state.turn.points = 3
    play.move("gain_points", who=1, points=2)
    assert play.state.turn.points == 5


@pytest.mark.rule("MK-UNI-01", "MK-RND-13")
def test_units_their_wounds_and_banners_are_no_deed_cards(table):
    """Nothing of them is shuffled into the deck."""
    play = table(units=[Unit(unit="peasants", wounds=2, banner="banner_of_fear")])
    one = play.state.at(1)
    before = cards.all_cards(one)
    cards.shuffle_all(one)
    assert (one.deck.deeds, one.deck.wounds) == (before.deeds, before.wounds) == (12, 1)
    assert (one.units[0].wounds, one.units[0].banner) == (2, "banner_of_fear")


@pytest.mark.rule("MK-RND-11")
def test_a_banner_stays_on_its_unit_or_goes_back_into_the_deck(table):
    """What is taken back is shuffled with the rest."""
    play = table(
        units=[Unit(unit="peasants", banner="banner_of_fear"), Unit(unit="foresters", banner="banner_of_glory")]
    )
    play.move("take_banner", who=1, unit=1)
    assert [one.banner for one in play.one().units] == ["", "banner_of_glory"]
    assert (play.one().gained, play.one().discard.deeds) == (["banner_of_fear"], 1)
