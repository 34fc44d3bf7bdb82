"""Books against inkjs on the same generated stories: opening, warm start, a step with its save, a random walk.

Node and npm must be there; inkjs comes from npm into a folder of the bench's own. Each figure is our time as a share
of inkjs's in the same run, so a walk at 0.5 makes twice as many choices a second.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec

from companion.library.shelf import vocabularies
from companion.story import parse
from companion.story.book import Book
from companion.story.reading import begin
from companion.story.spoken import SpokenPassage
from companion.story.teller import Scene, Teller
from companion.story.vocabulary import Vocabulary
from companion.story.walking import Nowhere, walk

from .figure import Figure
from .stories import Made

HERE = Path(__file__).parent / "ink"
SIZES = (100, 1000, 3000)
STEPS, SEED = 4000, 11


class Lcg:
    """The same pseudo-random numbers on both sides."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def __call__(self) -> int:
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return self.state


def figures() -> Iterator[Figure | str]:
    """Every figure for every size; without node, one line that says so."""
    if not (shutil.which("node") and shutil.which("npm")):
        yield "bench story skipped: node and npm are needed for inkjs (apt install nodejs npm)"
        return
    with TemporaryDirectory() as folder:
        place = Path(folder)
        for file in HERE.iterdir():
            shutil.copy(file, place)
        installed = subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=place, capture_output=True)
        if installed.returncode:
            yield "bench story skipped: npm could not install inkjs"
            return
        for size in SIZES:
            yield from _figures_of(Made(size), size, place)


def _figures_of(made: Made, size: int, place: Path) -> Iterator[Figure]:
    story = place / f"{size}.ink"
    story.write_text(made.ink(), encoding="utf-8")
    said = subprocess.run(
        ["node", "measure.js", str(story), str(SEED), str(STEPS)], cwd=place, capture_output=True, text=True, check=True
    )
    ink = json.loads(said.stdout)
    files = made.ours()
    opening = _timed(lambda: parse.read("tainted-grail/made", files, vocabularies()), 3)
    book, _ = parse.read("tainted-grail/made", files, vocabularies())
    saved = book.dump()
    loading = _timed(lambda: Book.load(saved), 5)
    teller = Teller(book, Vocabulary())
    if _transcript(teller) != ink["transcript"]:
        print(f"the transcripts of {size} passages differ", file=sys.stderr)
    yield Figure(f"story-transcript-{size}", 0 if _transcript(teller) == ink["transcript"] else 1, 0)
    yield Figure(f"story-open-{size}", opening / ink["compiling"], 1)
    yield Figure(f"story-warm-{size}", loading / ink["loading"], 1)
    yield Figure(f"story-step-{size}", _stepping(teller) / ink["stepping"], 1)
    walk(teller, 10, str(SEED))
    found = walk(teller, 60, str(SEED))
    yield Figure(f"story-walk-{size}", 1 / (found.steps_per_second * ink["walking"]), 0.5)


def _timed(does: Any, times: int) -> float:
    taken = []
    for _ in range(times):
        began = perf_counter()
        does()
        taken.append(perf_counter() - began)
    return median(taken)


def _scene(teller: Teller) -> Scene:
    reading = begin(teller.book, [])
    scene = Scene(reading, Nowhere(Random(1), teller.book, reading))
    teller.arrive(scene, "p0")
    return scene


def _transcript(teller: Teller) -> list[list[Any]]:
    """Two hundred steps as inkjs tells them: the words, the choices, which one was taken."""
    scene, next_ = _scene(teller), Lcg(SEED)
    told = []
    for _ in range(200):
        passage = teller.told(scene.reading.at)
        words = passage.passage.words["en"]
        ways = teller.open_ways(scene)
        choices = [words.choices[way.choice.id].text for way in ways]
        pick = next_() % len(ways)
        told.append([SpokenPassage(teller, scene, passage, "en").text, choices, pick])
        teller.choose(scene, ways[pick])
    return told


def _stepping(teller: Teller) -> float:
    """Seconds for one step: the choice, the words and ways of the next passage, and the save as JSON."""
    scene, next_ = _scene(teller), Lcg(SEED)
    encode = msgspec.json.Encoder().encode
    began = perf_counter()
    for _ in range(STEPS):
        ways = teller.open_ways(scene)
        told = teller.choose(scene, ways[next_() % len(ways)])
        words = told.passage.words["en"]
        _ = SpokenPassage(teller, scene, told, "en").text
        [words.choices[way.choice.id].text for way in told.ways]
        encode(scene.reading)
    return (perf_counter() - began) / STEPS
