"""A newcomer at a lesson: presses what is offered in the direct message, and what the lesson says is done."""

from typing import Any, Final

from bot.games import GAMES
from bot.panels.custom_ids import Token, read_token
from bot.panels.parts import STEP_BY_STEP
from bot.tables.lessons import find_open_step
from bot.tables.live import Live
from porc_royal import notation
from porc_royal.asks import Reply
from porc_royal.lessons import find_lesson, is_such, list_titles
from tests.fake_discord import Interaction, Message, Person
from tests.fake_discord.components import BUTTON, SELECTS, walk
from tests.sockets.running_bot import RunningBot
from tests.windows import fill_with

Json = dict[str, Any]
PRESSES: Final = 40
"""So many presses lead through any form."""


class Newcomer:
    """One person in a lesson; `replies` counts the answers that were taken."""

    def __init__(self, running: RunningBot, person: Person) -> None:
        self.person: Final = person
        self.replies = 0
        self.read: Final[list[str]] = []
        self._running: Final = running

    async def learn(self, game: str, lesson: str) -> None:
        """Go through a whole lesson."""
        found = find_lesson(GAMES[game].lessons(), lesson)
        assert found is not None
        while (live := await self._find_table()) is not None:
            step = find_open_step(live)
            await self._answer(step.good[0] if step is not None and step.good else None)
            self.replies += 1
            assert self.replies <= len(found.steps), self.read[-3:]

    async def _find_table(self) -> Live | None:
        """The lesson that is under way; None once it is over."""
        await self._running.settle()
        table = await self._running.store.table_in(-self.person.id)
        if table is None:
            return None
        async with self._running.bot.tables.turn(table.id) as live:
            return live

    async def try_out(self, wanted: Reply) -> str:
        """Answer something, and read what is told of it."""
        await self._running.settle()
        return (await self._press_through(wanted)).text

    async def _answer(self, wanted: Reply | None) -> None:
        answer = await self._press_through(wanted)
        self.read.append(answer.text)

    async def _press_through(self, wanted: Reply | None) -> Interaction:
        """Press what is offered until it is no form any more."""
        panel: Message | Interaction = self._find_question()
        self.read.append(panel.text)
        panel = await self._turn(panel, wanted)
        for _ in range(PRESSES):
            answer = await self._press(panel, wanted)
            if answer.type == "modal":
                token = read_token(str(answer.modal["custom_id"]))
                typed = "1" if wanted is None else str(wanted.fields.get(token.field, 1))
                entered = {"value": typed} if token.verb == "fill" else fill_with(answer.modal, wanted)
                answer = await self.person.submit(answer, entered)
            if not any(
                read_token(one["custom_id"]).verb in ("fill", "send", "type") for one in _list_parts(answer)
            ):
                return answer
            panel = answer
        raise AssertionError(f"no way through {panel.text}")

    async def _turn(self, panel: Message | Interaction, wanted: Reply | None) -> Message | Interaction:
        """The page of a question that has what is wanted; its first, where none has."""
        page = panel
        while all(_rank(part, wanted) is None for part in _list_parts(page)):
            turns = {read_token(part["custom_id"]).verb: part["custom_id"] for part in _list_parts(page)}
            if "more" in turns:
                page = await self.person.press(page, turns["more"])
                continue
            return page if page is panel else await self.person.press(page, turns["back"])
        return page

    def _find_question(self) -> Message:
        """The newest message in which something is asked."""
        there = [one for one in self.person.sees(self.person.dm) if not one.ephemeral]
        return next(
            one
            for one in reversed(there)
            if any(read_token(part["custom_id"]).verb in ANSWERS for part in _list_parts(one))
        )

    async def _press(self, panel: Message | Interaction, wanted: Reply | None) -> Interaction:
        found = [(_rank(part, wanted), part) for part in _list_parts(panel)]
        if all(rank is None for rank, _ in found):
            # Partners think as it falls out who answers first: the lesson goes on with whatever is asked.
            wanted = None
            found = [(_rank(part, None), part) for part in _list_parts(panel)]
        _, part = min(((place, one) for place, one in found if place is not None), key=lambda pair: pair[0])
        if part["type"] == BUTTON:
            return await self.person.press(panel, part["custom_id"])
        return await self.person.choose(panel, part["custom_id"], _choose(part, wanted))


ANSWERS: Final = ("answer", "menu", "whole", "form")
CARDS: Final = ("card", "cards")
"""Fields that name cards, of whose copies menus show one."""


def _list_parts(panel: Message | Interaction) -> list[Json]:
    kinds = (BUTTON, *SELECTS)
    return [part for part in walk(panel.components) if part["type"] in kinds and not part.get("disabled")]


def _rank(part: Json, wanted: Reply | None) -> int | None:
    """How well a part serves: what sends a form first, then what is the whole answer, then a step towards it."""
    token = read_token(part["custom_id"])
    if token.verb == "send":
        return 0
    if wanted is None:
        return {"answer": 1, "whole": 2, "menu": 3, "form": 4, "fill": 5, "type": 6, "skip": 7}.get(
            token.verb
        )
    if token.verb == "whole":
        return 2 if _find_whole(part, wanted) else 8 if _has_form(part, token, wanted) else None
    if token.option != wanted.option:
        return None
    match token.verb:
        case "answer":
            given = Reply(token.option, {token.field: token.value} if token.field else {})
            named = Reply(token.option, {k: v for k, v in wanted.fields.items() if isinstance(v, str)})
            same = given.fields.keys() == named.fields.keys() and is_such(given, named, CARDS)
            return 1 if same or not wanted.fields else None
        case "menu":
            return 3 if token.field not in wanted.fields or _find_values(part, token, wanted) else None
        case "form":
            return 4
        case "fill":
            return 5 if token.field not in wanted.fields or _find_values(part, token, wanted) else None
        case "skip":
            return 4 if not wanted.fields.get(token.field) else None
        case "type":
            return 7
        case _:
            return None


def _list_values(part: Json) -> list[str]:
    return [str(one["value"]) for one in part.get("options", [])]


def _find_values(part: Json, token: Token, wanted: Reply) -> list[str]:
    """What to choose in a menu for a field that is wanted; a copy of a card where the card itself is not shown."""
    value, values = wanted.fields[token.field], _list_values(part)
    names = [str(one) for one in value] if isinstance(value, tuple) else [str(value)]
    found = [one for one in names if one in values]
    if not found and len(names) == 1 and token.field in CARDS:
        found = [one for one in values if list_titles(one) == list_titles(names[0])][:1]
    if part.get("max_values", 1) == 1:  # an order is filled one after the other
        return found[:1]
    return found if len(found) == len(names) else []


def _has_form(part: Json, token: Token, wanted: Reply) -> bool:
    return STEP_BY_STEP in _list_values(part) and token.option in ("", wanted.option)


def _find_whole(part: Json, wanted: Reply) -> list[str]:
    """The whole moves that are such a reply."""
    written = [one for one in _list_values(part) if one != STEP_BY_STEP]
    return [one for one in written if is_such(notation.read(one)[1], wanted, CARDS)]


def _choose(part: Json, wanted: Reply | None) -> list[str]:
    token, values = read_token(part["custom_id"]), _list_values(part)
    if token.verb == "whole":
        found = values[:1] if wanted is None else _find_whole(part, wanted)[:1]
        return found or [STEP_BY_STEP]
    if wanted is None or token.field not in wanted.fields:
        return values[: max(1, part.get("min_values", 1))]
    return _find_values(part, token, wanted)
