"""Whole tables of people whose names look like commands: no request has a name obeyed, nor escaped where nothing is."""

import pytest

from bot.panels.custom_ids import read_token
from tests.fake_discord import Interaction
from tests.sockets.elections import does, opened
from tests.sockets.games import COCHONS, COMPLETE, COSMIC, PIG
from tests.sockets.markup import HOSTILE, count_named, find_obeyed
from tests.sockets.players import parts_of
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.tables import go_step_by_step
from tests.sockets.whole_games import COMMANDS, PRESSES, over, party

ANSWERS = 80
LOOKS = ("journal", "rattrapage", "plateau", "main", "etat", "consignes", "pourquoi", "table docteur")
of_every_game = pytest.mark.parametrize(
    "game", [COCHONS, COMPLETE, PIG, COSMIC], ids=("cochons", "complete", "pig", "cosmic")
)


def rename(scenario: Scenario) -> None:
    for person, name in zip(scenario.people, HOSTILE, strict=False):
        person.name = name


def check_obeyed_nowhere(scenario: Scenario, *, least: int = 5) -> None:
    found = find_obeyed(scenario.world)
    assert not found, "\n".join(found)
    assert count_named(scenario.world)["content"] >= least, "people are named"


async def look_round(scenario: Scenario) -> None:
    for line in LOOKS:
        await scenario.ana.slash(line, channel=scenario.channel)
    await scenario.running.settle()


async def play(scenario: Scenario, luck: int, enough: int) -> None:
    """People with such names press and type, so many answers long or to the end."""
    rename(scenario)
    await scenario.begun(options=scenario.game.short)
    given = 0

    async def count() -> None:
        nonlocal given
        given += 1

    def is_done() -> bool:
        return given > enough or over(scenario)

    await party(scenario, luck).play([*PRESSES, *COMMANDS], is_done, count)
    await look_round(scenario)


@pytest.mark.thorough
@of_every_game
async def test_a_name_is_obeyed_nowhere_in_a_game(scenario: Scenario) -> None:
    await play(scenario, 3, ANSWERS)
    check_obeyed_nowhere(scenario, least=ANSWERS // 2)
    counted = count_named(scenario.world)
    assert counted.keys() & {"label", "name", "placeholder", "description"}, "also where no Markdown is read"


@of_every_game
@pytest.mark.thorough
async def test_a_name_is_obeyed_nowhere_in_a_whole_game(scenario: Scenario) -> None:
    await play(scenario, 7, 10_000)
    check_obeyed_nowhere(scenario)


async def test_a_name_is_not_obeyed_in_a_form_that_puts_people_in_an_order(scenario: Scenario) -> None:
    rename(scenario)
    await opened(scenario, titre=HOSTILE[3])
    await does(scenario, scenario.bob, "stand")
    window = await scenario.ana.press(
        scenario.question(scenario.ana), scenario.running.text("election-do-order")
    )
    form = await go_step_by_step(scenario.ana, window)
    for _ in range(2):
        form = await put_first(scenario, form)
        assert "Qz" in form.text, "the order is shown as far as it goes"
    await scenario.ana.press(form, scenario.running.text("button-confirm"))
    await scenario.running.settle()
    check_obeyed_nowhere(scenario)


async def put_first(scenario: Scenario, form: Interaction) -> Interaction:
    """Whoever is offered first comes next."""
    menu = next(part for part in parts_of(form) if read_token(part["custom_id"]).verb == "fill")
    return await scenario.ana.choose(form, menu["custom_id"], [menu["options"][0]["value"]])


async def test_a_name_and_a_title_are_not_obeyed_in_an_election_nor_in_its_history(
    scenario: Scenario,
) -> None:
    rename(scenario)
    await opened(scenario, titre=HOSTILE[3])
    await does(scenario, scenario.bob, "stand")
    await does(scenario, scenario.cy, "candidat")
    await does(scenario, scenario.ana, "appel", qui="1")
    for choice in ("option", "nobody", "2"):
        await scenario.bob.slash("vote", {"for": choice}, channel=scenario.channel)
    await does(scenario, scenario.ana, "appel", qui="2")
    await does(scenario, scenario.cy, "vote", pour="1")
    await does(scenario, scenario.ana, "vote", pour="1")
    await look_round(scenario)
    await does(scenario, scenario.ana, "clore")
    for line in ("resultat", "export"):
        await does(scenario, scenario.ana, line)
    check_obeyed_nowhere(scenario)


async def test_a_name_is_not_obeyed_where_seats_change_hands_and_tables_are_looked_after(
    scenario: Scenario,
) -> None:
    rename(scenario)
    dan = scenario.world.person(HOSTILE[4], scenario.guild, locale="fr")
    await scenario.begun()
    here = scenario.channel
    for typed in ("", "q"):
        await scenario.ana.autocomplete("table remplacer", "place", typed, channel=here)
    await scenario.ana.slash("table intendance", {"suppleance": dan}, channel=here)
    await scenario.running.settle()
    offer = next(each for each in scenario.public() if dan in each.pings)
    await dan.press(offer, scenario.running.text("deputy-accept"))
    await scenario.bob.slash("table vote", {"what": "pause", "time": "3d"}, channel=here)
    await scenario.ana.slash("table pause", channel=here)
    await scenario.ana.slash("table reprendre", channel=here)
    await scenario.ana.slash("table relancer", channel=here)
    await scenario.ana.slash("table confier", {"qui": scenario.bob}, channel=here)
    await scenario.ana.slash("table remplacer", {"place": "2", "libre": True}, channel=here)
    await scenario.running.later(25 * HOUR)
    await look_round(scenario)
    await scenario.bob.slash("table substitute", {"seat": "2", "by": dan}, channel=here)
    await scenario.bob.slash("table leave", channel=here)
    await scenario.running.later(25 * HOUR)
    check_obeyed_nowhere(scenario, least=10)


async def test_a_thread_is_called_by_a_title_in_which_nothing_is_invisible(scenario: Scenario) -> None:
    rename(scenario)
    await scenario.ana.slash("election ouvrir", {"titre": HOSTILE[3]}, channel=scenario.channel)
    await scenario.running.settle()
    lobby = next(each for each in scenario.public() if each.buttons)
    await scenario.ana.press(lobby, "Jouer dans un fil")
    await scenario.running.settle()
    check_obeyed_nowhere(scenario, least=1)
    assert count_named(scenario.world)["name"]
