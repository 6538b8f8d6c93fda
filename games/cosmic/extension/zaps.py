"""Deeds that others may cancel, and the cards that cancel them (CE-26, CE-132, CE-134).

Where windows are asked one by one, everybody else is asked alike what nobody has to hold. Else standing orders
answer first: a seat says beforehand what it would cancel (`Policy`). At gates everybody is then asked about
cards: their effect waits, so that nothing has to be undone. What cancels is a deed itself, and may be cancelled.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.cosmic import facts
from games.cosmic.extension.sources import (
    does_leave,
    find_disguise,
    find_medium,
    is_there,
    list_held,
    take_out,
)
from games.cosmic.questions.script import ask_all, has_said, keep_said
from games.cosmic.state.catalogue import FLARE, find_kind, name_card, name_flare
from games.cosmic.state.piles import is_off, lay_off
from games.cosmic.state.roles import is_beside, list_seats
from games.cosmic.state.ships import find_home_colonies
from games.cosmic.state.state import State
from porc_royal.additions import Place, Table
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from porc_royal.powers import does_stand
from porc_royal.script import Answered, tell
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()

POWER: Final = "power"
AGAINST: Final = ADDS.keys.line("against", "what", "other")
"""What a card that cancels would cancel."""
SAID_STANDS: Final = ADDS.keys.line("said-stands")
"""What one has said at the gate stands, unless one wants to be asked again."""
AHEAD_ALONE: Final = ADDS.keys.line("zap-ahead", "cards", "aliens", "number")
"""Powers are not asked about: which of them one has named to be cancelled."""
PLAYS_AS: Final = ADDS.keys.fact("plays-as", "who", "card", "other")
"""A card of the hand is to be played as another kind."""
ZAP: Final = "zap"


@dataclass(slots=True)
class Besides:
    """What is said with a card that is played at gates, and with its not being cancelled.

    again    who wants to be asked again, at the gate or what it has said there, when the card is over
    content  who lets it be, so that what it has said at the gate stands, whatever the card does
    stands   whether nobody has cancelled it
    """

    again: list[Seat] = field(default_factory=list)
    content: set[Seat] = field(default_factory=set)
    stands: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a seat is doing: the use of a power, or a card that it plays.

    sort  "power", "artifact", "wild", "super", or "zap" for what cancels
    name  of the alien, or of the kind of card
    card  the card, "" for a power
    laid  what has been laid to cancel it, or what cancels it, and so on
    said  what those say besides who let it be; None where there is nothing that they could say
    foresee  what its player would be asked first if it stands, if anything: it is asked with the others
    """

    state: State
    seat: Seat
    sort: str
    name: str
    card: str = ""
    answers: "Deed | None" = None
    laid: list["Deed"] = field(default_factory=list, compare=False)
    said: "Besides | None" = field(default=None, compare=False)
    foresee: Callable[[], Ask | None] | None = field(default=None, compare=False)

    @property
    def kind(self) -> str:
        """CE-R56: the kind of card as which it is played, whatever it is itself; "" for a power."""
        return find_title(self.name) if self.card else ""

    @property
    def named(self) -> Named:
        """The deed as it is spoken of."""
        return name_card(self.kind) if self.card else Named("alien", self.name.replace("_", "-"))


@dataclass(frozen=True, slots=True)
class Cancelling:
    """What a card cancels, and what else happens when it does.

    prevents  it was never played: a flare stays in the hand and does not count, but not in this encounter (A2)
    """

    applies: Callable[[Deed, Seat], bool]
    effect: Callable[[Deed, Seat], Awaitable[None]] | None = None
    prevents: bool = False


CANCELLING: Final[Table[Cancelling]] = Table(
    'what cards cancel, by kind or by the form of a flare ("healer.wild")'
)
WITHOUT_HOMES: Final[Place[str]] = Place("aliens whose power works with few home colonies, too")


def find_flare_form(state: State, seat: Seat, card: str) -> str:
    """CE-130, CE-23: as what a seat would play a flare: "human.super" with that power working, else "human.wild"."""
    alien = find_kind(card).name.removeprefix("flare_")
    return f"{alien}.super" if has_power(state, seat, alien) else f"{alien}.wild"


def find_form(state: State, seat: Seat, card: str) -> str:
    """What a card is played as: a flare by its form, any other by its kind."""
    kind, disguise = find_kind(card), find_disguise(state, seat, card)
    if disguise is not None:
        return disguise.kind
    if kind.type == FLARE and does_leave(state, seat, card):
        return f"{kind.name.removeprefix('flare_')}.wild"
    return find_flare_form(state, seat, card) if kind.type == FLARE else kind.name


def has_power(state: State, seat: Seat, alien: str) -> bool:
    """Whether a seat has this alien's power and it works (CE-23); one zapped for the encounter is still had."""
    return alien in state.player(seat).powers and does_work(state, seat, alien)


def is_effective(state: State, seat: Seat, alien: str) -> bool:
    """The same, and nobody has zapped it in this encounter."""
    zapped = state.encounter is not None and alien in state.now.zapped
    return has_power(state, seat, alien) and not zapped


def does_work(state: State, seat: Seat, alien: str) -> bool:
    """CE-23: with three home colonies, two where a system has four planets."""
    needed = 2 if state.options.planets == 4 else 3
    return alien in state.assembly[WITHOUT_HOMES] or len(find_home_colonies(state, seat)) >= needed


def may_flare(state: State, seat: Seat, card: str) -> bool:
    """CE-130: one flare each an encounter, but for those that are played from sheets."""
    if find_kind(card).type != FLARE or find_disguise(state, seat, card) is not None:
        return True
    if state.encounter is None or card in state.now.prevented:
        return False
    return seat not in state.now.flared or does_leave(state, seat, card)


def find_title(form: str) -> str:
    """The kind of card that is played in a form: "flare_human" for "human.wild"."""
    alien, dot, _ = form.partition(".")
    return name_flare(alien) if dot else form


@not_a_rule
async def say_disguise(state: State, seat: Seat, card: str) -> None:
    """CE-R56: everybody sees which card is played as what, before the power that makes it so may be cancelled."""
    if (disguise := find_disguise(state, seat, card)) is not None:
        title = name_card(disguise.kind)
        await tell(PLAYS_AS, reveals=True, who=Who(seat), card=name_card(card), other=title)


SPENT: Final[Place[Callable[[State, Seat, str], Awaitable[None]]]] = Place(
    "what follows when a card that was played has come to the discards"
)


@not_a_rule
async def follow_up(deed: Deed) -> None:
    """CE-108: what was played in a deed, or against it, lies on the discards now; some react to that."""
    for one in (*deed.laid, deed):
        if one.card and is_off(deed.state, one.card):
            for follow in deed.state.assembly[SPENT]:
                await follow(deed.state, one.seat, one.card)


@not_a_rule
async def is_carried_out(deed: Deed) -> bool:
    """Let everybody answer a deed; whether it takes effect."""
    return await does_stand(deed, _answer, _cancel)


@not_a_rule
async def _answer(deed: Deed) -> Deed | None:
    """CE-26: the next card that is played to cancel a deed; the first in turn order goes first."""
    state = deed.state
    own = deed.sort == POWER  # a zap may cancel one's own power
    seats = [seat for seat in list_seats(state) if own or seat != deed.seat]
    able = {seat: _list_cancelling(deed, seat) for seat in seats}
    chosen = [
        (seat, cards[0])
        for seat, cards in able.items()
        if cards and state.options.pace != "every" and _is_ordered(deed, seat)
    ]
    if not chosen and _is_asked(deed, seats):
        answers = await _ask(deed, [_question(deed, seat, cards) for seat, cards in able.items()])
        if deed.said is not None:
            deed.said.again += [seat for seat, reply in answers.items() if reply.option == facts.WAIT]
            deed.said.content |= {seat for seat, reply in answers.items() if reply.option == PASS}
        chosen = [
            (seat, reply.text(facts.CARD)) for seat, reply in answers.items() if reply.option == facts.CANCEL
        ]
    for seat, card in chosen:
        if card in _list_cancelling(deed, seat):
            return await _lay(deed, seat, card)
    return None


@not_a_rule
async def _ask(deed: Deed, asks: Sequence[Ask]) -> Answered:
    """BOT-2: whether anybody cancels a card; at the same time its player says what it would be asked next.

    Neither knows the other: which target it is has never been known to those who cancel, and whether it stands only
    decides whether that is asked for at all.
    """
    state = deed.state
    first = None if deed.foresee is None else deed.foresee()
    if first is None or has_said(state, first):
        return await ask_all(state, asks)
    answers = dict(await ask_all(state, [*asks, first]))
    keep_said(state, first, answers.pop(deed.seat))
    return answers


def _is_asked(deed: Deed, seats: Sequence[Seat]) -> bool:
    """BOT-2: at the pace of gates cards are asked about, which are few; powers, which act all the time, are not.

    Nor where all of these have said at the gate that they let cards be: as long as anybody would be asked, all are.
    """
    state = deed.state
    if state.options.pace == "gates" and deed.sort != POWER:
        return not all(state.player(seat).lets for seat in seats)
    return state.options.pace == "every"


@not_a_rule
async def _cancel(deed: Deed, by: Deed) -> None:
    """CE-132: a deed is cancelled: a flare is discarded; what cancelled it has what effect it has besides."""
    state = deed.state
    cancels = state.assembly.table(CANCELLING)[by.name]
    if cancels.prevents:
        if deed.seat in state.now.flared:
            state.now.flared.remove(deed.seat)
        state.now.prevented.append(deed.card)
    for one, is_over in ((deed, not cancels.prevents), (by, is_spent(by))):
        if one.card and is_over and find_kind(one.card).type == FLARE:
            lose_flare(state, one.seat, one.card)
    if cancels.effect is not None:
        await cancels.effect(deed, by.seat)


def is_spent(deed: Deed) -> bool:
    """Whether a flare is discarded once it has been played: where all are, and from a sheet (A70)."""
    state = deed.state
    return state.options.flares == "one-shot" or does_leave(state, deed.seat, deed.card)


def _list_cancelling(deed: Deed, seat: Seat) -> list[str]:
    state = deed.state
    cancelling = state.assembly.table(CANCELLING)
    return [
        card
        for card in list_held(state, seat)
        if (cancels := cancelling.get(find_form(state, seat, card))) is not None
        and may_flare(state, seat, card)
        and cancels.applies(deed, seat)
    ]


def list_zap_lines(state: State, seat: Seat) -> list[Saying]:
    """BOT-2, CE-26: that powers are not asked about at this pace, to whoever holds what would cancel one in play."""
    powers = [(other, alien) for other in list_seats(state) for alien in state.player(other).powers]
    uses = [Deed(state, other, POWER, alien) for other, alien in powers]
    cards = dict.fromkeys(name_card(card) for use in uses for card in _list_cancelling(use, seat))
    if not cards:
        return []
    named = [alien for _, alien in powers if alien in state.player(seat).policy.powers]
    args: dict[str, Arg] = {
        "cards": Listing(tuple(cards)),
        "aliens": Listing(tuple(facts.name_alien(alien) for alien in dict.fromkeys(named))),
        "number": len(named),
    }
    return [Saying(AHEAD_ALONE, args)]


def _question(deed: Deed, seat: Seat, cards: list[str]) -> Ask:
    options = {PASS: Option(), facts.CANCEL: Option({facts.CARD: Pick("card", tuple(cards))})}
    if deed.said is not None and deed.state.options.pace == "gates":
        options[facts.WAIT] = Option()
    args: dict[str, Arg] = {"who": Who(deed.seat), "what": deed.named}
    first = deed.answers
    about = () if first is None else (Saying(AGAINST, {"what": first.named, "other": Who(first.seat)}),)
    about = (*about, Saying(SAID_STANDS, {})) if facts.WAIT in options else about
    return Ask(seat, facts.ASK_ANSWER, "CE-26", options, Reply(PASS), args, about=about, window=True)


def _is_ordered(deed: Deed, seat: Seat) -> bool:
    """Whether a seat's standing orders cancel this: a power that they name anywhere, but no card of its own side."""
    policy = deed.state.player(seat).policy
    if deed.sort == ZAP and deed.answers is not None and deed.answers.seat == seat:
        return policy.protect
    if deed.sort == POWER:
        return deed.name in policy.powers
    return deed.sort in policy.cards and not is_beside(deed.state, seat, deed.seat)


@not_a_rule
async def _lay(deed: Deed, seat: Seat, card: str) -> Deed:
    state = deed.state
    medium, form = find_medium(state, seat, card), find_form(state, seat, card)
    await say_disguise(state, seat, card)
    if medium:
        await tell(facts.USES, who=Who(seat), alien=facts.name_alien(medium))
    spend(state, seat, card)
    laid = Deed(state, seat, ZAP, form, card, deed, deed.laid)
    await tell(
        facts.CANCELS,
        reveals=True,
        who=Who(seat),
        card=laid.named,
        other=Who(deed.seat),
        what=deed.named,
    )
    deed.laid.append(laid)
    return laid


def spend(state: State, seat: Seat, card: str) -> None:
    """CE-108: a card is played: an artifact to the discards, a flare counts and stays in the hand (CE-131)."""
    if find_kind(card).type == FLARE and find_disguise(state, seat, card) is None:
        if not does_leave(state, seat, card):
            state.now.flared.append(seat)
        return
    take_out(state, seat, card)
    lay_off(state, [card])


def lose_flare(state: State, seat: Seat, card: str) -> None:
    """CE-131, CE-132: a flare goes to the discards."""
    if is_there(state, seat, card):
        take_out(state, seat, card)
        lay_off(state, [card])
