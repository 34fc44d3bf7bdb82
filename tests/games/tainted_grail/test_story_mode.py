"""STO: story mode counts one player fewer wherever players are counted; who plays alone goes without the limiter."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from companion.core import engine
from companion.core.errors import BadArguments
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.books.imagined import Imagined
from companion.games.tainted_grail.books.vocabulary import VOCABULARY
from companion.games.tainted_grail.books.world import AvalonWorld
from companion.games.tainted_grail.pages.day import alerts
from companion.games.tainted_grail.pages.map import menhir_plans

FOUR = ("beor", "ailei", "arev", "cerv")


@pytest.mark.rule("TG-STO-01", "TG-STO-03")
@pytest.mark.parametrize(("players", "dial"), [(2, 8), (3, 7), (4, 6)])
def test_the_first_menhir_burns_as_with_one_player_fewer(avalon, players, dial):
    assert avalon(*FOUR[:players], modes={"story": True}).state.menhirs[0].dial == dial


@pytest.mark.rule("TG-STO-01", "TG-STO-03", "TG-MEN-04", "TG-MEN-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_menhir_costs_and_lasts_as_with_one_player_fewer(avalon, players):
    table = avalon(*FOUR[:players], modes={"story": True})
    table.morning()
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.resources["wealth"] = 9
    table.move("inspect_menhir", who=["beor"])
    assert table.told("tell-read-menhir") == [{"place": 101, "players": players - 1}]
    table.move("note_menhir", number=101, base=9, per_player={"wealth": 2})
    assert [price.cost for price in menhir_plans(table.state)[101].price] == [2 * (players - 1)]
    table.move("activate_menhir", who=["beor"], base=9, per_player={"wealth": 2})
    assert table.told("tell-menhir-price") == [{"what": "wealth", "cost": 2 * (players - 1), "players": players - 1}]
    assert table.hero("beor").resources["wealth"] == 9 - 2 * (players - 1)
    assert table.state.menhirs[0].dial == 9 - (players - 1)


@pytest.mark.rule("TG-STO-01")
def test_a_dial_that_would_be_too_low_for_all_may_do_for_one_fewer(avalon):
    for story, fits in ((False, False), (True, True)):
        table = avalon(*FOUR, modes={"story": story})
        table.morning()
        if fits:
            table.move("activate_menhir", who=["beor"], base=4)
            assert table.state.menhirs[0].dial == 1
        else:
            assert table.refuses("activate_menhir", who=["beor"], base=4).field == "base"


@pytest.mark.rule("TG-STO-01", "TG-STO-03")
def test_what_books_scale_counts_one_fewer_and_people_are_still_people(avalon):
    table = avalon("beor", "ailei", "arev", modes={"story": True})
    scene = SimpleNamespace(world=AvalonWorld(None, table.state, None, None))
    ask = {name: VOCABULARY.names[name].get(scene) for name in ("scale", "players")}
    assert ask == {"scale": 2, "players": 3}


@pytest.mark.rule("TG-STO-01")
def test_an_imagined_table_can_be_asked_too():
    table = Imagined(Random(3), None, None)
    assert 1 <= table.scale <= table.players <= 4


@pytest.mark.rule("TG-STO-02")
def test_it_is_switched_off_and_on_at_any_time(avalon):
    table = avalon("beor", "ailei", "arev", modes={"story": True})
    for walk in (lambda: None, table.morning, lambda: table.move("end_day", everyone_passes=True)):
        walk()
        table.move("choose_modes", story=False)
        assert table.state.scale == 3 and not table.state.modes.story
        assert table.told("tell-players-now") == [{"count": 3}]
        assert [message.args for message in table.chronicle] == [{"mode": "story", "on": "no"}]
        table.move("choose_modes", story=True)
        assert table.state.scale == 2
        assert table.told("tell-players-now") == [{"count": 2}]


@pytest.mark.rule("TG-STO-02")
def test_dials_that_are_set_stay_as_they_are(avalon):
    table = avalon("beor", "ailei", modes={"story": True})
    table.move("choose_modes", story=False)
    assert table.state.menhirs[0].dial == 8


@pytest.mark.rule("TG-STO-02")
def test_other_modes_stay_as_they_were(avalon):
    table = avalon("beor", "ailei", modes={"story": True, "no_mercy": True, "item_limit": True})
    table.move("choose_modes", story=False)
    assert (table.state.modes.no_mercy, table.state.modes.item_limit) == (True, True)


@pytest.mark.rule("TG-STO-01")
def test_who_comes_and_goes_is_told_how_many_are_reckoned_with(avalon):
    table = avalon("beor", "ailei", modes={"story": True})
    table.move("join", character={"id": "arev"})
    assert table.told("tell-players-now") == [{"count": 2}]
    table.move("leave", seat=3)
    assert table.told("tell-players-now") == [{"count": 1}]


@pytest.mark.rule("TG-STO-03")
def test_what_asks_who_is_alone_asks_for_people(avalon):
    """Two with story mode are no solo game: the dying card of several, and a death that does not lose the game."""
    table = avalon("beor", "ailei", modes={"story": True})
    table.move("set_to", who="beor", what="health", value=0)
    assert [told["card"] for told in table.told("tell-attach-dying")] == ["shared"]
    table.move("die", who="beor")
    assert table.state.outcome == ""


@pytest.mark.rule("TG-STO-04")
def test_alone_the_trick_does_not_work_and_the_table_is_told(avalon):
    table = avalon("beor", modes={"story": True})
    assert table.state.scale == 1
    assert "tell-story-needs-two" in table.said
    table.move("choose_modes", story=False)
    assert "tell-story-needs-two" not in table.said
    table.move("choose_modes", story=True)
    assert "tell-story-needs-two" in table.said


@pytest.mark.rule("TG-STO-04")
def test_alone_the_limiter_goes_and_neither_energy_nor_panic_knows_health(avalon):
    table = avalon({"id": "beor", "energy": 8, "health": 9, "health_start": 5}, modes={"no_limiter": True})
    assert table.told("tell-limiter-off") == [{"who": "beor", "health": 5}]
    assert table.hero("beor").energy.value == 8
    table.move("change", who="beor", what="health", by=-4)
    table.move("change", who="beor", what="terror", by=5)
    assert (table.hero("beor").energy.value, table.hero("beor").panicked) == (8, False)
    assert "alert-panic" not in [alert.key for alert in alerts(table.state)]


@pytest.mark.rule("TG-STO-04")
def test_with_others_nobody_goes_without_the_limiter_unless_the_table_says_so(avalon):
    table = avalon("beor", "ailei")
    assert table.objects("choose_modes", no_limiter=True).rule == "TG-STO-04"
    table.move("choose_modes", overrule=("limiter-goes-alone",), no_limiter=True)
    assert not table.hero("ailei").limited
    table.move("choose_modes", no_mercy=True)  # what was ruled once is not asked again
    table.move("choose_modes", no_limiter=False)
    assert table.hero("ailei").limited


@pytest.mark.rule("TG-STO-04")
def test_a_table_of_several_is_not_set_up_without_it(avalon):
    with pytest.raises(BadArguments) as caught:
        avalon("beor", "ailei", modes={"no_limiter": True})
    assert caught.value.field == "modes.no_limiter"


@pytest.mark.rule("TG-STO-04")
def test_who_joins_one_that_plays_without_it_is_told(avalon):
    table = avalon("beor", modes={"no_limiter": True})
    table.move("join", character={"id": "ailei"})
    assert "tell-limiter-is-for-one" in table.said


@pytest.mark.rule("TG-STO-02", "TG-MRC-03")
def test_whoever_plays_the_easier_game_already_is_not_sent_to_it(avalon):
    table = avalon("beor", "ailei", modes={"story": True})
    for _ in range(2):
        for who in ("beor", "ailei"):
            table.move("set_to", who=who, what="health", value=0)
            table.move("die", who=who)
        table.move("mercy")
    assert "tell-story-mode-may-help" not in table.said


@pytest.mark.rule("TG-STO-01")
def test_nothing_but_the_count_of_players_changes(avalon):
    """Two tables of three, one in story mode: the same but for the mode and the menhir's dial."""
    plain, story = (engine.plain_of(avalon("beor", "ailei", "arev", modes={"story": on}).state) for on in (False, True))
    for one in (plain, story):
        one.pop("modes"), one.pop("checklist"), one["menhirs"][0].pop("dial")
    assert plain == story
    assert GAME.options().modes.story is False
