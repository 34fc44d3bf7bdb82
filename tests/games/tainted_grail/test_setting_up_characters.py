"""CHR: setting up the characters, in the order of the steps I to XI."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments
from companion.games.tainted_grail import GAME

BEOR = {
    "id": "beor",
    "energy": 6,
    "health": 9,
    "terror": 7,
    "energy_start": 5,
    "health_start": 8,
    "terror_start": 1,
    "attributes": {"aggression": 2, "practicality": 1},
    "resources": {"food": 2, "wealth": 1, "reputation": 1},
    "number": 4,
}
AILEI = {"id": "ailei", "energy": 7, "health": 8, "terror": 8, "number": 1}


@pytest.mark.rule("TG-CHR-01", "TG-CHR-13", "TG-CHR-14", "TG-CHR-15")
def test_hands_set_each_character_up_in_the_order_of_the_steps(avalon):
    table = avalon(BEOR, AILEI)
    steps = [
        "tell-take-board",
        "tell-set-tracks",
        "tell-mark-attributes",
        "tell-mark-resources",
        "tell-build-decks",
        "tell-build-advancement",
        "tell-card-on-board",
        "tell-read-letter",
        "tell-take-island-map",
    ]
    assert [key.removesuffix("-by-card") for key in table.said[: 2 * len(steps)]] == steps * 2
    assert [told["who"] for told in table.told("tell-mark-attributes-by-card")] == ["ailei"]  # nobody read her card
    assert [told["who"] for told in table.told("tell-take-board")] == ["beor", "ailei"]
    assert [told["colour"] for told in table.told("tell-take-board")] == ["blue", "green"]
    assert table.said[2 * len(steps)] == "tell-lay-start"  # the world comes after all characters


@pytest.mark.rule("TG-CHR-02")
def test_every_character_has_its_own_lengths(avalon):
    table = avalon(BEOR, AILEI)
    tops = {
        hero.id: (hero.energy.top, hero.health.top, hero.terror.top, hero.terror.red)
        for hero in table.state.heroes.values()
    }
    assert tops == {"beor": (6, 9, 7, (6, 7)), "ailei": (7, 8, 8, (7, 8))}
    table.move("change", who="ailei", what="terror", by=20)
    table.move("change", who="beor", what="terror", by=20)
    assert (table.hero("ailei").terror.value, table.hero("beor").terror.value) == (8, 7)


@pytest.mark.rule("TG-CHR-02")
def test_what_is_printed_is_asked_once_and_offered_next_time(avalon):
    first = avalon(
        {
            **AILEI,
            "energy_start": 4,
            "resources": {"food": 1},
            "personal_action": "Heal",
            "personal_cost": 2,
            "trait": "X",
        }
    )
    known = GAME.teaches({"characters": [{**AILEI, "energy_start": 4, "resources": {"food": 1}}]}, first.state)
    again = avalon("ailei", knowledge=known)
    hero = again.hero("ailei")
    assert (hero.energy.top, hero.health.top, hero.terror.top, hero.energy.value) == (7, 8, 8, 4)
    assert (hero.resources["food"], hero.personal_action, hero.personal_cost, hero.trait) == (1, "Heal", 2, "X")
    assert hero.sure and "tell-read-board" not in again.said
    assert avalon({"id": "ailei", "health": 5}, knowledge=known).hero("ailei").health.top == 5  # told counts more
    unknown = avalon("ailei")
    assert not unknown.hero("ailei").sure and "tell-read-board" in unknown.said


@pytest.mark.rule("TG-CHR-03", "TG-CHR-04")
def test_markers_start_where_the_arrows_point(avalon):
    table = avalon(BEOR)
    beor = table.hero("beor")
    assert (beor.energy.value, beor.health.value, beor.terror.value) == (5, 8, 1)
    assert table.told("tell-set-tracks") == [{"who": "beor", "energy": 5, "health": 8, "terror": 1}]
    assert avalon({**BEOR, "health_start": 3}).hero("beor").energy.value == 3  # never above the limiter
    with pytest.raises(BadArguments) as caught:
        avalon(AILEI, {**BEOR, "terror_start": 8})
    assert caught.value.field == "characters.1.terror_start"


@pytest.mark.rule("TG-CHR-05", "TG-CHR-06")
def test_attributes_and_resources_come_from_the_card(avalon):
    table = avalon(AILEI, {**BEOR, "attributes": {}, "resources": {}})  # Beor as this app knows him
    beor = table.hero("beor")
    assert beor.attributes == {
        "aggression": 2,
        "courage": 1,
        "practicality": 1,
        "empathy": 0,
        "caution": 1,
        "spirituality": 0,
    }
    assert beor.resources == {"food": 2, "wealth": 0, "reputation": 0, "magic": 0, "experience": 0}
    table = avalon({**AILEI, "attributes": {"empathy": 2, "spirituality": 1}, "resources": {"magic": 3}})
    ailei = table.hero("ailei")
    assert [name for name, points in ailei.attributes.items() if points] == ["empathy", "spirituality"]
    assert (ailei.attributes["empathy"], ailei.attributes["spirituality"]) == (2, 1)
    assert ailei.resources == {"food": 0, "wealth": 0, "reputation": 0, "magic": 3, "experience": 0}
    assert table.told("tell-mark-attributes")[0]["empathy"] == 2
    assert table.told("tell-mark-resources")[0]["magic"] == 3


@pytest.mark.rule("TG-CHR-07", "TG-CHR-09", "TG-CHR-10", "TG-CHR-12")
def test_eighty_cards_make_four_decks(table):
    for hero in table.state.heroes.values():
        everything = []
        for kind in ("combat", "diplomacy"):
            pool = getattr(hero, kind)
            assert pool.cards == [f"{kind} {number}" for number in range(1, 16)]
            deck = pool.advancement
            assert (deck.top, deck.bottom) == ([], [])  # shuffled: nobody knows the order
            assert sum("own" in card for card in deck.shuffled) == 15
            rest = {card for card in deck.shuffled if "own" not in card}
            assert rest == {f"{kind} {number}" for number in range(16, 26)}
            everything += [*pool.cards, *deck.shuffled]
        assert len(everything) == len(set(everything)) == 80
    assert [told["cards"] for told in table.told("tell-build-decks")] == [15, 15, 15]
    assert [told["cards"] for told in table.told("tell-build-advancement")] == [25, 25, 25]


@pytest.mark.rule("TG-CHR-14")
def test_the_letters_number_is_known_and_unique(avalon):
    table = avalon("beor", "ailei", "arev", "cerv")
    assert [hero.id for hero in table.state.living] == ["ailei", "arev", "cerv", "beor"]
    assert table.told("tell-read-letter")[0] == {"who": "beor", "number": 4}
    table = avalon({"id": "ailei", "number": 7}, {"id": "cerv", "number": 5})
    assert [hero.id for hero in table.state.living] == ["cerv", "ailei"]
    with pytest.raises(BadArguments) as caught:
        avalon("beor", {"id": "ailei", "number": 4})
    assert (caught.value.field, caught.value.message.key) == ("characters.1.number", "number-is-taken")


@pytest.mark.rule("TG-CHR-02")
def test_what_a_board_teaches_later_is_added_to_what_set_up_taught(store):
    told = {"id": "ailei", "energy_start": 4, "resources": {"food": 1}, "attributes": {"empathy": 2}}
    record = store.create("tainted_grail", "First", {"characters": [told]}).record
    printed = {"energy": 7, "health": 8, "terror": 8, "trait": "Proud"}
    store.move(record.id, record.revision, "read_board", {"who": "ailei", "printed": printed})
    again = store.create("tainted_grail", "Second", {"characters": [{"id": "ailei"}]}).record
    hero = again.plain["heroes"]["ailei"]
    assert (hero["energy"]["top"], hero["energy"]["value"], hero["trait"]) == (7, 4, "Proud")
    assert (hero["resources"]["food"], hero["attributes"]["empathy"], hero["sure"]) == (1, 2, True)
