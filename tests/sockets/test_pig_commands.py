"""Interstellar Pig by commands: names instead of labels, envelopes, characters, and a turn typed from end to end."""

from __future__ import annotations

import re

import pytest

from bot.i18n import strip_markdown
from bot.panels.custom_ids import Token
from bot.wording.typed_fields import recognise
from porc_royal.asks import Refused, list_picks
from porc_royal.facts import Named, Seat
from tests.fake_discord import Interaction, Person
from tests.sockets.asked import wait_for_all
from tests.sockets.players import is_taken
from tests.sockets.scenario import HOUR, Scenario

pytestmark = pytest.mark.thorough

GAME = "interstellar_pig"
RAW = re.compile(r"\b[PL]\d\d\b")
DOT = re.compile(r"\S–\S.* \(\d+:\d+\)")


async def until(scenario: Scenario, question: str) -> None:
    """Let the absent be answered for until the question is put to somebody."""
    await wait_for_all(scenario)
    await scenario.started(game=GAME, deadline="12h", options="rounds=4, setup_loss=orbit_start")
    for _ in range(80):
        if any(ask.key.endswith(question) for ask in (await scenario.running.live()).play.asks.values()):
            return
        await scenario.running.later(12 * HOUR)
    raise AssertionError(question)


async def only(scenario: Scenario) -> Person:
    (person,) = await scenario.awaited()
    return person


async def names(
    scenario: Scenario, person: Person, line: str, option: str, **given: object
) -> dict[str, str]:
    found = await person.autocomplete(line, option, "", given, channel=scenario.channel)
    return {choice["name"]: str(choice["value"]) for choice in found}


def english(scenario: Scenario, person: Person, french: str, english: str) -> str:
    return english if person is scenario.bob else french


async def test_a_planet_is_picked_by_its_name(scenario: Scenario) -> None:
    await until(scenario, "ask-pick")
    person = await only(scenario)
    line = english(scenario, person, "pig prendre", "pig pick")
    option = english(scenario, person, "planete", "planet")
    shown = await names(scenario, person, line, option)
    assert shown
    assert not any(RAW.search(name) for name in shown)
    name = next(iter(shown)).partition(" (")[0]
    taken = await person.slash(line, {option: name}, channel=scenario.channel)
    assert is_taken(taken), taken.text
    assert name in taken.text


async def test_a_flight_is_typed_from_the_roll_to_its_end(scenario: Scenario) -> None:
    await until(scenario, "ask-turn")
    for _ in range(12):
        person = await only(scenario)
        fr = person is not scenario.bob
        line, way, dice, place = (
            ("pig voler", "ligne", "des", "lieu") if fr else ("pig move", "line", "dice", "place")
        )
        asked = (await scenario.running.live()).play.asks
        key = next(iter(asked.values())).key
        if key.endswith("ask-turn"):
            missing = await person.slash(line, {way: "x"}, channel=scenario.channel)
            assert not is_taken(missing)
            assert await names(scenario, person, line, dice) == {"1": "1", "2": "2"}
            shown = await names(scenario, person, line, way)
            answer = await person.slash(
                line, {way: next(iter(shown.values())), dice: 2}, channel=scenario.channel
            )
        elif key.endswith("ask-course"):
            shown = await names(scenario, person, line, place)
            answer = await person.slash(line, {place: next(iter(shown.values()))}, channel=scenario.channel)
        else:
            await scenario.running.later(12 * HOUR)
            continue
        assert shown
        assert not any(RAW.search(name) for name in shown)
        assert is_taken(answer), answer.text
        assert not RAW.search(answer.text)
        await scenario.running.settle()
        if key.endswith("ask-course"):
            return
    raise AssertionError("nobody ever came to a planet")


async def test_cards_are_sorted_and_planets_named_by_commands(scenario: Scenario) -> None:
    await until(scenario, "ask-stash")
    ana = scenario.ana
    shown = await names(scenario, ana, "pig ranger", "garder")
    assert len(shown) > 5
    named = await ana.slash("pig nommer", {"nom": "Sainte Truie"}, channel=scenario.channel)
    assert is_taken(named)
    await scenario.running.settle()
    assert any("Sainte Truie" in each.text for each in scenario.public())
    wrong = await ana.slash("pig nommer", {"nom": "@everyone"}, channel=scenario.channel)
    assert not is_taken(wrong)
    planets = await names(scenario, ana, "pig nommer", "planete", nom="Groin")
    assert len(planets) == 4
    planet = next(iter(planets)).partition(" (")[0]
    renamed = await ana.slash(
        "pig nommer", {"nom": "Groin d’Or", "planete": planet}, channel=scenario.channel
    )
    assert is_taken(renamed)
    taken = await ana.slash("pig ranger", channel=scenario.channel)
    assert is_taken(taken)
    seen = await ana.slash("enveloppe", channel=scenario.channel)
    assert seen.text.startswith("**")


async def envelope(scenario: Scenario, person: Person, planet: str | None = None) -> Interaction:
    line, option = ("envelope", "planet") if person is scenario.bob else ("enveloppe", "planete")
    return await person.slash(line, {option: planet} if planet else {}, channel=scenario.channel)


async def test_everybody_reads_what_they_put_into_envelopes_and_nobody_else_does(scenario: Scenario) -> None:
    await until(scenario, "ask-place")
    live = await scenario.running.live()
    mine = live.play.view(next(seat for seat in live.play.asks if live.at(seat).user_id == scenario.ana.id))
    (known, *_) = [one for one in mine.envelopes if one.notes[0].cards]
    name = mine.planet(known.planet).name
    own = await envelope(scenario, scenario.ana, name)
    assert own.files
    assert name in own.text
    titles = {card.partition(".")[0] for card in known.notes[0].cards}
    words = scenario.running.bot.words.of("fr")
    assert all(words.text(f"{GAME}-card-{title}") in own.text for title in titles)
    others = await envelope(scenario, scenario.bob, name)
    assert scenario.running.text("envelopes-none", "en") in others.text
    everything = await envelope(scenario, scenario.ana)
    assert everything.text.count("✉") == len(mine.envelopes)
    refused = await envelope(scenario, scenario.ana, "Q77")
    assert not refused.files
    dan = scenario.world.person("Dan", scenario.guild, locale="en-GB")
    stranger = await dan.slash("envelope", channel=scenario.channel)
    assert stranger.text == scenario.running.text("refused-not-seated", "en")


async def test_who_plays_whom_is_shown_to_anybody(scenario: Scenario) -> None:
    await until(scenario, "ask-pick")
    dan = scenario.world.person("Dan", scenario.guild, locale="en-GB")
    for answer in (
        await dan.slash("sheets", channel=scenario.channel),
        await scenario.ana.slash("fiches", channel=scenario.channel),
    ):
        assert answer.ephemeral
        assert answer.files
        assert all(name in answer.text for name in ("Ana", "Bob", "Cy"))
    # There is little room beside a question; the buttons of older messages still work.
    seen = await scenario.bob.press(scenario.story(), str(Token("look", 1, option="sheets")), forged=True)
    assert seen.ephemeral
    assert seen.files


@pytest.mark.parametrize("line", ["envelope", "sheets"])
async def test_a_game_without_such_a_thing_says_so(scenario: Scenario, line: str) -> None:
    await scenario.started()
    key = {"envelope": "no-envelopes", "sheets": "no-sheets"}[line]
    answer = await scenario.bob.slash(line, channel=scenario.channel)
    assert answer.text == scenario.running.text(key, "en", game=scenario.running.text("cochons-name", "en"))


async def test_the_moves_of_one_game_are_refused_at_the_table_of_another(scenario: Scenario) -> None:
    await scenario.started()
    refused = await scenario.bob.slash("pig hold", channel=scenario.channel)
    assert not is_taken(refused)
    assert scenario.running.text("cochons-name", "en") in refused.text


async def test_an_opened_envelope_reaches_its_opener_alone_as_text_and_picture(scenario: Scenario) -> None:
    await until(scenario, "ask-turn")
    person = await only(scenario)
    live = await scenario.running.live()
    (seat,) = live.play.awaited
    before = {each.id: len(each.sees(each.dm)) for each in scenario.people}
    taken = await person.slash(english(scenario, person, "pig ouvrir", "pig open"), channel=scenario.channel)
    assert is_taken(taken), taken.text
    await scenario.running.settle()
    view = (await scenario.running.live()).play.view(seat)
    place = view.seat(seat).place.partition(".")[0]
    (message,) = person.sees(person.dm)[before[person.id] :]
    assert message.files
    assert view.planet(place).name in message.text
    words = scenario.running.bot.words.of("en" if person is scenario.bob else "fr")
    for card in view.notes(place)[0].cards:
        assert words.text(f"{GAME}-card-{card.partition('.')[0]}") in message.text
    for other in scenario.people:
        if other is not person:
            assert len(other.sees(other.dm)) == before[other.id]


async def test_what_is_typed_beside_a_preset_is_played_wherever_it_stands(scenario: Scenario) -> None:
    await wait_for_all(scenario)
    await scenario.started(game=GAME, deadline="12h", options="rounds=16, preset=quick")
    live = await scenario.running.live()
    options = live.table.options
    assert (options["rounds"], options["setup_loss"], options["preset"]) == (16, "orbit_start", "own")
    assert live.play.view(None).rounds == 16


async def test_a_line_may_be_typed_by_its_number_on_the_map(scenario: Scenario) -> None:
    await until(scenario, "ask-turn")
    person = await only(scenario)
    live = await scenario.running.live()
    (seat,) = live.play.awaited
    line, way, dice = (
        ("pig move", "line", "dice") if person is scenario.bob else ("pig voler", "ligne", "des")
    )
    heading = list_picks(live.play.asks[seat], "one-die", "heading")[-1]
    number = str(int(heading[1:3]))
    wrong = await person.slash(line, {way: "99", dice: 1}, channel=scenario.channel)
    assert not is_taken(wrong)
    taken = await person.slash(line, {way: number, dice: 1}, channel=scenario.channel)
    assert is_taken(taken), taken.text
    assert re.search(rf"(?:line|ligne) {number}\b", taken.text)


async def test_a_number_that_stands_for_both_ways_along_a_line_is_asked_back(scenario: Scenario) -> None:
    await until(scenario, "ask-turn")
    live = await scenario.running.live()
    for language in ("fr", "en"):
        voice = scenario.running.bot.voices.in_language(live, language)
        site = live.play.view(None).chart.lines[17]
        ways = [Named("heading", f"{site.id}>{goal}") for goal in (site.a, site.b)]
        with pytest.raises(Refused) as refused:
            recognise(voice, ways, "18", "heading")
        told = strip_markdown(voice.say(refused.value.says))
        assert all(voice.value(way) in told for way in ways), told
        assert recognise(voice, ways[:1], "18", "heading") == ways[0].name
        dots = [Named("place", f"{site.id}:{number}") for number in (1, 2)]
        assert recognise(voice, dots, "18:2", "place") == dots[1].name
        planets = [Named("planet", "P05"), Named("planet", "P15")]
        assert recognise(voice, planets, "5", "planet") == "P05"


async def test_who_is_not_asked_gives_up_takes_it_back_and_leaves_by_command(scenario: Scenario) -> None:
    await until(scenario, "ask-turn")
    mover = await only(scenario)
    person = next(one for one in (scenario.ana, scenario.bob) if one is not mover)
    give_up, sure, play_on, leave = (
        ("pig concede", "sure", "pig play-on", "pig resign")
        if person is scenario.bob
        else ("pig abandonner", "certain", "pig continuer", "pig quitter")
    )
    live = await scenario.running.live()
    seat = next(Seat(row.seat) for row in live.seats if row.user_id == person.id)
    for line, given, conceding in (
        (give_up, {sure: "yes"}, [seat]),
        (play_on, {}, []),
        (give_up, {sure: "yes"}, [seat]),
    ):
        taken = await person.slash(line, given, channel=scenario.channel)
        assert is_taken(taken), taken.text
        assert (await scenario.running.live()).play.state.conceding == conceding
    undone = await person.slash("undo" if person is scenario.bob else "annuler", channel=scenario.channel)
    assert (await scenario.running.live()).play.state.conceding == [], undone.text
    assert is_taken(await person.slash(leave, {sure: "yes"}, channel=scenario.channel))
    live = await scenario.running.live()
    assert live.play.state.player(seat).out
    assert await only(scenario) is mover


async def test_worlds_and_characters_stand_in_the_log_and_not_before_the_first_question(
    scenario: Scenario,
) -> None:
    """Twenty-four lines of dice stood between a newcomer and what was asked of them; the board shows all of it."""
    await scenario.started(game=GAME)
    told = "\n".join(message.text for message in scenario.public())
    assert "mondes" in told
    assert "🪐" not in told
    assert "🧬" not in told
    assert "🪐" in (await scenario.ana.slash("journal", channel=scenario.channel)).text
