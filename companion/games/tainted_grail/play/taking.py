"""How an item or a secret comes to a character. TG-ITM, TG-SEC, TG-STA-07."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import CardKind, HeroId, Worn
from ..state.heroes import Belonging
from ..state.table import Avalon
from .acting import hero_of
from .belongings import called, fetch, make_room, receive, secret_meant
from .quests import secret_came


def take(
    draft: Draft[Avalon],
    who: HeroId,
    kind: CardKind,
    name: str = "",
    number: int = 0,
    keyword: Worn | None = None,
    personal: bool | None = None,
    craftable: bool | None = None,
    discards: str | None = None,
) -> None:
    """An item or a secret comes to a character; the second of a keyword face down. TG-ITM-03, TG-SEC-01, TG-HRD-12."""
    hero = hero_of(draft, who)
    card = _card_of(draft, kind, name, number, keyword, personal, craftable)
    _may_come(draft, card)
    make_room(draft, hero, card, discards)
    fetch(draft.state, card)
    receive(draft, hero, card)
    draft.write("wrote-took", who=who, name=card.name, kind=kind)
    if card.kind == "secret":
        secret_came(draft, card)


def _card_of(
    draft: Draft[Avalon], kind: CardKind, name: str, number: int, keyword: Worn | None, *marks: bool | None
) -> Belonging:
    """The card as it is told, and as this installation knows it."""
    known = draft.knowledge.get(kind, {}).get(name if kind == "item" else str(number), {})
    name = name or known.get("name", "")
    if not (name or number):
        draft.refuse("name", "name-the-card")
    worn: Worn | None = known.get("keyword") if keyword is None else keyword
    personal, craftable = (
        bool(known.get(mark, False) if told is None else told)
        for mark, told in zip(("personal", "craftable"), marks, strict=True)
    )
    card = Belonging(id=draft.state.next_id(kind), kind=kind, name=name or f"{number}", number=number)
    card.keyword = None if worn == "none" else worn
    card.personal, card.craftable = personal and kind == "secret", craftable and kind == "item"
    return card


def _may_come(draft: Draft[Avalon], card: Belonging) -> None:
    """TG-SEC-01, TG-DSC-04: each secret is there once, and what left the game does not come back by itself."""
    state = draft.state
    gone = state.items.removed if card.kind == "item" else state.secrets.removed
    if called(card) in gone:
        draft.object("TG-DSC-04", "card-left-the-game", name=card.name)
    if card.kind == "secret":
        only_once(draft, card.number)


def only_once(draft: Draft[Avalon], number: int) -> None:
    """TG-SEC-01: secrets are numbered, and each number is there once."""
    if number and secret_meant(draft.state, str(number)) is not None:
        draft.object("TG-SEC-01", "secret-is-held", number=number)
