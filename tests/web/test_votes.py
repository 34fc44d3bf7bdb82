"""Votes from players' own devices: nobody else learns what they are for until all are in, by no page and no answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.core.game import OWN
from companion.core.secrets import HIDDEN

from .conftest import Visitor
from .test_joining import Guest
from .test_journal import BOOK

CHARACTERS = [{"player": "Anna", "id": "ailei"}, {"player": "Petr", "id": "beor"}]


@pytest.fixture
def tablet(app):
    """The tablet in the middle of a table for two, at a passage with several ways on."""
    folder = Path(app.instance_path) / "journal" / "tainted-grail" / "the-ford"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(BOOK, encoding="utf-8")
    visitor = Visitor(app, "en")
    made = visitor.store.create("tainted_grail", "By the fire", {"characters": CHARACTERS})
    visitor.id = made.record.id
    visitor.move("leave_list", {}, page="list")
    visitor.move("open_book", {"book": "own/tainted-grail/the-ford", "language": "en"}, page="journal")
    return visitor


@pytest.fixture
def phones(app, tablet):
    """The devices of both players, by seat."""
    token = app.extensions["invitations"].current(tablet.id).token
    found = {}
    for seat in (1, 2):
        found[seat] = phone = Guest(app, f"192.168.1.5{seat}", "en")
        assert phone.joins(token, seat).status_code == 303
        phone.id = tablet.id
    return found


def cast(phone, seat, choice):
    """Vote as one taps: on the own page."""
    made = phone.move("ballot", {"who": seat, "choice": choice}, page=OWN, in_place=True)
    assert made.status_code == 200, made.text
    return made.text


def marked(page):
    """The choices that a page marks as this seat's vote."""
    return re.findall(r'aria-pressed="true"><span class="ballot-mark"[^>]*></span><span lang="en">([^<]*)', page)


def told_of_it(viewer):
    """All that a device may read of the table."""
    pages = [viewer.look(page).text for page in ("", OWN, "journal", "more", "chronicle")]
    api = [viewer.get(f"/api/tables/{viewer.id}{path}").text for path in ("", "/log?limit=100", "/chronicle")]
    return [*pages, *api]


def test_the_phone_shows_title_and_ways_on_and_not_what_is_read_aloud(tablet, phones):
    for page in (phones[1].look().text, phones[1].look("journal").text):
        assert "On the Bank" in page and "Wade." in page and "Sit." in page
        assert "The stones are" not in page and "Cold." not in page
        assert page.count("/moves/ballot") == 2 and "/moves/choose" not in page  # one vote, no name of another
    assert "The stones are" in tablet.look("journal").text and "/moves/ballot" not in tablet.look("journal").text


def test_a_vote_is_seen_by_its_own_seat_alone_until_all_are_in(tablet, phones):
    assert marked(cast(phones[1], 1, "wade")) == ["Wade."]
    assert marked(phones[1].look().text) == ["Wade."] and marked(phones[2].look().text) == []
    for viewer in (tablet, phones[2]):
        state = viewer.get(f"/api/tables/{viewer.id}").json["state"]
        assert state["books"]["own/tainted-grail/the-ford"]["ballots"] == {"1": HIDDEN}
        logged = viewer.get(f"/api/tables/{viewer.id}/log?limit=100").json["entries"]
        [entry] = [one for one in logged if one["move"] == "ballot"]
        assert entry["args"] == {"who": 1, "choice": HIDDEN} and "wade" not in str(entry)
        assert not any("1 vote" in page for page in told_of_it(viewer))
    assert "Still to vote: Petr." in tablet.look("journal").text
    assert "Still to vote: Petr." in phones[1].look().text

    cast(phones[2], 2, "sit")
    shared = tablet.look("journal").text
    assert shared.count("1 vote") == 2 and "All have voted." in shared
    assert "It is a tie: Ailei settles it" in shared  # TG-CHR-14
    assert phones[1].look().text.count("1 vote") == 2
    logged = tablet.get(f"/api/tables/{tablet.id}/log?limit=100").json["entries"]
    assert all(one["args"]["choice"] == HIDDEN for one in logged if one["move"] == "ballot")
    chosen = tablet.move("choose", {"choice": "sit"}, page="journal", in_place=True)  # the chronicler takes the way
    assert chosen.status_code == 200


def test_the_stream_tells_a_revision_and_nothing_of_a_vote(tablet, phones):
    seen = tablet.revision
    cast(phones[1], 1, "wade")
    told = phones[2].get(f"/t/{tablet.id}/live?seen={seen}").text
    assert f"data: {tablet.revision}" in told and "wade" not in told


def test_a_vote_is_taken_back_with_a_second_tap(tablet, phones):
    page = cast(phones[1], 1, "wade")
    assert re.search(r'name="choice" value=""', page)
    assert marked(cast(phones[1], 1, "")) == [] and "Still to vote: Anna, Petr." in phones[1].look().text


def test_what_is_said_aloud_at_the_tablet_is_open_and_counts_with_the_others(tablet, phones):
    cast(phones[1], 1, "wade")
    page = tablet.look("journal").text
    assert "Anna: Vote" not in page and "Petr: Vote" in page  # her vote is cast; his may be said
    tablet.move("vote", {"seat": 2, "choice": "wade"}, page="journal")
    assert "2 votes" in tablet.look("journal").text and "All have voted." in tablet.look("journal").text


def test_the_table_opens_the_votes_when_somebody_is_away(tablet, phones):
    cast(phones[1], 1, "wade")
    assert "Show the votes cast" in tablet.look("journal").text
    tablet.move("open_ballots", {}, page="journal")
    page = tablet.look("journal").text
    assert "1 vote" in page and "Show the votes cast" not in page


def test_two_votes_of_one_moment_are_both_cast(tablet, phones):
    """Each phone's page was drawn before the other one voted."""
    seen = tablet.revision
    for seat, choice in ((1, "wade"), (2, "sit")):
        made = phones[seat].move("ballot", {"who": seat, "choice": choice}, page=OWN, in_place=True, revision=seen)
        assert made.status_code == 200 and f'data-revision="{seen + seat}"' in made.text
    assert tablet.store.get(tablet.id).state.open_reading.votes == {"1": "wade", "2": "sit"}
    late = phones[1].move("choose", {"choice": "wade"}, page="journal", in_place=True, revision=seen)
    assert late.status_code == 409 and tablet.revision == seen + 2
