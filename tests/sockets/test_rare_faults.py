"""What Discord does seldom: servers that go away, players who leave, old tokens and forms, commands of yesterday."""

import asyncio

import pytest

from bot.panels.custom_ids import Token
from porc_royal.scene import Scene
from storage.ports import NoSuchTable, StorageFailed
from tests.fake_discord.interactions import MODAL_SUBMIT
from tests.sockets.running_bot import PNG
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.servers import WHEREVER

# ---- the server


@WHEREVER
@pytest.mark.gateway
async def test_a_server_that_has_an_outage_of_its_own_stops_no_table(scenario: Scenario) -> None:
    await scenario.started(deadline="24h")
    gone = {"id": str(scenario.guild.id), "unavailable": True}
    scenario.world.gateway.dispatch("GUILD_DELETE", gone)
    await scenario.running.later(HOUR)
    assert (await scenario.running.live()).table.status == "playing"


@WHEREVER
@pytest.mark.gateway
async def test_where_the_bot_is_removed_the_clock_stops_and_the_game_is_kept(scenario: Scenario) -> None:
    await scenario.started(deadline="24h")
    before = len(await scenario.running.log())
    scenario.world.gateway.dispatch("GUILD_DELETE", {"id": str(scenario.guild.id)})
    await scenario.world.until(lambda: scenario.running.bot.get_guild(scenario.guild.id) is None)
    await scenario.running.later(48 * HOUR)
    assert (await scenario.running.live()).table.status == "paused"
    assert len(await scenario.running.log()) == before


@pytest.mark.thorough
@WHEREVER
async def test_who_leaves_the_server_keeps_seat_and_hand_and_is_answered_for_when_time_is_up(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline="24h")
    (person,) = await scenario.awaited()
    seats = (await scenario.running.live()).seats
    before = len(await scenario.running.log())
    scenario.guild.members.pop(person.id)
    path = f"^/channels/{person.dm.id}/messages$"
    scenario.world.fail_next("POST", path, 403, 50278, times=50)
    await scenario.running.later(25 * HOUR)
    live = await scenario.running.live()
    assert (live.table.status, [one.user_id for one in live.seats]) == (
        "playing",
        [one.user_id for one in seats],
    )
    assert len(await scenario.running.log()) > before


# ---- tokens and forms that are old


@pytest.mark.thorough
async def test_an_answer_whose_token_is_old_changes_nothing_and_says_nothing_elsewhere(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scenario.started()
    painted = asyncio.Event()

    async def slowly(scene: Scene, what: str) -> bytes:
        await painted.wait()
        return PNG

    monkeypatch.setattr("bot.interactions.responses.THINKING_SECONDS", 0)
    monkeypatch.setattr(scenario.running.bot.pictures, "paint", slowly)
    said, before = len(scenario.public()), len(await scenario.running.log())
    fault = scenario.world.fail_next("PATCH", "/messages/@original$", 401, 50027, times=9)
    board = await scenario.ana.slash("board", channel=scenario.channel)
    assert board.type == "deferred"
    painted.set()
    await scenario.world.until(lambda: fault.hits)
    await scenario.running.settle()
    scenario.world.clear()
    assert (len(scenario.public()), len(await scenario.running.log())) == (said, before)
    assert (await scenario.running.live()).table.status == "playing"
    assert (await scenario.bob.slash("board", channel=scenario.channel)).ephemeral


@pytest.mark.thorough
async def test_a_form_left_open_while_the_table_went_on_is_refused_and_changes_nothing(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline="5m")
    (person,) = await scenario.awaited()
    live = await scenario.running.live()
    place, seat = live.play.place, live.play.awaited[0]
    (option,) = (name for name, one in live.play.asks[seat].options.items() if one.fields)
    field = next(iter(live.play.asks[seat].options[option].fields))
    for _ in range(3):
        await scenario.running.later(300_000)
    before = await scenario.running.log()
    row = {"type": 1, "components": [{"type": 4, "custom_id": "value", "value": "3"}]}
    late = {"custom_id": str(Token("fill", 1, place, seat, option, field)), "components": [row]}
    answered = await person._send(scenario.channel, MODAL_SUBMIT, late)
    assert answered.ephemeral
    assert scenario.running.text("press-stale", person.locale) in answered.text
    assert await scenario.running.log() == before


# ---- faults upon faults


@pytest.mark.thorough
async def test_whoever_is_refused_is_told_so_also_where_the_store_does_not_say_in_which_language(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scenario.started()
    running, said = scenario.running, scenario.told("")
    await running.store.set_preference(scenario.bob.id, "language", "fr")

    async def say_nothing(person: int) -> dict[str, str]:
        raise StorageFailed("busy", "the server is away")

    async def refuse(*_: object) -> None:
        monkeypatch.setattr(running.store, "preferences", say_nothing)
        raise NoSuchTable(1)

    monkeypatch.setattr(running.bot.components, "handle", refuse)
    (person,) = await scenario.awaited()
    question = scenario.question(person)
    pressed = await scenario.bob.press(question, next(iter(question.buttons)), forged=True)
    assert (pressed.text, pressed.ephemeral) == (running.text("refused-over", scenario.bob.locale), True)
    assert scenario.told("") == said


# ---- commands of yesterday


@pytest.mark.thorough
async def test_a_command_that_discord_still_has_in_an_older_form_is_registered_anew(
    scenario: Scenario,
) -> None:
    (table,) = [one for one in scenario.world.commands[None].values() if one["name"] == "table"]
    (opening,) = [one for one in table["options"] if one["name"] == "open"]
    for option in opening["options"]:
        option["required"] = False
    sent = len(scenario.world.requests("PUT", "/commands$"))
    answered = await scenario.ana.slash("table open", channel=scenario.channel)
    assert answered.ephemeral
    assert scenario.running.text("bot-trouble", reference=str(answered.id)) == answered.text
    assert len(scenario.world.requests("PUT", "/commands$")) == sent + 1
    await scenario.started()
