"""KEY: what lies on the cards of the sequence, and abilities on the opponent's attack."""

from __future__ import annotations

import pytest

from .fights import at_work, combat, fight, free, magic, on

# --- what lies on the cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-KEY-16")
def test_charges_lie_on_a_card_and_are_used_one_by_one(keyer):
    keyer.move("lay_card", who="beor", charges=2, name="Ember")
    for left in (1, 0):
        keyer.move("use_charge", who="beor", card=1)
        assert fight(keyer).sequence[0].charges == left
        assert keyer.told("tell-charge-used") == [{"who": "beor", "number": 1, "name": "Ember", "left": left}]
    refused = keyer.refuses("use_charge", who="beor", card=1)
    assert (refused.field, refused.message.key) == ("card", "no-charge-left")
    assert keyer.refuses("use_charge", who="beor", card=2).message.key == "no-such-card-laid"
    keyer.move("mark_laid", who="beor", card=1, charges=3)
    assert fight(keyer).sequence[0].charges == 3


@pytest.mark.rule("TG-KEY-16")
def test_in_a_party_only_the_active_one_uses_charges_of_its_own_or_anothers(keyers):
    keyers.move("lay_card", who="beor", charges=1)
    met = keyers.objects("use_charge", who="ailei", card=1)
    assert (met.rule, met.code, met.can_overrule) == ("TG-KEY-16", "only-the-active", True)
    keyers.move("finish_laying", who="beor")
    assert keyers.objects("use_charge", who="beor", card=1).code == "only-the-active"  # it is his card, but her turn
    keyers.move("use_charge", who="ailei", card=1)
    assert fight(keyers).sequence[0].charges == 0


@pytest.mark.rule("TG-KEY-16")
def test_charges_stay_when_their_card_is_covered(keyer):
    keyer.move("lay_card", who="beor", charges=2)
    keyer.move("lay_card", who="beor", play_on=True)
    keyer.move("use_charge", who="beor", card=1)
    assert [laid.charges for laid in fight(keyer).sequence] == [1, 0]


@pytest.mark.rule("TG-KEY-17")
def test_connected_keys_are_counted_by_kind_over_the_whole_sequence(keyers):
    keyers.move("lay_card", who="beor", keys=[on("aggression"), on("courage"), on("empathy")])
    keyers.move("lay_card", who="beor", keys=[on("aggression", 2), on("aggression", 3), free("play_on")])
    keyers.move("finish_laying", who="beor")
    keyers.move("lay_card", who="ailei", keys=[on("aggression"), on("empathy", 2), magic()])
    assert dict(fight(keyers).connected_keys()) == {"aggression": 3, "courage": 1, "empathy": 1}
    keyers.move("discard_last", who="ailei")
    assert dict(fight(keyers).connected_keys()) == {"aggression": 2, "courage": 1}


@pytest.mark.rule("TG-KEY-19")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_a_delayed_ability_fires_once_when_its_last_token_comes_off(keyer, tokens):
    keyer.move("lay_card", who="beor", tokens=tokens, name="Seed")
    fired = []
    for activation in range(1, 5):
        keyer.move("finish_laying", who="beor")  # Beor is alone, so his next activation begins with it
        if keyer.told("tell-delayed-fires"):
            fired.append(activation)
            assert fight(keyer).sequence[0].tokens == 0
        else:
            assert fight(keyer).sequence[0].tokens == max(0, tokens - activation)
    assert fired == [tokens]


@pytest.mark.rule("TG-KEY-19", "TG-CMB-12")
def test_everybodys_activation_takes_a_token_off(keyers):
    keyers.move("lay_card", who="beor", tokens=2)
    keyers.move("finish_laying", who="beor")
    assert fight(keyers).active == "ailei" and fight(keyers).sequence[0].tokens == 1


@pytest.mark.rule("TG-KEY-19")
def test_tokens_that_an_ability_puts_on_a_card_are_noted(keyer):
    keyer.move("lay_card", who="beor")
    keyer.move("mark_laid", who="beor", card=1, tokens=2)
    keyer.move("finish_laying", who="beor")
    assert [told["left"] for told in keyer.told("tell-take-card-token")] == [1]
    refused = keyer.refuses("mark_laid", who="beor", card=2, tokens=1)
    assert (refused.field, refused.message.key) == ("card", "no-such-card-laid")


@pytest.mark.rule("TG-KEY-20")
def test_a_covered_card_loses_its_tokens_and_never_fires(keyers):
    keyers.move("lay_card", who="beor", tokens=2, name="Seed")
    keyers.move("finish_laying", who="beor")
    keyers.move("lay_card", who="ailei")
    assert keyers.told("tell-tokens-lost") == [{"who": "beor", "count": 1, "name": "Seed"}]
    assert fight(keyers).sequence[0].tokens == 0
    keyers.move("finish_laying", who="ailei")
    keyers.move("activate", who="ailei")
    assert "tell-delayed-fires" not in keyers.said


@pytest.mark.rule("TG-KEY-20", "TG-KEY-07")
def test_a_passive_card_is_never_covered_and_keeps_its_tokens(keyer):
    keyer.move("lay_card", who="beor", tokens=2, passive=True)
    keyer.move("lay_card", who="beor", play_on=True)
    assert [laid.tokens for laid in fight(keyer).sequence] == [2, 0]
    assert "tell-tokens-lost" not in keyer.said


@pytest.mark.rule("TG-KEY-23", "TG-TIE-09", "TG-CMB-12")
@pytest.mark.parametrize("tokens", [(1, 1, 1), (2, 1, 2), (1, 0, 1)])
def test_delayed_abilities_go_from_the_left_to_the_right(keyer, tokens):
    for count in tokens:
        keyer.move("lay_card", who="beor", tokens=count, passive=True, play_on=True, draws=1)
    keyer.move("finish_laying", who="beor")
    order = [
        told.args["number"] for told in keyer.tellings if told.key in ("tell-take-card-token", "tell-delayed-fires")
    ]
    assert order == [place for place, count in enumerate(tokens, 1) if count]
    assert [told["number"] for told in keyer.told("tell-delayed-fires")] == [
        place for place, count in enumerate(tokens, 1) if count == 1
    ]


@pytest.mark.rule("TG-KEY-24")
def test_with_a_discarded_card_goes_all_that_lies_on_it(keyer):
    with keyer.arranged() as state:
        state.heroes["beor"].resources["magic"] = 1
    keyer.move("lay_card", who="beor", tokens=1, name="Root")
    keyer.move("lay_card", who="beor", play_on=True, tokens=1, charges=3, magic_from="beor", name="Seed")
    keyer.move("discard_last", who="beor")
    assert keyer.told("tell-card-off") == [
        {"number": 2, "name": "Seed", "who": "beor", "tokens": 1, "charges": 3, "magic": 1}
    ]
    [last] = fight(keyer).sequence
    assert (last.name, last.tokens) == ("Root", 0)  # visible again, but what it lost does not come back
    keyer.move("finish_laying", who="beor")
    assert "tell-delayed-fires" not in keyer.said and "tell-take-card-token" not in keyer.said


@pytest.mark.rule("TG-KEY-24", "TG-KEY-01")
def test_the_card_before_it_becomes_the_last_one_with_its_own_edge(keyed):
    at_work(keyed, combat(value=90, keys=[{"attribute": "courage", "level": 2}]), "beor")
    edges = [[{"attribute": "aggression", "level": 1}], [{"attribute": "practicality", "level": 3}]]
    seen = [fight(keyed).open_keys()[0].attribute]
    for edge in edges:
        keyed.move("lay_card", who="beor", play_on=True, edge=edge)
        seen.append(fight(keyed).open_keys()[0].attribute)
    for _ in edges:
        keyed.move("discard_last", who="beor")
        seen.append(fight(keyed).open_keys()[0].attribute)
    assert seen == ["courage", "aggression", "practicality", "aggression", "courage"]


@pytest.mark.rule("TG-KEY-24", "TG-KEY-20")
def test_a_card_that_is_the_last_again_is_covered_like_any_other(keyer):
    keyer.move("lay_card", who="beor", name="Root")
    keyer.move("lay_card", who="beor", play_on=True)
    keyer.move("discard_last", who="beor")
    keyer.move("mark_laid", who="beor", card=1, tokens=2)
    keyer.move("lay_card", who="beor", play_on=True)
    assert keyer.told("tell-tokens-lost") == [{"who": "beor", "count": 2, "name": "Root"}]


# --- on the opponent's attack, and where the boards are not here -----------------------------------------------------


@pytest.mark.rule("TG-KEY-21")
@pytest.mark.parametrize(
    ("told", "health"), [({}, 6), ({"prevented": 2}, 8), ({"prevented": 9}, 9), ({"instead": {"wounds": 1}}, 8)]
)
def test_what_an_ability_makes_of_the_attack_is_what_happens(keyed, told, health):
    at_work(keyed, combat(table=[{"since": 0, "wounds": 3}]), "beor")
    keyed.move("lay_card", who="beor")
    keyed.move("finish_laying", who="beor", **told)
    assert keyed.hero("beor").health.value == health


@pytest.mark.rule("TG-KEY-02", "TG-KEY-06")
def test_with_boards_on_the_table_the_keys_that_are_told_have_met(avalon):
    table = avalon("beor", areas={"boards": "table"})
    table.morning()
    at_work(table, combat(value=90), "beor")
    table.move("lay_card", who="beor", keys=[on("spirituality", 4, amount=2), free()])
    assert fight(table).pool == 3
