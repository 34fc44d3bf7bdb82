"""Words that hang on what was done and on how often they were heard, read on a tablet and a phone in both languages."""

from __future__ import annotations

import pytest

from .conftest import Server

pytestmark = pytest.mark.look

ID = "own/tainted-grail/the-sluice"
BOOK = """# the-sluice
game: tainted-grail
variable: water = 0
condition: high = water >= 2

## cs Stavidlo

Krátká kniha.

## en The Sluice

A short book.

# gate
entry: start
case level: high | water == 1
case told: in turn

- [turn](#gate) | add water 1
- [haul](#gate) | one pays energy 1 | calls mill
- [leave](#end)

## cs U vrat

{told: Vrata jsou z dubu.|Dub už znáte.|Na dub se nikdo nedívá.}
Teče {level: proud|potůček|jen slza}, {water: kapka|kapky|kapek}: {water.f}.

- turn: Otočit klikou.
- haul: Zvednout vrata na zádech.
- leave: Odejít.

## en At the Gate

{told: The gate is of oak.|You know the oak by now.|Nobody looks at the oak.}
There runs {level: a stream|a rill|but a tear}, {water} {water: drop|drops}.

- turn: Turn the crank.
- haul: Lift the gate on your back.
- leave: Leave.

# mill

- [back](#end) | returns

## cs Ve mlýně

Kámen {payer.dat} přeje.

- back: Zpátky k vratům.

## en In the Mill

The stone wishes {payer.dat} well.

- back: Back to the gate.

# end
ending: dry

## cs Sucho

Ticho.

## en Dry

Silence.
"""
TOLD = {
    "cs": (
        "Vrata jsou z dubu. Teče jen slza, kapek: nula.",
        "Dub už znáte. Teče potůček, kapka: jedna.",
        "Na dub se nikdo nedívá. Teče proud, kapky: dvě.",
        "Kámen Beorovi přeje.",
        "Na dub se nikdo nedívá. Teče potůček",
    ),
    "en": (
        "The gate is of oak. There runs but a tear, zero drops.",
        "You know the oak by now. There runs a rill, one drop.",
        "Nobody looks at the oak. There runs a stream, two drops.",
        "The stone wishes Beor well.",
        "Nobody looks at the oak. There runs a rill",
    ),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server whose owner has written that book."""
    home = tmp_path_factory.mktemp("halves")
    folder = home / "journal" / "tainted-grail" / "the-sluice"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(BOOK, encoding="utf-8")
    server = Server(home)
    yield server
    server.close()


@pytest.mark.parametrize(("size", "language"), [("phone", "cs"), ("portrait", "en")])
def test_a_passage_heard_again_is_told_otherwise_and_a_step_back_tells_it_as_before(device, server, size, language):
    id = server.store.create("tainted_grail", "U stavidla", {"characters": [{"id": "beor"}]}).record.id
    for move, args in (("leave_list", {}), ("open_book", {"book": ID, "language": language})):
        server.store.move(id, server.store.revision(id), move, args, ["*"])
    one = device(size, language=language)
    page = one.go(f"/t/{id}/journal")
    words = page.locator("#passage")

    def told(number: int) -> None:
        one.settled(server.store.revision(id))
        said = " ".join(words.inner_text().replace("\u00a0", " ").split())
        assert TOLD[language][number] in said, said

    def choose(way: str) -> None:
        after = server.store.revision(id) + 1
        page.locator(f'#passage button[value="{way}"], form:has(input[value="{way}"]) button').first.click()
        page.wait_for_selector(f'#table[data-revision="{after}"]')

    told(0)
    choose("turn")
    told(1)
    choose("turn")
    told(2)
    server.store.undo(id, server.store.revision(id))
    page.reload()
    told(1)
    choose("haul")
    told(3)
    choose("back")
    told(4)  # where it was called from, for the third time
    assert one.axe() == [] and one.sideways() <= 0
