"""Packing and laying: each thing that lies on the table is a line for the hands, amid a turn and a fight too."""

from __future__ import annotations

import pytest

from companion.core.deck import Deck
from companion.core.words import LANGUAGES
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.hexes import centre, spaces_of
from companion.games.mage_knight.evening.packing import laying, packing
from companion.games.mage_knight.state.fight import Fight, Foe
from companion.games.mage_knight.state.hero import Cards, HeldSkill, Unit
from companion.games.mage_knight.state.land import City, Laid, Land, RuinToken, Space, Token
from companion.games.mage_knight.state.pieces import Reward, SourceDie, Turn
from companion.web.wording import Voice

FIRST, BESIDE = centre(0, 0), centre(1, 0)


def told(state, id: str):
    """The message of a line."""
    return packing(state).line(id).told


def ids(state) -> list[str]:
    return [line.id for line in packing(state).lines]


@pytest.fixture
def amid_a_fight(mage_knight):
    """Everything lies there that can lie on a table, on the second tile a keep that is being fought for."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    with table.arranged() as state:
        one = state.at(1)
        state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step="action", points=2, acted=True)
        one.hand, one.deck, one.discard = Cards(deeds=3, wounds=1), Cards(deeds=9), Cards(deeds=2)
        one.played, one.crystals, one.mana = 2, {"red": 2}, {"gold": 1}
        one.units = [Unit(unit="peasants", spent=True, wounds=1), Unit(unit="golems", banner="banner_of_fear")]
        one.skills = [HeldSkill(skill="flight", down=True), HeldSkill(skill="source_freeze", out=True)]
        one.owed, one.tactic, one.at = [Reward(kind="spell")], 2, spaces_of(BESIDE)[4]
        state.flipped, state.round.announced = [2], 2
        state.source = [
            SourceDie(colour="red"),
            SourceDie(colour="red"),
            SourceDie(colour="black", seat=1),
            SourceDie(colour="gold", stolen=2),
        ]
        keep, mine = spaces_of(BESIDE)[1], spaces_of(BESIDE)[3]
        state.land = Land(
            tiles={FIRST: Laid(tile="A"), BESIDE: Laid(tile="3", turned=0)},
            spaces={
                keep: Space(tokens=[Token(back="gray", enemy="golems", up=True)]),
                mine: Space(shields=[2, 1], ruin=RuinToken(up=True)),
                spaces_of(FIRST)[2]: Space(tokens=[Token(back="green")]),
            },
            cities=[
                City(colours=["red"], at=spaces_of(FIRST)[1], level=3, garrison=[Token(back="white")], shields=[1])
            ],
        )
        state.decks.enemies = {"gray": Deck(shuffled=["golems", "golems"], discard=["guardsmen"])}
        foes = [Foe(number=1, back="gray", enemy="golems", blocked=True)]
        state.fight = Fight(seat=1, kind="assault", site="keep", at=keep, phase="damage", foes=foes)
    return table


@pytest.mark.rule("MK-SAV-01")
def test_a_heros_things_are_lines(amid_a_fight):
    """Fame, Reputation, level, cards by pile, crystals by colour, units with Wounds and Banner, skills, tactic."""
    state = amid_a_fight.state
    mine = [id for id in ids(state) if id.split(":")[1:2] == ["1"]]
    wanted = ("tracks", "level", "hand", "own-deck", "discard", "played", "crystal", "mana", "unit", "banner", "skill")
    assert {*wanted, "tactic", "owed"} <= {id.split(":")[0] for id in mine}
    assert told(state, "unit:1:1").args == {"who": "goldyx", "unit": "peasants", "spent": "yes", "wounds": 1}
    assert told(state, "skill:1:2").args["place"] == "out"
    assert told(state, "hand:1").args["count"] == 4


@pytest.mark.rule("MK-SAV-01")
def test_the_map_is_laid_tile_by_tile_before_what_lies_on_it(amid_a_fight):
    """Each tile beside one that lies already; figures, shields, tokens; the round first."""
    state = amid_a_fight.state
    laid = [line.id for line in laying(state).lines]
    assert told(state, f"tile:{BESIDE}").args == {
        "tile": "3",
        "tile_kind": "countryside",
        "turned": 0,
        "beside": "A",
        "beside_kind": "start",
        "side": "ne",
    }
    assert laid.index(f"tile:{FIRST}") < laid.index(f"tile:{BESIDE}") < laid.index("figure:1") < laid.index("hand:1")
    shields = next(line for line in packing(state).lines if line.id.startswith("shields:"))
    assert (shields.told.args["who"], shields.told.args["way"]) == ([2, 1], "se")
    assert told(state, "city:1").args["level"] == 3
    assert laid[0] == "round"


@pytest.mark.rule("MK-SAV-01")
def test_tokens_of_a_fight_are_told_once_where_they_lie(amid_a_fight):
    """The defender lies before whoever fights, not on the map; others lie where they are."""
    state = amid_a_fight.state
    tokens = [line.told.args for line in packing(state).lines if line.id.startswith("token:")]
    assert [(one["enemy"], one["tile"], one["way"]) for one in tokens] == [("unknown", "A", "e")]
    assert told(state, "foe:1").args["stands"] == "blocked"
    assert told(state, "fight").args["phase"] == "damage"


@pytest.mark.rule("MK-SAV-01")
def test_dice_are_told_by_what_became_of_them(amid_a_fight):
    state = amid_a_fight.state
    assert told(state, "dice:red").args["count"] == 2
    assert (told(state, "die:3").key, told(state, "die:4").key) == ("pack-die-used", "pack-die-stolen")


@pytest.mark.rule("MK-SAV-01")
@pytest.mark.parametrize("heroes", [("goldyx",), ("goldyx", "tovak")])
def test_an_area_that_the_table_keeps_is_one_line(mage_knight, heroes):
    areas = dict.fromkeys(("map", "fights", "source", "heroes", "offers"), "table")
    state = mage_knight(*heroes, areas=areas).state
    assert {"map", "source", "offers", "things:1"} <= {*ids(state)}
    assert not [id for id in ids(state) if id.startswith(("tile", "dice", "deck", "hand"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_said_whole_both_ways(amid_a_fight, language):
    """No key, no fact that is missing; a line each, and none twice."""
    state = amid_a_fight.state
    voice = Voice(language, GAME, state)
    for checklist in (packing(state), laying(state)):
        said = [voice.spoken(line.told) for line in checklist.lines]
        assert len({line.id for line in checklist.lines}) == len(said)
        for sentence in said:
            assert not any(mark in sentence for mark in ("{", "pack-", "lay-", "unknown", "None")), sentence
            assert sentence.endswith("."), sentence
