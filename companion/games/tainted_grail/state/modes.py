"""The rulebook's modes as a table keeps them. TG-STO, TG-HRD, TG-OPN."""

from __future__ import annotations

import msgspec

from ..box.names import LimiterOffset


class Modes(msgspec.Struct, kw_only=True):
    """The rulebook's modes, each a switch of its own: the easier ones, the changes of hard mode, open play."""

    story: bool = False  # TG-STO-01: what depends on the number of players counts one fewer
    no_limiter: bool = False  # TG-STO-04, TG-SOL-04: Health does not limit Energy, and there is no panic
    limiter_offset: LimiterOffset = 0  # TG-HRD-01, TG-HRD-02: the limiter upside down, and what that takes off Health
    secret_42: bool = False  # TG-HRD-03: secret 42 from the start
    coin_escape: bool = False  # TG-HRD-04..06: one attempt to escape an activation, and a coin decides
    short_menhirs: bool = False  # TG-HRD-08: every menhir lasts a day less when it is activated
    fewer_random: bool = False  # TG-HRD-09: one random event fewer whenever some are added
    dear_growth: bool = False  # TG-HRD-10: the hard column of prices
    resource_limit: bool = False  # TG-HRD-11: no more than 20 of each resource but Experience
    item_limit: bool = False  # TG-HRD-12: no more than five items a character
    no_mercy: bool = False  # TG-HRD-13, TG-MRC-04: a game that is lost stays lost
    open_play: bool = False  # TG-OPN-01: any board with any card and deck, and characters from other campaigns
