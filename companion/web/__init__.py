"""The pages and the API: one module a part, each with its own `init_app`."""

from __future__ import annotations

from pathlib import Path

from flask import Flask

from ..devices.invitations import Invitations
from ..installation import Installation
from . import (
    access,
    api,
    api_backups,
    assets,
    backups,
    beside,
    box_cards,
    boxes,
    budget,
    days,
    desk,
    devices,
    door,
    drawings,
    errors,
    filters,
    finding,
    installing,
    joining,
    known_cards,
    live,
    preferences,
    recorded,
    restoring,
    rights,
    rules_pages,
    searching,
    setting_up,
    shelf,
    statistics_pages,
    taking_out,
    trust,
    widgets,
    wording,
    writes,
)
from .budget import BoundedEnvironment
from .live import MOST, Streams
from .table import again, aloud, books, play, reader, volume_files
from .table.trial_drawing import TrialDrawing

PARTS = (  # in this order: what stands earlier answers earlier
    access,
    rights,
    errors,
    wording,
    days,
    preferences,
    assets,
    installing,
    drawings,
    beside,
    recorded,
    filters,
    widgets,
    joining,
    devices,
    writes,
    door,
    shelf,
    statistics_pages,
    boxes,
    backups,
    box_cards,
    taking_out,
    setting_up,
    volume_files,
    play,
    reader,
    books,
    again,
    aloud,
    desk,
    rules_pages,
    searching,
    finding,
    known_cards,
    live,
    restoring,
    trust,
    api_backups,  # before the API itself, which is registered with all its operations
    api,
    budget,
)


def init_app(app: Flask) -> None:
    """Register every part of the app, in their order, and open the store in its instance folder."""
    app.jinja_environment = BoundedEnvironment  # before anybody asks the app for its own
    for part in PARTS:
        part.init_app(app)
    open_store(app, Path(app.instance_path))


def open_store(app: Flask, folder: Path) -> None:
    """The app's pages show the tables and books of that folder from now on, and tell one another of their moves."""
    here = Installation(folder)
    store = here.store
    streams = Streams(store, app.config.get("LIVE_STREAMS", MOST), here.register)
    store.draws = TrialDrawing(app)
    store.listeners.append(streams.announce)
    here.register.listeners.append(streams.mind_device)
    app.extensions.update(installation=here, store=store, streams=streams, journals=here.books)
    app.extensions.update(register=here.register, invitations=Invitations())
    joining.invite(app)
