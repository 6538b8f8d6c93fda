"""What is printed on the cards, and which cards there are. A card holds what its file in `cards/` adds to the game.

A card lying or held is a unique name, "jamboneuse.1": its title and the number of the copy. Rules ask
this page for what a card says; they never name one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from games.cochons import facts
from games.cochons.extension import hooks
from porc_royal.additions import Additions, Assembly, Known, Table
from porc_royal.cards import Printed, build_deck, get_title, list_copies
from porc_royal.facts import Named, Saying

EVENT: Final = 3
"""What an event is worth in a practice player's hand where its file does not say."""
SEQUENCES: Final = ("1B", "2B", "3A", "3B", "3C", "4C", "ANY")
"""What is printed at the foot of an event: when it may be played (A.2, C-18); "ANY", at any time."""
OWN: Final = Additions(facts.GAME)
OWN.keys.thing("sequence", *(code.lower() for code in SEQUENCES))


def _hold_nothing() -> Additions:
    return Additions(facts.GAME)


@dataclass(frozen=True, slots=True)
class Card(Printed):
    """A title, its copies, and whether the simplified deck has them (S-4).

    when    the sequences printed at its foot, which the simplified game ignores (S-13); () for combat cards
    worth   what it is worth in a practice player's hand: about 1 for a feeble combat card, 9 for the best event
    keep    how many copies a practice player keeps; None for all
    reach   to how many steps it lengthens a trip; 0 for what is no ship
    rules   the numbered rules that say more of it, for whoever looks it up
    additions  what its file adds to the game, and its keys
    """

    simplified: bool
    when: tuple[str, ...]
    worth: int = EVENT
    keep: int | None = None
    reach: int = 0
    rules: tuple[str, ...] = field(default=(), kw_only=True)
    additions: Additions = field(default_factory=_hold_nothing, compare=False, repr=False, kw_only=True)

    def describe(self) -> Saying:
        """What it does, in a sentence."""
        return Saying(facts.KEYS.effect_of(self.title))

    def list_moments(self, *, complete: bool) -> Sequence[Saying | Named]:
        """When it may be played: in the simplified game on travels alone (S-13)."""
        if not complete:
            return (Saying(facts.CARD_WHEN_TRAVEL),)
        return tuple(Named("sequence", code.lower()) for code in self.when)


@dataclass(frozen=True, slots=True)
class CombatCard(Card):
    """A card for fights: what it adds for an attacker, its technology, what it adds for a defender (A.1)."""

    attack: int = 0
    technology: int = 0
    defence: int = 0

    def describe(self) -> Saying:
        """Its three figures, in a sentence."""
        return Saying(
            facts.EFFECT_COMBAT,
            {"attack": self.attack, "defence": self.defence, "technology": self.technology},
        )

    def list_moments(self, *, complete: bool) -> Sequence[Saying | Named]:
        """In fights."""
        return (Saying(facts.CARD_WHEN),)


C = TypeVar("C", bound=Card)

CARDS: Final = Known[Card]("every card, by its title")
SHIPS: Final = Table[int]("to how many steps each ship card lengthens a trip")


def _enter(card: C) -> C:
    entered: Card = card
    card.additions.enter(CARDS, card.title, entered)
    return card


def make_combat_card(title: str, copies: int, attack: int, technology: int, defence: int) -> CombatCard:
    """Enter a combat card, its figures in the order of the printed list (A.1). All are in every deck.

    It is worth what it adds to attack and defence.
    """
    card = CombatCard(title, copies, True, (), attack + defence, None, 0, attack, technology, defence)
    return _enter(card)


def make_event_card(
    title: str,
    copies: int,
    *,
    when: tuple[str, ...],
    simplified: bool,
    worth: int = EVENT,
    keep: int | None = None,
    reach: int = 0,
    rules: tuple[str, ...] = (),
) -> Card:
    """Enter an event card; what it does, its file says through hooks (A.2). The rest is as in `Card`."""
    card = _enter(Card(title, copies, simplified, when, worth, keep, reach, rules=rules))
    card.additions.keys.effect(title)
    return card


def make_ship_card(
    title: str, copies: int, reach: int, *, simplified: bool, worth: int = EVENT, rules: tuple[str, ...] = ()
) -> Card:
    """Enter a ship card: it lengthens one trip to `reach` steps (R-51)."""
    more = ("R-51", *rules)
    card = make_event_card(
        title, copies, when=("2B",), simplified=simplified, worth=worth, reach=reach, rules=more
    )
    card.additions.enter(SHIPS, title, reach)
    return card


@OWN.adds(hooks.ships.cards)
def offer_ships(ships: hooks.Ships, moment: hooks.SeatMoment) -> hooks.Ships:
    """The ship cards of a hand, in the order in which their titles were entered (R-51)."""
    reaches = moment.state.assembly.table(SHIPS)
    mine = [card for card in moment.hand if get_title(card) in reaches]
    if not mine:
        return ships
    return (
        *ships,
        *(hooks.Ship(one, reach) for title, reach in reaches.items() for one in list_copies(mine, title)),
    )


def make_power_card(title: str) -> Card:
    """Enter a clan's power that is used where a card would be (P-14, P-18): no deck has it (O-9)."""
    return make_event_card(title, 0, when=("2B",), simplified=False)


def find_combat_card(card: str) -> CombatCard | None:
    """The figures of a card, None for an event card."""
    found = CARDS[get_title(card)]
    return found if isinstance(found, CombatCard) else None


def build_simplified_deck(assembly: Assembly) -> list[str]:
    """The 45 cards of the simplified game: all 30 combat cards and 15 event cards (S-4)."""
    return build_deck(card for _, card in sorted(assembly.table(CARDS).items()) if card.simplified)


def build_complete_deck(assembly: Assembly) -> list[str]:
    """The 80 cards of the box (T-13)."""
    return build_deck(card for _, card in sorted(assembly.table(CARDS).items()))
