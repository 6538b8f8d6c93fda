"""Games played by luck, of which each question can be put again on another deal."""

import random
from collections.abc import Collection
from typing import Any

import msgspec

from porc_royal.asks import Ask, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play, Position
from porc_royal.secrets import Renaming
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.invariants import INVARIANTS
from tests.promises.knowledge import Memory, remembering
from tests.promises.openings import lucky_game
from tests.promises.secrets import SECRETS, names_in, renamed, renaming


class Story:
    """A game played by luck, of which each question can be put again on another deal."""

    def __init__(self, name: str, number: int, *, remembered: bool = True, public: bool = False) -> None:
        self.luck = random.Random(number)
        self.name, self.secrets, self.rare = name, SECRETS[name], INVARIANTS[name].rare
        self.play, self.players, _ = lucky_game(name, self.luck, **INVARIANTS[name].quick(self.luck))
        self.since: list[tuple[Seat, Reply]] = []
        seats: list[Seat | None] = [Seat(number) for number in range(self.players)] if remembered else []
        if public:
            seats = [None]
        self.memories = {seat: Memory(self.secrets, seat, brief=True) for seat in seats}

    def step(self) -> None:
        seat = choose_speaker(self.play, self.luck)
        ask = self.play.asks[seat]
        reply = self.secrets.said(self.play.state, ask, choose_reply(ask, self.luck, self.rare))
        with remembering(*self.memories.values()):
            step = self.play.take(seat, reply)
        self.since.append((seat, step.reply))
        if step.seam is not None:
            self.since = []

    def dealt_anew(self, seat: Seat | None) -> Play[Any, Any]:
        """The same game, with everything dealt otherwise that this seat, or the public, has not been told."""
        known = self.memories[seat].known()
        named = {one for who, reply in self.since if who not in (seat, CHANCE) for one in names_in(reply)}
        at = self.play.position
        state = msgspec.json.decode(at.state, type=self.play.rulebook.state)
        confined = self.secrets.confined(state)
        deal = renaming(self.secrets, known.fixed, named, self.luck, confined=confined)
        plain = self.secrets.dealt(renamed(msgspec.json.decode(at.state), deal), deal)
        position = Position(at.seq, at.chapter, msgspec.json.encode(plain), at.version)
        play = Play(self.play.rulebook, position)
        for who, reply in self.since:
            play.take(who, reply if who == seat else self._retell(play.asks[who], reply, deal, known.fixed))
        return play

    def _retell(self, ask: Ask, reply: Reply, deal: Renaming, fixed: Collection[str]) -> Reply:
        """What another seat replies on the other deal; what it bid or laid ready and never showed it does not."""
        if self.secrets.open(ask):
            return reply
        theirs = Reply(reply.option, renamed(reply.fields, deal))
        return self.secrets.otherwise(ask, self.secrets.fitted(ask, theirs), fixed, self.luck)
