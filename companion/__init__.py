"""The chronicler's companion: keeps the table of a campaign board game, and reads its journal aloud."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from flask import Flask

from .house import HOUSE, shipped

__version__ = "0.1.0"


def create_app(config: dict[str, Any] | None = None) -> Flask:
    """The app. `config` may set INSTANCE (the folder of this installation's own files) and anything Flask knows."""
    from . import web

    app = Flask(
        "companion",
        root_path=str(HOUSE),
        static_folder=str(HOUSE / "static"),
        template_folder=str(shipped("templates")),
        instance_path=str(Path((config or {}).get("INSTANCE") or "instance").resolve()),
    )
    app.config.from_mapping(config or {})
    web.init_app(app)
    return app
