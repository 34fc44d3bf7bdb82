"""A story of Path of Destiny on its pages: a spread with both its courses, what waits there, the desk's diagnostics."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from companion.house import shipped

STORY = "witcher-path-of-destiny/the-last-toll"


@pytest.fixture
def teller(visitor):
    """A visitor at a table of three at which a story is read."""
    options = {"players": [{"character": one} for one in ("geralt", "ciri", "yennefer")], "story": "the-last-toll"}
    visitor.id = visitor.store.create("witcher_path_of_destiny", "U krbu", options).record.id
    visitor.store.move(visitor.id, 0, "leave_list", {})
    return visitor


def at_the_spread(teller) -> str:
    teller.move("open_book", {"book": STORY, "language": "cs"}, page="journal")
    for _ in range(2):
        teller.move("choose", {"choice": "on"}, page="journal")
    return teller.look("journal").text


@pytest.mark.rule("WP-BOOK-04", "WP-DATA-18", "WP-SYM-14", "WP-DATA-05")
def test_both_pages_of_a_spread_lie_open_left_then_right_with_their_courses(teller):
    page = at_the_spread(teller)
    told = [teller.journals.teller(STORY).book.passages[id].words["cs"] for id in ("p04", "p05")]
    titles = [words.title for words in told]
    left, right = told[0].choices["left"].text, told[1].choices["right"].text
    places = [page.index(f">{title}</h2>") for title in titles]
    assert places == sorted(places) and page.count('class="leaf"') == 2
    said = re.sub(r"<[^>]+>|\s+", " ", page).replace("\xa0", " ")
    said = re.sub(" +", " ", said)
    assert f"Levá cesta: magie {left} " in said and f"Pravá cesta: průzkum {right} " in said
    assert "Příště: vlevo diplomacie, vpravo boj" in said and "Příště: vlevo diplomacie, vpravo průzkum" in said
    assert "1. dějství · volba · strany 4–5" in said
    for hidden in ("p06", "p10", 'value="left"', 'value="right"'):
        assert hidden not in page


@pytest.mark.rule("WP-BOOK-11")
def test_where_the_book_waits_the_chapter_is_played(teller):
    page = at_the_spread(teller)
    assert "rozhodne odehraná kapitola" in page.replace("\xa0", " ") and "/moves/next_step" in page
    answer = teller.move("next_step", {}, page="journal")
    assert not answer.headers["Location"].endswith("/journal")


@pytest.mark.rule("WP-PARTY-04", "WP-DATA-18")
def test_a_second_screen_shows_both_pages_in_either_language(teller):
    at_the_spread(teller)
    page = teller.get(f"/t/{teller.id}/follow").text
    told = [teller.journals.teller(STORY).book.passages[id].words for id in ("p04", "p05")]
    assert page.index(told[0]["cs"].title) < page.index(told[1]["cs"].title)
    teller.headers["Accept-Language"] = "en"
    page = teller.look("journal").text.replace("\xa0", " ")
    assert page.index(told[0]["en"].title) < page.index(told[1]["en"].title) and "Left path: magic" in page


@pytest.mark.rule("WP-DATA-16")
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("across: p05", "", "J322"),  # the spread lacks a page
        ("by right exploration", "by right magic", "J323"),
        ("- [on](#p04)", "- [on](#p02)", "J321"),
        ("- [on](#p04)", "- [on](#p99)", "J301"),
        ("page: 3", "page: 2", "J318"),
        ("entry: start", "entry: start\ndoes: win left.vp 2", "J206"),
        ("entry: start", "entry: start\ndoes: gain left.alliance_left 1", "J211"),
        ("- [left](chapter-two.md#p06)", "- [left](endings-left.md#p30)", "J324"),
    ],
)
def test_the_desk_shows_what_is_no_whole_story(app, visitor, old, new, code):
    own = Path(app.instance_path) / "journal" / "witcher-path-of-destiny" / "mine"
    shutil.copytree(shipped("journal") / STORY, own)
    text = (own / "book.md").read_text(encoding="utf-8")
    assert text.count(old) == 1
    (own / "book.md").write_text(text.replace(old, new), encoding="utf-8")
    page = visitor.get("/desk/book/own/witcher-path-of-destiny/mine?file=book.md").text
    assert f"<small>{code} ·" in page or code in re.findall("J[0-9]{3}", page)


@pytest.mark.rule("WP-DATA-16")
def test_a_page_that_nothing_leads_to_is_reported(app, visitor):
    own = Path(app.instance_path) / "journal" / "witcher-path-of-destiny" / "mine"
    shutil.copytree(shipped("journal") / STORY, own)
    with (own / "chapter-two.md").open("a", encoding="utf-8") as file:
        file.write("\n# p99\npage: 99\n\n- [on](#p06)\n\n## cs X\n\nX.\n\n- on: Dál.\n\n## en X\n\nX.\n\n- on: On.\n")
    assert "J302" in visitor.get("/desk/book/own/witcher-path-of-destiny/mine?file=book.md").text


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_story_that_was_just_begun_is_whole(app, visitor, language):
    visitor.headers["Accept-Language"] = language
    answer = visitor.post("/desk/new", {"title": "Moje cesta", "game": "witcher_path_of_destiny"})
    page = visitor.get(answer.location).text
    assert set(re.findall("J[0-9]{3}", page)) == {"J408"}


def begun(visitor) -> str:
    """A book of the owner's own that was just begun at the desk."""
    place = visitor.post("/desk/new", {"title": "Moje cesta", "game": "witcher_path_of_destiny"}).location
    return re.search(r"own/witcher-path-of-destiny/[\w-]+", place)[0]


@pytest.mark.rule("WP-DATA-02")
def test_an_own_story_is_chosen_where_a_table_is_set_up_and_read_there(visitor):
    story = begun(visitor)
    page = visitor.get("/new/witcher_path_of_destiny").text
    assert "Moje cesta" in page and f'value="{story}"' in page
    laid = {"name": "U mlýna", "players.0.character": "ciri", "players.1.character": "letho", "story": story}
    visitor.id = visitor.post("/new/witcher_path_of_destiny", laid).location.split("/")[2]
    state = visitor.store.get(visitor.id).state
    assert (state.story, state.module, state.initiative) == (story, "", [1, 2])
    visitor.move("leave_list")
    assert "/moves/open_book" in visitor.look().text
    visitor.move("open_book", {"book": story}, page="journal")
    state = visitor.store.get(visitor.id).state
    assert (state.left, state.right) == ("exploration", "diplomacy")
    answer = visitor.post("/new/witcher_path_of_destiny", {"name": "U mlýna", "story": "own/no/such"})
    assert "refused" in answer.location


@pytest.mark.rule("WP-VAR-04")
def test_an_ending_that_was_come_to_is_remembered_and_forgotten_when_it_is_taken_back(visitor):
    options = {"players": [{"character": "geralt"}, {"character": "ciri"}], "story": "P1"}
    visitor.id = visitor.store.create("witcher_path_of_destiny", "U krbu", options).record.id
    visitor.move("leave_list")
    outcomes = [{"chapter": number, "side": "right", "left": 1, "right": 2} for number in (1, 2, 3)]
    visitor.move("name_symbols", {"left": "magic", "right": "combat"})
    values = {"/outcomes": outcomes, "/winner": 2, "/step": "epilogue"}
    for path, value in values.items():
        visitor.store.move(visitor.id, visitor.revision, "correct", {"path": path, "value": value})
    assert visitor.store.cards("witcher_path_of_destiny")["ending"] == {"P1#44": {"ciri": True}}
    assert "viděné konce: 1 z 8" in visitor.get("/new/witcher_path_of_destiny").text.replace("\xa0", " ")
    race = visitor.look("race").text.replace("\xa0", " ")
    assert "1. konec, hrdina:" in race and "WP-VAR-04" in race
    visitor.move("note", {"text": "Konec."})
    visitor.step("undo")
    assert "ending" in visitor.store.cards("witcher_path_of_destiny")
    visitor.step("undo")
    assert not visitor.store.cards("witcher_path_of_destiny").get("ending")


def at_a_printed_outcome(visitor, story: str = "P2", side: str = "left") -> None:
    """A printed page lies open after the first chapter; seat 1 holds the left path token, seat 2 the right one."""
    options = {"players": [{"character": "geralt"}, {"character": "ciri"}], "story": story}
    visitor.id = visitor.store.create("witcher_path_of_destiny", "U krbu", options).record.id
    visitor.move("leave_list")
    outcomes = [{"chapter": 1, "side": side, "left": 1, "right": 2}]
    for path, value in {"/outcomes": outcomes, "/pages": [6], "/path": {"left": 1, "right": 2}}.items():
        visitor.store.move(visitor.id, visitor.revision, "correct", {"path": path, "value": value})


def taps(page: str) -> list[dict[str, str]]:
    """What each one-tap bonus on the page sends."""
    forms = re.findall(r'<form[^>]*/moves/enter_bonus"[^>]*>(.*?)</form>', page, re.DOTALL)
    hidden = [dict(re.findall(r'name="(\w+)" value="([^"]*)"', form)) for form in forms if "<select" not in form]
    return [{name: one[name] for name in ("kind", "receiver", "what", "amount")} for one in hidden]


@pytest.mark.rule("WP-BOOK-16", "WP-DATA-08", "WP-DATA-09", "WP-MZ-20", "WP-ST-30")
@pytest.mark.parametrize(
    ("story", "there", "missing"),
    [
        ("P1", ("gain left vp 2", "gain right xp 1", "first left vp 1", "redraw right vp 2"), ("special", "alliance")),
        ("P2", ("gain left magic 1", "special left magic 1", "special right combat 1"), ("alliance",)),
        ("P3", ("lose left vp 1", "lose left alliance_left 1", "gain right alliance_right 1"), ("special",)),
    ],
)
def test_what_a_printed_page_brings_is_one_tap_for_each_token(visitor, story, there, missing):
    at_a_printed_outcome(visitor, story)
    found = [" ".join(one.values()) for one in taps(visitor.look("table").text)]
    assert set(there) <= set(found) and not any(word in one for word in missing for one in found)
    assert any(one.startswith("gain left") for one in found) == (story != "P3")  # there the left side has won


@pytest.mark.rule("WP-BOOK-16", "WP-DATA-09", "WP-SYM-12")
def test_each_tap_brings_what_it_says_and_a_loss_with_a_choice_is_asked_on_the_same_page(visitor):
    at_a_printed_outcome(visitor, "P3")
    offered = taps(visitor.look("table").text)
    for one in offered:
        assert visitor.move("enter_bonus", one, page="table").status_code == 303
    state = visitor.store.get(visitor.id).state
    assert (state.at(2).vp, state.at(2).xp, state.initiative[0]) == (3, 4, 2)  # the second "first" finds it there
    at_a_printed_outcome(visitor, "P3")
    laid = [{"symbols": ["magic"], "colours": ["red"], "id": "", "chapter": 1, "turn": 1}]
    for path, value in {"/players/0/timeline": laid, "/players/0/pool": {"magic": 1}}.items():
        visitor.store.move(visitor.id, visitor.revision, "correct", {"path": path, "value": value})
    visitor.move("enter_bonus", {"kind": "lose", "receiver": "left", "what": "magic", "amount": "1"}, page="table")
    assert "/moves/pay_owed" in visitor.look("table").text
    visitor.move("pay_owed", {"who": "1", "paying": "card-0-magic"}, page="table")
    assert visitor.store.get(visitor.id).state.at(1).timeline[0].covered == [0]
    visitor.move("enter_bonus", {"kind": "gain", "receiver": "right", "what": "alliance_left"}, page="table")
    visitor.move("enter_bonus", {"kind": "lose", "receiver": "right", "what": "alliance_left"}, page="table")
    assert "/moves/discard_alliance" in visitor.look("table").text
