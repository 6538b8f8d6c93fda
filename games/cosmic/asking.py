"""How the rules of this game ask: as script.py does, and beside every question anybody may change standing orders.

What is ordered is kept in `Player.policy`, in secret, and read by the rules wherever a seat is not asked.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.catalogue import ARTIFACT, FLARE, find_kind
from games.cosmic.ships import colonies
from games.cosmic.state import Policy, State
from games.table.asks import PASS, Ask, Chosen, Field, Option, Pick, Reply, Several
from games.table.facts import Seat
from games.table.script import Answered, ask_amid, whisper
from games.table.traces import not_a_rule

SORTS: Final = ("artifact", "wild", "super", "zap")
"""Sorts of cards that one may order to cancel."""
SETTINGS: Final = (
    *(facts.POWERS, facts.SORTS, facts.PROTECT, facts.READY),
    *(facts.REINFORCE, facts.HOME, facts.IDLE),
)
"""What may be ordered, each setting by the field that says it."""


class EncounterOver(Exception):
    """The encounter ends at once, with or without success for the offense; what was going on ends with it."""

    def __init__(self, success: bool) -> None:
        super().__init__(success)
        self.success = success


class GameOver(Exception):
    """CE-20: some have won amid whatever was going on; `alien` is the power by which one did, "" by colonies."""

    def __init__(self, winners: Sequence[Seat], alien: str = "") -> None:
        super().__init__(winners, alien)
        self.winners, self.alien = tuple(winners), alien


@not_a_rule
async def ask(state: State, question: Ask) -> Reply:
    """Ask one seat and wait for its reply."""
    return (await ask_all(state, [question]))[question.seat]


@not_a_rule
async def ask_all(state: State, questions: Sequence[Ask], *, window: bool = False) -> Answered:
    """Ask several seats, each sealed from the others; a `window` closes at a fixed time."""
    if not questions:
        return {}

    def list_asks() -> list[Ask]:
        asked = [_offer_orders(state, replace(one, window=window)) for one in questions]
        seats = [one.seat for one in questions]
        return [*asked, *(_bystander(state, seat) for seat in state.seats if seat not in seats)]

    answers = await ask_amid(list_asks, _Settings(state).change)
    return {one.seat: answers[one.seat] for one in questions}


class _Settings:
    """Carries out what is ordered beside a question."""

    def __init__(self, state: State) -> None:
        self.state = state

    @not_a_rule
    async def change(self, seat: Seat, reply: Reply) -> None:
        """Keep what a seat has ordered, and confirm it in private."""
        player = self.state.player(seat)
        player.policy = change_policy(player.policy, reply)
        await whisper(seat, facts.ORDERED)


def change_policy(policy: Policy, reply: Reply) -> Policy:
    """What a seat orders anew takes the place of what it ordered before, all else stays.

    That is what the reply fills in; where it names one setting, this one, which is dropped if nothing is filled in.
    """
    one = reply.text(facts.SETTING)
    named = {*reply.fields, one} if one else set(reply.fields)
    return Policy(
        reply.many(facts.POWERS) if facts.POWERS in named else policy.powers,
        reply.many(facts.SORTS) if facts.SORTS in named else policy.cards,
        reply.text(facts.PROTECT) == "yes" if facts.PROTECT in named else policy.protect,
        reply.many(facts.READY) if facts.READY in named else policy.ready,
        reply.many(facts.HOME) if facts.HOME in named else policy.homes,
        reply.text(facts.REINFORCE) == "yes" if facts.REINFORCE in named else policy.reinforce,
        reply.many(facts.IDLE) if facts.IDLE in named else policy.idle,
    )


def _offer_orders(state: State, question: Ask) -> Ask:
    if question.key == facts.ASK_ALIEN:  # nobody has anything yet to be ordered about
        return question
    options = {**question.options, facts.ORDERS: Option(_order_fields(state, question.seat), part=True)}
    return replace(question, options=options)


def _bystander(state: State, seat: Seat) -> Ask:
    """What a seat may order while others are asked; nobody waits for it."""
    options = {PASS: Option(), facts.ORDERS: Option(_order_fields(state, seat), part=True)}
    return Ask(seat, facts.ASK_ORDERS, "CE-134", options, Reply(PASS), optional=True)


def _order_fields(state: State, seat: Seat) -> dict[str, Field]:
    """What may be ordered: from the own hand, and from what all can see."""
    aliens = [alien for one in state.seats for alien in state.player(one).powers]
    ready = [card for card in state.player(seat).hand if find_kind(card).type in {ARTIFACT, FLARE}]
    yes_no = ("yes", "no")
    return {
        facts.SETTING: Pick("setting", SETTINGS, optional=True),
        facts.POWERS: _some("alien", facts.POWERS, tuple(dict.fromkeys(aliens))),
        facts.SORTS: _some("sort", facts.SORTS, SORTS),
        facts.PROTECT: Pick("yes-no", lambda filled: _if_named(filled, facts.PROTECT, yes_no), optional=True),
        facts.READY: _some("card", facts.READY, tuple(ready)),
        facts.REINFORCE: Pick(
            "yes-no", lambda filled: _if_named(filled, facts.REINFORCE, yes_no), optional=True
        ),
        facts.HOME: _some("planet", facts.HOME, tuple(colonies(state, seat))),
        facts.IDLE: _some("alien", facts.IDLE, tuple(state.player(seat).powers)),
    }


def _some(kind: str, setting: str, among: tuple[str, ...]) -> Several:
    return Several(kind, lambda filled: _if_named(filled, setting, among), optional=True)


def _if_named(filled: Chosen, setting: str, among: tuple[str, ...]) -> tuple[str, ...]:
    """What may be ordered of a setting: nothing where it is another one that is to be changed."""
    return among if filled.get(facts.SETTING, setting) == setting else ()
