"""The first run: a script made up by luck while it is played."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, TypeAlias
from unittest.mock import patch

from bot.games import AnyPlay
from bot.tables import running
from bot.tables.rng import draw_outcome
from porc_royal.asks import Ask, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.replies import draw_reply
from porc_royal.script import is_still_legal
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.invariants import find_rare
from tests.promises.knowledge import Memory, remembering
from tests.promises.looks import LOOKS
from tests.promises.moderated import ModeratedTable, Unforeseen
from tests.promises.secrets import SECRETS, names, names_in
from tests.promises.tworuns import LAST_LOOKS, Event, Run, Standing, Watched

USUAL_LOOKS: Final = 2
"""How many looks a viewer takes after each event."""


class Author:
    """Makes up a script by luck while the first run goes on."""

    def __init__(self, moderated: ModeratedTable, viewer: Seat | None, luck: random.Random) -> None:
        self.moderated, self.viewer, self.luck = moderated, viewer, luck
        self.secrets = SECRETS[moderated.opening.kept]
        self.rare = find_rare(moderated.opening.kept)
        self.lead = [one for one in moderated.opening.lead if one[0] != CHANCE]

    def looks(self) -> tuple[str, ...]:
        return tuple(self.luck.sample(sorted(LOOKS), USUAL_LOOKS))

    def event(self, play: AnyPlay) -> Event | None:
        """What happens next: what leads to the question that was wanted, then anything. None: no more."""
        if self.lead:
            seat, reply = self.lead.pop(0)
            if seat in play.asks and is_still_legal(play.asks[seat], reply):
                reply = self.secrets.said(play.state, play.asks[seat], reply)
                return Event("reply", seat, reply, play.place, looks=self.looks())
            self.lead.clear()
        luck, seats = self.luck, [Seat(number) for number in range(self.moderated.opening.players)]
        time = 40 if self.moderated.opening.away else 4
        match luck.choices(("reply", "wrong", "undo", "time", "restart", "look"), (64, 16, 6, time, 2, 8))[0]:
            case "wrong":
                return self._wrong(play, luck.choice([*[self.viewer] * len(seats), *seats]))
            case "undo":
                return Event("undo", luck.choice([self.viewer, *seats]), looks=self.looks())
            case "look":
                return Event(luck.choice(sorted(LOOKS)), luck.choice(seats), looks=self.looks())
            case "time" if self.is_lawful(play):
                return Event("time", looks=self.looks())
            case "restart":
                return Event("restart", looks=self.looks())
            case _:
                seat = choose_speaker(play, luck)
                return Event("reply", seat, self._reply(play, seat), play.place, looks=self.looks())

    def _reply(self, play: AnyPlay, seat: Seat) -> Reply:
        """Anything legal; doing nothing less often than luck alone would have it. Others say all that they mean."""
        ask = play.asks[seat]
        tries = [choose_reply(ask, self.luck, self.rare) for _ in range(3)]
        reply = next((one for one in tries if one.fields), tries[0])
        return reply if seat == self.viewer else self.secrets.said(play.state, ask, reply)

    def is_lawful(self, play: AnyPlay) -> bool:
        """Whether what is replied for the absent would be the same from any hands."""
        asks = [play.asks[seat] for seat in play.asks if seat not in (self.viewer, CHANCE, *play.sealed)]
        hidden = frozenset(self.secrets.universe())
        return all(
            self.secrets.said(play.state, ask, ask.default) == ask.default
            and hidden.isdisjoint(names_in(ask.default))
            for ask in asks
        )

    def _wrong(self, play: AnyPlay, seat: Seat | None) -> Event:
        """A command that may not be taken: unknown option, old place, somebody else's question or thing."""
        luck = self.luck
        ask = play.asks.get(seat) if seat is not None else None
        reply, place = Reply("no-such-option"), play.place if luck.random() < 0.5 else None
        if seat == self.viewer:
            theirs = luck.choice([*play.asks.values()])
            name = luck.choice(names(self.secrets))
            reply = draw_reply(ask or theirs, luck.randrange)
            match luck.randrange(3):
                case 0:
                    place = play.place - 1
                case 1 if ask is not None:
                    reply = _forged(ask, name, luck)
                case _:
                    reply = Reply("no-such-option", {"card": name})
        return Event("reply", seat, reply, place, refused=True, looks=self.looks())


def _forged(ask: Ask, name: str, luck: random.Random) -> Reply:
    """An option with a thing named that may be anybody's."""
    option = luck.choice(sorted(ask.options))
    fields = ask.options[option].fields
    if not fields:
        return Reply(option, {"card": name})
    key = luck.choice(sorted(fields))
    return Reply(option, {key: name if hasattr(fields[key], "optional") and luck.random() < 0.5 else (name,)})


Written: TypeAlias = Callable[[ModeratedTable, Seat | None, random.Random], Author]
"""Who makes up the script of a table for a viewer."""


async def first_run(
    moderated: ModeratedTable,
    viewer: Seat | None,
    luck: random.Random,
    events: int,
    written: Written = Author,
) -> Run:
    """Play by luck, or as `written`; note what was shown to the viewer, and from when on it knew what."""
    run = Run()
    watched, author = Watched(moderated, viewer, run), written(moderated, viewer, luck)
    moderated.foreseen = author.is_lawful
    memory = Memory(author.secrets, viewer)
    with remembering(memory), _recorded(run.drawn, moderated.opening.lead):
        await moderated.begin()
        await watched.collect(())
        run.known.append(memory.known())
        run.asked.append(Standing())
        while len(run.events) < events and not await moderated.over():
            play = await moderated.play()
            before = play.place
            event = author.event(play)
            if event is None:
                break
            try:
                refused = await watched.do(event) is not None
            except Unforeseen:
                break
            run.events.append(replace(event, refused=refused))
            over = await moderated.over()
            await watched.collect(LAST_LOOKS if over else event.looks)
            run.known.append(memory.known())
            standing = Standing(len(run.events))
            if not over:
                away = await moderated.list_away()
                standing = _standing(run, viewer, await moderated.play(), before, away)
            run.asked.append(standing)
    return run


def _standing(run: Run, viewer: Seat | None, play: AnyPlay, before: int, away: tuple[Seat, ...]) -> Standing:
    opened = run.asked[-1].opened if play.place == before else len(run.events)
    others = tuple(seat for seat in sorted(play.asks) if seat != viewer)
    return Standing(
        opened,
        tuple(seat for seat in others if not play.asks[seat].optional),
        tuple(seat for seat in others if play.asks[seat].optional),
        tuple(seat for seat in others if seat in play.sealed),
        away,
    )


@contextmanager
def _recorded(drawn: list[Reply], lead: Sequence[tuple[Seat, Reply]]) -> Iterator[None]:
    """Note every outcome of chance; the first are those that lead to the question that was wanted."""
    led = [reply for seat, reply in lead if seat == CHANCE]

    def noted(question: Ask, seed: bytes, place: int) -> Reply:
        if led and not is_still_legal(question, led[0]):
            led.clear()
        drawn.append(led.pop(0) if led else draw_outcome(question, seed, place))
        return drawn[-1]

    with patch.object(running, "draw_outcome", noted):
        yield
