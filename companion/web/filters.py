"""What the templates need of Python: lists in groups, options with their words, sentences that begin with a capital."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import czech_sort
import msgspec
from flask import Flask, g

from ..core.table import Seat
from ..core.typography import unbound
from .wording import language, voice

NAMED = 40  # a name at the beginning of a line is no longer than that
BESIDE = " · "  # between a seat and its figure in a heading


class Group(NamedTuple):
    """Things that share a name, in their order."""

    name: str
    members: list[Any]


def groups_in_order(things: Iterable[Any], attribute: str) -> list[Group]:
    """Things by one attribute, groups in the order in which they first come (Jinja's own `groupby` sorts)."""
    groups: dict[str, Group] = {}
    for thing in things:
        name = getattr(thing, attribute)
        groups.setdefault(name, Group(name, [])).members.append(thing)
    return list(groups.values())


def under_heading(heading: str, lines: Iterable[str]) -> tuple[str, list[str]]:
    """A heading and the lines under it: a name that most of them begin with ("Ailei: …") is said by the heading alone.

    A heading that does not say it yet ("1st player") gets it; one that does ("Jana · Ailei") takes it off every line.
    """
    said = list(lines)
    names = Counter(words.partition(": ")[0] for words in said if ": " in words[:NAMED])
    name, times = names.most_common(1)[0] if names else ("", 0)
    known = name == heading.rpartition(BESIDE)[2]
    if not known and (times < 2 or 2 * times <= len(said)):
        return heading, said
    bare = [sentence_case(words.removeprefix(f"{name}: ")) for words in said]
    return heading if known else f"{heading}{BESIDE}{name}", bare


def group_name(name: str) -> str:
    """What a group of a list is called: a seat by its player, and by its figure where sentences call it so."""
    seat = next((one for one in g.page.state.seats if name == f"seat-{one.id}"), None)
    if seat is None:
        return voice().label("group-", name)
    who = seat.player or voice().label("group-", name)
    figure = g.page.game.goes_by(g.page.state, seat.id)
    named = sentence_case(voice().spoken(figure)) if figure is not None else who
    return who if named == who else f"{who}{BESIDE}{named}"


def sentence_case(words: str) -> str:
    """Words that begin with a capital; the rest stays as it is (`capitalize` would lower names)."""
    return words[:1].upper() + words[1:]


def alphabetically(things: Iterable[Any], named: Callable[[Any], str]) -> list[Any]:
    """Things in the alphabet of the reader's language, by what `named` (a macro, say) calls each."""
    key = czech_sort.key if language() == "cs" else str.casefold
    return sorted(things, key=lambda thing: key(unbound(str(named(thing)))))


def choices(name: str, values: Iterable[str]) -> list[tuple[str, str]]:
    """The values of an argument with their words: `choice-<argument>-<value>`, else `choice-<value>`."""
    speaks = voice()
    return [
        (value, speaks.t(key) if speaks.has(key := f"choice-{name}-{value}") else speaks.label("choice-", value))
        for value in values
    ]


def term(value: str) -> str:
    """The word for one value of an argument, as `choice-<value>` has it: a thing of the game by its name."""
    return voice().label("choice-", value)


def called(thing: Any) -> str:
    """What people call one of the game's things: by a name of its own, else by the word for its id."""
    return thing.name or term(thing.id)


def seats() -> list[tuple[int, str]]:
    """The seats of the open table: by what sentences call them, with the names of their players where they gave any."""
    return [(seat.id, _seated(seat)) for seat in g.page.state.seats]


def _seated(seat: Seat) -> str:
    figure = g.page.game.goes_by(g.page.state, seat.id)
    if figure is None:
        return seat.player or voice().t("seat", number=seat.id)
    name = sentence_case(voice().spoken(figure))
    return voice().t("seat-of", figure=name, player=seat.player) if seat.player not in ("", name) else name


def seat_name(seat: int) -> str:
    """What a seat of the open table is called: by its figure, with its player, where it gave a name."""
    return dict(seats()).get(seat, "")


def areas() -> list[tuple[str, str]]:
    """The areas of the open table that are kept in the app or on the table."""
    return [(area, voice().label("area-", area)) for area in g.page.state.kept]


def as_json(value: Any) -> str:
    """Data as JSON, for fields that take it."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()


def init_app(app: Flask) -> None:
    """Give the templates these filters and questions."""
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    app.jinja_env.filters.update(groups_in_order=groups_in_order, alphabetically=alphabetically)
    app.jinja_env.filters.update(sentence_case=sentence_case, as_json=as_json)
    app.jinja_env.globals["group_name"] = group_name
    app.jinja_env.globals["under_heading"] = under_heading
    app.jinja_env.globals.update(choices=choices, term=term, called=called, seats=seats, areas=areas)
    app.jinja_env.globals["seat_name"] = seat_name
