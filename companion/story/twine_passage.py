"""A passage from Twine that was not ours, translated: its links, jumps and clicks become choices, the rest words.

What stands behind a condition keeps it: a choice needs it, words become a case, and what ours cannot say behind it is
left out and named. Nothing that was conditional, or happened at a click, happens without.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence

from . import twine_macros as macros
from .twine import Token, pairs, tokens
from .twine_draft import Held, TwineClick, TwineDraft, TwineWay
from .twine_left import LOSE_THE_WAY, SHORT, LeftKind, Untranslated
from .twine_logic import Logic, both
from .twine_words import CLOSE_UP, SPREAD, Fork, Piece, TwineWords, body, one_line, plain
from .words import NESTED

ONWARD = {"cs": "Jít dál.", "en": "Go on."}  # a jump, as a choice that nobody worded
DEEPEST = 12  # hooks in each other
LATE = 20  # effects of every way of a passage
JOINED = 8  # macros of Harlowe to one hook
LONGEST = 480  # letters of a condition
PART_OF = re.compile(r"\[|\.\w|'s\b")  # behind a variable: only something of it is meant


class TwinePassage:
    """A passage that was not ours. `lines`: where each line of its text stands in the file."""

    def __init__(
        self,
        text: str,
        lines: Sequence[int],
        here: str,
        logic: Logic,
        left: list[Untranslated],
        *,
        language: str,
        harlowe: bool,
    ) -> None:
        self.text = text
        self.lines = lines
        self.here = here
        self.logic = logic
        self.ids: Mapping[str, str] = logic.ids
        self.left = left
        self.language = language
        self.harlowe = harlowe
        self.draft = TwineDraft()
        self.tokens = tokens(text, harlowe)
        self.pairs = pairs(self.tokens)
        self._last_asked: dict[str, int] = {}  # of each variable, where in the text
        self._jumps: list[tuple[str, str]] = []  # (condition, target)
        self._ends = [at for at, letter in enumerate(text) if letter == "\n"]

    def translated(self) -> str:
        """The words that are left for the passage; its choices and what it does are in the draft."""
        pieces = self._walk(0, len(self.tokens), Held(), 0)
        for needs, _ in self._jumps:
            for way in self.draft.ways:
                way.needs = both(way.needs, f"not ({needs})") if needs else way.needs
        self.draft.ways += [TwineWay(ONWARD[self.language], target, needs) for needs, target in self._jumps]
        self._on_leaving()
        for way in self.draft.ways:
            if len(way.needs) > LONGEST:
                self._leave(self.tokens, "condition")
        self.draft.ways = [way for way in self.draft.ways if len(way.needs) <= LONGEST]
        return body(pieces, self.draft.case, self.harlowe)

    def _leave(self, what: Sequence[Token], kind: LeftKind) -> None:
        """Note tokens that did not translate, in the line where they stand."""
        at = what[0].at
        line = bisect_left(self._ends, at)
        said = " ".join(self.text[at : min(what[-1].end, at + 2 * SHORT)].split())[:SHORT]
        self.left.append(Untranslated(self.lines[line], said, kind))
        self.draft.lost = self.draft.lost or kind in LOSE_THE_WAY

    # --- one piece after another

    def _walk(self, at: int, end: int, held: Held, depth: int) -> list[Piece]:
        pieces: list[Piece] = []
        while at < end:
            token = self.tokens[at]
            more, at = self._piece(token, at, end, held, depth)
            pieces += more
        return pieces

    def _piece(self, token: Token, at: int, end: int, held: Held, depth: int) -> tuple[list[Piece], int]:
        match token.kind:
            case "words":
                return [TwineWords(self._words(token.raw))], at + 1
            case "link":
                return self._link(token, held), at + 1
            case "image":
                self._leave([token], "picture")
                return (self._way(token, "", token.name, held) if token.name else []), at + 1
            case "variable":
                return [self._shown(token)], at + 1
            case "silent":
                self._leave([token], "code" if token.name == "script" else "look")
            case "tag":
                return self._tag(token, at, end, held, depth)
            case "macro":
                return self._macro(token, at, end, held, depth)
            case "open":
                return self._brackets(at, end, held, depth)
            case "close":
                return [TwineWords("]")], at + 1
        return [], at + 1

    def _words(self, text: str) -> str:
        if self.harlowe:
            return plain(text.replace("{", CLOSE_UP).replace("}", SPREAD))
        return plain(text)

    def _shown(self, token: Token) -> TwineWords:
        """A value in the words: a number that the book knows, as it is when the words are read."""
        asked = macros.variable_in(token.raw if token.kind == "variable" else token.args)
        part_of = token.kind == "variable" and PART_OF.match(self.text, token.end)
        if asked in self.logic.numbers and not part_of:
            name = self.logic.named(asked)
            if all(effect.split()[1] != name for effect, _ in self.draft.late):
                self._last_asked[name] = token.at
                return TwineWords(f"{{{name}}}")
        self._leave([token], "shown")
        return TwineWords("…")

    def _brackets(self, at: int, end: int, held: Held, depth: int) -> tuple[list[Piece], int]:
        """Brackets in the words: of Harlowe a hook, which may be hidden until a click shows it."""
        close = self.pairs.get(at, end)
        if close >= end or not self.harlowe or depth > DEEPEST:
            return [TwineWords("[")], at + 1
        if at and self.tokens[at - 1].kind == "name" and self.tokens[at - 1].raw.endswith(")"):
            self._leave(self.tokens[at - 1 : close + 1], "click")
            return [], close + 1
        return self._walk(at + 1, close, held, depth + 1), close + 1

    # --- ways

    def _link(self, token: Token, held: Held) -> list[Piece]:
        words, target = macros.parts_of(token.name)
        effects, whole = self.logic.effects(token.args) if token.args else ([], True)
        if not whole:
            self._leave([token], "effect")
        return self._way(token, words, target, held, effects)

    def _way(self, token: Token, words: str, target: str, held: Held, effects: Sequence[str] = ()) -> list[Piece]:
        """A link to a passage; its words, which may stay in the sentence."""
        said = one_line([TwineWords(self._words(words))])
        needs = both(held.click.outer if held.click else "", held.needs)
        if target.startswith(("http://", "https://")):
            return [TwineWords(f"[{said}]({target})")]
        if target in self.ids and held.links and said:
            self.draft.ways.append(TwineWay(said, self.ids[target], needs, [*effects]))
        elif target in self.ids and held.links:
            self.draft.ways.append(TwineWay(one_line([TwineWords(plain(target))]), self.ids[target], needs, [*effects]))
        else:
            self._leave([token], "way")
        return [TwineWords(said, link=True)] if said else []

    def _jump(self, token: Token, target: str | None, held: Held) -> None:
        if target is None or target not in self.ids or not held.links:
            self._leave([token], "way")
        elif held.click is None:
            self._jumps.append((held.needs, self.ids[target]))
        else:
            held.click.jumps.append((None if held.otherwise else held.needs, self.ids[target]))

    def _click(
        self, token: Token, words: str, target: str | None, inside: range, held: Held, depth: int
    ) -> list[Piece]:
        """Words that can be clicked: a choice where that leads on, else words, and what they show is read at once."""
        shown = macros.shown_by(token)
        click = TwineClick(both(held.click.outer if held.click else "", held.needs))
        before = len(self.draft.ways)
        pieces = self._walk(inside.start, inside.stop, Held("", held.links, False, click, forks=held.forks), depth + 1)
        said = one_line([TwineWords(self._words(words))]) or ONWARD[self.language]
        if target is not None:
            self._jump(token, target, Held(links=held.links, click=click))
        if click.jumps:
            self.draft.ways.insert(before, click.way(said))
            if one_line(pieces):
                self._leave([token], "click")
            return [TwineWords(said, link=True)]
        if click.effects:
            self._leave([token], "effect")
        if target is None:
            self._leave([token], "click")
        if shown == "nothing" or not one_line(pieces):
            return [TwineWords(said)]
        return [TwineWords(said), *pieces] if shown == "more" else pieces

    # --- macros

    def _macro(self, token: Token, at: int, end: int, held: Held, depth: int) -> tuple[list[Piece], int]:
        if token.closes:
            return [], at + 1
        token, inside, after = self._extent(token, at, end)
        name = token.name if token.harlowe else token.name.lower()
        whole = self.tokens[at:after]
        if depth > DEEPEST:
            self._leave(whole, "code")
            return [], after
        match macros.family(name, token.harlowe):
            case "condition":
                return self._chain(token, at, inside, after, end, held, depth)
            case "switch":
                branches = macros.switched(token, inside, self.tokens, self.pairs)
                return self._fork(whole, branches, held, depth), after
            case "otherwise":
                self._leave(whole, "condition")
            case "set":
                self._set(token, held)
            case "jump":
                self._jump(token, macros.target_of(token), held)
            case "link":
                return self._link_macro(token, name, inside, held, depth), after
            case "actions":
                pieces = [self._way(token, one, one, held) for one in macros.strings(token.args) or []]
                if not pieces:
                    self._leave([token], "way")
                return [piece for some in pieces for piece in some], after
            case "options":
                self._leave([token], "click")
                first = macros.first_option(token, self.tokens[inside.start : inside.stop])
                return [TwineWords(self._words(first))] if first else [], after
            case "back":
                self._leave([token], "way")
            case "shown":
                if any_of := macros.one_of(token):
                    return [Fork([], [[TwineWords(self._words(words))] for words in any_of])], after
                return [self._shown(token)], after
            case "sound":
                self._leave([token], "picture")
            case "plain":
                return self._walk(inside.start, inside.stop, held, depth + 1), after
            case "silent":
                self._walk(inside.start, inside.stop, held, depth + 1)
            case "look":
                self._leave([token], "look")
                return self._walk(inside.start, inside.stop, held, depth + 1), after
            case "hidden":
                self._leave(whole, "code")
            case _:
                self._leave([token], "code")
                unsure = held._replace(links=False, effects=False, click=None)
                return self._walk(inside.start, inside.stop, unsure, depth + 1), after
        return [], after

    def _extent(self, token: Token, at: int, end: int) -> tuple[Token, range, int]:
        """The macro that counts, the places of what it holds, and where it is over.

        Harlowe's may be joined to others: `(if: $a)+(color: red)[...]`.
        """
        if not token.harlowe:
            close = self.pairs.get(at, end)
            return (token, range(at + 1, close), close + 1) if close < end else (token, range(0), at + 1)
        joined, place = [token], at + 1
        while (
            place < end
            and len(joined) < JOINED
            and (
                (self.tokens[place].kind == "words" and re.fullmatch(r"\s*\+?\s*", self.tokens[place].raw))
                or (self.tokens[place].harlowe and self.tokens[place - 1].raw.strip() == "+")
            )
        ):
            joined += [self.tokens[place]] if self.tokens[place].harlowe else []
            place += 1
        if place == at + 1 and place < end and self.tokens[place].kind == "link" and macros.takes_link(token.name):
            return token, range(place, place + 1), place + 1
        close = self.pairs.get(place, end) if place < end and self.tokens[place].kind == "open" else end
        if close >= end or not macros.takes_hook(joined[0].name):
            return token, range(0), at + 1
        counts = next((one for one in joined if macros.family(one.name, True) not in ("look", "")), token)
        for one in joined:
            if one is not counts and macros.family(one.name, True) == "look":
                self._leave([one], "look")
        return counts, range(place + 1, close), close + 1

    def _set(self, token: Token, held: Held) -> None:
        effects, whole = self.logic.effects(token.args)
        if held.click is not None and not held.needs and not held.otherwise:
            held.click.effects += effects
        elif held.effects and held.click is None:
            for effect in effects:
                self._on_arriving(effect, token)
        else:
            whole = False
        if not whole:
            self._leave([token], "effect")

    def _on_arriving(self, effect: str, token: Token) -> None:
        """What a passage sets by itself. Asked before it is set it is set on leaving: with us words come last."""
        if effect.split()[1] in self._last_asked:
            self.draft.late.append((effect, token))
        else:
            self.draft.does.append(effect)

    def _on_leaving(self) -> None:
        """What was asked before it was set happens with each way; asked once more afterwards it cannot be said."""
        late: list[str] = []
        for effect, token in self.draft.late:
            if token.at < self._last_asked[effect.split()[1]] or len(late) == LATE:
                self._leave([token], "effect")
            else:
                late.append(effect)
        for way in self.draft.ways:
            way.effects[:0] = late

    def _link_macro(self, token: Token, name: str, inside: range, held: Held, depth: int) -> list[Piece]:
        said = macros.link_of(token, name)
        if said is None:
            self._leave([token], "way")
            words = one_line([TwineWords(self._words(macros.words_in(token.args)))])
            return [TwineWords(words, link=True)] if words else []
        words, target = said
        return self._click(token, words, target, inside, held, depth)

    def _tag(self, token: Token, at: int, end: int, held: Held, depth: int) -> tuple[list[Piece], int]:
        close = self.pairs.get(at, end)
        if token.name == "a" and not token.closes and close < end and (target := macros.passage_in(token.args)):
            pieces = self._walk(at + 1, close, held._replace(links=False), depth + 1)
            return self._way(token, one_line(pieces), target, held), close + 1
        said = macros.TAGS.get(token.name)
        if said is not None:
            return [TwineWords(said[token.closes])], at + 1
        if not token.closes:
            self._leave([token], "picture" if token.name in macros.PICTURES else "look")
        return [], at + 1

    # --- conditions

    def _chain(
        self, token: Token, at: int, inside: range, after: int, end: int, held: Held, depth: int
    ) -> tuple[list[Piece], int]:
        """An `if` with all its `else if` and its `else`."""
        if not inside and after == at + 1:  # it holds nothing: it was never closed
            self._leave([token], "condition")
            return [], after
        if not token.harlowe:
            branches = macros.branches(token, inside, self.tokens, self.pairs)
            return self._fork(self.tokens[at:after], branches, held, depth), after
        branches = [(macros.asked(token), inside)]
        while (place := self._next_else(after, end)) is not None:
            other, inside, further = self._extent(self.tokens[place], place, end)
            if further == place + 1:
                break
            branches.append((macros.asked(other), inside))
            after = further
            if other.name == "else":
                break
        return self._fork(self.tokens[at:after], branches, held, depth), after

    def _next_else(self, at: int, end: int) -> int | None:
        while at < end and self.tokens[at].kind == "words" and self.tokens[at].raw.isspace():
            at += 1
        found = at < end and self.tokens[at].harlowe and self.tokens[at].name in ("else", "elseif")
        return at if found else None

    def _fork(
        self, whole: Sequence[Token], branches: Sequence[tuple[str | None, range]], held: Held, depth: int
    ) -> list[Piece]:
        """What hangs on conditions. Behind one that ours cannot say only the words of an `else` are left."""
        if held.forks == NESTED:
            self._leave(whole, "condition")
            return []
        fork = Fork([])
        before, unsure = "", False
        for asked, inside in branches:
            when = None if asked is None or unsure else self.logic.condition(asked, self.here)
            if asked is not None and when is None:
                if not unsure:
                    self._leave(whole, "condition")
                unsure = True
                continue
            needs = both(held.needs, both(before, when or ""))
            fits = len(needs) <= LONGEST
            under = held._replace(
                needs=needs if fits else "",
                links=held.links and fits and not unsure,
                effects=False,
                otherwise=asked is None and not (held.needs or held.otherwise),
                forks=held.forks + 1,
            )
            fork.when += [when] if when else []
            self._last_asked |= dict.fromkeys(self.logic.asked(when or ""), whole[0].at)
            fork.halves.append(self._walk(inside.start, inside.stop, under, depth + 1))
            before = both(before, f"not ({when})") if fits else before
        if not fork.when:
            return fork.halves[0] if fork.halves else []
        return [fork]
