"""Generated stories, the same one for us (Markdown) and for ink: passages of sixty words, conditions, variables."""

from __future__ import annotations

from random import Random

WORDS = (  # noqa: SIM905 - a list of words is read more easily like this
    "rope mist iron stone water heron lantern ash bell shore wind salt bread oar door moss crow lamb candle thorn "
    "river clay smoke tide hollow knife cloak ember ferry grave harbour island jug kettle ladder mill nettle orchard"
).split()
VARIABLES = ("trust", "fear", "oil")


class Made:
    """One generated story: `passages` by id, each with its text and its ways (id, target, needs, change)."""

    def __init__(self, size: int, seed: int = 7) -> None:
        chance = Random(seed)
        self.passages: dict[str, tuple[str, list[tuple[str, str, str, str]]]] = {}
        for number in range(size):
            text = [" ".join(chance.choice(WORDS) for _ in range(12)).capitalize() + "." for _ in range(5)]
            ways = []
            for way in range(3):
                target = f"p{chance.randrange(size)}"
                variable = chance.choice(VARIABLES)
                needs = f"{variable} >= {chance.randrange(1, 4)}" if way == 2 else ""
                change = variable if chance.random() < 0.5 else ""
                ways.append((f"w{way}", target, needs, change))
            self.passages[f"p{number}"] = (" ".join(text), ways)

    def ours(self) -> dict[str, str]:
        """As the files of a book."""
        variables = [f"variable: {name} = 0" for name in VARIABLES]
        cover = ["# made", "game: tainted-grail", *variables, "", "## en Made", ""]
        parts = []
        for id, (text, ways) in self.passages.items():
            lines = [f"# {id}", *(["entry: start"] if id == "p0" else []), ""]
            for way, target, needs, change in ways:
                clauses = [f"needs {needs}"] * bool(needs) + [f"add {change} 1"] * bool(change)
                lines.append(f"- [{way}](#{target})" + "".join(f" | {clause}" for clause in clauses))
            lines += ["", f"## en {id}", "", text, "", *(f"- {way}: Go by {way}." for way, *_ in ways), ""]
            parts.append("\n".join(lines))
        return {"book.md": "\n".join(cover), "story.md": "\n".join(parts)}

    def ink(self) -> str:
        """As an ink story."""
        lines = [f"VAR {name} = 0" for name in VARIABLES] + ["-> p0"]
        for id, (text, ways) in self.passages.items():
            lines += [f"=== {id} ===", text]
            for way, target, needs, change in ways:
                condition = f"{{{needs}}} " if needs else ""
                lines.append(f"+ {condition}[Go by {way}.]")
                lines += [f"    ~ {change} = {change} + 1"] * bool(change) + [f"    -> {target}"]
        return "\n".join(lines)
