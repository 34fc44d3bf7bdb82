"""Monsters at this table: their tokens, which one comes next, who leaves. WO-SET-16..22, WO-NEW, WO-DRV, WO-SOL."""

from __future__ import annotations

from ....core.draft import Draft, Drawn
from ..box import bestiary
from ..box.names import MonsterId, Terrain
from ..state.pieces import Fight, Task
from ..state.table import Continent
from . import tokens

STRONGEST = 3


def life_of(state: Continent, id: str) -> int:
    """WO-MON-03, WO-KF-05: how many fight cards its life deck has, as the owner's card says or the box knows."""
    return state.lives.get(id, bestiary.life_of(id))


def lives_on(what: Fight | Task) -> Terrain:
    """The terrain of a monster that is fought, or is to come; LookupError where it has none, as in no sound state."""
    if what.terrain is None:
        raise LookupError("a monster lives on a terrain")
    return what.terrain


def may_come(state: Continent, level: int) -> list[MonsterId]:
    """WO-NEW-03, WO-BIG-01, WO-SES-07: which tokens of a level may be turned over next.

    The driven away, when no others are left. Of level I it is told from what lies open: what lies in the pile, and what
    in the extra one, is nobody's to know.
    """
    driven = [id for id in state.driven if bestiary.level_of(id) == level]
    if level > 1:
        return sorted(untaken(state, level) or driven)
    lie_open = {*state.slain, *driven, *(slot.monster for slot in state.slots.values())}
    unseen = [id for id in bestiary.of_level(1) if id not in lie_open]
    return sorted([*unseen, *(driven if len(unseen) <= len(state.extra) else ())])


def untaken(state: Continent, level: int) -> list[MonsterId]:
    """WO-NEW-05: the tokens of a level's pile whose cards are no trophies yet; the others would be laid aside."""
    return [id for id in state.monsters[str(level)] if id not in state.slain]


def draw(draft: Draft[Continent], level: int, given: MonsterId | None = None) -> MonsterId:
    """WO-NEW-01, WO-NEW-03: a token out of a level's pile, made anew of the driven away when it is empty; "": none.

    What the table turned over may come from what the app took for the extra pile: then these two change places.
    """
    state = draft.state
    pile = state.monsters[str(level)]
    if not untaken(state, level):
        back = [id for id in state.driven if bestiary.level_of(id) == level]
        if back:
            pile += sorted(back)
            state.driven = [id for id in state.driven if id not in back]
            draft.tell("tell-driven-come-back", level=level, count=len(back))
    if given is not None:
        if pile and level == 1 and given in state.extra:  # face down, so only the app thought that it lay there
            state.extra[state.extra.index(given)] = moved = state.chance.pick(pile)
            pile[pile.index(moved)] = given
        if given in state.slain:
            draft.refuse("monster", "card-is-a-trophy", monster=given)
        if given not in pile:
            draft.refuse("monster", "no-such-monster", monster=given, level=level)
        drawn = given
    elif not (may_be_drawn := untaken(state, level)):
        return ""
    else:
        drawn = state.chance.pick(may_be_drawn)
    pile.remove(drawn)
    draft.drawn.append(Drawn(f"monster-{level}", drawn, given is not None))
    return drawn


def next_level(level: int) -> int:
    """WO-NEW-01, WO-NEW-02: what follows a defeated monster."""
    return min(level + 1, STRONGEST)


def leaves(draft: Draft[Continent], terrain: Terrain, defeated: bool) -> None:
    """WO-NEW-01..07, 10..12, WO-DRV-02, 04, 05, WO-SOL-14, 15, 20: a monster leaves, and which one comes is a task.

    WO-NEW-10: where a defeated one's token goes back to its pile, it does so once the next one is drawn.
    """
    state = draft.state
    slot = state.slots[terrain]
    level = bestiary.level_of(slot.monster)
    fallen = ""
    if defeated:
        state.slain.append(slot.monster)
        if not state.default("WO-NEW-05"):
            draft.tell("tell-monster-token-out", monster=slot.monster, place=slot.location)
        elif state.solo:  # nothing comes in its place
            draft.tell("tell-monster-token-off", monster=slot.monster, place=slot.location, level=level, later=False)
            back_to_pile(draft, slot.monster)
        else:
            fallen = slot.monster
            draft.tell("tell-monster-token-off", monster=slot.monster, place=slot.location, level=level, later=True)
    else:
        state.driven.append(slot.monster)
        draft.tell("tell-monster-discarded", monster=slot.monster)
    old, slot.monster, slot.location = slot.location, "", 0
    draft.tell("tell-token-back", place=old, terrain=terrain)
    tokens.give_back(draft, terrain, old)
    tokens.clear_trails(draft, terrain)
    if defeated and state.solo:
        draft.tell("tell-slot-stays-empty", terrain=terrain)
        return
    extra = bool(defeated and level == 1 and state.extra)
    coming = (1 if extra else next_level(level)) if defeated else level
    state.tasks.append(Task(kind="new_monster", terrain=terrain, level=coming, extra=extra, fallen=fallen))


def back_to_pile(draft: Draft[Continent], monster: MonsterId) -> None:
    """WO-NEW-05: a defeated monster's token among those of its level again, face down."""
    pile = draft.state.monsters[str(bestiary.level_of(monster))]
    pile.append(monster)
    pile.sort()


def comes(draft: Draft[Continent], task: Task, monster: MonsterId | None = None, location: int | None = None) -> None:
    """WO-NEW-01, 08..13, WO-SET-21, 22: the next monster of a terrain, and where it lives from now on."""
    terrain = lives_on(task)
    if task.extra:
        if monster is not None and monster not in bestiary.of_level(1):
            draft.refuse("monster", "no-such-monster", monster=monster, level=1)
        came = _out_of_the_extra_pile(draft, monster)
    else:
        came = draw(draft, task.level, monster)
    if task.fallen:
        back_to_pile(draft, task.fallen)
        draft.tell("tell-monster-token-back", monster=task.fallen, level=bestiary.level_of(task.fallen))
    if not came:
        draft.tell("tell-slot-stays-empty", terrain=terrain)
        return
    place(draft, terrain, came, location)


def swap(draft: Draft[Continent], terrain: Terrain, monster: MonsterId) -> None:
    """WO-SET-18: the slot's monster is another one than the app thought; that one's token lies in the pile."""
    slot = draft.state.slots[terrain]
    if monster == slot.monster:
        return
    if not slot.taken or bestiary.level_of(monster) != bestiary.level_of(slot.monster):
        draft.refuse("monster", "not-of-that-level", monster=monster)
    came = draw(draft, bestiary.level_of(monster), monster)
    back_to_pile(draft, slot.monster)
    slot.monster = came


def _out_of_the_extra_pile(draft: Draft[Continent], monster: MonsterId | None) -> MonsterId:
    """WO-NEW-11: its top token; what the table turned over takes the place of what the app had laid there."""
    state = draft.state
    top = state.extra.pop()
    if monster is None or monster == top:
        draft.drawn.append(Drawn("monster-1", top, monster is not None))
        return top
    if monster in state.extra:
        state.extra[state.extra.index(monster)] = top
    elif monster in state.monsters["1"]:
        state.monsters["1"] = sorted([*(id for id in state.monsters["1"] if id != monster), top])
    else:
        draft.refuse("monster", "no-such-monster", monster=monster, level=1)
    draft.drawn.append(Drawn("monster-1", monster, True))
    return monster


def place(draft: Draft[Continent], terrain: Terrain, monster: MonsterId, location: int | None = None) -> None:
    """WO-SET-21, 22, WO-NEW-08, 09: a monster's token, its card, and its location token."""
    slot = draft.state.slots[terrain]
    if not slot.location:
        slot.location = tokens.draw_token(draft, terrain, location, field="location")
    if not slot.location:  # every token of the terrain lies elsewhere: nowhere to live
        draft.state.monsters[str(bestiary.level_of(monster))].append(monster)
        draft.tell("tell-slot-stays-empty", terrain=terrain)
        return
    slot.monster = monster
    draft.tell("tell-place-monster", monster=monster, place=slot.location, terrain=terrain)
    draft.write("wrote-monster-came", monster=monster, place=slot.location, level=bestiary.level_of(monster))
