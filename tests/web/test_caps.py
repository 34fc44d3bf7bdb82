"""A drop cap is two lines high: a page begins with one only where its first paragraph is as high as that."""

from __future__ import annotations

import re

import pytest

from companion.core.typography import CAP


@pytest.mark.parametrize(
    ("path", "cap"),
    [("/nothing", False), ("/", True), ("/preferences", False)],
)
def test_only_a_paragraph_of_some_lines_begins_with_a_cap(visitor, path, cap):
    page = visitor.get(path).text
    words = re.sub(r"<[^>]+>", "", re.search(r'<p class="first">(.*?)</p>', page, re.S)[1]) if cap else ""
    assert ('class="first"' in page) == cap and len(words) >= CAP * cap


def test_previously_on_begins_with_a_cap_once_there_is_something_to_tell(visitor):
    visitor.lay()
    visitor.move("leave_list")
    visitor.move("grind", {"who": "1", "rolled": "4"})
    visitor.move("put_away")
    visitor.move("close_box", page="list")
    page = visitor.look().text
    told = re.search(r'<p class="rubric">.*?</p>\s*<p( class="first")?>(.*?)</p>', page, re.S)
    assert bool(told[1]) == (len(told[2]) >= CAP)
