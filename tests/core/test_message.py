"""Messages: a key and its facts, saved as they are."""

from __future__ import annotations

import msgspec

from companion.core.message import Message, say


def test_a_message_keeps_its_key_and_facts():
    assert say("tell-turn", place=101, to=4) == Message("tell-turn", {"place": 101, "to": 4})


def test_a_fact_may_have_any_name():
    assert say("wrote", key="k", args=[1]) == Message("wrote", {"key": "k", "args": [1]})


def test_a_message_is_saved_and_read_back():
    message = say("wrote-met", who=["Ailei", "Beor"], food=-2)
    saved = msgspec.json.encode(message)
    assert saved == b'{"key":"wrote-met","args":{"who":["Ailei","Beor"],"food":-2}}'
    assert msgspec.json.decode(saved, type=Message) == message


def test_a_message_without_facts_is_saved_as_its_key():
    assert msgspec.json.encode(say("wrote-dawn")) == b'{"key":"wrote-dawn"}'
    assert msgspec.json.decode(b'{"key":"wrote-dawn"}', type=Message) == say("wrote-dawn")


def test_messages_do_not_share_their_facts():
    one, other = Message("a"), Message("b")
    one.args["x"] = 1
    assert other.args == {}
