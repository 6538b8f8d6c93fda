"""What is said and drawn of a view: it must be a function of that view, whatever was shown to anybody before."""

from typing import TypeVar

from porc_royal.facts import Seat
from porc_royal.rulebook import Phrase, Rulebook

S = TypeVar("S")
V = TypeVar("V")


def render_all(book: Rulebook[S, V], state: S, viewer: Seat | None, phrase: Phrase) -> dict[str, object]:
    """Everything that a viewer is shown of a state without being asked, by the part of the rulebook that makes it."""
    view = book.view(state, viewer)
    rendered: dict[str, object] = {
        "summary": book.summary(view),
        "hand": book.hand(view),
        "progress": book.progress(view),
        "planned": book.planned(view),
        "board": book.board(view, None, phrase),
        "hand_board": book.hand_board(view, phrase),
    }
    for name, look in book.looks.items():
        rendered[f"looks.{name}.describe"] = look.describe(view, None)
        rendered[f"looks.{name}.draw"] = look.draw(view, None, phrase)
        rendered[f"looks.{name}.things"] = look.things(view)
    return rendered


def find_unlike_renderings(one: dict[str, object], other: dict[str, object]) -> list[str]:
    """What two viewers, or one viewer twice, are shown otherwise."""
    return [name for name, shown in one.items() if shown != other[name]]
