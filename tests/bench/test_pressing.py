"""People press through the panels as they are: on their own message with the question, else on the channel's button."""

import random

import pytest
from msgspec.structs import replace

from bench.calm.counting import CountedDiscord
from bench.calm.games import COUNTED
from bench.calm.playing import give_order, open_table
from bench.calm.pressing import Goal, Pressed, Presser, find_way
from bot.panels.custom_ids import Token, Verb
from porc_royal.asks import Ask, Field, Number, Option, Pick, Reply
from porc_royal.facts import Seat
from porc_royal.replies import draw_reply
from tests.fake_discord import Channel, Message


def part(
    verb: Verb, option: str = "trip", field: str = "", values: tuple[str, ...] = (), place: int = 7
) -> dict[str, object]:
    found: dict[str, object] = {
        "type": 3 if values else 2,
        "custom_id": str(Token(verb, 1, place, 0, option, field)),
    }
    return found | {"options": [{"value": one} for one in values]} if values else found


def test_the_way_to_a_reply_is_read_from_the_panels() -> None:
    fields: dict[str, Field] = {"from": Pick("tile", ("A", "B")), "gorets": Number((0, 3), optional=True)}
    ask = Ask(Seat(0), "ask", "S-1", {"pass": Option(), "trip": Option(fields)}, Reply("pass"))
    goal = Goal(Reply("trip", {"from": "B"}), ask, (7, 7))

    def way(*parts: dict[str, object]) -> tuple[str, tuple[str, ...]] | None:
        found = find_way(parts, goal)
        return None if found is None else (found.verb, found.values)

    assert way(part("answer", "pass"), part("ask", "")) == ("ask", ())
    assert way(part("answer", "pass"), part("form")) == ("form", ())
    assert way(part("form", place=6)) is None, "an old button"
    assert way(part("fill", field="from", values=("A",)), part("page", field="from")) == ("page", ())
    assert way(part("fill", field="from", values=("A", "B"))) == ("fill", ("B",))
    assert way(part("fill", field="gorets", values=("0", "1")), part("back")) == ("fill", ("0",))
    assert way(part("skip", field="gorets"), part("again")) == ("skip", ())
    assert way(part("send"), part("again")) == ("send", ())
    assert way(part("send") | {"disabled": True}) is None


ASK = Ask(
    Seat(0),
    "ask",
    "S-1",
    {
        "pass": Option(),
        "trip": Option({"card": Pick("card", ("boat.1", "boat.2")), "gorets": Number((0, 3), optional=True)}),
        "look": Option(),
    },
    Reply("pass"),
)
GOAL = Goal(Reply("trip", {"card": "boat.2"}), ASK, (7, 7))


def lead(*parts: dict[str, object], goal: Goal = GOAL) -> tuple[str, tuple[str, ...]] | None:
    found = find_way(parts, goal)
    return None if found is None else (found.verb, found.values)


def test_a_whole_move_is_chosen_where_it_comes_to_the_same_else_the_form_in_the_same_menu() -> None:
    form = part("form")
    same = part("whole", values=("0: trip card=boat.1 gorets=0", "form"))
    assert lead(form, same) == ("whole", ("0: trip card=boat.1 gorets=0",))
    assert lead(part("whole", values=("0: trip card=boat.1 gorets=1", "form"))) == ("whole", ("form",))
    assert lead(part("whole", "look", values=("0: look", "form"))) is None
    ready = part("whole", "", values=("0: pass", "0: trip card=boat.2"))
    assert lead(ready) == ("whole", ("0: trip card=boat.2",))


def test_more_and_back_are_pressed_where_nothing_leads_further() -> None:
    assert lead(part("answer", "pass"), part("more", "")) == ("more", ())
    assert lead(part("more", ""), part("back", ""), part("form")) == ("form", ())
    assert lead(part("answer", "look"), part("back", "")) == ("back", ())
    assert lead(part("more", "", place=6)) is None, "an old button"


def show(world: CountedDiscord, channel: Channel, *parts: dict[str, object]) -> Message:
    return world.post(channel, world.bot, content="?", components=[{"type": 1, "components": list(parts)}])


async def test_one_presses_on_ones_own_message_with_the_question_else_in_the_channel() -> None:
    async def rest() -> None:
        pass

    async with CountedDiscord() as world:
        guild = world.guild()
        channel, ana, bob = world.channel(guild), world.person("Ana", guild), world.person("Bob", guild)
        presser = Presser(world, ana, rest)

        def begin(*, afresh: bool = False) -> Message | None:
            return presser._begin(GOAL, afresh=afresh)[0]

        assert begin() is None
        story = show(world, channel, part("ask", ""))
        assert begin() is story
        show(world, ana.dm, part("form", place=6))
        assert begin() is story, "an old question"
        mine = show(world, ana.dm, part("form"))
        assert begin() is mine
        assert begin(afresh=True) is story
        show(world, bob.dm, part("form"))
        newest = show(world, channel, part("ask", ""))
        assert begin() is mine
        world.delete(mine)
        assert begin() is newest


async def test_the_panels_lead_to_every_reply_and_a_flight_takes_three_presses_at_most() -> None:
    counted = COUNTED["pig-3"]
    async with open_table(counted, 1, paint_all=False) as table:
        await table.open()
        steps = [await table.step("practice") for _ in range(40)]
    assert [step.stuck for step in steps if step.stuck] == []
    courses = [step for step in steps if step.option == "course"]
    assert courses
    assert all(step.presses - step.before <= 2 for step in courses)


@pytest.mark.parametrize("key", ["simplified", "pig-3", "election"])
@pytest.mark.samples("election", "simplified")
async def test_a_standing_order_is_given_by_the_ready_menu(key: str) -> None:
    counted = COUNTED[key]
    assert counted.order is not None
    assert await give_order(counted, counted.order) == 2


async def test_any_trip_by_ship_takes_two_presses_at_most() -> None:
    """It took five: where it goes, with whom and with which card hang on one another."""
    counted, luck = COUNTED["simplified"], random.Random(3)
    async with open_table(counted, 2, paint_all=False) as table:
        await table.open()
        given = list[Pressed]()
        for _ in range(120):
            live = await table.live()
            seat = live.play.awaited[0]
            trip = draw_trip_by_ship(live.play.asks[seat], luck)
            if trip is None:
                await table.step("practice")
                continue
            goal = Goal(trip, live.play.asks[seat], (live.play.since(seat), live.play.place))
            given.append(await table._give(live, seat, goal))
            await table.settle()
            if len(given) == 3:
                break
    assert given
    assert [one.stuck for one in given if one.stuck] == []
    assert all(one.presses - one.before <= 2 for one in given)


def draw_trip_by_ship(ask: Ask, luck: random.Random) -> Reply | None:
    """Any trip that a ship makes, at a turn; None where there is none."""
    if ask.key != "cochons-ask-travel" or "trip" not in ask.options:
        return None
    only = replace(ask, options={"trip": ask.options["trip"]})
    for _ in range(50):
        reply = draw_reply(only, luck.randrange)
        if reply.option == "trip" and "card" in reply.fields:
            return reply
    return None
