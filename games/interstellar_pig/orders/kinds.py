"""Standing orders of this game (D-52): flights, fights, what is met on the way; and plans of one's own turn."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.events import hyperspace_tunnel, sensors, worm_hole
from games.interstellar_pig.extension.catalogue import PRIZE, find_arm
from games.interstellar_pig.gear import repair_kit
from games.interstellar_pig.orders import plans as order_plans
from games.interstellar_pig.orders.flights import FLY_TO
from games.interstellar_pig.rules.commits import STANCES
from games.interstellar_pig.rules.survival import HAND
from games.interstellar_pig.state.places import name_star
from games.interstellar_pig.views.view import View
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Answer, Ask, Field, Pick, Refused, Reply, Several, list_picks
from porc_royal.facts import Saying
from porc_royal.orders import AT_ONCE, GAME, TURN, UNTIL, WHEN, WITHDRAW, Orders, Standing
from porc_royal.plans import QUESTIONS, USUAL, complete, make_usual
from porc_royal.suggestions import Suggested

PREFIX: Final = f"{facts.PREFIX}ask-"
OWN: Final = Additions(facts.GAME)
ASK: Final = OWN.keys.form("standing-orders", options=(PASS, WITHDRAW))
BUT: Final = OWN.keys.field("but")
DO: Final = OWN.keys.field("do")

REPEATED: Final = (
    *("turn", "end", "course", "divide", "keep", "prize", "fights"),
    *("commit", "ahead", "tunnel", "sensors", "worm-hole", "repair"),
)
"""The questions that a game repeats, by their keys without the prefix."""

READY_END: Final = OWN.keys.line("ready-end")
READY_FLY: Final = OWN.keys.line("ready-fly")
READY_LEAVE: Final = OWN.keys.line("ready-leave")
READY_PROTECT: Final = OWN.keys.line("ready-protect")
READY_NO_CARDS: Final = OWN.keys.line("ready-no-cards")
READY_PRIZE: Final = OWN.keys.line("ready-prize")
READY_REPAIR: Final = OWN.keys.line("ready-repair")
READY_EVENTS: Final = OWN.keys.line("ready-events")


def _others(view: View) -> list[str]:
    return [str(one.seat) for one in view.seats if one.seat != view.viewer]


def _try(ask: Ask, reply: Reply) -> Reply | None:
    """A reply that the question takes; None where it does not: then its owner is asked."""
    try:
        return ask.check(complete(ask, reply))
    except Refused:
        return None


# ------------------------------------------------------------------------------------------------- fights


def _stance(view: View) -> Mapping[str, Field]:
    arms = [card for card in view.hand if find_arm(card) is not None]
    return {
        facts.STANCE: Pick("stance", STANCES),
        facts.CARDS: Several("card", arms, optional=True),
        BUT: Pick("player", _others(view), optional=True),
    }


def _commits(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """R-45, D-17: what protects, what is not spent, the cards named that are still held, or none; not against one."""
    if view.fight is not None and terms.text(BUT):
        sides = (view.fight.attacker.seat, view.fight.defender.seat)
        if terms.text(BUT) in [str(seat) for seat in sides]:
            return None
    if terms.text(facts.STANCE) != "cards":
        return Reply(terms.text(facts.STANCE))
    usable = list_picks(ask, "commit", facts.CARDS)
    cards = tuple(card for card in terms.many(facts.CARDS) if card in usable)
    return Reply("commit", {facts.CARDS: cards}) if cards else None


def _first(view: View) -> Mapping[str, Field]:
    return {facts.TARGET: Pick("player", _others(view))}


def _fights(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """R-44, D-16: one of them first, the others in seat order."""
    names, first = list_picks(ask, "fight", facts.ORDER), terms.text(facts.TARGET)
    if first not in names:
        return None
    return Reply("fight", {facts.ORDER: (first, *(one for one in names if one != first))})


# ----------------------------------------------------------------------------------------------- the hand


def _cards(view: View) -> Mapping[str, Field]:
    return {facts.CARDS: Several("card", view.hand, least=1, most=HAND)}


def _keeps(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """R-41, D-15: the cards named that are still held, filled up with what would be kept for the absent."""
    hand, usual = list_picks(ask, "keep", facts.KEEP), ask.default.many(facts.KEEP)
    wanted = [card for card in terms.many(facts.CARDS) if card in hand]
    kept = [*wanted, *(card for card in usual if card not in wanted)][:HAND]
    return _try(ask, Reply("keep", {facts.KEEP: tuple(kept)}))


def _prize(view: View) -> Mapping[str, Field]:
    others = [card for card in view.hand if card != PRIZE]
    return {DO: Pick("prize", PRIZES), facts.CARD: Pick("card", others, optional=True)}


def _takes(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """R-55: take it, for the card named or that which would be given up for the absent; or let it drift."""
    if terms.text(DO) == "leave":
        return Reply(PASS)
    given = terms.text(facts.CARD)
    fields: dict[str, Answer] = {facts.CARD: given} if given in list_picks(ask, "take", facts.CARD) else {}
    return _try(ask, Reply("take", fields or ask.default.fields))


# ------------------------------------------------------------------------------------------ cards and events


def _repairing(_view: View) -> Mapping[str, Field]:
    return {DO: Pick("repair", REPAIRS)}


def _repairs(_view: View, ask: Ask, terms: Reply) -> Reply:
    """R-72, D-23: a Kit is used, if there is one in hand."""
    used = None if terms.text(DO) == "miss" else _try(ask, Reply(repair_kit.REPAIR))
    return used or Reply(PASS)


def _looks(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """R-83: at somebody's hand, while they live."""
    return _try(ask, Reply("look", {facts.TARGET: terms.text(facts.TARGET)}))


def _stars(view: View) -> Mapping[str, Field]:
    return {facts.PLACE: Pick("place", [name_star(line) for line in view.chart.lines])}


def _comes_out(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """R-79: at that star, but for that of the line one is on."""
    return _try(ask, Reply("jump", {facts.PLACE: terms.text(facts.PLACE)}))


def _worlds(view: View) -> Mapping[str, Field]:
    return {
        facts.PLANET: Pick("planet", [one.id for one in view.planets]),
        order_plans.LAYER: Pick("layer", order_plans.LAYERS),
    }


def _goes_through(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """R-80: to that planet, where one can live there or stays above it."""
    return _try(ask, Reply("jump", {facts.PLACE: order_plans.place_named_by(terms)}))


# --------------------------------------------------------------------------------------------------- ready

PRIZES: Final = ("take", "leave")
REPAIRS: Final = ("use", "miss")


def _ready(view: View) -> Sequence[Suggested]:
    """What most people want, in sentences."""
    sentences: list[tuple[str, str, Mapping[str, Answer], str]] = [
        (READY_END, USUAL, {QUESTIONS: ("end",)}, GAME),
        (READY_FLY, USUAL, {QUESTIONS: ("turn", "course", "end")}, TURN),
        (READY_LEAVE, USUAL, {QUESTIONS: ("divide",)}, GAME),
        (READY_PROTECT, "fight", {facts.STANCE: "protect"}, GAME),
        (READY_NO_CARDS, "fight", {facts.STANCE: "pass"}, TURN),
        (READY_PRIZE, "prize", {DO: "take"}, GAME),
        (READY_REPAIR, "repair", {DO: "use"}, GAME),
        (READY_EVENTS, USUAL, {QUESTIONS: ("tunnel", "ahead", "worm-hole", "sensors")}, GAME),
    ]
    return [
        Suggested(Reply(kind, {**terms, WHEN: AT_ONCE, UNTIL: until}), Saying(key))
        for key, kind, terms, until in sentences
        if view.viewer is not None
    ]


KINDS: Final[tuple[Standing[View], ...]] = (
    FLY_TO,
    Standing("fight", frozenset({facts.ASK_COMMIT}), _stance, _commits),
    *order_plans.FLIGHTS,
    make_usual(PREFIX, REPEATED),
    Standing("prize", frozenset({facts.ASK_PRIZE}), _prize, _takes),
    Standing("first", frozenset({facts.ASK_FIGHTS}), _first, _fights),
    Standing("keep", frozenset({facts.ASK_KEEP}), _cards, _keeps),
    Standing("repair", frozenset({repair_kit.ASK}), _repairing, _repairs),
    Standing("look", frozenset({sensors.ASK}), _first, _looks),
    Standing("tunnel", frozenset({hyperspace_tunnel.ASK}), _worlds, _goes_through),
    Standing("star", frozenset({worm_hole.ASK}), _stars, _comes_out),
    *order_plans.PLANS,
)
OWN.keys.thing("order", *(kind.name for kind in KINDS))
OWN.keys.thing("question", *REPEATED)
OWN.keys.thing("prize", *PRIZES)
OWN.keys.thing("repair", *REPAIRS)

ORDERS: Final[Orders[View]] = Orders(
    question=ASK, rule="D-52", kinds=KINDS, turns=frozenset({facts.ROUND}), ready=_ready
)
