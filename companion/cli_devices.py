"""The `companion devices` commands: who may come in over the home network."""

from __future__ import annotations

from typing import Any

import click

from .devices.device import ROLES

ROLE_NAMES = click.Choice(ROLES)


@click.group()
def devices() -> None:
    """The devices and programs that were let in from the home network."""


@devices.command("list")
@click.pass_obj
def list_(house: Any) -> None:
    """List the devices: id, role, when each was last there, name."""
    found = house.opened.register.all()
    if not found:
        house.tell("cli-no-devices")
    for one in found:
        click.echo(f"{one.id}  {one.role:10}  {one.kind:7}  {one.seen[:16].replace('T', ' ')}  {one.name}")


@devices.command()
@click.argument("name")
@click.option("--role", type=ROLE_NAMES, default="player", show_default=True, help="What it may do.")
@click.option("--table", default="", help="The table at which it has a seat.")
@click.option("--seat", type=click.IntRange(1), help="Its seat there.")
@click.pass_obj
def add(house: Any, name: str, role: Any, table: str, seat: int | None) -> None:
    """Let a program in. Its token is printed once; it sends it as `Authorization: Bearer TOKEN`."""
    register = house.opened.register
    if seat is not None:
        house.store.revision(table)  # a table that is there
    device, token = register.add(name, role, "program", table=table, seat=seat)
    house.tell("cli-device-added", id=device.id)
    click.echo(token)


@devices.command()
@click.argument("id")
@click.option("--name", help="Another name.")
@click.option("--role", type=ROLE_NAMES, help="Another role.")
@click.pass_obj
def change(house: Any, id: str, name: str | None, role: Any) -> None:
    """Give a device another name or another role; what it has open follows at once."""
    device = house.opened.register.change(id, name=name, role=role)
    house.tell("cli-device-changed", name=device.name, role=house.say(f"role-{device.role}"))


@devices.command()
@click.argument("id")
@click.pass_obj
def remove(house: Any, id: str) -> None:
    """Show a device out, at once."""
    device = house.opened.register.get(id)
    house.opened.register.remove(id)
    house.tell("cli-device-removed", name=device.name)
