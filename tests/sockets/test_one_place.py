"""One place to answer: what is asked stands in one message, and nothing stands there that is no question any more."""

import pytest

from bot.panels.custom_ids import read_token
from bot.wording.receipts import name_option
from porc_royal.asks import PASS
from porc_royal.facts import Seat
from tests.fake_discord import Interaction, Message, Person
from tests.fake_discord.components import walk
from tests.sockets.games import COCHONS, PLAYED, Game
from tests.sockets.players import TAKEN, Act, Player, asks, is_taken, parts_of
from tests.sockets.scenario import HOUR, Scenario, offered_first
from tests.sockets.whole_games import party

of_cochons = pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
of_every_game = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
ENOUGH = 20
DELETES = r"^/channels/\d+/messages/\d+$"


def private(person: Person) -> list[Message]:
    """What stands in somebody's direct messages for good."""
    return [one for one in person.sees(person.dm) if not one.webhook]


def answers(person: Person) -> list[Message]:
    """The receipts and questions beside them, and beside what the channel says, that somebody still sees."""
    return [one for one in person.sees() if one.ephemeral and (TAKEN.search(one.text) or asks(one))]


# ---- one private answer


@of_every_game
@pytest.mark.samples("cochons")
async def test_commands_and_public_buttons_leave_one_private_answer_a_table(
    scenario: Scenario, game: Game
) -> None:
    await scenario.begun(options=game.options(game.short, game.typed))
    turns = 0

    async def look() -> None:
        nonlocal turns
        turns += 1
        for person in scenario.people:
            # It goes once the next is there.
            await scenario.world.until(lambda who=person: len(answers(who)) <= 1)  # type: ignore[misc]

    ways: list[Act] = [Player.by_commands, Player.by_answer, Player.by_channel_button]
    await party(scenario, 4).play(ways, lambda: turns > ENOUGH, look)


@of_cochons
async def test_each_table_has_a_private_answer_of_its_own(scenario: Scenario) -> None:
    await scenario.started()
    other = scenario.world.channel(scenario.guild, "second")
    await scenario.drawn(other)
    (person,) = await scenario.awaited()
    for channel in (scenario.channel, other):
        await person.slash("answer", channel=channel)
        await person.slash("answer", channel=channel)
    await scenario.world.until(lambda: len(answers(person)) == 2)
    assert {one.channel for one in answers(person)} == {scenario.channel, other}


@of_cochons
async def test_an_answer_that_discord_will_not_take_away_keeps_nobody_from_the_next(
    scenario: Scenario,
) -> None:
    await scenario.drawn()
    scenario.world.fail_next("DELETE", r"^/webhooks/", 404, 10008)
    await scenario.ana.slash("answer", channel=scenario.channel)
    assert is_taken(await scenario.ana.slash("passer", channel=scenario.channel))
    first, second = answers(scenario.ana)
    assert is_taken(await scenario.ana.slash("passer", channel=scenario.channel))
    await scenario.world.until(lambda: second.deleted)
    assert not first.deleted


@of_cochons
async def test_an_answer_of_long_ago_stays(scenario: Scenario) -> None:
    """Discord lets nobody change it any more (15 minutes)."""
    await scenario.drawn()
    await scenario.ana.slash("answer", channel=scenario.channel)
    await scenario.running.later(HOUR)
    sent = len(scenario.world.requests("DELETE", r"^/webhooks/"))
    await scenario.ana.slash("answer", channel=scenario.channel)
    assert len(scenario.world.requests("DELETE", r"^/webhooks/")) == sent


# ---- direct messages hold the open question, or say where it is


def where(scenario: Scenario, person: Person) -> str:
    language = "fr" if person.locale == "fr" else "en"
    where = f"<#{scenario.channel.id}>"
    return scenario.running.text("inbox-elsewhere", language, where=where).partition(">")[0]


@pytest.mark.thorough
@of_every_game
@pytest.mark.samples("cochons")
async def test_whoever_is_asked_finds_the_question_in_private_or_a_link_to_where_it_is(
    scenario: Scenario, game: Game
) -> None:
    await scenario.begun(options=game.options(game.short, game.typed))
    turns, pointed = 0, 0

    async def look() -> None:
        nonlocal turns, pointed
        turns += 1
        awaited = await scenario.awaited()
        for person in scenario.people:
            there = private(person)
            asked = [one for one in there if asks(one)]
            assert len(asked) <= int(person in awaited), "what is answered stands there no more"
            pointers = [one for one in there if where(scenario, person) in one.text]
            assert len(pointers) + len(asked) <= 1
            pointed += bool(pointers)
            if person in awaited and not asked:
                here = [one for one in answers(person) if asks(one)]
                assert here or f"<#{scenario.channel.id}>" in "".join(one.text for one in there[-3:])

    ways: list[Act] = [Player.by_components, Player.by_answer, Player.by_channel_button]
    await party(scenario, 7).play(ways, lambda: turns > ENOUGH, look)
    assert pointed or game is not COCHONS, "simplified, all decide at once before each turn (S-14)"


@pytest.mark.thorough
@of_every_game
@pytest.mark.samples("interstellar_pig")
async def test_what_is_learned_stands_above_the_question_that_may_be_about_it(
    scenario: Scenario, game: Game
) -> None:
    await scenario.begun(options=game.options(game.short, game.typed))
    turns, over = 0, False

    async def look() -> None:
        nonlocal turns, over
        turns, over = turns + 1, (await scenario.running.live()).table.status != "playing"
        for person in scenario.people:
            there = private(person)
            below = [one for place, one in enumerate(there) if any(map(asks, there[:place]))]
            assert not below, [one.text for one in there[-3:]]

    await party(scenario, 5).play([Player.by_components], lambda: turns > 2 * ENOUGH or over, look)


@pytest.mark.thorough
@of_cochons
async def test_a_closed_question_goes_though_the_bot_is_killed_before_it_knows(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    (asked,) = [one for one in private(person) if asks(one)]
    held = scenario.world.hold_next("DELETE", DELETES, before_effect=False)
    panel = await person.slash("answer", channel=scenario.channel)
    await offered_first(person, panel)
    await scenario.world.until(lambda: held.hits)
    await scenario.running.kill()
    held.release()
    await scenario.running.open()
    await scenario.running.settle()
    assert asked.deleted
    rows = await scenario.running.bot.store._engine.read(  # type: ignore[attr-defined]
        "SELECT count(*) FROM outbox WHERE sent_at IS NULL"
    )
    assert rows[0][0] == 0, "nothing is owed any more"
    await scenario.check_told()


@pytest.mark.thorough
@pytest.mark.samples("interstellar_pig")
@pytest.mark.parametrize("game", [PLAYED["interstellar_pig"], PLAYED["cosmic"]], ids=lambda game: game.name)
async def test_whoever_is_asked_nothing_reads_so_once_and_finds_no_button_that_answers_nothing(
    scenario: Scenario, game: Game
) -> None:
    await scenario.begun(options=game.options(game.short, game.typed))
    asides = 0

    async def look() -> None:
        nonlocal asides
        live = await scenario.running.live()
        for person in scenario.people:
            row = live.seat_of(person.id)
            ask = None if row is None or live.game is None else live.play.asks.get(Seat(row.seat))
            if ask is None or not ask.optional:
                continue
            language = "fr" if person.locale == "fr" else "en"
            shown = await person.slash("answer", channel=scenario.channel)
            assert scenario.running.text("refused-not-asked", language) in shown.text
            told = shown.text.lower()
            assert sum(told.count(one) for one in NOTHING[language]) == 1, shown.text
            idle = scenario.running.bot.voices.in_language(live, language).label(name_option(ask, PASS))
            assert idle not in [part.get("label") for part in walk(shown.components)]
            asides += 1

    await party(scenario, 4).play([Player.by_components], lambda: asides > 2, look)
    assert asides


NOTHING = {
    "en": ("nothing is asked", "nobody is waiting"),
    "fr": ("rien ne t’est demandé", "on ne te demande rien", "on n’attend rien"),
}
"""What says that nothing is to be answered."""


# ---- what was sealed part by part


@pytest.mark.thorough
@of_cochons
async def test_a_plan_that_is_sealed_whole_can_be_taken_back_where_it_stands_until_all_have_and_then_goes(
    scenario: Scenario,
) -> None:
    """R-38: "Place all" leaves nothing to be asked; its message has a button that takes the plan back."""
    first, *others = await all_have_newcomers(scenario)
    await place_all(scenario, first)
    assert first not in await scenario.awaited()
    for person in others:
        assert "anew" in options_of(first), "it may be taken back"
        await place_all(scenario, person)
    await scenario.running.settle()
    live = await scenario.running.live()
    for person in scenario.people:
        old = [
            part.get("label")
            for message in private(person)
            for part in parts_of(message)
            if 0 <= read_token(part["custom_id"]).place < live.play.place
        ]
        assert old == [], "what is over has no button left"


@pytest.mark.thorough
@of_cochons
async def test_a_plan_that_is_changed_elsewhere_is_not_left_in_the_message_as_it_was(
    scenario: Scenario,
) -> None:
    """Begun anew in the channel, nothing of the one before stands in their direct messages."""
    first, *_ = await all_have_newcomers(scenario)
    await place_all(scenario, first)
    shown = await first.slash("answer", channel=scenario.channel)
    part = next(one for one in parts_of(shown) if read_token(one["custom_id"]).option == "anew")
    shown = await first.press(shown, part["custom_id"])
    await scenario.running.settle()
    assert first in await scenario.awaited()
    assert options_of(first) == set()
    await place_all(scenario, first, shown)
    assert options_of(first) == set()


async def all_have_newcomers(scenario: Scenario) -> list[Person]:
    """A game is played up to the first time at which all have newcomers to place; gives who."""
    await scenario.begun(options=scenario.game.options(scenario.game.short))
    reached = False

    async def look() -> None:
        nonlocal reached
        live = await scenario.running.live()
        asks_all = [one for one in live.play.asks.values() if one.key == "cochons-ask-newcomers"]
        reached = len(asks_all) == len(live.play.awaited) == len(scenario.people)

    await party(scenario, 7).play([Player.by_components], lambda: reached, look)
    await scenario.running.settle()
    return list(await scenario.awaited())


async def place_all(scenario: Scenario, person: Person, shown: Message | Interaction | None = None) -> None:
    """Somebody puts all who have come on the first tile that is offered, in their direct messages, or elsewhere."""
    shown = scenario.question(person) if shown is None else shown
    part = next(one for one in parts_of(shown) if read_token(one["custom_id"]).option == "all")
    if "options" in part:
        given = await person.choose(shown, part["custom_id"], [part["options"][0]["value"]])
    else:
        given = await person.press(shown, part["custom_id"])
    assert is_taken(given), given.text
    await scenario.running.settle()


def options_of(person: Person) -> set[str]:
    """What may be answered in somebody's direct messages."""
    tokens = [read_token(part["custom_id"]) for message in private(person) for part in parts_of(message)]
    return {one.option for one in tokens if one.verb in {"answer", "form", "menu", "whole"}}


# ---- what is pressed in a message that is about to change


@pytest.mark.thorough
@of_cochons
async def test_what_is_sealed_in_a_message_that_is_about_to_go_is_noted_beside_it(scenario: Scenario) -> None:
    """Answered elsewhere, a sealed question leaves the direct messages; pressed before it has, it is answered anew."""
    person, message = await one_is_asked_in_secret(scenario)
    held = scenario.world.hold_next("DELETE", DELETES)
    await choose(person, await person.slash("answer", channel=scenario.channel), "pass")
    await scenario.world.until(lambda: held.hits)
    receipt = await choose(person, message, "pass")
    held.release()
    await scenario.running.settle()
    assert message.deleted
    assert receipt.message is not None
    assert person.can_see(receipt.message), "what was sealed last can still be read"


@pytest.mark.thorough
@of_cochons
async def test_an_edit_that_is_made_twice_does_not_bring_back_what_was_answered_in_between(
    scenario: Scenario,
) -> None:
    """Nobody heard that it had been made, so it is made again when its question has been answered already."""
    person, message = await one_is_asked_in_secret(scenario, deadline="72h")
    edits = rf"^/channels/{person.dm.id}/messages/\d+$"
    held = scenario.world.hold_next("PATCH", edits, before_effect=False)
    held.status = 503
    await scenario.ana.slash("table extend", {"time": "24h"}, channel=scenario.channel)
    await scenario.world.until(lambda: held.hits)
    receipt = await choose(person, message, "pass")
    held.release()
    await scenario.running.settle()
    assert options_of(person) == set(), "what is sealed is not asked any more"
    assert receipt.message is not None
    assert person.can_see(receipt.message)
    assert "pass" not in receipt.message.buttons


async def one_is_asked_in_secret(scenario: Scenario, **options: str) -> tuple[Person, Message]:
    """A game is played up to the first secret question to several that stands alone in a message to one of them."""
    await scenario.begun(None, options=scenario.game.options(scenario.game.short), **options)
    found: list[tuple[Person, Message]] = []

    async def look() -> None:
        live = await scenario.running.live()
        awaited = await scenario.awaited()
        for person in awaited if len(awaited) > 1 else []:
            seat = next(Seat(row.seat) for row in live.seats if row.user_id == person.id)
            inbox = live.posts.inbox(seat)
            if (
                live.play.asks[seat].sealed
                and inbox.is_open
                and not inbox.text
                and "pass" in options_of(person)
            ):
                found.append((person, scenario.question(person)))

    await party(scenario, 4).play([Player.by_components], lambda: bool(found), look)
    return found[0]


async def choose(person: Person, panel: Message | Interaction, option: str) -> Interaction:
    """Somebody presses a button that answers by itself."""
    part = next(one for one in parts_of(panel) if read_token(one["custom_id"]).option == option)
    given = await person.press(panel, part["custom_id"])
    assert is_taken(given), given.text
    return given
