"""What the templates put on a page so often that it is written in Python: a form with one button, a row of pips."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from flask import Flask, g
from markupsafe import Markup, escape

from .assets import icon_url
from .filters import sentence_case
from .wording import voice

MOST_PIPS = 99  # more than any row on a board has


def own_fields(args: Mapping[str, Any] | None = None, page: str | None = None) -> Markup:
    """The hidden fields of a form on a table's page: the revision that it shows, its name, and given arguments.

    In Python, for a page has a hundred of them.
    """
    open_page = g.page
    facts: list[tuple[str, Any]] = [("page", escape(open_page.name if page is None else page))]
    _flatten(args or {}, "", facts)
    fields = "".join([f'<input type="hidden" name="{name}" value="{value}">' for name, value in facts])
    return Markup(f'<input type="hidden" name="revision" value="{open_page.revision}">{fields}')


def _flatten(args: Any, name: str, facts: list[tuple[str, Any]]) -> None:
    """Nested arguments as dotted names, lists of plain values as repeated ones; what is None is left out."""
    match args:
        case None:
            return
        case bool():
            facts.append((escape(name), "true" if args else "false"))
        case dict():
            for key, value in args.items():
                _flatten(value, f"{name}.{key}" if name else str(key), facts)
        case list() | tuple():
            for place, value in enumerate(args):
                _flatten(value, f"{name}.{place}" if isinstance(value, dict) else name, facts)
        case _:
            facts.append((escape(name), args if isinstance(args, int) else escape(args)))


def draw_icon(name: str) -> Markup:
    """An icon, for eyes only: the words beside it say the same."""
    use = f'<use href="{icon_url(name)}"/>'
    return Markup(f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{use}</svg>')


def button(
    move: str,
    args: Mapping[str, Any] | None = None,
    label: str | None = None,
    kind: str = "",
    icon: str | None = None,
    described: str | None = None,
    page: str | None = None,
    disabled: bool = False,
) -> Markup:
    """One move, one button. In Python, as `own_fields` is."""
    said = escape(sentence_case(voice().label("move-", move)) if label is None else label)
    aloud = f' aria-label="{escape(described)}"' if described else ""
    return Markup(
        f'<form class="act" method="post" action="{escape(g.page.move_url(move))}">{own_fields(args, page)}'
        f'<button type="submit" class="{escape(kind)}"{aloud}{" disabled" if disabled else ""}>'
        f"{draw_icon(icon) if icon else ''}<span>{said}</span></button></form>"
    )


def nudge(
    move: str,
    argument: str,
    name: str,
    value: Any,
    args: Mapping[str, Any] | None = None,
    less: bool = True,
    more: bool = True,
    page: str | None = None,
) -> Markup:
    """A number changed in place with one tap: − value +. The move gets `argument` = -1 or 1 with the other `args`.

    `name` says aloud what it is; `less` and `more`, whether there is room. In Python, as `own_fields` is.
    """
    speaks, said = voice(), escape(name)
    off = ("" if less else " disabled", "" if more else " disabled")
    return Markup(
        f'<form class="nudge" method="post" action="{escape(g.page.move_url(move))}">{own_fields(args, page)}'
        f'<button type="submit" name="{argument}" value="-1" aria-label="{escape(speaks.t("less-of", name=name))}"'
        f'{off[0]}>−</button><output aria-label="{said}">{escape(value)}</output>'
        f'<button type="submit" name="{argument}" value="1" aria-label="{escape(speaks.t("more-of", name=name))}"'
        f"{off[1]}>+</button></form>"
    )


def pips(value: int, top: int, red: Iterable[int] = (), hue: str = "ember") -> Markup:
    """A row of pips: `value` lit of `top`; `red`: positions that mean trouble. In Python, as `own_fields` is."""
    top = min(top, MOST_PIPS)
    rows = "".join(
        f'<i class="{"on" if at <= value else ""}{" edge" if at in red else ""}"></i>' for at in range(1, top + 1)
    )
    return Markup(f'<span class="pips hue-{escape(hue)}" aria-hidden="true">{rows}</span>')


def init_app(app: Flask) -> None:
    """Give the templates these widgets."""
    app.jinja_env.globals.update(own_fields=own_fields, draw_icon=draw_icon, button=button, nudge=nudge, pips=pips)
