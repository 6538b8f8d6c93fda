"""CP-44, CP-R8: what everybody's total is in a Piggy Challenge, and who is ahead; pure."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.state.pig_kept import CHALLENGE, PIG, Challenge, count_bases
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Kick, Now, Reckoning
from games.cosmic.state.catalogue import KICKER, NEGOTIATE, Kind, find_kind
from games.cosmic.state.ships import count
from games.cosmic.state.sides import ELSEWHERE
from games.cosmic.state.state import Side, State
from porc_royal.facts import Seat

ADDS: Final = facts.Adds()


def get_challenge(state: State) -> Challenge:
    """The Piggy Challenge that is on. Raises LookupError where there is none."""
    found = PIG.of(state).challenge
    if found is None:
        raise LookupError("no Piggy Challenge is on")
    return found


def list_fighters(state: State) -> list[Seat]:
    """Who shows a card."""
    return [seat for seat in state.seats if str(seat) in get_challenge(state).shown]


def is_attacking(state: State, seat: Seat) -> bool:
    """Whether a seat's card counts as an attack."""
    shown = get_challenge(state).shown.get(str(seat), "")
    return bool(shown) and find_kind(shown).is_attack


def reckon_alone(state: State, seat: Seat) -> Reckoning:
    """CP-44: the card less own bases, own ships and reinforcements; kickers multiply the card as usual (CP-23)."""
    challenge = get_challenge(state)
    value = find_kind(challenge.shown[str(seat)]).value
    for owner in list_fighters(state):
        for card in list_kickers(state, owner):
            factor = find_kind(card).value if owner == seat else 1
            value *= hooks.kicker.of(factor, Kick(state, Side(seat), Side(owner), card, "attack"))
    supports = sum(find_kind(card).value for card in challenge.supports.get(str(seat), []))
    own = count(state, seat, CHALLENGE)
    return Reckoning(value, own, 0, supports, bases=count_bases(state, seat), less=True)


def list_kickers(state: State, seat: Seat) -> list[str]:
    """The kicker that a seat has played, if any."""
    cards = get_challenge(state).cards.get(str(seat), [])
    return [card for card in cards if find_kind(card).type == KICKER]


def list_all_kickers(state: State) -> list[str]:
    """All that have been played; none where no Piggy Challenge is on."""
    if not PIG.is_on(state) or PIG.of(state).challenge is None:
        return []
    return [card for seat in list_fighters(state) for card in list_kickers(state, seat)]


ADDS.add(ELSEWHERE, list_all_kickers)


def do_all_lose(state: State) -> bool:
    """CP-23: whether a kicker lets nobody win, whatever the cards say."""
    return hooks.outcome.of("", Now(state)) == "nobody"


def list_leaders(state: State) -> list[Seat]:
    """CP-44, CP-46: the lowest total; any attack beats any other card; without an attack all are even."""
    attackers = [seat for seat in list_fighters(state) if is_attacking(state, seat)]
    if not attackers:
        return list_fighters(state) or list(state.seats)
    lowest = min(reckon_alone(state, seat).total for seat in attackers)
    return [seat for seat in attackers if reckon_alone(state, seat).total == lowest]


def modify_all(printed: Sequence[Kind], *, hazard: bool = False) -> list[Kind]:
    """CE-91: cards that change themselves meet an attack if anybody else shows one; then morphs copy (CE-136).

    CD-50: a warning that was drawn in the encounter stands. There are many opponents: a morph becomes the lowest attack
    of another player, without any a negotiate.
    """
    negotiate = find_kind(NEGOTIATE)
    changed: list[Kind] = []
    for place, own in enumerate(printed):
        others = [one for at, one in enumerate(printed) if at != place]
        met = next((one for one in others if one.is_attack), negotiate)
        changed.append(own.modify(own, met, hazard) if own.modify is not None else own)
    attacks = [one for one in changed if one.is_attack]
    lowest = min(attacks, key=lambda one: one.value, default=negotiate)
    return [lowest if one.copies else one for one in changed]
