"""What is known of a box, card by card: looked for, put right, forgotten and known again; and where it was learned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from flask import Blueprint, Flask, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from ..core.errors import BadArguments
from ..core.game import Game
from ..core.typography import bare
from ..games import game as game_of
from ..store import learned
from ..store.errors import NoSuchTable
from ..store.learned import KnownCard, LearnedAt
from .boxes import fact_in_words, named_card
from .days import ago
from .fact_fields import fact_fields, facts_sent, wrong_in_words
from .finding import EVERY
from .forms import read
from .known_cards import hands
from .rights import needs
from .shelf import name_of
from .spines import shown_name
from .stores import store
from .wording import Voice, speak_at

parts = Blueprint("box_cards", __name__, url_prefix="/boxes")
MOST_LISTED = 100  # cards of one kind on the page; more are found by looking for them
LONGEST_LINE = 160  # letters of all the facts of a card in the list


class ListedCard(msgspec.Struct, frozen=True):
    """A card in the list: its name, its facts in one line, and whether some were learned from what was undone."""

    kind: str
    key: str
    name: str
    line: str
    doubtful: bool


class ListedKind(msgspec.Struct, frozen=True):
    """The cards of a kind: its word, how many there are, and those that are listed."""

    name: str
    count: int
    cards: list[ListedCard]


class ToldFact(msgspec.Struct, frozen=True):
    """A fact on the page of its card: what it is about, what it says, where it was learned, and whether that stands."""

    about: str
    said: str
    where: str
    how: str


@parts.get("/<game>/")
@needs("keep")
def inside(game: str) -> str:
    """What is known of a box, by kind, but what lies in a hidden hand; what is looked for; only what is doubtful."""
    one, voice = _spoken(game)
    wanted, only = request.args.get("q", "").strip()[:80], "doubtful" in request.args
    tables = store().shelf.part(None, EVERY)
    known = [card for card in learned.known_cards(store(), game) if not hands().hide(game, _names(voice, card), tables)]
    listed = [_listed(voice, card) for card in known if not only or card.doubtful]
    found = [card for card in listed if bare(wanted) in bare(f"{card.name} {card.line}")]
    kinds = [[card for card in found if card.kind == kind] for kind in one.box]
    return render_template(
        "box.html",
        game=one,
        game_name=name_of(one),
        kinds=[
            ListedKind(voice.label("learned-", cards[0].kind), len(cards), cards[:MOST_LISTED])
            for cards in kinds
            if cards
        ],
        count=len(known),
        found=len(found),
        wanted=wanted,
        only=only,
        doubtful=sum(bool(card.doubtful) for card in known),
        forgotten=[
            (card, named_card(voice, card.kind, card.key, card.facts))
            for card in learned.forgotten_cards(store(), game)
        ],
        done=request.args.get("done", ""),
    )


@parts.get("/<game>/card")
@needs("keep")
def card(game: str) -> str:
    """One card: each fact with where it was learned, and the form that puts it right."""
    one, voice = _spoken(game)
    return _card_page(one, voice, _asked(game))


@parts.post("/<game>/card")
@needs("keep")
def correct(game: str) -> str | tuple[str, int] | Answered:
    """Put a card right. What does not fit is said at its field, and what was typed stays."""
    one, voice = _spoken(game)
    known = _asked(game)
    sent = list(request.form.items(multi=True))  # which card it is stands in the address: a fact may be called "kind"
    try:
        facts = facts_sent(one.box[known.kind], known.key, sent, known.facts)
    except BadArguments as wrong:
        typed = _typed(one, known, sent)
        return _card_page(one, voice, known, typed, wrong_in_words(voice, wrong)), 422
    if facts != known.facts:
        learned.correct(store(), game, known.kind, known.key, facts)
    return redirect(url_for("box_cards.card", game=game, kind=known.kind, key=known.key, done="corrected"), 303)


def _typed(game: Game, known: KnownCard, sent: list[tuple[str, str]]) -> Mapping[str, Any]:
    return {**known.facts, **read(sent, game.box[known.kind].facts)}


@parts.get("/<game>/forget")
@needs("keep")
def ask_to_forget(game: str) -> str:
    """Ask once before a card is forgotten, or all that is doubtful."""
    one, voice = _spoken(game)
    if "doubtful" in request.args:
        cards = [card for card in learned.known_cards(store(), game) if card.doubtful]
        names = [named_card(voice, one.kind, one.key, one.facts) for one in cards[:MOST_LISTED]]
        return render_template("box_forget.html", game=one, game_name=name_of(one), card=None, names=names, cards=cards)
    known = _asked(game)
    name = named_card(voice, known.kind, known.key, known.facts)
    return render_template("box_forget.html", game=one, game_name=name_of(one), card=known, names=[name], cards=[known])


@parts.post("/<game>/forget")
@needs("keep")
def forget(game: str) -> Answered:
    """Forget a card, or all that is doubtful; the page of the box then offers to know it again."""
    if "doubtful" in request.form:
        learned.forget_doubtful(store(), game)
    else:
        learned.forget(store(), game, [(request.form.get("kind", ""), request.form.get("key", ""))])
    return redirect(url_for("box_cards.inside", game=game, done="forgotten", _anchor="forgotten"), 303)


@parts.post("/<game>/again")
@needs("keep")
def know_again(game: str) -> Answered:
    """Take back that a card was forgotten."""
    kind, key = request.form.get("kind", ""), request.form.get("key", "")
    learned.know_again(store(), game, kind, key)
    return redirect(url_for("box_cards.card", game=game, kind=kind, key=key, done="again"), 303)


def _spoken(game: str) -> tuple[Game, Voice]:
    one = game_of(game)
    return one, speak_at(one, None)


def _asked(game: str) -> KnownCard:
    return learned.known_card(store(), game, request.args.get("kind", ""), request.args.get("key", ""))


def _card_page(
    game: Game,
    voice: Voice,
    known: KnownCard,
    typed: Mapping[str, Any] | None = None,
    wrong: tuple[str, str] | None = None,
) -> str:
    names: dict[str, str] = {}
    told = [_told(voice, known, name, names) for name in known.facts]
    return render_template(
        "box_card.html",
        game=game,
        game_name=name_of(game),
        card=known,
        name=named_card(voice, known.kind, known.key, known.facts),
        kind_name=voice.label("learned-", known.kind),
        told=told,
        fields=fact_fields(voice, game.box[known.kind], known.facts if typed is None else typed),
        wrong=wrong,
        done=request.args.get("done", ""),
    )


def _names(voice: Voice, known: KnownCard) -> tuple[str, str]:
    return known.key, named_card(voice, known.kind, known.key, known.facts)


def _listed(voice: Voice, known: KnownCard) -> ListedCard:
    line = " · ".join(
        f"{voice.label('fact-', name)}: {fact_in_words(voice, fact)}"
        for name, fact in known.facts.items()
        if fact not in (None, "", [], {}, False, known.key) and fact != known.key.partition(" ")[2]
    )
    short = line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 1]}…"
    return ListedCard(
        known.kind, known.key, named_card(voice, known.kind, known.key, known.facts), short, bool(known.doubtful)
    )


def _told(voice: Voice, known: KnownCard, name: str, names: dict[str, str]) -> ToldFact:
    learned_at = known.origins[name]
    said = fact_in_words(voice, known.facts[name], whole=True)
    return ToldFact(voice.label("fact-", name), said, _where(voice, learned_at, names), learned_at.how)


def _where(voice: Voice, learned_at: LearnedAt, names: dict[str, str]) -> str:
    """Where a fact was learned, in words; `names`: of the tables that were looked up already."""
    if not learned_at.teacher:
        return voice.t("box-from-nobody")
    if learned_at.teacher != "table":
        return voice.t(f"box-from-{learned_at.teacher}", when=ago(learned_at.at))
    if learned_at.table not in names:
        try:
            names[learned_at.table] = shown_name(store().shelf.one(learned_at.table))
        except NoSuchTable:
            names[learned_at.table] = learned_at.table
    return voice.t("box-from-table", table=names[learned_at.table], evening=learned_at.evening)


def init_app(app: Flask) -> None:
    """Register the pages of what is known of a box, card by card."""
    app.register_blueprint(parts)
