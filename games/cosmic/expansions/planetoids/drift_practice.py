"""What practice players think of planetoids: what a chain brings them and takes from others; where not to land."""

from collections.abc import Iterator
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.planetoids.belt import Drift
from games.cosmic.expansions.planetoids.drift_form import ASK_CREATE, ASK_DRIFT, CREATE, DRIFT, DriftForm
from games.cosmic.expansions.planetoids.drift_moves import (
    MOVE,
    count_foreign,
    count_home,
    count_needed,
    describe_changes,
    read_form,
    word_hops,
)
from games.cosmic.expansions.planetoids.planetoids import name_planetoid, read_number
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Saying, Seat
from porc_royal.practice import Rated, choose_rated, sort_rated
from porc_royal.suggestions import Suggested

ADDS: Final = facts.Adds()

WON: Final = 100.0
HOMES: Final = 3
"""CE-23: home colonies that a power needs."""
RIVAL: Final = 0.4
"""What a colony of somebody else counts, against one's own."""
SHIP: Final = 0.15
POWER: Final = 0.8


def drift(view: View, seat: Seat, _asked: Ask, luck: int) -> Reply | None:
    """The chain that brings most."""
    form = read_form(view, seat)
    return None if form is None else choose_rated(rate_drifts(view, form), luck)


def rate_drifts(view: View, form: DriftForm) -> list[Rated]:
    """Every chain, in the order of the numbers."""
    return [Rated(form.write(plan), rate_drift(view, form, form.follow(plan))) for plan in form.list_plans()]


def suggest_drifts(view: View, seat: Seat, _asked: Ask) -> Iterator[Suggested]:
    """Every chain, the best first."""
    form = read_form(view, seat)
    if form is None:
        return
    for move in sort_rated(rate_drifts(view, form)):
        drift = form.follow(form.read(move.reply.fields))
        label = Saying(MOVE, {"hops": word_hops(drift.hops)})
        yield Suggested(move.reply, label, describe_changes(view, form, drift))


def rate_drift(view: View, form: DriftForm, drift: Drift) -> float:
    """What a chain brings its seat, less what it brings the others; whoever would win by it decides."""
    worth = 0.0
    for one in view.seats:
        own = one.seat == form.seat
        weight = 1.0 if own else -RIVAL
        worth += weight * _rate_for(view, form, drift, one.seat)
        riding = sum(view.there(name_planetoid(number))[one.seat] for number in drift.destroyed)
        worth -= weight * SHIP * riding
    return worth


def _rate_for(view: View, form: DriftForm, drift: Drift, seat: Seat) -> float:
    """How much nearer a seat comes to winning, and whether its power still works."""
    before = view.seat(seat).wins - count_foreign(view, seat, form.belt)
    after = count_needed(view, seat, form.belt, drift.belt) - count_foreign(view, seat, drift.belt)
    if after <= 0:
        return WON
    needed = 2 if view.options.planets == 4 else HOMES
    works = [count_home(view, seat, belt) >= needed for belt in (form.belt, drift.belt)]
    return before - after + POWER * (works[1] - works[0])


def rate_landing(view: View, seat: Seat, aim: Reply) -> float:
    """A planetoid is a poor place where the next move takes it home, one's own or its own."""
    number, form = read_number(aim.text(facts.PLANET)), read_form(view, seat)
    if number is None or form is None or number not in form.belt.where:
        return 0.0
    after = form.belt.right(form.belt.where[number])
    return -0.6 if after in {form.belt.origins[number], seat} else -0.1


ADDS.enter(additions.MAKERS, DRIFT, suggest_drifts)
ADDS.enter(additions.MAKERS, CREATE, suggest_drifts)
ADDS.enter(additions.IDEAS, ASK_DRIFT, drift)
ADDS.enter(additions.IDEAS, ASK_CREATE, drift)
ADDS.add(additions.AIMS, rate_landing)
