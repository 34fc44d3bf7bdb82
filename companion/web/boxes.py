"""What was learned of the boxes: sent to a friend with the same box as a file; a friend's file is looked at first."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Blueprint, Flask, Response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from ..core.box_facts import CardKey, Differing
from ..core.game import Game
from ..core.message import say
from ..games import game as game_of
from ..games import games
from ..store import box_facts
from ..store.ledger import CardFacts
from .fact_fields import name_in_words
from .rights import needs
from .shelf import name_of
from .stores import store
from .wording import Voice, language

parts = Blueprint("boxes", __name__, url_prefix="/boxes")
MOST_NAMED = 60  # cards named on the page; of more it is said how many they are
LONGEST = 60  # letters of a fact as the page shows it


class Quarrel(msgspec.Struct, frozen=True):
    """A card of which a friend says something else: its field on the form, its name, and the facts in words."""

    field: str
    name: str
    facts: list[tuple[str, str, str]]  # what it is about, ours, theirs


@parts.get("/")
@needs("keep")
def boxes() -> str:
    """Each box with how much is known of it, its file for a friend, and the way in for theirs."""
    known = [(game, _count(game)) for game in games() if game.box]
    no_file = say("file-missing") if "no_file" in request.args else None
    return render_template(
        "boxes.html", known=known, game_name=name_of, no_file=no_file, taken=request.args.get("taken", type=int)
    )


def _count(game: Game) -> int:
    known = store().cards(game.id)
    return sum(len(known.get(kind, {})) for kind in game.box)


@parts.get("/<game>.json")
@needs("keep")
def send(game: str) -> Answered:
    """What is known of a box, as a file."""
    name = f'attachment; filename="{game_of(game).id}-box.json"'
    return Response(box_facts.export(store(), game), mimetype="application/json", headers={"Content-Disposition": name})


@parts.post("/look")
@needs("keep")
def look() -> str | Answered:
    """What a friend's file would bring: nothing is kept yet."""
    request.max_content_length = box_facts.LIMIT
    file = request.files.get("file")
    if file is None or not file.filename:
        return redirect(url_for("boxes.boxes", no_file=1, _anchor="theirs"), 303)
    sent = file.read()
    told = box_facts.read(sent)
    found, game = box_facts.compare(store(), told), game_of(told.game)
    voice = Voice(language(), game)
    return render_template(
        "box_came.html",
        game=game,
        game_name=name_of,
        new=_by_kind(voice, found.new),
        same=found.same,
        quarrels=[_quarrel(voice, game, one) for one in found.differing],
        sent=sent.decode(),
    )


@parts.post("/take")
@needs("keep")
def take() -> Answered:
    """Take over what the page before showed: it sends the file again, so that nothing lies about in between."""
    request.max_content_length = request.max_form_memory_size = 2 * box_facts.LIMIT
    told = box_facts.read(request.form.get("sent", "").encode())
    believed = [(kind, key) for kind, _, key in (name.partition("/") for name in request.form.getlist("theirs"))]
    changed = box_facts.take_over(store(), told, believed)
    return redirect(url_for("boxes.boxes", taken=changed), 303)


def _by_kind(voice: Voice, cards: list[CardKey]) -> list[tuple[str, int, list[str]]]:
    """Cards by their kind: its word, how many they are, the first of them by name."""
    kinds = list(dict.fromkeys(kind for kind, _ in cards))
    named = {kind: [called(voice, one) for one in cards if one[0] == kind] for kind in kinds}
    return [(voice.label("learned-", kind), len(names), names[:MOST_NAMED]) for kind, names in named.items()]


def called(voice: Voice, card: CardKey) -> str:
    """A card by its name, in words where its key is a name in code."""
    assert voice.game is not None
    kind, key = card
    box = voice.game.box[kind]
    halves = key.split(box.apart, 1) if box.apart else [key]
    return " · ".join(voice.label(box.label, half) if box.label else half for half in halves)


def named_card(voice: Voice, kind: str, key: str, facts: CardFacts) -> str:
    """A card as people know it: by what its key says, and by the name that it prints in the reader's language."""
    name = facts.get("name")
    if isinstance(name, dict):  # its key is a name in code
        return str(name.get(voice.language) or next(iter(name.values()), key))
    plain = called(voice, (kind, key))
    printed = facts.get(voice.language) or name or ""
    return plain if not isinstance(printed, str) or printed in key or printed == plain else f"{plain} · {printed}"


def _quarrel(voice: Voice, game: Game, one: Differing) -> Quarrel:
    kind, key = one.card
    facts = [
        (voice.label("fact-", name), fact_in_words(voice, one.ours[name]), fact_in_words(voice, one.theirs[name]))
        for name in one.ours
    ]
    return Quarrel(f"{kind}/{key}", f"{voice.label('learned-', kind)}: {called(voice, one.card)}", facts)


def fact_in_words(voice: Voice, fact: Any, whole: bool = False) -> str:
    """A fact as a page shows it: never as code, and short, unless the `whole` of it is wanted."""
    if isinstance(fact, bool):
        return voice.t("boxes-yes" if fact else "boxes-no")
    if fact in (None, "", [], {}):
        return voice.t("boxes-none")
    if isinstance(fact, dict):
        parts = [
            f"{name_in_words(voice, str(name))} {fact_in_words(voice, part, whole)}" for name, part in fact.items()
        ]
        text = ", ".join(parts)
    elif isinstance(fact, list):
        apart = "; " if any(isinstance(part, dict) for part in fact) else ", "
        text = apart.join(fact_in_words(voice, part, whole) for part in fact)
    else:
        text = voice.label("choice-", fact) if isinstance(fact, str) and voice.has(f"choice-{fact}") else str(fact)
    return text if whole or len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def init_app(app: Flask) -> None:
    """Register the pages of what is known of the boxes."""
    app.register_blueprint(parts)
