"""What stands in a passage of Twine: links, macros and words, found in one walk from its first letter to its last.

A sign that opens something and is never closed is a word like any other, and is not looked for a second time: a text
of nothing but such signs takes no longer than any other text of its length.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

LINK = re.compile(r"\[\[(?P<inner>[^\[\]]+)\](?:\[(?P<sets>[^\]]*)\])?\]")
SIGN = re.compile(r"<<|\[|\]|\((?P<macro>[a-z-]+):|\$[A-Za-z_]\w*")


class Token(NamedTuple):
    """One of them. `name` and `args` are a macro's own; a link's are its inner words and what it sets."""

    kind: Literal["words", "link", "macro", "variable", "open", "close"]
    raw: str
    at: int
    name: str = ""
    args: str = ""
    harlowe: bool = False

    @property
    def end(self) -> int:
        """Where the token ends in its text."""
        return self.at + len(self.raw)


def tokens(text: str) -> list[Token]:
    """A text from Harlowe or SugarCube as tokens; together they are the text again."""
    found: list[Token] = []
    closed = {">>": True, ")": True}  # False: from here on there is none, so nobody need look again
    done = at = 0
    while sign := SIGN.search(text, at):
        token = _token(text, sign, closed)
        at = token.end if token else sign.end()
        if token:
            if done < token.at:
                found.append(Token("words", text[done : token.at], done))
            found.append(token)
            done = at
    if done < len(text):
        found.append(Token("words", text[done:], done))
    return found


def _token(text: str, sign: re.Match, closed: dict[str, bool]) -> Token | None:
    """The token that a sign opens; None where the sign opens nothing."""
    at = sign.start()
    if sign["macro"]:
        if (end := _closing(text, ")", sign.end(), closed)) < 0:
            return None
        return Token("macro", text[at : end + 1], at, sign["macro"], text[sign.end() : end], True)
    if sign[0] == "<<":
        if (end := _closing(text, ">>", sign.end(), closed)) < 0:
            return None
        name, *args = text[sign.end() : end].split(None, 1) or [""]
        return Token("macro", text[at : end + 2], at, name, args[0] if args else "")
    if sign[0] == "[":
        link = LINK.match(text, at)
        return Token("link", link[0], at, link["inner"], link["sets"] or "") if link else Token("open", "[", at)
    return Token("close" if sign[0] == "]" else "variable", sign[0], at)


def _closing(text: str, sign: str, start: int, closed: dict[str, bool]) -> int:
    end = text.find(sign, start) if closed[sign] else -1
    closed[sign] = end >= 0
    return end
