"""Skills: used, flipped, chosen in a level-up. MK-SKL, MK-LVL, MK-SSK."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.arguments import MaybeUnitPlace, Who
from ..box.cards import ActionId
from ..box.heroes import SkillId
from ..box.names import Colour, Element
from ..play import levels
from ..play import skills as tokens
from ..play.own_hero import kept_hero
from ..state.hero import called
from ..state.table import MageKnight

moves = Moves()
Drawn = Annotated[list[SkillId], msgspec.Meta(max_length=2)]


@moves.add(by="seat", amid=True)
def use_skill(
    draft: Draft[MageKnight],
    who: Who,
    skill: SkillId,
    colour: Colour | None = None,
    unit: MaybeUnitPlace = 0,
    element: Element | None = None,
) -> None:
    """MK-SKL-02..06, MK-KF-74: use a skill; `colour` where it leaves a choice of mana, `unit` where it is for one,
    `element` of an attack or a block."""
    tokens.use(draft, kept_hero(draft, who, "MK-SKL-03"), skill, colour, unit, element)


@moves.add(by="seat", amid=True)
def flip_skill(draft: Draft[MageKnight], who: Who, skill: SkillId) -> None:
    """MK-SKL-03, MK-RND-10: a skill token is turned over, where the one on the table lies otherwise."""
    hero = kept_hero(draft, who, "MK-SKL-03")
    one = tokens.held(draft, hero, skill)
    lies_down = one.down or one.used or one.out
    one.down, one.used, one.out = not lies_down, False, False
    draft.tell("tell-skill-up" if lies_down else "tell-skill-down", who=called(hero), skill=skill)


@moves.add(by="seat", reveals=True)
def reveal_skills(draft: Draft[MageKnight], who: Who, drew: Drawn = []) -> None:  # noqa: B006
    """MK-LVL-04, MK-LVL-08: look at the top two own skill tokens; `drew`: what the table drew."""
    hero = kept_hero(draft, who, "MK-LVL-04")
    levels.mind_time(draft, hero)
    levels.reveal(draft, hero, drew)


@moves.add(by="seat", reveals=True)
def choose_skill(
    draft: Draft[MageKnight],
    who: Who,
    skill: SkillId,
    card: ActionId | None = None,
    refill: ActionId | None = None,
    rejected: SkillId | None = None,
) -> None:
    """MK-LVL-03..08, MK-SSK-02, MK-SSK-03: keep one of the revealed skills with any Advanced Action of the offer, or
    take another player's from the common offer with the lowest one.

    `rejected`: the other own token, where the table has looked at them itself and nobody has told the app yet.
    """
    hero = kept_hero(draft, who, "MK-LVL-03")
    levels.mind_time(draft, hero)
    levels.choose(draft, hero, skill, card, refill, rejected)
