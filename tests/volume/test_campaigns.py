"""The Salt Watch and a campaign of each game as a book, in both languages and every form."""

from __future__ import annotations

import re

import pytest

from companion.volume.forms import FORMS, set_as
from companion.volume.manuscript import Manuscript
from companion.web.manuscripts import Telling

from .campaigns import GAMES, SaltWatch, books, sample, store_in
from .epubcheck import checked

LANGUAGES = ("cs", "en")


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    return store_in(tmp_path_factory.mktemp("campaigns"))


@pytest.fixture(scope="module")
def salt_watch(store):
    return SaltWatch(store).play()


@pytest.fixture(scope="module")
def samples(store):
    return {game: sample(store, game) for game in GAMES}


@pytest.fixture(params=[(game, lang) for game in ("salt-watch", *GAMES) for lang in LANGUAGES], ids=" ".join)
def manuscript(request, store, salt_watch, samples) -> Manuscript:
    game, language = request.param
    record = salt_watch if game == "salt-watch" else samples[game]
    return Telling(store, books(), record.id, language).manuscript()


def words(piece) -> str:
    runs = [*getattr(piece, "runs", []), *(run for runs in getattr(piece, "paragraphs", []) for run in runs)]
    return " ".join([getattr(piece, "text", ""), getattr(piece, "title", ""), *(run.text for run in runs)])


def test_a_whole_campaign_is_a_book(manuscript):
    assert manuscript.title and manuscript.game and manuscript.when and manuscript.labels.colophon
    assert len(manuscript.chapters) >= 3 and all(chapter.pieces for chapter in manuscript.chapters)
    assert all(chapter.date and chapter.present for chapter in manuscript.chapters)
    assert len(manuscript.company) >= 2 and all(person.name and person.player for person in manuscript.company)
    assert len(manuscript.figures) >= 3 and all(int(figure.value) > 0 for figure in manuscript.figures)


def test_each_chapter_ends_with_how_the_table_stood(manuscript):
    for chapter in manuscript.chapters:
        assert chapter.pieces[-1].__class__.__name__ == "Picture"
    assert all(name.endswith(".svg") and file.startswith(b"<svg") for name, file in manuscript.files.items())


def test_it_is_told_in_one_language_without_a_key_or_a_mark_of_code(manuscript):
    told = " ".join(words(piece) for chapter in manuscript.chapters for piece in chapter.pieces)
    assert not re.search(r"\b(wrote|told|choice|arg|figure|volume)-[a-z]", told)
    assert not re.search(r"[{}<>]", told)
    here, there = ({"den", "se", "na"}, {"the", "of", "and"})[:: 1 if manuscript.language == "cs" else -1]
    said = re.findall(r"\w+", told.lower())
    assert sum(one in here for one in said) > sum(one in there for one in said)


def test_what_was_read_is_in_it_with_what_was_chosen(store, salt_watch):
    told = Telling(store, books(), salt_watch.id, "en").manuscript()
    passages = [piece for chapter in told.chapters for piece in chapter.pieces if hasattr(piece, "chosen")]
    assert len(passages) > 40 and all(one.title and one.paragraphs for one in passages)
    assert sum(bool(one.chosen) for one in passages) > 35
    read = salt_watch.state.books["tainted-grail/the-salt-watch"].read
    assert len(passages) == sum(read.values())
    never = next(id for id in books().teller("tainted-grail/the-salt-watch").book.passages if id not in read)
    title = books().teller("tainted-grail/the-salt-watch").book.passages[never].words["en"].title
    assert all(one.title != title for one in passages)  # what was not read is not given away


@pytest.mark.parametrize("form", [form for form in FORMS if form not in ("epub", "sound")])
def test_it_is_set_in_each_form(manuscript, form):
    made = set_as(form, manuscript)
    assert made.content == set_as(form, manuscript).content if form != "pdf" else made.content.startswith(b"%PDF-")


@pytest.mark.soak
def test_epubcheck_finds_nothing(manuscript, tmp_path):
    (tmp_path / "volume.epub").write_bytes(set_as("epub", manuscript).content)
    assert checked(tmp_path / "volume.epub") == ""
