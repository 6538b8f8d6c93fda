"""Whom a practice player invites, and whose side it takes: by what it gains, and by what others do."""

from collections.abc import Sequence

from games.cosmic import facts
from games.cosmic.practice.map import leave_marked, take_ships
from games.cosmic.practice.odds import (
    count_lacking,
    estimate_chance,
    find_best_attack,
    find_margin,
    guess_card,
    would_gain_colony,
)
from games.cosmic.views.view import EncounterView, View
from porc_royal.asks import PASS, Answer, Ask, Reply, Several, list_picks
from porc_royal.facts import Seat

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
    """As the offense only where it needs help, and nobody who would get ahead by it; as the defense everybody."""
    now = view.encounter
    seats = [Seat(int(name)) for name in list_picks(asked, "invite", facts.SEATS)]
    if now is None or not seats:
        return None
    offense = seat == now.offense.seat
    chance = estimate_chance(
        view, find_best_attack(view), find_margin(view, offense=offense), offense=offense
    )
    if offense:
        wins = count_lacking(view, seat) <= 1 and would_gain_colony(view, seat, now.planet)
        if chance > SURE and not wins:
            return Reply(PASS)
        seats = [one for one in seats if wins or _is_harmless(view, seat, one, now.planet)]
    if not seats:
        return Reply(PASS)
    return Reply("invite", {facts.SEATS: tuple(str(one) for one in seats)})


def _is_harmless(view: View, seat: Seat, other: Seat, planet: str) -> bool:
    """Whether somebody may land with one: no nearer to winning than oneself, and not about to win."""
    if not would_gain_colony(view, other, planet):
        return True
    return count_lacking(view, other) > 1 and count_lacking(view, other) >= count_lacking(view, seat)


def answer(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The side and the number of ships that bring most, unless somebody would win by it; else neither."""
    now = view.encounter
    wanted = asked.options["ally"].fields.get(facts.SHIPS) if "ally" in asked.options else None
    if now is None or not isinstance(wanted, Several):
        return None
    names = leave_marked(wanted.choices({}))
    most = min(4 if wanted.most is None else wanted.most, 4)
    worth, chosen = LITTLE, Reply(PASS)
    for side in list_picks(asked, "ally", facts.SIDE):
        for number in range(1, most + 1):
            ships = take_ships(view, seat, names, (1, number))
            gain = rate(view, now, seat, side, len(ships))
            if len(ships) == number and gain > worth:
                worth, chosen = gain, Reply("ally", {facts.SIDE: side, facts.SHIPS: ships})
    return _with_condition(view, now, asked, chosen)


def rate(view: View, now: EncounterView, seat: Seat, side: str, ships: int) -> float:
    """What joining a side with so many ships brings, less what losing them costs."""
    offense = side == "offense"
    chance = estimate_chance(
        view, guess_card(view), find_margin(view, offense=offense) + ships, offense=offense
    )
    main = now.offense.seat
    danger = 0.3 + 0.1 * len(view.list_foreign(main))
    if count_lacking(view, main) <= 1 and would_gain_colony(view, main, now.planet):
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
        if name.endswith("-offense") and _would_win(view, Seat(int(name.partition("-")[0])), now.planet)
    ]
    if not near or _would_win(view, asked.seat, now.planet):
        return chosen
    fields: dict[str, Answer] = {**chosen.fields, facts.UNLESS: near[0], facts.INSTEAD: "neither"}
    return Reply("ally", fields)


def _would_win(view: View, seat: Seat, planet: str) -> bool:
    return count_lacking(view, seat) <= 1 and would_gain_colony(view, seat, planet)
