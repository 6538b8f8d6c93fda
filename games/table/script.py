"""What a rule may await. A rule is a coroutine that awaits players; there is no event loop.

`Play` (play.py) steps the coroutine, reads the request it awaits, and sends the replies back in. Three ways of
asking cover every rule: one seat (`ask`), several seats whose answers are sealed until all are in
(`ask_together`), and several seats of which the first to speak is heard (`first_of`). A window is the second
kind with a closing time. Chance is asked like anybody else, by `roll`, `rolls` and `shuffle`.
"""

from collections.abc import Awaitable, Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from games.table.asks import PASS, Ask, Number, Option, Order, Refused, Reply
from games.table.facts import CHANCE, Arg, Fact, Saying, Seat

@dataclass(frozen=True, slots=True)
class Told:
    """A script tells something; it goes on at once."""

    fact: Fact

    def __await__(self) -> Generator["Request", "Answered", None]:
        yield self


@dataclass(frozen=True, slots=True)
class Together:
    """Several seats are asked; the script goes on when all have replied."""

    asks: tuple[Ask, ...]

    def __await__(self) -> Generator["Request", "Answered", "Answered"]:
        return (yield self)


@dataclass(frozen=True, slots=True)
class First:
    """Several seats are asked; the script goes on with the first reply."""

    asks: tuple[Ask, ...]

    def __await__(self) -> Generator["Request", "Answered", "Answered"]:
        return (yield self)


Request: TypeAlias = Told | Together | First
Answered: TypeAlias = Mapping[Seat, Reply]


async def ask(question: Ask) -> Reply:
    """Ask one seat and wait for its reply."""
    return (await Together((question,)))[question.seat]


async def ask_together(questions: Iterable[Ask]) -> Answered:
    """Ask several seats at once; their answers stay sealed, and may be changed, until all are in."""
    sealed = tuple(replace(one, sealed=True) for one in questions)
    return await Together(sealed) if sealed else {}


async def window(questions: Iterable[Ask]) -> Answered:
    """Offer several seats the same optional reaction, sealed; closes at a fixed time or when all are sealed.

    Whether a window opens, and whom it asks, may depend on public facts only: the caller asks every eligible
    seat alike, whatever it holds.
    """
    return await ask_together(replace(one, window=True) for one in questions)


async def first_of(questions: Iterable[Ask]) -> tuple[Seat, Reply]:
    """Ask several seats and hear whoever speaks first; the others are then asked again, or not, by the rule."""
    heard = await First(tuple(questions))
    ((seat, reply),) = heard.items()
    return seat, reply


async def offer(questions: Iterable[Ask]) -> tuple[Seat, Reply] | None:
    """Offer a thing to one seat after another; the first that does not pass takes it."""
    for question in questions:
        reply = await ask(question)
        if reply.option != PASS:
            return question.seat, reply
    return None


async def prepared(
    seats: Sequence[Seat], question: Callable[[Seat], Ask | None], execute: Callable[[Seat, Reply], Awaitable[None]]
) -> None:
    """Let several seats prepare an order in parallel, then carry the orders out in the order of `seats`.

    A seat whose order became illegal through an earlier one is asked again, alone, when its turn comes.
    `question` returns None for a seat with nothing to decide.
    """
    opened = [one for seat in seats if (one := question(seat)) is not None]
    orders = await ask_together(opened)
    for seat in seats:
        if seat not in orders:
            continue
        now = question(seat)
        if now is None:
            continue
        await execute(seat, orders[seat] if stands(now, orders[seat]) else await ask(now))


def stands(question: Ask, reply: Reply) -> bool:
    """Whether a reply given to an earlier question would still be legal for this one."""
    try:
        question.check(reply)
    except Refused:
        return False
    return True


async def tell(key: str, /, *, reveals: bool = False, **args: Arg) -> None:
    """Say something to everybody. `reveals`: it discloses what was hidden until now."""
    await Told(Fact(Saying(key, args), None, reveals))


async def whisper(seat: Seat, key: str, /, **args: Arg) -> None:
    """Say something to one seat alone; what is whispered was hidden from it until now."""
    await Told(Fact(Saying(key, args), (seat,), True))


async def rolls(purpose: str, sides: int, times: int) -> tuple[int, ...]:
    """Roll several dice of `sides` sides for a named purpose; 1 to `sides` each."""
    if times == 0:
        return ()
    names = [f"d{number}" for number in range(1, times + 1)]
    option = Option({name: Number((1, sides)) for name in names})
    reply = await ask(_chance(purpose, "rolled", option, Reply("rolled", dict.fromkeys(names, 1))))
    return tuple(reply.number(name) for name in names)


async def roll(purpose: str, sides: int) -> int:
    """Roll one die of `sides` sides for a named purpose."""
    (face,) = await rolls(purpose, sides, 1)
    return face


async def shuffle(purpose: str, names: Sequence[str]) -> list[str]:
    """Distinct names in an order drawn by chance."""
    if len(names) < 2:
        return list(names)
    option = Option({"order": Order("card", tuple(names))})
    reply = await ask(_chance(purpose, "shuffled", option, Reply("shuffled", {"order": tuple(names)})))
    return list(reply.many("order"))


def _chance(purpose: str, name: str, option: Option, default: Reply) -> Ask:
    return Ask(CHANCE, f"chance-{purpose}", "chance", {name: option}, default)
