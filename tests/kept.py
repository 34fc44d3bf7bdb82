"""Templates as tests want them: compiled once for all apps of a run, and strict about names that nothing declares.

`python -m tests.kept` is `companion` with them.
"""

from __future__ import annotations

import os
from typing import Any

from flask import Flask
from jinja2 import FileSystemBytecodeCache, StrictUndefined

KEPT_IN = "COMPANION_TEST_TEMPLATES"


def kept_templates() -> dict[str, Any]:
    """What Flask gives to Jinja: the folder of this run's compiled templates, when there is one.

    What a template asks for and nobody gave is an error here; at home it is empty, and the page is shown nevertheless.
    """
    folder = os.environ.get(KEPT_IN)
    kept = {"bytecode_cache": FileSystemBytecodeCache(folder)} if folder else {}
    return {"undefined": StrictUndefined, **kept}


if __name__ == "__main__":
    from companion import web
    from companion.cli import main

    # A test arranges its table by corrections. Each would draw every page of it; the test looks at its pages itself.
    web.TrialDrawing = lambda app: None
    Flask.jinja_options = kept_templates()
    main()
