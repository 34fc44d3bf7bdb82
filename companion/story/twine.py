"""What stands in a passage of Twine: links, macros, tags and words, found in one walk from its beginning to its end.

A sign that opens something and is never closed is a word like any other, and is not looked for a second time: a text
of nothing but such signs takes no longer than any other text of its length.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

LINK = re.compile(r"\[\[(?P<inner>[^\[\]]+)\](?:\[(?P<sets>[^\]]*)\])?\]")
IMAGE = re.compile(r"\[[<>]?img\[(?P<source>[^\[\]\n]*)\](?:\[(?P<target>[^\[\]\n]*)\])?(?:\[[^\[\]\n]*\])?\]")
TAG = re.compile(r"<(?P<closes>/?)(?P<name>[A-Za-z][\w-]*)(?P<rest>[^<>\n]*)>")
SIGN = re.compile(
    r"<<|\[|\]|\((?P<macro>[A-Za-z][\w-]*):|<!--|/\*|/%|<(?=[A-Za-z/])|\|\w+[>)](?=\[)|(?<=\])<\w+\||\$[A-Za-z_]\w*"
)
COMMENTS = {"<!--": "-->", "/*": "*/", "/%": "%/"}
SILENT_TAGS = {"script", "style"}  # what stands in them is no word
# Names with which a bracket in the words is a macro of Harlowe's, even where nobody says that it is Harlowe.
_HARLOWE = (
    "a align alert alter altered background bg border box button char check click clickappend clickgoto "
    "clickprepend clickreplace clickrerun clickundo cond confirm css cycle cyclinglink dataset datamap dm dialog "
    "display dropdown either else elseif enchant event find folded font for go gotourl goto gotolink hidden "
    "history hook hoverstyle icon if input inputbox link linkappend linkfullscreen linkgoto linkprepend "
    "linkrepeat linkreplace linkrerun linkreveal linkrevealgoto linkshow linkstyle linkundo live loadgame loop "
    "macro mouseout mouseover move nonlocal num passage passages print prompt put random range redirect replace "
    "rerun reload restart round savegame savedgames sequence seqlink seqlinkrun set show shuffled size source "
    "stop str string style t8n t8ndelay t8nskip t8ntime textalign textcolor textcolour textrotate textsize "
    "textstyle timelimit transition transitiontime undo unless verbatim visited"
)
HARLOWE = frozenset(_HARLOWE.split())


class Token(NamedTuple):
    """One of them. `name` and `args` are a macro's or a tag's own; a link's are its inner words and what it sets.

    `closes`: a macro or a tag that ends another one; `harlowe`: a macro in round brackets.
    """

    kind: Literal["words", "link", "image", "macro", "tag", "comment", "silent", "variable", "name", "open", "close"]
    raw: str
    at: int
    name: str = ""
    args: str = ""
    harlowe: bool = False
    closes: bool = False

    @property
    def end(self) -> int:
        """Where the token ends in its text."""
        return self.at + len(self.raw)


def tokens(text: str, harlowe: bool = False) -> list[Token]:
    """A text from Harlowe or SugarCube as tokens; together they are the text again. `harlowe`: it says that it is."""
    found: list[Token] = []
    search = _Search(text, harlowe)
    done = at = 0
    while sign := SIGN.search(text, at):
        token = search.token(sign)
        at = token.end if token else sign.end()
        if token:
            if done < token.at:
                found.append(Token("words", text[done : token.at], done))
            found.append(token)
            done = at
    if done < len(text):
        found.append(Token("words", text[done:], done))
    return found


def pairs(found: list[Token]) -> dict[int, int]:
    """Where what opens is closed, by the places of both: brackets, and macros and tags that have an end."""
    closed: dict[int, int] = {}
    open_at: dict[tuple[str, str], list[int]] = {}
    for place, token in enumerate(found):
        if token.kind in ("open", "close"):
            key = ("hook", "")
        elif token.kind in ("macro", "tag") and not token.harlowe:
            key = (token.kind, token.name)
        else:
            continue
        waiting = open_at.setdefault(key, [])
        if token.kind != "close" and not token.closes:
            waiting.append(place)
        elif waiting:
            closed[waiting.pop()] = place
    return closed


def plain_name(name: str) -> str:
    """A macro's name as Harlowe compares it: no hyphens, no underscores, small letters."""
    return re.sub(r"[-_]", "", name).lower()


class _Search:
    def __init__(self, text: str, harlowe: bool) -> None:
        self.text = text
        self.harlowe = harlowe
        self.none: set[str] = set()  # signs of which there is none from here on, so nobody need look again
        self.brackets = _round(text)
        self.opened: set[str] = set()  # macros that something may end

    def token(self, sign: re.Match) -> Token | None:
        """The token that a sign opens; None where the sign opens nothing."""
        text, at = self.text, sign.start()
        if sign["macro"]:
            return self._harlowe(sign)
        if sign[0] == "<<":
            return self._angled(sign)
        if sign[0] in COMMENTS:
            if sign[0] != "<!--" and self.harlowe:
                return None
            end = self._find(COMMENTS[sign[0]], sign.end())
            return Token("comment", text[at : end + len(COMMENTS[sign[0]])], at) if end >= 0 else None
        if sign[0] == "<":
            return self._tag(at)
        if sign[0] == "[":
            if image := IMAGE.match(text, at):
                return Token("image", image[0], at, image["target"] or "", image["source"])
            link = LINK.match(text, at)
            return Token("link", link[0], at, link["inner"], link["sets"] or "") if link else Token("open", "[", at)
        if sign[0] == "]":
            return Token("close", "]", at)
        return Token("variable" if sign[0][0] == "$" else "name", sign[0], at)

    def _harlowe(self, sign: re.Match) -> Token | None:
        name, at = plain_name(sign["macro"]), sign.start()
        end = self.brackets.get(at, -1)
        if end < 0 or not (self.harlowe or name in HARLOWE):
            return None
        return Token("macro", self.text[at : end + 1], at, name, self.text[sign.end() : end], True)

    def _angled(self, sign: re.Match) -> Token | None:
        at, end = sign.start(), self._find(">>", sign.end())
        for _ in range(3):  # a ">>" in somebody's words
            if end < 0 or self.text.count('"', at, end) % 2 == 0:
                break
            further = self._find(">>", end + 2)
            if further < 0 or "\n" in self.text[end:further]:
                break
            end = further
        if end < 0:
            return None
        inner = self.text[sign.end() : end]
        if inner[:1] in ("=", "-", "$"):  # a value, shown
            return Token("macro", self.text[at : end + 2], at, "=", inner.lstrip("=-"))
        name, *args = inner.split(None, 1) or [""]
        old = name.startswith("end") and name[3:] in self.opened  # as Twine 1 ends them
        closes = old or name.startswith("/")
        name = name[3:] if old else name.removeprefix("/")
        self.opened.add(name)
        return Token("macro", self.text[at : end + 2], at, name, args[0] if args else "", closes=closes)

    def _tag(self, at: int) -> Token | None:
        tag = TAG.match(self.text, at)
        if tag is None:
            return None
        name = tag["name"].lower()
        if name in SILENT_TAGS and not tag["closes"]:
            end = self._find(f"</{tag['name']}>", tag.end())
            if end >= 0:
                return Token("silent", self.text[at : end + len(name) + 3], at, name)
        return Token("tag", tag[0], at, name, tag["rest"], closes=bool(tag["closes"]))

    def _find(self, sign: str, start: int) -> int:
        end = self.text.find(sign, start) if sign not in self.none else -1
        if end < 0:
            self.none.add(sign)
        return end


ROUND = re.compile(r"\([A-Za-z][\w-]*:|[()]|(?<![\w\\])'|\"")


def _round(text: str) -> dict[int, int]:
    """Where each round bracket is closed; in the words that a macro is given in quotation marks none counts."""
    closed: dict[int, int] = {}
    waiting: list[tuple[int, bool]] = []
    at = 0
    while sign := ROUND.search(text, at):
        at = sign.end()
        if sign[0][0] == "(":
            waiting.append((sign.start(), len(sign[0]) > 1))
        elif sign[0] == ")":
            if waiting:
                closed[waiting.pop()[0]] = sign.start()
        elif waiting and waiting[-1][1]:
            end = text.find(sign[0], at, at + 400)
            at = end + 1 if end >= 0 else at
    return closed
