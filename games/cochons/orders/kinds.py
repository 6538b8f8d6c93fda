"""Standing orders of this game (D-52): fleeing, dice rolled again, cards laid in defence, windows, votes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import find_combat_card
from games.cochons.orders.bare import (
    ATTACKING,
    BARE,
    DEFENDING,
    IN_ATTACK,
    IN_DEFENCE,
    LAY_NOTHING,
    list_laying,
)
from games.cochons.orders.beside import BESIDE, MOST, READY_ATTACK, READY_FALL, READY_FIGHTS
from games.cochons.orders.plans import CHOSEN, JOURNEYS, PLANS, keep_planets, show_cells
from games.cochons.rules.attack_gap import IN_3A
from games.cochons.rules.ballots import ASK_CLOSING, ASK_SEALED_VOTE, ASK_TALLY_VOTE, ASK_VOTE, FOR
from games.cochons.rules.colonists import ASK_CONVOY
from games.cochons.rules.extras import ASK_REINS
from games.cochons.rules.flight import ASK_FLEE_EXTRAS, STAY
from games.cochons.rules.markers import ASK_MARKER
from games.cochons.rules.rerolls import ACCEPT, ASK_REROLL, DIE
from games.cochons.views.view import View
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Answer, Ask, Field, Number, Pick, Reply, Several, list_picks
from porc_royal.facts import Saying, Who
from porc_royal.orders import AT_ONCE, GAME, TURN, UNTIL, WHEN, WITHDRAW, Orders, Standing
from porc_royal.plans import QUESTIONS, make_usual
from porc_royal.suggestions import Suggested
from porc_royal.until_turn import spare, suggest

OWN: Final = Additions(facts.GAME)
LEFT: Final = OWN.keys.field("left")
AGAINST: Final = OWN.keys.field("against")
WINDOWS: Final = OWN.keys.field("windows")
BUT: Final = OWN.keys.field("but")
TROOPS: Final = 23
"""All the pieces of a player (S-2)."""

HALF: Final = "flee-half"
REPEATED: Final = (
    *(
        "discard",
        "travel",
        "next-fight",
        "attack",
        "defence",
        "reorganise",
        "newcomers",
        "chips",
        "convoy",
        "marker",
    ),
    *("arrival", "attack-extras", "defence-extras", "cowards", "run", "slip-away", "steal", "tweak", "piga"),
    *("fremono", "reins", "steer", "next-clash", "call", "ready", "return"),
)
"""The questions that a game repeats, by their keys without the prefix, but for those that have orders of their own."""
ASK: Final = OWN.keys.form("standing-orders", options=(PASS, WITHDRAW))

READY_UNTIL_TURN: Final = OWN.keys.line("ready-own-turn")
READY_WINDOWS: Final = OWN.keys.line("ready-windows")
READY_TRAVELS: Final = OWN.keys.line("ready-travels")
READY_HALF: Final = OWN.keys.line("ready-half")
READY_NEVER: Final = OWN.keys.line("ready-never")
READY_DICE: Final = OWN.keys.line("ready-dice")
READY_SELF: Final = OWN.keys.line("ready-self")

TRAVELS: Final = frozenset({facts.ASK_GAP_FIRST, facts.ASK_GAP})
FIGHTS: Final = frozenset({*IN_3A, ASK_REINS})
CLOSING: Final = frozenset({ASK_CLOSING})
WHICH: Final[Mapping[str, frozenset[str]]] = {
    "all": TRAVELS | FIGHTS | CLOSING,
    "travels": TRAVELS,
    "fights": FIGHTS,
    "ballot": CLOSING,
}
"""The windows between the steps, by when they open."""
SPARED: Final = WHICH["all"] | {ASK_CONVOY}
"""What need not be asked of whoever waits for their turn: every window; what is asked for a fight is never spared."""

OWN.keys.thing("windows", *WHICH)


def _complete(view: View) -> bool:
    return view.complete


# ------------------------------------------------------------------------------------------------- fights


def _flight(view: View) -> Mapping[str, Field]:
    mine = [tile.cell for tile in view.tiles if view.viewer is not None and tile.troop(view.viewer)]
    return {LEFT: Number((0, TROOPS)), facts.TO: Pick("tile", mine, optional=True)}


def _refuge(view: View) -> Mapping[str, Field]:
    return {facts.TO: _flight(view)[facts.TO]}


def _flees(view: View, ask: Ask, terms: Reply) -> Reply:
    """D-30: flee with so many troops or fewer, to the tile named or that with most friends; with 0, never."""
    least = terms.number(LEFT)
    if least == 0:
        return Reply(STAY)
    return _flee(view, ask, terms) if _count_left(ask) <= least else Reply(PASS)


def _flees_by_half(view: View, ask: Ask, terms: Reply) -> Reply:
    """D-30: the same once fewer than half of those are left with whom the fight began."""
    if view.fight is None:
        return Reply(PASS)
    sides = (view.fight.attacker, view.fight.defender)
    began = next((side.began for side in sides if side.seat == view.viewer), 0)
    return _flee(view, ask, terms) if 2 * _count_left(ask) < began else Reply(PASS)


def _count_left(ask: Ask) -> int:
    return _number(ask, "gorets") + _number(ask, "gruiks")


def _flee(view: View, ask: Ask, terms: Reply) -> Reply:
    """To the tile named or that with most friends."""
    refuges = list_picks(ask, "flee", facts.TILE)
    wanted = show_cells(view, terms).text(facts.TO)
    return Reply("flee", {facts.TILE: wanted if wanted in refuges else max(refuges, key=_friends(view))})


def _friends(view: View) -> Callable[[str], int]:
    """How many own pieces stand on a tile."""

    def friends(cell: str) -> int:
        troop = view.tile(cell).troop(view.viewer) if view.viewer is not None else None
        return troop.size if troop is not None else 0

    return friends


def _rerolling(_view: View) -> Mapping[str, Field]:
    return {MOST: Number((0, 6))}


def _rerolls(view: View, ask: Ask, terms: Reply) -> Reply:
    """D-29: one's own die is rolled again where it shows so much or less and loses the round; with 0, never."""
    most, fight = terms.number(MOST), view.fight
    if most == 0 or fight is None:
        return Reply(ACCEPT)
    mine, other = ("attack", "defence") if fight.attacker.seat == view.viewer else ("defence", "attack")
    losing = _number(ask, f"{mine}_total") < _number(ask, f"{other}_total")
    if not losing or _number(ask, f"{mine}_die") > most:
        return Reply(PASS)
    for name, option in ask.options.items():
        dice = [die for die in list_picks(ask, name, DIE) if die.startswith(mine)]
        cards = list_picks(ask, name, facts.CARD)
        if dice and (cards or facts.CARD not in option.fields):
            return Reply(name, {**({facts.CARD: cards[0]} if cards else {}), DIE: dice[0]})
    return Reply(PASS)


def _defence(view: View) -> Mapping[str, Field]:
    cards = [card for card in view.hand if find_combat_card(card) is not None]
    return {facts.CARDS: Several("card", cards, least=1), AGAINST: Number((1, TROOPS))}


def _marked(_view: View) -> Mapping[str, Field]:
    return {facts.NUMBER: Number((2, 4))}


def _marks(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """D-14, R-46: so many trips, while such a marker is left."""
    marker = str(terms.number(facts.NUMBER))
    return Reply(marker) if marker in ask.options else None


def _defends(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """D-24, D-25: those of the cards that are still in hand, against so many enemies or more."""
    held = list_picks(ask, "lay", facts.CARDS)
    cards = tuple(card for card in terms.many(facts.CARDS) if card in held)
    enemies = _number(ask, "enemy_gorets") + _number(ask, "enemy_gruiks") + _number(ask, "number")
    return Reply("lay", {facts.CARDS: cards}) if cards and enemies >= terms.number(AGAINST) else None


# ---------------------------------------------------------------------------------- windows and elections


def _windows(view: View) -> Mapping[str, Field]:
    others = [str(one.seat) for one in view.seats if one.seat != view.viewer]
    return {WINDOWS: Pick("windows", tuple(WHICH)), BUT: Pick("player", others, optional=True)}


def _passes(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """R-21: pass the windows of a kind, but not those that a certain player opens: there the owner is asked."""
    mine = ask.args.get("who")
    spared = isinstance(mine, Who) and terms.text(BUT) == str(mine.seat)
    return None if spared or ask.key not in WHICH[terms.text(WINDOWS)] else Reply(PASS)


def _is_attacked(view: View) -> bool:
    """R-68: somebody else stands on a tile with pieces of one's own, so that a fight is to come."""
    return any(
        any(troop.seat == view.viewer for troop in tile.troops)
        and any(troop.seat != view.viewer for troop in tile.troops)
        for tile in view.tiles
    )


def _voting(view: View) -> Mapping[str, Field]:
    return {FOR: Pick("player", [str(one.seat) for one in view.seats])}


def _votes(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """D-42: for somebody, if they stand."""
    wanted = terms.text(FOR)
    return Reply("vote", {FOR: wanted}) if wanted in list_picks(ask, "vote", FOR) else None


def _number(ask: Ask, name: str) -> int:
    """A number that a question tells, 0 where it tells none."""
    told = ask.args.get(name, 0)
    return told if isinstance(told, int) else 0


def _ready(view: View) -> Sequence[Suggested]:
    """What most people want, in sentences."""
    sentences: list[tuple[str, str, Mapping[str, Answer], str]] = [
        (READY_WINDOWS, "windows", {WINDOWS: "all"}, TURN),
        (READY_TRAVELS, "windows", {WINDOWS: "travels"}, GAME),
        (READY_HALF, HALF, {}, TURN),
        (READY_NEVER, "flee", {LEFT: 0}, TURN),
        (READY_ATTACK, BARE, {QUESTIONS: list_laying(view, *ATTACKING)}, TURN),
        (READY_FIGHTS, BARE, {QUESTIONS: list_laying(view, *ATTACKING, *DEFENDING)}, TURN),
        (READY_DICE, "reroll", {MOST: 2}, GAME),
        (READY_FALL, "reroll", {MOST: 0}, TURN),
    ]
    if view.viewer is not None:
        sentences.append((READY_SELF, "vote", {FOR: str(view.viewer)}, GAME))
    return [
        suggest(READY_UNTIL_TURN),
        *(
            Suggested(Reply(kind, {**terms, WHEN: AT_ONCE, UNTIL: until}), Saying(key))
            for key, kind, terms, until in sentences
        ),
    ]


KINDS: Final[tuple[Standing[View], ...]] = (
    Standing(
        "flee",
        frozenset({facts.ASK_FLEE, ASK_FLEE_EXTRAS}),
        _flight,
        _flees,
        keep=keep_planets,
        show=show_cells,
        replaces=frozenset({HALF}),
    ),
    Standing(
        HALF,
        frozenset({facts.ASK_FLEE, ASK_FLEE_EXTRAS}),
        _refuge,
        _flees_by_half,
        keep=keep_planets,
        show=show_cells,
        replaces=frozenset({"flee"}),
    ),
    LAY_NOTHING,  # before what cards are laid otherwise: it is over first
    Standing("defend", IN_DEFENCE, _defence, _defends, replaces=frozenset({BARE})),
    Standing("windows", WHICH["all"], _windows, _passes),
    *JOURNEYS,
    make_usual(f"{facts.KEYS.prefix}ask-", REPEATED),
    Standing("reroll", frozenset({ASK_REROLL}), _rerolling, _rerolls, _complete),
    Standing("attack", IN_ATTACK, _defence, _defends, replaces=frozenset({BARE})),
    Standing("vote", frozenset({ASK_VOTE, ASK_SEALED_VOTE, ASK_TALLY_VOTE}), _voting, _votes, _complete),
    spare(SPARED, _is_attacked),
    Standing("marker", frozenset({ASK_MARKER}), _marked, _marks, _complete),
    *CHOSEN,
    *PLANS,
)
OWN.keys.thing("order", *(kind.name for kind in KINDS))
OWN.keys.thing("question", *REPEATED)

ORDERS: Final[Orders[View]] = Orders(
    question=ASK, rule="D-52", kinds=KINDS, turns=frozenset({facts.TURN}), ready=_ready, beside=BESIDE
)
