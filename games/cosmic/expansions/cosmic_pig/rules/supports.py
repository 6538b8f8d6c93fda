"""CP-45: one round of reinforcements in a Piggy Challenge, each may play any for anybody."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.rules.comparison import get_challenge, list_leaders
from games.cosmic.expansions.cosmic_pig.state.pig_kept import Support
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.sources import take_out
from games.cosmic.questions.script import ask, ask_all
from games.cosmic.rules.reinforcements import list_reinforcements
from games.cosmic.state.catalogue import find_kind, name_card
from games.cosmic.state.roles import list_seats
from games.cosmic.state.state import State
from porc_royal.asks import PASS, Ask, Field, Option, Pick, Reply, Several
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()

ASK_SUPPORT: Final = ADDS.keys.question("pig-support", options=("support", PASS, facts.ORDERS))
SUPPORTS: Final = ADDS.keys.fact("pig-supports", "who", "other", "card")


@not_a_rule
async def support(state: State) -> None:
    """CP-45: in turn order; where not every window is asked one by one, sealed, and played only if it decides."""
    if not hooks.reinforceable.of(True, Now(state)):  # CP-23: what kickers say holds here, too
        return
    if state.options.pace == "every":
        for seat in list_seats(state):
            reply = await ask(state, _ask(state, seat))
            await _play(state, seat, _read(reply))
        return
    bids = get_challenge(state).bids
    if state.options.pace == "gates":
        questions = [_ask(state, seat) for seat in list_seats(state)]
        for seat, reply in (await ask_all(state, questions, window=True)).items():
            if reply.option == "support":
                bids[str(seat)] = _read(reply)
    for seat in list_seats(state):
        bid = bids.get(str(seat)) or _find_order(state, seat)
        if bid is not None:
            await _play(state, seat, Support(bid.seat, tuple(_list_deciding(state, bid))))


def _ask(state: State, seat: Seat) -> Ask:
    """All are asked alike, whatever they hold."""
    fields: dict[str, Field] = {
        facts.SEAT: Pick("player", tuple(str(one) for one in state.seats)),
        facts.CARDS: Several("card", tuple(list_reinforcements(state, seat)), least=1),
    }
    return Ask(seat, ASK_SUPPORT, "CP-45", {PASS: Option(), "support": Option(fields)}, Reply(PASS))


def _read(reply: Reply) -> Support:
    cards = sorted(reply.many(facts.CARDS), key=lambda card: (find_kind(card).value, card))
    return Support(Seat(int(reply.text(facts.SEAT) or 0)), tuple(cards))


def _find_order(state: State, seat: Seat) -> Support | None:
    """Who has ordered to reinforce where that decides does so for oneself."""
    if not state.player(seat).policy.reinforce:
        return None
    return Support(
        seat, tuple(sorted(list_reinforcements(state, seat), key=lambda card: find_kind(card).value))
    )


def _list_deciding(state: State, bid: Support) -> Sequence[str]:
    """The fewest of these cards by which their player is ahead alone; none where it is so already, or cannot be."""
    supports = get_challenge(state).supports
    kept = supports.get(str(bid.seat), [])
    for number in range(len(bid.cards) + 1):
        supports[str(bid.seat)] = [*kept, *bid.cards[:number]]
        decides = list_leaders(state) == [bid.seat]
        supports[str(bid.seat)] = kept
        if decides:
            return bid.cards[:number]
    return ()


@not_a_rule
async def _play(state: State, seat: Seat, chosen: Support) -> None:
    for card in chosen.cards:
        take_out(state, seat, card)
        get_challenge(state).supports.setdefault(str(chosen.seat), []).append(card)
        await tell(SUPPORTS, reveals=True, who=Who(seat), other=Who(chosen.seat), card=name_card(card))
