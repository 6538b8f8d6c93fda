"""Standing orders of this game (D-52): fleeing, dice rolled again, cards laid in defence, windows, votes."""

from collections.abc import Callable, Mapping
from typing import Final

from games.cochons import facts
from games.cochons.catalogue import combat
from games.cochons.rules.attack_gap import ASK_ATTACK_GAP
from games.cochons.rules.extras import ASK_REINS
from games.cochons.rules.flight import ASK_FLEE_EXTRAS, STAY
from games.cochons.rules.laying import ASK_DEFENCE_EXTRAS
from games.cochons.rules.rerolling import ACCEPT, ASK_REROLL, DIE
from games.cochons.rules.voting import ASK_CLOSING, ASK_SEALED_VOTE, ASK_VOTE, FOR
from games.cochons.view import View
from games.table.asks import PASS, Ask, Field, Number, Pick, Reply, Several, picks
from games.table.facts import Who
from games.table.orders import WITHDRAW, Orders, Standing

LEFT: Final = facts.KEYS.field("left")
MOST: Final = facts.KEYS.field("most")
AGAINST: Final = facts.KEYS.field("against")
WINDOWS: Final = facts.KEYS.field("windows")
BUT: Final = facts.KEYS.field("but")
TROOPS: Final = 23
"""All the pieces of a player (S-2)."""

NAMES: Final = ("flee", "reroll", "defend", "windows", "vote")
ASK: Final = facts.KEYS.form("standing-orders", options=(PASS, *NAMES, WITHDRAW))

TRAVELS: Final = frozenset({facts.ASK_GAP_FIRST, facts.ASK_GAP})
FIGHTS: Final = frozenset({ASK_ATTACK_GAP, ASK_REINS})
CLOSING: Final = frozenset({ASK_CLOSING})
WHICH: Final[Mapping[str, frozenset[str]]] = {
    "all": TRAVELS | FIGHTS | CLOSING,
    "travels": TRAVELS,
    "fights": FIGHTS,
    "ballot": CLOSING,
}
"""The windows between the steps, by when they open."""

facts.THINGS["order"] = NAMES
facts.THINGS["windows"] = tuple(WHICH)


def _complete(view: View) -> bool:
    return view.complete


# ------------------------------------------------------------------------------------------------- fights


def _flight(view: View) -> Mapping[str, Field]:
    mine = [tile.cell for tile in view.tiles if view.viewer is not None and tile.troop(view.viewer)]
    return {LEFT: Number((0, TROOPS)), facts.TO: Pick("tile", mine, optional=True)}


def _flees(view: View, ask: Ask, terms: Reply) -> Reply:
    """D-30: flee with so many troops or fewer, to the tile named or that with most friends; with 0, never."""
    least = terms.number(LEFT)
    if least == 0:
        return Reply(STAY)
    refuges = picks(ask, "flee", facts.TILE)
    if _number(ask, "gorets") + _number(ask, "gruiks") > least:
        return Reply(PASS)
    wanted = _lies(view, terms).text(facts.TO)
    return Reply("flee", {facts.TILE: wanted if wanted in refuges else max(refuges, key=_friends(view))})


def _named(view: View, terms: Reply) -> Reply:
    """R-25, R-60: the tile to which one would flee is kept by its planet, since planets change places."""
    planets = {tile.cell: tile.planet for tile in view.tiles}
    return _with_tile(terms, planets.get(terms.text(facts.TO), ""))


def _lies(view: View, terms: Reply) -> Reply:
    """The same with the cell where that planet lies now."""
    cells = {tile.planet: tile.cell for tile in view.tiles}
    return _with_tile(terms, cells.get(terms.text(facts.TO), ""))


def _with_tile(terms: Reply, tile: str) -> Reply:
    """Terms with another name of the tile, where one was given and there is another."""
    if facts.TO not in terms.fields or not tile:
        return terms
    return Reply(terms.option, {**terms.fields, facts.TO: tile})


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
        dice = [die for die in picks(ask, name, DIE) if die.startswith(mine)]
        cards = picks(ask, name, facts.CARD)
        if dice and (cards or facts.CARD not in option.fields):
            return Reply(name, {**({facts.CARD: cards[0]} if cards else {}), DIE: dice[0]})
    return Reply(PASS)


def _defence(view: View) -> Mapping[str, Field]:
    cards = [card for card in view.hand if combat(card) is not None]
    return {facts.CARDS: Several("card", cards, least=1), AGAINST: Number((1, TROOPS))}


def _defends(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """D-24: those of the cards that are still in hand, against so many enemies or more."""
    held = picks(ask, "lay", facts.CARDS)
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


def _voting(view: View) -> Mapping[str, Field]:
    return {FOR: Pick("player", [str(one.seat) for one in view.seats])}


def _votes(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """D-42: for somebody, if they stand."""
    wanted = terms.text(FOR)
    return Reply("vote", {FOR: wanted}) if wanted in picks(ask, "vote", FOR) else None


def _number(ask: Ask, name: str) -> int:
    """A number that a question tells, 0 where it tells none."""
    told = ask.args.get(name, 0)
    return told if isinstance(told, int) else 0


ORDERS: Final[Orders[View]] = Orders(
    question=ASK,
    rule="D-52",
    kinds=(
        Standing(
            "flee",
            frozenset({facts.ASK_FLEE, ASK_FLEE_EXTRAS}),
            _flight,
            _flees,
            keep=_named,
            show=_lies,
        ),
        Standing("reroll", frozenset({ASK_REROLL}), _rerolling, _rerolls, _complete),
        Standing("defend", frozenset({facts.ASK_DEFENCE, ASK_DEFENCE_EXTRAS}), _defence, _defends),
        Standing("windows", WHICH["all"], _windows, _passes),
        Standing("vote", frozenset({ASK_VOTE, ASK_SEALED_VOTE}), _voting, _votes, _complete),
    ),
    turns=frozenset({facts.TURN}),
)
