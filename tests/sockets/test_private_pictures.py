"""A question brings the board where places on it are to be chosen first; a form brings it when it comes to one."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.interactions.forms import draw_places, may_bring_board
from bot.panels.custom_ids import Token, Verb
from bot.panels.images import Drawing
from bot.panels.prompts import Prompt, has_places
from bot.wording.forms import Draft
from porc_royal.asks import Ask, Field, Number, Option, Pick, Reply
from porc_royal.facts import Seat
from tests.sockets.scenario import Scenario

TWO: Final = Pick("tile", ("A1", "B4"))
ONE: Final = Pick("tile", ("A1",))
CARD: Final = Pick("card", ("bunker", "fusee"))


NUMBER: Final = Number((1, 3))


def asking(**options: Mapping[str, Field]) -> Ask:
    """A question with these options and their fields."""
    offered = {"pass": Option(), **{name: Option(dict(fields)) for name, fields in options.items()}}
    return Ask(Seat(0), "cochons-ask-flee", "S-22", offered, default=Reply("pass"))


async def test_the_board_comes_with_a_question_that_begins_with_places(scenario: Scenario) -> None:
    await scenario.started()
    live = await scenario.running.live()
    cases: Sequence[tuple[Mapping[str, Field], bool]] = (
        ({"to": TWO}, True),
        ({"from": ONE, "to": TWO}, True),
        ({"to": TWO, "number": NUMBER}, True),
        ({"to": ONE}, False),
        ({"card": CARD, "target": TWO}, False),
        ({"number": NUMBER}, False),
    )
    for fields, expected in cases:
        assert has_places(live, asking(move=fields)) is expected, fields
    assert has_places(live, asking(one={"to": ONE}, other={"to": Pick("tile", ("B4",))}))
    assert not has_places(live, asking())


async def test_a_form_brings_the_board_once_it_comes_to_a_place_and_takes_it_away_again(
    scenario: Scenario,
) -> None:
    await scenario.started()
    live = await scenario.running.live()
    voice = scenario.running.bot.voices.of_table(live)
    ask = asking(lay={"card": CARD, "target": TWO})
    prompt = Prompt(1, live.play.place, ask, voice)

    def step(verb: Verb, draft: Draft | None = None) -> Drawing | None:
        token = Token(verb, 1, live.play.place, 0, "lay", "card")
        return draw_places(live, prompt, token, draft)

    assert step("form", Draft()) is None, "a card comes first"
    assert step("fill", Draft({"card": "bunker"})) is not None
    assert step("fill", Draft({"card": "bunker", "target": "A1"})) is None, "it is there already"
    assert step("back") is None
    assert may_bring_board(live, ask, Token("back", 1, 0, 0, "lay"))
    assert not may_bring_board(live, ask, Token("back", 1, 0, 0, "pass"))
