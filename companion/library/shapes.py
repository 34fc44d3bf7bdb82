"""How one writes, on the desk: the shapes of a book in one small example, piece by piece. All pieces are one book."""

from __future__ import annotations

from typing import NamedTuple


class Shape(NamedTuple):
    """A shape of a book: its name in the word files, and how it is written."""

    name: str
    written: str


SHAPES: dict[str, tuple[Shape, ...]] = {
    "cs": (
        Shape("cover", "# mlyn\ngame: {game}\n\n## cs Mlýn u jezu"),
        Shape("passage", "# jez\nentry: start"),
        Shape("picture", "picture: jez.png | cs jez v mlze"),
        Shape("case", 'case zas: visited["mlynice"]'),
        Shape("choice", "- [dovnitr](#mlynice)\n- [domu](#konec)"),
        Shape("words", "## cs U jezu\n\n{zas: Dveře zůstaly otevřené.|Dveře jsou zavřené.} Voda hučí."),
        Shape("choice-words", "- dovnitr: Vejít do mlýna.\n- domu: Jít domů."),
        Shape("another", "# mlynice\n\n- [ven](#jez)\n\n## cs Mlýnice\n\nMouka leží i na oknech.\n\n- ven: Vyjít ven."),
        Shape("ending", "# konec\nending: domu\n\n## cs Doma\n\nMouku z rukávů vyklepete až za prahem."),
    ),
    "en": (
        Shape("cover", "# mill\ngame: {game}\n\n## en The Mill at the Weir"),
        Shape("passage", "# weir\nentry: start"),
        Shape("picture", "picture: weir.png | en the weir in mist"),
        Shape("case", 'case again: visited["loft"]'),
        Shape("choice", "- [in](#loft)\n- [home](#end)"),
        Shape("words", "## en At the Weir\n\n{again: The door still stands open.|The door is shut.} The water roars."),
        Shape("choice-words", "- in: Go into the mill.\n- home: Go home."),
        Shape("another", "# loft\n\n- [out](#weir)\n\n## en The Loft\n\nFlour lies on the panes.\n\n- out: Go out."),
        Shape("ending", "# end\nending: home\n\n## en At Home\n\nYou beat the flour from your sleeves at the door."),
    ),
}


def as_book(language: str, game: str) -> str:
    """All of it as the one file that it is."""
    close = {"picture", "case"}  # these stand in the header that is open
    parts = [f"{chr(10) if one.name in close else chr(10) * 2}{one.written}" for one in SHAPES[language]]
    return "".join(parts).strip().replace("{game}", game) + "\n"
