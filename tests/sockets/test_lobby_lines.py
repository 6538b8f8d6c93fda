"""The lobby has a button at each line, also one that an older program has posted, and is one message after a crash."""

from functools import partial

import pytest

from tests.fake_discord import Message
from tests.fake_discord.components import walk
from tests.fake_discord.layouts import SECOND, SECTION
from tests.sockets.scenario import HOUR, Scenario

POSTS = r"^/channels/\d+/messages$"


def list_lines(message: Message) -> dict[str, str]:
    """What stands beside each button that stands at a line."""
    lines = [one for one in walk(message.components) if one["type"] == SECTION]
    return {one["accessory"]["label"]: one["components"][0]["content"] for one in lines}


async def test_who_is_in_what_is_played_and_who_may_start_have_their_buttons_beside_them(
    scenario: Scenario,
) -> None:
    text = scenario.running.text
    lobby = await scenario.seated()
    lines = list_lines(lobby)
    assert all(person.name in lines[text("lobby-join")] for person in scenario.people)
    assert "⏳" in lines[text("lobby-options")]
    assert text("lobby-ready", who="**Ana**") == lines[text("lobby-start")]
    assert not lobby.content
    await scenario.ana.press(lobby, text("lobby-start"))
    await scenario.running.settle()
    assert not lobby.buttons
    assert text("status-playing") in lobby.text


async def test_a_lobby_of_an_older_program_works_and_becomes_one_with_lines(scenario: Scenario) -> None:
    lobby = await scenario.lobby()
    words, buttons = lobby.text, [one for one in walk(lobby.components) if one["type"] == 2]
    rows = [{"type": 1, "components": buttons[at : at + 5]} for at in range(0, len(buttons), 5)]
    lobby.content, lobby.components, lobby.flags = words[:2000], rows, lobby.flags & ~SECOND
    await scenario.bob.press(lobby, scenario.running.text("lobby-join"))
    await scenario.running.settle()
    assert lobby.flags & SECOND
    assert not lobby.content
    assert "Bob" in list_lines(lobby)[scenario.running.text("lobby-join")]


async def test_a_lobby_that_was_sent_before_a_crash_is_found_by_its_lines(scenario: Scenario) -> None:
    """The bot is killed between the message and the note that it is there; Discord has forgotten the nonce."""
    held = scenario.world.hold_next("POST", POSTS, before_effect=False)
    opening = scenario.ana.slash("table ouvrir", {"jeu": "cochons"}, channel=scenario.channel)
    (lobby,) = await scenario.world.until(lambda: [one for one in scenario.public() if one.buttons])
    await opening
    await scenario.running.kill()
    held.release()
    lobby.nonce = None
    scenario.world.nonces.clear()
    scenario.running.clock.advance(HOUR)
    await scenario.running.open()
    await scenario.running.settle()
    await scenario.bob.press(lobby, scenario.running.text("lobby-join"))
    await scenario.running.settle()
    assert [one for one in scenario.public() if one.buttons] == [lobby]
    assert "Bob" in lobby.text


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_the_host_starts_where_the_last_practice_player_was_added(
    scenario: Scenario, language: str
) -> None:
    """On a phone the lobby was two screens up by then, and its button with it."""
    lobby, words = await scenario.lobby(), partial(scenario.running.text, language=language)
    await scenario.running.store.set_preference(scenario.ana.id, "language", language)
    start = scenario.running.text("lobby-start", language)
    first = await scenario.ana.press(lobby, scenario.running.text("lobby-practice-add"))
    assert start not in str(first.components), "two are too few"
    second = await scenario.ana.press(lobby, scenario.running.text("lobby-practice-add"))
    third = await scenario.ana.press(lobby, scenario.running.text("lobby-practice-add"))
    told = await scenario.ana.press(third, start)
    assert told.text == words("lobby-started-ok")
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "playing"
    late = await scenario.ana.press(second, start)
    assert (late.ephemeral, late.text) == (True, words("lobby-error-started"))


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_the_host_starts_where_the_options_were_chosen(scenario: Scenario, language: str) -> None:
    lobby, start = await scenario.lobby(), scenario.running.text("lobby-start", language)
    await scenario.running.store.set_preference(scenario.ana.id, "language", language)
    alone = await scenario.ana.press(lobby, scenario.running.text("lobby-options"))
    assert scenario.running.text("lobby-need", language, count=2) in str(alone.components)
    assert start not in str(alone.components)
    for person in (scenario.bob, scenario.cy):
        await person.press(lobby, scenario.running.text("lobby-join"))
    await scenario.running.settle()
    shown = await scenario.ana.press(lobby, scenario.running.text("lobby-options"))
    menu = next(one for one in walk(shown.components) if one["type"] == 3)
    changed = await scenario.ana.choose(shown, menu["custom_id"], [menu["options"][-1]["value"]])
    assert changed.type == "update"
    await scenario.ana.press(changed, start)
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "playing"
