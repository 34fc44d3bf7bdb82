"""Tiles as they are laid, what their sites bring at once, and tokens that are turned up. MK-EXP-08, MK-SET-17."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.draft import Draft
from ..box.enemies import EnemyId
from ..box.hexes import FARTHEST, distance, lattice, spaces_of
from ..box.names import Back, Basic, Hex, Time
from ..box.tiles import TILES, TileId
from ..state.hero import Hero, called
from ..state.land import Laid, Land, RuinToken, Space, Token
from ..state.table import MageKnight
from . import cities, offers, stand, tokens, travel
from .land import exploring, stack
from .land.ground import Ground, around, ground, grounds
from .land.underground import hiding_places, secret_of

GUARD: dict[str, Back] = {"keep": "gray", "tower": "violet"}  # MK-KF-22, MK-KF-24
RAMPAGER: dict[str, Back] = {"orcs": "green", "draconum": "red"}  # MK-KF-36
HIDDEN_IN: dict[str, Back] = {"dungeon": "brown", "tomb": "red"}  # MK-DL-02, MK-DL-03


def mapped(draft: Draft[MageKnight]) -> Land:
    """The map, which the app must keep for this."""
    land = draft.state.charted
    if land is None:
        draft.object("", "table-keeps-map", can_overrule=False)
    return land


def mind_position(draft: Draft[MageKnight], land: Land, at: Hex) -> None:
    """MK-EXP-02: refused: where the symbols of no corner meet, and where no tile could ever come to lie."""
    beyond = distance(stand.PORTAL, at) > FARTHEST
    if lattice(at) is None or beyond or (land.shape != "fixed" and not exploring.touched(land, at)):
        draft.refuse("at", "no-free-position")


def draw_tile(
    draft: Draft[MageKnight],
    land: Land,
    position: Hex,
    told: TileId | None,
    field: str,
    turned: int | None = None,
    city: Basic | None = None,
    second: Basic | None = None,
) -> TileId:
    """MK-SET-15, MK-EXP-07: a tile of the deck comes onto the map: the one that the table drew, or one of the app's."""
    tile = told or stack.drawn(land, draft.state.chance, position)
    if tile is None:
        draft.object("MK-EXP-07", "no-tile-left", can_overrule=False)
    if TILES[tile].kind == "start" or any(one.tile == tile for one in land.tiles.values()):
        draft.refuse(field, "tile-lies-already", tile=tile)
    if tile not in stack.may_come(land, position):
        wanted = stack.next_back(land, position)
        if wanted is not None and stack.back_of(tile) != wanted:
            draft.object("MK-SET-15", "other-tile-next", tile=tile, back=wanted)
        else:
            draft.object("MK-FR-02" if land.stack.by_number else "MK-SCN-05", "tile-not-in-deck", tile=tile)
    if turned is None:
        turned = draft.state.chance.pick(range(6)) if land.random_turns and told is None else 0
    lay(draft, land, position, tile, turned if land.random_turns else 0, (city, second))
    return tile


def lay(
    draft: Draft[MageKnight],
    land: Land,
    position: Hex,
    tile: TileId,
    turned: int = 0,
    told: tuple[Basic | None, Basic | None] = (None, None),
) -> None:
    """MK-EXP-08, MK-SET-17: a tile is laid, and the "when revealed" of each of its sites carried out.

    `told`: the cards of a random city, and of the second one of a megapolis.
    """
    land.tiles[position] = Laid(tile=tile, turned=turned)
    stack.take(land, tile)
    draft.tell("tell-lay-tile", tile=tile, back=stack.back_of(tile), turned=turned)
    centre = TILES[tile].places[0]
    if centre is not None and centre.site == "city" and centre.colour is not None:
        cities.reveal(draft, land, position, centre.colour, *told)
    for at in spaces_of(position):
        space = ground(land, at)
        if space is not None:
            _reveal(draft, land, space)


def _reveal(draft: Draft[MageKnight], land: Land, space: Ground) -> None:
    """MK-KF-20..36: what a site brings when it is revealed."""
    site, facts = space.site or "", {"tile": space.tile, "site": space.site or "none"}
    if site in GUARD:
        place(draft, land, space.at, GUARD[site])
    elif site in RAMPAGER:
        place(draft, land, space.at, RAMPAGER[site], up=True)
    elif site == "ruins":
        entry(land, space.at).ruin = RuinToken(up=not draft.state.night)
        draft.tell("tell-ruin-token", up=not draft.state.night, **facts)
    elif site == "monastery":
        if not land.retold:
            draft.tell("tell-monastery", tile=space.tile)
            offers.monastery_card(draft)  # MK-EXP-09
    elif site == "mine" and land.mines_held:
        place(draft, land, space.at, "red" if TILES[space.tile].core else "green", up=True)
        place(draft, land, space.at, "brown")
    if land.secrets and secret_of(land, space.at) is not None:
        land.owed.append(space.at)


def entry(land: Land, at: Hex) -> Space:
    """What lies on a space, to be changed."""
    return land.spaces.setdefault(at, Space())


def place(draft: Draft[MageKnight], land: Land, at: Hex, back: Back, up: bool = False) -> Token:
    """A token comes onto a space; where the app draws, it knows one that lies face up."""
    token = Token(back=back, up=up)
    if up and land.by_app:
        token.enemy = tokens.turn_up(draft, back)
    entry(land, at).tokens.append(token)
    space = ground(land, at)
    facts = {"tile": space.tile, "site": space.site or "none"} if space else {"tile": "A", "site": "none"}
    draft.tell("tell-put-token", back=back, up=up, enemy=token.enemy or "none", **facts)
    return token


def turn_up(draft: Draft[MageKnight], land: Land, at: Hex, which: Iterable[Token], told: EnemyId | None = None) -> None:
    """Tokens of a space are turned up; the app draws them, where it drew the tiles."""
    for token in which:
        if token.up and token.enemy is not None:
            continue
        token.up = True
        if token.enemy is None and (land.by_app or told is not None):
            token.enemy = tokens.turn_up(draft, token.back, told)
        space = ground(land, at)
        facts = {"tile": space.tile, "site": space.site or "none"} if space else {"tile": "A", "site": "none"}
        draft.tell("tell-turn-up", back=token.back, enemy=token.enemy or "none", **facts)


def seen_from(land: Land, at: Hex, time: Time) -> list[tuple[Hex, list[Token]]]:
    """Tokens that a hero on a space turns up: of keeps and towers beside it by Day (MK-KF-22, MK-KF-24), of a city
    beside it (MK-KF-25: by Night, too, as the text on megapolises names adjacency alone)."""
    near = around(land, at)
    found = [
        (city.at, [one for one in city.garrison if not one.up])
        for city in land.cities
        if any(space.at in city.spaces for space in near)
    ]
    if time == "day":
        found += [(one.at, [token for token in one.lies.tokens if not token.up]) for one in near if one.site in GUARD]
    return [(where, which) for where, which in found if which]


def look_around(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-KF-22, 24, 25, 31: what a hero turns up by standing where it stands."""
    land, at = draft.state.charted, travel.place_of(draft.state, hero)
    if land is None or at is None or hero.off:
        return
    for where, which in seen_from(land, at, draft.state.time):
        turn_up(draft, land, where, which)
    here = land.spaces.get(at)
    if here is not None and here.ruin is not None and not here.ruin.up:
        here.ruin.up = True
        draft.tell("tell-ruin-up", who=called(hero))


def dawn(draft: Draft[MageKnight]) -> None:
    """MK-KF-31, MK-KF-22: a Day begins: ruins are turned up, and keeps and towers beside a hero."""
    land = draft.state.charted
    if land is None or draft.state.night:
        return
    hidden = [one.ruin for one in land.spaces.values() if one.ruin is not None and not one.ruin.up]
    for ruin in hidden:
        ruin.up = True
    if hidden:
        draft.tell("tell-ruins-up", count=len(hidden))
    for hero in draft.state.heroes:
        if hero.at is not None:
            look_around(draft, hero)


# --- secret places


def to_hide(land: Land) -> list[Hex]:
    """MK-DL-02, MK-DL-03: villages and monasteries whose secret place is to be chosen, and can be now."""
    return [home for home in land.owed if hiding_places(land, home)]


def hide(draft: Draft[MageKnight], land: Land, home: Hex, at: Hex) -> None:
    """MK-DL-02, MK-DL-03: a secret dungeon or tomb is marked by a token face down."""
    secret = secret_of(land, home)
    if secret is None:
        return
    land.owed = [one for one in land.owed if one != home]
    entry(land, at).secret = secret
    place(draft, land, at, HIDDEN_IN[secret])


# --- rampaging enemies that return


def beaten(land: Land) -> list[Hex]:
    """MK-VAR-14: spaces where a rampaging enemy was defeated and none stands now."""
    return [one.at for one in grounds(land) if one.site in RAMPAGER and not one.lies.tokens]


def returning(land: Land, at: Hex, ended: Time, rolled: str, hordes: bool = False) -> list[Back]:
    """MK-VAR-14, 15, 17: the tokens that come back to a space after a Day or a Night, by what the die shows.

    After a Day warm colours bring one, and gold a brown one besides; after a Night the cold ones and black. In hordes
    (`hordes`) one always comes, and such a colour brings the brown one.
    """
    space = ground(land, at)
    if space is None or space.site not in RAMPAGER:
        return []
    usual = RAMPAGER[space.site]
    suits = rolled in (("red", "green", "gold") if ended == "day" else ("white", "blue", "black"))
    if hordes:
        return [usual, "brown"] if suits else [usual]
    if not suits:
        return []
    return [usual, "brown"] if rolled == ("gold" if ended == "day" else "black") else [usual]


def bring_back(draft: Draft[MageKnight], land: Land, at: Hex, ended: Time, rolled: str, hordes: bool = False) -> None:
    """MK-VAR-14..17: these tokens are put there, face up."""
    for back in returning(land, at, ended, rolled, hordes):
        place(draft, land, at, back, up=True)
