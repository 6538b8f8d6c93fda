"""Every sentence of the election, in both languages; what holds in every game is in tests/i18n/sentences.py."""

from pathlib import Path
from typing import ClassVar, Final

import games.election
from games.election import facts
from games.election.options import LONGEST_TITLE
from games.election.picture.shown import KEYS as PICTURE
from games.election.rulebook import RULEBOOK
from games.table.facts import Arg, Listing, Seat, Who
from tests.i18n.sentences import EverySentence, Game

EVERYBODY: Final = Listing(tuple(Who(Seat(seat)) for seat in range(12)))
SEVERAL: Final = ("candidates", "ballot-open", "ordered", "tied", "coalition", "ask-tie")
DO: Final = frozenset(f"election-do-{deed}" for deed in (*facts.STANDING, *facts.PRESIDING))
OVERRIDES: Final = frozenset(
    f"election-{key}"
    for key in (
        "lobby-intro",
        "lobby-privacy",
        "lobby-started",
        "result-title",
        "result-winner",
        "result-thanks",
    )
)
"""Sentences of the bot that read otherwise here."""

TEXTS: Final[dict[str | tuple[str, str], Arg]] = {
    **dict.fromkeys(("who", "home", "target"), Who(Seat(0))),
    **{(f"election-{key}", "who"): EVERYBODY for key in SEVERAL},
    "title": "W" * LONGEST_TITLE,
}

GAME: Final = Game(
    name=RULEBOOK.name,
    options=RULEBOOK.options,
    rules=RULEBOOK.rules,
    folder=Path(games.election.__file__).parent / "messages",
    keys=facts.KEYS,
    things=facts.THINGS,
    chance=facts.CHANCE,
    steps=facts.STEPS,
    picture=PICTURE,
    texts=TEXTS,
    titled=(),
    parts=frozenset({"election-governors"}) | DO,
    long={f"election-{key}": 750 for key in SEVERAL},  # twelve names in a row
    reworded=OVERRIDES,
)


class TestSentences(EverySentence):
    game: ClassVar = GAME
