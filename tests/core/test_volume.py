"""A campaign as a book, unspoken: pieces out of the chronicle, and what a chronicler changes of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.core.message import say
from companion.core.tale import LastLine, Manner, Retold
from companion.core.volume import Happened, evenings_told, figures

MANNER = Manner(
    heads={"day": "day-head", "turn": ""},
    aside=("sum",),
    settled={"met": "beaten"},
    retold={"ate": Retold("all-ate", "who")},
    fights={"met": ("beaten", "fled"), "blow": ("blow",)},
    parleys={"colour": "blue"},
    deaths=("died",),
)


def line(*evenings):
    """Moves: an evening is a list of moves, a move a list of messages (or one)."""
    told, revision = [], 0
    for session, moves in enumerate(evenings, 1):
        for messages in moves:
            messages = messages if isinstance(messages, list) else [messages]
            told.append(Happened(revision, session, f"2026-10-{session:02}T20:00:00+00:00", messages))
            revision += 1
    return told


def pieces(*evenings, number=0):
    return evenings_told(line(*evenings), MANNER)[number].pieces


def shape(found):
    return [
        (one.kind, one.place, [told.message.key for told in one.sentences] or one.text or one.picture) for one in found
    ]


def test_an_evening_is_told_in_pieces_each_known_by_where_it_begins():
    found = pieces(
        [[say("rain"), say("sum")], say("day", day=1), say("went"), say("turn", who="a"), say("died", who="a")]
    )
    assert shape(found) == [
        ("prose", "0", ["rain"]),
        ("heading", "1", ["day-head"]),
        ("prose", "2", ["went"]),
        ("prose", "3", ["turn"]),
        ("death", "4", ["died"]),
    ]


def test_a_fight_of_words_is_a_parley():
    words, swords = say("beaten", name="Judge", colour="blue"), say("beaten", name="Wolf", colour="grey")
    found = pieces([say("went"), say("met", name="Judge"), words, say("met", name="Wolf"), swords])
    assert shape(found) == [("prose", "0", ["went"]), ("parley", "2", ["beaten"]), ("fight", "4", ["beaten"])]


def test_a_fight_is_a_paragraph_from_its_beginning_to_its_end():
    found = pieces([say("went"), say("met", name="Wolf"), say("rain"), say("beaten", name="Wolf"), say("went")])
    assert shape(found) == [("prose", "0", ["went"]), ("fight", "2", ["rain", "beaten"]), ("prose", "4", ["went"])]


def test_a_fight_goes_on_while_somebody_who_began_it_is_left_in_it():
    fled = [say("fled", who=["a"]), say("rain"), say("fled", who=["b"])]
    found = pieces([say("met", name="Stag", who=["a", "b"]), *fled, say("went")])
    assert shape(found) == [("fight", "0", ["met", "fled", "rain", "fled"]), ("prose", "4", ["went"])]


def test_two_fights_are_two_paragraphs_and_one_without_an_end_is_none():
    found = pieces([say("blow"), say("blow"), say("met", name="Bear"), say("rain")])
    assert shape(found) == [("fight", "0", ["blow"]), ("fight", "1", ["blow"]), ("prose", "2", ["met", "rain"])]


def test_a_passage_has_what_was_chosen_in_it_and_nothing_of_another_book():
    read, chose = say("wrote-read", title="The well", book="Salt"), say("wrote-chose", text="Down.", book="Salt")
    found = pieces([read, [chose, read], [say("wrote-chose", text="Up.", book="Fire")]])
    assert shape(found) == [
        ("passage", "0", ["wrote-read", "wrote-chose"]),
        ("passage", "1", ["wrote-read"]),
        ("prose", "2", ["told-chose"]),
    ]


def test_pieces_that_begin_in_one_move_are_told_apart():
    found = pieces([[say("day", day=1), say("went"), say("died", who="b")]])
    assert [one.place for one in found] == ["0", "0.1", "0.2"]


def test_words_of_the_players_are_their_own():
    assert shape(pieces([say("wrote-noted", text="We laughed.")])) == [("own", "0", ["wrote-noted"])]
    assert pieces([say("wrote-noted", text="We laughed.")])[0].text == "We laughed."


# --- what the chronicler changes ------------------------------------------------------------------------------------


def added(piece, text):
    return say("wrote-volume-told", piece=piece, text=text)


def test_what_was_added_stands_behind_its_piece_the_last_one_first():
    evenings = [say("went"), say("day", day=1)], [added("0", "One."), added("0", "Two."), added("2", "Behind one.")]
    assert shape(pieces(*evenings)) == [
        ("prose", "0", ["went"]),
        ("own", "3", "Two."),
        ("own", "2", "One."),
        ("own", "4", "Behind one."),
        ("heading", "1", ["day-head"]),
    ]
    assert pieces(*evenings, number=1) == []  # the evening on which it was written tells nothing of it


def test_what_is_added_before_an_evening_begins_it():
    assert shape(pieces([say("went")], [added("e1", "Before all.")])) == [
        ("own", "1", "Before all."),
        ("prose", "0", ["went"]),
    ]


def test_a_piece_is_told_in_other_words_in_one_language_and_as_it_was_again():
    other = say("wrote-volume-reworded", piece="0", language="cs", text="Šli.")
    [one, *_] = pieces([say("went"), other])
    assert one.words == {"cs": "Šli."}
    [one, *_] = pieces([say("went"), other, say("wrote-volume-as-told", piece="0", language="cs")])
    assert not one.words.get("cs")


def test_ones_own_words_are_changed_in_every_language_at_once():
    own, other = added("0", "Rain."), say("wrote-volume-reworded", piece="1", language="cs", text="Lilo.")
    [_, one] = pieces([say("went"), own, other])
    assert one.told_by_hand("cs") == one.told_by_hand("en") == "Lilo."
    [_, one] = pieces([say("went"), own, other, say("wrote-volume-as-told", piece="1", language="cs")])
    assert one.told_by_hand("en") == "Rain."


def test_what_is_left_out_stays_known_and_comes_back():
    out, back = say("wrote-volume-left-out", piece="0"), say("wrote-volume-put-back", piece="0")
    assert pieces([say("went"), out])[0].out
    assert not pieces([say("went"), out, back])[0].out


def test_a_picture_stands_where_it_was_put():
    [_, one] = pieces([say("went"), say("wrote-volume-picture", piece="0", picture="ab" * 20, text="Our table")])
    assert (one.kind, one.picture, one.text, one.place) == ("picture", "ab" * 20, "Our table", "1")


def test_what_was_said_of_a_piece_that_is_grouped_otherwise_now_stands_at_the_one_it_is_in():
    found = pieces([say("went"), say("rain"), say("day", day=1)], [added("1.3", "Where?"), added("999", "Lost.")])
    assert [one.text for one in found] == ["", "Where?", "", "Lost."]


def test_an_empty_table_with_something_added_is_told():
    assert shape(pieces([say("sum")], [added("77", "All the same.")])) == [("own", "1", "All the same.")]


KEYS = st.sampled_from(
    ["day", "turn", "sum", "ate", "met", "beaten", "blow", "died", "went", "wrote-read", "wrote-chose"]
)
MESSAGES = st.builds(lambda key, who: say(key, who=who, name="Wolf", book="Salt"), KEYS, st.sampled_from("ab"))
STORY = st.lists(st.lists(st.lists(MESSAGES, max_size=3), min_size=1, max_size=6), min_size=1, max_size=4)


@given(STORY)
def test_every_piece_has_a_place_of_its_own_in_the_order_in_which_it_happened(story):
    places = [one.place for evening in evenings_told(line(*story), MANNER) for one in evening.pieces]
    assert len(set(places)) == len(places)
    assert places == sorted(places, key=lambda place: [int(part) for part in f"{place}.0".split(".")[:2]])


@given(STORY, st.lists(st.tuples(st.integers(0, 12), st.integers(0, 2)), max_size=5))
def test_what_is_added_is_told_once_and_takes_nothing_away(story, where):
    moves = [added(f"{at}.{nth}" if nth else f"{at}", f"own {n}") for n, (at, nth) in enumerate(where)]
    before = [one for evening in evenings_told(line(*story), MANNER) for one in evening.pieces]
    after = [one for evening in evenings_told(line(*story, moves or [[]]), MANNER) for one in evening.pieces]
    assert [one for one in after if not one.text] == before
    assert sorted(one.text for one in after if one.text) == sorted(f"own {n}" for n in range(len(where)))


@given(STORY)
def test_no_sentence_of_the_story_is_told_twice_and_only_book_keeping_is_lost(story):
    evenings = evenings_told(line(*story), MANNER)
    told = [one for evening in evenings for piece in evening.pieces for one in piece.sentences]
    happened = [message for moves in story for messages in moves for message in messages]
    assert sum(one.message.key == "went" for one in told) == sum(one.key == "went" for one in happened)
    assert sum(one.message.key == "died" for one in told) == sum(one.key == "died" for one in happened)
    assert all(one.message.key != "sum" for one in told)


def test_figures_count_sentences_or_sum_a_fact_and_leave_out_what_never_came():
    counted = (LastLine("days", ("day",)), LastLine("gold", ("found", "won"), "amount"), LastLine("toads", ("toad",)))
    moves = line([say("day", day=1), [say("found", amount=3), say("won", amount=2)], say("day", day=2), say("found")])
    assert figures(moves, counted) == [("days", 2), ("gold", 5)]
