"""Standing orders as people give them, and what the table makes of them over days and restarts."""

from typing import Any

import pytest

from bot.panels.custom_ids import read_token
from tests.loopback import Person
from tests.sockets.elections import does, opened
from tests.sockets.house import HOUR, MINUTE, Town
from tests.sockets.letters import letters
from tests.sockets.orders import ASK, give, panel, words
from tests.sockets.players import parts_of


def chosen(ask: str, option: str = "pass") -> str:
    return f"cochons-ask-{ask}-{option}"


async def at_the_gap(town: Town, deadline: str = "none") -> None:
    """Play up to the window before the first traveller, where all are asked."""
    await town.drawn(deadline=deadline)
    for person in town.people:
        await person.press(town.question(person), town.house.text(chosen("discard"), person.locale))
    await town.house.settle()
    assert {ask.key for ask in (await town.house.live()).play.asks.values()} == {"cochons-ask-gap-first"}


async def passes(town: Town, person: Person) -> None:
    await person.slash(words(person, "passer", "pass"), channel=town.channel)
    await town.house.settle()


# ---- giving them


async def test_an_order_is_given_by_a_form_and_listed_for_its_owner_alone(town: Town) -> None:
    await town.drawn()
    public = len(town.public())
    assert town.house.text("orders-none") in (await panel(town, town.ana)).text
    given = await give(town, town.ana, "windows", "travels", None, "at-once", "turn")
    assert given.ephemeral
    assert town.house.text("orders-given") in given.text
    listed = (await panel(town, town.ana)).text
    for key in ("cochons-order-windows", "cochons-windows-travels", "order-until-turn"):
        assert town.house.text(key) in listed
    assert town.house.text("orders-none", "en") in (await panel(town, town.bob)).text
    await town.house.settle()
    assert len(town.public()) == public, "the channel hears nothing of it"


async def test_an_order_can_be_withdrawn_and_a_new_one_replaces_its_kind(town: Town) -> None:
    await town.drawn()
    await give(town, town.bob, "flee", "3", None, "at-once", "game")
    await give(town, town.bob, "flee", "5", None, "if-late", "game")
    listed = (await panel(town, town.bob)).text
    assert listed.count(town.house.text("cochons-order-flee", "en")) == 1
    assert town.house.text("order-when-if-late", "en") in listed
    shown = await panel(town, town.bob)
    label = f"{town.house.text(f'{ASK}-withdraw', 'en')} {town.house.text('cochons-order-flee', 'en')}"
    gone = await town.bob.press(shown, label)
    assert town.house.text("orders-withdrawn", "en") in gone.text
    assert town.house.text("orders-none", "en") in gone.text


async def test_a_stranger_gives_no_orders_and_a_repeated_press_gives_one(town: Town) -> None:
    await town.drawn()
    stranger = town.world.person("Dan", town.guild, locale="fr")
    assert town.house.text("refused-not-seated") in (await panel(town, stranger)).text
    await give(town, town.ana, "flee", "0", None, "at-once", "game")
    rows = await town.house.store.orders(1)
    assert [one.name for one in rows] == ["flee"]


async def test_a_game_without_orders_says_so(town: Town) -> None:
    await town.seated(game="interstellar_pig")
    await town.ana.press(town.public()[-1], "Commencer")
    await town.house.settle()
    answer = await panel(town, town.ana)
    assert town.house.text("no-orders", game=town.house.text("interstellar_pig-name")) in answer.text


# ---- what they do


async def test_who_has_ordered_to_pass_is_not_awaited_and_nobody_learns_of_it(town: Town) -> None:
    await town.drawn()
    await give(town, town.bob, "windows", "travels", None, "at-once", "game")
    for person in town.people:
        await person.press(town.question(person), town.house.text(chosen("discard"), person.locale))
    await town.house.settle()
    assert {one.name for one in await town.awaited()} == {"Ana", "Cy"}
    asking = town.public()[-1]
    assert {user.id for user in asking.pings} == {person.id for person in town.people}, "a ping for all"
    await passes(town, town.ana)
    await passes(town, town.cy)
    live = await town.house.live()
    assert "cochons-ask-travel" in {ask.key for ask in live.play.asks.values()}


@pytest.mark.parametrize("killed", [False, True])
async def test_an_order_for_the_absent_speaks_when_time_is_up_and_survives_a_crash(
    town: Town, *, killed: bool
) -> None:
    await at_the_gap(town, deadline="24h")
    await give(town, town.cy, "windows", "travels", None, "if-late", "game")
    await passes(town, town.ana)
    await passes(town, town.bob)
    assert await town.awaited() == [town.cy], "he may still think about it"
    if killed:
        await town.house.kill()
        await town.house.open()
    await town.house.later(25 * HOUR)
    absent = (await town.house.live()).seat_of(town.cy.id)
    assert absent is not None
    entry = next(one for one in reversed(await town.house.log()) if one.seat == absent.seat)
    assert b'"pass"' in entry.reply


async def test_an_order_for_one_turn_ends_with_it_and_its_owner_is_told_why(town: Town) -> None:
    await town.drawn(deadline="24h")
    await give(town, town.ana, "windows", "all", None, "at-once", "turn")
    await give(town, town.bob, "windows", "all", None, "at-once", "game")
    since = max(each.id for each in town.world.messages())
    turn = (await town.house.live()).play.view(None).turn
    for _ in range(100):
        await town.house.later(24 * HOUR + MINUTE)
        if (await town.house.live()).play.view(None).turn > turn:
            break
    bob = (await town.house.live()).seat_of(town.bob.id)
    assert bob is not None
    assert [(one.seat, one.name) for one in await town.house.store.orders(1)] == [(bob.seat, "windows")]
    order = town.house.text("cochons-order-windows")
    ended = town.house.text("orders-ended", what=order, why=town.house.text("orders-turn-over"))
    assert any(ended in each.text for each in letters(town.ana, since))
    assert not any("📜" in each.text for each in (*letters(town.bob, since), *letters(town.cy, since)))
    assert not any("📜" in each.text for each in town.public() if each.id > since)


async def test_the_form_opens_from_the_question_that_an_order_could_answer(town: Town) -> None:
    await at_the_gap(town)
    asked = await town.ana.slash("repondre", channel=town.channel)
    shown = await town.ana.press(asked, town.house.text("button-orders"))
    assert town.house.text("orders-none") in shown.text
    assert shown.ephemeral


async def test_a_vote_given_in_advance_is_cast_when_the_roll_is_called(town: Town) -> None:
    """C-62: the presider calls, and nobody waits for whoever has said beforehand for whom."""
    await opened(town)
    shown = await panel(town, town.bob)
    shown = await town.bob.press(shown, town.house.text("election-ask-standing-orders-vote", "en"))
    for value in ("2", "at-once", "game"):
        menu = next(
            part["custom_id"] for part in parts_of(shown) if read_token(part["custom_id"]).verb == "fill"
        )
        shown = await town.bob.choose(shown, menu, [value])
    await town.bob.press(shown, town.house.text("button-confirm", "en"))
    assert "Cy" in (await panel(town, town.bob)).text
    await does(town, town.cy, "candidat")
    await does(town, town.ana, "appel", qui="Bob")
    view: Any = (await town.house.live()).play.view(None)
    assert [one.vote for one in view.voters if one.vote is not None] == [2]
    assert town.bob not in await town.awaited()
