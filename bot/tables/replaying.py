"""A game played again from its record: the last position and the replies since, by the rules of today."""

import msgspec

from bot.games import GAMES, AnyPlay, AnyRulebook
from bot.tables.stand_ins import StandIn, read_stand_ins
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import Play, Position
from storage import upgrades
from storage.ports import Loaded
from storage.ports import PositionRow as StoredPosition
from storage.slices import walk_slices


class Diverged(Exception):
    """Today's rules make something else of the replies in the log than those did that wrote it."""


async def rebuild(loaded: Loaded, rulebook: AnyRulebook, *, goes_on: bool = False) -> AnyPlay | None:
    """Play the log again, in slices: the game as the log has it, None when it has not begun.

    One that is over can be looked at.

    The facts that are stored with every entry are what the table was told: rules that make others of the same replies
    have led to another game, whatever version they say they are. Raises `Diverged` then.

    goes_on: whether people are asked there, and not only look at it
    """
    if loaded.position is None:
        return None
    play = Play(rulebook, upgrade(loaded.position, rulebook))
    if (goes_on or loaded.entries) and not _may_play_on(loaded, rulebook):
        raise Diverged
    async for entry in walk_slices(loaded.entries):
        place = play.place
        step = play.take(Seat(entry.seat), msgspec.json.decode(entry.reply, type=Reply))
        told = msgspec.json.encode(step.facts)
        if (place, told) != (entry.place, entry.facts):
            raise Diverged
    return play


def _may_play_on(loaded: Loaded, rulebook: AnyRulebook) -> bool:
    """Whether a table may go on where it stands, as far as the rules say: else it is asked again from its position."""
    stored = loaded.position
    if stored is None or not stored.chapter:  # what has not begun, and what is over
        return True
    steps = GAMES.list_upgrades(rulebook.name)
    return upgrades.can_replay(steps, stored.rules_version, rulebook.version)


def upgrade(stored: StoredPosition, rulebook: AnyRulebook) -> Position:
    """A position as today's rules write it. Raises `NoUpgrade`, `Unreadable`."""
    steps = GAMES.list_upgrades(rulebook.name)
    state = upgrades.upgrade(rulebook.name, steps, stored.rules_version, rulebook.version, stored.state)
    return Position(stored.seq, stored.chapter, state, rulebook.version)


async def read_sealed_answers(loaded: Loaded, rulebook: AnyRulebook, game: AnyPlay | None) -> list[StandIn]:
    """What was answered for absent people and lies sealed in a game that was rebuilt, as the log has it."""
    if game is None or loaded.position is None or not game.asks or not loaded.entries:
        return []
    return await read_stand_ins(Play(rulebook, upgrade(loaded.position, rulebook)), game, loaded.entries)
