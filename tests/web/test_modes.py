"""The modes on the page: ticks of a new table, switches of the save sheet, guests by name, both languages."""

from __future__ import annotations

import re

import pytest

from companion.games.tainted_grail.play.modes import HARDER, RULES

PARTY = {"name": "Tažení", "characters.0.id": "beor", "characters.1.id": "ailei"}
MINE = {"cs": "visitor", "en": "english"}


def lay(reader, **fields: str) -> None:
    """A table set up through its page; the reader sits down at it."""
    answer = reader.post("/new/tainted_grail", {**PARTY, **fields})
    assert answer.status_code == 303, answer.text
    reader.id = re.fullmatch(r"/t/(\w+)/", answer.location)[1]


def modes(reader) -> dict:
    return reader.store.get(reader.id).state.modes


def switches(page: str) -> dict[str, str]:
    """Each mode's switch on the sheet, with what a tap would set it to."""
    forms = re.findall(r'<form class="act"[^>]*moves/choose_modes">(.*?)</form>', page, re.S)
    told = [re.search(rf'name="({"|".join(RULES)})" value="(\w+)"', form) for form in forms]
    return {found[1]: found[2].lower() for found in told if found}


def line(page: str) -> str:
    return re.search(r'<p class="paper-options">(.*?)</p>', page, re.S)[1]


def test_a_new_table_takes_its_modes_from_ticks(visitor):
    lay(visitor, **{"modes.story": "true", "modes.no_mercy": "true", "modes.limiter_offset": "2"})
    state = modes(visitor)
    assert (state.story, state.no_mercy, state.limiter_offset, state.item_limit) == (True, True, 2, False)


def test_one_tick_lays_a_hard_table(visitor):
    lay(visitor, hard="true")
    assert all(getattr(modes(visitor), mode) for mode in HARDER)


@pytest.mark.parametrize("alone", [True, False])
def test_the_easier_game_that_is_offered_fits_the_number_of_players(visitor, alone):
    page = visitor.get("/new/tainted_grail?name=x&who=beor" + ("" if alone else "&who=ailei")).text
    assert ('name="modes.no_limiter"' in page, 'name="modes.story"' in page) == (alone, not alone)
    for mode in HARDER:
        assert f'name="modes.{mode}"' in page


def test_a_contradiction_is_said_and_what_was_ticked_stays(visitor):
    fields = {"name": "x", "characters.0.id": "beor", "modes.no_limiter": "true", "modes.limiter_offset": "1"}
    answer = visitor.refused("/new/tainted_grail", fields)
    assert answer.status_code == 422
    assert "omezovače" in re.search(r'role="alert"[^>]*>(.*?)</p>', answer.text, re.S)[1]
    assert re.search(r'name="modes.no_limiter" value="true" checked', answer.text)


@pytest.mark.parametrize("language", MINE)
def test_every_mode_is_a_switch_on_the_sheet_with_its_rule(request, language):
    reader = request.getfixturevalue(MINE[language])
    lay(reader)
    page = reader.look("sheet?unfold=modes-hard").text
    assert set(switches(page)) == {*RULES} - {"no_limiter"}  # with others it is no choice
    for mode in switches(page):
        assert f'title="{RULES[mode]}"' in page


@pytest.mark.parametrize("mode", [mode for mode in RULES if mode not in ("no_limiter", "limiter_offset")])
def test_a_tap_switches_and_the_paper_names_what_is_on(visitor, mode):
    lay(visitor)
    before = line(visitor.look("sheet?unfold=modes-hard").text)
    assert switches(visitor.look("sheet?unfold=modes-hard").text)[mode] == "true"
    assert visitor.move("choose_modes", {mode: "true", "page": "sheet"}).status_code == 303
    page = visitor.look("sheet?unfold=modes-hard").text
    assert getattr(modes(visitor), mode) is True
    assert switches(page)[mode] == "false"
    assert len(line(page)) > len(before)
    assert visitor.move("choose_modes", {mode: "false", "page": "sheet"}).status_code == 303
    assert line(visitor.look("sheet?unfold=modes-hard").text) == before


def test_the_limiter_is_set_in_one_tap_and_named(visitor, english):
    lay(visitor)
    english.id = visitor.id
    assert visitor.move("choose_modes", {"limiter_offset": "3", "page": "sheet"}).status_code == 303
    assert "omezovač zdraví o 3 níž" in line(visitor.look("sheet?unfold=modes-hard").text)
    assert "health limiter 3 lower" in line(english.look("sheet?unfold=modes-hard").text)


def test_hard_mode_asks_how_low_the_limiter_reaches(visitor):
    lay(visitor)
    form = re.search(r'moves/hard_mode">(.*?)</form>', visitor.look("sheet?unfold=modes-hard").text, re.S)[1]
    assert re.search(r'name="limiter_offset" value="1"', form)
    visitor.move("hard_mode", {"on": "true", "limiter_offset": "2", "page": "sheet"})
    assert modes(visitor).limiter_offset == 2 and modes(visitor).dear_growth
    visitor.move("hard_mode", {"on": "false", "page": "sheet"})
    assert not any(getattr(modes(visitor), mode) for mode in HARDER)


def test_alone_the_sheet_offers_to_leave_the_limiter(visitor):
    answer = visitor.post("/new/tainted_grail", {"name": "x", "characters.0.id": "beor"})
    visitor.id = re.fullmatch(r"/t/(\w+)/", answer.location)[1]
    offered = switches(visitor.look("sheet?unfold=modes-hard").text)
    assert "no_limiter" in offered and "story" not in offered


def test_guests_are_chosen_named_and_shown(visitor, english):
    assert 'value="guest_4"' in visitor.get("/new/tainted_grail").text
    page = visitor.get("/new/tainted_grail?name=x&who=guest_1&who=beor").text
    assert 'name="characters.0.name"' in page and 'name="characters.1.name"' not in page
    assert re.search(r'name="modes.open_play" value="true" checked', page)
    fields = {"characters.0.id": "guest_1", "characters.0.name": "Gwen <3", "characters.0.board": "brown"}
    lay(visitor, **fields, **{"characters.1.id": "beor", "modes.open_play": "true"})
    english.id = visitor.id
    visitor.move("leave_list")
    for reader, called in ((visitor, "První host"), (english, "Guest 1")):
        for page in ("", "party", "sheet", "map"):
            shown = reader.look(page).text
            assert "Gwen &lt;3" in shown and "Gwen <3" not in shown and "&amp;lt;" not in shown
        assert called in reader.look("party").text


def test_guests_need_open_play_and_are_told_so(visitor):
    answer = visitor.refused("/new/tainted_grail", {"name": "x", "characters.0.id": "guest_1"})
    assert answer.status_code == 422
    assert "volná hra" in answer.text


def test_more_than_four_are_not_asked_about(visitor):
    page = visitor.get("/new/tainted_grail?name=x&who=beor&who=ailei&who=arev&who=cerv&who=guest_1").text
    assert "characters.3.id" in page and "characters.4.id" not in page


def test_who_joins_in_open_play_may_be_a_guest(visitor):
    lay(visitor)
    assert 'value="guest_1"' not in visitor.look("party?do=join").text
    visitor.move("choose_modes", {"open_play": "true", "page": "sheet"})
    page = visitor.look("party?do=join").text
    assert 'value="guest_1"' in page and 'name="character.name"' in page
    visitor.move("join", {"character.id": "guest_1", "character.name": "Gwen", "character.board": "grey"})
    hero = visitor.store.get(visitor.id).state.heroes["guest_1"]
    assert (hero.name, hero.colour) == ("Gwen", "grey")


def test_with_five_items_the_form_asks_which_goes(visitor):
    lay(visitor, **{"modes.item_limit": "true"})
    for number in range(5):
        assert 'name="discards"' not in visitor.look("party?do=take&who=beor").text
        visitor.move("take", {"who": "beor", "kind": "item", "name": f"Lano {number}", "page": "party"})
    page = visitor.look("party?do=take&who=beor").text
    assert 'name="discards"' in page and "Lano 3" in page
    assert 'name="discards"' not in visitor.look("party?do=take&who=ailei").text
    first = visitor.store.get(visitor.id).state.heroes["beor"].belongings[0].id
    fields = {"who": "beor", "kind": "item", "name": "Sekera", "discards": first, "page": "party"}
    assert visitor.move("take", fields).status_code == 303
    assert len(visitor.store.get(visitor.id).state.heroes["beor"].belongings) == 5
