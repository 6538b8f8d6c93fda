"""The second run: the same visible script on another deal."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from unittest.mock import patch

import msgspec

from bot.games import AnyPlay
from bot.tables import running
from bot.tables.rng import draw_outcome
from porc_royal.asks import Ask, Order, Refused, Reply
from porc_royal.facts import Seat
from porc_royal.replies import draw_reply
from porc_royal.script import is_still_legal
from porc_royal.secrets import Renaming
from tests.promises.knowledge import Known
from tests.promises.looks import LOOKS
from tests.promises.moderated import ModeratedTable, Opening, plain
from tests.promises.secrets import SECRETS, Secrets, names_in, renamed, renaming
from tests.promises.tworuns import LAST_LOOKS, Diverged, Event, Run, Watched

PARTS = 4
"""In how many parts somebody answers in the second run, at most."""
HEARD = frozenset({"show-spouse"})
"""Parts of an answer that somebody learns of at once."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the second run differs: the deal, what is moved besides, and who gave the answers that nobody has seen."""

    deal: Renaming
    stand_ins: dict[Seat, Seat]
    opened: int
    luck: random.Random
    known: Known
    secrets: Secrets


def dealt_anew(opening: Opening, plan: Plan) -> Opening:
    """The same position on another deal."""
    secrets, known = SECRETS[opening.kept], plan.known
    state = secrets.dealt(renamed(msgspec.json.decode(opening.state), plan.deal), plan.deal)
    if known.untouched:
        state = secrets.stirred(state, known.untouched, known.fixed, plan.luck)
    return replace(opening, state=msgspec.json.encode(state))


def planned(run: Run, opened: Opening, events: int, viewer: Seat | None, luck: random.Random) -> Plan:
    """A plan for so many events of a first run: everything changes that its viewer was not told by then."""
    secrets = SECRETS[opened.kept]
    state = msgspec.json.decode(opened.state, type=opened.book.state)
    held, confined = secrets.held(state), secrets.confined(state)
    standing, known = run.asked[events], run.known[events]
    deal = renaming(secrets, known.fixed, named(run, standing.opened, viewer), luck, held, confined)
    stand_ins: dict[Seat, Seat] = {}
    # When an absent seat is answered for is known, so nobody else can do it in its place.
    # Who had sealed an answer before something was done amid the question is counted already: he changes it at most.
    early = run.asked[standing.opened].sealed
    for group in (standing.others, standing.bystanders):
        for counted in (True, False):
            asked = [seat for seat in group if (seat in early) == counted and seat not in standing.away]
            seats = list(asked)
            luck.shuffle(seats)
            stand_ins |= zip(asked, seats, strict=True)
    return Plan(deal, stand_ins, standing.opened, luck, known, secrets)


def named(run: Run, events: int, viewer: Seat | None) -> frozenset[str]:
    """What others have named in their replies, among so many events."""
    return frozenset(
        one
        for event in run.events[:events]
        if event.act == "reply" and not event.refused and event.seat != viewer and event.reply is not None
        for one in names_in(event.reply)
    )


def best_end(run: Run) -> int:
    """The last event after which others' answers lie sealed, if there is any in the second half; else the end."""
    ends = [end for end in range(len(run.events) // 2, len(run.events) + 1) if run.asked[end].sealed]
    return ends[-1] if ends else len(run.events)


async def second_run(
    moderated: ModeratedTable, viewer: Seat | None, run: Run, plan: Plan, events: int
) -> Run:
    """The same visible script on the new deal. Raises `Diverged` when somebody cannot play his part."""
    again = Run()
    watched = Watched(moderated, viewer, again)
    with _replayed(run.drawn, plan.deal, plan.secrets):
        await moderated.begin()
        await watched.collect(())
        for number, event in enumerate(run.events[:events]):
            mine = event.seat == viewer
            if not mine and (event.refused or event.act in LOOKS):
                # What others were refused or shown leaves no trace, so here it never happened.
                await moderated.pass_time(event.at)
                await watched.collect(LAST_LOOKS if await moderated.over() else event.looks)
                continue
            heard = event.reply is not None and event.reply.option in HEARD
            if not mine and not heard and number >= plan.opened and event.act in ("reply", "undo"):
                if event.seat in run.asked[number].away:
                    await moderated.show_up(event.seat)  # that has its effect, whatever is done then
                await _unseen(moderated, event, plan, sealed=event.seat in run.asked[number + 1].sealed)
                await watched.collect(event.looks)
                continue
            part = event if mine else _part(event, plan, await moderated.play())
            refused = await watched.do(part)
            if (refused is not None) != event.refused:
                raise Diverged(f"event {number}", plain(str(event)), plain(repr(refused)))
            await watched.collect(LAST_LOOKS if await moderated.over() else event.looks)
    return again


async def _unseen(moderated: ModeratedTable, event: Event, plan: Plan, *, sealed: bool) -> None:
    """Another seat does otherwise what nobody can see in the end: how many have sealed an answer is all that is known.

    It answers in as many parts as it likes, or not at all as long as its answer is not in.
    """
    await moderated.pass_time(event.at)
    if event.seat is None:
        return
    seat = plan.stand_ins.get(event.seat, event.seat)
    play = await moderated.play()
    if (seat in play.sealed) and not sealed:
        await _taken_back(moderated, seat)
        return
    for left in range(PARTS * sealed, 0, -1):
        play = await moderated.play()
        ask = play.asks.get(seat)
        if ask is None:
            raise Diverged("who is asked", plain(seat), plain(sorted(play.asks)))
        await moderated.reply(seat, _unheard(ask, plan.luck) if left > 1 else _last(ask))
        if seat in (await moderated.play()).sealed:
            return


async def _taken_back(moderated: ModeratedTable, seat: Seat) -> None:
    """A sealed answer is in no more: it is undone as often as it was changed, or its parts are taken back."""
    while seat in (await moderated.play()).sealed:
        try:
            await moderated.moderator.undo(moderated.table_id, moderated.press(seat))
        except Refused:
            asked = (await moderated.play()).asks[seat]
            back = [name for name, option in asked.options.items() if option.part and name not in HEARD]
            await moderated.reply(seat, Reply(back[-1]))
    await moderated.deliver()


def _last(ask: Ask) -> Reply:
    """An answer after which nothing more is asked."""
    plain = [
        name for name, option in ask.options.items() if not (option.fields or option.part or option.free)
    ]
    return Reply(plain[0]) if plain else ask.default


def _part(event: Event, plan: Plan, play: AnyPlay) -> Event:
    """What a seat other than the viewer's does in the second run."""
    if event.seat is None or event.act != "reply":
        return event
    if event.reply is None:
        return event
    reply, ask = Reply(event.reply.option, renamed(event.reply.fields, plan.deal)), play.asks.get(event.seat)
    if ask is not None and plan.secrets.open(ask):
        return event
    if ask is not None and not event.refused:
        reply = plan.secrets.otherwise(ask, plan.secrets.fitted(ask, reply), plan.known.fixed, plan.luck)
    return replace(event, reply=reply)


def _unheard(ask: Ask, luck: random.Random) -> Reply:
    """An answer that nobody hears before all are in."""
    while True:
        reply = draw_reply(ask, luck.randrange)
        if not ask.options[reply.option].free and reply.option not in HEARD:
            return reply


@contextmanager
def _replayed(drawn: list[Reply], deal: Renaming, secrets: Secrets) -> Iterator[None]:
    """Chance does what it did, on the new deal; what it has never been asked it answers as it likes."""
    left = list(drawn)

    def repeated(question: Ask, seed: bytes, place: int, recipe: int) -> Reply:
        if not left:
            return draw_outcome(question, seed, place, recipe)
        reply = left.pop(0)
        (option,) = question.options.values()
        is_deal = any(isinstance(wanted, Order) for wanted in option.fields.values())
        if is_deal and not secrets.open(question):
            reply = Reply(reply.option, renamed(reply.fields, deal))
        return reply if is_still_legal(question, reply) else draw_outcome(question, seed, place, recipe)

    with patch.object(running, "draw_outcome", repeated):
        yield
