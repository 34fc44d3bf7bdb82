"""Level-ups at the end of a turn: a command token, or a skill and an Advanced Action. MK-LVL, MK-SKL-07, MK-SSK."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.deck import Deck
from ....core.draft import Draft
from ....core.errors import Instead
from ....core.message import say
from ..box.cards import ActionId
from ..box.heroes import INTERACTIVE_SKILLS, skills_of
from ..box.tracks import LevelRow
from ..state.hero import HeldSkill, Hero, called
from ..state.pieces import CommonSkill, TurnStep
from ..state.table import MageKnight
from . import cards, growth, offers

REVEALED = 2  # MK-LVL-04
PLAYED: tuple[TurnStep, ...] = ("before", "move", "action")  # parts of a turn that come before its end
UNNAMED = "action"  # a card of an offer that the table keeps


@dataclass(frozen=True)
class SkillChoice:
    """A skill that may be taken in a level-up. `lowest`: MK-LVL-05, it comes with the lowest card of the offer."""

    skill: str
    lowest: bool = False


def interactive_out(state: MageKnight) -> bool:
    """MK-SC-02, MK-CO-03, MK-VAR-11: whether the interactive skills are out of the game."""
    return offers.interactive_out(state) or "friendly_skills" in state.variants


def lay_tokens(state: MageKnight, hero: Hero) -> None:
    """MK-SET-20: the own skill tokens as a face-down pile; none is owned at the start."""
    hero.tokens, hero.skills, hero.revealed = [*skills_of(hero.hero, not interactive_out(state))], [], []


def ending(state: MageKnight, hero: Hero) -> bool:
    """MK-END-01: whether the end of that hero's turn has come."""
    turn = state.turn
    return turn is not None and turn.seat == hero.seat and turn.step not in PLAYED


def due(hero: Hero) -> LevelRow | None:
    """MK-LVL-03: the level that waits for the choice of a skill and a card; None where none does."""
    waiting = growth.waiting(hero)
    return waiting[0] if waiting and waiting[0].gain == "skill" else None


def settle(draft: Draft[MageKnight], hero: Hero) -> bool:
    """MK-LVL-01, MK-LVL-02: levels in their order, as far as nothing is to be chosen; whether none waits any more.

    Where the table keeps the heroes, skills and cards are told as well.
    """
    for row in growth.waiting(hero):
        if row.gain == "skill" and draft.state.in_app("heroes"):
            return False
        _rise(draft, hero, row)
    return True


def settle_told(draft: Draft[MageKnight], hero: Hero) -> None:
    """Where the table keeps the heroes, it plays their turns itself: what a level brings is told as it is reached."""
    if not draft.state.in_app("heroes"):
        settle(draft, hero)


def _rise(draft: Draft[MageKnight], hero: Hero, row: LevelRow) -> None:
    """The hero has that level now."""
    hero.level = row.level
    if draft.state.turn is not None:
        draft.state.turn.gained += 1
    if row.gain == "command":
        draft.tell("tell-level-command", who=called(hero), level=row.level, armor=row.armor, limit=row.hand)
    elif not draft.state.in_app("heroes"):
        draft.tell("tell-level-skill", who=called(hero), level=row.level)
    draft.write("wrote-level", who=called(hero), level=row.level)


# --- the choice of a skill


def mind_time(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-LVL-01: levels are gained at the end of the own turn, after the rewards."""
    if not ending(draft.state, hero):
        draft.object("MK-LVL-01", "levels-at-turn-end", who=called(hero))


def reveal(draft: Draft[MageKnight], hero: Hero, drew: Sequence[str] = ()) -> None:
    """MK-LVL-04, MK-LVL-08: the top two own skill tokens are looked at, or what is left of them.

    `drew`: what the table drew; else the app draws.
    """
    if due(hero) is None:
        draft.object("MK-LVL-01", "no-level-waits", can_overrule=False, who=called(hero))
    if hero.revealed:
        draft.object("MK-LVL-04", "skills-revealed", can_overrule=False, who=called(hero))
    count = to_reveal(hero)
    if drew and len(drew) != count:
        draft.refuse("drew", "reveal-so-many", count=count)
    for place in range(count):
        _turn_up(draft, hero, drew[place] if drew else None, "drew")
    draft.tell("tell-reveal-skills", who=called(hero), count=count, skill=[*hero.revealed])


def to_reveal(hero: Hero) -> int:
    """MK-LVL-04, MK-LVL-08: how many own skill tokens are still to be looked at before a choice."""
    return 0 if hero.revealed else min(REVEALED, len(hero.tokens))


def _turn_up(draft: Draft[MageKnight], hero: Hero, told: str | None, field: str) -> None:
    """One own skill token is looked at. `told`: which one the table drew; `field`: where it was told."""
    pile = Deck(shuffled=hero.tokens)
    hero.revealed.append(draft.draw("skill", pile, told, field))
    hero.tokens = pile.shuffled


def choices(state: MageKnight, hero: Hero) -> list[SkillChoice]:
    """MK-LVL-04, MK-LVL-05: one of the revealed, or another player's skill that lay in the common offer before."""
    common = [SkillChoice(one.skill, True) for one in state.offers.skills if one.seat != hero.seat]
    return [*(SkillChoice(skill) for skill in hero.revealed), *common]


def choose(
    draft: Draft[MageKnight],
    hero: Hero,
    skill: str,
    card: ActionId | None = None,
    refill: ActionId | None = None,
    rejected: str | None = None,
) -> None:
    """MK-LVL-04..06, MK-SSK-02, MK-SSK-03: a skill and an Advanced Action; what was revealed and not taken is common.

    `card`: of the offer; with a common skill it is the lowest one, and need not be said. `rejected`: the other token,
    where the table looked at them itself and tells both with its choice.
    """
    state, row = draft.state, due(hero)
    if row is None:
        draft.object("MK-LVL-01", "no-level-waits", can_overrule=False, who=called(hero))
    if skill in hero.tokens and not hero.revealed:
        _look_at(draft, hero, skill, rejected)
    _take_skill(draft, hero, skill)
    own = skill in hero.revealed
    rest, hero.revealed = [one for one in hero.revealed if one != skill], []
    state.offers.skills += [CommonSkill(skill=one, seat=hero.seat) for one in rest]
    hero.skills.append(HeldSkill(skill=skill))
    for one in rest:
        draft.tell("tell-skill-common", who=called(hero), skill=one)
    draft.tell("tell-skill-kept", who=called(hero), skill=skill)
    draft.write("wrote-skill", who=called(hero), skill=skill)
    _take_card(draft, hero, card, refill, lowest=not own)
    _rise(draft, hero, row)
    dummy_skill(draft)
    settle(draft, hero)


def _look_at(draft: Draft[MageKnight], hero: Hero, skill: str, rejected: str | None) -> None:
    """MK-LVL-04, MK-LVL-08: the hands have looked at their tokens, and keep `skill` of them."""
    several = to_reveal(hero) > 1
    if several and rejected is None:
        draft.refuse("rejected", "say-rejected-skill", who=called(hero))
    _turn_up(draft, hero, skill, "skill")
    if several:
        _turn_up(draft, hero, rejected, "rejected")


def _take_skill(draft: Draft[MageKnight], hero: Hero, skill: str) -> None:
    """The skill leaves where it lay; refused where it lies nowhere."""
    if not hero.revealed and hero.tokens:
        draft.object("MK-LVL-04", "reveal-first", can_overrule=False, who=called(hero))
    if skill in hero.revealed:
        return
    found = next((one for one in draft.state.offers.skills if one.skill == skill), None)
    if found is None:
        draft.refuse("skill", "no-such-skill-here", skill=skill)
    if found.seat == hero.seat:
        draft.object("MK-LVL-05", "own-rejected-skill", skill=skill)
    draft.state.offers.skills = [one for one in draft.state.offers.skills if one is not found]


def _take_card(
    draft: Draft[MageKnight], hero: Hero, card: ActionId | None, refill: ActionId | None, *, lowest: bool
) -> None:
    """MK-LVL-04..06, MK-VAR-31: an Advanced Action of the offer on top of the deck; of an empty one nothing."""
    state = draft.state
    if not state.in_app("offers"):
        if card is None:
            cards.gain_card(draft, hero, UNNAMED)
        else:
            offers.take(draft, hero, "actions", card)
        return
    offers.uncover(draft, "actions")
    offer = state.offers.actions
    if not offer:
        draft.tell("tell-no-action-left", who=called(hero))
        return
    if lowest and card is not None and card != offer[-1]:
        way = Instead(say("instead-lowest-card", card=offer[-1]), {"card": offer[-1]})
        draft.object("MK-LVL-05", "lowest-card-with-it", card=offer[-1], instead=[way])
    if card is None:
        if not lowest:
            draft.refuse("card", "argument-empty")
        card = offer[-1]
    offers.take(draft, hero, "actions", card, refill)


# --- skills of the dummy player's hero


def lay_dummy_tokens(state: MageKnight) -> None:
    """MK-SSK-01: who plays alone has the skill tokens of the dummy player's hero as a second face-down pile."""
    dummy = state.dummy
    if dummy is not None and dummy.hero is not None and state.alone:
        dummy.skills = [*skills_of(dummy.hero)]


def dummy_skill(draft: Draft[MageKnight], drew: str | None = None) -> None:
    """MK-SSK-02, MK-SSK-04: one skill of the dummy's hero comes to the common offer each time that a skill was gained;
    its interactive one is replaced by the next."""
    state, dummy = draft.state, draft.state.dummy
    if dummy is None or not state.alone:
        return
    while dummy.skills:
        pile = Deck(shuffled=dummy.skills)
        skill = draft.draw("dummy_skill", pile, drew)
        dummy.skills = pile.shuffled
        if skill not in INTERACTIVE_SKILLS.values():
            state.offers.skills.append(CommonSkill(skill=skill, seat=0))
            draft.tell("tell-dummy-skill", skill=skill)
            return
        draft.tell("tell-dummy-skill-out", skill=skill)
