"""Days in people's words: "on Sunday", "two weeks ago", "in November"."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date, datetime
from functools import wraps

from babel.dates import format_date, format_time
from flask import Flask

from ..store.moments import moment
from .stores import store
from .wording import language, voice

log = logging.getLogger(__name__)
LOCALES = {"cs": "cs", "en": "en_GB"}


def local(told: str) -> datetime:
    """A moment from the log on the clock of this house; ValueError when it is none."""
    return moment(told).astimezone()


def or_unknown(speaks: Callable[[str], str]) -> Callable[[str], str]:
    """What a template may ask of any moment: of one that no calendar has, it is said that nobody knows when it was."""

    @wraps(speaks)
    def spoken(told: str) -> str:
        try:
            return speaks(told)
        except ValueError:
            log.error("no moment: %.60r", told)
            return voice().t("day-unknown")

    return spoken


@or_unknown
def ago(told: str) -> str:
    """When something was, as one would say it at a table."""
    then, today = local(told).date(), local(store().clock()).date()
    key, facts = phrase(then, today)
    return voice().t(key, **facts)


def days_since(moment: str) -> int:
    """How many days ago something was."""
    return (local(store().clock()).date() - local(moment).date()).days


def phrase(then: date, today: date) -> tuple[str, dict[str, int | str]]:
    """The wording for a day seen from another: the key and its facts."""
    days = (today - then).days
    months = (today.year - then.year) * 12 + today.month - then.month
    if days <= 0:
        return "day-today", {}
    if days == 1:
        return "day-yesterday", {}
    if days < 7:
        return "day-weekday", {"weekday": then.isoweekday()}
    if days < 35:
        return "day-weeks-ago", {"weeks": days // 7}
    if months <= 10:
        return "day-month", {"month": then.month}
    return "day-month-and-year", {"month": then.month, "year": str(then.year)}


@or_unknown
def day(told: str) -> str:
    """The date of an evening: "neděle 12. října 2025"."""
    return format_date(local(told).date(), "full", locale=LOCALES[language()])


@or_unknown
def day_on(told: str) -> str:
    """The date of an evening within a sentence: "v neděli 12. října 2025"."""
    then = local(told).date()
    return voice().t("day-on", weekday=then.isoweekday(), date=format_date(then, "long", locale=LOCALES[language()]))


@or_unknown
def hour(told: str) -> str:
    """The time of day, without seconds."""
    return format_time(local(told).time(), "short", locale=LOCALES[language()])


def init_app(app: Flask) -> None:
    """Give the templates what says a day or an hour in words."""
    app.jinja_env.globals.update(ago=ago, day=day, day_on=day_on, hour=hour)
