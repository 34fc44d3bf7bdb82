"""`python -m tests.bench`: one line a figure, `bench NAME VALUE LIMIT`."""

from __future__ import annotations

import sys

from . import growth, joining, moves, proving, searching, story, streams, taps, volume

MEASURES = {
    "moves": moves.figures,
    "growth": growth.figures,
    "search": searching.figures,
    "story": story.figures,
    "prove": proving.figures,
    "taps": taps.figures,
    "streams": streams.figures,
    "joining": joining.figures,
    "volume": volume.figures,
}


def main(names: list[str]) -> int:
    """Measure what is named, or everything. Returns 1 for a name that is no measure, never for being slow."""
    if unknown := set(names) - set(MEASURES):
        print(f"no such measure: {', '.join(sorted(unknown))}; there are: {', '.join(MEASURES)}", file=sys.stderr)
        return 1
    for name in names or MEASURES:
        for figure in MEASURES[name]():
            print(figure, flush=True)
    return 0


sys.exit(main(sys.argv[1:]))
