"""Compiled templates that all apps of a test run share; `python -m tests.kept` is `companion` with them."""

from __future__ import annotations

import os
from typing import Any

from flask import Flask
from jinja2 import FileSystemBytecodeCache

KEPT_IN = "COMPANION_TEST_TEMPLATES"


def kept_templates() -> dict[str, Any]:
    """What Flask gives to Jinja: the folder of this run's compiled templates, when there is one."""
    folder = os.environ.get(KEPT_IN)
    return {"bytecode_cache": FileSystemBytecodeCache(folder)} if folder else {}


if __name__ == "__main__":
    from companion.cli import main

    Flask.jinja_options = kept_templates()
    main()
