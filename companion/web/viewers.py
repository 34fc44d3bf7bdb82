"""Whose eyes look at what a request asks for: the one place that says so, for pages and the API alike."""

from __future__ import annotations

from flask import request

from ..core.viewer import EVERYBODY, WHOLE, Viewer

SEATS = 99


def viewer() -> Viewer:
    """The seat that the address names (`?seat=2`), else nobody in particular.

    The tablet lies on the table and goes from hand to hand: who holds it is believed.
    """
    seat = request.args.get("seat", type=int)
    return Viewer(seat) if seat is not None and 0 < seat <= SEATS else EVERYBODY


def keeper() -> Viewer:
    """Who takes a whole table out of the house: at this machine, whoever sits at it."""
    return WHOLE
