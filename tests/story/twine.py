"""Stories from Twine to test with: brought as books, saved and published as Twine does it."""

from __future__ import annotations

import json
import re
from html import escape

from companion.library.shelf import vocabularies
from companion.story import parse
from companion.story.book import Book
from companion.story.diagnostics import Diagnostics
from companion.story.twee_import import Brought, import_story

STORY = ':: StoryTitle\nThe Ford\n\n:: StoryData\n{"start": "The Ford"}\n\n'
HEADLINE = re.compile(r"^:: (?P<name>(?:[^\[\]{}\\\n]|\\.)+?)(?: \[(?P<tags>[^\]\n]*)\])?(?: (?P<meta>\{.*\}))?$", re.M)


def brought(text: str) -> Brought:
    return import_story(text, "the-ford", "tainted_grail", "en", vocabularies()["tainted_grail"])


def as_book(came: Brought) -> tuple[Book, Diagnostics]:
    files = {name: text.encode() for name, text in came.files.items()}
    return parse.read("tainted-grail/the-ford", files, vocabularies())


def story(ford: str, more: str = "", head: str = "The Ford", format: str = "") -> tuple[Book, list[tuple[int, str]]]:
    """A story whose first passage has these words (they begin in line 8), as a book, and what was left out."""
    begins = STORY.replace("}", f', "format": "{format}"}}') if format else STORY
    came = brought(f"{begins}:: {head}\n{ford}\n\n:: The Wood\nTrees.\n\n:: End\nOver.\n{more}")
    book, found = as_book(came)
    known = {"J214", "J302", "J303", "J304", "J305", "J306", "J401", "J404", "J407"}  # one language, links alone
    assert {one.code for one in found} <= known, [(one.code, one.line, one.facts) for one in found]
    return book, [(one.line, one.what) for one in came.left if one.kind != "dead-end"]


def ways(book: Book) -> list[tuple[str, str]]:
    """The choices of the first passage: their words and where they lead."""
    ford = book.passages["the-ford"]
    return [(ford.words["en"].choices[one.id].text, one.target) for one in ford.choices]


def passages_of(twee: str) -> list[tuple[str, str, str]]:
    """The passages of a file of ours as Twine's own reader sees them: name, tags, words."""
    heads = list(HEADLINE.finditer(twee))
    ends = [head.start() for head in heads[1:]] + [len(twee)]
    return [
        (head["name"], head["tags"] or "", re.sub(r"^\\:", ":", twee[head.end() : end].strip(), flags=re.M))
        for head, end in zip(heads, ends, strict=True)
    ]


def saved_by_twine(twee: str) -> str:
    """The file as Twine writes it when it was opened there: of a passage its name, tags, place and words; sorted."""
    written: list[str] = []
    for number, (name, tags, words) in enumerate(sorted(passages_of(twee))):
        if name == "StoryTitle":
            written.insert(0, f":: StoryTitle\n{words}")
        elif name == "StoryData":
            facts = json.loads(words)
            kept = {key: facts[key] for key in ("ifid", "format", "format-version", "start") if key in facts}
            written.insert(0, f":: StoryData\n{json.dumps(kept | {'zoom': 1}, indent=2)}")
        else:
            tagged = f" [{tags}]" if tags else ""
            place = f'{{"position":"{number * 25},100","size":"100,100"}}'
            written.append(f":: {name}{tagged} {place}\n" + re.sub("^::", r"\\::", words, flags=re.M))
    return "\n\n\n".join(written) + "\n"


def published_by_twine(twee: str) -> str:
    """The file as the page that Twine publishes."""
    found = passages_of(twee)
    facts = json.loads(next(words for name, _, words in found if name == "StoryData"))
    title = next((words for name, _, words in found if name == "StoryTitle"), "")
    pages, startnode = "", ""
    for pid, (name, tags, words) in enumerate(found, 1):
        if name in ("StoryTitle", "StoryData"):
            continue
        startnode = str(pid) if name == facts.get("start") else startnode
        pages += f'<tw-passagedata pid="{pid}" name="{escape(name)}" tags="{escape(tags)}" position="1,1">'
        pages += f"{escape(words)}</tw-passagedata>"
    return (
        "<!DOCTYPE html>\n<html><head><title>x</title><script>var page = '<tw-story>';</script></head><body>"
        f'<tw-storydata name="{escape(title)}" startnode="{startnode}" creator="Twine" ifid="{facts.get("ifid", "")}" '
        f'format="{facts.get("format", "")}" hidden><style role="stylesheet" id="twine-user-stylesheet"></style>'
        f'<script role="script" id="twine-user-script"></script>{pages}</tw-storydata></body></html>'
    )
