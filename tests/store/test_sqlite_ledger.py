"""SQLite keeps the contract of an engine."""

from __future__ import annotations

import pytest

from companion.store.sqlite.ledger import SqliteLedger

from .contract import LedgerContract


class TestSqlite(LedgerContract):
    """Two ledgers of one file are two processes to SQLite: each has connections of its own."""

    @pytest.fixture
    def opening(self, tmp_path):
        opened = []

        def opening() -> SqliteLedger:
            opened.append(SqliteLedger(tmp_path / "companion.db"))
            return opened[-1]

        yield opening
        for ledger in opened:
            ledger.close()
