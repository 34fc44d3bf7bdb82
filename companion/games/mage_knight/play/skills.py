"""Skills: when they may be used, what of them the app does itself, when they come back. MK-SKL, MK-KF-74, MK-RND-10."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.draft import Draft
from ..box.heroes import SKILLS, Skill
from ..box.names import Basic, Colour, Element
from ..state.hero import HeldSkill, Hero, called
from ..state.table import MageKnight
from . import cards, healing, mana, own_hero, skill_strikes, teams, units
from .duel import course as duels
from .fight import playing

# What a skill gives of which the app keeps count: cards, mana, move points. All else is entered where it counts.
MOTIVATED: Mapping[str, Basic] = {
    "motivation_arythea": "red",
    "motivation_goldyx": "green",
    "motivation_norowas": "white",
    "motivation_tovak": "blue",
}
MOTIVATION_DRAWS = 2


@dataclass(frozen=True)
class Craft:
    """A crystal, and one pure mana of one of these colours."""

    crystal: Basic
    mana: tuple[Colour, ...]


CRAFTS: Mapping[str, Craft] = {
    "dark_fire_magic": Craft("red", ("red", "black")),
    "white_crystal_craft": Craft("blue", ("white",)),
    "green_crystal_craft": Craft("blue", ("green",)),
    "red_crystal_craft": Craft("blue", ("red",)),
    "leaves_in_the_wind": Craft("green", ("white",)),
    "whispers_in_the_treetops": Craft("white", ("green",)),
}
MOVES: Mapping[str, tuple[int, int]] = {"dark_paths": (1, 2), "double_time": (2, 1)}  # by Day, by Night
INFLUENCE: Mapping[str, tuple[int, int]] = {"dark_negotiation": (2, 3), "bright_negotiation": (3, 2)}
POTION = "potion_making"
FORTUNE, INSPIRATION, INVOCATION, PAIN = "glittering_fortune", "inspiration", "invocation", "i_feel_no_pain"
MOST_MARCH = 3
INVOKED: Mapping[Colour, str] = {"red": "wound", "black": "wound", "white": "card", "green": "card"}


def skill_of(name: str) -> Skill | None:
    """A skill as its token prints it; None of one that this box does not have."""
    return next((one for one in SKILLS.values() if one.id == name), None)


def held(draft: Draft[MageKnight], hero: Hero, name: str) -> HeldSkill:
    """A skill that the hero has. MK-SKL-02: whoever's it was. Refused: one that it does not have."""
    found = next((one for one in hero.skills if one.skill == name), None)
    if found is None:
        draft.refuse("skill", "no-such-skill", who=called(hero), skill=name)
    return found


def ready(state: MageKnight, hero: Hero, one: HeldSkill) -> bool:
    """Whether it may be used just now. MK-SKL-03..06."""
    skill = skill_of(one.skill)
    if skill is None or skill.use == "always" or one.down or one.out or one.used:
        return False
    if skill_strikes.out_of_place(state, hero, one.skill):
        return False
    if one.skill == POTION and own_hero.in_combat(state, hero):
        return False
    return skill.motivation or _takes_part(state, hero)


def _takes_part(state: MageKnight, hero: Hero) -> bool:
    """Whether it is the hero's turn, or one beside it, as of who defends in a duel with all it has (MK-PVP-05)."""
    turns = [*([state.turn] if state.turn is not None else []), *state.beside]
    return any(turn.seat == hero.seat for turn in turns)


def refresh(hero: Hero) -> None:
    """MK-RND-10, MK-SKL-05: at the change of the round all skills lie face up before their owner."""
    for one in hero.skills:
        one.down = one.used = one.out = False


def possible(hero: Hero, name: str) -> bool:
    """Whether the hand has what it asks for."""
    if name == PAIN:
        return bool(hero.hand.wounds or cards.may_be_wounds(hero))
    return name != INVOCATION or bool(colours_now(hero, name))


def colours_now(hero: Hero, name: str) -> list[Colour]:
    """The colours of mana that it can give now: Invocation takes a Wound for some, another card for the others."""
    has = {"wound": hero.hand.wounds or cards.may_be_wounds(hero), "card": hero.hand.deeds}
    return [one for one in asks_colour(name) if name != INVOCATION or has[INVOKED[one]]]


def asks_colour(name: str) -> tuple[Colour, ...]:
    """The colours of mana between which it leaves a choice; none where there is none."""
    if name == INVOCATION:
        return tuple(INVOKED)
    craft = CRAFTS.get(name)
    return craft.mana if craft is not None and len(craft.mana) > 1 else ()


def use(
    draft: Draft[MageKnight],
    hero: Hero,
    name: str,
    colour: Colour | None = None,
    unit: int = 0,
    element: Element | None = None,
) -> None:
    """MK-SKL-03..06: a skill is used; its token is flipped where it lasts for the round, or lies in the middle."""
    state, one, skill = draft.state, held(draft, hero, name), skill_of(name)
    if skill is None or skill.use == "always":
        draft.object("MK-KF-74", "skill-needs-no-use", can_overrule=False, skill=name)
    if not _takes_part(state, hero) and not skill.motivation:
        draft.object("MK-SKL-03", "skill-on-own-turn", who=called(hero), skill=name)
    if one.down or one.out:
        draft.object("MK-SKL-05" if skill.use == "interactive" else "MK-SKL-03", "skill-is-down", skill=name)
    if one.used:
        draft.object("MK-SKL-06", "skill-used-this-turn", skill=name)
    if skill_strikes.out_of_place(state, hero, name):
        draft.object("MK-KF-74", "skill-of-a-fight", skill=name)
    if name == POTION and own_hero.in_combat(state, hero):
        draft.object("MK-WND-05", "no-healing-in-combat", who=called(hero))
    if skill.use == "interactive":
        one.out = True
        touched = [called(state.at(seat)) for seat in teams.rivals(state, hero.seat)]  # MK-TEAM-02
        draft.tell("tell-skill-out", who=called(hero), skill=name, whom=touched, count=len(touched))
    elif skill.use == "round":
        one.down = True
        draft.tell("tell-skill-down", who=called(hero), skill=name)
    else:
        one.used = True
    draft.write("wrote-skill-used", who=called(hero), skill=name)
    _gives(draft, hero, name, colour, unit)
    _strikes(draft, hero, name, element)


def _strikes(draft: Draft[MageKnight], hero: Hero, name: str, element: Element | None) -> None:
    """MK-KF-74: in a fight, or a duel, the value that it is; `element`: which one, where it leaves a choice."""
    state, fight = draft.state, skill_strikes.own_fight(draft.state, hero)
    found = skill_strikes.duel_values(state, hero, name) or skill_strikes.values(state, hero, name)
    if not found:
        return
    chosen = next((value for value in found if value.element == (element or found[0].element)), None)
    if chosen is None:
        draft.refuse("element", "skill-of-other-elements", skill=name)
    if state.duel is not None:
        duels.play(draft, state.duel, chosen)
    elif fight is not None:
        playing.play(draft, fight, chosen)


def _gives(draft: Draft[MageKnight], hero: Hero, name: str, colour: Colour | None, unit: int) -> None:
    """What of it the app does; the rest stands on the token."""
    state = draft.state
    if name in MOTIVATED:
        cards.draw(draft, hero, MOTIVATION_DRAWS)
        if least_fame(state, hero):
            mana.gain_mana(draft, hero, MOTIVATED[name])
    elif name in CRAFTS:
        craft = CRAFTS[name]
        mana.gain_crystal(draft, hero, craft.crystal)
        mana.gain_mana(draft, hero, _chosen(draft, name, colour) if asks_colour(name) else craft.mana[0])
    elif name == INVOCATION:
        chosen = _chosen(draft, name, colour)
        wound = INVOKED[chosen] == "wound"
        cards.leave_hand(draft, hero, hero.discard, int(not wound), int(wound))
        mana.gain_mana(draft, hero, chosen)
    elif name == PAIN:
        cards.leave_hand(draft, hero, hero.discard, 0, 1)
        cards.draw(draft, hero, 1)
    elif name == INSPIRATION and unit:
        inspired = units.unit_at(draft, hero, unit)
        if inspired.wounds:
            own_hero.mind_fight(draft, hero)
            healing.take_off(draft, hero, inspired)
        else:
            units.ready(draft, hero, inspired)
    elif name in MOVES or name == "forward_march":
        _march(draft, hero, moving(state, hero, name))
    elif name in INFLUENCE or name == FORTUNE:
        _persuade(draft, hero, persuading(state, hero, name))


def moving(state: MageKnight, hero: Hero, name: str) -> int:
    """MK-KF-74: how many move points it gives now."""
    if name == "forward_march":
        return min(sum(unit.usable for unit in hero.units), MOST_MARCH)
    return MOVES[name][state.night]


def _march(draft: Draft[MageKnight], hero: Hero, points: int) -> None:
    """Move points of the turn, where the app keeps the map."""
    turn = draft.state.turn
    if turn is not None and turn.seat == hero.seat and draft.state.in_app("map"):
        turn.points = min(turn.points + points, 99)
    draft.tell("tell-move-points", who=called(hero), count=points)


def persuading(state: MageKnight, hero: Hero, name: str) -> int:
    """MK-KF-74: how much Influence it gives now."""
    if name == FORTUNE:
        return sum(count > 0 for count in hero.crystals.values())
    return INFLUENCE[name][state.night]


def _persuade(draft: Draft[MageKnight], hero: Hero, influence: int) -> None:
    """Influence in the interaction that goes on, where there is one."""
    turn = draft.state.turn
    if turn is not None and turn.seat == hero.seat and turn.bargain is not None:
        turn.bargain.played = min(turn.bargain.played + influence, 99)
    draft.tell("tell-influence", who=called(hero), count=influence)


def least_fame(state: MageKnight, hero: Hero) -> bool:
    """MK-KF-74: whether everybody else has more Fame."""
    return all(other.fame > hero.fame for other in state.heroes if other.seat != hero.seat)


def _chosen(draft: Draft[MageKnight], name: str, colour: Colour | None) -> Colour:
    """The colour that was chosen; refused where it is none of those between which the skill leaves a choice."""
    if colour not in asks_colour(name) or colour is None:
        draft.refuse("colour", "skill-gives-not", skill=name)
    return colour
