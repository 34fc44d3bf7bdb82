"""Fights on a map that the app keeps: whom a move meets, what stays where, cities in several assaults. MK-CMB, OUT."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.mage_knight.pages import fight as fight_page
from companion.games.mage_knight.play.fight import facing
from companion.games.mage_knight.state.fight import Fight
from companion.games.mage_knight.state.land import City, Encounter, Laid, RuinToken, Space, Token

from .conftest import Table
from .laid_land import FORTH, LEFT, at, laid_table, on_turn

__all__ = ["laid_table"]
HOME = "0,0"


class Ground:
    """A table in its first turn, with tiles on the map, and whoever has the turn on it."""

    def __init__(self, table: Table, forth: str, left: str, **spaces: Space) -> None:
        self.table, self.who = table, on_turn(table)
        with table.arranged() as state:
            state.land.tiles[FORTH], state.land.tiles[LEFT] = Laid(tile=forth), Laid(tile=left)
            state.land.spaces = {}
            state.decks.enemies = {}
            state.turn.step = "move"

    def lies(self, space: str, *enemies: str, back: str = "gray", **how: Any) -> None:
        """Tokens on a space, face up; without a name face down."""
        with self.table.arranged() as state:
            tokens = [Token(back=back, enemy=one, up=True) for one in enemies] or [Token(back=back)]
            state.land.spaces[space] = Space(**{"tokens": tokens, **how})

    def met(self, space: str, origin: str, kind: str = "assault", rampaging: tuple[str, ...] = ()) -> None:
        """A move ran into something there."""
        with self.table.arranged() as state:
            state.at(self.who).at = space
            state.turn.path = [origin, space]
            state.turn.encounter = Encounter(kind=kind, at=space, origin=origin, rampaging=[*rampaging])

    def stands(self, space: str) -> None:
        with self.table.arranged() as state:
            state.at(self.who).at = space
            state.turn.path = [space]

    def again(self) -> None:
        """A turn later."""
        with self.table.arranged() as state:
            state.turn.fought = state.turn.acted = False
            state.turn.step = "move"

    def move(self, name: str, **args: Any) -> None:
        self.table.move(name, who=self.who, **args)

    @property
    def fight(self) -> Fight:
        assert self.table.state.fight is not None
        return self.table.state.fight

    def space(self, at: str) -> Space:
        return self.table.state.land.spaces[at]

    def hero(self):
        return self.table.one(self.who)

    def beat(self, *names: str) -> None:
        """These fall in the last phase, then it is over."""
        while self.fight.phase != "attack":
            if self.fight.unknown:
                self.move("turn_up", foe=self.fight.unknown[0].number)
            else:
                self.move("fight_on")
        for foe in facing.present(self.fight):
            if foe.enemy in names and facing.clash_at(self.fight, foe.number) is None:
                self.move("aim_at", foe=foe.number)
        if names:
            for _ in range(2):
                self.move("play_value", points=50, element="cold_fire")
        self.move("fight_on")
        assert self.table.state.fight is None


@pytest.fixture
def land(table):
    """`land("3", "1")`: tile 3 forth, tile 1 to the left."""
    return lambda forth="3", left="1", **options: Ground(table(**options), forth, left)


def tokens(space: Space) -> list[tuple[str | None, bool]]:
    return [(one.enemy, one.up) for one in space.tokens]


@pytest.mark.rule("MK-OUT-04", "MK-CMB-01", "MK-KF-22", "MK-TRN-08")
def test_a_keep_that_falls_is_owned(land) -> None:
    ground, keep = land(), at("NE", FORTH)
    ground.lies(keep, "golems")
    ground.met(keep, at("C", FORTH))
    ground.move("fight_site")
    assert ground.table.state.turn.encounter is None
    assert (ground.fight.kind, ground.fight.site) == ("assault", "keep")
    assert facing.opponent_of(ground.fight, ground.fight.foes[0]).walled
    assert ground.space(keep).tokens == []  # it is in the fight
    ground.move("add_foe", back="green", enemy="prowlers", rampaging=True)
    assert ground.table.objects("drop_foe", who=ground.who, foe=1).rule == "MK-CMB-01"
    ground.move("drop_foe", foe=2)
    ground.beat("golems")
    assert (ground.space(keep).shields, ground.space(keep).done) == ([ground.who], True)
    assert (ground.hero().at, ground.hero().fame) == (keep, 4)


@pytest.mark.rule("MK-OUT-10", "MK-EDG-08")
def test_a_failed_assault_throws_back_to_the_space_attacked_from_without_a_wound(land) -> None:
    ground, keep = land(), at("NE", FORTH)
    ground.lies(keep, "golems")
    ground.met(keep, at("C", FORTH))
    ground.move("fight_site")
    ground.beat()
    assert tokens(ground.space(keep)) == [("golems", True)]
    assert ground.hero().at == at("C", FORTH)
    assert ground.hero().hand.wounds == 1  # Attack 2 by Armor 2


@pytest.mark.rule("MK-CMB-07", "MK-CMB-08", "MK-CMB-09", "MK-OUT-04", "MK-OUT-07")
def test_provoked_and_challenged_ones_join_without_walls_and_need_not_be_beaten(land) -> None:
    ground, keep = land(), at("NE", FORTH)
    with ground.table.arranged() as state:
        state.land.tiles[LEFT] = Laid(tile="2")
    ground.lies(keep, "golems")
    ground.met(keep, at("C", FORTH))
    with ground.table.arranged() as state:  # orcs of a tile whose map does not matter here
        orcs = next(one.at for one in _orcs(state.land))
        state.land.spaces[orcs] = Space(tokens=[Token(back="green", enemy="prowlers", up=True)])
        state.turn.encounter.rampaging = [orcs]
    ground.move("fight_site")
    guard, orc = (facing.opponent_of(ground.fight, foe) for foe in ground.fight.foes)
    assert (guard.walled, orc.walled) == (True, False)
    ground.beat("golems")
    assert ground.space(keep).shields == [ground.who]
    assert tokens(ground.space(orcs)) == [("prowlers", True)]
    assert ground.hero().reputation == -1


def _orcs(land):
    from companion.games.mage_knight.play.land.ground import grounds

    return [one for one in grounds(land) if one.site == "orcs"]


@pytest.mark.rule("MK-CMB-06", "MK-CMB-09", "MK-OUT-02", "MK-OUT-07")
def test_adjacent_rampaging_enemies_are_challenged_and_leave_the_map_when_they_fall(land) -> None:
    ground = land("5", "4")
    orcs = at("E", FORTH)
    ground.lies(orcs, "prowlers", back="green")
    other = at("W", LEFT)
    ground.lies(other, "diggers", back="green")
    ground.stands(at("C", FORTH))
    assert ground.table.refuses("fight_site", who=ground.who, also=["3,-1"], site=False).field == "also"
    ground.move("fight_site", also=[orcs], site=False)
    assert (ground.fight.kind, ground.fight.site) == ("rampaging", None)
    assert ground.table.objects("add_foe", who=ground.who, back="green", at=other).rule == "MK-CMB-06"  # too far away
    ground.move("add_foe", back="green", at=other, overrule=("*",))
    ground.beat("prowlers")
    assert ground.space(orcs).tokens == []
    assert tokens(ground.space(other)) == [("diggers", True)]
    assert (ground.hero().reputation, ground.hero().fame) == (1, 2)


@pytest.mark.rule("MK-CMB-02", "MK-KF-23")
def test_anothers_keep_has_a_new_garrison_and_changes_hands(land) -> None:
    ground, keep = land(), at("NE", FORTH)
    other = next(one.seat for one in ground.table.state.heroes if one.seat != ground.who)
    with ground.table.arranged() as state:
        state.land.spaces[keep] = Space(shields=[other], done=True)
    ground.met(keep, at("C", FORTH), "raid")
    ground.move("fight_site")
    assert [(foe.back, foe.enemy) for foe in ground.fight.foes] == [("gray", None)]
    ground.move("turn_up", foe=1, enemy="guardsmen")
    ground.beat("guardsmen")
    assert ground.space(keep).shields == [ground.who]
    assert ground.hero().fame == 2
    ground.again()
    ground.stands(keep)
    assert ground.table.refuses("fight_site", who=ground.who).field == "at"  # one's own


@pytest.mark.rule("MK-CTY-05", "MK-CTY-06", "MK-CTY-07", "MK-OUT-11", "MK-EDG-05", "MK-CTY-01")
def test_a_city_falls_in_several_assaults_and_belongs_to_who_beat_most(land) -> None:
    ground, city = land("core7", "1"), FORTH
    other = next(one.seat for one in ground.table.state.heroes if one.seat != ground.who)
    with ground.table.arranged() as state:
        garrison = [Token(back="gray", enemy=one, up=True) for one in ("golems", "swordsmen")]
        state.land.cities = [City(colours=["white"], at=city, level=4, garrison=garrison, shields=[other])]
    ground.met(city, at("W", FORTH))
    ground.move("fight_site")
    assert facing.opponent_of(ground.fight, ground.fight.foes[0]).armor == 6
    ground.beat("golems")
    found = ground.table.state.land.cities[0]
    assert (found.shields, found.conquered, tokens_of(found)) == ([other, ground.who], False, ["swordsmen"])
    assert ground.hero().at == at("W", FORTH)
    ground.again()
    ground.met(city, at("W", FORTH))
    ground.move("fight_site")
    for _ in range(2):
        ground.move("play_value", points=6, use="siege")  # the last one falls in the first phase
        if facing.fallen(ground.fight):
            break
    ground.move("fight_on")
    found = ground.table.state.land.cities[0]
    assert (found.shields, found.conquered) == ([other, ground.who, ground.who], True)
    assert ground.table.told("tell-city-leader")[0]["who"] == (ground.hero().name or ground.hero().hero)
    assert ground.hero().reputation == -2
    assert ground.hero().at == city


def tokens_of(city: City) -> list[str | None]:
    return [one.enemy for one in city.garrison]


@pytest.mark.rule("MK-VAR-22", "MK-CMB-01")
def test_all_defenders_of_a_megapolis_have_the_bonuses_of_both(land) -> None:
    ground = land("core7", "1")
    with ground.table.arranged() as state:
        garrison = [Token(back="gray", enemy="swordsmen", up=True)]
        state.land.cities = [City(colours=["white", "red"], at=FORTH, level=2, garrison=garrison)]
    ground.met(FORTH, at("W", FORTH))
    ground.move("fight_site")
    stands = facing.opponent_of(ground.fight, ground.fight.foes[0])
    assert (stands.armor, stands.damage, stands.fortified, stands.doubly_fortified) == (6, 12, True, False)


@pytest.mark.rule("MK-OUT-09", "MK-KF-30", "MK-KF-29", "MK-ENM-03")
def test_what_stands_in_a_den_stays_and_spawning_grounds_fill_up_again(land) -> None:
    ground = land("6", "core1")
    den, grounds = at("W", FORTH), at("W", LEFT)
    ground.stands(den)
    ground.move("fight_site")
    ground.move("turn_up", foe=1, enemy="medusa")
    ground.beat()
    assert tokens(ground.space(den)) == [("medusa", True)]
    ground.again()
    ground.move("fight_site")
    assert [foe.enemy for foe in ground.fight.foes] == ["medusa"]  # the next one meets the same
    ground.beat("medusa")
    assert ground.space(den).shields == [ground.who]
    ground.again()
    ground.stands(grounds)
    ground.move("fight_site")
    ground.move("turn_up", foe=1, enemy="minotaur")
    ground.move("turn_up", foe=2, enemy="gargoyle")
    ground.beat("gargoyle")
    assert tokens(ground.space(grounds)) == [("minotaur", True), (None, False)]
    assert [one.kind for one in ground.hero().owed] == ["random_crystal"]  # of the den


@pytest.mark.rule("MK-KF-28", "MK-OUT-08", "MK-DL-05")
def test_a_conquered_dungeon_is_entered_again_for_fame_only(land) -> None:
    ground, dungeon = land("7", "1"), at("SE", FORTH)
    ground.stands(dungeon)
    for round_, fame in ((1, 5), (2, 10)):
        ground.move("fight_site")
        ground.move("turn_up", foe=1, enemy="medusa")
        ground.beat("medusa")
        assert ground.hero().fame == fame
        assert ground.space(dungeon).shields == [ground.who]
        assert [one.kind for one in ground.hero().owed] == ["spell_or_artifact"], round_
        ground.again()
    with ground.table.arranged() as state:
        state.scenario = "dungeon_lords"
    assert ground.table.refuses("fight_site", who=ground.who).message.key == "nobody-to-fight"


@pytest.mark.rule("MK-DL-05", "MK-DL-04", "MK-KF-28")
@pytest.mark.parametrize("kind", ["dungeon", "tomb", "secret dungeon", "secret tomb"])
@pytest.mark.parametrize("conqueror", [1, 2])
def test_dungeon_lords_enter_no_conquered_dungeon_or_tomb_again(land, kind, conqueror) -> None:
    """Whoever conquered it, a secret one neither, and the page offers no fight there; elsewhere it is entered again."""
    ground_, hidden = land("7", "core1", scenario="dungeon_lords"), at("E", LEFT)
    printed = {"dungeon": at("SE", FORTH), "tomb": at("NE", LEFT)}
    space = printed.get(kind, hidden)
    secret = {"secret": kind.split()[-1]} if space == hidden else {}
    ground_.lies(space, tokens=[], **secret)
    ground_.stands(space)
    assert offered(ground_) == kind.split()[-1]
    ground_.lies(space, tokens=[], shields=[conqueror], done=True, **secret)
    assert offered(ground_) is None
    assert ground_.table.refuses("fight_site", who=ground_.who).message.key == "nobody-to-fight"
    with ground_.table.arranged() as state:
        state.scenario = "full_conquest"
    assert offered(ground_) == kind.split()[-1]
    ground_.move("fight_site")


def offered(ground: Ground) -> str | None:
    """The site that the page of the fight offers to fight at."""
    return fight_page.fight(ground.table.state, EVERYBODY).beginning.site


@pytest.mark.rule("MK-DL-04")
def test_a_secret_dungeon_gets_a_new_token_when_its_enemy_was_not_beaten(land) -> None:
    ground, hidden = land("7", "1"), at("E", LEFT)
    ground.lies(hidden, back="brown", secret="dungeon")
    ground.stands(hidden)
    ground.move("fight_site")
    ground.move("turn_up", foe=1, enemy="medusa")
    ground.beat()
    assert tokens(ground.space(hidden)) == [(None, False)]
    assert "medusa" in ground.table.state.decks.enemies["brown"].discard


@pytest.mark.rule("MK-KF-31", "MK-KF-33", "MK-OUT-09", "MK-TRN-11")
def test_ruins_hold_enemies_who_stay_and_nobody_fights_an_altar(land) -> None:
    ground = land("8", "11")
    ruins, altar = at("NE", FORTH), at("W", LEFT)
    ground.lies(ruins, tokens=[], ruin=RuinToken())
    ground.lies(altar, tokens=[], ruin=RuinToken(ruin="altar_red", up=True))
    ground.stands(ruins)
    assert ground.table.refuses("fight_site", who=ground.who).message.key == "ruin-not-named"
    ground.move("fight_site", ruin="gray_white")
    ground.move("turn_up", foe=1, enemy="golems")
    ground.move("turn_up", foe=2, enemy="gunners")
    ground.beat("golems")
    assert tokens(ground.space(ruins)) == [("gunners", True)]
    assert ground.hero().owed == []
    ground.again()
    with ground.table.arranged() as state:
        state.at(ground.who).owed = []
    ground.move("fight_site")
    assert [foe.enemy for foe in ground.fight.foes] == ["gunners"]
    ground.beat("gunners")
    assert [one.kind for one in ground.hero().owed] == ["artifact", "spell"]
    assert ground.space(ruins).ruin is None
    ground.again()
    ground.stands(altar)
    assert ground.table.refuses("fight_site", who=ground.who).message.key == "nobody-to-fight"


@pytest.mark.rule("MK-OUT-06", "MK-KF-21", "MK-CMB-05")
def test_a_burned_monastery_is_an_empty_space_with_a_shield(land) -> None:
    ground, monastery = land("5", "1"), at("NE", FORTH)
    ground.stands(monastery)
    ground.move("fight_site")
    assert ground.fight.kind == "burning"
    ground.move("turn_up", foe=1, enemy="monks")
    ground.beat("monks")
    assert (ground.space(monastery).done, ground.space(monastery).shields) == (True, [ground.who])
    assert ground.hero().reputation == -3
    ground.again()
    assert ground.table.refuses("fight_site", who=ground.who).field == "at"


@pytest.mark.rule("MK-ML-03", "MK-ML-04", "MK-ML-05")
def test_a_mine_is_liberated_by_who_beats_the_last_one(land) -> None:
    ground, mine = land("5", "1", scenario="mines_liberation"), at("SE", FORTH)
    ground.lies(mine, tokens=[Token(back="green", enemy="prowlers", up=True), Token(back="brown")])
    ground.stands(mine)
    ground.move("fight_site")
    assert (ground.fight.night, ground.fight.units) == (True, True)
    ground.move("turn_up", foe=2, enemy="medusa")
    ground.beat("medusa")
    assert tokens(ground.space(mine)) == [("prowlers", True)]
    ground.again()
    ground.move("fight_site")
    ground.beat("prowlers")
    assert (ground.space(mine).done, ground.hero().reputation) == (True, 1)
