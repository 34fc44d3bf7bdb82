"""The save sheet on paper: a full table of four, with all that it can hold, is one legible page of A4."""

from __future__ import annotations

import re
import zlib

import pytest

from companion.games.tainted_grail.box import printed

from .chronicler import Chronicler, Served
from .conftest import Device
from .tale import tell

pytestmark = pytest.mark.look

A4 = (210 / 25.4 * 96, 297 / 25.4 * 96)  # CSS pixels
MARGIN = 10 / 25.4 * 96
SMALLEST = 8 / 72 * 96  # 8 points

# Everything on the printed page that says something, with the size and the colours that it says it in.
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one.checkVisibility() || one.closest(".visually-hidden")) continue;
    const style = getComputedStyle(one);
    let ground = one;
    while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
    found.push({text: node.data.trim(), size: parseFloat(style.fontSize), colour: style.color,
      ground: ground ? getComputedStyle(ground).backgroundColor : "rgb(255, 255, 255)"});
  }
  return found;
}"""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("print") / "instance")
    yield served
    served.stop()


@pytest.fixture(scope="module")
def full(served) -> str:
    """A tale of four with twenty statuses, dials, tokens, guardians, cards changed and gone."""
    id = tell(served, four=True)

    def do(move: str, **args) -> None:
        served.move(id, move, ("*",), **args)

    for key, facts in list(printed.statuses().items())[:20]:
        for part in range(1, facts.boxes + 1) if facts.shape == "numbered" else (None,):
            do("mark", status=key, **({"part": part} if part else {}))
    for number, note in ((103, "trh se balí"), (105, "hlídka se vrátí"), (106, "mohyla se otevře")):
        do("set_dial", kind="quest", where="location", of=str(number), value=3, note=note)
    do("put_tokens", kind="time", where="location", of="109", count=3, note="voda stoupá")
    do("guardian_appears", name="Had z rašeliny", colour="purple", place=105)
    do("remove_location", number=109, out_of_game=True)
    do("replace_location", old=102, new=180)
    do("note_verse", number=180, verse=7)
    do("note_task", text="Najít toho, kdo zvonil", place=107)
    do("choose_modes", resource_limit=True)
    do("location_action", who=["beor"], cost=0, once_a_day=True)
    for who in ("ailei", "arev", "beor", "cerv"):
        do("take", who=who, kind="item", name=f"Plášť {who}", keyword="armour")
        do("take", who=who, kind="secret", name="Pečeť", number=31)
    do("lift", who="beor", card="dying")
    return id


@pytest.fixture
def paper(chromium, served, full):
    """The sheet of that table, as it goes to the printer."""
    device = Device(chromium, served.address, "portrait", language="cs", theme="candle")
    device.go(f"/t/{full}/sheet")
    device.page.emulate_media(media="print")
    device.page.set_viewport_size({"width": int(A4[0] - 2 * MARGIN), "height": int(A4[1] - 2 * MARGIN)})
    yield device
    device.context.close()


def pages_of(pdf: bytes) -> int:
    """How many pages a PDF has; what is packed in it is unpacked first."""
    parts = [pdf]
    for packed in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.S):
        try:
            parts.append(zlib.decompress(packed))
        except zlib.error:
            continue
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", b"\n".join(parts)))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_full_table_is_one_page(chromium, served, full, language):
    device = Device(chromium, served.address, "portrait", language=language)
    device.go(f"/t/{full}/sheet")
    assert pages_of(device.page.pdf(format="A4", prefer_css_page_size=True)) == 1
    device.context.close()


def test_it_is_black_on_white_and_legible(paper):
    texts = paper.page.evaluate(TEXTS)
    assert len(texts) > 200
    assert paper.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    assert [one for one in texts if one["size"] < SMALLEST - 0.01] == []
    for one in texts:
        ink = [int(part) for part in re.findall(r"\d+", one["colour"])[:3]]
        ground = [int(part) for part in re.findall(r"\d+", one["ground"])[:3]]
        assert max(ink) <= 0x55, one
        assert min(ground) >= 0xF0, one


def test_every_field_of_the_sheet_is_on_it(paper, served, full):
    """TG-SAV-16: characters with all their numbers, what lies where, decks, locations, statuses, the day."""
    one = Chronicler(paper, "cs", hurried=False)
    state = served.state(full)
    said = " ".join(paper.page.locator("#main").inner_text().split())
    assert paper.page.locator(".statuses.panel").is_hidden()
    wanted = [state["name"], one.said("phase-during_the_day"), one.said("step-actions")]
    wanted += [one.said("sheet-line", chapter=1, day=7, players=4)]
    for who, hero in state["heroes"].items():
        caption = paper.page.locator("caption", has_text=one.term(who))
        board = " ".join(paper.page.locator(".paper-hero", has=caption).inner_text().split())
        facts = [one.term(who), str(hero["place"] or "–")]
        facts += [f"{one.term(what)} {count}" for what, count in hero["resources"].items()]
        for track in ("energy", "health", "terror"):
            facts += [f"{one.term(track)} {hero[track]['value']}/{hero[track]['top']}"]
        facts += [f"{one.term(name)} {markers}" for name, markers in hero["attributes"].items()]
        facts += [card["name"] for card in hero["belongings"]] + [str(skill["number"]) for skill in hero["skills"]]
        assert [fact for fact in facts if fact not in board] == [], who
    for thing in (*state["dials"], *state["tokens"], *state["guardians"], *state["menhirs"], *state["open_events"]):
        wanted += [thing.get("note") or thing.get("name") or str(thing.get("place", ""))]
    wanted += [number for number, place in state["places"].items() if place["state"] == "revealed"]
    wanted += ["180 ×0 (7)", "Najít toho, kdo zvonil"]
    wanted += [one.said("fact-resource_limit"), f"{one.said('word-chronicler')}: Jana"]
    wanted += [one.voice.label("area-", area) for area in state["kept"]]
    wanted += ["102→180", *[str(place["number"]) for place in state["places"].values() if place["used_today"]]]
    for key in state["statuses"]:
        name = state["statuses"][key]["name"]
        wanted.append(name.get("cs") or name["en"])
    assert [fact for fact in wanted if fact not in said] == []
