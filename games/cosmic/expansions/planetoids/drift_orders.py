"""The standing order for planetoids (BOT-3, "planetoid_chain"): which one is moved, and by what the chain is chosen."""

from collections.abc import Mapping
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.planetoids.drift_form import ASK_CREATE, ASK_DRIFT, PLANETOID
from games.cosmic.expansions.planetoids.drift_moves import read_form
from games.cosmic.expansions.planetoids.drift_practice import rate_drift
from games.cosmic.expansions.planetoids.planetoids import KIND, PLANETOIDS, name_planetoid, read_number
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Field, Pick, Reply
from porc_royal.orders import Standing

ADDS: Final = facts.Adds()

CHAIN: Final = ADDS.keys.field("chain")
AIMS: Final = ("gain", "spare")
ADDS.keys.thing("chain", *AIMS)


def _list_terms(view: View) -> Mapping[str, Field]:
    seen = PLANETOIDS.seen(view)
    names = [] if seen is None else [name_planetoid(number) for number, _ in seen.origins]
    return {CHAIN: Pick("chain", AIMS), PLANETOID: Pick(KIND, names, optional=True)}


def _follow(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """The named one where it may move; then what brings most, or as for the absent."""
    form = read_form(view, ask.seat)
    if form is None:
        return None
    first = read_number(terms.text(PLANETOID))
    if terms.text(CHAIN) == "spare":
        return form.write(form.choose_default(first))
    plans = form.list_plans()
    named = [plan for plan in plans if plan[0] == first] or plans
    return form.write(max(named, key=lambda plan: rate_drift(view, form, form.follow(plan))))


ADDS.keys.thing("order", "drift")
ADDS.add(
    additions.STANDING,
    Standing(
        "drift",
        frozenset({ASK_DRIFT, ASK_CREATE}),
        _list_terms,
        _follow,
        lambda view: PLANETOIDS.seen(view) is not None,
    ),
)
