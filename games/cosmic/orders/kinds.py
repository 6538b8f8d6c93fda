"""Standing orders of this game (BOT-3): zaps, bids, alliances, rewards, powers; whole questions; plans.

What the rules read where nobody is asked at all (BOT-2: which powers are cancelled, which cards lie ready, where ships
go home to) is no such order: it is part of the game, changed beside every question; settings.py has sentences for it.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.orders.alliances import ALLY, INVITE, LAUNCH
from games.cosmic.orders.windows import BESIDE, READY_WINDOWS, WINDOWS, is_asked
from games.cosmic.practice.cards import are_together, find_side, list_main, reinforce
from games.cosmic.questions.script import list_sorts
from games.cosmic.state.catalogue import ARTIFACT, FLARE, REINFORCEMENT, find_kind
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.additions import Assembly
from porc_royal.asks import NOTHING, PASS, Answer, Ask, Field, Number, Pick, Reply, Several, list_picks
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.orders import AT_ONCE, GAME, TURN, UNTIL, WHEN, WITHDRAW, Orders, Standing
from porc_royal.plans import QUESTIONS, USUAL, make_plan
from porc_royal.suggestions import Suggested
from porc_royal.until_turn import UNTIL_TURN, spare
from porc_royal.until_turn import suggest as suggest_sparing

ADDS: Final = facts.Adds()

PREFIX: Final = f"{facts.PREFIX}ask-"
ASK: Final = ADDS.keys.form("standing-orders", options=(PASS, WITHDRAW))
SHARE: Final = ADDS.keys.field("share")
DO: Final = ADDS.keys.field("do")

REPEATED: Final = (
    *("gate-start", "gate-alliances", "gate-revealed", "gate-resolution", "window", "answer", "reinforce"),
    *("power", "launch", "invite", "ally", "card", "last-cards", "home", "reward", "deal"),
    *("choose-seat", "choose-card", "choose-number", "choose-yes", "choose-ships", "choose-planet"),
)
"""The questions that a game of the base repeats, by their keys without the prefix."""
ALIENS: Final = "aliens"
"""Whatever an alien asks by a question of its own."""
ALL_GATES: Final = "gates"
"""Every gate there is, with those of expansions: one word, for a whole order has little room."""
ONCE: Final = facts.FIRST_ASKS | {facts.ASK_ORDERS}
"""Questions that no order answers."""
SHARES: Final = ("cards", "half", "ships")
USES: Final = ("always", "never")

READY_GATES: Final = ADDS.keys.line("ready-gates")
READY_OWN: Final = ADDS.keys.line("ready-own")
READY_BID: Final = ADDS.keys.line("ready-bid")
READY_DECLINE: Final = ADDS.keys.line("ready-decline")
READY_NOBODY: Final = ADDS.keys.line("ready-nobody")
READY_POWER: Final = ADDS.keys.line("ready-power")
READY_ZAP: Final = ADDS.keys.line("ready-zap")
READY_SHIPS: Final = ADDS.keys.line("ready-ships")
READY_ENCOUNTERS: Final = ADDS.keys.line("ready-encounters")

# ---------------------------------------------------------------------------------------------- answers to questions


def _zaps(view: View) -> Mapping[str, Field]:
    aliens = [alien for one in view.seats for alien in one.powers]
    return {
        facts.POWERS: Several("alien", tuple(dict.fromkeys(aliens)), optional=True),
        facts.SORTS: Several("sort", list_sorts(view.assembly, view.options, len(view.seats)), optional=True),
    }


def _zap(view: View, ask: Ask, terms: Reply) -> Reply:
    """CE-26, CE-134: cancel what is named, if a card in hand can; of cards, what does not come from one's own side."""
    what, who = ask.args.get("what"), ask.args.get("who")
    cards = list_picks(ask, facts.CANCEL, facts.CARD)
    if not isinstance(what, Named) or not isinstance(who, Who) or not cards:
        return Reply(PASS)
    if what.kind == "alien":
        wanted = what.name in [alien.replace("_", "-") for alien in terms.many(facts.POWERS)]
    else:
        type_ = find_kind(what.name.replace("-", "_")).type if what.kind == "card" else FLARE
        sorts = {FLARE: {"wild", "super"}, ARTIFACT: {ARTIFACT, "zap"}}.get(type_, {type_})
        own = view.encounter is not None and are_together(view.encounter, ask.seat, who.seat)
        wanted = bool(sorts & set(terms.many(facts.SORTS))) and not own
    return Reply(facts.CANCEL, {facts.CARD: cards[0]}) if wanted else Reply(PASS)


def _reinforcements(view: View) -> Mapping[str, Field]:
    cards = [card for card in view.hand if find_kind(card).type == REINFORCEMENT]
    return {facts.CARDS: Several("card", tuple(cards), optional=True)}


def _bid(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """CE-93, BOT-2: for the own side, the cards named or any: they are played only if that changes who wins."""
    if view.viewer is None or view.encounter is None:
        return None
    if view.bid:
        return Reply(PASS)
    if ask.key == facts.ASK_REINFORCE:
        return reinforce(view, view.viewer, ask, 0)
    named = terms.many(facts.CARDS)
    cards = tuple(card for card in list_picks(ask, "bid", facts.CARDS) if card in named or not named)
    side = find_side(view.encounter, view.viewer)
    return Reply("bid", {facts.SIDE: side, facts.CARDS: cards}) if cards and side else None


def _share(_view: View) -> Mapping[str, Field]:
    return {SHARE: Pick("share", SHARES)}


def _reward(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """CE-105: so many ships from the warp as may be, half of the reward, or cards alone."""
    wanted = ask.options["reward"].fields.get(facts.SHIPS) if "reward" in ask.options else None
    number = ask.args.get("number")
    if not isinstance(wanted, Number) or not isinstance(number, int):
        return None
    most = wanted.range({})[1]
    ships = {"cards": 0, "half": min(most, number // 2), "ships": most}[terms.text(SHARE)]
    return Reply("reward", {facts.SHIPS: ships})


def _powers(_view: View) -> Mapping[str, Field]:
    return {DO: Pick("use", USES)}


def _use(_view: View, _ask: Ask, terms: Reply) -> Reply:
    """CE-25: an optional power is used always, or never."""
    return Reply(facts.USE if terms.text(DO) == "always" else PASS)


def _cards(view: View) -> Mapping[str, Field]:
    cards = [card for card in view.hand if find_kind(card).is_encounter]
    return {facts.CARD: Pick("card", tuple(cards))}


def _questions(view: View) -> Mapping[str, Field]:
    asked = (ALL_GATES, *list_repeated(view.assembly), ALIENS)
    return {QUESTIONS: Several("question", asked, least=1)}


def list_repeated(assembly: Assembly) -> tuple[str, ...]:
    """The questions that a game repeats, those of expansions among them, by their keys without the prefix."""
    return (*REPEATED, *assembly[facts.QUESTIONS])


def _usual(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """BOT-2: as for the absent."""
    name = ask.key.removeprefix(PREFIX)
    wanted = {
        name if name in list_repeated(view.assembly) else ALIENS,
        *([ALL_GATES] if name.startswith("gate-") else []),
    }
    return ask.default if wanted & set(terms.many(QUESTIONS)) else None


def _is_main(view: View) -> bool:
    """Whether the encounter is the viewer's own."""
    now = view.encounter
    return now is not None and view.viewer is not None and Seat(view.viewer) in list_main(now)


BEFORE: Final[tuple[Standing[View], ...]] = (
    Standing("zap", frozenset({facts.ASK_ANSWER}), _zaps, _zap),
    Standing("bid", frozenset({facts.ASK_GATES["revealed"], facts.ASK_REINFORCE}), _reinforcements, _bid),
    ALLY,
    INVITE,
    Standing("reward", frozenset({facts.ASK_REWARD}), _share, _reward),
    Standing("power", frozenset({facts.ASK_POWER}), _powers, _use),
)
AFTER: Final[tuple[Standing[View], ...]] = (LAUNCH, make_plan("card", frozenset({facts.ASK_CARD}), _cards))
"""Kinds that stand before those of expansions, and after them."""


def list_kinds(assembly: Assembly) -> tuple[Standing[View], ...]:
    """All kinds of standing orders."""
    asks = frozenset(assembly.keys.asks) - {facts.CORRECT}
    gates = frozenset(key for key in asks if key.startswith(facts.ASK_GATE))
    return (
        *BEFORE,
        WINDOWS,
        *assembly[additions.STANDING],
        spare(gates | {facts.ASK_WINDOW, facts.ASK_ANSWER}, _is_main),
        Standing(USUAL, asks - ONCE - {ASK}, _questions, _usual, last=True),
        *AFTER,
    )


ADDS.keys.thing("order", *(kind.name for kind in (*BEFORE, *AFTER)), UNTIL_TURN, USUAL)
ADDS.keys.thing("question", ALL_GATES, *REPEATED, ALIENS)
ADDS.keys.thing("share", *SHARES)
ADDS.keys.thing("use", *USES)


def _ready(view: View) -> Sequence[Suggested]:
    """What most people want, in sentences."""
    if view.viewer is None:
        return []
    windows = [(READY_WINDOWS, WINDOWS.name, NOTHING, TURN)] if is_asked(view) else []
    sentences: list[tuple[str, str, Mapping[str, Answer], str]] = [
        *windows,
        (READY_GATES, USUAL, {QUESTIONS: (ALL_GATES,)}, TURN),
        (READY_BID, "bid", {}, GAME),
        (READY_DECLINE, USUAL, {QUESTIONS: ("ally",)}, TURN),
        (READY_NOBODY, USUAL, {QUESTIONS: ("invite",)}, TURN),
        (READY_POWER, "power", {DO: "always"}, GAME),
        (READY_ZAP, "zap", {facts.SORTS: ("artifact", "super", "zap")}, GAME),
        (READY_SHIPS, "reward", {SHARE: "ships"}, GAME),
        (READY_ENCOUNTERS, USUAL, {QUESTIONS: ("choose-yes",)}, GAME),
    ]
    orders = [
        Suggested(Reply(kind, {**terms, WHEN: AT_ONCE, UNTIL: until}), Saying(key))
        for key, kind, terms, until in sentences
    ]
    return [suggest_sparing(READY_OWN), *orders]


def make_orders(assembly: Assembly) -> Orders[View]:
    """The standing orders of a game with what expansions add."""
    return Orders(
        question=ASK,
        rule="BOT-2",
        kinds=list_kinds(assembly),
        turns=frozenset({facts.TURN}),
        ready=_ready,
        beside=BESIDE,
    )
