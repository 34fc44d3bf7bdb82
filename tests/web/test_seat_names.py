"""What a seat is called: by its figure, with its player, where a game's sentences call it so; else by its player."""

from __future__ import annotations

import re
from html import unescape

import pytest

PLAYERS = [{"player": "Jana", "hero": "goldyx"}, {"player": "Petr", "hero": "tovak"}, {"hero": "arythea"}]


@pytest.fixture
def table(visitor):
    """A visitor at a table of Mage Knight: `table(variants=[...])`."""

    def lay(game="mage_knight", players=PLAYERS, **options):
        if game == "mage_knight":
            options = {"scenario": "full_conquest", "first": 1, **options}
        visitor.id = visitor.store.create(game, "U okna", {"players": players, **options}).record.id
        return visitor

    return lay


def read(visitor, page):
    """A page's text as it is read: neither marks nor hard spaces."""
    answer = visitor.look(page)
    assert answer.status_code == 200
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", answer.text)).replace("\xa0", " ").split())


def listed(visitor):
    """Whose own page may be opened."""
    return re.findall(r'<a class="row-link"[^>]*seat=\d+"[^>]*><span>([^<]*)</span>', visitor.look("mine").text)


def put(visitor, **values):
    for path, value in values.items():
        facts = {"path": "/" + path.replace("__", "/"), "value": value}
        visitor.store.move(visitor.id, visitor.revision, "correct", facts, overrule=("*",))


def test_heroes_stand_in_lists_of_seats_with_their_players_where_they_gave_a_name(table):
    """Who gave none is the hero alone; a player who is called like the hero is not named twice."""
    assert listed(table()) == ["Goldyx (Jana)", "Tovak (Petr)", "Arythea"]
    namesakes = [{"player": "Goldyx", "hero": "goldyx"}, {"player": "Tovak", "hero": "arythea"}]
    assert listed(table(players=namesakes)) == ["Goldyx", "Arythea (Tovak)"]


def test_what_the_table_waits_for_is_asked_of_the_hero_and_its_player(table):
    visitor = table()
    visitor.move("leave_list")
    put(visitor, heroes__1__tactic_due=True)
    assert "Slovo má Tovak (Petr): co říká Taktika při vzetí" in read(visitor, "map")
    put(visitor, heroes__1__tactic_due=False, heroes__2__tactic_due=True)
    assert "Slovo má Arythea: co říká Taktika při vzetí" in read(visitor, "map")


def test_before_an_auction_has_given_heroes_players_are_called_by_their_own_names(table):
    visitor = table(players=[{"player": "Jana"}, {"player": "Petr"}], variants=["auction"])
    assert listed(visitor) == ["Jana", "Petr"]
    visitor.move("leave_list")
    visitor.move("name_hero", {"hero": "norowas"})
    visitor.move("knock_down")
    assert listed(visitor) == ["Jana", "Petr"]
    visitor.move("name_hero", {"hero": "tovak"})
    assert listed(visitor) == ["Norowas (Jana)", "Tovak (Petr)"]


def test_games_that_do_not_say_otherwise_keep_the_players_names(table):
    names = ["Jana", "Petr"]
    assert listed(table("witcher_path_of_destiny", [{"player": name} for name in names])) == names


def test_a_seat_of_talisman_goes_by_its_character_in_each_list(table):
    """Whether it has spells to draw or not, a seat's part of the list says who it is and whom it plays."""
    players = [{"character": "wizard"}, {"player": "Jana", "character": "druid"}, {"character": "troll"}]
    visitor = table("talisman", players)
    assert listed(visitor) == ["Čaroděj", "Druid (Jana)", "Troll"]
    laid = read(visitor, "")
    assert all(heading in laid for heading in ("Hráč 1 · Čaroděj", "Jana · Druid", "Hráč 3 · Troll"))
    assert "Čaroděj: " not in laid


def test_a_witcher_goes_by_the_school_that_reads_aloud_with_the_player_beside_it(table):
    players = [{"player": "Jana", "school": "wolf"}, {"school": "cat"}]
    assert listed(table("witcher_old_world", players)) == ["Vlk (Jana)", "Kočka"]
