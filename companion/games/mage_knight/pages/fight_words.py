"""What a fight's reckonings say: what is missing and why, what damage will do. MK-RSA-09, MK-DMG-03."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....core.message import Message, say
from ..play.fight.attacks import Reckoning
from ..play.fight.harm import EnemyHarm, Receiver, to_hero, to_unit
from ..play.fight.opponents import Opponent
from ..state.fight import Fight

Names = Mapping[int, str]  # of the foes, by their numbers


def reasons(fight: Fight, found: Reckoning, names: Names) -> list[Message]:
    """Why a clash comes to what it does; the last one says whether it suffices."""
    said: list[Message] = []
    block = fight.phase == "block"
    if found.barred:
        return [say("fight-out-of-reach", enemy=[names[one] for one in found.barred], count=len(found.barred))]
    if found.siege_only and any(value.use == "ranged" for value in found.useless):
        said.append(say("fight-siege-only", enemy=[names[one] for one in found.siege_only]))
    if any(value.use == "attack" for value in found.useless):
        said.append(say("fight-attack-later"))
    if len(found.halvings) == 1:
        one = found.halvings[0]
        key = "fight-block-halves" if block else "fight-halves"
        said.append(say(key, points=one.points, element=one.element, to=found.halved, enemy=_named(one.by, names)))
    elif found.halvings:
        by = sorted({number for one in found.halvings for number in one.by})
        key = "fight-block-halves-together" if block else "fight-halves-together"
        said.append(say(key, points=found.inefficient, to=found.halved, enemy=_named(by, names)))
    if not found.aimed:
        said.append(say("fight-aim-first"))
    elif found.short:
        key = "fight-short-halved" if found.halvings else "fight-short"
        said.append(say(key, count=found.short, half=found.short_halved))
    else:
        said.append(say("fight-blocks" if block else "fight-suffices", spare=found.spare))
    return said


def _named(numbers: Sequence[int], names: Names) -> list[str]:
    return [names[number] for number in numbers]


def if_given(enemy: Opponent, done: EnemyHarm, unit: Receiver, armor: int) -> Message:
    """What the damage that now goes to the hero would do to a unit instead. MK-DMG-04..06, MK-DMG-12, MK-DMG-13."""
    if not done.left:
        return say("preview-nothing-left")
    one = to_unit(enemy, done.left, unit)
    wounds = to_hero(enemy, one.left, armor).wounds
    fate = "destroyed" if one.destroyed else "resists" if one.resisted else "wounded"
    return say("preview-unit", fate=fate, count=one.wounds, left=wounds)


def to_the_hero(enemy: Opponent, done: EnemyHarm) -> Message:
    """What is left of an enemy's damage for the hero."""
    hero = done.hero
    return say(
        "preview-hero",
        damage=enemy.damage,
        left=done.left,
        count=hero.wounds,
        aside=hero.to_discard,
        paralyzed="yes" if hero.paralyzed else "no",
    )
