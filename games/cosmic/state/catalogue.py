"""What is printed on the cards: kinds of cards, open to those that expansions enter, and the decks made of them.

A card is a unique name, "attack_08_3": its kind, "attack_08", and the number of the copy. Of each flare there is one,
"flare_human". A kind says what it is by its type, and by `modify` what it becomes once both encounter cards are shown:
rules ask the kind, and know no card.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from games.cosmic.state.decks import LARGE_GROUP, MODERN, OLD, OLD_KICKERS, Rows
from games.cosmic.state.options import Options
from games.cosmic.state.pool import is_chosen
from games.cosmic.state.state import GAME
from porc_royal.additions import Additions, Assembly, Known, Place, Table
from porc_royal.facts import Listing, Named

ATTACK: Final = "attack"
NEGOTIATE: Final = "negotiate"
MORPH: Final = "morph"
REINFORCEMENT: Final = "reinforcement"
ARTIFACT: Final = "artifact"
FLARE: Final = "flare"
KICKER: Final = "kicker"
TYPES: Final = (ATTACK, NEGOTIATE, MORPH, REINFORCEMENT, ARTIFACT, FLARE, KICKER)
COSMIC: Final = "cosmic"


@dataclass(frozen=True, slots=True)
class CardType:
    """A type of cards.

    encounter  whether they are encounter cards
    becomes    whether they are none, and yet may become the card of an encounter (CD-71)
    played     whether they are played for their effect, in a window
    """

    encounter: bool = False
    becomes: bool = False
    played: bool = False


CARD_TYPES: Final[Known[CardType]] = Known("types of cards")
Modify: TypeAlias = Callable[["Kind", "Kind", bool], "Kind"]


@dataclass(frozen=True, slots=True)
class Kind:
    """What all copies of a card have in common.

    value   of an attack, a reinforcement or a kicker
    face    what is written large on it where that is not its value
    is_told  whether it has a text of its own (`cosmic-effect-<name>`), as every artifact has
    known   the kind by whose name it is called where a card is named (CD-51), "" for its own
    modify  what it becomes, from itself, the printed kind against it and the hazard flag (CE-91); None: itself
    retreats  where it loses to an attack, its side's ships are not lost (CD-60)
    stays   thrown, it goes to no pile: it lies on the table, and the rule that brought it says what follows
    copies  it becomes what the other card has become, after all others (CE-136)
    """

    name: str
    type: str
    value: int = 0
    modify: Modify | None = None
    copies: bool = False
    retreats: bool = False
    stays: bool = False
    known: str = ""
    face: str = ""
    is_told: bool = False

    @property
    def named(self) -> str:
        """CD-51: the kind as which it is named."""
        return self.known or self.name

    @property
    def is_encounter(self) -> bool:
        """Whether it can be played as an encounter card."""
        return CARD_TYPES[self.type].encounter

    @property
    def is_played(self) -> bool:
        """Whether it is played for its effect, in a window."""
        return CARD_TYPES[self.type].played

    @property
    def is_attack(self) -> bool:
        """Whether it counts as an attack."""
        return self.type == ATTACK

    @property
    def is_negotiate(self) -> bool:
        """Whether it counts as a negotiate."""
        return self.type == NEGOTIATE


ADDS: Final = Additions(GAME)
KINDS: Final[Known[Kind]] = Known("kinds of cards")
DECKS: Final[Table[Callable[[Options], Rows]]] = Table(
    "cards of decks with a back of their own, by that back"
)
MARKS: Final[Known[str]] = Known(
    'the backs of such decks, by the letter before the number of a copy ("morph_r1")'
)
ADDED: Final[Place[Callable[[Assembly, Options, int], Rows]]] = Place(
    "cards that expansions add to the cosmic deck, by the options and the number of players"
)
NEEDED: Final[Place[Callable[[Options, int], int]]] = Place(
    "how many cards, flares left out, the cosmic deck must have where an expansion sets some aside; likewise"
)


def enter_kind(adds: Additions, kind: Kind) -> Kind:
    """Enter a kind of card among what a file adds. Assembling raises ValueError where it is entered already."""
    return adds.enter(KINDS, kind.name, kind)


def make_attack(value: int) -> Kind:
    """The attack of a value, printed or not."""
    name = f"attack_{value:02}"
    return KINDS.get(name) or Kind(name, ATTACK, value)


def find_kind(card: str) -> Kind:
    """The kind of a card, or of that name. Raises LookupError for what is neither."""
    kind = KINDS.get(card) or KINDS.get(card.rpartition("_")[0])
    if kind is not None:
        return kind
    if card.startswith("attack_"):  # what a power made of one
        return make_attack(int(card.removeprefix("attack_")))
    raise LookupError(card)


def find_type(card: str) -> str:
    """The type of a card. Raises LookupError."""
    return find_kind(card).type


def is_encounter(card: str) -> bool:
    """Whether a card can be played as an encounter card."""
    return find_kind(card).is_encounter


def is_fought_with(card: str) -> bool:
    """Whether a card is, or may have become, the card of an encounter (CD-R10)."""
    return is_encounter(card) or CARD_TYPES[find_type(card)].becomes


def name_card(card: str) -> Named:
    """A card as it is spoken of."""
    kind = find_kind(card)
    if kind.type == FLARE:
        return Named(FLARE, kind.name.removeprefix("flare_").replace("_", "-"))
    return Named("card", kind.name.replace("_", "-"))


def name_all_cards(cards: Iterable[str]) -> Listing:
    """Several cards as they are spoken of."""
    return Listing(tuple([name_card(card) for card in cards]))


def name_flare(alien: str) -> str:
    """The flare of an alien."""
    return f"flare_{alien}"


def list_deck(assembly: Assembly, options: Options, players: int) -> list[str]:
    """The cosmic deck before its flares are added and chance has shuffled it."""
    rows: Rows = MODERN if options.deck == "modern" else OLD
    more: Rows = OLD_KICKERS if options.kickers == "old" else ()
    for add in assembly[ADDED]:
        more = (*more, *add(assembly, options, players))
    cards = sum(copies for _, copies in (*rows, *more))
    return list_cards((*rows, *LARGE_GROUP * count_large_groups(assembly, options, players, cards), *more))


def count_large_groups(assembly: Assembly, options: Options, players: int, cards: int) -> int:
    """How often the 24 cards for large groups are shuffled into a deck of so many: by number once with more than six.

    More often where an expansion sets cards aside for the whole game (`NEEDED`).
    """
    if options.large_group != "by-number":
        return int(options.large_group == "always")
    needed = max((need(options, players) for need in assembly[NEEDED]), default=0)
    by_need = -(-max(0, needed - cards) // sum(copies for _, copies in LARGE_GROUP))
    return max(by_need, int(players > 6))


def list_further(assembly: Assembly, options: Options) -> dict[str, list[str]]:
    """The decks in play with a back of their own, by that back."""
    letters = {back: letter for letter, back in assembly.table(MARKS).items()}
    decks = {back: list_cards(rows(options), letters[back]) for back, rows in assembly.table(DECKS).items()}
    return {back: cards for back, cards in decks.items() if cards}


@lru_cache(maxsize=64)
def list_all(assembly: Assembly, options: Options, players: int) -> tuple[str, ...]:
    """The cards of all decks but for flares."""
    further = [card for cards in list_further(assembly, options).values() for card in cards]
    return (*list_deck(assembly, options, players), *further)


def list_kinds(assembly: Assembly, options: Options, players: int) -> list[str]:
    """Every kind of card that may be in a deck, as it is named, flares of all aliens in play included."""
    flares = [
        name
        for name, kind in assembly.table(KINDS).items()
        if kind.type == FLARE and is_chosen(assembly, options, name.removeprefix("flare_"))
    ]
    return [*dict.fromkeys(find_kind(card).named for card in list_all(assembly, options, players)), *flares]


@lru_cache(maxsize=64)
def list_types(assembly: Assembly, options: Options, players: int) -> tuple[str, ...]:
    """Every type of card that may be in a deck."""
    return tuple(
        dict.fromkeys((*TYPES, *(find_kind(card).type for card in list_all(assembly, options, players))))
    )


@lru_cache(maxsize=64)
def has_kickers(assembly: Assembly, options: Options, players: int) -> bool:
    """CE-137: whether there are kickers in this game."""
    return bool(list_kicker_backs(assembly, options, players))


@lru_cache(maxsize=64)
def list_kicker_backs(assembly: Assembly, options: Options, players: int) -> tuple[str, ...]:
    """CD-34: the backs of the decks in which there are kickers."""
    kickers = [card for card in list_all(assembly, options, players) if find_kind(card).type == KICKER]
    return tuple(dict.fromkeys(find_back(card) for card in kickers))


@lru_cache(maxsize=1024)
def find_back(card: str) -> str:
    """CD-34: which deck a card belongs to, by its back."""
    copy = card.rpartition("_")[2]
    return (MARKS.get(copy[:1]) or COSMIC) if copy[1:].isdecimal() else COSMIC


def list_cards(rows: Rows, letter: str = "") -> list[str]:
    """All copies of these kinds; rows of one kind are counted together. `letter` marks those of another deck."""
    copies: dict[str, int] = {}
    for kind, number in rows:
        copies[kind] = copies.get(kind, 0) + number
    return [f"{kind}_{letter}{copy}" for kind, number in copies.items() for copy in range(1, number + 1)]


def _make_kind(name: str) -> Kind:
    kind = name.partition("_")[0]
    if kind not in {ATTACK, REINFORCEMENT, KICKER}:
        return Kind(name, name if name in TYPES else ARTIFACT, copies=name == MORPH)
    return Kind(name, kind, int(name.rpartition("_")[2]))


for _name in dict.fromkeys(name for name, _ in (*MODERN, *OLD, *LARGE_GROUP, *OLD_KICKERS)):
    enter_kind(ADDS, _make_kind(_name))
for _type in TYPES:
    ADDS.enter(
        CARD_TYPES,
        _type,
        CardType(encounter=_type in {ATTACK, NEGOTIATE, MORPH}, played=_type in {ARTIFACT, FLARE}),
    )
ADDS.enter(CARD_TYPES, "retreat", CardType(encounter=True))


def _retreat(own: Kind, other: Kind, hazard: bool) -> Kind:
    """CD-60: against anything but an attack it is a negotiate."""
    return own if other.is_attack else find_kind(NEGOTIATE)


enter_kind(ADDS, Kind("retreat", "retreat", modify=_retreat, retreats=True))
