"""The moments of a table, and the pages on which each kind of thing is to be seen."""

from __future__ import annotations

from typing import Any

from tests.browser.chronicler import Served

PLAYERS = [{"player": "Jana"}, {"player": "Kateřina Dlouhopamětná"}, {}]
MOMENTS: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "begins": (),
    "picked": (("pick", {"who": 1, "drew": "plum"}),),
    "won": (("correct", {"path": "/baskets/1/coins", "value": 20}),),
    "packing": (("put_away", {}),),
}


def tables(served: Served) -> dict[str, str]:
    """A table at each moment of its life, one that is just set up, and one whose coins lie on the table."""
    ids = {}
    for name, made in MOMENTS.items():
        ids[name] = served.lay(f"Stůl {name}", game="orchard", players=PLAYERS)
        for move, args in (("leave_list", {}), *made):
            served.move(ids[name], move, ("*",), **args)
    ids["set_up"] = served.lay("Příprava", game="orchard")
    ids["light"] = served.lay("Lehký", game="orchard", areas={"purses": "table"})
    served.move(ids["light"], "leave_list", ("*",))
    return ids


def pages(tables: dict[str, str]) -> list[str]:
    """The addresses of every kind of page."""
    return [
        "/new/orchard",
        *[f"/t/{id}/" for id in tables.values()],
        f"/t/{tables['light']}/turn?do=win",
        f"/t/{tables['picked']}/hand",
        f"/t/{tables['picked']}/hand?seat=1",
        f"/t/{tables['picked']}/hand?seat=1&show=1",
    ]
