"""Which variables of a story from Twine are only ever numbers that ours keeps: those can be said in the words.

What is set in another way anywhere (to words, yes or no, by chance, by a script, by somebody who types it in) is none:
a reader would say a number that is not so.
"""

from __future__ import annotations

import re

from .twine import Token, tokens

SETS = re.compile(r"\$(\w+)\s*(?:to\b|=(?!=)|[-+*/%]=|\+\+|--)", re.IGNORECASE)
_OVER = r"(?![\w.])\s*(?=[,;)>\]]|$)"
NUMBER = re.compile(
    rf"\$(\w+)\s*(?:to\b|=(?!=))\s*(?:-?\d{{1,3}}|(?:\$\1|it)\s*[-+]\s*\d{{1,3}}){_OVER}"
    rf"|\$\w+\s*[-+]=\s*\d{{1,3}}{_OVER}"
    rf"|\$\w+\s*(?:\+\+|--){_OVER}",
    re.IGNORECASE,
)
INTO = re.compile(r"(?P<number>[(,:\s]-?\d{1,3}\s+)?into\s+\$(?P<name>\w+)", re.IGNORECASE)
OTHERWISE = re.compile(
    r"[\"'`]\$(\w+)|\b2?bind\s+\$(\w+)|\beach\s+\$(\w+)|\$(\w+)(?:\[|\.\w|'s\b)|(?:\+\+|--)\$(\w+)"
    r"|\$(\w+)\s*(?:is not|isnot|is|eq|neq|ne|[=!]==?)\s*[\"']",
    re.IGNORECASE,
)
SCRIPTED = re.compile(r"\bvariables(?:\(\))?\s*(?:\.|\[\s*[\"'`])(\w+)")
ANY = re.compile(r"\$(\w+)")
HOLDING = {"for", "capture", "unset", "move", "loop"}  # macros that make of their variables what they like


class TwineNumbers:
    """What the passages of a story set, as far as they were looked through."""

    def __init__(self) -> None:
        self._numbers: set[str] = set()
        self._otherwise: set[str] = set()

    def look_through(self, text: str, harlowe: bool, lost: bool = False) -> None:
        """One passage. `lost`: it does not come into the book, nor what it sets."""
        self._otherwise.update(SCRIPTED.findall(text))
        for token in tokens(text, harlowe):
            if token.kind in ("macro", "tag", "silent", "link", "image"):
                self._look(token, lost)

    def _look(self, token: Token, lost: bool) -> None:
        code = token.args if token.kind in ("link", "image") else token.raw
        for one in SETS.finditer(code):
            counts = not lost and NUMBER.match(code, one.start())
            (self._numbers if counts else self._otherwise).add(one[1])
        for one in INTO.finditer(code):
            (self._numbers if one["number"] and not lost else self._otherwise).add(one["name"])
        for names in OTHERWISE.findall(code):
            self._otherwise.update(filter(None, names))
        if token.name.lower() in HOLDING:
            self._otherwise.update(ANY.findall(code))

    def __contains__(self, name: str) -> bool:
        return name in self._numbers and name not in self._otherwise
