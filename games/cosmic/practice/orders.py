"""What a practice player orders beside its questions, for moments at which it is not asked (BOT-2).

It is looked at anew in every encounter, so that nothing stays that was meant for another.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.practice.artifacts import is_timely
from games.cosmic.practice.cards import are_together, list_main
from games.cosmic.practice.odds import estimate_chance, find_best_attack, find_margin
from games.cosmic.state.catalogue import FLARE, find_kind
from games.cosmic.views.view import EncounterView, View
from porc_royal.asks import Answer, Ask, Reply
from porc_royal.facts import Seat

ORDERING: Final = frozenset(
    {facts.ASK_GATES["start"], facts.ASK_LAUNCH, facts.ASK_INVITE, facts.ASK_ALLY, facts.ASK_CARD}
)
"""The questions beside which it changes its orders."""
SORTS: Final = {"orders": ("artifact", "super"), "gates": ("artifact", "wild", "super", "zap")}
"""What it cancels of its opponent's cards, by the pace: where nobody is asked about them, or it lets them be."""
HOPELESS: Final = 0.3
"""Whoever wins more rarely with the best card in hand would rather deal."""


def order(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """In an encounter of one's own: zaps against the opponent, cards laid ready; reinforcements always."""
    now, policy = view.encounter, view.policy
    if facts.ORDERS not in asked.options or now is None or policy is None or asked.key not in ORDERING:
        return None
    is_main, unasked = seat in list_main(now), view.options.pace == "orders"
    wanted = replace(
        policy,
        powers=_list_opposed(view, now, seat) if is_main else (),
        cards=SORTS.get(view.options.pace, ()) if is_main else (),
        protect=True,
        ready=_choose_ready(view, now, seat, asked) if unasked else policy.ready,
        reinforce=True,
    )
    if policy == wanted:
        return None
    given: dict[str, Answer] = {
        facts.POWERS: wanted.powers,
        facts.SORTS: wanted.cards,
        facts.READY: wanted.ready,
    }
    return Reply(facts.ORDERS, {**given, facts.PROTECT: "yes", facts.REINFORCE: "yes"})


def _list_opposed(view: View, now: EncounterView, seat: Seat) -> tuple[str, ...]:
    """The powers of the opponent."""
    others = [one for one in list_main(now) if not are_together(now, seat, one)]
    return tuple(dict.fromkeys(alien for one in others for alien in view.seat(one).powers))


def _choose_ready(view: View, now: EncounterView, seat: Seat, asked: Ask) -> tuple[str, ...]:
    """Where no window is asked: flares in an encounter of one's own, and artifacts whose time has come, or will come.

    In the order in which the question offers them, as they are kept.
    """
    cards = [card for card in view.hand if find_kind(card).is_played]
    is_main = seat in list_main(now)
    loses = asked.key == facts.ASK_CARD and _chance(view, now, seat) < HOPELESS
    return tuple(
        card
        for card in cards
        if (is_main if find_kind(card).type == FLARE else _is_due(view, seat, card, loses=loses))
    )


def _is_due(view: View, seat: Seat, card: str, *, loses: bool) -> bool:
    name = find_kind(card).name
    return loses if name in WHEN_BEATEN else is_timely(view, seat, name)


def _chance(view: View, now: EncounterView, seat: Seat) -> float:
    offense = seat == now.offense.seat
    return estimate_chance(view, find_best_attack(view), find_margin(view, offense=offense), offense=offense)


WHEN_BEATEN: Final[Sequence[str]] = ("emotion_control",)
"""Artifacts that save whoever would lose by the cards."""
