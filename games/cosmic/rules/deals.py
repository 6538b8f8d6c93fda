"""CE-32, CE-102, CE-110 to CE-115: two negotiates: offers until both confirm the same, or it fails."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Final

import msgspec

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Agreement, Dealing, OnSide, Sender
from games.cosmic.questions.ahead import Ahead
from games.cosmic.questions.script import ask, ask_all
from games.cosmic.rules.losses import lose_chosen, retrieve
from games.cosmic.rules.reckoning import find_factor, find_winner
from games.cosmic.rules.returns import go_home
from games.cosmic.rules.terms import (
    carry_out,
    describe_offer,
    list_missing,
    list_parts,
    offer_fields,
    read_terms,
    tell_agreed,
    tell_offer,
)
from games.cosmic.state.offers import Terms
from games.cosmic.state.roles import list_sides
from games.cosmic.state.ships import find_owners
from games.cosmic.state.state import BESIDE, GATE, Side, State
from porc_royal.asks import Ask, Option, Reply
from porc_royal.facts import Arg, Saying, Seat, Who
from porc_royal.script import is_still_legal, tell, whisper
from porc_royal.traces import not_a_rule

OFFERS: Final = 8
"""Offers after which a deal has failed, so that it ends at a table without a clock, too."""
COST: Final = 3
"""CE-114: ships that a failed deal costs."""


async def deal(state: State, ahead: Ahead | None = None) -> None:
    """CE-102, CE-110: allies go home; the main players deal, perhaps with an offer made at the gate before."""
    offense, defense = list_sides(state)
    await disperse(state)
    allied = ((offense, GATE), (defense, BESIDE))
    await go_home(state, [(ally, place) for side, place in allied for ally in side.allies])
    dealing = Dealing(state, offense.seat, defense.seat)
    await hooks.dealing.open(dealing)
    if dealing.settled:
        return
    parties = [dealing.one, dealing.other, *([] if dealing.third is None else [dealing.third])]
    state.now.dealers = list(parties)
    agreed: list[Terms] = []
    for one, other in combinations(parties, 2):
        await tell(facts.DEAL_BEGINS, who=Who(one), other=Who(other))
        given = {} if ahead is None else ahead.find_standing(partial(describe_offer_basis, state))
        terms = await negotiate(state, one, other, given.get(one) if other == defense.seat else None)
        agreed += [] if terms is None else [terms]
    if dealing.third is not None:
        agreed = await agree_on_all(state, agreed, parties)
    await conclude(state, agreed, parties)


async def agree_on_all(state: State, agreed: list[Terms], parties: Sequence[Seat]) -> list[Terms]:
    """CC-3: what each two of three have agreed is one offer; all three accept it, or it fails for all of them."""
    for terms in agreed:
        for key, args in list_parts(terms):
            await whisper([seat for seat in parties if seat not in (terms.one, terms.other)], key, **args)
    replies = await ask_all(state, [_ask_whole(seat, agreed) for seat in parties if agreed])
    refused = [seat for seat, reply in replies.items() if reply.option == "refuse"]
    for seat in refused:
        await tell(facts.REFUSES, who=Who(seat))
    return [] if refused else agreed


def _ask_whole(seat: Seat, agreed: Sequence[Terms]) -> Ask:
    options = {"accept": Option(), "refuse": Option()}
    about = tuple(Saying(key, args) for terms in agreed for key, args in list_parts(terms))
    return Ask(seat, facts.ASK_WHOLE_DEAL, "A10", options, Reply("refuse"), about=about)


@not_a_rule
async def disperse(state: State) -> None:
    """Before allies leave the encounter, wherever they go (CD-R22)."""
    for side in list_sides(state):
        await hooks.dispersing.open(OnSide(state, side))


@not_a_rule
async def conclude(state: State, agreed: Sequence[Terms], parties: Sequence[Seat]) -> None:
    """CE-112 to CE-115: what was agreed is carried out, unless it is undone now; else it costs all of them ships.

    What cannot be delivered any more after the agreement before it falls away.
    """
    agreement = Agreement(state, bool(agreed), tuple(parties))
    for terms in agreed:
        await tell_agreed(terms)
    await hooks.after_deal.open(agreement)
    if agreement.made and not any(list_missing(state, terms) for terms in agreed):
        state.now.success = True
        for terms in agreed:
            if not list_missing(state, terms):
                await carry_out(state, terms)
    else:
        await fail(state, parties)
    await go_home(state, [(state.offense, GATE)])


async def negotiate(state: State, one: Seat, other: Seat, given: Reply | None = None) -> Terms | None:
    """CE-110: they speak in turn, the offense first: offer, accept the last offer, or refuse. None: no deal.

    given  the first offer, if it has been made

    The first offer and the first answer have their time each; all counter-offers share what is left of the second.
    """
    terms: Terms | None = None
    speaker, listener = one, other
    for number in range(OFFERS):
        make = partial(_ask, state, speaker, listener, terms, goes_on=number > 1)
        made = given if number == 0 and given is not None and is_still_legal(make(), given) else None
        reply = await ask(state, make) if made is None else made
        if reply.option == "refuse":
            await tell(facts.REFUSES, who=Who(speaker))
            return None
        if reply.option == "accept":
            return terms
        terms = state.now.offer = read_terms(reply, speaker, listener)
        await tell_offer(terms)
        speaker, listener = listener, speaker
    return None


def _ask(state: State, seat: Seat, other: Seat, terms: Terms | None, *, goes_on: bool) -> Ask:
    options = {"offer": Option(offer_fields(state, seat, other))}
    if terms is not None:
        options["accept"] = Option()
    options["refuse"] = Option()

    def check(reply: Reply) -> Saying | None:
        if reply.option == "offer":
            offered = read_terms(reply, seat, other)
            if offered.is_empty:
                return Saying(facts.NO_TERMS)
            return None if seat not in list_missing(state, offered) else Saying(facts.CANNOT_DELIVER)
        if reply.option == "accept" and terms is not None and seat in list_missing(state, terms):
            return Saying(facts.CANNOT_DELIVER)
        return None

    args: dict[str, Arg] = {"other": Who(other)}
    about = () if terms is None else describe_offer(terms)
    return Ask(
        seat, facts.ASK_DEAL, "CE-110", options, Reply("refuse"), args, check, about=about, goes_on=goes_on
    )


def make_offer_ahead() -> Ahead:
    """CE-110, BOT-2: the first offer, which the offense makes at the gate where all see that there will be a deal."""
    return Ahead(_find_offer, describe_offer_basis, _find_offer_fault, _list_about_offer)


def _find_offer(state: State, seat: Seat) -> Mapping[str, Option]:
    defense = state.now.defense
    if seat != state.offense or defense is None or find_winner(state) != "deal":
        return {}
    return {"offer": Option(offer_fields(state, seat, defense.seat))}


def _find_offer_fault(state: State, seat: Seat, reply: Reply) -> Saying | None:
    defense = state.now.defense
    check = None if defense is None else _ask(state, seat, defense.seat, None, goes_on=False).legal
    return None if check is None else check(reply)


def _list_about_offer(state: State, _seat: Seat) -> Sequence[Saying]:
    defense = state.now.defense
    return () if defense is None else (Saying(facts.ASK_DEAL, {"other": Who(defense.seat)}),)


def describe_offer_basis(state: State, seat: Seat) -> bytes:
    """What one goes by in an offer: what was played, who has colonies where, its hand, others' numbers."""
    now, hands = state.now, [len(player.hand) for player in state.players]
    colonies = {planet: list(find_owners(state, planet)) for planet in state.planets}
    own = sorted(state.player(seat).hand)
    return msgspec.json.encode((now.flares, now.zapped, hands, own, colonies, state.deck.discards))


async def fail(state: State, parties: Sequence[Seat]) -> None:
    """CE-114, CE-R1, CD-44: all ships go back first; then each loses three of its choice."""
    for other in parties[1:]:
        await tell(facts.DEAL_FAILS, who=Who(parties[0]), other=Who(other))
    await go_home(state, [(seat, place) for seat in parties for place in (GATE, BESIDE)])
    # Who deals in somebody's place stands against the same side; a third against both (CC-4).
    offense, defense = list_sides(state)
    against = ([defense], [offense], [offense, defense])
    owed = {seat: await count_cost(state, seat, sides) for seat, sides in zip(parties, against, strict=False)}
    await lose_chosen(state, {seat: number for seat, number in owed.items() if number > 0}, "deal", "CE-114")
    for seat, number in owed.items():  # CD-45: below none, ships come back
        await retrieve(state, seat, max(0, -number), "deal")


@not_a_rule
async def count_cost(state: State, seat: Seat, against: Sequence[Side]) -> int:
    """CE-114, CD-44, CD-R17, CC-4: three ships, more or fewer by the cards shown, times the kickers of opponents."""
    cost = max(0, hooks.deal_cost.of(COST, Sender(state, seat)))
    for side in against:
        cost = cost * find_factor(state, side, "deal")
    return await hooks.deal_loss.compute(cost, Sender(state, seat))


def find_partner(question: Ask) -> Seat | None:
    """CE-110: whoever is asked for a deal may talk in private with the other."""
    other = question.args.get("other")
    return other.seat if question.key == facts.ASK_DEAL and isinstance(other, Who) else None
