"""Ballots of a club in tests: opened by command, voted in by menus or at one stroke."""

from typing import Any

from tests.fake_discord import Interaction, Message, Person
from tests.sockets.scenario import HOUR, Scenario

DAY = 24 * HOUR


async def open_club(scenario: Scenario, **given: Any) -> Message:
    """A ballot of Ana's about the treasure; gives its message."""
    options = {"title": "Qui garde le trésor ?", "candidates": "Bob, Cy, Zoé", **given}
    answer = await scenario.ana.slash("election club", options, channel=scenario.channel)
    assert answer.ephemeral
    await scenario.running.settle()
    return scenario.public()[-1]


async def vote_by_menus(scenario: Scenario, person: Person, ballot: Message, *names: str) -> Interaction:
    """Somebody chooses by the menus, and hands in."""
    paper = await person.press(ballot, "Voter")
    if "rank" not in find_menu(paper):
        return await person.choose(paper, find_menu(paper), find_offered(paper, *names))
    for name in names:
        paper = await person.choose(paper, find_menu(paper), find_offered(paper, name))
    return await person.press(paper, scenario.running.text("elections-club-cast", person.locale))


def vote(person: Person, ballot: Message, *places: int, number: int = 1) -> Interaction:
    """Somebody hands in an order at one stroke, as its last button does."""
    order = ".".join(map(str, places))
    return person.press(ballot, f"pb|cast|{number}|{order}", forged=True)


def find_menu(paper: Interaction) -> str:
    """The menu of a paper."""
    assert paper.message is not None
    return next(iter(paper.message.menus))


def find_offered(paper: Interaction, *names: str) -> list[str]:
    """The labels of the menu in which these names stand."""
    labels = [
        one["label"]
        for row in paper.components
        for part in row["components"]
        for one in part.get("options", [])
    ]
    return [next(label for label in labels if label.endswith(f". {name}")) for name in names]


def add_voters(scenario: Scenario, number: int) -> list[Person]:
    """Members of the server."""
    return [scenario.world.person(f"V{one}", scenario.guild, locale="fr") for one in range(number)]
