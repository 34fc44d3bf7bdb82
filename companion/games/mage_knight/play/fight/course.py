"""The course of a fight: how it begins, its phases, what each leaves behind. MK-CMB, MK-RSA, MK-BLK, MK-DMG, MK-ATK."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .....core.draft import Draft
from ...box.enemies import ENEMIES, EnemyId
from ...box.names import Back, Basic, Hex, Site
from ...state.fight import Fight, FightKind, Foe, Part, Share, ShownDie
from ...state.hero import Hero, called
from ...state.table import MageKnight
from .. import growth, tokens
from . import aftermath, facing
from .wounding import count_wounds, suffer

NIGHTLY: frozenset[Site] = frozenset(("dungeon", "tomb"))  # MK-KF-26, MK-KF-27: night rules
ALONE: frozenset[Site] = frozenset(("dungeon", "tomb", "monastery"))  # MK-KF-21, 26, 27: no units


@dataclass(frozen=True, kw_only=True)
class Comer:
    """A token that comes into a fight. `enemy` None: not turned up yet; `at`, `reputation`: of a rampaging one."""

    back: Back
    enemy: EnemyId | None = None
    part: Part = "defender"
    at: Hex | None = None
    reputation: int = 0


def fight_of(draft: Draft[MageKnight], *phases: str) -> Fight:
    """The fight that goes on, in one of these phases; refused when there is none."""
    fight = draft.state.fight
    if fight is None:
        draft.object("MK-CMB-11", "no-fight", can_overrule=False)
    if phases and fight.phase not in phases:
        draft.object("MK-CMB-11", "not-in-this-phase", can_overrule=False, phase=fight.phase)
    return fight


def fighter(draft: Draft[MageKnight], fight: Fight) -> Hero:
    """Whose fight it is."""
    return draft.state.at(fight.seat)


def begin(
    draft: Draft[MageKnight],
    who: int,
    kind: FightKind,
    comers: Sequence[Comer],
    *,
    site: Site | None = None,
    at: Hex | None = None,
    origin: Hex | None = None,
    ruin: str = "",
    owner: int = 0,
    cities: Sequence[Basic] = (),
    share: Share = "full",
    again: bool = False,
    joint: bool = False,
    crystals: int = 0,
    for_dead: bool = False,
) -> Fight:
    """MK-CMB-01..12: a fight begins, as the action of the turn. `comers` have left their spaces: they are in it now.

    `site`, `at`: what is fought for and where, `origin`: where the hero came from; `share`: of the Fame that is given;
    `again`: MK-KF-28; `joint`: MK-COA-11;
    `crystals`, `for_dead`: MK-DN-05, MK-DN-07.
    """
    state, hero = draft.state, draft.state.at(who)
    if state.fight is not None:
        draft.object("MK-CMB-10", "fight-goes-on", can_overrule=False)
    if state.duel is not None or (state.joint is not None and not joint):  # MK-COA-10: nothing else is fought then
        draft.object("MK-CMB-10", "fight-together-first", can_overrule=False)
    use_action(draft, hero, fights=True)
    fight = state.fight = Fight(
        seat=who,
        kind=kind,
        site=site,
        at=at,
        origin=origin,
        ruin=ruin,
        owner=owner,
        cities=[*cities],
        night=site in NIGHTLY or kind == "liberation",
        units=site not in ALONE,
        share=share,
        again=again,
        joint=joint,
        crystals=crystals,
        for_dead=for_dead,
    )
    for comer in comers:
        join(fight, comer)
    for unit in hero.units:
        unit.resisted = False
    if "interactive" in state.variants and len(fight.foes) == 1:
        fight.die = "hidden"
    draft.write("wrote-fight", who=called(hero), kind=kind, site=site or "none")
    if kind == "assault" and state.scenario != "conquer_and_hold":  # MK-CH-05
        growth.change_reputation(draft, hero, -1)
    elif kind == "burning":
        growth.change_reputation(draft, hero, -3)
    if fight.night:
        draft.tell("tell-fight-by-night")
    if not fight.units:
        draft.tell("tell-fight-without-units")
    if fight.die:
        draft.tell("tell-set-the-die")
    if (land := state.charted) is not None and land.by_app and state.in_app("fights"):
        find(draft, fight.unknown)
    meet(draft)
    return fight


def find(draft: Draft[MageKnight], unknown: Sequence[Foe]) -> None:
    """MK-CMB-11, MK-CMP-06: the app turns up tokens, as it does where it drew the tiles; the hands look for them."""
    for one in unknown:
        one.enemy = tokens.turn_up(draft, one.back)
        draft.tell("tell-find-token", enemy=one.enemy, back=one.back)


def use_action(draft: Draft[MageKnight], hero: Hero, fights: bool = False) -> None:
    """MK-CMB-10, MK-TRN-07, MK-TRN-14: the one action of a turn, and one fight in it; none of whoever rests."""
    turn = draft.state.turn
    if turn is None or turn.seat != hero.seat:
        return
    if turn.rest:
        draft.object("MK-TRN-14", "no-fight-at-rest", who=called(hero))
    if turn.fought or turn.acted:
        draft.object("MK-CMB-10", "one-fight-a-turn", who=called(hero))
    turn.acted, turn.step = True, "action"
    turn.fought |= fights


def join(fight: Fight, comer: Comer) -> Foe:
    """A token comes into the fight."""
    foe = Foe(
        number=max((one.number for one in fight.foes), default=0) + 1,
        back=comer.back,
        enemy=comer.enemy,
        part=comer.part,
        at=comer.at,
        reputation=comer.reputation,
    )
    fight.foes.append(foe)
    return foe


def mind_single(draft: Draft[MageKnight], fight: Fight) -> None:
    """MK-VAR-25: the die is set against a single enemy only."""
    if fight.die == "hidden" and len(fight.foes) > 1:
        fight.die = ""
        draft.tell("tell-no-die")


def meet(draft: Draft[MageKnight]) -> None:
    """MK-CMB-11, MK-BLK-02: once all tokens are turned up, the phase that waited for them begins."""
    fight = draft.state.fight
    if fight is None or fight.unknown:
        return
    if fight.phase == "reveal" and fight.foes:
        fight.phase = "ranged"
    elif fight.phase == "summon":
        _to_block(draft, fight)


def go_on(draft: Draft[MageKnight]) -> None:
    """The phase is over: what was played in it takes place, and the next one begins. MK-CMB-11."""
    fight = fight_of(draft, "ranged", "block", "damage", "attack")
    _mind_die(draft, fight)
    if fight.phase == "ranged":
        defeat(draft, fight)
        if fight.living:
            _to_summon(draft, fight)
    elif fight.phase == "block":
        _blocked(draft, fight)
        _to_damage(draft, fight)
    elif fight.phase == "damage":
        suffer(draft, fight)
        _to_attack(draft, fight)
    else:
        defeat(draft, fight)
        aftermath.settle(draft, fight)
        return
    if not fight.living:
        aftermath.settle(draft, fight)


def defeat(draft: Draft[MageKnight], fight: Fight) -> None:
    """MK-RSA-07, MK-RSA-08: the targets of attacks that suffice are discarded, their Fame is added at once."""
    dead = facing.fallen(fight)
    fight.clashes, fight.aim = [], 0
    if dead:
        kill(draft, fight, dead)


def kill(draft: Draft[MageKnight], fight: Fight, dead: Sequence[Foe]) -> None:
    """MK-RSA-08, MK-BLK-03: tokens are discarded; monsters bring no Fame.

    MK-CMB-02, MK-CMB-08, MK-VAR-25: the `share` is of what defends the site alone; of whoever joined, and of the die,
    all of it is given.
    """
    hero, before, whole = fighter(draft, fight), shared(fight.counted, fight.share), 0
    for foe in dead:
        foe.dead = True
        if foe.enemy is not None:
            tokens.discard(draft, foe.enemy)
            if foe.part == "monster":
                continue
            whole += fight.die in ("white", "red", "blue")
            if foe.part == "defender":
                fight.counted += ENEMIES[foe.enemy].fame
            else:
                whole += ENEMIES[foe.enemy].fame
    names = [one.enemy for one in dead if one.enemy]
    if names:
        draft.tell("tell-defeated", enemy=names, count=len(names))
        draft.write("wrote-defeated", who=called(hero), enemy=names, count=len(names))
    if fame := shared(fight.counted, fight.share) - before + whole:
        fight.gain(fame, growth.gain_fame(draft, hero, fame))


def settle_told(
    draft: Draft[MageKnight], fight: Fight, dead: Sequence[Foe], fame: int, wounds: int, aside: int
) -> None:
    """A fight that the table fought by itself: who fell, what it brought and cost. MK-DMG-09."""
    hero = fighter(draft, fight)
    for foe in fight.foes:
        if foe.part == "monster":
            foe.dead = True
    for foe in dead:
        foe.dead = True
        if foe.enemy is not None:
            tokens.discard(draft, foe.enemy)
    if fame:
        fight.gain(fame, growth.gain_fame(draft, hero, fame))
    if wounds or aside:
        growth.take_wounds(draft, hero, hand=wounds, discard=aside)
        count_wounds(draft, fight, wounds)
    aftermath.settle(draft, fight)


def shared(fame: int, share: Share) -> int:
    """MK-KF-23, MK-CH-10, MK-DN-04, MK-EDG-06: what is given of the printed Fame: half of the sum, rounded up."""
    return {"full": fame, "half": -(-fame // 2), "double": 2 * fame, "none": 0}[share]


# --- from phase to phase


def _to_summon(draft: Draft[MageKnight], fight: Fight) -> None:
    """MK-BLK-02: a brown token for each summoner that attacks."""
    fight.phase = "summon"
    summoners = [foe for foe in fight.living if not foe.calm and foe.enemy and ENEMIES[foe.enemy].summons]
    for foe in summoners:
        monster = join(fight, Comer(back="brown", part="monster"))
        monster.summoner = foe.number
    if summoners:
        draft.tell("tell-summon", count=len(summoners))
    meet(draft)


def _to_block(draft: Draft[MageKnight], fight: Fight) -> None:
    fight.phase, fight.clashes, fight.aim = "block", [], 0
    if not facing.attackers(fight):
        _to_damage(draft, fight)


def _blocked(draft: Draft[MageKnight], fight: Fight) -> None:
    """MK-BLK-06, MK-BLK-08: who is blocked deals no damage; a monster is discarded."""
    hero, done = fighter(draft, fight), facing.blocked(fight)
    fight.clashes, fight.aim = [], 0
    for foe in done:
        foe.blocked = True
    if done:
        names = [one.enemy for one in done if one.enemy]
        draft.write("wrote-blocked", who=called(hero), enemy=names)


def _to_damage(draft: Draft[MageKnight], fight: Fight) -> None:
    """MK-DMG-01: skipped where nothing is left unblocked."""
    fight.phase, fight.takers = "damage", []
    if not facing.unblocked(fight):
        _to_attack(draft, fight)


def _to_attack(draft: Draft[MageKnight], fight: Fight) -> None:
    """MK-BLK-03, MK-DMG-14: monsters are discarded, their summoners are back."""
    monsters = [foe for foe in fight.living if foe.part == "monster"]
    for foe in monsters:
        foe.dead = True
        if foe.enemy is not None:
            tokens.discard(draft, foe.enemy)
    if monsters:
        draft.tell("tell-monsters-leave", enemy=[one.enemy for one in monsters if one.enemy], count=len(monsters))
    fight.phase, fight.clashes, fight.takers, fight.aim = "attack", [], [], 0


# --- the die of an interactive combat


def die_answers(fight: Fight) -> tuple[ShownDie, ...]:
    """MK-VAR-26: what the neighbour may have to say of the die now; nothing: it stays hidden yet.

    MK-VAR-25: a defeat brings more Fame by any of three colours, so that the die is shown before it, too.
    """
    if fight.die != "hidden" or fight.phase not in ("ranged", "block", "damage", "attack"):
        return ()
    if fight.phase == "ranged" and not fight.not_white:
        return ("not_white", "white")
    if fight.phase in ("block", "damage"):
        return () if fight.not_red else ("not_red", "red")
    if fight.phase == "ranged" and not facing.fallen(fight):
        return ()
    return ("other", "blue") if fight.not_red else ("other", "blue", "red")


def _mind_die(draft: Draft[MageKnight], fight: Fight) -> None:
    if answers := die_answers(fight):
        draft.object("MK-VAR-26", "die-not-shown", phase="attack" if "blue" in answers else fight.phase)
