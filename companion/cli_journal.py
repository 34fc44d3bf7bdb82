"""`companion journal`: look books through, walk them at random, draw them, bring them from Twine and back."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from .cli_proof import tell_endings, tell_play, tell_proof
from .core.errors import Refusal
from .core.message import say
from .core.words import LANGUAGES
from .games import GAMES
from .house import shipped
from .library import brought, desk, translated
from .library.shelf import Opened, is_book, read_folder, vocabularies
from .story import graph as graphs
from .story import twee, twee_import, twine_left
from .story.balance import Answers, Balance, Currency, TaleDeck, weigh
from .story.influence import Influence
from .story.library import NoSuchBook
from .story.proving.findings import prove as proved
from .story.proving.prover import PLAYS, STATES
from .story.translation import untranslated
from .story.vocabulary import Vocabulary
from .story.walking import LONGEST, TRIED, Walk, Walker, walk

if TYPE_CHECKING:
    from .cli import House


@click.group()
def journal() -> None:
    """The books: shipped ones and this installation's own."""


def _books(house: House, path: str) -> list[Opened]:
    """The books that PATH means: a book's folder or id, a folder of books, or (nothing) all of them."""
    shelf = house.installation.books
    if not path:
        return [shelf.opened(id) for id in shelf.folders()]
    place = Path(path)
    if place.is_dir() and not is_book(place):
        folders = [book for book in sorted(place.rglob("*")) if book.is_dir() and is_book(book)]
        return [_read(folder) for folder in folders]
    return [_book(house, path)]


def _book(house: House, name: str) -> Opened:
    """One book by its folder, its file or its id; NoSuchBook."""
    return _found(house, name)[0]


def _found(house: House, name: str) -> tuple[Opened, Path]:
    """The same, and the folder that it lies in."""
    place, shelf = Path(name), house.installation.books
    if place.is_dir() and is_book(place) or place.is_file():
        return _read(place), place if place.is_dir() else place.parent
    folders = shelf.folders()
    known = next((id for id in folders if name in (id, id.rpartition("/")[2])), None)
    if known is None:
        raise NoSuchBook(say("cli-journal-no-book", book=name[:80]))
    return shelf.opened(known), folders[known]


def _read(place: Path) -> Opened:
    """A book by its folder or file; one that did not come with the app is somebody's own, and may be told in part."""
    return read_folder(_id_of(place), place, own=not place.resolve().is_relative_to(shipped("journal").resolve()))


def _id_of(folder: Path) -> str:
    whole = folder.resolve()
    return f"{whole.parent.name}/{whole.stem if whole.is_file() else whole.name}"


@journal.command()
@click.argument("path", required=False, default="")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for other programs.")
@click.pass_obj
def check(house: House, path: str, as_json: bool) -> None:
    """Say everything that is wrong with a book, or with all; exit code 1 when there is an error.

    Of decks of tales, also what their options are worth, bring and cost.
    """
    books = _books(house, path)
    if not books:
        raise Refusal(say("cli-journal-no-books"))
    if as_json:
        click.echo(_json({"books": [_checked(house, opened) for opened in books]}))
    else:
        for opened in books:
            _tell_checked(house, opened)
    if any(opened.errors for opened in books):
        sys.exit(1)


def _checked(house: House, opened: Opened) -> dict[str, Any]:
    found = [
        {
            "code": one.code,
            "weight": one.weight,
            "file": one.file,
            "line": one.line,
            "message": house.say(one.message),
            "mend": house.say(one.mend),
        }
        for one in opened.diagnostics
    ]
    balance = msgspec.to_builtins(weigh(opened.teller))
    return {"book": opened.book.id, "passages": len(opened.book.passages), "found": found, "balance": balance}


def _tell_checked(house: House, opened: Opened) -> None:
    for one in opened.diagnostics:
        click.echo(f"{one.file}:{one.line}: {one.code} {house.say(one.message)}")
        click.echo(f"    {house.say(one.mend)}")
    book, found = opened.book, opened.diagnostics
    if not found:
        house.tell("cli-journal-clean", book=book.id, count=len(book.passages))
    else:
        errors = len(opened.errors)
        house.tell("cli-journal-found", book=book.id, errors=errors, warnings=len(found) - errors)
    if (balance := weigh(opened.teller)) is not None:
        _tell_balance(house, balance)


def _tell_balance(house: House, balance: Balance) -> None:
    for deck in balance.decks:
        _tell_deck(house, deck)
    for answers in balance.answers:
        _tell_answers(house, answers)
    for one in balance.missing:
        _aside(house, "cli-journal-no-door", passage=one.passage, door=one.door)


def _tell_deck(house: House, deck: TaleDeck) -> None:
    house.tell(
        "cli-journal-deck",
        kind=deck.kind,
        cards=deck.cards,
        options=deck.options,
        least=deck.least,
        most=deck.most,
        mean=deck.mean,
        calling=deck.calling,
        costing=deck.costing,
        rolling=deck.rolling,
    )
    _tell_currency(house, deck.currency)
    for one in deck.apart:
        _aside(house, "cli-journal-apart", card=one.card, worths=_worths(house, one.worths))
    for option in deck.outside:
        _aside(house, "cli-journal-outside", option=option.key, worth=option.worth)


def _tell_answers(house: House, answers: Answers) -> None:
    facts = {"least": answers.least, "most": answers.most, "mean": answers.mean}
    house.tell("cli-journal-answers", kind=answers.kind, count=answers.doors, **facts)
    _tell_currency(house, answers.currency)
    worths = {one.door.removeprefix(f"{answers.kind} "): one.worth for one in answers.weighed}
    _aside(house, "cli-journal-each", worths=_worths(house, worths))
    if answers.uncalled:
        _aside(house, "cli-journal-uncalled", what=", ".join(answers.uncalled))


def _tell_currency(house: House, currency: list[Currency]) -> None:
    if currency:
        brought = [house.say("cli-journal-brought", **msgspec.to_builtins(one)) for one in currency]
        _aside(house, "cli-journal-brings", what="; ".join(brought))


def _worths(house: House, worths: dict[str, float]) -> str:
    return "; ".join(house.say("cli-journal-worth", what=what, worth=worth) for what, worth in worths.items())


def _aside(house: House, key: str, /, **facts: Any) -> None:
    click.echo(f"    {house.say(key, **facts)}")


@journal.command("walk")
@click.argument("book")
@click.option("--runs", type=click.IntRange(1, 1_000_000), default=1000, show_default=True)
@click.option("--seed", default="", help="The same seed walks the same ways.")
@click.option("--run", "number", type=click.IntRange(0), help="Walk only up to this reading, and show its way.")
@click.option("--rests", type=click.IntRange(0, 10_000), default=TRIED, show_default=True, help="In one reading.")
@click.option("--steps", type=click.IntRange(1, 1_000_000), default=LONGEST, show_default=True, help="In one reading.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for other programs.")
@click.pass_obj
def walk_(
    house: House, book: str, runs: int, seed: str, number: int | None, rests: int, steps: int, as_json: bool
) -> None:
    """Read a book at random, preferring what was seen least; say what was reached and where it got stuck.

    Also which conditions always gave the same answer, and how far the choices of each act move the endings.
    """
    teller, seed = _book(house, book).teller, seed or secrets.token_hex(4)
    if number is not None:
        walker = Walker(teller, seed, steps, rests)
        for before in range(number):
            walker.run(before)  # what was seen steers what comes after
        house.tell("cli-journal-run", run=number, path=" > ".join(walker.run(number)))
        return
    found = walk(teller, runs, seed, steps, rests)
    if as_json:
        click.echo(_json(msgspec.to_builtins(found)))
        return
    _tell_walk(house, found)


def _tell_walk(house: House, found: Walk) -> None:
    shares = {
        name: f"{share.reached}/{share.total}"
        for name, share in (("passages", found.passages), ("choices", found.choices), ("endings", found.endings))
    }
    house.tell("cli-journal-walk", runs=found.runs, seed=found.seed, speed=f"{found.steps_per_second:.0f}", **shares)
    missed = [*found.missed_passages, *found.missed_choices, *found.missed_endings]
    if missed:
        house.tell("cli-journal-missed", what=", ".join(missed))
    for stuck in found.stuck:
        house.tell("cli-journal-stuck", run=stuck.run, at=stuck.at, path=" > ".join(stuck.path[-30:]))
    same = [one for one in found.conditions if one.one_sided]
    if same:
        house.tell("cli-journal-same", count=len(same), all=len(found.conditions))
    for one in same:
        asked = one.asked
        facts = {"place": f"{asked.file}:{asked.line}", "passage": asked.passage, "part": asked.part}
        _aside(house, f"cli-journal-walked-{one.one_sided}", **facts, times=one.yes + one.no)
    if found.influence is not None:
        _tell_influence(house, found.influence)


def _tell_influence(house: House, found: Influence) -> None:
    endings = [
        house.say("cli-journal-ending" if name else "cli-journal-no-ending", name=name, share=share)
        for name, share in sorted(found.endings.items(), key=lambda ending: -ending[1])
    ]
    house.tell("cli-journal-endings", readings=found.readings, endings=", ".join(endings))
    for act in found.acts:
        _aside(house, "cli-journal-act", **msgspec.to_builtins(act))
    alike = found.alike
    if alike.choices:
        shares = {f"{name}_share": getattr(alike, name) / alike.choices for name in ("at_once", "within_one")}
        house.tell("cli-journal-alike", **msgspec.to_builtins(alike), **shares)


@journal.command()
@click.argument("book")
@click.option("--replay", "number", type=click.IntRange(0), help="Show the play of the claim of that number.")
@click.option("--all", "every", is_flag=True, help="Every claim, with its number.")
@click.option("--endings", is_flag=True, help="Also where they part: after which choice one is out of reach.")
@click.option("--states", type=click.IntRange(100, 10_000_000), default=STATES, show_default=True, help="At once.")
@click.option("--plays", type=click.IntRange(1, 1_000_000), default=PLAYS, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="As JSON, for other programs.")
@click.pass_obj
def prove(
    house: House, book: str, number: int | None, every: bool, endings: bool, states: int, plays: int, as_json: bool
) -> None:
    """Prove what can happen in a book, with a play that shows it, and what never can, with the reason.

    Exit code 1 when something was found that no passage marks as wanted.
    """
    teller = _book(house, book).teller
    found = proved(teller, endings, states=states, plays=plays)
    if number is not None:
        tell_play(house, teller, found, number)
        return
    if as_json:
        findings = [{**msgspec.to_builtins(one), "why": [house.say(why) for why in one.why]} for one in found.findings]
        click.echo(_json({**msgspec.to_builtins(found), "findings": findings}))
    else:
        tell_proof(house, found, every)
        if endings:
            tell_endings(house, found.endings, every)
    if found.unwanted or found.unneeded:
        sys.exit(1)


@journal.command()
@click.argument("book")
@click.option("--done", metavar="PASSAGE", default="", help="Note that it matches in both languages; or: all.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for other programs.")
@click.pass_obj
def translate(house: House, book: str, done: str, as_json: bool) -> None:
    """List passage by passage what is missing in the other language, or has changed since it was found to match."""
    opened, folder = _found(house, book)
    if done:
        house.tell("cli-journal-marked", count=translated.mark(folder, opened.book, done))
        return
    found = untranslated(opened.book, translated.marks_of(folder))
    if as_json:
        click.echo(_json(msgspec.to_builtins(found)))
        return
    for one in found:
        if one.why != "unmarked":
            facts = {"passage": one.passage, "language": one.language, "parts": ", ".join(one.parts)}
            click.echo(f"{one.file}:{one.line}: {house.say(f'translate-{one.why}', **facts)}")
    unmarked = sum(one.why == "unmarked" for one in found)
    house.tell("cli-journal-translate", book=opened.book.id, count=len(found) - unmarked, unmarked=unmarked)


@journal.command()
@click.argument("book")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="A file; else to standard output.")
@click.pass_obj
def graph(house: House, book: str, out: Path | None) -> None:
    """Draw the whole book as SVG."""
    _write(graphs.picture(_book(house, book).book, house.language, alone=True), out)


@journal.command("export")
@click.argument("book")
@click.option("--language", type=click.Choice(LANGUAGES), help="Else that of --lang.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="A file; else to standard output.")
@click.pass_obj
def export_(house: House, book: str, language: str | None, out: Path | None) -> None:
    """Write a book in one language as Twee 3, for Twine."""
    _write(twee.export(_book(house, book).book, language or house.language), out)


@journal.command("import")
@click.argument("file", type=click.File("r", encoding="utf-8", errors="replace"))
@click.argument("name")
@click.option("--game", default=next(iter(GAMES)), show_default=True)
@click.option("--language", type=click.Choice(LANGUAGES), help="Else the one that its words seem to be in.")
@click.option("--lines", is_flag=True, help="Every line that was left out, and not three examples of each kind.")
@click.pass_obj
def import_(house: House, file: Any, name: str, game: str, language: str | None, lines: bool) -> None:
    """Bring a story from Twine (Twee 3 or published HTML) into the owner's own books, as the book NAME.

    What does not translate is named.
    """
    game, text = game.replace("-", "_"), file.read()
    told_in = language or twee_import.look_at(text).language or house.language
    found = twee_import.import_story(text, name, game, told_in, vocabularies().get(game, Vocabulary()))
    shelf = house.installation.books
    id = desk.begin(shelf, game, name, {**found.files, **brought.as_file(found.left)})
    for group in twine_left.groups(found.left):
        house.tell(f"twee-left-{group.kind}", count=group.count)
        for one in group.all if lines else group.examples:
            house.tell("cli-journal-left-out", line=one.line, what=one.what)
    house.tell("cli-journal-imported", folder=str(shelf.folders()[id]))


def _write(text: str, out: Path | None) -> None:
    if out is None:
        click.echo(text)
        return
    out.write_text(text, encoding="utf-8")


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
