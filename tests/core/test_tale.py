"""The chronicle told as a tale: paragraphs, what is told at once, and nothing lost but book-keeping."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion import games
from companion.core.message import say
from companion.core.tale import Manner, Retold, retold, tale

MANNER = Manner(
    heads={"day": "day-head", "turn": ""},
    aside=("sum",),
    settled={"met": "beaten"},
    retold={"ate": Retold("all-ate", "who"), "lost": Retold("all-lost", "place", called="places")},
)


def keys(lines, manner=MANNER):
    return [
        (one.head.key if one.head else "", [(told.message.key, told.revision) for told in one.sentences])
        for one in tale(lines, manner)
    ]


def test_a_head_begins_a_paragraph_and_is_not_told_again():
    lines = [(1, [say("rain")]), (2, [say("day", day=2), say("went")]), (3, [say("turn", who="a"), say("sum")])]
    assert keys(lines) == [("", [("rain", 1)]), ("day-head", [("went", 2)]), ("", [("turn", 3)])]
    assert tale(lines, MANNER)[1].head.args == {"day": 2}


def test_what_differs_in_one_thing_only_is_told_at_once():
    supper = [(4, [say("ate", who="a")]), (5, [say("sum"), say("ate", who="b")]), (6, [say("ate", who="a")])]
    [one] = tale(supper, MANNER)
    assert [(told.message.key, told.message.args, told.revision) for told in one.sentences] == [
        ("all-ate", {"who": ["a", "b"], "count": 2, "in_tale": True}, 4)
    ]
    [one] = tale([(1, [say("lost", place=7, by="x"), say("lost", place=8, by="y")])], MANNER)
    assert [told.message.args["places"] for told in one.sentences] == [[7], [8]]


def test_a_beginning_is_not_told_where_its_end_is():
    met, beaten = say("met", name="Wolf"), say("beaten", name="Wolf")
    assert keys([(1, [met]), (2, [say("sum")]), (3, [beaten])]) == [("", [("beaten", 3)])]
    assert keys([(1, [met]), (2, [say("beaten", name="Bear")])]) == [("", [("met", 1), ("beaten", 2)])]
    assert keys([(1, [beaten]), (2, [met])]) == [("", [("beaten", 1), ("met", 2)])]


def test_a_passage_and_what_was_chosen_in_it_are_one_sentence():
    read, chose = say("wrote-read", title="The well", book="Salt"), say("wrote-chose", text="Climb down.", book="Salt")
    [one] = tale([(3, [read]), (4, [say("sum"), chose]), (5, [chose]), (6, [read]), (7, [say("went")])], MANNER)
    assert [(told.message.key, told.revision) for told in one.sentences] == [
        ("told-read-and-chose", 3),
        ("told-chose", 5),
        ("told-read", 6),
        ("went", 7),
    ]
    both = one.sentences[0].message.args
    assert both == {"title": "The well", "text": "Climb down.", "book": "Salt", "in_tale": True}


def test_what_is_chosen_in_another_book_is_a_sentence_of_its_own():
    read, chose = say("wrote-read", title="The well", book="Salt"), say("wrote-chose", text="Climb.", book="Fire")
    assert keys([(1, [read]), (2, [chose])]) == [("", [("told-read", 1), ("told-chose", 2)])]


def test_an_evening_of_book_keeping_is_told_whole():
    assert keys([(1, [say("sum")]), (2, [say("wrote-renamed", old="a", new="b")])]) == [
        ("", [("sum", 1), ("wrote-renamed", 2)])
    ]
    assert tale([], MANNER) == []


def test_sentences_of_an_evening_before_are_worded_as_in_a_tale():
    assert [one.key for one in retold([say("ate", who="a"), say("went")], MANNER)] == ["all-ate", "went"]


NAMES = st.sampled_from(["day", "turn", "sum", "ate", "lost", "met", "beaten", "went"])


@given(st.lists(st.lists(NAMES, max_size=4), max_size=12))
def test_nothing_is_lost_but_book_keeping_and_the_order_stays(written):
    lines = [(at, [say(key, name="n", who=at, place=at) for key in keys]) for at, keys in enumerate(written)]
    flat = [key for _, messages in lines for key in (message.key for message in messages)]
    told = [one for paragraph in tale(lines, MANNER) for one in paragraph.sentences]
    assert [one.revision for one in told] == sorted(one.revision for one in told)
    tellings = [one.message.key for one in told]
    assert tellings.count("went") == flat.count("went")
    assert tellings.count("beaten") == flat.count("beaten")
    assert tellings.count("met") >= flat.count("met") - flat.count("beaten")
    eaten = [who for one in told if one.message.key == "all-ate" for who in one.message.args["who"]]
    assert {*eaten} == {at for at, keys in enumerate(written) if "ate" in keys}


def test_what_a_game_leaves_out_or_words_otherwise_it_does_write():
    for id in games.GAMES:
        manner = games.game(id).manner
        named = {*manner.heads, *manner.aside, *manner.settled, *manner.settled.values(), *manner.retold}
        assert all(key.startswith("wrote-") for key in named)


def test_what_befalls_several_at_once_is_gathered_over_what_lies_between():
    manner = Manner(
        retold={
            "ate": Retold("all-ate", "who", at_once=True),
            "dreamt": Retold("all-dreamt", "who", at_once=True),
        }
    )
    night = [say("ate", who="a"), say("dreamt", who="a", place=1), say("ate", who="b"), say("dreamt", who="b", place=2)]
    night += [say("dreamt", who="c", place=1), say("day"), say("ate", who="a")]
    [one] = tale([(1, night)], manner)
    assert [(told.message.key, told.message.args.get("who")) for told in one.sentences] == [
        ("all-ate", ["a", "b"]), ("all-dreamt", ["a", "c"]), ("all-dreamt", ["b"]), ("day", None), ("all-ate", ["a"]),
    ]  # fmt: skip


def test_what_somebody_wrote_is_a_paragraph_of_its_own():
    day = [say("went", who="a", place=1), say("wrote-noted", text="It rained."), say("went", who="b", place=2)]
    told = tale([(1, day)], Manner())
    assert [(one.own, len(one.sentences)) for one in told] == [(False, 1), (True, 1), (False, 1)]
