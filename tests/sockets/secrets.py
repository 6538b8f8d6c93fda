"""What may be read where, looked at after every step of a game: cards in hand, pings, private answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

import msgspec

from bot.i18n import LANGUAGES
from bot.i18n.check import find_folders, find_uses, read_patterns
from bot.tables.live import Live
from porc_royal.facts import Fact, Named, Seat
from tests.fake_discord import Message
from tests.fake_discord.components import walk
from tests.promises.secrets import SECRETS
from tests.sockets.players import Player
from tests.sockets.running_bot import RunningBot
from tests.sockets.scenario import Scenario

SPOKEN_OF: Final = frozenset({Named("card", "the-piggy")})
"""Cards that the rules speak of before everybody: where they are is secret (tests in two runs), their names are not."""


class Watcher:
    """Reads everything, knows every hand, and remembers which cards everybody has seen."""

    def __init__(self, scenario: Scenario, table: int = 1) -> None:
        self._town: Final = scenario
        self._house: Final[RunningBot] = scenario.running
        self._table: Final = table
        self._hands: dict[Seat, Counter[Named]] = {}
        self._seen: Final[set[Named]] = set()
        self._known: Final[dict[Seat, set[Named]]] = {}
        words = scenario.running.bot.words
        self._effects: Final[set[str]] = {
            words.of(lang).text(key) for key in list_printed(scenario.game.name) for lang in LANGUAGES
        }
        self._worded: Final[set[Named]] = set()
        """The titles of the cards whose effects `_effects` has in words."""
        self._called: Final[dict[Named, frozenset[str]]] = {}
        self._logged = 0
        self._versions: Final[dict[int, int]] = {}
        """How often each message had been edited when it was read last."""
        self.looked_at = 0

    async def look(self) -> None:
        """Check whatever was said since the last look."""
        live = await self._house.live(self._table)
        if live.game is None:
            return
        await self._remember(live)
        secret = {title for hand in self._hands.values() for title in hand} - self._seen - SPOKEN_OF
        awaited = {live.at(seat).user_id for seat in live.play.awaited}
        closed = {row.user_id for row in live.seats if row.dm_ok is False}
        for message in self._town.world.messages():
            if self._versions.get(message.id) == len(message.past):
                continue
            fresh = message.id not in self._versions
            self._versions[message.id] = len(message.past)
            self.looked_at += 1
            reader = self._reader(live, message)
            allowed = set() if reader is None else self._known.get(reader, set())
            text = self._without_effects(everything(message))
            leaked = [title for title in secret - allowed if self._named(title, text, self._seen | allowed)]
            assert not leaked, f"{leaked} may not be read in: {everything(message)}"
            if fresh and not message.ephemeral and not message.webhook:
                person = message.channel.recipient
                pinged = {user.id for user in message.pings}
                assert pinged <= closed or live.play.result, f"pinged in the channel: {message.text}"
                if person is not None and not message.silent:
                    assert person.id in awaited, f"not awaited, but notified: {message.text}"

    async def _remember(self, live: Live) -> None:
        """Cards that have left a hand may have been seen; so have those that lie open, or were named to all."""
        kept = SECRETS[live.table.game]

        def called(names: Iterable[str]) -> set[Named]:
            return {kept.titled(kept.things.face(name)) for name in names}

        self._seen.update(called(kept.known(live.play.state, None)))
        log = await self._house.log(self._table)
        for entry in log[self._logged :]:
            for fact in msgspec.json.decode(entry.facts, type=list[Fact]):
                self._seen.update(map(kept.titled, kept.shed(fact)))
                if fact.is_known_to(
                    None
                ):  # what is dealt to nobody, as a clan's power, which may be called like a card
                    named = {one for one in fact.says.args.values() if isinstance(one, Named)}
                    self._seen.update(named - called(kept.things.names()))
                for seat in (None, *self._hands):
                    names = called(kept.told(live.play.state, seat, fact))
                    known = self._seen if seat is None else self._known[seat]
                    known.update(names if fact.is_known_to(seat) else ())
        self._logged = len(log)
        for row in live.seats:
            seat = Seat(row.seat)
            view = live.play.view(seat)
            cards = live.rulebook.hand(view)
            fresh = [one.effect for one in cards if one.title not in self._worded]
            self._worded.update(one.title for one in cards)
            for lang in LANGUAGES:
                reader = self._house.bot.words.of(lang)
                self._effects.update(reader.say(one, str, live.table.game) for one in fresh)
            hand = Counter(card.title for card in cards)
            self._seen.update(self._hands.get(seat, Counter()) - hand)
            self._hands[seat] = hand
            self._known.setdefault(seat, set()).update(hand, called(kept.known(live.play.state, seat)))

    def _named(self, title: Named, text: str, known: Collection[Named]) -> bool:
        """Whether a text names a card, and not only a known one whose longer name begins alike."""
        names = self._names(title)
        longer = {name for one in known for name in self._names(one) if any(mine in name for mine in names)}
        for name in longer:
            text = text.replace(name, "")
        return any(name in text for name in names)

    def _names(self, title: Named) -> frozenset[str]:
        """What a card is called, in either language."""
        if title not in self._called:
            game, words = self._town.game.name, self._house.bot.words
            self._called[title] = frozenset(
                words.of(lang).arg(title, lambda seat: "", game).split(" (")[0] for lang in LANGUAGES
            )
        return self._called[title]

    def _without_effects(self, text: str) -> str:
        """A text without the sentences that say what cards do: they may name others."""
        for effect in self._effects:
            text = text.replace(effect, "")
        return text

    @staticmethod
    def _reader(live: Live, message: Message) -> Seat | None:
        """The only seat that can read a message; None when others can too."""
        person = message.viewer or message.channel.recipient
        row = None if person is None else live.seat_of(person.id)
        return None if row is None else Seat(row.seat)


@cache
def list_printed(game: str) -> tuple[str, ...]:
    """The keys of what is printed of cards, events, phases and rules, where it has no blanks to fill in."""
    printed = tuple(f"{game}-{kind}-" for kind in ("effect", "rule", "phase"))
    return tuple(
        key
        for folder in find_folders()
        for key, pattern in read_patterns(folder, "en", []).items()
        if key.startswith(printed) and not find_uses(pattern).variables
    )


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
