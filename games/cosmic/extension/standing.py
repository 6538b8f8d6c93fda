"""What has been said at a gate, while a card is played: whoever sees it and lets it be leaves its word standing.

So does whoever plays it with what it says. Who would rather say it anew says so, and is asked; and so is everybody
whose own hand the card has changed, or who was not asked whether it is cancelled (BOT-2).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from games.cosmic.extension.intents import list_intending, renew_intents
from games.cosmic.extension.sources import list_held
from games.cosmic.extension.zaps import Besides
from games.cosmic.questions.ahead import Ahead
from games.cosmic.state.state import State
from porc_royal.facts import Seat


class KeptWords:
    """Who had said what, with all as it was, before a card was played."""

    def __init__(self, state: State, aheads: Sequence[Ahead]) -> None:
        self._state: Final = state
        self._aheads: Final = [(one, one.list_standing(state)) for one in aheads]
        self._intending: Final = list_intending(state)
        self._hands: Final = {seat: Counter(list_held(state, seat)) for seat in state.seats}

    def renew(self, player: Seat, card: str, said: Besides) -> None:
        """The card has been played."""
        seats = {seat for seat in said.content if not self._count_changes(seat)}
        if said.stands and self._count_changes(player) <= Counter({card: 1}):
            seats.add(player)
        for ahead, before in self._aheads:
            ahead.renew(self._state, [seat for seat in before if seat in seats])
        renew_intents(self._state, [seat for seat in self._intending if seat in seats])

    def _count_changes(self, seat: Seat) -> Counter[str]:
        """The cards that it holds no more, or newly."""
        now, before = Counter(list_held(self._state, seat)), self._hands[seat]
        return (before - now) + (now - before)
