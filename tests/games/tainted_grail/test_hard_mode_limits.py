"""HRD: the limits of hard mode: 20 of each resource, and five items a character."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail.pages.day import alerts
from companion.games.tainted_grail.pages.party import view as party

RESOURCES = ("food", "wealth", "reputation", "magic", "experience")


def items(table, who: str) -> list[str]:
    return [card.name for card in table.hero(who).belongings if card.kind == "item"]


def laden(table, who: str, count: int = 5) -> None:
    for number in range(1, count + 1):
        table.move("take", who=who, kind="item", name=f"{who} {number}")


# --- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-HRD-11", "TG-HRD-14")
@pytest.mark.parametrize("what", RESOURCES)
def test_no_resource_but_experience_goes_beyond_twenty(avalon, what):
    table = avalon("beor", modes={"resource_limit": True})
    table.move("set_to", who="beor", what=what, value=18)
    table.move("change", who="beor", what=what, by=5)
    assert table.hero("beor").resources[what] == (23 if what == "experience" else 20)
    if what != "experience":
        assert table.objects("set_to", who="beor", what=what, value=21).rule == "TG-HRD-11"
        table.move("set_to", who="beor", what=what, value=20)


@pytest.mark.rule("TG-HRD-14", "TG-HRD-11")
def test_what_cannot_be_gained_stays_with_the_giver(avalon):
    table = avalon("beor", "ailei", modes={"resource_limit": True})
    table.move("set_to", who="ailei", what="wealth", value=19)
    table.move("set_to", who="beor", what="wealth", value=5)
    table.move("trade", who="beor", to="ailei", what="wealth", amount=4)
    assert [table.hero(who).resources["wealth"] for who in ("ailei", "beor")] == [20, 4]


@pytest.mark.rule("TG-HRD-12", "TG-HRD-14")
def test_a_sixth_item_comes_only_for_another(avalon):
    table = avalon("beor", modes={"item_limit": True})
    laden(table, "beor")
    assert table.objects("take", who="beor", kind="item", name="Rope").rule == "TG-HRD-12"
    assert table.objects("find_item", who="beor", looking_for="weapon", name="Axe").rule == "TG-HRD-12"
    second = table.hero("beor").belongings[1]
    table.move("take", who="beor", kind="item", name="Rope", discards=second.id)
    assert items(table, "beor") == ["beor 1", "beor 3", "beor 4", "beor 5", "Rope"]
    assert table.told("tell-discard-item") == [{"name": "beor 2"}]
    assert table.state.items.bottom == ["beor 2"]
    table.move("find_item", who="beor", looking_for="weapon", name="Axe", discards=table.hero("beor").belongings[0].id)
    assert items(table, "beor") == ["beor 3", "beor 4", "beor 5", "Rope", "Axe"]


@pytest.mark.rule("TG-HRD-12", "TG-SEC-03")
def test_secrets_do_not_count(avalon):
    table = avalon("beor", modes={"item_limit": True})
    for number in range(1, 8):
        table.move("take", who="beor", kind="secret", number=number)
    laden(table, "beor")
    table.move("take", who="beor", kind="secret", number=9)
    assert len(items(table, "beor")) == 5
    assert table.objects("take", who="beor", kind="item", name="Rope").rule == "TG-HRD-12"
    secret = table.hero("beor").belongings[0]
    assert table.refuses("take", who="beor", kind="item", name="Rope", discards=secret.id).field == "discards"


@pytest.mark.rule("TG-HRD-12", "TG-HRD-14")
def test_nobody_is_handed_a_sixth_item_either(avalon):
    table = avalon("beor", "ailei", modes={"item_limit": True})
    laden(table, "ailei")
    table.move("take", who="beor", kind="item", name="Rope")
    table.move("take", who="beor", kind="secret", number=7)
    rope, secret = table.hero("beor").belongings
    assert table.objects("hand_over", who="beor", to="ailei", card=rope.id).rule == "TG-HRD-12"
    table.move("hand_over", who="beor", to="ailei", card=secret.id)
    table.move("hand_over", who="beor", to="ailei", card=rope.id, discards=table.hero("ailei").belongings[0].id)
    assert items(table, "ailei") == ["ailei 2", "ailei 3", "ailei 4", "ailei 5", "Rope"]


@pytest.mark.rule("TG-HRD-12", "TG-HRD-14")
def test_nobody_picks_a_sixth_item_up_either(avalon):
    table = avalon("beor", "ailei", modes={"item_limit": True})
    laden(table, "ailei")
    table.move("take", who="beor", kind="item", name="Rope")
    table.move("set_to", who="beor", what="health", value=0)
    table.move("die", who="beor")
    assert table.objects("pick_up", who="ailei", name="Rope").rule == "TG-HRD-12"
    assert [left.name for left in table.state.left] == ["Rope"]
    table.move("pick_up", who="ailei", name="Rope", discards=table.hero("ailei").belongings[0].id)
    assert items(table, "ailei")[-1] == "Rope" and table.state.left == []


@pytest.mark.rule("TG-HRD-12", "TG-HRD-14")
def test_when_the_limit_begins_the_player_chooses_what_to_discard(avalon):
    table = avalon("beor")
    laden(table, "beor", 7)
    table.move("choose_modes", item_limit=True)
    assert table.told("tell-items-over") == [{"who": "beor", "count": 2, "most": 5}]
    assert len(items(table, "beor")) == 7
    assert ("alert-too-many-items", {"who": "beor", "count": 2}) in [(one.key, one.args) for one in alerts(table.state)]
    table.move("lose_items", who="beor", which=[card.id for card in table.hero("beor").belongings[:2]])
    assert "alert-too-many-items" not in [one.key for one in alerts(table.state)]


@pytest.mark.rule("TG-HRD-12")
def test_without_the_limit_anybody_owns_any_number(avalon):
    table = avalon("beor")
    laden(table, "beor", 7)
    assert party(table.state, EVERYBODY).heroes[0].item_count == 7
