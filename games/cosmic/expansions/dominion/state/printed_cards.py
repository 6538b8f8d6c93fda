"""The 64 reward cards as data (CD-30, CD-83): what is printed on them, how many of each, and what their texts do.

Texts are made of a few figures, so that a card whose wording was not found is replaced here, without any code. `OURS`
names those whose wording, or number, is our reading.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from games.cosmic import facts
from games.cosmic.state.catalogue import (
    ARTIFACT,
    ATTACK,
    CARD_TYPES,
    KICKER,
    MORPH,
    NEGOTIATE,
    REINFORCEMENT,
    CardType,
    Kind,
    enter_kind,
    find_kind,
    make_attack,
)
from games.cosmic.state.decks import Rows

ADDS: Final = facts.Adds()

BACK: Final = "reward"
LETTER: Final = "r"
RETREAT: Final = "retreat"
INTIMIDATE: Final = "intimidate"
RIFT: Final = "rift"

# ------------------------------------------------------------------------------------------------ what texts do


@dataclass(frozen=True, slots=True)
class Clause:
    """What a negotiate does besides being one (CD-52).

    own, other  ships that a failed deal costs its owner, and the other, more or fewer (CD-R17)
    cards       cards of compensation more
    times       so many times the compensation
    saves       ships that stay out of the warp: "all" instead of `times`, as its owner chooses; the defense's "half"
    exchanges   whether cards of compensation may be put back for others, once
    colonies    colonies that each may grant in a deal
    """

    own: int = 0
    other: int = 0
    cards: int = 0
    times: int = 1
    saves: Literal["", "half", "all"] = ""
    exchanges: bool = False
    colonies: int = 1


@dataclass(frozen=True, slots=True)
class Twist:
    """What a kicker does besides multiplying (CD-46).

    jams      all other kickers are cancelled, and nobody may reinforce
    destroys  both sides lose at once
    scatters  the allies of its owner lose their ships when they leave the encounter
    reverses  it multiplies the attacks of both sides, and nothing else
    """

    jams: bool = False
    destroys: bool = False
    scatters: bool = False
    reverses: bool = False


@dataclass(frozen=True, slots=True)
class Tear:
    """A rift (CD-80, CD-81): what playing it brings, and what it costs whoever takes it: so many of these."""

    of: Literal["colony", "cards", "ships"]
    number: int
    is_offense: bool = False


CLAUSES: Final[dict[str, Clause]] = {
    "negotiate_epic_oratory": Clause(times=2, saves="all", colonies=2),
    "negotiate_faulty_translator": Clause(own=-1, other=-1),
    "negotiate_right_of_refusal": Clause(exchanges=True),
    "negotiate_self_defense": Clause(saves="half"),
    "negotiate_crooked_deal": Clause(own=-1, other=1, cards=1),
}
PLAIN: Final = Clause()
TWISTS: Final[dict[str, Twist]] = {
    "kicker_reverse_polarity": Twist(reverses=True),
    "kicker_self_destruct": Twist(destroys=True),
    "kicker_duplicity": Twist(scatters=True),
    "kicker_jamming_signal": Twist(jams=True),
}
STRAIGHT: Final = Twist()
TEARS: Final[dict[str, Tear]] = {
    "rift_1": Tear("colony", 1, is_offense=True),
    "rift_2": Tear("cards", 2),
    "rift_3": Tear("ships", 3),
    "rift_4": Tear("ships", 4),
    "rift_5": Tear("ships", 5),
}
PER_ALLY: Final = ("reinforcement_x",)
"""Reinforcements that count one for each player allied with either side."""

# -------------------------------------------------------------------------------------------------- both decks

DOMINION: Final[Rows] = (
    *(("variable_02_20", 1), ("variable_03_30", 1), ("variable_12_21", 2), ("variable_21_12", 1)),
    *((name, 1) for name in tuple(CLAUSES)[:4]),
    *((MORPH, 1), (RETREAT, 2)),
    *((f"intimidate_{value}", 1) for value in (-9, 19, 29, 39)),
    *((name, 1) for name in TWISTS),
    *(("kicker_4", 1), ("reinforcement_4", 1), ("reinforcement_x", 1)),
    *(("rift_1", 1), ("rift_2", 2), ("rift_3", 1)),
    *(("omni_zap", 1), ("rebirth", 1), ("ship_zap", 1), ("solar_wind", 1), ("victory_boon", 1)),
)
"""The 32 cards of Dominion."""

INCURSION: Final[Rows] = (
    *((make_attack(value).name, 1) for value in (-7, -4, -1, 10, 12, 14, 16, 20, 23)),
    *(("negotiate_crooked_deal", 4), (MORPH, 1)),
    *(("kicker_0", 1), ("kicker_2", 2), ("kicker_3", 1)),
    *(("reinforcement_4", 2), ("reinforcement_6", 2)),
    *(("rift_3", 2), ("rift_4", 2), ("rift_5", 1)),
    *(("cosmic_zap", 1), ("card_zap", 1), ("hand_zap", 1), ("finder", 1), ("space_junk", 1)),
)
"""Our stand-in for the 32 cards of Incursion, whose list was not found."""

DECKS: Final[dict[str, Rows]] = {
    "none": (),
    "dominion": DOMINION,
    "incursion": INCURSION,
    "both": (*DOMINION, *INCURSION),
}

Reading: TypeAlias = Literal["text", "name", "number", "meaning", "deck"]
OURS: Final[dict[str, tuple[Reading, ...]]] = {
    "negotiate_faulty_translator": ("text",),  # a failed deal costs each party two ships, as the rules deduce
    "negotiate_right_of_refusal": ("text",),
    "negotiate_self_defense": ("text",),
    "kicker_4": ("name", "text"),  # it multiplies by four
    "reinforcement_x": ("number",),
    "rift_2": ("text",),
    "solar_wind": ("text",),
    "omni_zap": ("meaning",),  # of cancelling an encounter card that is revealed
    **{name: ("deck",) for name, _ in INCURSION},
}
"""Cards of which something is our reading, and what: its text, its name, what X is, what its
text means, or that it is in the deck of Incursion and how often."""

# --------------------------------------------------------------------------------------------- kinds of cards


def _vary(value: int, other: int) -> Kind:
    """CD-50, CD-R2: an attack with a second value, which it has while a hazard warning is in effect."""

    def modify(own: Kind, _against: Kind, hazard: bool) -> Kind:
        return make_attack(other) if hazard else own

    name = f"variable_{value:02}_{other:02}"
    face = f"{value:02}/{other:02}"
    known = make_attack(value).name
    return Kind(name, ATTACK, value, modify, known=known, face=face, is_told=True)


def _intimidate(own: Kind, against: Kind, _hazard: bool) -> Kind:
    """CD-73: an attack against an attack, else a negotiate."""
    return make_attack(own.value) if against.is_attack else find_kind(NEGOTIATE)


def _make_kinds() -> list[Kind]:
    """The kinds of card that only these decks have."""
    values = {"kicker_reverse_polarity": -1, "kicker_self_destruct": 1}
    return [
        *(_vary(*pair) for pair in ((2, 20), (3, 30), (12, 21), (21, 12))),
        *(make_attack(value) for value in (-7, -4, -1)),
        *(Kind(name, NEGOTIATE, is_told=True) for name in CLAUSES),
        *(Kind(name, KICKER, values.get(name, 2), is_told=True) for name in TWISTS),
        *(Kind(f"intimidate_{one}", INTIMIDATE, one, _intimidate, is_told=True) for one in (-9, 19, 29, 39)),
        *(Kind(name, RIFT, tear.number, face=name[-1], is_told=True) for name, tear in TEARS.items()),
        Kind("reinforcement_6", REINFORCEMENT, 6),
        *(Kind(name, REINFORCEMENT, face="+X", is_told=True) for name in PER_ALLY),
        *(Kind(name, ARTIFACT) for name in ("omni_zap", "rebirth", "ship_zap", "solar_wind", "victory_boon")),
        *(Kind(name, ARTIFACT) for name in ("hand_zap", "finder", "space_junk")),
    ]


ADDS.enter(CARD_TYPES, INTIMIDATE, CardType(becomes=True))
ADDS.enter(CARD_TYPES, RIFT, CardType(played=True))
for _one in _make_kinds():
    enter_kind(ADDS, _one)
