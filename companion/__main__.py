"""`python -m companion`: where there is no make, what `make run` does; with words after it, the `companion` command."""

from __future__ import annotations

import sys

from .cli import main

if __name__ == "__main__":
    main(args=sys.argv[1:] or ["serve"], prog_name="python -m companion")
