"""Where one is asked next: in private, or in the channel with everybody. What was answered in private says so."""

import re
from typing import Final

import pytest

from tests.fake_discord import Interaction, Message, Person
from tests.sockets.games import COCHONS, PLAYED, Game
from tests.sockets.players import Act, Player, asks, parts_of
from tests.sockets.scenario import Scenario, offered_first
from tests.sockets.whole_games import party

IN_PRIVATE: list[Act] = [Player.by_components]
RECEIPT: Final = re.compile(r"^(Noté|Sous scellés|Taken|Sealed)", re.MULTILINE)
LINK: Final = re.compile(r"\(https://discord\.com/channels/([\d/]+)\)")
ENOUGH: Final = 25


def private(person: Person) -> list[Message]:
    return [one for one in person.sees(person.dm) if not one.ephemeral]


def where_next(scenario: Scenario, person: Person, key: str) -> str:
    language = "fr" if person.locale == "fr" else "en"
    return scenario.running.text(key, language, where=f"<#{scenario.channel.id}>")


def note(scenario: Scenario, person: Person) -> str:
    """The words of the note up to where it may lead to the message itself."""
    return where_next(scenario, person, "inbox-elsewhere").partition(">")[0]


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
@pytest.mark.samples("cochons")
async def test_what_was_noted_in_private_says_where_the_next_question_is(
    scenario: Scenario, game: Game
) -> None:
    await scenario.begun(options=game.options(game.short, game.typed))
    noted, looked = set[int](), 0

    async def look() -> None:
        nonlocal looked
        looked += 1
        for person in scenario.people:
            for message in private(person):
                if RECEIPT.search(message.text) and not parts_of(message):
                    noted.add(message.id)
                    told = [
                        where_next(scenario, person, key)
                        for key in ("receipt-next", "receipt-below", "receipt-asked-below")
                    ]
                    assert any(one in message.text for one in told)

    await party(scenario, 4).play(IN_PRIVATE, lambda: looked > ENOUGH, look)
    assert noted


@pytest.mark.thorough
@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_a_secret_step_that_the_channel_asks_is_found_from_where_the_last_was_noted(
    scenario: Scenario,
) -> None:
    """The discard (S-14): asked of all at once, in the channel alone of those who were told nothing else."""
    await scenario.begun(options="auto_start=false")
    for _ in scenario.people:
        (person,) = await scenario.awaited()
        (question,) = [one for one in private(person) if asks(one)]
        await offered_first(person, question)
        await scenario.running.settle()
    assert len(await scenario.awaited()) == len(scenario.people), "all are asked what to discard"
    channel = scenario.running.text("cochons-ask-discard-pass")
    assert channel in scenario.story().buttons.values()
    elsewhere = [one for one in scenario.people if not any(map(asks, private(one)))]
    assert elsewhere, "somebody is asked in the channel alone"
    for person in elsewhere:
        assert where_next(scenario, person, "receipt-next") in private(person)[-1].text


@pytest.mark.thorough
@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_a_question_that_closes_because_the_channel_asks_the_next_says_so(scenario: Scenario) -> None:
    """It was answered by `/answer` in the channel, which leaves the private message to be closed."""
    await scenario.begun(options="auto_start=false")
    closed = 0
    for _ in range(ENOUGH):
        person, *_ = await scenario.awaited()
        panel = await person.slash("answer", channel=scenario.channel)
        opened = [one for one in private(person) if asks(one)]
        await offered_first(person, panel)
        await scenario.running.settle()
        live = await scenario.running.live()
        for message in opened:
            owed = any(one.name == person.name and one.seat in live.play.awaited for one in live.seats)
            if owed and not any(map(asks, private(person))):
                closed += 1
                assert note(scenario, person) in message.text
    assert closed


@pytest.mark.thorough
@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_a_note_that_the_channel_asks_leads_to_the_very_message_in_which_it_is_answered(
    scenario: Scenario,
) -> None:
    """Also when the next act of the game, and so the next question, has a message of its own."""
    await scenario.begun(options="auto_start=false")
    led, rounds = 0, 40
    for _ in range(rounds):
        person, *_ = await scenario.awaited()
        await offered_first(person, await person.slash("answer", channel=scenario.channel))
        await scenario.running.settle()
        story = scenario.story()
        for one in await scenario.awaited():
            for message in private(one):
                if note(scenario, one) in message.text:
                    led += 1
                    assert LINK.findall(message.text) == [
                        f"{scenario.guild.id}/{scenario.channel.id}/{story.id}"
                    ]
                    assert asks(story)
    assert led


@pytest.mark.thorough
@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_nobody_who_is_awaited_in_the_channel_reads_last_that_another_is_thinking(
    scenario: Scenario,
) -> None:
    """What was noted in private said that Truffe is thinking, and stood there when Truffe had long answered."""
    lobby = await scenario.lobby()
    for _ in range(2):
        await scenario.ana.press(lobby, scenario.running.text("lobby-practice-add"))
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    thinks, called = re.compile("réfléchi"), 0
    for _ in range(ENOUGH):
        await scenario.running.settle()
        assert await scenario.awaited() == [scenario.ana]
        shown = private(scenario.ana)
        asked = [one for one in shown if asks(one)]
        panel: Message | Interaction
        if asked:
            panel = asked[-1]
        else:
            assert not thinks.search(shown[-1].text), shown[-1].text
            called += any(thinks.search(one.text) for one in shown[:-1])
            panel = await scenario.ana.slash("answer", channel=scenario.channel)
        await offered_first(scenario.ana, panel)
    assert called, "somebody was thinking before Ana was asked in the channel"
