"""Plans at a moderated table: played in order when their turn comes, dropped with the reason, changed, taken back."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.i18n import LANGUAGES, Reader
from bot.moderation.standing_orders import StandingOrders
from games.cochons.rulebook import RULEBOOK
from games.interstellar_pig.rulebook import RULEBOOK as PIG
from porc_royal.asks import Answer, Refused, Reply
from porc_royal.facts import Seat
from tests.cochons.scenario import galaxy
from tests.interstellar_pig.scenario import tetra
from tests.promises.moderated import MINUTE, ModeratedTable, Opening
from tests.promises.runner import Runner

ANA: Final = Seat(0)
BOB: Final = Seat(1)
TWO_HOURS: Final = 120 * MINUTE


def trip(origin: str, target: str, gorets: int, **more: Answer) -> Reply:
    return Reply("trip", {"from": origin, "to": target, "gorets": gorets, **more})


@contextmanager
def table(tmp_path: Path) -> Iterator[tuple[Runner, ModeratedTable]]:
    """Ana travels from O with six Gorets, and after her Bob from B1; both hold a card."""
    laid = galaxy(
        "O red 0:6G",
        "A1 blue",
        "A2 yellow",
        "B1 yellow 1:4G",
        "B3 red 2:2G",
        chapter="travel",
        hands={0: "jamboneuse.1", 1: "bunker-kosto.1", 2: "base-du-groin-noir.1"},
        travel_once_per_piece=False,
        gap_windows=False,
    )
    position = laid.play.position
    opened = Opening(RULEBOOK, 3, {}, position.chapter, position.state, deadline=None)
    with Runner.open(tmp_path) as runner:
        moderated = runner.moderated(runner.numbered(opened))
        runner.run(moderated.begin())
        yield runner, moderated


async def give(moderated: ModeratedTable, seat: Seat, reply: Reply) -> None:
    await StandingOrders(moderated.deps).give(moderated.table_id, moderated.press(seat), reply)


async def ana_ends(moderated: ModeratedTable) -> None:
    """Ana travels no more, and nobody reacts to that."""
    await moderated.reply(ANA, Reply("pass"))
    while len((await moderated.play()).asks) > 1:
        await moderated.reply((await moderated.play()).awaited[0], Reply("pass-phase"))


async def queue(moderated: ModeratedTable, seat: Seat) -> list[str]:
    return [one.name for one in await moderated.store.orders(moderated.table_id) if one.seat == seat]


async def replies(moderated: ModeratedTable, seat: Seat) -> list[Reply]:
    log = await moderated.store.log(moderated.table_id)
    made = [Reply(**json.loads(one.reply)) for one in log if one.seat == seat]
    return [one for one in made if one.option != "pass-phase"]


def languages(moderated: ModeratedTable) -> list[Reader]:
    return [moderated.voices.words.of(one) for one in LANGUAGES]


def told(moderated: ModeratedTable, seat: Seat) -> str:
    """What this person was sent in private."""
    own = f"dm:{moderated.user(seat)}"
    return "\n".join(one.payload.decode() for one in moderated.sent if one.destination == own)


def test_what_is_planned_is_played_in_its_order_when_the_turn_comes(tmp_path: Path) -> None:
    with table(tmp_path) as (runner, moderated):

        async def play() -> None:
            for planned in (trip("B1", "A1", 2), trip("A1", "A2", 1), Reply("travelled")):
                await give(moderated, BOB, planned)
            assert await queue(moderated, BOB) == ["travelled.03", "trip.01", "trip.02"]
            moderated.restart()
            before = len(moderated.sent_to_others(BOB))
            await ana_ends(moderated)
            assert [one.option for one in await replies(moderated, BOB)] == ["trip", "trip", "pass"]
            assert await queue(moderated, BOB) == []
            assert BOB not in (await moderated.play()).awaited
            assert len(moderated.sent_to_others(BOB)) > before, "all see the moves, and not why"
            beginnings = [
                words.text("orders-answered", what="§").partition("§")[0] for words in languages(moderated)
            ]
            others = "\n".join(one.payload.decode() for one in moderated.sent_to_others(BOB))
            assert not any(one in others for one in beginnings)
            assert sum(told(moderated, BOB).count(one) for one in beginnings) == 2, (
                "their owner is told of each"
            )

        runner.run(play())


def test_the_rest_of_a_turn_is_planned_amid_it(tmp_path: Path) -> None:
    with table(tmp_path) as (runner, moderated):

        async def play() -> None:
            await give(moderated, ANA, trip("A1", "A2", 1))
            assert await replies(moderated, ANA) == [], "the question that is open is hers to answer"
            await moderated.reply(ANA, trip("O", "A1", 3))
            assert [one.fields["to"] for one in await replies(moderated, ANA)] == ["A1", "A2"]
            assert ANA in (await moderated.play()).awaited

        runner.run(play())


def test_a_plan_that_is_impossible_by_then_is_dropped_with_all_that_was_to_follow_and_its_owner_is_asked(
    tmp_path: Path,
) -> None:
    with table(tmp_path) as (runner, moderated):

        async def play() -> None:
            await give(moderated, BOB, trip("A2", "A1", 3))
            await give(moderated, BOB, Reply("travelled"))
            await ana_ends(moderated)
            assert await replies(moderated, BOB) == []
            assert await queue(moderated, BOB) == []
            assert (await moderated.play()).awaited == (BOB,)
            voice = moderated.voices.words.of(moderated.language(BOB))
            assert voice.text("orders-impossible") in told(moderated, BOB)
            assert voice.text("orders-with-it") in told(moderated, BOB)

        runner.run(play())


def test_a_plan_whose_basis_has_changed_asks_its_owner_again(tmp_path: Path) -> None:
    """It would be legal still: but Ana has come there meanwhile, and it would be an attack."""
    with table(tmp_path) as (runner, moderated):

        async def play() -> None:
            await give(moderated, BOB, trip("B1", "A1", 2))
            await moderated.reply(ANA, trip("O", "A1", 3))
            await ana_ends(moderated)
            live = await moderated.play()
            assert live.awaited == (BOB,)
            assert live.asks[BOB].check(trip("B1", "A1", 2)).option == "trip", "it is legal"
            assert await replies(moderated, BOB) == []
            assert await queue(moderated, BOB) == []
            assert "A1" in told(moderated, BOB)

        runner.run(play())


def test_an_order_that_would_answer_instead_waits_for_the_next_question(tmp_path: Path) -> None:
    with table(tmp_path) as (runner, moderated):

        async def play() -> None:
            terms: dict[str, Answer] = {"questions": ("travel",), "when": "at-once", "until": "game"}
            await give(moderated, BOB, Reply("usual", terms))
            await give(moderated, BOB, trip("A2", "A1", 3))
            await ana_ends(moderated)
            assert (await moderated.play()).awaited == (BOB,), "the plan has failed: he is asked"
            assert await queue(moderated, BOB) == ["usual"]
            moderated.restart()
            await moderated.reply(BOB, trip("B1", "A1", 1))
            assert [one.option for one in await replies(moderated, BOB)] == ["trip", "pass"]

        runner.run(play())


def test_plans_are_changed_in_their_place_and_taken_back(tmp_path: Path) -> None:
    with table(tmp_path) as (runner, moderated):

        async def play() -> None:
            for planned in (trip("B1", "A1", 2), trip("A1", "A2", 1)):
                await give(moderated, BOB, planned)
            await give(moderated, BOB, trip("B1", "A1", 4, instead="trip.01"))
            await give(moderated, BOB, Reply("withdraw", {"order": "trip.02"}))
            assert await queue(moderated, BOB) == ["trip.01"]
            await ana_ends(moderated)
            (made,) = await replies(moderated, BOB)
            assert made.fields["gorets"] == 4

        runner.run(play())


@pytest.mark.parametrize(
    "wrong",
    [
        trip("B1", "Z9", 2),
        trip("B1", "A1", 99),
        trip("B1", "A1", 2, instead="trip.07"),
        trip("B1", "A1", 2, when="tomorrow"),
        Reply("withdraw", {"order": "travelled.01"}),
        Reply("play", {"card": "jamboneuse.1"}),
    ],
    ids=lambda wrong: str(wrong.fields),
)
def test_what_a_plan_may_not_say_is_refused_and_changes_nothing(tmp_path: Path, wrong: Reply) -> None:
    with table(tmp_path) as (runner, moderated):

        async def play() -> None:
            await give(moderated, BOB, trip("B1", "A1", 2))
            kept = await moderated.store.orders(moderated.table_id)
            with pytest.raises(Refused) as refused:
                await give(moderated, BOB, wrong)
            assert await moderated.store.orders(moderated.table_id) == kept
            for language in ("fr", "en"):
                assert moderated.voices.words.has(refused.value.says.key, language)

        runner.run(play())


def test_a_plan_with_a_delay_leaves_its_owner_the_time_and_is_over_when_they_answer(tmp_path: Path) -> None:
    with table(tmp_path) as (runner, moderated):

        async def play() -> None:
            await give(moderated, BOB, trip("B1", "A1", 2, when="after-two-hours"))
            await ana_ends(moderated)
            asked_at = moderated.clock.time
            ((kind, due),) = [
                (one.kind, one.due_at) for one in await moderated.deadlines() if one.kind.startswith("after-")
            ]
            assert (kind, due) == ("after-two-hours", asked_at + TWO_HOURS)
            await moderated.reply(BOB, trip("B1", "A1", 1))
            assert await queue(moderated, BOB) == [], "whoever answers needs no plan for that"
            assert [one for one in await moderated.deadlines() if one.kind.startswith("after-")] == []

        runner.run(play())


def test_plans_with_a_delay_are_all_played_once_their_owner_has_been_silent(tmp_path: Path) -> None:
    with table(tmp_path) as (runner, moderated):

        async def play() -> None:
            for planned in (trip("B1", "A1", 2, when="after-two-hours"), trip("A1", "A2", 1)):
                await give(moderated, BOB, planned)
            await give(moderated, BOB, Reply("travelled", {"when": "after-two-hours"}))
            await ana_ends(moderated)
            moderated.restart()
            while (fired := await moderated.fire()) is not None and fired.kind != "after-two-hours":
                assert await replies(moderated, BOB) == []
            assert [one.option for one in await replies(moderated, BOB)] == ["trip", "trip", "pass"]

        runner.run(play())


def test_steps_that_all_prepare_in_secret_are_planned_too(tmp_path: Path) -> None:
    """C-53: each is a part of an answer that is sealed."""
    laid = galaxy(
        "O red 0:3G", "A1 blue 0:1G", "B1 red 1:3G", "B2 blue 1:1G", "B4 yellow 2:1G", chapter="travel"
    ).play.position
    opened = Opening(RULEBOOK, 3, {}, laid.chapter, laid.state, deadline=None)
    with Runner.open(tmp_path) as runner:
        moderated = runner.moderated(runner.numbered(opened))

        async def play() -> None:
            await moderated.begin()
            assert (await moderated.play()).awaited == (ANA,)
            step = Reply("move", {"from": "B1", "to": "B2", "gorets": 2})
            for planned in (step, Reply("reorganised")):
                await give(moderated, BOB, planned)
            while "cochons-ask-reorganise" not in {ask.key for ask in (await moderated.play()).asks.values()}:
                live = await moderated.play()
                await moderated.reply(live.awaited[0], live.asks[live.awaited[0]].default)
            before = len(moderated.sent_to_others(BOB))
            await moderated.reply(ANA, Reply("move", {"from": "O", "to": "A1", "gorets": 1}))
            assert BOB in (await moderated.play()).sealed
            assert not any("B2" in one.payload.decode() for one in moderated.sent_to_others(BOB)[before:])
            assert [one for one in await replies(moderated, BOB) if one.fields] == [step]
            assert (await replies(moderated, BOB))[-1] == Reply("pass")
            await moderated.reply(ANA, Reply("pass"))
            await moderated.tell_held()
            assert any("B2" in one.payload.decode() for one in moderated.sent_to_others(BOB)[before:])

        runner.run(play())


def test_a_flight_and_what_follows_it_are_planned_in_interstellar_pig(tmp_path: Path) -> None:
    laid = tetra("QUILL A.s", "PLAIN D.o", events="sensors").play.position
    opened = Opening(PIG, 2, {}, laid.chapter, laid.state, deadline=None)
    with Runner.open(tmp_path) as runner:
        moderated = runner.moderated(runner.numbered(opened))

        async def play() -> None:
            await moderated.begin()
            await give(moderated, BOB, Reply("fly", {"dice": "two-dice", "heading": "CD>C"}))
            await give(moderated, BOB, Reply("land"))
            for _ in range(12):
                live = await moderated.play()
                if await replies(moderated, BOB):
                    break
                (seat,) = live.awaited
                assert seat == ANA, "Bob need not be asked"
                await moderated.reply(seat, live.asks[seat].default)
            made = await replies(moderated, BOB)
            assert made[0] == Reply("two-dice", {"heading": "CD>C"})
            assert await queue(moderated, BOB) == ["land.02"], "it waits for the next turn"

        runner.run(play())
