"""A volume in English, as a table would have it after a long winter; every word of it is our own."""

from __future__ import annotations

from companion.volume.manuscript import (
    Chapter,
    Death,
    Figure,
    Heading,
    Labels,
    Manuscript,
    Passage,
    Person,
    Picture,
    Run,
)

from .czech import told
from .pictures import dial, land, race, table_by_candle

FIRST = Chapter(
    "The Salt Road",
    "Friday, 9 January 2026",
    "Anna, Tom and Priya were at the table; the fourth chair kept the coats.",
    [
        told(
            "I should begin with the bell, since everybody who came back remembers it differently. Anna says that it rang",
            "before we left the last house; Tom, that there was no bell at all, only a sound like one, a long way under the",
            "road. What is certain is that Maud the tinker put down her pack to listen, that old Wren did not, and that this",
            "was the first thing they quarrelled about.",
        ),
        told(
            "They carried salt, eleven candles and a map that somebody had drawn from memory. *The memory was not theirs*, and",
            "so it was wrong only in the places that mattered. By noon they had lost the road twice and found it once.",
        ),
        told(
            "In the evening they lit the first stone. It took three candles and the better part of their bread, and the light",
            "went out from it as water goes out from a spring, low and in no hurry, until it lay about them as far as a dog",
            "would run.",
        ),
        Heading("The second day"),
        told(
            "Rain, and then the sort of quiet that comes instead of rain. Wren walked in front. She said she was looking for",
            "a gate, and when Maud asked what it was the gate of, she said that this was exactly what she was looking for.",
        ),
        Passage(
            "The Book of Lamps",
            "A Door in the Hedge",
            [
                [Run("It has a handle and no hinges. Somebody has polished the handle, every day, for longer than the hedge has grown.")],
                [
                    Run("If you put your ear to the wood you hear a room: a clock, a chair being moved, a kettle that has begun to think about boiling. "),
                    Run("Then you hear somebody on the other side put an ear to the wood.", "em"),
                ],
                [Run("“Are you coming in,” asks a voice, politely, “or am I going out?”")],
            ],
            "Say nothing, and turn the handle.",
        ),
        told(
            "Nobody has ever agreed on what was inside. They were gone for as long as a candle burns, and when they came out",
            "the candle had not been lit.",
        ),
        told(
            "Three hounds caught them on the way down to the river. Maud held the bank for four rounds and took two wounds;",
            "Wren drew the largest of them off with the last of the bread, and Tom’s smith, who had not yet been given a name,",
            "broke the second one’s charge and earned it. From then on he was called Hob the Wall.",
            kind="fight",
        ),
        told(
            "We stopped there because it was past midnight and the kettle at our own table had begun to think about boiling.",
            kind="own",
        ),
        Picture("land-1.svg", "The land as it was lit after the first evening: three stones of nine.", "A map of nine places; three are lit."),
    ],
)

SECOND = Chapter(
    "What the River Kept",
    "Saturday, 24 January 2026",
    "All four, and a guest who read the voices. It was her idea that the ferryman should lisp.",
    [
        told(
            "There is a rule among ferrymen that nobody is carried twice for the same reason. Hob had crossed as a boy, to",
            "get away; he crossed now, he said, to get back, and the ferryman turned this over for some time before he",
            "decided that it would do. For Maud he asked two coins. For Wren he asked nothing, and did not look at her, and",
            "she sat through the whole of the crossing with her hands in her sleeves.",
        ),
        told("On the far side it was already spring."),
        told(
            "They stayed for three days in a village where every house had one window more than it had rooms. The people were",
            "kind in the manner of people who have been told to be. They mended Maud’s boots. They gave Hob a bed that had",
            "plainly been somebody’s, and in the morning there was a plate for whoever it was, and it was empty.",
        ),
        Picture("table.jpg", "Our own table, a little before the river. The red card is the one that we should have kept.", "A table with cards by candlelight.", own=True),
        Passage(
            "The Book of Lamps",
            "The Third Window",
            [
                [Run("From the street there are three windows; from within there are two. You count again, and a child who has been watching you count holds up three fingers, and then, with great patience, folds one of them down.")],
                [Run("“That one is for looking in,” she says.")],
            ],
            "Stand in the street after dark, and look.",
        ),
        told(
            "The warden of the ford would not be spoken to. Hob took the first two blows on the shield and the third without",
            "it. Wren’s lamp went over in the second round, and what followed was done by sound: five rounds, nineteen dice,",
            "one of which is still under the sideboard. At the end of it the warden sat down in the water like a man who has",
            "been on his feet all day, and the water went round him.",
            kind="fight",
        ),
        Death(
            "Hob the Wall",
            [Run("At the ford, on the fourteenth day, facing the way that he had come. He had carried the salt for all of them, and it was dry.")],
        ),
        told(
            "They buried the shield, because there was nothing else that the river would give back. Maud scratched his name",
            "on it, the new one. Wren lit a candle that they could not spare, and for once there was no quarrel.",
        ),
        Picture("race.svg", "How far the company had come, and how far the tide.", "Two rows of twelve steps: six and eight."),
    ],
)

THIRD = Chapter(
    "The Twelfth Candle",
    "Sunday, 1 March 2026",
    "Anna, Tom and Priya. The fourth chair was left as it was.",
    [
        told(
            "“Eleven,” said Maud, and counted them again; and there on the table, between the salt and the bread, stood the",
            "twelfth, burnt down to the width of a thumb. None of us had put it there. We looked under the lid of the box and",
            "through the rules, and Priya turned up the passage about the hedge and read it once more, aloud, slowly, and this",
            "time everybody heard that the kettle in it had been taken off the fire.",
        ),
        told(
            "So they went back for the door. It took them two days to find the hedge and a third to find the handle, which",
            "nobody had polished since they left. The last of the hounds lay across the threshold; it raised its head, and",
            "Wren gave it bread, and it let them by. *That was the fight we had been saving everything for.*",
        ),
        Passage(
            "The Book of Lamps",
            "A Room with a Clock",
            [
                [Run("The chair has been moved to face you. On the table are three cups, and the steam stands over them quite still, as breath does in the cold.")],
                [Run("“I wondered,” says the voice, “which of us it would be.”")],
            ],
            "Put the candle in the window.",
        ),
        told(
            "It is burning now, if the map is to be trusted, in a window that cannot be seen from within. The stones went out",
            "behind them one after another as they walked home, and each time the dark came up to the road and stopped there,",
            "as a dog does that has learned where it may go.",
        ),
        Picture("dial.svg", "The dial, as it stood at the end.", "A circle of eight hours; the sixth is marked."),
        told("Wren kept the handle. She says that it is only to have something to polish.", kind="own"),
    ],
)

ENGLISH = Manuscript(
    id="table-7f3a",
    language="en",
    title="The Twelfth Candle",
    game="Roads Without Land",
    when="9 January to 1 March 2026",
    made="2026-03-02T20:15:00Z",
    company=[
        Person("Maud the Tinker", "played by Anna", "Counted the candles, and came home."),
        Person("Hob the Wall", "played by Tom", "Stayed at the ford on the fourteenth day."),
        Person("Old Wren", "played by Priya", "Was never carried for the same reason as the others. She keeps the handle."),
    ],
    chapters=[FIRST, SECOND, THIRD],
    figures=[
        Figure("Evenings", "3"),
        Figure("Hours at the table", "12½"),
        Figure("Days on the road", "19"),
        Figure("Stones lit", "6"),
        Figure("Passages read", "27"),
        Figure("Fights won", "8 of 11"),
        Figure("Dice rolled", "1,096"),
        Figure("The dead", "1"),
        Figure("Dice under the sideboard", "1"),
    ],
    labels=Labels("Contents", "The Company", "In Figures", "Set by the Chronicler on 2 March 2026.", "Here the road ended"),
    files={
        "land-1.svg": land(3),
        "race.svg": race(6, 8),
        "dial.svg": dial(5),
        "table.jpg": table_by_candle(),
    },
)
