"""Encounter cards of the tests' own invention, and fights that begin with them."""

from __future__ import annotations

from typing import Any

from companion.games.tainted_grail.state.fight import Fight, Fighter


def combat(**facts: Any) -> dict[str, Any]:
    """A green card that wants six markers and, as long as the test says nothing else, does nobody any harm."""
    return {"name": "Wolf", "colour": "green", "value": 6, "table": [{"since": 0}], "opportunity": {}, **facts}


WARDEN = combat(name="Warden", colour="grey", traits=["guardian"], level=2)
HOUND = combat(name="Hound", colour="grey", traits=["guardian"])
DECKS = {"green": 5, "grey": 5, "purple": 5, "blue": 5}
GREEN = {"green": 9}
FAILURE = {"terror": 1}
REWARD = {"gains": {"experience": 2, "reputation": 1}}

# Two rows to look up, an opportunity attack that is told apart from both, something to win and something to divide.
WOLF = combat(
    value=4,
    table=[{"since": 0, "wounds": 1}, {"since": 2, "energy": 1}],
    opportunity={"terror": 1},
    reward={"gains": {"experience": 1}},
    loot={"gains": {"food": 3}},
)


def face(table: Any, card: dict[str, Any], *who: str) -> None:
    """These characters (left out: all) draw that card and describe it: their starting hands are drawn."""
    people = list(who or table.state.heroes)
    table.move("begin_encounter", who=people, colour=card["colour"])
    table.move("describe_encounter", card=card, who=people[0])


def begin(table: Any, card: dict[str, Any], *who: str) -> None:
    """These characters (left out: all) face that card with their starting hands, and the first turn begins."""
    face(table, card, *who)
    table.move("start_fight", who=(who or [*table.state.heroes])[0])


def fight(table: Any) -> Fight:
    """The fight that is under way."""
    return table.state.under_way[0].fight


def cards(table: Any, who: str) -> tuple[int | None, int | None]:
    """How many cards a character holds, and how many its deck has left."""
    fighter: Fighter = fight(table).fighters[who]
    return fighter.hand, fighter.deck


def diplomacy(**facts: Any) -> dict[str, Any]:
    """A blue card of one stage, three steps each way, that as long as the test says nothing else does nothing."""
    stages = [{"reaction": {}}]
    return {"name": "Judge", "colour": "blue", "above": 3, "below": 3, "stages": stages, "failure": {}, **facts}


def acts(table: Any, who: str, *brings: int, **facts: Any) -> None:
    """One activation: a card for each number of markers it brings, further ones by play on; then the opponent."""
    if fight(table).active != who:
        table.move("activate", who=who)
    for place, markers in enumerate(brings):
        table.move("lay_card", who=who, by=markers, play_on=place > 0)
    table.move("finish_laying", who=who, **facts)


def set_track(table: Any, who: str, **values: int) -> None:
    """Put a character's markers there: `set_track(table, "beor", health=1, terror=3)`."""
    with table.arranged() as state:
        for track, value in values.items():
            state.heroes[who].track(track).value = value


def at(table: Any, who: str) -> tuple[int, int, int]:
    """A character's Energy, Health and Terror."""
    hero = table.hero(who)
    return hero.energy.value, hero.health.value, hero.terror.value


def under_its_deck(table: Any) -> bool:
    """Whether nothing is under way any more, and the wolf lies at the bottom of the nine green cards."""
    deck = table.state.encounters["green"]
    return table.state.under_way == [] and table.state.guardians == [] and (deck.bottom, deck.size) == (["Wolf"], 9)


def under_the_blue_deck(table: Any) -> bool:
    """Whether the encounter is over, and the judge lies at the bottom of the six blue cards."""
    deck = table.state.encounters["blue"]
    return not table.state.under_way and (deck.bottom, deck.size) == (["Judge"], 6)


def terrors(table: Any, *who: str) -> list[int]:
    """The Terror of each."""
    return [table.hero(one).terror.value for one in who]


def bottom(table: Any, colour: str) -> list[str]:
    """The cards that lie under a deck."""
    return table.state.encounters[colour].bottom


def known(*told: dict[str, Any]) -> dict[str, Any]:
    """What an installation knows that has learned these cards."""
    return {"encounter": {f"{card['colour']} {card['name']}": card for card in told}}


def go(table: Any, who: str, **card: Any) -> None:
    """An activation of one card, told with its facts, and what comes after it."""
    if fight(table).step == "choose":
        table.move("activate", who=who)
    table.move("lay_card", who=who, **card)
    table.move("finish_laying", who=who)


def at_work(table: Any, card: dict[str, Any], *who: str) -> Any:
    """These fight that card, and the first of them is the active one."""
    begin(table, card, *who)
    if fight(table).step == "choose":
        table.move("activate", who=who[0])
    return table


def on(attribute: str, level: int = 1, bonus: str = "pool", amount: int = 1, **facts: Any) -> dict[str, Any]:
    """An attribute key, and what stands on its other half."""
    return {"attribute": attribute, "level": level, "bonus": bonus, "amount": amount, **facts}


def free(bonus: str = "pool", amount: int = 1, **facts: Any) -> dict[str, Any]:
    """A free key with that bonus."""
    return {"kind": "free", "bonus": bonus, "amount": amount, **facts}


def magic(bonus: str = "pool", amount: int = 1, **facts: Any) -> dict[str, Any]:
    """A magic key with that bonus."""
    return {"kind": "magic", "bonus": bonus, "amount": amount, **facts}
