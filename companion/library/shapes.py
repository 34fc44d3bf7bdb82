"""How one writes, on the desk: the shapes of a book in one small example, piece by piece. All pieces are one book."""

from __future__ import annotations

from typing import NamedTuple


class Example(NamedTuple):
    """An example of a shape of a book: its name in the word files, and how it is written."""

    name: str
    written: str


SHAPES: dict[str, tuple[Example, ...]] = {
    "cs": (
        Example("cover", "# mlyn\ngame: {game}\n\n## cs Mlýn u jezu"),
        Example("passage", "# jez\nentry: start"),
        Example("picture", "picture: jez.png | cs jez v mlze"),
        Example("case", 'case zas: visited["mlynice"]'),
        Example("choice", "- [dovnitr](#mlynice)\n- [domu](#konec)"),
        Example("words", "## cs U jezu\n\n{zas: Dveře zůstaly otevřené.|Dveře jsou zavřené.} Voda hučí."),
        Example("choice-words", "- dovnitr: Vejít do mlýna.\n- domu: Jít domů."),
        Example(
            "another", "# mlynice\n\n- [ven](#jez)\n\n## cs Mlýnice\n\nMouka leží i na oknech.\n\n- ven: Vyjít ven."
        ),
        Example("ending", "# konec\nending: domu\n\n## cs Doma\n\nMouku z rukávů vyklepete až za prahem."),
    ),
    "en": (
        Example("cover", "# mill\ngame: {game}\n\n## en The Mill at the Weir"),
        Example("passage", "# weir\nentry: start"),
        Example("picture", "picture: weir.png | en the weir in mist"),
        Example("case", 'case again: visited["loft"]'),
        Example("choice", "- [in](#loft)\n- [home](#end)"),
        Example(
            "words", "## en At the Weir\n\n{again: The door still stands open.|The door is shut.} The water roars."
        ),
        Example("choice-words", "- in: Go into the mill.\n- home: Go home."),
        Example("another", "# loft\n\n- [out](#weir)\n\n## en The Loft\n\nFlour lies on the panes.\n\n- out: Go out."),
        Example("ending", "# end\nending: home\n\n## en At Home\n\nYou beat the flour from your sleeves at the door."),
    ),
}


def as_book(language: str, game: str) -> str:
    """All of it as the one file that it is."""
    close = {"picture", "case"}  # these stand in the header that is open
    parts = [f"{chr(10) if one.name in close else chr(10) * 2}{one.written}" for one in SHAPES[language]]
    return "".join(parts).strip().replace("{game}", game) + "\n"
