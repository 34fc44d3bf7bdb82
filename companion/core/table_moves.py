"""The moves that every table has, whatever game is on it."""

from __future__ import annotations

from typing import Annotated, Any

import jsonpointer
import msgspec

from .bounds import LongText, ShortText, Word
from .counting import Counts, counted
from .draft import Draft
from .engine import plain_of
from .errors import BadArguments
from .message import say
from .moves import Moves, bad_arguments
from .secrets import place_of, veiled_at
from .table import Keeper
from .viewer import EVERYBODY
from .volume_moves import volume_moves

table_moves = Moves(volume_moves)
Pointer = Annotated[str, msgspec.Meta(max_length=400, pattern="^/", description="JSON pointer into the state")]
FIXED = ("schema", "checklist")  # what a correction may not touch, for the save would not open again


@table_moves.add(by="keeper", when="always")
def correct(draft: Draft, path: Pointer, value: Any, reason: LongText = "") -> None:
    """Put anything tracked right by hand: `value` replaces what stands at `path`; the chronicle keeps the reason.

    A path that ends in `-` adds to the end of a list. What is kept from a player is not that player's to correct.
    """
    if path.split("/")[1] in FIXED:
        raise BadArguments("path", say("path-fixed", field="path", path=path))
    plain = plain_of(draft.state)
    try:
        parent, last = jsonpointer.JsonPointer(path).to_last(plain)
        old = _replace(parent, last, value)
    except (jsonpointer.JsonPointerException, LookupError, TypeError):
        raise BadArguments("path", say("path-leads-nowhere", field="path", path=path)) from None
    before = draft.state
    try:
        draft.state = msgspec.convert(plain, type(draft.state), str_keys=True)
    except msgspec.ValidationError as error:
        wrong = bad_arguments(str(error))
        raise BadArguments("value", say("value-does-not-fit", field="value", path=path, at=wrong.field)) from None
    if isinstance(parent, dict) and last not in jsonpointer.JsonPointer(path).to_last(plain_of(draft.state))[0]:
        raise BadArguments("path", say("path-leads-nowhere", field="path", path=path))
    _mind_secrets(draft, path, old, value)
    # A table that cannot be shown already may be put right step by step.
    if not draft.can_show(draft.state) and draft.can_show(before):
        raise BadArguments("value", say("value-does-not-fit", field="value", path=path, at=path))
    shown = [_short(_open(draft, path, one)) for one in (old, value)]
    changed = {"path": path, "old": shown[0], "new": shown[1]}
    if reason:
        draft.write("wrote-corrected-because", **changed, reason=reason)
    else:
        draft.write("wrote-corrected", **changed)


def _mind_secrets(draft: Draft, path: str, old: Any, new: Any) -> None:
    """Who plays from a device of their own may not put anything in the place of what they may not see.

    What has changed by it, or that nothing has, would tell whether they had guessed it; a seed, what comes next.
    """
    if draft.viewer.keeps:
        return
    place, hides = place_of(path), draft.game.hides
    if any(veiled_at(one, place, hides, draft.viewer) != one for one in (old, new)):
        draft.object("", "secret-to-you", can_overrule=False)


def _open(draft: Draft, path: str, value: Any) -> Any:
    """A value as the chronicle may tell it to everybody: what is one seat's secret stays hidden."""
    return veiled_at(value, place_of(path), draft.game.hides, EVERYBODY)


def _replace(parent: Any, last: str | int | None, value: Any) -> Any:
    if isinstance(parent, list) and last == "-":
        parent.append(value)
        return None
    old = parent.get(last) if isinstance(parent, dict) else parent[last]
    parent[last] = value
    return old


def _short(value: Any) -> str:
    if value is None:
        return "–"
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:57] + "…"


@table_moves.add(when="always")
def note(draft: Draft, text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]) -> None:
    """Write a sentence of the players' own into the chronicle."""
    draft.write("wrote-noted", text=text)


@table_moves.add(by="keeper", when="always")
def rename(draft: Draft, name: ShortText) -> None:
    """Give the table another name."""
    if not name.strip():
        draft.refuse("name", "name-missing")
    draft.write("wrote-renamed", old=draft.state.name, new=name)
    draft.state.name = name


@table_moves.add(by="keeper")
def keep(draft: Draft, area: ShortText, keeper: Keeper, counts: Counts = {}) -> None:  # noqa: B006
    """Choose who keeps an area of the game from now on: the app, or the things on the table.

    `counts`: what the game asks for before the app can keep it, by owner, as it lies on the table.
    """
    if area not in draft.state.kept:
        draft.refuse("area", "unknown-area", area=area)
    if keeper == "app" and not draft.state.in_app(area):
        told = counted(draft, area, draft.game.lying(draft.state, area), counts)
        draft.state.kept[area] = keeper
        draft.game.take_over(draft, area, told)
    draft.state.kept[area] = keeper
    draft.write("wrote-area-kept", area=area, by=keeper)


@table_moves.add(by="keeper")
def keep_to_seats(draft: Draft, strict: bool = False) -> None:
    """Say whether a seat's own moves are its player's alone, or whether anybody may make them for another."""
    draft.state.strict = strict
    draft.write("wrote-strict" if strict else "wrote-trusting")


@table_moves.add()
def put_away(draft: Draft) -> None:
    """Begin to put the table away: the list of what the hands do, in the game's own order."""
    draft.state.checklist = draft.game.packing(draft.state)


@table_moves.add()
def close_box(draft: Draft) -> None:
    """The evening is over and everything lies in the box."""
    evening = draft.state.evening
    evening.away = True
    draft.state.checklist = None
    draft.write("wrote-evening-ended", session=evening.session)


@table_moves.add(when="while laying")
def lay_table(draft: Draft) -> None:
    """Take the table out of the box again: the list of what the hands lay where. One that lies open keeps its ticks."""
    if draft.state.checklist is None or draft.state.checklist.purpose != "lay_table":
        draft.state.checklist = draft.game.laying(draft.state)


@table_moves.add(when="while laying")
def sit_down(draft: Draft) -> None:
    """Begin the next evening at a table that was put away."""
    evening = draft.state.evening
    if not evening.away:
        draft.object("", "already-sitting", can_overrule=False)
    evening.away = False
    evening.session += 1
    draft.state.checklist = None
    draft.write("wrote-evening-began", session=evening.session)


@table_moves.add(hidden=True, when="while laying")
def leave_list(draft: Draft, done: Word = "") -> None:
    """Lay the open checklist aside; `done`: what it was for, where it is through rather than left for later."""
    draft.state.checklist = None


@table_moves.add(by="keeper")
def close_table(draft: Draft) -> None:
    """End the table for good; it stays on the shelf, to be read."""
    draft.state.closed = True
    draft.write("wrote-table-closed")


@table_moves.add(by="keeper", when="always")
def reopen_table(draft: Draft) -> None:
    """Take up again a table that was ended."""
    draft.state.closed = False
    draft.write("wrote-table-reopened")


@table_moves.add(hidden=True, when="while laying")
def tick(draft: Draft, line: ShortText, done: bool = True) -> None:
    """Tick one line of the checklist that lies open."""
    if draft.state.checklist is None:
        draft.refuse("line", "no-checklist")
    try:
        draft.state.checklist.line(line).ticked = done
    except KeyError:
        draft.refuse("line", "no-such-line", line=line)
