"""What would you do?: told to whoever asks, from their own view, and only where it may be asked."""

from random import Random

import msgspec
import pytest

from bot.games import GAMES
from bot.wording.advice import find_advice, find_reasons
from porc_royal.facts import Seat
from porc_royal.play import Play
from porc_royal.testing.deals import deal_anew
from tests.games.searching import list_moments
from tests.sockets.scenario import Scenario, offered_first


async def begin(scenario: Scenario, *buttons: str) -> None:
    """Ana's table, with practice players added by these buttons."""
    lobby = await scenario.lobby()
    for button in buttons:
        await scenario.ana.press(lobby, scenario.running.text(button))
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()


async def test_against_practice_players_alone_one_is_told_a_move_that_can_be_made(scenario: Scenario) -> None:
    await begin(scenario, "lobby-practice-add", "lobby-practice-gentle")
    live = await scenario.running.live()
    seat = Seat(next(row.seat for row in live.seats if row.user_id == scenario.ana.id))
    assert seat in live.play.awaited
    pressed = await scenario.ana.press(
        scenario.question(scenario.ana), scenario.running.text("button-advice")
    )
    told = await scenario.ana.slash("conseil", channel=scenario.channel)
    assert told.ephemeral
    assert pressed.text == told.text
    assert scenario.running.text("advice-note") in told.text
    ask = live.play.asks[seat]
    reply = find_advice(live.rulebook, live.play.view(seat), ask)
    assert ask.check(reply) == reply
    voice = scenario.running.bot.voices.in_language(live, "fr")
    assert voice.describe_reply(ask, reply) in told.text


async def test_among_people_nobody_is_advised_unless_the_lobby_has_allowed_it(scenario: Scenario) -> None:
    await scenario.started()
    for person in scenario.people:
        name = "conseil" if person.locale == "fr" else "advice"
        told = await person.slash(name, channel=scenario.channel)
        assert told.ephemeral
        assert scenario.running.text("advice-note", person.locale) not in told.text


async def test_where_the_lobby_has_allowed_it_everybody_is_advised(scenario: Scenario) -> None:
    await scenario.started(options="advice=everybody")
    seat = (await scenario.running.live()).play.awaited[0]
    live = await scenario.running.live()
    asked = next(one for one in scenario.people if one.id == live.at(seat).user_id)
    name = "conseil" if asked.locale == "fr" else "advice"
    told = await asked.slash(name, channel=scenario.channel)
    assert scenario.running.text("advice-note", asked.locale) in told.text


async def test_advice_is_refused_among_people_even_to_whoever_is_asked(scenario: Scenario) -> None:
    await scenario.started()
    live = await scenario.running.live()
    asked = next(one for one in scenario.people if one.id == live.at(live.play.awaited[0]).user_id)
    assert (
        scenario.running.text("button-advice", asked.locale) not in scenario.question(asked).buttons.values()
    )
    name = "conseil" if asked.locale == "fr" else "advice"
    told = await asked.slash(name, channel=scenario.channel)
    assert scenario.running.text("advice-refused", asked.locale) in told.text


def test_what_a_seat_is_advised_is_the_same_however_its_rivals_are_dealt() -> None:
    secrets, compared = GAMES.load_secrets("cochons"), 0
    for number, asked in enumerate(list_moments(GAMES["cochons"], 3, {"rule_set": "simplified"}, Seat(1), 0)):
        if any(one != Seat(1) for one, _ in asked.replies):
            continue
        state = msgspec.json.decode(asked.position.state, type=asked.book.state)
        other = msgspec.json.encode(deal_anew(secrets, state, Seat(1), Random(number)).after)
        plays = [
            Play.resume(asked.book, msgspec.structs.replace(asked.position, state=one), asked.replies)
            for one in (asked.position.state, other)
        ]
        told = []
        for play in plays:
            view, ask = play.view(Seat(1)), play.asks[Seat(1)]
            reply = find_advice(asked.book, view, ask)
            told.append((reply, find_reasons(asked.book, view, ask, reply)))
        assert told[0] == told[1]
        compared += other != asked.position.state
    assert compared > 1


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(2))
def test_a_trip_that_is_advised_comes_with_what_decided_it(seed: int) -> None:
    told = 0
    for asked in list_moments(GAMES["cochons"], 3, {"rule_set": "simplified"}, Seat(1), seed):
        play = asked.play
        view, ask = play.view(Seat(1)), play.asks[Seat(1)]
        reply = find_advice(asked.book, view, ask)
        if reply.option == "trip":
            told += bool(find_reasons(asked.book, view, ask, reply))
    assert told


@pytest.mark.thorough
def test_what_is_advised_in_a_fight_comes_with_how_it_stands() -> None:
    told: set[str] = set()
    for asked in list_moments(GAMES["cochons"], 3, {"rule_set": "simplified"}, Seat(1), 0):
        view, ask = asked.play.view(Seat(1)), asked.play.asks[Seat(1)]
        if ask.key in {"cochons-ask-attack", "cochons-ask-defence", "cochons-ask-flee"}:
            reasons = find_reasons(asked.book, view, ask, find_advice(asked.book, view, ask))
            assert "cochons-worth-as-it-stands" in {one.key for one in reasons}
            told.update(one.key for one in reasons)
    assert told >= {"cochons-worth-with-cards"}


@pytest.mark.thorough
@pytest.mark.parametrize("button", ["button-advice", "button-why", "button-what"])
async def test_what_is_told_beside_a_question_goes_with_it(scenario: Scenario, button: str) -> None:
    """It stayed below the next question, which comes in the place of the one that it was about."""
    await begin(scenario, "lobby-practice-add", "lobby-practice-gentle")
    asked = scenario.question(scenario.ana)
    told = await scenario.ana.press(asked, scenario.running.text(button))
    shown = [one for one in scenario.ana.sees() if one.ephemeral and one.text == told.text]
    assert len(shown) == 1
    await offered_first(scenario.ana, asked)
    await scenario.running.settle()
    assert not [one for one in scenario.ana.sees() if one.ephemeral and one.text == told.text]


@pytest.mark.thorough
@pytest.mark.parametrize(("button", "command"), [("button-why", "conseil"), ("button-advice", "pourquoi")])
async def test_of_what_is_told_beside_a_question_the_newest_is_left_and_goes_with_a_typed_answer(
    scenario: Scenario, button: str, command: str
) -> None:
    await begin(scenario, "lobby-practice-add", "lobby-practice-gentle")
    older = await scenario.ana.press(scenario.question(scenario.ana), scenario.running.text(button))
    newer = await scenario.ana.slash(command, channel=scenario.channel)
    await scenario.running.settle()

    def list_left() -> list[str]:
        told = {older.text, newer.text}
        return [one.text for one in scenario.ana.sees() if one.ephemeral and one.text in told]

    assert list_left() == [newer.text]
    await scenario.ana.slash("cochons debarquer", {"tuile": "A4"}, channel=scenario.channel)
    await scenario.running.settle()
    assert list_left() == []
