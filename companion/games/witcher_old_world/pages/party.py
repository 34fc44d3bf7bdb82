"""The witchers' boards: attributes, goods, trophies, quests, trails, gifts, cards in numbers. WO-SES-07."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.page import Frame, View
from ....core.viewer import Viewer
from ..box import bestiary
from ..box.knowledge import Bonus
from ..box.names import POTIONS, STARTERS, SUMMIT, Terrain
from ..play import growth, land, quests, specialities, turns
from ..state.pieces import Deeds, Quest, Trail, Trophy
from ..state.table import Continent
from ..state.witcher import Witcher
from .figures import AttributeLevel, Figure, MonsterHere, attributes_of, figure, monster_of, subtitle
from .next_step import BACK


@dataclass(frozen=True)
class TrackSpace:
    """A space of the trophy track, and what the board prints beside it. WO-KF-09."""

    position: int
    fatigue: int | None  # WO-FAT-01: cards that the step there costs
    gold: int | None  # WO-DRE-06: what beating somebody there brings
    here: list[Figure]


@dataclass(frozen=True)
class TrophyOwned:
    """A trophy, with the name of its monster by language; schools and attributes have words of their own."""

    trophy: Trophy
    name: Mapping[str, str]


@dataclass(frozen=True)
class QuestOwned:
    """A quest: the ground of its place, and whether it can be solved here, or is one move away."""

    quest: Quest
    ground: Terrain | None
    solvable: bool
    near: bool


@dataclass(frozen=True)
class TrailOwned:
    """A trail, and the monster that it leads to."""

    trail: Trail
    monster: MonsterHere | None


@dataclass(frozen=True)
class SeatShown:
    """A seat's witcher with everything that lies around its board."""

    figure: Figure
    ground: Terrain | None  # where it stands
    attributes: list[AttributeLevel]
    cap: int  # how high its Shield may stand
    potions_top: int
    bonus: Bonus | None  # what its speciality gives; None: nobody has told
    trophies: list[TrophyOwned]
    quests: list[QuestOwned]
    trails: list[TrailOwned]
    counted: int  # its cards in deck, hand, discard pile and combo
    all_cards: int  # that it should have (WO-DCK-02)
    deeds: Mapping[str, int]  # what it has done, by name

    @property
    def off(self) -> int:
        """How many cards are too many; fewer than none: too few."""
        return self.counted - self.all_cards


@dataclass(frozen=True, kw_only=True)
class PartyView(View):
    """Each seat's witcher, and the trophy track."""

    boards_kept: bool  # the app keeps the boards
    cards_kept: bool  # and counts the players' own cards
    setting_up: bool
    track: list[TrackSpace]
    seats: list[SeatShown]


def view(state: Continent, viewer: Viewer) -> PartyView:
    """What the witchers' page shows."""
    return PartyView(
        frame=Frame(next=BACK, subtitle=subtitle(state)),
        boards_kept=state.in_app("boards"),
        cards_kept=state.in_app("decks"),
        setting_up=state.turn.phase in turns.BEFORE,
        track=track(state),
        seats=[_seat(state, witcher) for witcher in state.witchers],
    )


def track(state: Continent) -> list[TrackSpace]:
    """WO-TRO-01: the trophy track, from its foot to its top."""
    return [
        TrackSpace(
            position=position,
            fatigue=state.fatigue[position - 1] if 1 <= position < SUMMIT else None,
            gold=state.reputation[position] if position < SUMMIT else None,
            here=[figure(state, witcher) for witcher in state.witchers if witcher.track == position],
        )
        for position in range(SUMMIT + 1)
    ]


def _seat(state: Continent, witcher: Witcher) -> SeatShown:
    solvable, near = quests.solvable(state, witcher), land.neighbours(state, witcher.location)
    combo = state.fight.combo if state.fight and state.fight.turn == witcher.seat else 0
    return SeatShown(
        figure=figure(state, witcher),
        ground=land.terrain_of(state, witcher.location),
        attributes=attributes_of(witcher),
        cap=growth.shield_cap(state, witcher),
        potions_top=POTIONS,
        bonus=specialities.bonus(state, witcher),
        trophies=[TrophyOwned(trophy, _name(trophy)) for trophy in witcher.trophies],
        quests=[
            QuestOwned(
                quest=quest,
                ground=quest.terrain or land.terrain_of(state, quest.location),
                solvable=quest in solvable,
                near=quest.location in near,
            )
            for quest in witcher.quests
        ],
        trails=[TrailOwned(trail, monster_of(state, trail.terrain)) for trail in witcher.trails],
        counted=witcher.cards + combo,
        all_cards=STARTERS + witcher.gained - witcher.trashed,
        deeds={name: done for name in Deeds.__struct_fields__ if (done := getattr(witcher.deeds, name))},
    )


def _name(trophy: Trophy) -> Mapping[str, str]:
    monster = bestiary.monsters().get(trophy.of) if trophy.kind == "monster" else None
    return monster.name if monster else {}
