"""The board as somebody sees it."""

from bot.i18n import Language
from games.cochons.rulebook import RULEBOOK
from porc_royal.facts import Named, Saying, Seat
from porc_royal.scene import Scene
from tests.cochons.scenario import Table
from tests.words import WORDS


def shown(table: Table, seat: int | None, language: Language = "fr") -> Scene:
    """The board as somebody sees it."""
    reader = WORDS.of(language)

    def phrase(thing: Saying | Named) -> str:
        if isinstance(thing, Named):
            return reader.arg(thing, lambda one: f"P{one}", RULEBOOK.name)
        return reader.say(thing, lambda one: f"P{one}", RULEBOOK.name)

    view = table.play.view(None if seat is None else Seat(seat))
    return RULEBOOK.board(view, None, phrase)
