"""CE-94, CE-100 to CE-103: totals and who wins, pure: bids, forecasts and pictures ask as they like."""

from collections.abc import Sequence

from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now, OnSide, Reckoning, Sender
from games.cosmic.extension.situations import Kick, Reinforcing, Use
from games.cosmic.state.catalogue import KICKER, MORPH, Kind, find_kind
from games.cosmic.state.roles import find_stance, list_seats, list_sides
from games.cosmic.state.ships import count
from games.cosmic.state.state import BESIDE, GATE, Side, State, Winner
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule


def count_own(state: State, side: Side) -> int:
    """CE-62: the main player's ships in the encounter."""
    if side is state.now.offense:
        return count(state, side.seat, GATE)
    return count(state, side.seat, state.now.planet) + count(state, side.seat, BESIDE)


def count_ships(state: State, side: Side, seat: Seat) -> int:
    """A seat's ships on a side, as a main player or an ally."""
    if seat == side.seat:
        return count_own(state, side)
    return count(state, seat, GATE if side is state.now.offense else BESIDE)


def count_lead(state: State, seat: Seat) -> int:
    """How many allied ships more a main player has than the opponent."""
    numbers = {
        side.seat: sum(count_ships(state, side, ally) for ally in side.allies) for side in list_sides(state)
    }
    return 2 * numbers[seat] - sum(numbers.values())


def value_ships(state: State, side: Side, seat: Seat) -> int:
    """What a seat's ships count."""
    number = hooks.reckoned.of(count_ships(state, side, seat), Sender(state, seat))
    return number * hooks.ship_value.of(1, Sender(state, seat))


def does_lower_win(state: State) -> bool:
    """Whether the lower total wins."""
    return hooks.lower_wins.of(False, Now(state))


def find_factor(state: State, side: Side, use: Use) -> int:
    """CD-42 to CD-46: by what all kickers multiply a side's attack, compensation, or what a deal costs the other."""
    factor = 1
    for owner in list_sides(state):
        for card in owner.laid:
            kind = find_kind(card)
            if kind.type == KICKER:
                value = kind.value if owner is side else 1
                factor *= hooks.kicker.of(value, Kick(state, side, owner, card, use))
    return factor


def multiply_card(state: State, side: Side) -> int:
    """CD-42: what a side's attack counts after kickers, before any power or other card looks at it."""
    return find_kind(side.shown).value * (1 if side.multiplied else find_factor(state, side, "attack"))


def find_further_factor(state: State, side: Side) -> int:
    """CD-42: by what kickers multiply a side's further attacks; by nothing more once a power has turned them."""
    return 1 if side.turned else find_factor(state, side, "attack")


def value_card(state: State, side: Side, before: tuple[Seat, str] | None = None) -> int:
    """CE-R5: what a side's attack counts after kickers and powers (those `before` a power); 0 for any other card."""
    if not find_kind(side.shown).is_attack:
        return 0
    return hooks.card_value.of(multiply_card(state, side), OnSide(state, side), before)


def value_reinforcement(state: State, card: str) -> int:
    """CE-93: what a reinforcement counts."""
    return hooks.reinforcement.of(find_kind(card).value, Reinforcing(state, card))


def reckon(state: State, side: Side) -> Reckoning:
    """CE-94: a side's total, part by part."""
    parts = Reckoning(
        value_card(state, side),
        value_ships(state, side, side.seat),
        sum(value_ships(state, side, seat) for seat in side.allies),
        sum(value_reinforcement(state, card) for card in side.reinforcements),
        state.now.bonus.get(find_stance(state, side), 0),
    )
    return hooks.total.of(parts, OnSide(state, side))


def find_margin(state: State) -> int | None:
    """By how much the totals of two attacks differed, as they were told; None where there were no two."""
    totals = [_add_up(side.told) for side in list_sides(state) if side.told]
    return abs(totals[0] - totals[1]) if len(totals) > 1 else None


def _add_up(told: Sequence[int]) -> int:
    card, own, allies, reinforcements, bonus, bases, less = told
    return Reckoning(card, own, allies, reinforcements, bonus, bases, bool(less)).total


def find_winner(state: State) -> Winner:
    """CE-100 to CE-103, and what powers make of it; an upset comes last (CE-R5)."""
    winner = hooks.outcome.of(state.now.decided or _compare_cards(state), Now(state))
    return hooks.upset.of(winner, Now(state))


def _compare_cards(state: State) -> Winner:
    offense, defense = list_sides(state)
    winner = compare_kinds(find_kind(offense.shown), find_kind(defense.shown))
    return compare(state, offense, defense) if winner == "" else winner


def modify_kinds(offense: Kind, defense: Kind, *, hazard: bool) -> tuple[Kind, Kind]:
    """CE-91, CE-136, CD-R1: what cards become: they look at the printed ones; then a morph copies the other card."""
    ours = offense.modify(offense, defense, hazard) if offense.modify is not None else offense
    theirs = defense.modify(defense, offense, hazard) if defense.modify is not None else defense
    if ours.copies != theirs.copies:
        return (theirs, theirs) if ours.copies else (ours, ours)
    return ours, theirs


def compare_kinds(offense: Kind, defense: Kind) -> Winner:
    """CE-101 to CE-103, BOT-6: what beats what once cards have modified themselves; "" where totals decide."""
    if offense.type == defense.type == MORPH:
        return "nobody"
    if offense.is_attack and defense.is_attack:
        return ""
    if offense.is_attack != defense.is_attack:
        return "offense" if offense.is_attack else "defense"
    return "deal"


def compare(state: State, offense: Side, defense: Side) -> Winner:
    """CE-100: the higher total wins, or the lower where a power says so; a tie goes to the defense."""
    ours, theirs = reckon(state, offense).total, reckon(state, defense).total
    if ours == theirs:
        return "defense"
    lower = does_lower_win(state)
    return "offense" if (ours < theirs) == lower else "defense"


def note_committed(state: State) -> None:
    """How many ships each had in the encounter, for what is counted when they have moved."""
    for side in list_sides(state):
        for seat in (side.seat, *side.allies):
            state.now.committed[str(seat)] = count_ships(state, side, seat)


@not_a_rule
async def settle_totals(state: State) -> None:
    """CE-92: powers that change values, totals or the outcome are announced, and may be answered."""
    for side in list_sides(state):
        await hooks.card_value.settle(OnSide(state, side))
    for seat in list_seats(state):
        await hooks.ship_value.settle(Sender(state, seat))
    for side in list_sides(state):
        await hooks.total.settle(OnSide(state, side))
    await hooks.lower_wins.settle(Now(state))
    await hooks.outcome.settle(Now(state))
    await hooks.upset.settle(Now(state))
