"""A new table and its players have names that tell them apart; what is amiss is said in our words, at its field."""

from __future__ import annotations

import re
from typing import Any

import pytest

from companion.core.errors import BadArguments
from companion.core.words import LANGUAGES
from companion.games import games

from .conftest import Visitor

SENT = {
    "tainted_grail": {"characters.0.id": "beor"},
    "talisman": {"players.0.player": "Jana", "players.1.player": "Petr"},
    "witcher_old_world": {"players.0.player": "Jana"},
    "witcher_path_of_destiny": {"players.0.player": "Jana", "players.1.player": "Petr", "story": "P1"},
    "toy": {"players": "2"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_the_set_up_offers_a_real_name(app, game, language):
    page = Visitor(app, language).get(f"/new/{game}").text
    field = re.search(r'<input[^>]*name="name"[^>]*>', page)[0]
    assert re.search(r'value="[^"]+"', field) and "placeholder" not in field
    assert re.search(r"<form[^>]* novalidate", page)


@pytest.mark.parametrize(("language", "words"), [("cs", "Dejte stolu jméno"), ("en", "Give the table a name")])
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_table_without_a_name_is_told_so_in_our_words(app, game, language, words):
    answer = Visitor(app, language).refused(f"/new/{game}", {"name": "  ", **SENT.get(game, {})})
    assert answer.status_code == 422 and words in answer.text
    field = re.search(r'<input[^>]*name="name"[^>]*>', answer.text)[0]
    assert re.search(r'value="\s*"', field)  # what was typed stays: nothing is put in its place


LIST = {"tainted_grail": "characters", "talisman": "players", "witcher_old_world": "players"}
HEROES = {"characters.0.id": "beor", "characters.1.id": "ailei"}


def named(game: str, first: str, second: str) -> dict[str, Any]:
    """The form of that game with two players, as the page sends it: a seat's number, and then what was typed."""
    typed = {f"{LIST[game]}.{n}.player": [str(n + 1), name] for n, name in enumerate((first, second))}
    if game == "tainted_grail":
        typed = {field: name for field, (_, name) in typed.items()} | HEROES
    return {"name": "Stůl", "kept": "light", **typed}


def field_of(page: str, game: str, seat: int) -> str:
    """A player's field with what is said below it."""
    return re.search(rf'<input type="text"[^>]*name="{LIST[game]}\.{seat}\.player".*?</div>', page, re.S)[0]


@pytest.mark.parametrize(("language", "words"), [("cs", "už u stolu někdo má"), ("en", "is called “jana” already")])
@pytest.mark.parametrize("game", LIST)
def test_nobody_s_name_is_taken_twice_and_what_was_typed_stays(app, game, language, words):
    sent = named(game, "Jana", " jana")
    page = Visitor(app, language).refused(f"/new/{game}", sent)
    assert page.status_code == 422
    first, second = field_of(page.text, game, 0), field_of(page.text, game, 1)
    assert words in second and 'aria-invalid="true"' in second and 'value=" jana"' in second
    assert "aria-invalid" not in first and 'value="Jana"' in first
    assert re.search(r'name="kept" value="light"( checked)?>', page.text) and 'value="Stůl"' in page.text


@pytest.mark.parametrize("game", LIST)
def test_a_table_is_laid_without_typing(visitor, game):
    assert visitor.post(f"/new/{game}", named(game, "", "")).status_code == 303


@pytest.mark.parametrize("game", LIST)
def test_two_of_one_name_are_refused_at_every_door(visitor, game):
    players = {"player": "Petr"}, {"player": "petr "}
    options = {LIST[game]: [{**one, **({"id": id} if game == "tainted_grail" else {})}
                            for one, id in zip(players, ("beor", "ailei"), strict=True)]}  # fmt: skip
    with pytest.raises(BadArguments) as refused:
        visitor.store.create(game, "Stůl", options)
    assert refused.value.field == f"{LIST[game]}.1.player"


@pytest.mark.parametrize(("language", "who"), [("cs", "Beor: Stupnice zdraví"), ("en", "Beor: ")])
@pytest.mark.parametrize(("field", "value"), [("health_start", "99"), ("attributes.courage", "7"), ("energy", "1")])
def test_what_a_board_cannot_print_is_told_of_its_character_and_at_its_field(app, language, who, field, value):
    sent = {"name": "Stůl", "kept": "full", "characters.0.id": "ailei", "characters.1.id": "beor"}
    page = Visitor(app, language).refused("/new/tainted_grail", {**sent, f"characters.1.{field}": value}).text
    alert = re.search(r'role="alert"[^>]*>(.*?)</p>', page, re.S)[1]
    assert alert.startswith(who if field == "health_start" else "Beor: ")
    wrong = re.findall(r'<input[^>]*aria-invalid="true"[^>]*>', page)
    assert len(wrong) == 1 and f'name="characters.1.{field}"' in wrong[0] and f'value="{value}"' in wrong[0]
    board = r'<details class="more-form"( open)?><summary[^>]*>[^<]*</summary>\s*<details class="more-form board-part"'
    assert re.findall(board, page) == ["", " open"]
    opened = re.findall(r'<details class="more-form board-part" name="board-(\w+)" open>(.*?)</details>', page, re.S)
    assert [who for who, _ in opened] == ["beor"] and wrong[0] in opened[0][1]  # and of its board that part


def test_a_form_that_was_refused_can_be_come_back_to_and_mended(visitor):
    sent = named("talisman", "Jana", "Jana")
    where = visitor.post("/new/talisman", sent).location
    again = visitor.get(where)  # as often as the browser likes: nothing is sent twice, and nothing is laid
    assert again.status_code == visitor.get(where).status_code == 422 and visitor.store.all() == []
    assert "refused" not in re.search(r'<form[^>]* class="set-up".*?</form>', again.text, re.S)[0]
    assert visitor.post("/new/talisman", named("talisman", "Jana", "Petr")).status_code == 303
    assert visitor.get(where.replace("&refused=1", "")).status_code == 200


def test_a_form_too_long_for_an_address_is_answered_with_itself(visitor):
    answer = visitor.post("/new/toy", {"name": "x" * 40_000, "sacks": "17"})
    assert answer.status_code == 422 and 'value="17"' in answer.text


@pytest.mark.parametrize(("language", "words"), [("cs", "neotvírejte"), ("en", "do not open it here")])
def test_the_desk_says_that_it_shows_everything_before_a_shipped_book_is_opened(app, language, words):
    page = Visitor(app, language).get("/desk/").text
    shipped = page.index("both-sides-of-the-coin")
    assert page.index(words) < shipped


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in games() if game.id in SENT and game.id != "toy"])
def test_a_name_that_is_on_the_shelf_is_not_offered_while_another_is_free(app, game, language):
    visitor, offered = Visitor(app, language), []
    while (name := _offered(visitor, game)) not in offered:
        offered.append(name)
        visitor.post(f"/new/{game}", {"name": name, **SENT[game]})
    assert len(offered) == 4 and name == offered[0]  # all are taken, and the first is offered again


def _offered(visitor: Visitor, game: str) -> str:
    field = re.search(r'<input[^>]*name="name"[^>]*>', visitor.get(f"/new/{game}").text)[0]
    return re.search(r'value="([^"]+)"', field)[1]
