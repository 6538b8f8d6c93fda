"""How a practice player reads a question: what its fields admit, and which card an option takes."""

from collections.abc import Mapping

from games.cochons import facts
from porc_royal.asks import NOTHING, Answer, Ask, Chosen, Number, Reply, list_picks


def find_most(asked: Ask, option: str, field: str, chosen: Chosen = NOTHING) -> int:
    """The highest number that a field of an option admits, 0 where there is no such field."""
    wanted = asked.options[option].fields.get(field) if option in asked.options else None
    return wanted.range(chosen)[1] if isinstance(wanted, Number) else 0


def find_copy(asked: Ask, option: str) -> str:
    """A copy of the card that an option is played with, "" when none is held or the moment is wrong."""
    cards = list_picks(asked, option, facts.CARD)
    return cards[0] if cards else ""


def make_play(asked: Ask, option: str, fields: Mapping[str, Answer]) -> Reply:
    """An option with these fields, and with a copy of its card if it takes one."""
    card = find_copy(asked, option)
    return Reply(option, {facts.CARD: card, **fields} if card else dict(fields))
