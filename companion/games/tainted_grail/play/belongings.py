"""Items and secrets: one of each keyword face up, cards turned by use, where a card goes. TG-ITM, TG-SEC, TG-DSC."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.draft import Draft
from ..box.names import KEYWORDS
from ..state.heroes import Belonging, Hero
from ..state.pieces import SetDial, Tokens
from ..state.table import Avalon
from ..state.under_way import UnderWay


def surplus(hero: Hero) -> list[Belonging]:
    """TG-SOD-12, TG-ITM-04: face-up cards beyond the first of each keyword, items and secrets alike. TG-SEC-05."""
    over = []
    for keyword in KEYWORDS:
        over += [card for card in hero.belongings if card.keyword == keyword and card.face_up][1:]
    return over


def items_of(hero: Hero) -> list[Belonging]:
    """TG-SEC-03: the items alone: no limit and no loss of items ever counts secrets."""
    return [card for card in hero.belongings if card.kind == "item"]


def called(card: Belonging) -> str:
    """TG-SEC-01: what a card is told apart by: an item by its name, a secret by its number where that is known."""
    return card.name if card.kind == "item" else str(card.number or card.name)


def secret_meant(state: Avalon, of: str) -> Belonging | None:
    """TG-SEC-07: the secret that people mean by an id, a number or a name: at a character, or waiting to be divided."""
    cards = [*state.legacy, *(card for hero in state.heroes.values() for card in hero.belongings)]
    secrets = [card for card in cards if card.kind == "secret"]
    same = (lambda card: card.id, lambda card: str(card.number or ""), lambda card: card.name)
    return next((card for told_by in same for card in secrets if told_by(card) == of), None)


def lies_on(thing: SetDial | Tokens, card: Belonging) -> bool:
    """TG-SEC-07: whether a dial or token lies on that secret; older saves name it as people do."""
    return thing.where == "secret" and card.kind == "secret" and thing.of in (card.id, called(card), card.name)


def taken_off(thing: SetDial | Tokens) -> str:
    """How the hands are told to take that off the table."""
    return "tell-take-off-dial" if isinstance(thing, SetDial) else "tell-take-off-tokens"


def rivals(hero: Hero, card: Belonging) -> list[Belonging]:
    """TG-ITM-02, TG-SEC-05: the character's other face-up cards of the same keyword, items and secrets alike."""
    others = [other for other in hero.belongings if other is not card and other.face_up]
    return [other for other in others if card.keyword and other.keyword == card.keyword]


def lay_down_a_second(draft: Draft[Avalon], hero: Hero, card: Belonging) -> None:
    """TG-ITM-03: with another card of its keyword face up this one lies face down."""
    if card.face_up and rivals(hero, card):
        card.face_up = False
        draft.tell("tell-lay-face-down", who=hero.id, name=card.name, keyword=card.keyword)


def receive(draft: Draft[Avalon], hero: Hero, card: Belonging) -> None:
    """TG-ITM-03, TG-SEC-05: a card comes to a character; with another of its keyword face up it lies face down."""
    card.face_up = True
    hero.belongings.append(card)
    lay_down_a_second(draft, hero, card)
    fights = (doing.fight for doing in draft.state.under_way if doing.fight is not None and hero.id in doing.who)
    if card.keyword and card.face_up and any(fight.running for fight in fights):
        card.face_up = False  # TG-CMB-06: nothing is added once the fight has begun
        draft.tell("tell-not-in-this-fight", who=hero.id, name=card.name)


def over_the_limit(state: Avalon, hero: Hero, more: int = 0) -> int:
    """TG-HRD-12, TG-SEC-03: how many items too many a character has, or would have with so many more."""
    return 0 if state.most_items is None else max(0, len(items_of(hero)) + more - state.most_items)


def make_room(draft: Draft[Avalon], hero: Hero, card: Belonging, discards: str | None) -> None:
    """TG-HRD-12, TG-HRD-14: before a sixth item comes, its owner chooses one that goes under the item deck.

    `discards`: the id of that item. A secret always has room.
    """
    if card.kind == "secret":
        return
    if discards is not None:
        going = next((item for item in items_of(hero) if item.id == discards), None)
        if going is None:
            draft.refuse("discards", "no-such-item", who=hero.id)
        part(draft, hero, going)
        draft.write("wrote-parted", who=hero.id, name=going.name)
    if over_the_limit(draft.state, hero, 1):
        draft.object("TG-HRD-12", "too-many-items", who=hero.id, name=card.name, most=draft.state.most_items)


def part(draft: Draft[Avalon], hero: Hero, card: Belonging, out_of_game: bool = False) -> None:
    """TG-DSC-01, TG-ITM-10, TG-DSC-04: an item goes under its deck, a secret among the secrets; or into the box.

    TG-SEC-07: the dials and tokens that lay on it go too.
    """
    state = draft.state
    hero.belongings.remove(card)
    deck = state.items if card.kind == "item" else state.secrets
    if out_of_game:
        deck.remove(called(card))
        draft.tell("tell-box-card", name=card.name, kind=card.kind)
    else:
        if card.kind == "item" and deck.size:  # an uncounted deck stays so
            deck.put_to_bottom(called(card))
        draft.tell("tell-discard-item" if card.kind == "item" else "tell-discard-secret", name=card.name)
    for thing in state.lift(lambda thing: lies_on(thing, card)):
        draft.tell(taken_off(thing), where=thing.where, of=card.name, note=thing.note)


def fetch(state: Avalon, card: Belonging) -> None:
    """Out of the box, where a ruling lets it come back from there; else an item comes out of its deck.

    By its name where that is known, else as one of the cards nobody has named; an uncounted deck stays so.
    """
    deck, name = state.items if card.kind == "item" else state.secrets, called(card)
    if name in deck.removed:
        deck.removed.remove(name)
    elif card.kind == "item" and state.items.could_give(name):
        state.items.take(name)


def check_equipment(draft: Draft[Avalon], party: Iterable[Hero]) -> None:
    """TG-ITM-03: at the start of each encounter one face-up card of each keyword is left; which, the player says."""
    for hero in party:
        if cards := surplus(hero):
            draft.tell("tell-surplus-equipment", who=hero.id, cards=[card.name for card in cards])


def turn_back(draft: Draft[Avalon], hero: Hero) -> None:
    """TG-ITM-08: what was flipped by its use is turned back after the encounter."""
    used = [card for card in hero.belongings if card.flipped]
    for card in used:
        card.flipped = False
    if used:
        draft.tell("tell-turn-back", who=hero.id, names=[card.name for card in used])


def break_weapons(draft: Draft[Avalon], doing: UnderWay) -> None:
    """TG-TRT-13: a crushing opponent has broken every weapon item that was in use against it; secrets never."""
    if doing.fight is None or "crushing" not in doing.fight.card.traits:
        return
    for hero in draft.state.living:
        fighter = doing.fight.fighters.get(hero.id)
        for card in [card for card in items_of(hero) if fighter and card.id in fighter.weapons]:
            draft.tell("tell-crushed", who=hero.id, name=card.name)
            part(draft, hero, card)


def leave_secrets(draft: Draft[Avalon], hero: Hero, personal_vanish: bool = True) -> None:
    """TG-DIE-08, TG-PLR-02: secrets wait to be divided; of the dead the personal ones vanish, else they stay."""
    before = len(draft.state.legacy)
    for card in [card for card in hero.belongings if card.kind == "secret"]:
        if card.personal and not personal_vanish:  # TG-PLR-06
            continue
        if card.personal:
            part(draft, hero, card, out_of_game=True)
            continue
        hero.belongings.remove(card)
        card.flipped = False
        draft.state.legacy.append(card)
    if len(draft.state.legacy) > before:
        draft.tell("tell-divide-secrets", who=hero.id, names=[card.name for card in draft.state.legacy[before:]])
