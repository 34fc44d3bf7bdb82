"""SEC: secrets: numbered, never in the item deck, hard to lose; personal ones stay with their owner."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.play.belongings import items_of, surplus


@pytest.fixture
def day(table):
    """Three characters in the first day, at 101."""
    table.morning()
    return table


def learns(table, number: int, who: str = "beor", **facts) -> str:
    """A secret comes to a character; returns its id."""
    table.move("take", who=who, kind="secret", number=number, **{"name": f"Secret {number}", **facts})
    return table.hero(who).belongings[-1].id


@pytest.mark.rule("TG-SEC-01")
def test_secrets_are_numbered_and_never_in_the_item_deck(day):
    before = day.state.items.size
    secret = learns(day, 14)
    assert (day.hero("beor").belongings[0].number, day.state.items.size) == (14, before)
    assert day.objects("take", who="ailei", kind="secret", number=14).rule == "TG-SEC-01"
    day.move("part_with", who="beor", card=secret, overrule=("secrets-stay",))
    assert day.state.items.size == before and day.state.items.bottom == []
    assert "tell-discard-secret" in day.said


@pytest.mark.rule("TG-SEC-02")
def test_a_secret_is_lost_only_when_a_rule_says_so(day):
    secret = learns(day, 14)
    assert day.objects("part_with", who="beor", card=secret).rule == "TG-SEC-02"
    assert len(day.hero("beor").belongings) == 1
    day.move("part_with", who="beor", card=secret, overrule=("secrets-stay",))
    assert day.hero("beor").belongings == []


@pytest.mark.rule("TG-SEC-03")
def test_a_count_of_items_counts_no_secrets(day):
    learns(day, 14)
    learns(day, 15, keyword="weapon")
    day.move("take", who="beor", kind="item", name="Rope")
    assert [card.name for card in items_of(day.hero("beor"))] == ["Rope"]


@pytest.mark.rule("TG-SEC-04")
def test_losing_items_skips_secrets_even_those_with_a_keyword(day):
    learns(day, 15, keyword="weapon")
    ids = []
    for name in ("Rope", "A lamp", "An axe"):
        day.move("take", who="beor", kind="item", name=name)
        ids.append(day.hero("beor").belongings[-1].id)
    assert day.refuses("lose_items", who="beor", count=2).field == "which"  # the player chooses
    day.move("lose_items", who="beor", count=2, which=[ids[0], ids[2]])
    assert [card.name for card in day.hero("beor").belongings] == ["Secret 15", "A lamp"]
    assert day.state.items.bottom == ["Rope", "An axe"]
    day.move("lose_items", who="beor", count=4)  # too few are left, so only those go
    assert [card.name for card in day.hero("beor").belongings] == ["Secret 15"]
    day.move("lose_items", who="beor")
    assert day.told("tell-no-items") == [{"who": "beor"}]


@pytest.mark.rule("TG-SEC-05")
def test_a_secret_with_a_keyword_counts_for_the_one_in_use(day):
    learns(day, 15, keyword="weapon")
    day.move("take", who="beor", kind="item", name="An axe", keyword="weapon")
    assert [(card.name, card.face_up) for card in day.hero("beor").belongings] == [
        ("Secret 15", True), ("An axe", False),
    ]  # fmt: skip
    with day.arranged() as state:
        state.heroes["beor"].belongings[1].face_up = True
    assert [card.name for card in surplus(day.hero("beor"))] == ["An axe"]


@pytest.mark.rule("TG-SEC-06")
def test_personal_secrets_are_never_given_away(day):
    personal = learns(day, 14, personal=True)
    common = learns(day, 15)
    assert day.objects("hand_over", who="beor", to="ailei", card=personal).rule == "TG-SEC-06"
    day.move("hand_over", who="beor", to="ailei", card=common)
    assert [card.number for card in day.hero("ailei").belongings] == [15]
    with day.arranged() as state:
        state.heroes["ailei"].place = 104
    assert day.objects("hand_over", who="ailei", to="beor", card=common).rule == "TG-PTY-14"


@pytest.mark.rule("TG-SEC-07", "TG-STA-07")
def test_a_dial_on_a_secret_goes_where_the_secret_goes(day):
    secret = learns(day, 14)
    day.move("set_dial", kind="quest", where="secret", of=secret, value=3, note="the fever")
    day.move("hand_over", who="beor", to="ailei", card=secret)
    assert [(dial.where, dial.of, dial.value) for dial in day.state.dials] == [("secret", secret, 3)]
    assert day.hero("ailei").belongings[0].id == secret
    day.move("part_with", who="ailei", card=secret, overrule=("secrets-stay",))
    assert day.state.dials == []
    assert "tell-take-off-dial" in day.said


def test_a_secret_that_was_met_once_is_known_by_its_number(avalon):
    first = avalon("beor")
    learns(first, 14, name="The drowned bell", keyword="relic", personal=True)
    taught = GAME.moves["take"].teaches({"who": "beor", "kind": "secret", "number": 14}, first.state)
    second = avalon("beor", knowledge=taught)
    second.move("take", who="beor", kind="secret", number=14)
    card = second.hero("beor").belongings[0]
    assert (card.name, card.keyword, card.personal) == ("The drowned bell", "relic", True)


def test_a_card_that_was_described_wrongly_is_put_right(day):
    secret = learns(day, 14)
    day.move("describe_card", who="beor", card=secret, name="The bell", keyword="relic", personal=True)
    card = day.hero("beor").belongings[0]
    assert (card.name, card.keyword, card.personal, card.number) == ("The bell", "relic", True, 14)
    day.move("describe_card", who="beor", card=secret, keyword="none")
    assert day.hero("beor").belongings[0].keyword is None
