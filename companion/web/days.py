"""Days in people's words: "on Sunday", "two weeks ago", "in November"."""

from __future__ import annotations

from datetime import date, datetime

from babel.dates import format_date, format_time
from flask import Flask

from .shelf_room import store
from .wording import language, voice

LOCALES = {"cs": "cs", "en": "en_GB"}


def local(moment: str) -> datetime:
    """A moment from the log on the clock of this house."""
    return datetime.fromisoformat(moment).astimezone()


def ago(moment: str) -> str:
    """When something was, as one would say it at a table."""
    then, today = local(moment).date(), local(store().clock()).date()
    key, facts = phrase(then, today)
    return voice().t(key, **facts)


def phrase(then: date, today: date) -> tuple[str, dict[str, int]]:
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


def day(moment: str) -> str:
    """The date of an evening: "neděle 12. října 2025"."""
    return format_date(local(moment).date(), "full", locale=LOCALES[language()])


def day_on(moment: str) -> str:
    """The date of an evening within a sentence: "v neděli 12. října 2025"."""
    then = local(moment).date()
    return voice().t("day-on", weekday=then.isoweekday(), date=format_date(then, "long", locale=LOCALES[language()]))


def hour(moment: str) -> str:
    """The time of day, without seconds."""
    return format_time(local(moment).time(), "short", locale=LOCALES[language()])


def init_app(app: Flask) -> None:
    """Give the templates their days."""
    app.jinja_env.globals.update(ago=ago, day=day, day_on=day_on, hour=hour)
