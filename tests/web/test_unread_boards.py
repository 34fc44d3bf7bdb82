"""A board that nobody has read: only what was counted since stands anywhere, and that the board lies at the table."""

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


def test_the_company_the_sheet_and_the_volume_say_the_same(app):
    visitor = _lay(app, "cs")
    state = visitor.store.get(visitor.id).state
    arev = party.board(state, state.heroes["arev"])
    assert not arev.hero.sure and arev.known_pairs == []
    known = {name: amount for name, amount in arev.resources.items() if amount}
    assert arev.known_resources == known and len(known) < len(arev.resources)
    ailei = party.board(state, state.heroes["ailei"])
    assert len(ailei.known_resources) == len(ailei.resources) and len(ailei.known_pairs) == 3
    company = next(one for one in plates.plates(state, Voice("cs", GAME, state).spoken) if one.name == "company")
    numbers = re.findall(r"<text[^>]*>(\d+)</text>", company.svg)
    assert len(numbers) == len(ailei.resources) + len(known)


def test_no_question_marks_stand_for_it_and_one_tap_reads_it(app):
    for language, lies in (("cs", "Deska leží na stole."), ("en", "The board is on the table.")):
        visitor = _lay(app, language)
        for page in ("party", "sheet"):
            text = visitor.look(page).text.replace("\u00a0", " ")
            assert lies in text and "do=read_board&amp;who=arev#hero-arev" in text, page
            assert not re.search(r"<b>\s*\?\s*</b>|<output[^>]*>\s*\?", text), page


def test_supper_asks_nothing_of_it(app):
    visitor = _lay(app, "cs")
    for move, args in (("start_day", {}), ("turn_event", {}), ("end_day", {"everyone_passes": True})):
        _move(visitor, move, **args)
    text = visitor.look("").text
    assert "Je co jíst" not in text and 'class="rest-row"' in text


def test_its_tracks_are_not_drawn_but_asked_once_with_large_numbers_and_what_was_lost_stays_lost(app):
    visitor = _lay(app, "cs")
    _move(visitor, "change", who="arev", what="health", by=-2)

    def arev():
        page = visitor.look("party").text
        return re.search(r'<section[^>]*id="hero-arev".*?</section>', page, re.S)[0]

    unread = arev()
    assert 'class="gauge ' not in unread and re.findall(r'name="printed.health" value="(\d+)"', unread) == [
        str(number) for number in range(6, 12)
    ]
    path = f"/t/{visitor.id}/moves/read_board"
    told = {"printed.energy": "5", "printed.health": "11", "printed.terror": "8"}
    revision = str(visitor.store.get(visitor.id).revision)
    assert visitor.post(path, {"who": "arev", "revision": revision, **told}).status_code == 303
    hero = visitor.store.get(visitor.id).state.heroes["arev"]
    assert (hero.energy.value, hero.energy.top) == (5, 5) and (hero.health.value, hero.health.top) == (9, 11)
    assert 'class="gauge ' in arev() and "Jak dlouhé má stupnice?" not in arev()
