"""Pages as tests read them: with plain spaces, for which of them bind is the typography's own test."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from companion.core.typography import unbound


class _Plain:
    def get_data(self, as_text: bool = False) -> Any:
        data = super().get_data(as_text=as_text)
        return unbound(data) if as_text else data

    def get_json(self, *args: Any, **facts: Any) -> Any:
        return plain(super().get_json(*args, **facts))


class PlainClient(FlaskClient):
    """A visitor who sees no difference between one space and another."""

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self.response_wrapper = type("PlainResponse", (_Plain, self.response_wrapper), {})


def plain(data: Any) -> Any:
    """Data of an answer with plain spaces in all of its texts."""
    if isinstance(data, dict):
        return {key: plain(one) for key, one in data.items()}
    if isinstance(data, list):
        return [plain(one) for one in data]
    return unbound(data) if isinstance(data, str) else data
