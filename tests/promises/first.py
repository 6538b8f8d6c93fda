"""The first run: a script made up by luck while it is played."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final
from unittest.mock import patch

from bot import consequences
from bot.fairness import outcome
from bot.games import AnyPlay
from games.table.asks import Ask, Reply
from games.table.facts import Seat
from games.table.play import Play
from games.table.replies import some_reply
from tests.promises.looks import LOOKS
from tests.promises.secrets import SECRETS
from tests.promises.stage import Stage
from tests.promises.tworuns import LAST_LOOKS, Event, Run, Standing, Watched

USUAL_LOOKS: Final = 2
"""How many looks a viewer takes after each event."""


class Author:
    """Makes up a script by luck while the first run goes on."""

    def __init__(self, stage: Stage, viewer: Seat | None, luck: random.Random) -> None:
        self.stage, self.viewer, self.luck = stage, viewer, luck
        self.secrets = SECRETS[stage.opening.book.name]

    def looks(self) -> tuple[str, ...]:
        return tuple(self.luck.sample(sorted(LOOKS), USUAL_LOOKS))

    def event(self, play: AnyPlay) -> Event:
        """What happens next."""
        luck, seats = self.luck, [Seat(number) for number in range(self.stage.opening.players)]
        match luck.choices(("reply", "wrong", "undo", "time", "restart", "look"), (70, 12, 6, 4, 2, 6))[0]:
            case "wrong":
                return self._wrong(play, luck.choice([self.viewer, self.viewer, *seats]))
            case "undo":
                return Event("undo", luck.choice([self.viewer, *seats]), looks=self.looks())
            case "look":
                return Event(luck.choice(sorted(LOOKS)), luck.choice(seats), looks=self.looks())
            case "time" | "restart" as act:
                return Event(act, looks=self.looks())
            case _:
                seat = luck.choice(play.awaited)
                if play.sealed and luck.random() < 0.15:
                    seat = luck.choice(sorted(play.sealed))
                return Event("reply", seat, self._reply(play.asks[seat]), play.place, looks=self.looks())

    def _reply(self, ask: Ask) -> Reply:
        """Anything legal; doing nothing less often than luck alone would have it."""
        tries = [some_reply(ask, self.luck.randrange) for _ in range(3)]
        return next((one for one in tries if one.fields), tries[0])

    def _wrong(self, play: AnyPlay, seat: Seat | None) -> Event:
        """A command that may not be taken: unknown option, old place, somebody else's question or thing."""
        luck = self.luck
        ask = play.asks.get(seat) if seat is not None else None
        reply, place = Reply("no-such-option"), play.place if luck.random() < 0.5 else None
        if seat == self.viewer:
            theirs = luck.choice([*play.asks.values()])
            reply, name = some_reply(ask or theirs, luck.randrange), luck.choice(self.secrets.universe())
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


async def first_run(stage: Stage, viewer: Seat | None, luck: random.Random, events: int) -> Run:
    """Play by luck; note what was shown to the viewer, and from when on it knew what."""
    run = Run()
    watched, author = Watched(stage, viewer, run), Author(stage, viewer, luck)
    with _knowing(stage, viewer) as knows, _recorded(run.drawn):
        await stage.begin()
        await watched.collect(())
        run.known.append(frozenset(knows))
        run.asked.append(Standing())
        while len(run.events) < events and not await stage.over():
            play = await stage.play()
            before = play.place
            event = author.event(play)
            refused = await watched.do(event) is not None
            run.events.append(replace(event, refused=refused))
            over = await stage.over()
            await watched.collect(LAST_LOOKS if over else event.looks)
            run.known.append(frozenset(knows))
            run.asked.append(Standing() if over else _standing(run, viewer, await stage.play(), before))
    return run


def _standing(run: Run, viewer: Seat | None, play: AnyPlay, before: int) -> Standing:
    opened = run.asked[-1].opened if play.place == before else len(run.events)
    others = tuple(seat for seat in sorted(play.asks) if seat != viewer)
    return Standing(opened, others, tuple(seat for seat in others if seat in play.sealed))


@contextmanager
def _knowing(stage: Stage, viewer: Seat | None) -> Iterator[set[str]]:
    """Collect what the viewer can tell apart at every step of every script, however briefly."""
    secrets, known, listen = SECRETS[stage.opening.book.name], set[str](), Play._listen

    def listening(play: AnyPlay, request: object) -> bool:
        known.update(secrets.known(play.view(viewer)))
        return listen(play, request)

    with patch.object(Play, "_listen", listening):
        yield known


@contextmanager
def _recorded(drawn: list[Reply]) -> Iterator[None]:
    """Note every outcome of chance."""

    def noted(question: Ask, seed: bytes, place: int) -> Reply:
        drawn.append(outcome(question, seed, place))
        return drawn[-1]

    with patch.object(consequences, "outcome", noted):
        yield
