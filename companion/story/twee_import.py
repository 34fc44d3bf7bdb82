"""Stories from Twine, as Twee 3 or as published HTML. What does not translate is reported, never dropped silently.

A book that was exported by us brings its exact logic in a passage of its own. A story from elsewhere (Harlowe,
SugarCube, Twine 1) is read for its links and clicks, its variables, its conditions and its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ..core.message import say
from ..core.words import Language
from .clauses import NAME
from .twine_kept import IFIDS_END, OURS, KeptBook, kept_in, rejoined, renamed
from .twine_language import language_of
from .twine_left import SHORT, Untranslated
from .twine_logic import Logic, without_accents
from .twine_passage import TwinePassage
from .twine_source import NotTwee, Source, Story, free, story_in
from .twine_words import escaped
from .vocabulary import Vocabulary

SPECIAL = {
    "StoryTitle StoryData StoryAuthor StorySubtitle StoryMenu StoryInit StoryCaption StoryBanner StoryInterface",
    "StoryShare StoryIncludes StorySettings StoryDisplayTitle StoryScript StoryStylesheet UserScript UserStylesheet",
    "PassageHeader PassageFooter PassageReady PassageDone StoryBasedOn Annotation",
}
NAMES = frozenset(name for line in SPECIAL for name in line.split())
TAGS = {"script", "stylesheet", "widget", "header", "footer", "startup", "init", "annotation", "haml", "twine.image"}
TAGS |= {"twine.private", "twine.audio", "twine.video", "twine.vtt", "debug-header", "debug-footer", "debug-startup"}
NUMBER = re.compile(r"-?\d{1,3}")
MOST = 999  # of a variable at the beginning
STARTS = {"init", "startup"}  # passages with these tags are read before the first one, as StoryInit is


@dataclass
class Brought:
    """A story brought from Twine: the files of a book, and what was left out."""

    files: dict[str, str]
    left: list[Untranslated]


@dataclass(frozen=True)
class StoryCalled:
    """What a story says of itself before it is brought: its title, and in which language it seems to be told."""

    title: str
    language: Language | None


def look_at(text: str) -> StoryCalled:
    """What a story is called, and its language; NotTwee when it is none."""
    story = story_in(text, [])
    return StoryCalled(story.title, language_of(one.text for one in story.sources if not _special(one)))


def import_story(
    text: str, id: str, game: str, language: str, vocabulary: Vocabulary | None = None, title: str = ""
) -> Brought:
    """A story from Twine as the files of a book in one language; NotTwee when it is none.

    `vocabulary`: the game's, whose names no variable of the story may have. `title`: what it is to be called here.
    """
    left: list[Untranslated] = []
    story = story_in(text, left)
    kept = _kept(story)
    if kept.game not in ("", game):
        raise NotTwee(say("twee-other-game", game=kept.game.replace("_", "-")))
    stories = [source for source in story.sources if not _special(source)]
    ids = _ids(stories, renamed(kept, stories))
    logic = Logic(ids, vocabulary or Vocabulary())
    for source in story.sources:
        logic.look_through(source.text, story.harlowe, lost=_special(source) and not _begins(source))
    _before(story, kept, logic, language, left)
    order = {id: at for at, id in enumerate(kept.passages)}  # Twine sorts by name
    stories.sort(key=lambda source: order.get(ids[source.name], len(order)))
    parts = []
    start = _start(story, stories)
    for source in stories:
        if ids[source.name] in kept.passages:
            parts.append(_ours(source, ids, kept, language, left))
        else:
            parts.append(_theirs(source, source.name == start and not kept.passages, logic, language, story, left))
    left += _gone(story, kept, ids)
    title = title or story.title or id
    cover = [
        f"# {id}",
        f"game: {game.replace('_', '-')}",
        *_declarations(kept, logic, parts),
        "",
        f"## {language} {title}",
        "",
        kept.text,
    ]
    left.sort(key=lambda one: one.line)
    return Brought({"book.md": "\n".join(cover), "story.md": "\n\n".join(parts) + "\n"}, left)


def _special(source: Source) -> bool:
    return source.name in NAMES or bool({*TAGS, OURS} & {tag.lower() for tag in source.tags}) or source.name == OURS


def _begins(source: Source) -> bool:
    """Whether a passage says how the variables begin."""
    return source.name == "StoryInit" or bool(STARTS & {tag.lower() for tag in source.tags})


def _start(story: Story, stories: list[Source]) -> str:
    """The passage with which a story begins: the one it names, else the one called Start, else its first."""
    names = {source.name for source in stories}
    first = stories[0].name if stories else ""
    return next((name for name in (story.start, "Start") if name in names), first)


def _ids(stories: Iterable[Source], kept: dict[str, str]) -> dict[str, str]:
    """An id for each passage's name: its own where it is one already, or the one that it had with us."""
    ids = dict(kept)
    ids |= {
        one.name: one.name
        for one in stories
        if one.name not in ids and NAME.fullmatch(one.name) and len(one.name) <= 60
    }
    taken = dict.fromkeys(ids.values(), 1)
    for source in stories:
        if source.name in ids:
            continue
        plain = re.sub(r"[^a-z0-9]+", "-", without_accents(source.name.lower())).strip("-")[:50]
        ids[source.name] = free(plain if plain[:1].isalpha() else f"p-{plain}".rstrip("-"), taken)
    return ids


# --- a book of ours --------------------------------------------------------------------------------------------------


def _kept(story: Story) -> KeptBook:
    """The logic that came with a book of ours; NotTwee where it went out with it and did not come back."""
    there = [source for source in story.sources if OURS in (source.name, *source.tags)]
    for source in there:
        if kept := kept_in(source):
            return kept
    if there or story.ifid.upper().endswith(IFIDS_END) or any(OURS in source.meta for source in story.sources):
        raise NotTwee(say("twee-logic-lost", name=OURS))
    return KeptBook()


def _ours(source: Source, ids: dict[str, str], kept: KeptBook, language: str, left: list[Untranslated]) -> str:
    id = ids[source.name]
    back = rejoined(source, id, kept, ids, left)
    title = back.title if source.name == id else escaped(source.name)
    return _passage(id, back.head, language, title, back.text, back.choices)


def _gone(story: Story, kept: KeptBook, ids: dict[str, str]) -> list[Untranslated]:
    """Passages of ours that did not come back."""
    there = set(ids.values())
    line = next((source.line for source in story.sources if OURS in (source.name, *source.tags)), 1)
    return [Untranslated(line, id[:SHORT], "changed") for id in kept.passages if id not in there]


# --- what stands before the first passage ----------------------------------------------------------------------------


def _before(story: Story, kept: KeptBook, logic: Logic, language: str, left: list[Untranslated]) -> None:
    """Variables as ours declared them, and as the story begins them; other special passages are left out."""
    for line in kept.cover:
        if line.startswith("variable:"):
            name, _, value = line.partition(":")[2].partition("=")
            logic.declare(name.strip(), int(value) if NUMBER.fullmatch(value.strip()) else 0)
    for source in story.sources:
        if _begins(source):
            _begin(source, logic, language, story.harlowe, left)
        elif _special(source) and source.name not in ("StoryTitle", "StoryData", OURS) and OURS not in source.tags:
            left.append(Untranslated(source.line, source.name[:SHORT], "special"))


def _declarations(kept: KeptBook, logic: Logic, parts: list[str]) -> list[str]:
    """The lines of the cover beside its game; of variables those that ours declared, or some passage names."""
    asked = [made.source for made in logic.formulas.values()]
    used = set(re.findall(r"\w+", " ".join([*parts, *kept.cover, *asked])))
    variables = {name: value for name, value in logic.variables.items() if name in used}
    lines = []
    for line in kept.cover:
        name = line.partition(":")[2].partition("=")[0].strip()
        own = line.startswith("variable:") and name in variables
        lines.append(f"variable: {name} = {variables.pop(name)}" if own else " ".join(line.split("\n")))
    lines += [f"variable: {name} = {value}" for name, value in variables.items()]
    return lines + [f"{made.kind}: {name} = {made.source}" for name, made in logic.formulas.items()]


def _begin(source: Source, logic: Logic, language: str, harlowe: bool, left: list[Untranslated]) -> None:
    """What is set before the first passage: with these numbers the variables begin."""
    passage = TwinePassage(source.text, source.places, "", logic, left, language=language, harlowe=harlowe)
    words = passage.translated().split("\n")[0]
    for effect in [*passage.draft.does, *(effect for effect, _ in passage.draft.late)]:
        does, name, amount = effect.split()
        value = int(amount) + (logic.variables[name] if does == "add" else 0)
        logic.variables[name] = max(-MOST, min(MOST, value))
    if words:
        line = next((at for at, one in zip(source.places, source.lines, strict=True) if words in one), source.line)
        left.append(Untranslated(line, words[:SHORT], "special"))


# --- a story from elsewhere ------------------------------------------------------------------------------------------


def _theirs(source: Source, begins: bool, logic: Logic, language: str, story: Story, left: list[Untranslated]) -> str:
    id = logic.ids[source.name]
    passage = TwinePassage(source.text, source.places, id, logic, left, language=language, harlowe=story.harlowe)
    text, draft = passage.translated(), passage.draft
    left += [Untranslated(source.line, f"[{tag}]"[:SHORT], "tag") for tag in source.tags]
    head = ["entry: start"] if begins else []
    head += [f"does: {' | '.join(draft.does)}"] if draft.does else []
    head += [f"case {name}: {written}" for name, written in draft.cases.items()]
    if not draft.ways and draft.lost:
        left.append(Untranslated(source.line, source.name[:SHORT], "dead-end"))
    elif not draft.ways:
        head.append(f"ending: {id}")
    taken: dict[str, int] = {}
    choices = [(free(way.target[:55], taken), way.target, way.clauses, way.words, "") for way in draft.ways]
    return _passage(id, head, language, escaped(source.name), text, choices)


def _passage(
    id: str, head: list[str], language: str, title: str, text: str, choices: list[tuple[str, str, str, str, str]]
) -> str:
    """A passage as an author of ours would write it; choices are (id, target, clauses, words, what is lacking)."""
    lines = [f"# {id}", *head, ""]
    lines += [f"- [{one}](#{target}){' | ' + clauses if clauses else ''}" for one, target, clauses, _, _ in choices]
    lines += ["", f"## {language} {title}", "", text.strip(), ""]
    lines += [f"- {one}: {words}{' | ' + lack if lack else ''}" for one, _, _, words, lack in choices]
    return "\n".join(lines).rstrip() + "\n"
