"""Moves: what a seat may do now, by the name of an option, and how the one that was chosen is played.

A rule lists the moves of a seat twice, for its question and again for its reply, since much may have changed meanwhile:

    moves = own_moves(moment)
    reply = await ask(Ask(seat, KEY, "C-37", list_options(moves), default, legal=checked(moves)))
    await play_chosen(own_moves(moment), reply)

Some may be made at any time, beside whatever is asked: `offer_free` adds them to the question of a seat that is asked,
`offer_aside` is the question of one that is not. `ask_amid` (script.py) asks both.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from msgspec.structs import replace

from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Arg, Saying, Seat
from porc_royal.traces import not_a_rule

Legal: TypeAlias = Callable[[Reply], Saying | None]
"""Why a reply is refused; None where it is not."""


def allow(reply: Reply) -> Saying | None:
    """Nothing speaks against it."""
    return None


@dataclass(frozen=True, slots=True)
class Move:
    """Something that a seat may do: an option, what follows when it is chosen, and one more check of the reply.

    A game that must know more of some of its moves has a kind of its own for them.
    """

    option: Option
    play: Callable[[Reply], Awaitable[None]]
    legal: Legal = allow


Moves: TypeAlias = Mapping[str, Move]
"""The moves of a seat, by the option of a question that stands for each."""


def list_options(moves: Moves) -> dict[str, Option]:
    """The options of a question, one for each move."""
    return {name: move.option for name, move in moves.items()}


def make_check(moves: Moves) -> Legal:
    """The check of whichever move is chosen; what is no move is left to the question."""

    def check(reply: Reply) -> Saying | None:
        move = moves.get(reply.option)
        return None if move is None else move.legal(reply)

    return check


@not_a_rule
async def play_chosen(moves: Moves, reply: Reply) -> None:
    """Play the move that a reply names. Raises KeyError where it names none."""
    await moves[reply.option].play(reply)


def offer_free(question: Ask, moves: Moves) -> Ask:
    """A question with moves that its seat may make at any time, as free actions, after its own options."""
    if not moves:
        return question

    def check(reply: Reply) -> Saying | None:
        move = moves.get(reply.option)
        if move is not None:
            return move.legal(reply)
        return None if question.legal is None else question.legal(reply)

    return replace(question, options={**question.options, **_list_free(moves)}, legal=check)


def offer_aside(seat: Seat, key: str, rule: str, moves: Moves, args: Mapping[str, Arg] | None = None) -> Ask:
    """What a seat may do at any time while others are asked; nobody waits for it."""
    options = {PASS: Option(), **_list_free(moves)}
    return Ask(seat, key, rule, options, Reply(PASS), args or {}, make_check(moves), optional=True)


def _list_free(moves: Moves) -> dict[str, Option]:
    options = list_options(moves)
    return {name: one if one.free else replace(one, free=True) for name, one in options.items()}
