"""Somebody who wants to give a certain reply, and presses through the panels until it is taken.

All that is known of panels stands in `find_way`: what a component leads to is read from its custom id. A panel
of a new kind needs a line there; a reply that no panel leads to is given to the moderator directly and counted apart.
"""

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bench.calm.counting import CountedDiscord
from bot.panels.custom_ids import Forged, Token, read_token
from bot.panels.form_windows import REST
from bot.panels.parts import STEP_BY_STEP
from porc_royal import notation
from porc_royal.asks import Ask, Field, Number, Order, Refused, Reply
from tests.fake_discord import Interaction, Message, Person
from tests.fake_discord.components import BUTTON, SELECTS, TEXT_INPUT, walk
from tests.windows import fill_with

COPY: Final = re.compile(r"[._]\d+$")
MOST: Final = 30
"""Presses after which somebody gives up."""
ON_SIGHT: Final = ("answer", "menu", "whole", "send")
"""What takes a reply by itself."""
ONWARD: Final = (*ON_SIGHT, REST, "fill", "skip", "type", "page", "form", "more", "back")
"""What leads to a reply from a panel that has its question, what leads furthest first."""
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Goal:
    """What somebody wants to have taken, as the answer to which question.

    places  where in the log the question stands, from and to: buttons that carry another place are old
    doors   the buttons that lead to a private panel, the nearest first
    """

    reply: Reply
    ask: Ask
    places: tuple[int, int]
    doors: tuple[str, ...] = ("ask",)


@dataclass(frozen=True, slots=True)
class Way:
    """A component, and what to do with it; `verb` says how far it leads. Values are chosen, or typed."""

    part: Json
    verb: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pressed:
    """What it took to have a reply taken.

    presses  components pressed and modals sent; 0 where nothing led there
    before   those of them that only brought the question before one's eyes
    stuck    where nothing led on: the panel, as its custom ids; "" where the reply was taken
    """

    presses: int = 0
    before: int = 0
    stuck: str = ""


class Presser:
    """One person at their screen: on their private message with the question, else on the channel's *Answer*."""

    def __init__(self, world: CountedDiscord, person: Person, rest: Callable[[], Awaitable[None]]) -> None:
        self._world = world
        self._person = person
        self._rest = rest
        """Waits until the bot is done with what was pressed."""

    async def give(
        self, goal: Goal, taken: Callable[[], Awaitable[bool]], *, afresh: bool = False
    ) -> Pressed:
        """Press until the reply is taken.

        afresh: begin in the channel, although there may be a private panel that is nearer
        """
        panel, way = self._begin(goal, afresh=afresh)
        presses, before = 0, 0
        while panel is not None and way is not None and presses < MOST:
            before += way.verb in goal.doors
            answer = await self._use(panel, way)
            presses += 1
            if answer.type == "modal":
                answer = await self._fill(answer, way, goal)
                presses += 1
            await self._rest()
            if await taken():
                return Pressed(presses, before)
            panel = answer.message
            way = None if panel is None else find_way(panel.components, goal)
        return Pressed(stuck=f"after {presses} presses: {_word_panel(panel)}")

    def _begin(self, goal: Goal, *, afresh: bool) -> tuple[Message | None, Way | None]:
        """Where to press first: on one's own message with the question, else in the channel, there on the newest."""
        mine = [] if afresh else list(reversed(self._world.shown.get(self._person.id, [])))
        everybodys = list(reversed(self._world.public))
        for verbs, panels in (
            (tuple(verb for verb in ONWARD if verb != "back"), mine),
            ((*ON_SIGHT, "form"), everybodys),
            (goal.doors, [*everybodys, *mine]),
        ):
            for panel in panels:
                way = None if panel.deleted else find_way(panel.components, goal, verbs)
                if way is not None:
                    return panel, way
        return None, None

    async def _use(self, panel: Message, way: Way) -> Interaction:
        custom_id = str(way.part["custom_id"])
        if way.part["type"] == BUTTON:
            done = await self._person.press(panel, custom_id)
        else:
            done = await self._person.choose(panel, custom_id, way.values)
        if done.type == "deferred":
            await done.filled()
        return done

    async def _fill(self, opened: Interaction, way: Way, goal: Goal) -> Interaction:
        if read_token(str(opened.modal["custom_id"])).verb == "enter":
            return await self._person.submit(opened, fill_with(opened.modal, goal.reply))
        fields = [part for part in walk(opened.modal["components"]) if part["type"] == TEXT_INPUT]
        return await self._person.submit(opened, {fields[0]["custom_id"]: way.values[0]})


def find_way(components: Sequence[Json], goal: Goal, verbs: Sequence[str] = ()) -> Way | None:
    """The component of a panel that leads on, the one that leads furthest first. `verbs` bounds what will do."""
    ways = list(_list_ways(components, goal))
    order = verbs or (*ONWARD[:-1], *goal.doors, "back")
    return next((way for verb in order for way in ways if way.verb == verb), None)


def _list_ways(components: Sequence[Json], goal: Goal) -> Iterator[Way]:
    for part in walk(components):
        if part["type"] not in (BUTTON, *SELECTS) or part.get("disabled") or "custom_id" not in part:
            continue
        try:
            token = read_token(str(part["custom_id"]))
        except Forged:
            continue
        values = _lead_on(part, token, goal)
        if values is not None:
            yield Way(part, REST if token.value == REST else token.verb, tuple(values))


def _lead_on(part: Json, token: Token, goal: Goal) -> Sequence[str] | None:
    """What to choose or type there on the way to the goal, () where it is pressed; None where it leads elsewhere."""
    if token.verb in goal.doors:
        return ()
    least, most = goal.places
    if not least <= token.place <= most:
        return None
    if token.verb in ("more", "back"):
        return ()
    if token.verb == "whole":
        return _choose_whole(part, token, goal)
    if token.option != goal.reply.option:
        return None
    match token.verb:
        case "answer":
            filled = {token.field: (token.value,)} if token.field else {}
            same = filled.keys() == goal.reply.fields.keys() and all(
                _choose(goal, name, values) for name, values in filled.items()
            )
            return () if same else None
        case "menu":
            offered = [str(one["value"]) for one in part["options"]]
            return _choose(goal, token.field, offered) if len(goal.reply.fields) == 1 else None
        case "fill":
            return _choose(goal, token.field, [str(one["value"]) for one in part["options"]])
        case "skip":
            return None if goal.reply.fields.get(token.field) else ()
        case "type":
            return list_wanted(goal.reply, token.field) or None
        case "form" | "page" | "send":
            return ()
        case _:
            return None


def _choose_whole(part: Json, token: Token, goal: Goal) -> Sequence[str] | None:
    """The choice of a menu of whole moves that is the reply, or one that comes to the same; else that of the form."""
    offered = [str(one["value"]) for one in part["options"]]
    forms = [one for one in offered if one.partition(" ")[0] == STEP_BY_STEP]
    for written in offered:
        if written not in forms and _is_same(goal, notation.read(written)[1]):
            return (written,)
    own = STEP_BY_STEP if token.option == goal.reply.option else f"{STEP_BY_STEP} {goal.reply.option}"
    return (own,) if own in forms else None


def _is_same(goal: Goal, other: Reply) -> bool:
    """Whether another reply comes to the same: noughts and nothing may be left out, and copies of a card are alike."""
    try:
        return _simplify(goal.ask, other) == _simplify(goal.ask, goal.reply)
    except Refused:
        return False


def _simplify(ask: Ask, reply: Reply) -> Reply:
    checked = ask.check(reply)
    kinds = ask.options[checked.option].fields
    return Reply(
        checked.option,
        {
            name: _find_title(value) if isinstance(value, str) and _is_card(kinds[name]) else value
            for name, value in checked.fields.items()
            if value not in (0, ())
        },
    )


def _is_card(kind: Field | None) -> bool:
    return getattr(kind, "kind", "") == "card"


def list_wanted(reply: Reply, name: str) -> tuple[str, ...]:
    """The values of a field of a reply, as menus carry them."""
    value = reply.fields.get(name, ())
    return value if isinstance(value, tuple) else (str(value),)


def _choose(goal: Goal, name: str, offered: Sequence[str]) -> Sequence[str] | None:
    """Those of the values offered that the reply names; of an order, the next. None where they are not all there."""
    wanted, kind = list_wanted(goal.reply, name), goal.ask.options[goal.reply.option].fields.get(name)
    if isinstance(kind, Number) and not wanted:
        wanted = ("0",)  # a number that is left out is offered as nought
    if isinstance(kind, Order):
        following = [one for one in wanted if one in offered]
        return following[:1] or None
    left, found = list(offered), []
    for one in wanted:
        same = one if one in left else next((other for other in left if _is_copy(kind, one, other)), None)
        if same is None:
            return None
        left.remove(same)
        found.append(same)
    return found or None


def _is_copy(kind: Field | None, one: str, other: str) -> bool:
    """Whether two names are those of copies of one card: menus offer but one of them."""
    return _is_card(kind) and _find_title(one) == _find_title(other)


def _find_title(card: str) -> str:
    """A card without the number of its copy: "attack_10" of "attack_10_4", "gadoue" of "gadoue.2"."""
    return COPY.sub("", card)


def _word_panel(panel: Message | None) -> str:
    """A panel as a report has it: what it says, and where its components lead."""
    if panel is None:
        return "no panel"
    ids = [str(part["custom_id"]) for part in walk(panel.components) if "custom_id" in part]
    return f"{panel.text[:120]!r} {' '.join(ids)}"
