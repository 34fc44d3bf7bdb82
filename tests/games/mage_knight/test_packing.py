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
from companion.games.mage_knight.state.pieces import CommonSkill, Dummy, Reward, SourceDie, Turn, of_each_colour
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
                City(colours=["red"], at=spaces_of(FIRST)[1], level=3, garrison=[Token(back="white")], shields=[2, 1])
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


def said(state) -> list[list[str]]:
    """How the table is laid again, as the hands read it in each language."""
    return [[Voice(language, GAME, state).spoken(one.told) for one in laying(state).lines] for language in LANGUAGES]


MINE = spaces_of(BESIDE)[3]


def token(state) -> Token:
    """The one that lies face down on the first tile."""
    return state.land.spaces[spaces_of(FIRST)[2]].tokens[0]


# What the ledger wants stored, thing by thing: each lies a little otherwise than it did.
OTHERWISE = {
    "round number": lambda state: setattr(state.round, "number", 2),
    "round type": lambda state: setattr(state, "time", "night"),
    "round announced": lambda state: setattr(state.round, "announced", 1),
    "order column": lambda state: state.order.reverse(),
    "flipped order token": lambda state: state.flipped.append(1),
    "tactic taken": lambda state: setattr(state.at(2), "tactic", 5),
    "tactic used": lambda state: setattr(state.at(1), "tactic_used", True),
    "tactic removed": lambda state: state.tactics_gone.update(night=[3]),
    "Source die": lambda state: setattr(state.source[0], "colour", "green"),
    "Source die in use": lambda state: setattr(state.source[2], "seat", 2),
    "Source die stolen": lambda state: setattr(state.source[3], "colour", "blue"),
    "unit offer": lambda state: state.offers.units.reverse(),
    "Advanced Action offer": lambda state: state.offers.actions.reverse(),
    "Spell offer": lambda state: state.offers.spells.reverse(),
    "monastery offer": lambda state: state.offers.monastery.append("agility"),
    "skill offer": lambda state: state.offers.skills.append(CommonSkill(skill="flight", seat=2)),
    "unit deck": lambda state: state.decks.regular.shuffled.pop(),
    "elite deck": lambda state: state.decks.elite.shuffled.pop(),
    "Advanced Action deck": lambda state: state.decks.actions.shuffled.pop(),
    "Spell deck": lambda state: state.decks.spells.discard.append("fireball"),
    "Artifact deck": lambda state: state.decks.artifacts.shuffled.pop(),
    "enemy pile": lambda state: state.decks.enemies["gray"].shuffled.pop(),
    "enemy discards": lambda state: state.decks.enemies["gray"].discard.clear(),
    "ruins pile": lambda state: state.decks.ruins.shuffled.append("green_green"),
    "tiles to come": lambda state: setattr(state.land.stack, "countryside", 4),
    "core tiles to come": lambda state: setattr(state.land.stack, "core", 3),
    "tile": lambda state: setattr(state.land.tiles[BESIDE], "tile", "9"),
    "tile turned": lambda state: setattr(state.land.tiles[BESIDE], "turned", 2),
    "tile position": lambda state: state.land.tiles.update({centre(0, 1): state.land.tiles.pop(BESIDE)}),
    "enemy token": lambda state: setattr(token(state), "back", "red"),
    "enemy token known": lambda state: setattr(token(state), "enemy", "orc_summoners"),
    "enemy token face up": lambda state: setattr(token(state), "up", True),
    "ruins token": lambda state: setattr(state.land.spaces[MINE].ruin, "ruin", "altar_blue"),
    "ruins token face down": lambda state: setattr(state.land.spaces[MINE].ruin, "up", False),
    "owner of a space": lambda state: state.land.spaces[MINE].shields.reverse(),
    "city level": lambda state: setattr(state.land.cities[0], "level", 4),
    "city garrison": lambda state: state.land.cities[0].garrison.append(Token(back="gray")),
    "city shields": lambda state: state.land.cities[0].shields.append(2),
    "city shield order": lambda state: state.land.cities[0].shields.reverse(),
    "Fame": lambda state: setattr(state.at(1), "fame", 9),
    "Reputation": lambda state: setattr(state.at(1), "reputation", -2),
    "level": lambda state: setattr(state.at(1), "level", 2),
    "crystals": lambda state: state.at(1).crystals.update(white=1),
    "mana": lambda state: state.at(1).mana.update(gold=2),
    "hand": lambda state: setattr(state.at(1).hand, "deeds", 4),
    "own deck": lambda state: setattr(state.at(1).deck, "deeds", 8),
    "own deck on top": lambda state: setattr(state.at(1), "on_top", 1),
    "own discard pile": lambda state: setattr(state.at(1).discard, "deeds", 3),
    "play area": lambda state: setattr(state.at(1), "played", 3),
    "under a tactic": lambda state: setattr(state.at(1).under, "deeds", 1),
    "unit": lambda state: setattr(state.at(1).units[1], "unit", "illusionists"),
    "unit spent": lambda state: setattr(state.at(1).units[0], "spent", False),
    "unit wounded": lambda state: setattr(state.at(1).units[1], "wounds", 1),
    "Banner": lambda state: setattr(state.at(1).units[1], "banner", "banner_of_glory"),
    "skill": lambda state: state.at(1).skills.pop(),
    "skill flipped": lambda state: setattr(state.at(1).skills[0], "down", False),
    "skill lent": lambda state: setattr(state.at(1).skills[1], "out", False),
    "skills to come": lambda state: state.at(1).tokens.pop(),
    "skills looked at": lambda state: state.at(1).revealed.append("flight"),
    "reward that waits": lambda state: setattr(state.at(1).owed[0], "count", 2),
    "figure": lambda state: setattr(state.at(1), "at", MINE),
    "figure off the map": lambda state: setattr(state.at(1), "off", True),
    "move points": lambda state: setattr(state.turn, "points", 3),
    "step of the turn": lambda state: setattr(state.turn, "step", "move"),
    "phase of the fight": lambda state: setattr(state.fight, "phase", "attack"),
    "foe": lambda state: setattr(state.fight.foes[0], "enemy", "guardsmen"),
    "foe blocked": lambda state: setattr(state.fight.foes[0], "blocked", False),
    "dummy's deck": lambda state: state.dummy.deck.update(red=0),
    "dummy's discards": lambda state: state.dummy.discard.update(red=3),
    "dummy's crystals": lambda state: state.dummy.crystals.update(red=7),
    "dummy's tactic": lambda state: setattr(state.dummy, "tactic", 6),
    "dummy's skills": lambda state: state.dummy.skills.append("flight"),
}


@pytest.mark.rule("MK-SAV-01")
@pytest.mark.parametrize("thing", OTHERWISE)
def test_whatever_lies_otherwise_is_said_otherwise(amid_a_fight, thing):
    """In either language, and again when the table is read back from where it is kept."""
    with amid_a_fight.arranged() as state:
        if thing.startswith("dummy"):
            state.dummy = Dummy(hero="arythea", deck=of_each_colour() | {"red": 4})
            state.order.append(0)
    before = said(amid_a_fight.state)
    with amid_a_fight.arranged() as state:
        OTHERWISE[thing](state)
        after = said(state)
    assert all(one != other for one, other in zip(before, after, strict=True))
    assert said(amid_a_fight.state) == after


@pytest.mark.rule("MK-SAV-01")
def test_a_deck_that_is_used_up_leaves_what_lies_beside_it(amid_a_fight):
    with amid_a_fight.arranged() as state:
        state.decks.artifacts, state.decks.spells = Deck(discard=["golden_grail"]), Deck()
    facts = told(amid_a_fight.state, "deck:artifacts").args
    assert (facts["count"], facts["aside"]) == (0, 1) and "deck:spells" not in ids(amid_a_fight.state)


@pytest.mark.rule("MK-SAV-01")
def test_a_garrison_that_is_fought_lies_in_the_fight_alone(amid_a_fight):
    with amid_a_fight.arranged() as state:
        state.fight.site, state.fight.at = "city", state.land.cities[0].at
    there = {id.split(":")[0] for id in ids(amid_a_fight.state)}
    assert "foe" in there and "garrison" not in there


@pytest.mark.rule("MK-SAV-01", "MK-OR-01")
def test_who_is_out_of_the_game_has_no_figure_to_lay(amid_a_fight):
    assert {"figure:1", "figure:2"} <= {*ids(amid_a_fight.state)}
    with amid_a_fight.arranged() as state:
        state.at(2).eliminated = True
    assert "figure:1" in ids(amid_a_fight.state) and "figure:2" not in ids(amid_a_fight.state)


@pytest.mark.rule("MK-SAV-01", "MK-DL-02", "MK-DL-03")
@pytest.mark.parametrize(("secret", "back"), [("dungeon", "brown"), ("tomb", "red")])
def test_a_secret_place_is_its_one_token_and_once_conquered_a_shield(amid_a_fight, secret, back):
    """A tomb's token is red; nothing lies there that the map does not tell."""
    hidden = spaces_of(FIRST)[3]
    with amid_a_fight.arranged() as state:
        state.land.spaces[hidden] = Space(secret=secret, tokens=[Token(back=back)])
    there = [line.told for line in packing(amid_a_fight.state).lines if line.id.split(":")[1:2] == [hidden]]
    assert [(one.key, one.args["back"]) for one in there] == [("pack-token", back)]
    with amid_a_fight.arranged() as state:
        state.land.spaces[hidden] = Space(secret=secret, shields=[2], done=True)
    there = [line.told for line in packing(amid_a_fight.state).lines if line.id.split(":")[1:2] == [hidden]]
    assert [(one.key, one.args["who"]) for one in there] == [("pack-shields", [2])]


@pytest.mark.rule("MK-VAR-04")
def test_a_shield_below_nothing_is_laid_where_it_stood(mage_knight):
    state = mage_knight().state
    state.at(1).fame = -2
    assert laying(state).line("tracks:1").told.args["space"] == 118
