"""Who may look at a table, and from where: the same check for commands, buttons, menus and windows."""

import itertools
from typing import get_args

import pytest

from bot.panels.custom_ids import ORDERS, Token, Verb, read_token
from tests.fake_discord import Channel, Interaction, Message, Person
from tests.fake_discord.components import TEXT_INPUT
from tests.fake_discord.interactions import MODAL_SUBMIT
from tests.sockets.players import parts_of
from tests.sockets.scenario import Scenario
from tests.sockets.servers import WHEREVER
from tests.sockets.tables import go_step_by_step

VERBS: tuple[Verb, ...] = get_args(Verb)
NOWHERE = 999
TAMPERED = tuple(
    Token(verb, 1, place, seat, option, field, value)
    for verb in VERBS
    for place, seat, option, field, value in (
        (-1, -1, "", "", ""),
        (0, 0, "from", "", "0"),
        (ORDERS, 1, "yes", "table", "1"),
        (10**6, 7, "left", "new", "x"),
    )
)
LOOKS = ("journal", "rattrapage", "plateau", "etat", "main", "consignes", "repondre", "pourquoi", "passer")
CARE = ("table etat", "table pause", "table reprendre", "table docteur", "table annuler", "table relancer")


def post(scenario: Scenario, place: Channel) -> Message:
    """Something of the bot's to press in a channel."""
    return scenario.world.post(place, scenario.world.bot, content="?")


async def use(person: Person, message: Message, token: Token) -> list[Interaction]:
    """Somebody presses, chooses and types what no message of theirs offers."""
    custom_id = str(token)
    typed = {"type": 1, "components": [{"type": TEXT_INPUT, "custom_id": "value", "value": "3"}]}
    return [
        await person.press(message, custom_id, forged=True),
        await person.choose(message, custom_id, ["0: pass"], forged=True),
        await person._send(
            message.channel, MODAL_SUBMIT, {"custom_id": custom_id, "components": [typed]}, source=message
        ),
    ]


async def check_refused(
    scenario: Scenario, person: Person, message: Message, tokens: tuple[Token, ...]
) -> None:
    """Every token is refused as for a table that there is not, and nothing comes of it."""
    refusal = scenario.running.text("refused-unknown-table", person.locale)
    before = await scenario.running.log(), [each.text for each in scenario.public()]
    rows = await count_rows(scenario)
    for token in tokens:
        for answer in await use(person, message, token):
            assert (answer.type, answer.text, answer.ephemeral) == ("message", refusal, True), token
            assert [answer.components, answer.files, answer.followups] == [[], [], []], token
    assert (await scenario.running.log(), [each.text for each in scenario.public()]) == before
    assert await count_rows(scenario) == rows


async def count_rows(scenario: Scenario) -> list[int]:
    """How much is kept: marks of what was read, half-filled forms, what is owed, what was answered."""
    tables = ("marks", "drafts", "outbox", "interactions")
    counts = [await scenario.running.store._engine.read(f"SELECT COUNT(*) FROM {one}") for one in tables]
    return [rows[0][0] for rows in counts]


async def stranger(scenario: Scenario) -> tuple[Person, Message]:
    """Somebody of another server, who has something of the bot's to press there."""
    there = scenario.world.guild("Ailleurs")
    place = scenario.world.channel(there)
    return scenario.world.person("Zed", there, locale="fr"), post(scenario, place)


@WHEREVER
async def test_a_stranger_of_another_server_is_refused_whatever_they_press(scenario: Scenario) -> None:
    """Also by ids of no table, which are refused alike."""
    await scenario.started()
    zed, message = await stranger(scenario)
    await check_refused(scenario, zed, message, TAMPERED)
    absent = tuple(Token(verb, NOWHERE) for verb in VERBS)
    await check_refused(scenario, zed, message, absent)
    await check_refused(scenario, zed, post(scenario, zed.dm), TAMPERED[::4])


@pytest.mark.thorough
async def test_whoever_cannot_look_into_the_channel_is_refused_in_the_same_server(scenario: Scenario) -> None:
    await scenario.started()
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    elsewhere = post(scenario, scenario.world.channel(scenario.guild, "ailleurs"))
    (shown, *_) = await use(dan, elsewhere, Token("log", 1))
    assert "Les Cochons" in shown.text, "as long as the channel is open to them"
    scenario.world.hide(scenario.channel, dan)
    await scenario.running.settle()
    await check_refused(scenario, dan, elsewhere, TAMPERED)


async def test_commands_are_refused_alike(scenario: Scenario) -> None:
    await scenario.started()
    zed, message = await stranger(scenario)
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    elsewhere = scenario.world.channel(scenario.guild, "ailleurs")
    scenario.world.hide(scenario.channel, dan)
    await scenario.running.settle()
    refusal = scenario.running.text("refused-unknown-table")
    for (person, place), line, table in itertools.product(
        ((zed, message.channel), (dan, elsewhere)), (*LOOKS, *CARE), ("1", str(NOWHERE), "x")
    ):
        answer = await person.slash(line, {"table": table}, channel=place)
        assert answer.text == refusal, line
    assert await zed.autocomplete("jouer", "carte", "", {"table": "1"}, channel=message.channel) == []


@WHEREVER
async def test_whoever_sits_there_may_look_from_anywhere(scenario: Scenario) -> None:
    await scenario.started()
    _, message = await stranger(scenario)
    scenario.world.hide(scenario.channel, scenario.bob)
    await scenario.running.settle()
    for place in (message, post(scenario, scenario.bob.dm)):
        for verb in ("log", "catchup", "board", "hand"):
            (answer, *_) = await use(scenario.bob, place, Token(verb, 1))
            assert answer.text != scenario.running.text("refused-unknown-table", "en"), verb


async def test_a_private_thread_is_looked_into_by_those_who_were_added_to_it(scenario: Scenario) -> None:
    thread = scenario.world.thread(scenario.channel, private=True)
    await scenario.running.settle()
    await scenario.started(thread)
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    elsewhere = post(scenario, scenario.channel)
    await check_refused(scenario, dan, elsewhere, TAMPERED[::4])
    scenario.world.thread_members.setdefault(thread.id, set()).add(dan.id)
    (answer, *_) = await use(dan, elsewhere, Token("log", 1))
    assert "Les Cochons" in answer.text


@WHEREVER
async def test_an_archived_thread_is_looked_into_by_its_server(scenario: Scenario) -> None:
    """The client forgets a thread that is archived."""
    thread = scenario.world.thread(scenario.channel)
    await scenario.running.settle()
    await scenario.started(thread)
    thread.archived = True
    scenario.world.channel_changed(thread)
    await scenario.running.settle()
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    (answer, *_) = await use(dan, post(scenario, scenario.channel), Token("log", 1))
    assert "Les Cochons" in answer.text
    zed, message = await stranger(scenario)
    await check_refused(scenario, zed, message, TAMPERED[::4])


# ---- other ids in a custom id


@pytest.mark.parametrize("verb", ["send", "fill", "form", "answer", "back", "again", "enter"])
async def test_the_form_of_another_seat_is_refused_whatever_was_filled_in_there(
    scenario: Scenario, verb: Verb
) -> None:
    """A half-filled form is its owner's secret: sent from another seat it would tell what is in it."""
    await scenario.drawn()
    window = await scenario.ana.press(
        scenario.question(scenario.ana), scenario.running.text(scenario.game.form)
    )
    form = await go_step_by_step(scenario.ana, window)
    menu = next(part for part in parts_of(form) if "options" in part)
    chosen = menu["options"][0]
    await scenario.ana.choose(form, menu["custom_id"], [chosen["value"]])
    token = next(one for one in (read_token(part["custom_id"]) for part in parts_of(form)) if one.option)
    forged = Token(verb, 1, token.place, token.seat, token.option, token.field, chosen["value"])
    before = await scenario.running.log()
    for answer in await use(scenario.bob, scenario.question(scenario.bob), forged):
        assert chosen["label"] not in answer.text
        refused = {scenario.running.text(one, "en") for one in ("press-stale", "press-unknown")}
        assert any(one in answer.text for one in refused)
    assert await scenario.running.log() == before
