"""A whole order given by menus, one after another, and sealed answers that are read again."""

import pytest

from bot.panels.custom_ids import read_token
from tests.loopback import Interaction, Person
from tests.sockets.asked import asked, names, until
from tests.sockets.elections import does, opened
from tests.sockets.games import COMPLETE
from tests.sockets.house import Town
from tests.sockets.players import number_of, parts_of


def menu_of(panel: Interaction) -> tuple[str, dict[str, str]]:
    """The only menu there: its id, and what it offers by name."""
    (menu,) = [part for part in parts_of(panel) if read_token(part["custom_id"]).verb == "fill"]
    return menu["custom_id"], {option["label"]: option["value"] for option in menu["options"]}


async def puts(person: Person, panel: Interaction, name: str) -> Interaction:
    menu, offered = menu_of(panel)
    return await person.choose(panel, menu, [offered[name]])


async def ordering(town: Town) -> Interaction:
    """Ana, who presides an election, sets the whole order of the call."""
    await opened(town)
    for person in ("bob", "cy"):
        await does(town, getattr(town, person), "stand" if person == "bob" else "candidat")
    question = town.question(town.ana)
    return await town.ana.press(question, town.house.text("election-do-order"))


async def test_the_whole_order_is_given_by_menus_and_nothing_is_filled_in_unasked(town: Town) -> None:
    form = await ordering(town)
    assert sorted(menu_of(form)[1]) == ["Ana", "Bob", "Cy"]
    assert town.house.text("wizard-order-next", place=1) in form.text
    form = await puts(town.ana, form, "Cy")
    assert sorted(menu_of(form)[1]) == ["Ana", "Bob"], "the second place is asked for, too"
    assert "Cy" in form.text
    assert town.house.text("wizard-order-next", place=2) in form.text
    before = len(await town.house.log())
    form = await puts(town.ana, form, "Ana")
    assert [part for part in parts_of(form) if read_token(part["custom_id"]).verb == "fill"] == []
    assert form.text.index("Cy") < form.text.index("Ana") < form.text.index("Bob"), "shown before it is sent"
    assert len(await town.house.log()) == before
    sent = await town.ana.press(form, town.house.text("button-confirm"))
    assert number_of(sent) is not None, sent.text
    await town.house.settle()
    assert any("Cy" in each.text and "pour qui votes-tu" in each.text for each in town.public())


async def test_an_order_half_made_survives_a_restart_and_can_be_begun_again(town: Town) -> None:
    form = await puts(town.ana, await ordering(town), "Bob")
    await town.house.kill()
    await town.house.open()
    again = await town.ana.press(form, town.house.text("button-restart"))
    assert sorted(menu_of(again)[1]) == ["Ana", "Bob", "Cy"]
    form = await puts(town.ana, await puts(town.ana, again, "Ana"), "Cy")
    assert form.text.index("Ana") < form.text.index("Cy") < form.text.index("Bob")


async def read_again(town: Town, person: Person) -> str:
    """What somebody has sealed, as `/answer` tells it."""
    own = await person.slash("answer" if person is town.bob else "repondre", channel=town.channel)
    begins = town.house.text("ask-answered", person.locale, what="{").partition("{")[0]
    (line,) = [one for one in own.text.split("\n") if one.startswith(begins)]
    return line.removeprefix(begins)


async def test_sealed_cards_that_are_read_again_are_named(town: Town) -> None:
    await town.drawn()
    question = town.question(town.ana)
    form = await town.ana.press(question, town.house.text(town.game.form))
    menu, offered = menu_of(form)
    card, value = next(iter(offered.items()))
    form = await town.ana.choose(form, menu, [value])
    assert number_of(await town.ana.press(form, town.house.text("button-confirm"))) is not None
    line = await read_again(town, town.ana)
    assert line.startswith(town.house.text(town.game.form))
    assert card in line


async def test_a_sealed_vote_that_is_read_again_names_the_candidate(town: Town) -> None:
    await opened(town, scrutin="sealed", candidats="Bob, Cy")
    await town.bob.slash("vote", {"for": "Cy"}, channel=town.channel)
    assert await read_again(town, town.bob) == "Vote → Cy"
    await does(town, town.cy, "vote", pour="Bob")
    assert await read_again(town, town.cy) == "Voter → Bob"


@pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])
async def test_newcomers_that_were_sealed_are_read_again_with_their_place_and_number(town: Town) -> None:
    await until(town, "ask-newcomers")
    sealing = [one for one in await town.awaited() if one in await asked(town, "ask-newcomers")]
    assert len(sealing) > 1, "the others seal theirs, too"
    person = sealing[0]
    line, tile = ("cochons place", "tile") if person is town.bob else ("cochons placer", "tuile")
    shown = await names(town, person, line, tile)
    place, name = next(iter(shown.items()))
    taken = await person.slash(line, {tile: name}, channel=town.channel)
    assert number_of(taken) is not None, taken.text
    told = await read_again(town, person)
    assert place.partition(" ")[0] in told
