"""How an encounter can end: as any fight of a book, and in two ways of this game's own. TG-DIP-05, TG-CMB-42"""

from __future__ import annotations

from collections.abc import Mapping

from ....story.book import Fate
from ....story.fates import EVERY

# Neither was won, nobody was beaten, and whoever it was is still out there: that is most like having fled.
FATES: Mapping[Fate, tuple[Fate, ...]] = {**EVERY, "avoided": ("fled", "lost"), "withdrew": ("fled", "lost")}
