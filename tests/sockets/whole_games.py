"""Whole games of people who see nothing but their screens."""

from tests.sockets.players import Act, Party, Player, is_taken
from tests.sockets.scenario import Scenario, offered_first
from tests.sockets.secrets import Watcher, check_private

PRESSES: list[Act] = [Player.by_components, Player.by_channel_button, Player.by_answer]
COMMANDS: list[Act] = [Player.by_commands]


def party(scenario: Scenario, luck: int, *, people: int = 3) -> Party:
    players = [
        Player(scenario.running, person, scenario.channel, scenario.game, luck * 10 + number)
        for number, person in enumerate(scenario.people[:people])
    ]
    return Party(scenario.running, players, luck)


def over(scenario: Scenario) -> bool:
    """Whether the channel was told how it ended: under it one may play again, look back, check."""
    *_, before, last = scenario.public()
    title = scenario.running.text("result-title", table=name(scenario))
    ends = [scenario.running.text(key) for key in ("again-button", "replay-button", "proof-button")]
    # What is told at the end may be longer than a message.
    return [*last.buttons.values()] == ends and (
        title in last.text or (not before.buttons and title in before.text)
    )


def name(scenario: Scenario, number: int = 1) -> str:
    return scenario.running.text(
        "table-name", game=scenario.running.text(f"{scenario.game.name}-name"), number=number
    )


async def played(scenario: Scenario, found: Party, ways: list[Act]) -> int:
    """Play to the end with somebody looking over every shoulder; gives how many answers that took."""
    watcher = Watcher(scenario)
    answers = await found.play(ways, lambda: over(scenario), watcher.look)
    check_private(found.players)
    assert watcher.looked_at > answers
    live = await scenario.running.live()
    assert live.table.status == "ended"
    await scenario.check_told()
    return answers


async def press_turns(scenario: Scenario, found: Party, ways: list[Act], enough: int) -> None:
    """Play on until so many answers were given, with somebody looking over every shoulder."""
    watcher, given = Watcher(scenario), 0

    async def look() -> None:
        nonlocal given
        given += 1
        await watcher.look()

    answers = await found.play(ways, lambda: given > enough, look)
    check_private(found.players)
    assert watcher.looked_at > answers == enough
    await scenario.check_told()


async def type_turns(scenario: Scenario) -> None:
    """Three people play by commands alone, until many were typed."""
    await scenario.begun(options=scenario.game.options(scenario.game.short, scenario.game.typed))
    found, watcher = party(scenario, 3), Watcher(scenario)

    def typed() -> int:
        return sum(player.typed for player in found.players)

    answers = await found.play(
        COMMANDS, lambda: over(scenario) or typed() >= scenario.game.enough, watcher.look
    )
    check_private(found.players)
    assert typed() * 2 > answers, "most is typed"


async def let_answer(scenario: Scenario, times: int = 1) -> None:
    """Let whoever is asked, or the first of them, take the first place that is offered, so many times over."""
    for _ in range(times):
        person, *_ = await scenario.awaited()
        panel = await person.slash("answer", channel=scenario.channel)
        assert is_taken(await offered_first(person, panel))
        await scenario.running.settle()
