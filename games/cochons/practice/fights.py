"""A practice player in a fight: which cards it lays, when it flees, which dice it has rolled again."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import find_combat_card
from games.cochons.practice.chart import Chart, count_troop
from games.cochons.practice.choices import find_copy, make_play
from games.cochons.practice.expectations import EXPECTED
from games.cochons.practice.patience import find_favourite
from games.cochons.rules.flight import STAY
from games.cochons.rules.odds import Force, compute_odds, make_pack
from games.cochons.rules.rerolls import ACCEPT, DIE
from games.cochons.views.shapes import FightView, SideView, View
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.cards import get_title
from porc_royal.facts import Seat
from porc_royal.practice import choose_best

SURE: Final = 0.85
"""With these odds no more cards are laid."""
LOST: Final = 0.3
"""With these one goes, if one can."""
HARMLESS: Final = 5
"""The most technology that destroys nothing (S-20)."""


class Melee:
    """The fight that is on, seen by one of its sides."""

    def __init__(self, view: View, seat: Seat, fight: FightView) -> None:
        self.view, self.seat = view, seat
        self.tile = view.tile(fight.cell)
        self.attacking = fight.attacker.seat == seat
        self.mine, self.theirs = (
            (fight.attacker, fight.defender) if self.attacking else (fight.defender, fight.attacker)
        )

    @property
    def monsters(self) -> bool:
        """Whether Extra-Cochons are on the other side."""
        return self.tile.troop(self.theirs.seat) is None

    def force(self, side: SideView, *, plus: int = 0) -> Force:
        """Those who fight for a side, and what its cards add as far as one knows them: 1 for each that is hidden."""
        known = [it for card in side.laid or () if (it := find_combat_card(card)) is not None]
        bonus = sum(it.attack if side == self._attacker else it.defence for it in known)
        hidden = side.number if side.laid is None else 0
        troop = self.tile.troop(side.seat)
        if troop is not None:
            return Force(troop.gorets, troop.gruiks, bonus + hidden + plus)
        return (
            make_pack(self.tile.extras.kind, self.tile.extras.number)
            if self.tile.extras is not None
            else Force(1)
        )

    def chance(self, *, plus: int = 0, dice: tuple[int, ...] = (), fewer: int = 0) -> float:
        """One's odds, with so much more from cards, other dice, and so many enemies less."""
        mine, theirs = self.force(self.mine, plus=plus), self.force(self.theirs)
        mine = Force(mine.gorets, mine.gruiks, mine.plus, dice)
        for _ in range(min(fewer, theirs.size)):
            theirs = theirs.weaker()
        return compute_odds(mine, theirs) if self.attacking else 1 - compute_odds(theirs, mine)

    @property
    def _attacker(self) -> SideView:
        return self.mine if self.attacking else self.theirs


def lay(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Cards that help, until the fight looks won; all of them, if it is lost anyway and they destroy everybody."""
    if view.fight is None:
        return None
    melee = Melee(view, seat, view.fight)
    offered = list_picks(asked, "lay", facts.CARDS)
    if melee.chance() >= SURE or not offered or melee.theirs.seat == find_favourite(view):
        return None
    if is_suicidal(melee, offered):
        return Reply(
            "lay", {facts.CARDS: tuple(card for card in offered if find_combat_card(card) is not None)}
        )
    laid, plus = choose_helpful(melee, offered)
    events = choose_tricks(melee, offered, plus) if view.complete else ()
    chosen = (*laid, *events)
    return Reply("lay", {facts.CARDS: chosen}) if chosen else None


def is_suicidal(melee: Melee, offered: Sequence[str]) -> bool:
    """Whether the fight is lost, and enough technology there to take everybody along (l.429)."""
    mine, theirs = melee.force(melee.mine), melee.force(melee.theirs)
    technology = sum(it.technology for card in offered if (it := find_combat_card(card)) is not None)
    expected = 0 if melee.monsters else 2 * melee.theirs.number
    return theirs.size + theirs.gruiks >= mine.size + mine.gruiks + 3 and expected + technology > HARMLESS


def choose_helpful(melee: Melee, offered: Sequence[str]) -> tuple[list[str], int]:
    """Two combat cards at most, the best first, and what they add; technology stays harmless, as far as one knows."""
    cards = [(it, card) for card in offered if (it := find_combat_card(card)) is not None]
    figures = {card: it.attack if melee.attacking else it.defence for it, card in cards}
    room = HARMLESS - 2 * melee.theirs.number if melee.attacking or melee.monsters else HARMLESS - 2
    laid: list[str] = []
    plus = 0
    for it, card in sorted(cards, key=lambda pair: figures[pair[1]], reverse=True):
        if figures[card] > 0 and it.technology <= room and len(laid) < 2 and melee.chance(plus=plus) < SURE:
            laid.append(card)
            plus += figures[card]
            room -= it.technology
    return laid, plus


class Outlook:
    """What the events that may be laid are told of a fight (`Prospect`)."""

    def __init__(self, melee: Melee, plus: int) -> None:
        mine, theirs = melee.force(melee.mine), melee.force(melee.theirs)
        self._melee, self._plus = melee, plus
        self.gorets, self.gruiks = mine.gorets, mine.gruiks
        self.reserve_gruiks = melee.view.seat(melee.seat).gruiks
        self.enemies = 0 if melee.monsters else theirs.size
        self.enemy_gruiks = theirs.gruiks

    @cached_property
    def chance(self) -> float:
        """The odds with the combat cards that are laid."""
        return self._melee.chance(plus=self._plus)

    @cached_property
    def may_withdraw(self) -> bool:
        """Whether one has troops on a neighbouring tile."""
        return self._stands_beside(self._melee.seat)

    @cached_property
    def enemies_may_withdraw(self) -> bool:
        """Whether the other side has."""
        return self._stands_beside(self._melee.theirs.seat)

    def _stands_beside(self, seat: Seat) -> bool:
        chart = Chart(self._melee.view, self._melee.seat)
        return any(tile.troop(seat) is not None for tile in chart.around(self._melee.tile.cell))


def choose_tricks(melee: Melee, offered: Sequence[str], plus: int) -> list[str]:
    """The events that may still turn the fight, as few as will do; their targets are this fight's."""
    outlook, promised = Outlook(melee, plus), melee.view.assembly.table(EXPECTED)
    laid: list[str] = []
    fewer = 0
    dice: tuple[int, ...] = ()
    for card in offered:
        if melee.chance(plus=plus, dice=dice, fewer=fewer) >= SURE:
            break
        expects = promised.get(get_title(card))
        gain = expects(outlook) if expects is not None else None
        if gain is None:
            continue
        if gain.alone:
            return [card]
        fewer += gain.fewer
        dice = max(dice, gain.dice, key=sum)
        laid.append(card)
    return laid


# ------------------------------------------------------------------------------------------------ in the fight


def flee(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Flee from a fight that looks lost, to where most friends are; stay to the end of one that looks won."""
    if view.fight is None:
        return None
    melee = Melee(view, seat, view.fight)
    chance = melee.chance()
    if chance >= LOST and melee.theirs.seat != find_favourite(view):
        return Reply(STAY if chance > 1 - LOST else PASS)
    return _to_friends(view, seat, asked, luck)


def choose_flight(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """P-6: before the first round, if it is as good as lost."""
    if view.fight is None or Melee(view, seat, view.fight).chance() >= LOST:
        return None
    return _to_friends(view, seat, asked, luck)


def _to_friends(view: View, seat: Seat, asked: Ask, luck: int) -> Reply:
    cells = list_picks(asked, "flee", facts.TILE)
    return Reply(
        "flee", {facts.TILE: choose_best(cells, lambda cell: count_troop(view.tile(cell), seat), luck)}
    )


def choose_reroll(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """R-79: a die of a round that would be lost, if a new one will probably do better."""
    ways = _ways_to_reroll(asked)
    if view.fight is None or not ways:
        return Reply(ACCEPT)
    own, other = ("attack", "defence") if view.fight.attacker.seat == seat else ("defence", "attack")
    behind = _number(asked, f"{other}_total") - _number(asked, f"{own}_total")
    dice = list_picks(asked, ways[0], DIE, {facts.CARD: find_copy(asked, ways[0])})
    if behind <= 0:
        return Reply(PASS)
    low, high = _number(asked, f"{own}_die"), _number(asked, f"{other}_die")
    name = own if low <= 3 or high < 4 else other
    die = next((one for one in dice if one.partition("-")[0] == name), dice[0])
    return make_play(asked, ways[0], {DIE: die}) if low <= 3 or high >= 4 else Reply(PASS)


def _ways_to_reroll(asked: Ask) -> list[str]:
    """The options by which a die can be rolled again, those first that cost no card."""
    by_die = {name: option.fields for name, option in asked.options.items() if DIE in option.fields}
    powers = [name for name, fields in by_die.items() if facts.CARD not in fields]
    return [*powers, *(name for name in by_die if find_copy(asked, name))]


def tweak(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """P-17: everybody dies in a fight that is lost, and nobody in one that is not."""
    if view.fight is None or seat not in (view.fight.attacker.seat, view.fight.defender.seat):
        return None
    lost = Melee(view, seat, view.fight).chance() < LOST
    balanced = _number(asked, "technology") <= HARMLESS
    if lost and balanced:
        return Reply("more")
    return Reply("less") if not lost and not balanced else None


def _number(asked: Ask, name: str) -> int:
    value = asked.args.get(name, 0)
    return value if isinstance(value, int) else 0
