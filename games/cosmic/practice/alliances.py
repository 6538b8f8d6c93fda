"""Whom a practice player invites, and whose side it takes: by what it gains, and by what others do."""

from collections.abc import Sequence
from functools import partial

from games.cosmic import facts
from games.cosmic.practice.map import leave_marked, take_ships
from games.cosmic.practice.odds import (
    count_lacking,
    estimate_chance,
    estimate_side,
    find_best_attack,
    find_margin,
    guess_card,
    would_gain_colony,
)
from games.cosmic.practice.reasons import (
    STAYS_OUT,
    explain_chance,
    explain_gift,
    explain_landing,
    explain_ships,
    would_win,
)
from games.cosmic.state.ships import LIMIT
from games.cosmic.views.view import EncounterView, View
from porc_royal.asks import PASS, Answer, Ask, Reply, Several, list_picks
from porc_royal.facts import Saying, Seat, Who
from porc_royal.practice import Rated, choose_rated, sort_rated

SHIP = 0.2
"""What a ship in the warp costs, and the more of them lie there already, the more."""
LITTLE = 0.2
"""Whoever gains no more stays out: 335 of 1,316 invitations, and wins as often as one who joins for anything."""
SURE = 0.75
"""Whoever wins so often alone shares with nobody."""
COLONY, LAST = 1.4, 8.0
"""What a foreign colony brings, and the one that wins."""
REWARD = 0.15
"""What a card or a ship from the warp brings."""


def invite(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Whoever is welcome."""
    return choose_rated([one for one in rate_invitations(view, seat, asked) if one.worth > 0], 0) or Reply(
        PASS
    )


def rate_invitations(view: View, seat: Seat, asked: Ask) -> list[Rated]:
    """CE-71: whoever is welcome, everybody, all but whoever would win by it, each alone; the best first."""
    now = view.encounter
    names = tuple(list_picks(asked, "invite", facts.SEATS))
    if now is None or not names:
        return []
    offense = seat == now.offense.seat
    welcome = _list_welcome(view, now, seat, names) if offense else frozenset(names)
    handed = [name for name in names if offense and would_win(view, Seat(int(name)), now.planet)]
    groups: list[tuple[str, ...]] = [
        tuple(name for name in names if name in welcome),
        names,
        tuple(name for name in names if name not in handed),
        *((name,) for name in names),
    ]

    def rate_group(group: tuple[str, ...]) -> Rated:
        winners = [Seat(int(name)) for name in group if name in handed]
        worth = sum(1 if name in welcome else -1 for name in group) - 2 * len(names) * len(winners)
        return Rated(Reply("invite", {facts.SEATS: group}), worth, partial(explain_gift, winners, sure=False))

    return sort_rated(rate_group(group) for group in dict.fromkeys(groups) if group)


def _list_welcome(view: View, now: EncounterView, seat: Seat, names: Sequence[str]) -> frozenset[str]:
    """As the offense only where it needs help, and nobody who would get ahead by it."""
    if would_win(view, seat, now.planet):
        return frozenset(names)
    if estimate_chance(view, find_best_attack(view), find_margin(view, offense=True), offense=True) > SURE:
        return frozenset()
    return frozenset(name for name in names if _is_harmless(view, seat, Seat(int(name)), now.planet))


def _is_harmless(view: View, seat: Seat, other: Seat, planet: str) -> bool:
    """Whether somebody may land with one: no nearer to winning than oneself, and not about to win."""
    if not would_gain_colony(view, other, planet):
        return True
    return count_lacking(view, other) > 1 and count_lacking(view, other) >= count_lacking(view, seat)


def answer(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The side and the number of ships that bring most, unless somebody would win by it; else neither."""
    if view.encounter is None or "ally" not in asked.options:
        return None
    moves = rate_alliances(view, seat, asked)
    if not moves or moves[0].worth <= LITTLE:
        return Reply(PASS)
    return _add_uninvited(asked, moves)


def _add_uninvited(asked: Ask, moves: Sequence[Rated]) -> Reply:
    """The best of these moves, and where it is not known yet who is invited whether to take the other side instead."""
    best = moves[0].reply
    if facts.UNINVITED not in asked.options["ally"].fields:
        return best
    number = len(best.many(facts.SHIPS))
    others = (
        one.reply.text(facts.SIDE)
        for one in moves
        if one.worth > LITTLE and len(one.reply.many(facts.SHIPS)) == number
    )
    other = next((side for side in others if side != best.text(facts.SIDE)), facts.NEITHER)
    return Reply("ally", {**best.fields, facts.UNINVITED: other})


def rate_alliances(view: View, seat: Seat, asked: Ask) -> list[Rated]:
    """CE-73: each side with each number of ships that costs no colony, the best first; more than four come last."""
    now = view.encounter
    wanted = asked.options["ally"].fields.get(facts.SHIPS)
    if now is None or not isinstance(wanted, Several):
        return []
    names = leave_marked(wanted.choices({}))
    most = LIMIT if wanted.most is None else wanted.most
    numbers = [*range(1, min(most, LIMIT) + 1), *([2 * LIMIT] if most >= 2 * LIMIT else [])]
    moves = []
    for side in list_picks(asked, "ally", facts.SIDE):
        for number in numbers:
            ships = take_ships(view, seat, names, (1, number))
            if len(ships) != number:
                break
            chance = _estimate(view, side, number)
            reply = _with_condition(view, now, asked, Reply("ally", {facts.SIDE: side, facts.SHIPS: ships}))
            reasons = partial(_explain_alliance, view, now, reply, seat, number)
            moves.append(Rated(reply, _rate(view, now, seat, side, number, chance), reasons))
    return sorted(moves, key=lambda one: (len(one.reply.many(facts.SHIPS)) > LIMIT, -one.worth))


def _explain_alliance(
    view: View, now: EncounterView, reply: Reply, seat: Seat, number: int
) -> Sequence[Saying]:
    """Whom it hands the game, what it brings, how often it wins, and which ships go."""
    main, landing = now.offense.seat, reply.text(facts.SIDE) == "offense"
    unless = reply.text(facts.UNLESS)
    ways = explain_landing(view, seat, now.planet) if landing else ()
    margin = find_margin(view, offense=landing) + number
    return (
        *explain_gift([main] if landing and would_win(view, main, now.planet) else [], sure=False),
        *ways,
        *([Saying(STAYS_OUT, {"who": Who(Seat(int(unless.partition("-")[0])))})] if unless else ()),
        explain_chance(estimate_side(view, margin, offense=landing)),
        *explain_ships(view, seat, reply.many(facts.SHIPS)),
    )


def _estimate(view: View, side: str, ships: int) -> float:
    """How often a side wins with so many ships more."""
    offense = side == "offense"
    return estimate_chance(
        view, guess_card(view), find_margin(view, offense=offense) + ships, offense=offense
    )


def _rate(view: View, now: EncounterView, seat: Seat, side: str, ships: int, chance: float) -> float:
    """What joining a side with so many ships brings, less what losing them costs."""
    offense, main = side == "offense", now.offense.seat
    danger = 0.3 + 0.1 * len(view.list_foreign(main))
    if would_win(view, main, now.planet):
        danger = 6.0
    cost = SHIP * (1 + view.there("warp")[seat] / 4) * ships * (1 - chance)
    if not offense:
        return chance * (REWARD * ships + danger) - cost - 0.35 * danger
    gain = 0.1
    if would_gain_colony(view, seat, now.planet):
        gain = LAST if count_lacking(view, seat) <= 1 else COLONY
    return chance * (gain - danger) - cost


def _with_condition(view: View, now: EncounterView, asked: Ask, chosen: Reply) -> Reply:
    """CE-73: not on the offense's side together with somebody who would win by it."""
    if chosen.text(facts.SIDE) != "offense":
        return chosen
    near: Sequence[str] = [
        name
        for name in list_picks(asked, "ally", facts.UNLESS, chosen.fields)
        if name.endswith("-offense") and would_win(view, Seat(int(name.partition("-")[0])), now.planet)
    ]
    if not near or would_win(view, asked.seat, now.planet):
        return chosen
    fields: dict[str, Answer] = {**chosen.fields, facts.UNLESS: near[0], facts.INSTEAD: facts.NEITHER}
    return Reply("ally", fields)
