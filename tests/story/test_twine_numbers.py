"""Which variables of a story from Twine can be said as numbers: only ever a number, words, both, nobody knows."""

from __future__ import annotations

import pytest

from companion.core.words import LANGUAGES
from companion.story import twee_import
from companion.story.twine_numbers import TwineNumbers

from .twine import STORY, as_book, brought


def numbers(*texts: str, harlowe: bool = False, lost: bool = False) -> TwineNumbers:
    """What was found in these passages."""
    found = TwineNumbers()
    for text in texts:
        found.look_through(text, harlowe, lost)
    return found


@pytest.mark.parametrize(
    "text",
    [
        "<<set $gold to 5>>",
        "<<set $gold = -12, $met to true>>",
        "<<set $gold += 1>>",
        "<<set $gold++>>",
        "<<set $gold to $gold - 2>>",
        "[[Pay|End][$gold -= 1]]",
        "(set: $gold to 5)",
        "(set: $gold to it + 1, $name to 'x')",
        "(put: 5 into $gold)",
        "<<if $gold >= 3 and $gold == 4>>x<</if>><<set $gold to 0>>",
    ],
)
def test_what_is_only_ever_a_number_can_be_said(text):
    assert "gold" in numbers(text)


@pytest.mark.parametrize(
    "text",
    [
        '<<set $gold to "much">>',
        "<<set $gold to true>>",
        "<<set $gold to random(1, 6)>>",
        "<<set $gold to 5.5>>",
        "<<set $gold to 5 + $luck>>",
        "<<set $gold to 12345>>",
        "<<set $gold *= 2>>",
        "<<set $gold to $silver>>",
        "<<set $gold.coins to 5>>",
        "<<set $gold[0] to 5>>",
        '<<textbox "$gold" "">>',
        "<<run ++$gold>>",
        "<<for $gold range 1, 6>>x<</for>>",
        "<<unset $gold>>",
        '<<if $gold is "much">>x<</if>>',
        "<<script>>State.variables.gold = 7;<</script>>",
        'State.variables["gold"] = "x";',
        "(set: $gold to (random: 1, 6))",
        "(put: 'much' into $gold)",
        "(put: (random: 1, 6) into $gold)",
        "(input-box: 2bind $gold)",
        "(dropdown: bind $gold, 'a', 'b')",
    ],
)
def test_what_may_be_anything_else_cannot_even_where_it_is_a_number_too(text):
    assert "gold" not in numbers(text)
    assert "gold" not in numbers("<<set $gold to 5>>", text, "[[Pay|End][$gold -= 1]]")


def test_what_nobody_sets_or_only_where_it_is_lost_is_unknown():
    assert "gold" not in numbers("You have $gold.")
    assert "gold" not in numbers("<<set $gold to 5>>", lost=True)
    assert "gold" in numbers("You have $gold to spend. <<set $gold to 5>>")  # words, and no macro


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_as_a_number_with_which_the_story_began(language):
    story = (
        ":: StoryInit\n<<set $gold to 12>>\n\n:: Start\nYou have $gold coins, $gold.value and $name. [[Go->End]]\n\n"
        ':: End\n<<set $name to "Ada">>Over.\n'
    )
    came = twee_import.import_story(STORY + story, "toy", "toy", language)
    assert "variable: gold = 12" in came.files["book.md"]
    assert "You have {gold} coins, ….value and …." in came.files["story.md"]


def test_the_book_that_comes_of_it_has_nothing_wrong_with_its_words():
    came = brought(STORY + ":: Start\n<<set $gold to 3>>You have $gold. [[Go->End]]\n\n:: End\nOver.\n")
    _, found = as_book(came)
    assert {one.code for one in found if one.weight == "error"} <= {"J401"}  # it is told in one language
