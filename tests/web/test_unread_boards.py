"""A board that nobody has read: it stands as whole as a read one, by assumed lengths that one tap settles."""

from __future__ import annotations

import re

from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.pages import party, plates
from companion.web.wording import Voice

from .conftest import Visitor

PARTY = [{"id": "ailei", "energy": 6, "health": 7, "terror": 8}, {"id": "arev"}]


def _lay(app, language):
    visitor = Visitor(app, language)
    visitor.id = visitor.store.create("tainted_grail", "Kruh", {"characters": PARTY}).record.id
    _move(visitor, "leave_list")
    return visitor


def _move(visitor, name, **args):
    record = visitor.store.get(visitor.id)
    visitor.store.move(visitor.id, record.revision, name, args, ["*"])


def _part(visitor, page, opening):
    text = visitor.look(page).text.replace("\u00a0", " ")
    tag = opening.split()[0].removeprefix("<")
    return re.search(rf"{opening}.*?</{tag}>", text, re.S)[0]


def test_the_company_the_sheet_and_the_volume_show_it_whole(app):
    visitor = _lay(app, "cs")
    state = visitor.store.get(visitor.id).state
    arev, ailei = (party.board(state, state.heroes[who]) for who in ("arev", "ailei"))
    assert arev.drawn and arev.assumed and arev.known_pairs == [], "no zeros are made up"
    assert ailei.drawn and not ailei.assumed
    company = next(one for one in plates.plates(state, Voice("cs", GAME, state).spoken) if one.name == "company")
    cells = re.findall(r"<circle[^>]*>", company.svg)
    assert sum("dasharray" in cell for cell in cells) == sum(track.top for track in arev.tracks.values())
    for page in ("party", "sheet", ""):
        text = visitor.look(page).text
        drawn = re.findall(r'class="tracks-drawn[^"]*"', text)
        assert len(drawn) == 2 and sum("assumed" in one for one in drawn) == 1, page
    paper = visitor.look("sheet").text
    assert "předpoklad" in paper and "na desce" in paper


def test_one_quiet_line_asks_and_no_question_marks_stand(app):
    for language, asks in (
        ("cs", "Počítáme se stupnicemi dlouhými 6, 9 a 7. Sedí to s deskou?"),
        ("en", "We take the tracks to be 6, 9 and 7 long. Is it so on the board?"),
    ):
        visitor = _lay(app, language)
        for page in ("party", "sheet"):
            text = re.sub("[\u00a0\u2068\u2069]", " ", visitor.look(page).text)
            assert text.count(asks) == 1, page
            assert not re.search(r"<b>\s*\?\s*</b>|<output[^>]*>\s*\?", text), page


def test_so_it_is_with_one_tap_that_can_be_taken_back(app):
    visitor = _lay(app, "cs")
    _move(visitor, "change", who="arev", what="health", by=-2)
    asked = _part(visitor, "party", '<div class="board-assumed')
    fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', asked[: asked.index("<details")]))
    assert visitor.post(f"/t/{visitor.id}/moves/read_board", fields).status_code == 303
    hero = visitor.store.get(visitor.id).state.heroes["arev"]
    assert hero.sure and (hero.health.value, hero.health.top, hero.energy.top, hero.terror.top) == (7, 9, 6, 7)
    assert not hero.knows_food, "the lengths alone say nothing of what it carries"
    text = visitor.look("party").text
    assert "board-assumed" not in text and "Na desce: opsat" in text
    learned = visitor.store.cards("tainted_grail")["character"]["arev"]
    assert (learned["energy"], learned["health"], learned["terror"]) == (6, 9, 7)
    visitor.store.undo(visitor.id, visitor.store.revision(visitor.id))
    assert not visitor.store.get(visitor.id).state.heroes["arev"].sure


def test_attributes_alone_leave_the_tracks_assumed(app):
    visitor = _lay(app, "en")
    path, revision = f"/t/{visitor.id}/moves/read_board", str(visitor.store.get(visitor.id).revision)
    assert "On the board: copy them" in visitor.look("party").text
    told = {"printed.attributes.courage": "2"}
    assert visitor.post(path, {"who": "arev", "revision": revision, **told}).status_code == 303
    hero = visitor.store.get(visitor.id).state.heroes["arev"]
    assert hero.attributes["courage"] == 2 and not hero.sure
    assert "board-assumed" in visitor.look("party").text


def test_at_supper_nobody_is_called_hungry_whose_food_nobody_told(app):
    visitor = _lay(app, "cs")
    for move, args in (("start_day", {}), ("turn_event", {}), ("end_day", {"everyone_passes": True})):
        _move(visitor, move, **args)
    text = visitor.look("").text.replace("\u00a0", " ")
    assert text.count("Kolik pokrmů leží na desce?") == 2 and "nemá co jíst" not in text


def test_its_lengths_are_asked_with_large_numbers_and_what_was_lost_stays_lost(app):
    visitor = _lay(app, "cs")
    _move(visitor, "change", who="arev", what="health", by=-2)

    def arev():
        page = visitor.look("party").text
        return re.search(r'<section[^>]*id="hero-arev".*?</section>', page, re.S)[0]

    unread = arev()
    assert 'class="gauge ' in unread and re.findall(r'type="radio" name="printed.health" value="(\d+)"', unread) == [
        str(number) for number in range(6, 12)
    ]
    path = f"/t/{visitor.id}/moves/read_board"
    told = {"printed.energy": "5", "printed.health": "11", "printed.terror": "8"}
    revision = str(visitor.store.get(visitor.id).revision)
    assert visitor.post(path, {"who": "arev", "revision": revision, **told}).status_code == 303
    hero = visitor.store.get(visitor.id).state.heroes["arev"]
    assert (hero.energy.value, hero.energy.top) == (5, 5) and (hero.health.value, hero.health.top) == (9, 11)
    assert "tracks-drawn changed" in arev() and "assumed" not in arev()
