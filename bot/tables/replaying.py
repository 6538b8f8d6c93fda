"""A game played again from its record: the last position and the replies since, by the rules of today."""

import msgspec

from bot.games import AnyPlay, AnyRulebook
from games.table.asks import Reply
from games.table.facts import Seat
from games.table.play import Play, Position
from storage.ports import Loaded
from storage.ports import Position as StoredPosition
from storage.upgrades import UPGRADES


class Diverged(Exception):
    """Today's rules make something else of the replies in the log than those did that wrote it."""


def rebuild(loaded: Loaded, rulebook: AnyRulebook) -> AnyPlay | None:
    """Play the log again: the game as the log has it, None when it has not begun; one that is over can be looked at.

    The facts that are stored with every entry are what the table was told: rules that make others of the same replies
    have led to another game, whatever version they say they are. Raises `Diverged` then.
    """
    if loaded.position is None:
        return None
    play = Play(rulebook, upgrade(loaded.position, rulebook))
    under_way = bool(loaded.position.chapter)  # what is over is only looked at
    if under_way and not UPGRADES.replays(rulebook.name, loaded.position.rules_version, rulebook.version):
        raise Diverged
    for entry in loaded.entries:
        place = play.place
        step = play.take(Seat(entry.seat), msgspec.json.decode(entry.reply, type=Reply))
        told = msgspec.json.encode(step.facts)
        if (place, told) != (entry.place, entry.facts):
            raise Diverged
    return play


def upgrade(stored: StoredPosition, rulebook: AnyRulebook) -> Position:
    """A position as today's rules write it. Raises `NoUpgrade`, `Unreadable`."""
    state = UPGRADES.upgrade(rulebook.name, stored.rules_version, rulebook.version, stored.state)
    return Position(stored.seq, stored.chapter, state, rulebook.version)
