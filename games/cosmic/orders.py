"""Standing orders of this game (8.3): zaps, cards laid ready, bids, alliances, rewards, powers; plans.

Zaps, cards laid ready and the place ships go home to are read by the rules where nobody is asked (part 8.2): such an
order changes them, beside the next question its owner is asked, and again whenever they stand otherwise.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.asking import SORTS
from games.cosmic.catalogue import ARTIFACT, FLARE, REINFORCEMENT, find_kind
from games.cosmic.order_alliances import ALLY, INVITE, LAUNCH
from games.cosmic.practise.cards import find_side, list_main, reinforce
from games.cosmic.views.view import View
from games.table.asks import PASS, Answer, Ask, Field, Number, Pick, Reply, Several, picks
from games.table.facts import Saying, Seat
from games.table.orders import AT_ONCE, GAME, TURN, UNTIL, WHEN, WITHDRAW, Orders, Standing
from games.table.plans import QUESTIONS, USUAL, make_plan, make_usual
from games.table.suggestions import Suggested
from games.table.until_turn import spare
from games.table.until_turn import suggest as suggest_sparing

PREFIX: Final = f"{facts.PREFIX}ask-"
ASK: Final = facts.KEYS.form("standing-orders", options=(PASS, WITHDRAW))
SHARE: Final = facts.KEYS.field("share")
DO: Final = facts.KEYS.field("do")

GATES: Final = frozenset(facts.ASK_GATES.values())
WINDOWS: Final = GATES | {facts.ASK_WINDOW, facts.ASK_ANSWER}
OFTEN: Final = WINDOWS | {facts.ASK_LAUNCH, facts.ASK_INVITE, facts.ASK_ALLY, facts.ASK_CARD}
"""The questions beside which what the rules keep is changed."""
REPEATED: Final = (
    *("gate-start", "gate-alliances", "gate-revealed", "gate-resolution", "window", "answer", "reinforce"),
    *("power", "launch", "invite", "ally", "card", "reward", "deal"),
    *("choose-seat", "choose-card", "choose-number", "choose-yes", "choose-ships", "choose-planet"),
)
"""The questions that a game repeats, by their keys without the prefix."""
SHARES: Final = ("cards", "half", "ships")
USES: Final = ("always", "never")

READY_GATES: Final = facts.KEYS.line("ready-gates")
READY_OWN: Final = facts.KEYS.line("ready-own")
READY_BID: Final = facts.KEYS.line("ready-bid")
READY_DECLINE: Final = facts.KEYS.line("ready-decline")
READY_NOBODY: Final = facts.KEYS.line("ready-nobody")
READY_POWER: Final = facts.KEYS.line("ready-power")
READY_ZAP: Final = facts.KEYS.line("ready-zap")
READY_PROTECT: Final = facts.KEYS.line("ready-protect")
READY_SHIPS: Final = facts.KEYS.line("ready-ships")
READY_ENCOUNTERS: Final = facts.KEYS.line("ready-encounters")

# --------------------------------------------------------------------------- what the rules read where nobody is asked


def _change(view: View, ask: Ask, changed: Mapping[str, Answer]) -> Reply | None:
    """Change some of what the rules keep for this seat, leaving the rest; None where it stands so already."""
    policy = view.policy
    if policy is None or facts.ORDERS not in ask.options:
        return None
    wanted: dict[str, Answer] = {
        facts.POWERS: policy.powers,
        facts.SORTS: policy.cards,
        facts.PROTECT: "yes" if policy.protect else "no",
        facts.READY: policy.ready,
        facts.REINFORCE: "yes" if policy.reinforce else "no",
        facts.HOME: policy.home,
    }
    now = {name: value for name, value in wanted.items() if value != ""}
    wanted |= changed
    kept: dict[str, Answer] = {}
    for name, value in wanted.items():
        offered = picks(ask, facts.ORDERS, name)
        if isinstance(value, tuple):
            kept[name] = tuple(one for one in offered if one in value)
        elif value in offered:
            kept[name] = value
    return None if all(kept.get(name) == now.get(name) for name in changed) else Reply(facts.ORDERS, kept)


def _zaps(view: View) -> Mapping[str, Field]:
    aliens = [alien for one in view.seats for alien in one.powers]
    return {
        facts.POWERS: Several("alien", tuple(dict.fromkeys(aliens)), optional=True),
        facts.SORTS: Several("sort", SORTS, optional=True),
        facts.PROTECT: Pick("yes-no", ("yes", "no"), optional=True),
    }


def _zap(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """CE-134, 8.2: what is cancelled with the zaps in hand, asked or not."""
    if ask.key == facts.ASK_ANSWER:
        return None  # whoever is asked says so
    there = [alien for one in view.seats for alien in one.powers]
    wanted = tuple(dict.fromkeys(one for one in there if one in terms.many(facts.POWERS)))
    protect = terms.text(facts.PROTECT) or "no"
    changed: dict[str, Answer] = {facts.POWERS: wanted, facts.SORTS: terms.many(facts.SORTS)}
    return _change(view, ask, {**changed, facts.PROTECT: protect})


def _playable(view: View) -> Mapping[str, Field]:
    cards = [card for card in view.hand if find_kind(card).type in {ARTIFACT, FLARE}]
    return {facts.READY: Several("card", tuple(cards), least=1)}


def _lay_ready(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """8.2: cards are played when their moment comes, those of them that are still held."""
    held = tuple(card for card in view.hand if card in terms.many(facts.READY))
    return _change(view, ask, {facts.READY: held}) if held else None


def _homes(view: View) -> Mapping[str, Field]:
    homes = () if view.viewer is None else view.list_home(view.viewer)
    return {facts.HOME: Pick("planet", tuple(homes))}


def _go_home(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """CE-29, 8.2: where ships go home to, as long as there is a colony."""
    home = terms.text(facts.HOME)
    return _change(view, ask, {facts.HOME: home}) if home in picks(ask, facts.ORDERS, facts.HOME) else None


# ---------------------------------------------------------------------------------------------- answers to questions


def _reinforcements(view: View) -> Mapping[str, Field]:
    cards = [card for card in view.hand if find_kind(card).type == REINFORCEMENT]
    return {facts.CARDS: Several("card", tuple(cards), optional=True)}


def _bid(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """CE-93, 8.2: for the own side, the cards named or any: they are played only if that changes who wins."""
    if view.viewer is None or view.encounter is None or view.bid:
        return None
    if ask.key == facts.ASK_REINFORCE:
        return reinforce(view, view.viewer, ask, 0)
    named = terms.many(facts.CARDS)
    cards = tuple(card for card in picks(ask, "bid", facts.CARDS) if card in named or not named)
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


def _is_main(view: View) -> bool:
    """Whether the encounter is the viewer's own."""
    now = view.encounter
    return now is not None and view.viewer is not None and Seat(view.viewer) in list_main(now)


KINDS: Final[tuple[Standing[View], ...]] = (
    Standing("zap", OFTEN, _zaps, _zap),
    Standing("ready", OFTEN, _playable, _lay_ready),
    Standing("home", OFTEN, _homes, _go_home),
    Standing("bid", frozenset({facts.ASK_GATES["revealed"], facts.ASK_REINFORCE}), _reinforcements, _bid),
    ALLY,
    INVITE,
    Standing("reward", frozenset({facts.ASK_REWARD}), _share, _reward),
    Standing("power", frozenset({facts.ASK_POWER}), _powers, _use),
    spare(WINDOWS, _is_main),
    make_usual(PREFIX, REPEATED),
    LAUNCH,
    make_plan("card", frozenset({facts.ASK_CARD}), _cards),
)
facts.THINGS["order"] = tuple(kind.name for kind in KINDS)
facts.THINGS["question"] = REPEATED
facts.THINGS["share"] = SHARES
facts.THINGS["use"] = USES


def _ready(view: View) -> Sequence[Suggested]:
    """What most people want, in sentences."""
    if view.viewer is None:
        return []
    gates = tuple(name for name in REPEATED if name.startswith("gate-"))
    sentences: list[tuple[str, str, Mapping[str, Answer], str]] = [
        (READY_GATES, USUAL, {QUESTIONS: gates}, TURN),
        (READY_BID, "bid", {}, GAME),
        (READY_DECLINE, USUAL, {QUESTIONS: ("ally",)}, TURN),
        (READY_NOBODY, USUAL, {QUESTIONS: ("invite",)}, TURN),
        (READY_POWER, "power", {DO: "always"}, GAME),
        (READY_ZAP, "zap", {facts.SORTS: ("artifact", "super"), facts.PROTECT: "yes"}, GAME),
        (READY_PROTECT, "zap", {facts.PROTECT: "yes"}, GAME),
        (READY_SHIPS, "reward", {SHARE: "ships"}, GAME),
        (READY_ENCOUNTERS, USUAL, {QUESTIONS: ("choose-yes",)}, GAME),
    ]
    orders = [
        Suggested(Reply(kind, {**terms, WHEN: AT_ONCE, UNTIL: until}), Saying(key))
        for key, kind, terms, until in sentences
    ]
    return [suggest_sparing(READY_OWN), *orders]


ORDERS: Final[Orders[View]] = Orders(
    question=ASK, rule="8.2", kinds=KINDS, turns=frozenset({facts.TURN}), ready=_ready
)
