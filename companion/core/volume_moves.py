"""The moves by which a chronicler writes on in the campaign's volume. They change no state: it all stands in the log.

A move like any other: undone, exported and looked back at with the rest. `companion/core/volume.py` reads them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from .draft import Draft
from .moves import Moves
from .volume import ADDED, AS_TOLD, LEFT_OUT, PICTURED, PUT_BACK, REWORDED
from .words import Language

volume_moves = Moves()
VolumePlace = Annotated[
    str, msgspec.Meta(max_length=20, pattern=r"^(e\d{1,4}|\d{1,9}(\.\d{1,4})?)$", description="a piece of the volume")
]
OwnWords = Annotated[str, msgspec.Meta(min_length=1, max_length=6000)]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{40}$", description="a picture that was handed in")]


@volume_moves.add(by="keeper", when="always", hidden=True, notes=True)
def tell_in_volume(draft: Draft, piece: VolumePlace, text: OwnWords) -> None:
    """Add a paragraph of the chronicler's own behind that piece of the volume; "e3": where the third evening begins."""
    if not text.strip():
        draft.refuse("text", "argument-empty")
    draft.write(ADDED, piece=piece, text=text.strip())


@volume_moves.add(by="keeper", when="always", hidden=True, notes=True)
def reword_in_volume(
    draft: Draft, piece: VolumePlace, language: Language, text: Annotated[str, msgspec.Meta(max_length=6000)] = ""
) -> None:
    """Tell a piece in the chronicler's own words, in that language; without any, as the chronicle tells it."""
    if text.strip():
        draft.write(REWORDED, piece=piece, language=language, text=text.strip())
    else:
        draft.write(AS_TOLD, piece=piece, language=language)


@volume_moves.add(by="keeper", when="always", hidden=True, notes=True)
def leave_out_of_volume(draft: Draft, piece: VolumePlace, out: bool = True) -> None:
    """Leave a piece out of the volume, or put it back in."""
    draft.write(LEFT_OUT if out else PUT_BACK, piece=piece)


@volume_moves.add(by="keeper", when="always", hidden=True, notes=True)
def picture_in_volume(
    draft: Draft, piece: VolumePlace, picture: Digest, text: Annotated[str, msgspec.Meta(max_length=300)] = ""
) -> None:
    """Put a picture of the table's own behind that piece, with its caption; it must have been handed in before."""
    draft.write(PICTURED, piece=piece, picture=picture, text=text.strip())
