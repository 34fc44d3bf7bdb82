"""KEY: what lies on the cards of the sequence, and abilities on the opponent's attack."""

from __future__ import annotations

import pytest

from .fights import begin, combat, fight


@pytest.fixture
def two(avalon):
    """Beor (Aggression 2, Courage 1) and Ailei (Empathy 2, Aggression 1), on a day; Ailei has the lower number."""
    ailei = {"id": "ailei", "attributes": {"empathy": 2, "aggression": 1}, "resources": {"magic": 1}}
    table = avalon("beor", ailei)
    table.morning()
    return table


def at_work(table, card, *who):
    """These fight that card, and the first of them is the active one."""
    begin(table, card, *who)
    if fight(table).step == "choose":
        table.move("activate", who=who[0])
    return table


@pytest.fixture
def beor(two):
    """Beor alone against a card that wants many markers; it is his activation."""
    return at_work(two, combat(value=90), "beor")


@pytest.fixture
def both(two):
    """Beor and Ailei against it, Beor active."""
    return at_work(two, combat(value=90), "beor", "ailei")


def on(attribute: str, level: int = 1, bonus: str = "pool", amount: int = 1, **facts):
    """An attribute key, and what stands on its other half."""
    return {"attribute": attribute, "level": level, "bonus": bonus, "amount": amount, **facts}


def free(bonus: str = "pool", amount: int = 1, **facts):
    return {"kind": "free", "bonus": bonus, "amount": amount, **facts}


def magic(bonus: str = "pool", amount: int = 1, **facts):
    return {"kind": "magic", "bonus": bonus, "amount": amount, **facts}


# --- what lies on the cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-KEY-16")
def test_charges_lie_on_a_card_and_are_used_one_by_one(beor):
    beor.move("lay_card", who="beor", charges=2, name="Ember")
    for left in (1, 0):
        beor.move("use_charge", who="beor", card=1)
        assert fight(beor).sequence[0].charges == left
        assert beor.told("tell-charge-used") == [{"who": "beor", "number": 1, "name": "Ember", "left": left}]
    refused = beor.refuses("use_charge", who="beor", card=1)
    assert (refused.field, refused.message.key) == ("card", "no-charge-left")
    assert beor.refuses("use_charge", who="beor", card=2).message.key == "no-such-card-laid"
    beor.move("mark_laid", who="beor", card=1, charges=3)
    assert fight(beor).sequence[0].charges == 3


@pytest.mark.rule("TG-KEY-16")
def test_in_a_party_only_the_active_one_uses_charges_of_its_own_or_anothers(both):
    both.move("lay_card", who="beor", charges=1)
    met = both.objects("use_charge", who="ailei", card=1)
    assert (met.rule, met.code, met.can_overrule) == ("TG-KEY-16", "only-the-active", True)
    both.move("finish_laying", who="beor")
    assert both.objects("use_charge", who="beor", card=1).code == "only-the-active"  # it is his card, but her turn
    both.move("use_charge", who="ailei", card=1)
    assert fight(both).sequence[0].charges == 0


@pytest.mark.rule("TG-KEY-16")
def test_charges_stay_when_their_card_is_covered(beor):
    beor.move("lay_card", who="beor", charges=2)
    beor.move("lay_card", who="beor", play_on=True)
    beor.move("use_charge", who="beor", card=1)
    assert [laid.charges for laid in fight(beor).sequence] == [1, 0]


@pytest.mark.rule("TG-KEY-17")
def test_connected_keys_are_counted_by_kind_over_the_whole_sequence(both):
    both.move("lay_card", who="beor", keys=[on("aggression"), on("courage"), on("empathy")])
    both.move("lay_card", who="beor", keys=[on("aggression", 2), on("aggression", 3), free("play_on")])
    both.move("finish_laying", who="beor")
    both.move("lay_card", who="ailei", keys=[on("aggression"), on("empathy", 2), magic()])
    assert dict(fight(both).connected_keys()) == {"aggression": 3, "courage": 1, "empathy": 1}
    both.move("discard_last", who="ailei")
    assert dict(fight(both).connected_keys()) == {"aggression": 2, "courage": 1}


@pytest.mark.rule("TG-KEY-19")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_a_delayed_ability_fires_once_when_its_last_token_comes_off(beor, tokens):
    beor.move("lay_card", who="beor", tokens=tokens, name="Seed")
    fired = []
    for activation in range(1, 5):
        beor.move("finish_laying", who="beor")  # Beor is alone, so his next activation begins with it
        if beor.told("tell-delayed-fires"):
            fired.append(activation)
            assert fight(beor).sequence[0].tokens == 0
        else:
            assert fight(beor).sequence[0].tokens == max(0, tokens - activation)
    assert fired == [tokens]


@pytest.mark.rule("TG-KEY-19", "TG-CMB-12")
def test_everybodys_activation_takes_a_token_off(both):
    both.move("lay_card", who="beor", tokens=2)
    both.move("finish_laying", who="beor")
    assert fight(both).active == "ailei" and fight(both).sequence[0].tokens == 1


@pytest.mark.rule("TG-KEY-19")
def test_tokens_that_an_ability_puts_on_a_card_are_noted(beor):
    beor.move("lay_card", who="beor")
    beor.move("mark_laid", who="beor", card=1, tokens=2)
    beor.move("finish_laying", who="beor")
    assert [told["left"] for told in beor.told("tell-take-card-token")] == [1]
    refused = beor.refuses("mark_laid", who="beor", card=2, tokens=1)
    assert (refused.field, refused.message.key) == ("card", "no-such-card-laid")


@pytest.mark.rule("TG-KEY-20")
def test_a_covered_card_loses_its_tokens_and_never_fires(both):
    both.move("lay_card", who="beor", tokens=2, name="Seed")
    both.move("finish_laying", who="beor")
    both.move("lay_card", who="ailei")
    assert both.told("tell-tokens-lost") == [{"who": "beor", "count": 1, "name": "Seed"}]
    assert fight(both).sequence[0].tokens == 0
    both.move("finish_laying", who="ailei")
    both.move("activate", who="ailei")
    assert "tell-delayed-fires" not in both.said


@pytest.mark.rule("TG-KEY-20", "TG-KEY-07")
def test_a_passive_card_is_never_covered_and_keeps_its_tokens(beor):
    beor.move("lay_card", who="beor", tokens=2, passive=True)
    beor.move("lay_card", who="beor", play_on=True)
    assert [laid.tokens for laid in fight(beor).sequence] == [2, 0]
    assert "tell-tokens-lost" not in beor.said


@pytest.mark.rule("TG-KEY-23", "TG-TIE-09", "TG-CMB-12")
@pytest.mark.parametrize("tokens", [(1, 1, 1), (2, 1, 2), (1, 0, 1)])
def test_delayed_abilities_go_from_the_left_to_the_right(beor, tokens):
    for count in tokens:
        beor.move("lay_card", who="beor", tokens=count, passive=True, play_on=True, draws=1)
    beor.move("finish_laying", who="beor")
    order = [
        told.args["number"] for told in beor.tellings if told.key in ("tell-take-card-token", "tell-delayed-fires")
    ]
    assert order == [place for place, count in enumerate(tokens, 1) if count]
    assert [told["number"] for told in beor.told("tell-delayed-fires")] == [
        place for place, count in enumerate(tokens, 1) if count == 1
    ]


@pytest.mark.rule("TG-KEY-24")
def test_with_a_discarded_card_goes_all_that_lies_on_it(beor):
    with beor.arranged() as state:
        state.heroes["beor"].resources["magic"] = 1
    beor.move("lay_card", who="beor", tokens=1, name="Root")
    beor.move("lay_card", who="beor", play_on=True, tokens=1, charges=3, magic_from="beor", name="Seed")
    beor.move("discard_last", who="beor")
    assert beor.told("tell-card-off") == [
        {"number": 2, "name": "Seed", "who": "beor", "tokens": 1, "charges": 3, "magic": 1}
    ]
    [last] = fight(beor).sequence
    assert (last.name, last.tokens) == ("Root", 0)  # visible again, but what it lost does not come back
    beor.move("finish_laying", who="beor")
    assert "tell-delayed-fires" not in beor.said and "tell-take-card-token" not in beor.said


@pytest.mark.rule("TG-KEY-24", "TG-KEY-01")
def test_the_card_before_it_becomes_the_last_one_with_its_own_edge(two):
    at_work(two, combat(value=90, keys=[{"attribute": "courage", "level": 2}]), "beor")
    edges = [[{"attribute": "aggression", "level": 1}], [{"attribute": "practicality", "level": 3}]]
    seen = [fight(two).open_keys()[0].attribute]
    for edge in edges:
        two.move("lay_card", who="beor", play_on=True, edge=edge)
        seen.append(fight(two).open_keys()[0].attribute)
    for _ in edges:
        two.move("discard_last", who="beor")
        seen.append(fight(two).open_keys()[0].attribute)
    assert seen == ["courage", "aggression", "practicality", "aggression", "courage"]


@pytest.mark.rule("TG-KEY-24", "TG-KEY-20")
def test_a_card_that_is_the_last_again_is_covered_like_any_other(beor):
    beor.move("lay_card", who="beor", name="Root")
    beor.move("lay_card", who="beor", play_on=True)
    beor.move("discard_last", who="beor")
    beor.move("mark_laid", who="beor", card=1, tokens=2)
    beor.move("lay_card", who="beor", play_on=True)
    assert beor.told("tell-tokens-lost") == [{"who": "beor", "count": 2, "name": "Root"}]


# --- on the opponent's attack, and where the boards are not here -----------------------------------------------------


@pytest.mark.rule("TG-KEY-21")
@pytest.mark.parametrize(
    ("told", "health"), [({}, 6), ({"prevented": 2}, 8), ({"prevented": 9}, 9), ({"instead": {"wounds": 1}}, 8)]
)
def test_what_an_ability_makes_of_the_attack_is_what_happens(two, told, health):
    at_work(two, combat(table=[{"since": 0, "wounds": 3}]), "beor")
    two.move("lay_card", who="beor")
    two.move("finish_laying", who="beor", **told)
    assert two.hero("beor").health.value == health


@pytest.mark.rule("TG-KEY-02", "TG-KEY-06")
def test_with_boards_on_the_table_the_keys_that_are_told_have_met(avalon):
    table = avalon("beor", areas={"boards": "table"})
    table.morning()
    at_work(table, combat(value=90), "beor")
    table.move("lay_card", who="beor", keys=[on("spirituality", 4, amount=2), free()])
    assert fight(table).pool == 3
