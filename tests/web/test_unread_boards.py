"""Boards that nobody has read: as whole as read ones, by the usual; one panel asks for all of them at once."""

from __future__ import annotations

import re

from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.pages import plates
from companion.web.wording import Voice

from .conftest import Visitor

PARTY = [{"id": "ailei", "energy": 6, "health": 7, "terror": 8}, {"id": "arev"}, {"id": "cerv"}]


def _lay(app, language):
    visitor = Visitor(app, language)
    visitor.id = visitor.store.create("tainted_grail", "Kruh", {"characters": PARTY}).record.id
    _move(visitor, "leave_list")
    return visitor


def _move(visitor, name, **args):
    record = visitor.store.get(visitor.id)
    visitor.store.move(visitor.id, record.revision, name, args, ["*"])


def _look(visitor, page):
    return re.sub("[\u00a0\u2068\u2069]", " ", visitor.look(page).text)


def _panel(visitor):
    return re.search(r'<section class="panel unread.*?</section>', _look(visitor, "party"), re.S)[0]


def _laid(panel):
    """The fields of the panel as they are laid out: what is hidden, and what is ticked."""
    ticked = re.findall(r'<input type="radio" name="([^"]+)" value="([^"]*)" checked', panel)
    return dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', panel) + ticked)


def test_the_company_the_sheet_and_the_volume_show_it_whole_and_say_once_that_it_is_the_usual(app):
    visitor = _lay(app, "cs")
    state = visitor.store.get(visitor.id).state
    company = next(one for one in plates.plates(state, Voice("cs", GAME, state).spoken) if one.name == "company")
    assert not any("dasharray" in cell for cell in re.findall(r"<circle[^>]*>", company.svg))
    assert company.says[-1].key == "plate-company-usual"
    for leaf in _look(visitor, "sheet").split('id="paper"'):  # on the screen, and on the paper
        assert leaf.count("Ailei, Arev a Červ: čísla jsou obvyklá") == 1 and "moves/read_board" not in leaf
    for page in ("party", "sheet", ""):
        text = _look(visitor, page)
        assert len(re.findall(r'class="tracks-drawn[^"]*"', text)) == 3, page
        assert not re.search(r"<b>\s*[?·]\s*</b>|<output[^>]*>\s*[?·]", text), page


def test_one_panel_asks_for_all_and_one_part_of_it_lies_open_at_a_time(app):
    for language, asks, ends, so in (
        ("cs", "Sedí to s deskami?", "Stupnice končí na", "Vše sedí"),
        ("en", "Is it so on your boards?", "Tracks end at", "All three are so"),
    ):
        visitor = _lay(app, language)
        panel = _panel(visitor)
        assert _look(visitor, "party").count(asks) == 1 and so in panel
        folds = re.findall(r'<details class="unread-part" name="unread">.*?</details>', panel, re.S)
        assert re.sub("<[^>]+>", " ", panel).count(ends) == 3, "the numbers are the ends of the tracks"
        assert len(folds) == 6 and max(fold.count("<fieldset") for fold in folds) == 6
        assert panel.count("<fieldset") == sum(fold.count("<fieldset") for fold in folds), "none lies open before"
        laid = _laid(panel)
        assert (laid["boards.0.printed.health"], laid["boards.1.printed.health"]) == ("7", "9")
        assert "do=read_board" in _look(visitor, "party"), "and one board alone can still be copied whole"


def test_all_are_so_with_one_tap_that_is_taken_back_as_one(app):
    visitor = _lay(app, "cs")
    _move(visitor, "change", who="arev", what="health", by=-2)
    fields = _laid(_panel(visitor)) | {"boards.1.printed.health": "11", "boards.2.printed.attributes.courage": "0"}
    assert visitor.post(f"/t/{visitor.id}/moves/read_boards", fields).status_code == 303
    heroes = visitor.store.get(visitor.id).state.heroes
    assert all(heroes[who].copied for who in ("ailei", "arev", "cerv"))
    assert (heroes["arev"].health.value, heroes["arev"].health.top) == (9, 11)
    assert heroes["cerv"].attributes["courage"] == 0 and heroes["ailei"].attributes["courage"] == 1
    assert "boards-unread" not in visitor.look("party").text and "boards-unread" not in visitor.look("sheet").text
    learned = visitor.store.cards("tainted_grail")["character"]["arev"]
    assert (learned["energy"], learned["health"], learned["terror"]) == (6, 11, 7)
    visitor.store.undo(visitor.id, visitor.store.revision(visitor.id))
    assert not any(hero.copied for hero in visitor.store.get(visitor.id).state.heroes.values())


def test_at_supper_the_usual_food_is_laid_and_nobody_is_asked(app):
    visitor = _lay(app, "cs")
    for move, args in (("start_day", {}), ("turn_event", {}), ("end_day", {"everyone_passes": True})):
        _move(visitor, move, **args)
    text = _look(visitor, "")
    assert text.count('name="what" value="food"') >= 3 and "Kolik pokrmů" not in text and "nemá co jíst" not in text
    assert text.count("počet pokrmů je zatím jen odhad") == 1
    for move, args in (
        ("rest", {}),
        ("good_night", {}),
        ("start_day", {}),
        ("turn_event", {}),
        ("end_day", {"everyone_passes": True}),
    ):
        _move(visitor, move, **args)
    again = _look(visitor, "")
    assert "Odpočinek u ohně" in again and "jen odhad" not in again, "where nothing can be put right, nothing is said"


def test_at_growth_it_says_that_the_prices_are_the_usual_ones(app):
    visitor = _lay(app, "en")
    _move(visitor, "change", who="ailei", what="experience", by=8)
    for move, args in (("start_day", {}), ("turn_event", {}), ("end_day", {"everyone_passes": True}), ("rest", {})):
        _move(visitor, move, **args)
    text = _look(visitor, "")
    assert text.count("the prices of attributes are the usual ones") == 1 and re.search("a point for +6", text)
