"""How the table of a simulation is opened: an election by one command, any other game in its lobby."""

import random
from functools import partial
from typing import Final

from bot.moderation.opening import Where
from cogs.election.call import ElectionCall, make_summons
from storage.ports import Change
from tests.days.people import Person
from tests.days.player import Work, World, act_as
from tests.days.program import SimulatedBot
from tests.days.script import CHANNEL, TABLE

GUILD: Final = 70


async def open_table(world: World) -> None:
    """Open it, and begin; whoever finds the bot down tries again."""
    host, *others = (world.players[one.user_id] for one in world.script.people)
    for one in world.players.values():
        await one.prepare()
    if world.script.book.name == "election":
        await host.insist(lambda bot: _open_election(world, bot))
        return
    await host.insist(lambda bot: _open_lobby(world, bot))
    for one in others:
        await one.insist(_make_join(world, one.person))
    await host.insist(lambda bot: bot.lobby.start(TABLE, act_as(host.person), world.press(host.person)))


def _make_join(world: World, person: Person) -> Work:
    return lambda bot: bot.lobby.join(TABLE, act_as(person), world.press(person))


async def _open_lobby(world: World, bot: SimulatedBot) -> None:
    """With options that make a short game, which no lobby offers."""
    script, host = world.script, world.script.people[0]
    times = {"deadline": str(script.deadline), "window": str(script.window)}
    where = Where(CHANNEL, GUILD, host.language)
    await bot.opening.open_lobby(act_as(host), world.press(host), where, script.book.name, times)
    table = await bot.store.table(TABLE)
    assert table is not None
    options = {**table.options, **script.settings}
    await bot.store.commit(Change(world.notes.now(), TABLE, fields={"options": options}))
    bot.tables.drop(TABLE)


async def _open_election(world: World, bot: SimulatedBot) -> None:
    script, luck = world.script, random.Random(f"election {world.script.seed}")
    host, everybody = script.people[0], tuple(map(act_as, script.people))
    call = ElectionCall(
        "Who washes up?",
        everybody,
        tuple(luck.randint(1, 6) for _ in everybody),
        (),
        act_as(host),
        script.settings,
        script.deadline or None,
    )
    summon = partial(make_summons, bot.voices, call=call, opener=act_as(host))
    where = Where(CHANNEL, GUILD, host.language)
    await bot.opening.open_started(act_as(host), world.press(host), where, call.make_start(), summon)
