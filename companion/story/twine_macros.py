"""The macros of Harlowe, SugarCube and Twine 1, by what becomes of them, and what they are given."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from .twine import LINK, Token, plain_name
from .twine_words import BREAK

FAMILIES = {
    "condition": "if unless",
    "otherwise": "else elseif",  # one that follows no condition
    "set": "set put remember",
    "jump": "goto redirect",
    "link": "link button click linkgoto linkrepeat linkrerun linkreveal linkrevealgoto linkreplace linkappend "
    "linkprepend clickgoto clickreplace clickappend clickprepend choice",
    "options": "cycle listbox cyclinglink seqlink dropdown",
    "back": "back return undo linkundo clickundo restart",
    "shown": "print = - either",
    "plain": "nobr nowiki hook capture",
    "look": "color colour textcolor textcolour textstyle align textalign textrotate textsize transition transitiontime "
    "transitiondepart transitionarrive transitionskip transitiondelay t8n t8ntime t8ndepart t8narrive background bg "
    "font css size border borderstyle bordersize bordercolor cornerradius box hoverstyle linkstyle live type timed "
    "next addclass removeclass toggleclass collapse charstyle linestyle columns column opacity textindent dialog "
    "enchant change verbatim charclick icon",
    "sound": "audio playlist track masteraudio createplaylist cacheaudio waitforaudio createaudiogroup playallaudio "
    "stopallaudio sound",
}
SUGARCUBE_ONLY = {
    "switch": "switch",
    "actions": "actions",
    "silent": "silently silent",
    "hidden": "script widget replace append prepend copy remove",
    "otherwise": "case default",
}
APPENDS = {"linkreveal", "linkappend", "linkprepend", "linkrepeat", "linkrerun", "clickappend", "clickprepend"}
SILENT_CLICKS = {"link", "button", "click"}  # of SugarCube, that show nothing by themselves
HARLOWE_HIDDEN = {"hidden": "show replace append prepend rerun event for loop macro hidden"}
_FAMILY = {name: family for family, names in FAMILIES.items() for name in names.split()}
_SUGARCUBE = _FAMILY | {name: family for family, names in SUGARCUBE_ONLY.items() for name in names.split()}
_HARLOWE = _FAMILY | {name: family for family, names in HARLOWE_HIDDEN.items() for name in names.split()}
TWO_WORDS = {"linkgoto", "linkrevealgoto", "clickgoto"}  # Harlowe's that take words and where they lead

# Tags as Markdown: what begins and what ends them.
TAGS = {name: ("**", "**") for name in ("b", "strong")} | {name: ("*", "*") for name in ("i", "em")}
TAGS |= {name: ("\n\n", "\n\n") for name in ("p", "div", "blockquote", "ul", "ol", "table")}
TAGS |= {f"h{size}": ("\n\n### ", "\n\n") for size in range(1, 7)}
TAGS |= {"br": (f"{BREAK}\n", f"{BREAK}\n"), "hr": ("\n\n* * *\n\n", ""), "li": ("\n* ", "\n")}
PICTURES = {"img", "audio", "video", "source", "iframe", "embed", "object", "svg", "canvas"}

STRING = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'")
ASIDE = re.compile(r"\b(?:t8n|transition|once|autoselect)\b")  # words of SugarCube's beside them that change nothing
CHANCE = re.compile(r"\(?either[(:]\s*(.*)\)", re.DOTALL)
PASSAGE = re.compile(r"data-passage\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")


def family(name: str, harlowe: bool) -> str:
    """What kind of macro it is; "" for one that nobody here knows."""
    return (_HARLOWE if harlowe else _SUGARCUBE).get(name, "")


def takes_hook(name: str) -> bool:
    """Whether a bracket behind a macro of Harlowe's is its own."""
    return _HARLOWE.get(name) not in ("set", "jump", "shown", "back")


def takes_link(name: str) -> bool:
    """Whether a link right behind a macro of Harlowe's is all that it holds."""
    return _HARLOWE.get(name) in ("condition", "otherwise", "look", "hidden")


def parts_of(inner: str) -> tuple[str, str]:
    """The words and the target of a link, in any of the ways to write one."""
    for sign, first in (("->", False), ("<-", True), ("|", False)):
        if sign in inner:
            one, other = inner.split(sign, 1) if first else inner.rsplit(sign, 1)
            return (other.strip(), one.strip()) if first else (one.strip(), other.strip())
    return inner.strip(), inner.strip()


def strings(args: str) -> list[str] | None:
    """The words in quotation marks that a macro is given; None where it is given anything else, too."""
    if ASIDE.sub("", STRING.sub("", args)).strip(" \t\n,"):
        return None
    return [re.sub(r"\\(.)", r"\1", one[1] if one[1] is not None else one[2]) for one in STRING.finditer(args)]


def target_of(token: Token) -> str | None:
    """Where a jump leads."""
    if link := LINK.fullmatch(token.args.strip()):
        return parts_of(link["inner"])[1]
    said = strings(token.args)
    return said[0] if said and len(said) == 1 else None


def link_of(token: Token, name: str) -> tuple[str, str | None] | None:
    """The words of a link macro, and where it leads if it says so; None where that is worked out."""
    args = token.args.strip()
    if not token.harlowe and (link := LINK.fullmatch(args)):
        return parts_of(link["inner"])
    said = strings(args)
    if not said or len(said) > 2:
        return None
    if name == "choice":  # of Twine 1: where first, and then perhaps in which words
        return said[-1], said[0]
    if len(said) == 1:
        return said[0], said[0] if token.harlowe and name in TWO_WORDS else None
    return said[0], said[1]


def shown_by(token: Token) -> Literal["nothing", "more", "instead"]:
    """What a click on the words of a link macro shows: nothing, more behind them, or something instead of them."""
    name = plain_name(token.name)
    if not token.harlowe and name in SILENT_CLICKS:
        return "nothing"
    return "more" if name in APPENDS else "instead"


def first_option(token: Token, inside: Sequence[Token]) -> str:
    """The words that stand there before anybody clicks through the others."""
    options = [one for one in inside if one.kind == "macro" and one.name == "option"]
    said = [words_in(one.args) for one in options] or strings(token.args) or [words_in(token.args)]
    return next((words for words in said if not words.startswith("$")), "")


def variable_in(args: str) -> str:
    """The variable that is shown, and nothing else: its name, or ""."""
    found = re.fullmatch(r"\s*\$(\w+)\s*", args)
    return found[1] if found else ""


def one_of(token: Token) -> list[str]:
    """The words of which a macro shows any one; none where it shows something else."""
    said = CHANCE.fullmatch(token.args.strip()) if token.name != "either" else None
    words = strings(token.args if token.name == "either" else said[1] if said else "?")
    return words if words and len(words) > 1 else []


def words_in(args: str) -> str:
    """The first words in quotation marks among whatever else a macro is given."""
    said = STRING.search(args)
    return (said[1] if said[1] is not None else said[2]) if said else ""


def passage_in(attributes: str) -> str:
    """The passage that an HTML link of SugarCube's leads to."""
    found = PASSAGE.search(attributes)
    return (found[1] or found[2] or "") if found else ""


def asked(token: Token) -> str | None:
    """What a condition asks; None of an `else`."""
    if token.name == "else" and not re.match(r"if\b", token.args):
        return None
    words = re.sub(r"^if\b", "", token.args) if token.name == "else" else token.args
    return f"not ({words})" if token.name == "unless" else words


def branches(
    token: Token, inside: range, tokens: Sequence[Token], pairs: Mapping[int, int]
) -> list[tuple[str | None, range]]:
    """What an `if` of SugarCube's holds: each condition (None: otherwise), and where its part stands."""
    return _parts(asked(token), inside, tokens, pairs, ("else", "elseif"), asked)


def switched(
    token: Token, inside: range, tokens: Sequence[Token], pairs: Mapping[int, int]
) -> list[tuple[str | None, range]]:
    """The same of a `switch`: each of its cases asks whether the value is one of some."""
    value = token.args.strip()

    def case(one: Token) -> str | None:
        if one.name == "default":
            return None
        return " or ".join(f"{value} is {wanted}" for wanted in one.args.split()) or "?"

    return _parts("?", inside, tokens, pairs, ("case", "default"), case)[1:]


def _parts(
    first: str | None,
    inside: range,
    tokens: Sequence[Token],
    pairs: Mapping[int, int],
    names: Sequence[str],
    ask: Callable[[Token], str | None],
) -> list[tuple[str | None, range]]:
    found: list[tuple[str | None, range]] = []
    here, begin, at = first, inside.start, inside.start
    while at < inside.stop:
        token = tokens[at]
        if token.kind == "macro" and not token.harlowe and token.name in names and not token.closes:
            found.append((here, range(begin, at)))
            here, begin = ask(token), at + 1
        close = pairs.get(at, inside.stop) if token.kind == "macro" else inside.stop
        at = close if close < inside.stop else at + 1
    return [*found, (here, range(begin, inside.stop))]
