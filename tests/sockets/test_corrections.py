"""Putting something right by `/correct`: menus for what is to be filled in, all agree, and the log says what it is."""

import msgspec
import pytest

from porc_royal.asks import Reply
from porc_royal.corrections import TABLE
from tests.fake_discord import Interaction, Message, Person
from tests.fake_discord.components import SELECTS, walk
from tests.sockets.games import COCHONS
from tests.sockets.scenario import Scenario
from tests.sockets.tables import find_button

WANTED = ("move-pieces", "0", "reserve", "2", "0")
"""What is to be put right: two Gorets of the first player, from the reserve to some tile."""


async def correct(scenario: Scenario, person: Person) -> Interaction:
    line = "corriger" if person.locale == "fr" else "correct"
    return await person.slash(line, channel=scenario.channel)


async def fill_in(scenario: Scenario, person: Person) -> Interaction:
    """Fill in a correction, menu by menu; where anything will do, what is offered first."""
    shown, wanted = await correct(scenario, person), list(WANTED)
    while menus := [part for part in walk(shown.components) if part["type"] in SELECTS]:
        values = [str(one["value"]) for menu in menus for one in menu["options"]]
        value = wanted.pop(0) if wanted else values[0]
        menu = next(one for one in menus if value in [str(each["value"]) for each in one["options"]])
        shown = await person.choose(shown, menu["custom_id"], [value])
    await scenario.running.settle()
    return shown


def find_proposal(scenario: Scenario) -> Message:
    return find_button(scenario, "vote")[0]


async def agree(scenario: Scenario, person: Person, which: str) -> None:
    await person.press(find_proposal(scenario), scenario.running.text(f"vote-{which}"))
    await scenario.running.settle()


@pytest.fixture
async def playing(scenario: Scenario) -> Scenario:
    await scenario.drawn(deadline="none", options=COCHONS.options(COCHONS.alone))
    return scenario


async def test_what_the_host_proposes_all_read_and_all_agree_to_stands_in_the_log_and_after_a_kill(
    playing: Scenario,
) -> None:
    await fill_in(playing, playing.ana)
    proposal = find_proposal(playing)
    assert "**Ana**" in proposal.text
    before = await playing.running.log()
    await agree(playing, playing.bob, "yes")
    assert await playing.running.log() == before, "one is missing yet"
    await playing.running.kill()
    await playing.running.open()
    await agree(playing, playing.cy, "yes")
    entry = (await playing.running.log())[-1]
    reply = msgspec.json.decode(entry.reply, type=Reply)
    assert (entry.seat, reply.option, reply.fields["from"]) == (TABLE, WANTED[0], "reserve")
    now = (await playing.running.live()).play.fingerprint()
    await playing.running.kill()
    await playing.running.open()
    assert (await playing.running.live()).play.fingerprint() == now
    log = await playing.bob.slash("log", channel=playing.channel)
    assert "Put right" in log.text


async def test_nothing_is_put_right_where_somebody_is_against_it_and_only_the_host_proposes(
    playing: Scenario,
) -> None:
    refused = await correct(playing, playing.bob)
    assert refused.text == playing.running.text("correct-host-only", "en")
    before = await playing.running.log()
    await fill_in(playing, playing.ana)
    await agree(playing, playing.bob, "yes")
    await agree(playing, playing.cy, "no")
    await playing.running.later(48 * 3_600_000)
    assert await playing.running.log() == before
