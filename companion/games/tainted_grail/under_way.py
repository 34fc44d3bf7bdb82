"""What takes a while: explorations and encounters, and what those who are in one cannot do until it is over."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.deck import UNKNOWN
from ...core.draft import Draft
from .names import Lasting
from .state import Avalon, Hero, UnderWay


def in_one(state: Avalon, hero: Hero, kind: Lasting) -> UnderWay | None:
    """The exploration or encounter that the character is in the middle of."""
    return next((doing for doing in state.under_way if doing.kind == kind and hero.id in doing.who), None)


def act(draft: Draft[Avalon], party: Sequence[Hero]) -> None:
    """TG-PTY-03, TG-PTY-10, TG-PTY-12: nobody leaves an encounter by starting something else, nobody is taken along."""
    caught = [hero.id for hero in party if in_one(draft.state, hero, "encounter")]
    if caught:
        draft.object("TG-PTY-12", "in-an-encounter", who=caught)


def between_actions(draft: Draft[Avalon], people: Sequence[Hero], rule: str) -> None:
    """TG-RES-07, TG-PTY-04, TG-ACT-15: not in an encounter, and not while exploring.

    Only the table knows when the journal ends an exploration, so that is pointed out and not objected to.
    """
    caught = [hero.id for hero in people if in_one(draft.state, hero, "encounter")]
    if caught:
        draft.object(rule, "in-an-encounter", who=caught)
    exploring = [hero.id for hero in people if in_one(draft.state, hero, "exploration")]
    if exploring:
        draft.tell("tell-only-after-exploring", who=exploring)


def explored(draft: Draft[Avalon], party: Sequence[Hero]) -> None:
    """TG-ACT-01: who starts another action has come to the end of the exploration, and so have those with it."""
    for doing in [in_one(draft.state, hero, "exploration") for hero in party]:
        if doing in draft.state.under_way:
            draft.state.under_way.remove(doing)


def leave_encounter(draft: Draft[Avalon], hero: Hero) -> None:
    """TG-PTY-12, TG-TRK-09: out of the encounter; when nobody is left in it, it ends unwon. TG-DIE-12."""
    doing = in_one(draft.state, hero, "encounter")
    if doing is None:
        return
    doing.who.remove(hero.id)
    draft.tell("tell-leaves-encounter", who=hero.id)
    if not doing.who:
        end(draft, doing)


def end(draft: Draft[Avalon], doing: UnderWay) -> None:
    """An encounter is over: its card goes to the bottom of its own deck. TG-ENC-06."""
    draft.state.under_way.remove(doing)
    if doing.from_deck and doing.colour:
        draft.state.encounters[doing.colour].put_to_bottom(doing.card or UNKNOWN)
    draft.tell("tell-encounter-over", who=doing.who, colour=doing.colour or "", name=doing.card)


def end_all(draft: Draft[Avalon]) -> None:
    """Nothing is left under way when the day's actions are over."""
    for doing in [*draft.state.under_way]:
        if doing.kind == "encounter":
            end(draft, doing)
        else:
            draft.state.under_way.remove(doing)
