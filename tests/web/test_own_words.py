"""What is wrong with a form is said by the house, in the reader's language: no form leaves it to the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.house import HOUSE

TEMPLATES = next(folder for folder in (HOUSE / "templates", HOUSE.parent / "templates") if folder.is_dir())
FORM = re.compile(r"<form\b(?:(?!</form>).)*", re.DOTALL)
# What somebody writes into or chooses from, in the form's own words or by a macro; what only taps, no browser judges.
ASKS = re.compile(
    r'<textarea|<select|<input (?!type="(?:hidden|radio|checkbox)")|fields\.|caller\(\)|\bfile\(|<form id='
)


@pytest.mark.parametrize("path", sorted(TEMPLATES.rglob("*.html")), ids=lambda path: str(path.relative_to(TEMPLATES)))
def test_no_form_speaks_the_browser_s_language(path: Path):
    forms = [form[0] for form in FORM.finditer(path.read_text(encoding="utf-8"))]
    assert [
        form[:120] for form in forms if ASKS.search(form) and not re.search(r"^<form[^>]*\bnovalidate\b", form)
    ] == []
