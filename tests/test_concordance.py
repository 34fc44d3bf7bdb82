"""The concordance: what was told is found in its language, let go of, and made anew whatever happens to the file."""

from __future__ import annotations

import pytest

from companion import concordance
from companion.concordance import Concordance, Quote, Reached
from companion.core.asked import Asked

UP_TO = Reached(2, "2026-11-02T20:00:00.000+00:00", "2026-11-02T20:00:00.000+00:00", {"own/mill/ford": "abc"})
TOLD = [
    Quote(1, 1, "2026-11-01T20:00:00.000+00:00", "Voda stoupla u Žďáru."),
    Quote(2, 1, "2026-11-02T20:00:00.000+00:00", "Voda klesla."),
    Quote(2, 1, "2026-11-02T20:00:00.000+00:00", "Kameny jsou pod vodou.", "read", "own/mill/ford", "Na břehu"),
]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "cache" / "search.db"


@pytest.fixture
def kept(file):
    kept = Concordance(file)
    kept.add("mill", "cs", TOLD, UP_TO)
    yield kept
    kept.close()


def found(kept, query, kind="said", limit=10, language="cs", stands=lambda mention: True):
    return [mention.quote.text for mention in kept.find(Asked.of(query), language, kind, limit, stands)]


def test_the_newest_stands_first_and_each_kind_by_itself(kept):
    assert found(kept, "voda") == ["Voda klesla.", "Voda stoupla u Žďáru."]
    assert found(kept, "VODÁ", limit=1) == ["Voda klesla."]
    assert found(kept, "zdar") == ["Voda stoupla u Žďáru."]
    assert found(kept, "vod", "read") == found(kept, "brehu", "read") == ["Kameny jsou pod vodou."]
    assert found(kept, "voda", language="en") == found(kept, "pod") == found(kept, "") == []


def test_what_does_not_stand_any_more_costs_no_place(kept):
    assert found(kept, "voda", limit=1, stands=lambda mention: mention.quote.revision == 1) == ["Voda stoupla u Žďáru."]


@pytest.mark.parametrize("query", ['"', "AND", "NEAR(voda", "voda*", "folded:voda", "voda -klesla", "^voda", "\0voda"])
def test_nothing_that_is_typed_is_an_operator(kept, query):
    assert all("oda" in text for text in found(kept, query))


def test_it_says_how_far_it_reaches_and_forgets_one_language_alone(kept):
    kept.add("mill", "en", [Quote(1, 1, "2026-11-01T20:00:00.000+00:00", "Water came in.")], UP_TO)
    assert kept.reached("cs") == {"mill": UP_TO}
    kept.forget("mill", "cs")
    assert kept.reached("cs") == {} and found(kept, "voda") == []
    assert found(kept, "water", language="en") == ["Water came in."]


def test_a_few_sentences_are_told_again_other_ones_each_time(kept):
    assert kept.some("mill", "cs", 1, 9) == {1: ["Voda stoupla u Žďáru."], 2: ["Voda klesla."]}
    assert {*kept.some("mill", "cs", 1, 1), *kept.some("mill", "cs", 3, 1), *kept.some("mill", "cs", 7, 1)} == {1, 2}


def test_it_stays_on_disk_until_another_app_opens_it(kept, file, monkeypatch):
    kept.close()
    again = Concordance(file)
    assert found(again, "voda") and again.reached("cs") == {"mill": UP_TO}
    again.close()
    monkeypatch.setattr(concordance, "made_by", lambda: "another version")
    other = Concordance(file)
    assert found(other, "voda") == [] and other.reached("cs") == {}
    other.close()


def test_a_damaged_file_is_made_anew(kept, file):
    kept.close()
    file.write_bytes(b"no database at all" * 500)
    again = Concordance(file)
    assert found(again, "voda") == []
    again.add("mill", "cs", TOLD, UP_TO)
    assert found(again, "klesla") == ["Voda klesla."] and file.read_bytes()[:6] == b"SQLite"
    again.close()


def test_damage_that_comes_later_is_nobodys_trouble(kept, file):
    kept._opened().execute("DROP TABLE lines")
    assert found(kept, "voda") == []
    kept.add("mill", "cs", TOLD, UP_TO)
    assert found(kept, "klesla") == ["Voda klesla."]


def test_without_a_folder_it_is_kept_in_memory(tmp_path):
    (tmp_path / "cache").write_text("in the way")
    kept = Concordance(tmp_path / "cache" / "search.db")
    kept.add("mill", "cs", TOLD, UP_TO)
    assert found(kept, "klesla") == ["Voda klesla."]
    kept.close()
