"""What a rule may await. A rule is a coroutine that awaits players; there is no event loop.

`Play` (play.py) steps the coroutine, reads the request it awaits, and sends the replies back in. Two ways of asking
cover every rule: one seat (`ask`), and several seats whose answers are sealed until all are in (`ask_together`). A
window is the second kind with a closing time; `respond` opens one window inside another, for cards that answer
cards. Where something may be done at any time, `ask_amid` asks and lets it interrupt. Chance is asked like anybody
else, by `roll`, `roll_dice` and `shuffle`.

The replies of several seats come in the order in which they were asked, never in that in which they spoke.
"""

from collections.abc import Awaitable, Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypeVar

from msgspec.structs import replace

from porc_royal.asks import PASS, Ask, Number, Option, Order, Refused, Reply
from porc_royal.facts import CHANCE, Arg, Fact, Listing, Saying, Seat, Who
from porc_royal.traces import not_a_rule

D = TypeVar("D")

WHOSE: Final = "whose"
"""Names, in what chance is asked, the seats that a draw belongs to."""


@dataclass(frozen=True, slots=True)
class Told:
    """A script tells something; it goes on at once."""

    fact: Fact

    def __await__(self) -> Generator["Request", "Answered", None]:
        yield self


@dataclass(frozen=True, slots=True)
class Together:
    """Several seats are asked; the script goes on when all have replied, or one has taken a free action.

    `sealed` holds the answers that are in: some from the start when the script asks again, more as they come.
    `again`: it is the same question still, of which one seat has sealed a part.
    """

    asks: tuple[Ask, ...]
    sealed: dict[Seat, Reply] = field(default_factory=dict)
    again: bool = False

    def __await__(self) -> Generator["Request", "Answered", "Answered"]:
        return (yield self)


Request: TypeAlias = Told | Together
"""What a script hands to whoever drives it."""
Answered: TypeAlias = Mapping[Seat, Reply]
"""The replies of the seats that were asked."""


@not_a_rule
async def ask(question: Ask) -> Reply:
    """Ask one seat and wait for its reply."""
    return (await Together((question,)))[question.seat]


@not_a_rule
async def ask_together(questions: Iterable[Ask]) -> Answered:
    """Ask several seats at once; their answers stay sealed, and may be changed, until all are in."""
    sealed = tuple(replace(one, sealed=True) for one in questions)
    return await Together(sealed) if sealed else {}


@not_a_rule
async def ask_window(questions: Iterable[Ask]) -> Answered:
    """Offer several seats the same optional reaction, sealed; closes at a fixed time or when all are sealed.

    Whether a window opens, and whom it asks, may depend on public facts only: the caller asks every eligible
    seat alike, whatever it holds.
    """
    return await ask_together(replace(one, window=True) for one in questions)


@not_a_rule
async def ask_amid(
    questions: Callable[[], Iterable[Ask]],
    act: Callable[[Seat, Reply], Awaitable[Reply | None]],
    sealed: dict[Seat, Reply] | None = None,
    stays: Callable[[Ask, Reply], bool] | None = None,
) -> Answered:
    """Ask one seat, or several sealed, while free actions (`Option.free`) may be taken at any time.

    A free action is heard at once and carried out by `act`; `questions` is then called anew, for what is on
    offer may have changed. Answers that are in stay in if they would still be legal, or as `stays` has it: where
    dropping one would betray what it said, the rule that carries them out looks at them again. Whoever gives
    `sealed`, an empty dictionary, finds in it the answers that are in. Bystanders who may act, but need not
    answer, are asked with `optional`; they may be missing from the answers.

    A part of an answer (`Option.part`) is given to `act` in the same way, which tells nobody anything. Its seat is
    asked on, unless it was content before, or `act` returns the answer that ends the series, there being no more to
    ask: then, too, it may go on until the others are content.
    """
    sealed = {} if sealed is None else sealed
    kept = is_still_legal if stays is None else stays
    again = False
    while True:
        asks = tuple(questions())
        owed = [one.seat for one in asks if not one.optional]
        if len(owed) > 1:
            asks = tuple(one if one.sealed else replace(one, sealed=True) for one in asks)
        by_seat = {one.seat: one for one in asks}
        still = {
            one.seat: sealed[one.seat] for one in asks if one.seat in sealed and kept(one, sealed[one.seat])
        }
        sealed.clear()
        sealed.update(still)
        if all(seat in sealed for seat in owed):
            return still
        heard = await Together(tuple(by_seat.values()), sealed, again)
        chosen = {seat: by_seat[seat].options[reply.option] for seat, reply in heard.items()}
        amid = [seat for seat, option in chosen.items() if option.free or option.part]
        if not amid:
            return heard
        again = all(chosen[seat].part for seat in amid)
        for seat in amid:
            last = await act(seat, heard[seat])
            if last is not None:
                sealed[seat] = last


@not_a_rule
async def respond(
    deed: D,
    eligible: Callable[[D], Iterable[Ask]],
    lay: Callable[[D, Seat, Reply], Awaitable[D]],
    resolve: Callable[[D], Awaitable[None]],
) -> None:
    """Offer a reaction to a deed, reactions to those reactions, and so on; the last laid is resolved first.

    Everything else that may be answered is a window, which nobody wins by being fast (DEC-029).

    eligible  the asks of a window on this deed, in play order, each with PASS; () when nobody may react
    lay       what a seat lays in reaction, as a deed of its own (the card leaves the hand now)
    resolve   the deed has its effect, or has none because what was resolved before forbids it
    """
    answers = await ask_window(eligible(deed))
    laid = [await lay(deed, seat, reply) for seat, reply in answers.items() if reply.option != PASS]
    for reaction in reversed(laid):
        await respond(reaction, eligible, lay, resolve)
    await resolve(deed)


def is_still_legal(question: Ask, reply: Reply) -> bool:
    """Whether a reply given to an earlier question would still be legal for this one."""
    try:
        question.check(reply)
    except Refused:
        return False
    return True


@not_a_rule
async def tell(key: str, /, *, reveals: bool = False, **args: Arg) -> None:
    """Say something to everybody. `reveals`: it discloses what was hidden until now."""
    await Told(Fact(Saying(key, args), None, reveals))


@not_a_rule
async def whisper(to: Seat | Sequence[Seat], key: str, /, **args: Arg) -> None:
    """Say something to one seat, or to a few, alone; what is whispered was hidden from them until now."""
    seats = (to,) if isinstance(to, int) else tuple(to)
    await Told(Fact(Saying(key, args), seats, True))


@not_a_rule
async def roll_dice(
    purpose: str, sides: int, times: int, *, whose: Seat | Sequence[Seat] = ()
) -> tuple[int, ...]:
    """Roll several dice of `sides` sides for a named purpose; 1 to `sides` each.

    whose: the seat for which all of them are rolled, or that of each; it decides nothing, and is told with the proof
    """
    if times == 0:
        return ()
    names = [f"d{number}" for number in range(1, times + 1)]
    option = Option({name: Number((1, sides)) for name in names})
    reply = await ask(_ask_chance(purpose, "rolled", option, Reply("rolled", dict.fromkeys(names, 1)), whose))
    return tuple(reply.number(name) for name in names)


@not_a_rule
async def roll(purpose: str, sides: int, *, whose: Seat | Sequence[Seat] = ()) -> int:
    """Roll one die of `sides` sides for a named purpose, perhaps for a seat."""
    (face,) = await roll_dice(purpose, sides, 1, whose=whose)
    return face


@not_a_rule
async def shuffle(purpose: str, names: Sequence[str], *, whose: Seat | Sequence[Seat] = ()) -> list[str]:
    """Distinct names in an order drawn by chance; `whose` cards they are, where they are anybody's."""
    if len(names) < 2:
        return list(names)
    option = Option({"order": Order("card", tuple(names))})
    default = Reply("shuffled", {"order": tuple(names)})
    return list((await ask(_ask_chance(purpose, "shuffled", option, default, whose))).many("order"))


def name_chance(purpose: str) -> str:
    """The key of the question that is put to chance for this purpose."""
    return f"chance-{purpose}"


def _ask_chance(
    purpose: str, name: str, option: Option, default: Reply, whose: Seat | Sequence[Seat] = ()
) -> Ask:
    seats = (whose,) if isinstance(whose, int) else tuple(whose)
    args: dict[str, Arg] = {WHOSE: Listing(tuple(Who(seat) for seat in seats))} if seats else {}
    return Ask(CHANCE, name_chance(purpose), "chance", {name: option}, default, args)
