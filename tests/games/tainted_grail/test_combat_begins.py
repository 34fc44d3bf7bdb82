"""CMB: a combat before its first card is laid: the card, equipment, starting hands, who is active."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.box.encounter_cards import EncounterCard
from companion.games.tainted_grail.play import under_way

from .fights import GREEN, acts, at, begin, cards, combat, face, fight

# --- the card ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-01")
def test_everything_that_a_combat_card_prints_can_be_noted_and_is_kept(duo):
    printed = combat(
        level=3,
        value=7,
        traits=["guardian", "fast"],
        table=[{"since": 0, "wounds": 1}, {"since": 3, "terror": 1, "words": "and howls"}],
        opportunity={"wounds": 2},
        reward={"gains": {"experience": 2}},
        loot={"gains": {"food": 3}},
        keys=[{"attribute": "aggression", "level": 2}, {"attribute": "caution"}],
    )
    face(duo, printed)
    card: EncounterCard = fight(duo).card
    assert (card.name, card.level, card.value, card.traits) == ("Wolf", 3, 7, ["guardian", "fast"])
    assert [(row.since, row.wounds, row.terror, row.words) for row in card.table] == [
        (0, 1, 0, ""),
        (3, 0, 1, "and howls"),
    ]
    assert (card.opportunity.wounds, card.reward.gains, card.loot.gains) == (2, {"experience": 2}, {"food": 3})
    assert [(key.attribute, key.level) for key in card.keys] == [("aggression", 2), ("caution", 1)]


@pytest.mark.rule("TG-CMB-01")
@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"value": 0}, "card.value"),
        ({"table": [{"since": 0}, {"since": 0, "wounds": 1}]}, "card.table"),
        ({"table": [{"since": 1, "wounds": 1}]}, "card.table"),
    ],
)
def test_a_card_that_nobody_could_fight_is_refused(duo, wrong, field):
    duo.move("begin_encounter", who=["beor"], colour="green")
    assert duo.refuses("describe_encounter", card=combat(**wrong), who="beor").field == field


@pytest.mark.rule("TG-CMB-01")
def test_what_was_misread_is_put_right_in_the_middle_of_the_fight(duo):
    begin(duo, combat(value=8))
    acts(duo, "beor", 4)
    duo.move("describe_encounter", card=combat(value=4))
    assert (fight(duo).card.value, fight(duo).pool, fight(duo).active) == (4, 4, "ailei")
    acts(duo, "ailei", 0)
    assert fight(duo).step == "won"


@pytest.mark.rule("TG-CMB-02", "TG-CMB-41")
@pytest.mark.parametrize(("brought", "won"), [((3, 2), False), ((3, 3), True), ((6, 0), True), ((2, 5), True)])
def test_what_all_members_put_into_the_one_pool_is_compared_with_the_value(duo, brought, won):
    begin(duo, combat(value=6))
    acts(duo, "ailei", brought[0])
    if fight(duo).running:
        acts(duo, "beor", brought[1])
        assert fight(duo).pool == sum(brought)
    assert (fight(duo).step == "won") is won
    if not won:
        met = duo.objects("end_encounter", who="beor", how="won")
        assert (met.rule, met.code) == ("TG-CMB-02", "not-won-yet")


# --- the start --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-05")
def test_the_traits_that_act_at_the_start_are_told_before_anybody_draws(duo):
    face(duo, combat(traits=["frenzy", "ambush", "slow", "guardian", "horde"]))
    begun = [key for key in duo.said if key.startswith("tell-trait")]
    assert begun == ["tell-trait-ambush", "tell-trait-slow", "tell-trait-guardian"]
    assert duo.said.index("tell-trait-guardian") < duo.said.index("tell-draw-cards")


def arms(table, who, *names, keyword="weapon"):
    """Weapons come to a character, each with its face up; returns their ids."""
    for name in names:
        table.move("take", who=who, kind="item", name=name, keyword=keyword)
    with table.arranged() as state:
        for card in state.heroes[who].belongings:
            card.face_up = True
    return [card.id for card in table.hero(who).belongings]


@pytest.mark.rule("TG-CMB-06", "TG-ITM-03")
def test_equipment_is_checked_before_the_combat_and_items_may_be_set_aside(duo):
    axe, bow = arms(duo, "beor", "Axe", "Bow")
    duo.move("begin_encounter", who=["beor"], colour="green")
    assert duo.told("tell-surplus-equipment") == [{"who": "beor", "cards": ["Bow"]}]
    duo.move("turn_card", who="beor", card=axe, face_up=False)
    assert [card.id for card in duo.hero("beor").belongings if card.face_up] == [bow]


@pytest.mark.rule("TG-CMB-06")
@pytest.mark.parametrize(("move", "facts"), [("turn_card", {"face_up": True}), ("equip", {})])
def test_nothing_is_added_once_the_combat_has_begun(duo, move, facts):
    axe, shield = *arms(duo, "beor", "Axe"), arms(duo, "beor", "Targe", keyword="shield")[-1]
    duo.move("turn_card", who="beor", card=axe, face_up=False)
    begin(duo, combat())
    met = duo.objects(move, who="beor", card=axe, **facts)
    assert (met.rule, met.can_overrule) == ("TG-CMB-06", True)
    duo.move("turn_card", who="beor", card=shield, face_up=False)  # laying something down adds nothing
    assert not any(card.face_up for card in duo.hero("beor").belongings)


@pytest.mark.rule("TG-CMB-07")
@pytest.mark.parametrize(
    ("fighting", "drawn"),
    [(["beor"], 3), (["beor", "arev"], 3), (["beor", "arev", "cerv"], 3), (["beor", "arev", "cerv", "ailei"], 2)],
)
def test_a_starting_hand_goes_by_the_characters_in_the_combat_not_at_the_table(avalon, fighting, drawn):
    table = avalon("beor", "ailei", "arev", "cerv", encounters=GREEN)
    face(table, combat(), *fighting)
    assert {who: cards(table, who) for who in fighting} == dict.fromkeys(fighting, (drawn, 15 - drawn))
    assert [facts["count"] for facts in table.told("tell-draw-cards")] == [drawn] * len(fighting)


@pytest.mark.rule("TG-CMB-08", "TG-CMB-09")
def test_a_hand_is_drawn_anew_a_card_smaller_each_time_and_the_old_one_stays_out(duo):
    face(duo, combat())
    duo.move("mulligan", who="beor")
    assert cards(duo, "beor") == (2, 10)  # three discarded and two drawn, of fifteen
    duo.move("mulligan", who="beor")
    assert cards(duo, "beor") == (1, 9)
    met = duo.objects("mulligan", who="beor")
    assert (met.rule, met.code) == ("TG-CMB-08", "no-smaller-hand")
    assert cards(duo, "ailei") == (3, 12)  # each decides for themselves
    duo.move("start_fight", who="ailei")
    assert duo.refuses("mulligan", who="ailei").field == "who"


@pytest.mark.rule("TG-CMB-07", "TG-CMB-08")
def test_of_four_each_may_redraw_once(avalon):
    table = avalon("beor", "ailei", "arev", "cerv", encounters=GREEN)
    face(table, combat())
    table.move("mulligan", who="cerv")
    assert cards(table, "cerv") == (1, 12)
    assert table.objects("mulligan", who="cerv").rule == "TG-CMB-08"


@pytest.mark.rule("TG-CMB-07", "TG-CMB-22", "TG-CMB-29")
def test_where_the_decks_are_kept_on_the_table_the_hands_are_told_and_nothing_is_counted(avalon):
    table = avalon("beor", areas={"decks": "table"})
    face(table, combat())
    assert cards(table, "beor") == (None, None)
    assert table.told("tell-draw-cards") == [{"who": "beor", "count": 3}]
    table.move("start_fight", who="beor")
    for _ in range(6):  # more cards than a hand holds
        table.move("lay_card", who="beor", play_on=True)
    table.move("draw_cards", who="beor", count=20)
    table.move("discard_cards", who="beor", count=2)
    assert table.told("tell-discard-by-hand") == [{"who": "beor", "count": 2}]
    table.move("finish_laying", who="beor")
    assert table.told("tell-down-to-three") == [{"who": "beor"}] and cards(table, "beor") == (None, None)
    assert fight(table).turn == 2


# --- who is active ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-10", "TG-CMB-21", "TG-TIE-02")
def test_everyone_is_activated_once_a_turn_and_without_agreement_the_lowest_number_first(trio):
    begin(trio, combat())
    doing = trio.state.under_way[0]
    assert [hero.id for hero in under_way.next_in_turn(trio.state, doing)] == ["ailei", "arev", "beor"]
    acts(trio, "arev", 0)  # they agreed on him
    assert (fight(trio).step, fight(trio).active, fight(trio).turn) == ("choose", None, 1)
    met = trio.objects("activate", who="arev")
    assert (met.rule, met.code) == ("TG-CMB-10", "activated-already")
    assert under_way.next_in_turn(trio.state, trio.state.under_way[0])[0].id == "ailei"
    acts(trio, "beor", 0)
    assert (fight(trio).active, trio.told("tell-active")) == ("ailei", [{"who": "ailei"}])  # the only one left
    acts(trio, "ailei", 0)
    assert (fight(trio).turn, trio.state.under_way[0].activated) == (2, [])


@pytest.mark.rule("TG-CMB-10")
def test_nobody_is_activated_in_the_middle_of_anothers_activation(trio):
    begin(trio, combat())
    trio.move("activate", who="arev")
    assert trio.refuses("activate", who="beor").field == "who"
    assert fight(trio).active == "arev"


@pytest.mark.rule("TG-CMB-11", "TG-CMB-18")
def test_the_attack_meets_the_active_character_alone(trio):
    begin(trio, combat(table=[{"since": 0, "wounds": 2, "terror": 1, "hand": 1, "deck": 2, "loses": {"food": 1}}]))
    food = trio.hero("beor").resources["food"]
    trio.move("activate", who="beor")
    trio.move("lay_card", who="beor")
    trio.move("finish_laying", who="beor")
    assert at(trio, "beor") == (6, 7, 1) and trio.hero("beor").resources["food"] == food - 1
    assert cards(trio, "beor") == (1, 10)  # one laid and one discarded of three; two off the deck
    for other in ("ailei", "arev"):
        assert at(trio, other) == (6, 9, 0) and cards(trio, other) == (3, 12)


@pytest.mark.rule("TG-CMB-12", "TG-TIE-09", "TG-KEY-23")
def test_an_activation_takes_a_token_off_every_card_and_what_lost_its_last_fires(duo):
    begin(duo, combat())
    duo.move("activate", who="beor")
    for name, tokens in (("Trap", 2), ("Shout", 1), ("Blow", 0), ("Plan", 1)):
        duo.move("lay_card", who="beor", name=name, passive=True, tokens=tokens, play_on=True, draws=1)
    assert "tell-delayed-fires" not in duo.said
    duo.move("finish_laying", who="beor")  # Ailei's activation begins
    assert [laid.tokens for laid in fight(duo).sequence] == [1, 0, 0, 0]
    fired = [facts["name"] for facts in duo.told("tell-delayed-fires")]
    assert fired == ["Shout", "Plan"]  # from left to right
    acts(duo, "ailei")
    duo.move("activate", who="ailei")
    assert [facts["name"] for facts in duo.told("tell-delayed-fires")] == ["Trap"]  # and nothing fires twice
    assert [laid.tokens for laid in fight(duo).sequence] == [0, 0, 0, 0]
