"""Odd corrections and odd files: nothing that a table takes makes any of its pages loop, swell or fail.

A handful in `make test`, hundreds in `make soak`, thousands with `make soak SOAK=10`; CRAWL_SEED=7: with other dice.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from tests.crawl import Crawl
from tests.effort import times

SAVES = {save.stem.rpartition("-")[0]: save for save in sorted((Path(__file__).parents[1] / "saves").glob("*.json"))}
TRIES = times(6, 250)
PAGES = 10 if TRIES < 50 else 20  # of each table that took something odd
SEED = int(os.environ.get("CRAWL_SEED", "1"))


@pytest.mark.grows
@pytest.mark.parametrize("game", sorted(SAVES))
def test_every_page_opens_after_odd_corrections(app, game):
    crawl = Crawl(app, Random(f"{SEED} {game}"))
    id = crawl.bring(SAVES[game].read_bytes())
    crawl.open_all(id, PAGES)
    while crawl.taken + crawl.refused <= TRIES or crawl.taken < 2 or not crawl.refused:
        if crawl.correct(id):
            crawl.open_all(id, PAGES)
            if crawl.random.random() < 0.7:  # now and then two odd things meet
                crawl.take_back(id)


@pytest.mark.grows
@pytest.mark.parametrize("game", sorted(SAVES))
def test_every_page_opens_after_odd_files(app, game, wordings_gone_wrong):
    crawl = Crawl(app, Random(f"{SEED} files {game}"), "en")
    file = SAVES[game].read_bytes()
    for number in range(TRIES):
        id = crawl.bring(crawl.mutated(file))
        if id:
            crawl.open_all(id, PAGES)
        else:
            crawl.ask("GET", "/")
        if number % 50 == 49:  # a shelf of a thousand tables would be slow without being wrong
            store = app.extensions["store"]
            with store.ledger.database.writing() as connection:
                for table in ("checkpoints", "log", "tables"):
                    connection.execute(f"DELETE FROM {table}")
    assert crawl.refused
    wordings_gone_wrong.clear()  # an odd chronicle may lack facts
