"""Sentences woven into prose: who is named when, what hangs behind what, and that nothing is said twice running."""

from __future__ import annotations

import random

from companion.core.message import say
from companion.core.tale import Manner, Retold, retold, tale

MANNER = Manner(
    settled={"met": "beaten"},
    retold={
        "went": Retold("deed-went", deed=True, tails={"deed-went": "tail-went"}),
        "ate": Retold("deed-ate", "who", at_once=True, deed=True),
        "seen": Retold("told-seen", "place", called="places", tails={"": "tail-seen"}),
        "rain": Retold("told-rain"),
    },
    deeds="deeds",
)


def woven(*messages):
    """Each sentence: its wording, who, since when, its deeds and its tail."""
    found = []
    for one in retold(messages, MANNER):
        facts = one.args
        deeds = [(deed.key, deed.args["after"]) for deed in facts.get("deeds", ())]
        found.append((one.key, facts.get("who"), facts.get("since"), deeds, getattr(facts.get("tail"), "key", "")))
    return found


def test_what_the_same_people_did_is_one_sentence_in_which_they_are_named_once():
    deeds = [say("went", who=["a", "b"], place=place) for place in (1, 2, 3, 4)]
    went, then = ("deed-went", ""), ("deed-went", "deed-went")
    assert woven(*deeds, say("ate", who="c")) == [
        ("deeds", ["a", "b"], "first", [went, then, then], ""),
        ("deeds", ["a", "b"], "on", [went], ""),
        ("deeds", ["c"], "other", [("deed-ate", "")], ""),
    ]


def test_people_are_named_anew_where_something_else_was_told_and_are_called_otherwise():
    one, ate = say("went", who=["a"], place=1), ("deed-ate", "")
    told = retold([one, say("rain"), one, one, one, one, say("ate", who="b")], MANNER)
    assert [message.args.get("since") for message in told] == ["first", None, "again", "on", "other"]
    assert [message.args.get("otherwise") for message in told] == [False, None, True, True, False]
    assert woven(one, say("ate", who=["a", "b"]))[1] == ("deeds", ["a", "b"], "first", [ate], "")  # one of them did


def test_what_may_hang_behind_deeds_does_and_a_deed_only_behind_those_of_others():
    went = ("deed-went", "")
    one, two = say("went", who="a", place=1), say("went", who="b", place=2)
    assert woven(one, two) == [("deeds", "a", "first", [went], "tail-went")]
    assert woven(one, say("seen", place=3)) == [("deeds", "a", "first", [went], "tail-seen")]
    assert [key for key, *_ in woven(say("rain"), say("seen", place=3))] == ["told-rain", "told-seen"]
    assert [kind for *_, kind in woven(one, say("went", who=["a", "b"], place=2))] == ["", ""]
    after = [("deed-went", ""), ("deed-went", "deed-went"), ("deed-went", "deed-went")]
    assert woven(one, one, one, two) == [  # a long one needs nothing behind it
        ("deeds", "a", "first", after, ""), ("deeds", "b", "other", [went], ""),
    ]  # fmt: skip


def test_a_place_that_was_named_last_is_here():
    told = retold([say("went", who="a", place=1), say("went", who="a", place=1), say("went", who="a", place=2)], MANNER)
    assert [deed.args["here"] for deed in told[0].args["deeds"]] == [False, True, False]
    assert all(deed.args["in_tale"] for deed in told[0].args["deeds"])


def test_the_same_wording_has_never_the_same_turn_twice_running():
    chance = random.Random(1)
    lines = [(chance.randrange(9), [say("rain", nth=nth)]) for nth in range(200)]
    [paragraph] = tale(lines, MANNER)
    turns = [one.message.args["turn"] for one in paragraph.sentences]
    assert {*turns} == {0, 1, 2} and all(one != two for one, two in zip(turns, turns[1:], strict=False))
    assert turns == [one.message.args["turn"] for one in tale(lines, MANNER)[0].sentences]


def test_a_wording_comes_round_in_all_its_turns_whatever_is_told_between():
    lines = [(at * 3, [say("rain", nth=at), say("went", who="a", place=at)]) for at in range(6)]
    [paragraph] = tale(lines, MANNER)
    rain = [one.message.args["turn"] for one in paragraph.sentences if one.message.key == "told-rain"]
    assert rain == [0, 1, 2, 0, 1, 2]


def test_the_same_people_have_the_next_of_their_names_in_whatever_order_they_are_named():
    told = retold(
        [say("went", who=["a", "b"], place=1), say("ate", who="c"), say("went", who=["b", "a"], place=2)], MANNER
    )
    assert [message.args["naming"] for message in told] == [0, 0, 1]
    assert told[2].args["deeds"][0].args["naming"] == 1


def test_a_beginning_without_a_name_is_settled_by_the_next_end_of_the_same_people():
    met, ends = say("met", who=["a"], name=""), say("beaten", who=["a"], name="Wolf")
    assert [one.message.key for one in tale([(1, [met]), (2, [ends])], MANNER)[0].sentences] == ["beaten"]
    others = say("beaten", who=["b"], name="Wolf")
    assert [one.message.key for one in tale([(1, [met]), (2, [others])], MANNER)[0].sentences] == ["met", "beaten"]
