"""What may be read where, looked at after every step of a game: cards in hand, pings, private answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from bot.tables import Live
from games.table.facts import Named, Seat
from tests.loopback import Message
from tests.loopback.components import walk
from tests.sockets.house import House, Town
from tests.sockets.players import Player


class Watcher:
    """Reads everything, knows every hand, and remembers which cards everybody has seen."""

    def __init__(self, town: Town, table: int = 1) -> None:
        self._town: Final = town
        self._house: Final[House] = town.house
        self._table: Final = table
        self._hands: dict[Seat, Counter[str]] = {}
        self._seen: Final[set[str]] = set()
        self._known: Final[dict[Seat, set[str]]] = {}
        self._read = 0
        self.looked_at = 0

    async def look(self) -> None:
        """Check whatever was said since the last look."""
        live = await self._house.live(self._table)
        if live.game is None:
            return
        self._remember(live)
        secret = {title for hand in self._hands.values() for title in hand} - self._seen
        awaited = {live.at(seat).user_id for seat in live.play.awaited}
        for message in self._town.world.messages():
            if message.id <= self._read:
                continue
            self.looked_at += 1
            reader = self._reader(live, message)
            allowed = set() if reader is None else self._known.get(reader, set())
            leaked = [title for title in secret - allowed if title in everything(message)]
            assert not leaked, f"{leaked} may not be read in: {everything(message)}"
            if message.channel is self._town.channel and not message.ephemeral:
                pinged = {user.id for user in message.pings}
                assert pinged <= awaited or live.play.result, f"not awaited, but pinged: {message.text}"
        self._read = max((message.id for message in self._town.world.messages()), default=0)

    def _remember(self, live: Live) -> None:
        """Cards that have left a hand have been seen by all; so have those on the pile of discards."""
        discards = live.play.view(None).discards
        self._seen.update(self._title(Named("card", card)) for card in discards)
        for row in live.seats:
            seat = Seat(row.seat)
            cards = live.rulebook.hand(live.play.view(seat))
            hand = Counter(self._title(card.title) for card in cards)
            self._seen.update(self._hands.get(seat, Counter()) - hand)
            self._hands[seat] = hand
            self._known.setdefault(seat, set()).update(hand)

    def _title(self, card: Named) -> str:
        """The proper name of a card, which is the same in every language."""
        french = self._house.bot.words.of("fr").arg(card, lambda seat: "", "cochons")
        return french.split(" (")[0]

    @staticmethod
    def _reader(live: Live, message: Message) -> Seat | None:
        """The only seat that can read a message; None when others can too."""
        person = message.viewer or message.channel.recipient
        row = None if person is None else live.seat_of(person.id)
        return None if row is None else Seat(row.seat)


def everything(message: Message) -> str:
    """All that can be read in a message: words, labels, menus, pictures' texts, ids."""
    parts = [message.text, *(file.description or "" for file in message.files)]
    for part in walk(message.components):
        parts += [str(part.get(key) or "") for key in ("label", "placeholder", "custom_id")]
        parts += [f"{option['label']} {option.get('description')}" for option in part.get("options") or []]
    return "\n".join(parts)


def check_private(players: Iterable[Player]) -> None:
    """Whatever a player did in the channel was answered to them alone."""
    for player in players:
        for answer in player.answers:
            if answer.type not in ("modal", "choices"):
                alone = answer.ephemeral or answer.channel.guild is None
                assert alone, f"public answer to {player.person.name}: {answer.text}"
