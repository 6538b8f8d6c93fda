"""What is printed: the decks, and which results each alien or artifact may touch (catalogue, parts 1 and 2).

A topic is a letter:

T  the parts of a side's total         D  whom and where the offense meets
X  what a card counts as               S  how many ships are sent
W  who wins                            A  who is an ally
L  ships lost and sent home            H  how many cards are held
N  who lands                           G  ships that leave the warp, or go there from elsewhere
C  compensation and failed deals       E  success, and how many encounters there are
R  rewards                             F  flares and powers that change hands
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final

MODERN: Final[Mapping[str, int]] = Counter(
    {
        **{f"attack_{value:02}": 1 for value in (0, 1, 5, 7, 9, 11, 13, 15, 23, 30, 40)},
        "attack_04": 4,
        "attack_06": 7,
        "attack_08": 7,
        "attack_10": 4,
        "attack_12": 2,
        "attack_14": 2,
        "attack_20": 2,
        "negotiate": 15,
        "morph": 1,
        "reinforcement_2": 2,
        "reinforcement_3": 3,
        "reinforcement_5": 1,
        "card_zap": 2,
        "cosmic_zap": 2,
        "mobius_tubes": 2,
        **dict.fromkeys(("emotion_control", "force_field", "ionic_gas", "plague", "quash"), 1),
    }
)
"""CE, the cosmic deck without its flares: 72 cards."""

HELD_UP: Final = "TXWLNCRDSAHGEF"
"""Every topic."""

TOUCHES: Final[Mapping[str, str]] = {
    "ace": "DWNELG",
    "alchemist": "HG",
    "amoeba": "ST",
    "angler": "H",
    "anti-matter": "TW",
    "aristocrat": "H",
    "aura": "H",
    "barbarian": "HCR",
    "bride": "HGASLNE",
    "calculator": "TX",
    "chosen": "TXH",
    "citadel": "TH",
    "clone": "HC",
    "cudgel": "LG",
    "daredevil": "TRHNL",
    "deuce": "TXWH",
    "dictator": "D",
    "diplomat": "TXWLNCRHE",
    "doppelganger": "HXE",
    "engineer": "GH",
    "ethic": "CH",
    "explorer": "DTNLRE",
    "fido": "HG",
    "filch": "H",
    "fodder": "THAS",
    "gambler": "XTWCHLG",
    "greenhorn": "TXRDASLHG",
    "grudge": "LRG",
    "hacker": "CH",
    "hate": "HLWGE",
    "healer": "LGHC",
    "host": "H",
    "human": "TWXH",
    "joker": "XTWLCN",
    "judge": "WECHLNG",
    "kamikaze": "SHLGT",
    "laser": "HLWEAX",
    "lizard": "TLG",
    "loser": "WLNEX",
    "love": "HGNL",
    "machine": "EHG",
    "macron": "STCR",
    "magician": "XH",
    "masochist": "GL",
    "mesmer": "X",
    "mind": "H",
    "mirage": "T",
    "mirror": "XT",
    "miser": "H",
    "mite": "HEDALSN",
    "muckraker": "WLNRASHE",
    "mutant": "H",
    "observer": "LHG",
    "oracle": "XEHL",
    "pacifist": "WXTCL",
    "parasite": "ASN",
    "pentaform": "HF",
    "philanthropist": "HGFL",
    "pickpocket": "H",
    "pirate": "LNRGHW",
    "quartermaster": "RHG",
    "reactor": "HNGE",
    "reincarnator": "HF",
    "remora": "GH",
    "reserve": "TH",
    "saboteur": "NLDGXH",
    "shadow": "GL",
    "sorcerer": "XFH",
    "spiff": "NL",
    "tick-tock": "NL",
    "tourist": "HGNL",
    "trader": "H",
    "tripler": "TX",
    "usurper": "XWLECAHT",
    "vacuum": "LG",
    "virus": "T",
    "visionary": "H",
    "void": "LGC",
    "voyager": "DGHLN",
    "vulch": "H",
    "warpish": "T",
    "warrior": "TED",
    "whirligig": "H",
    "will": "DH",
    "yin-yang": "ASLRNCG",
    "zombie": "LGC",
    "emotion-control": "XW",
    "force-field": "ASL",
    "ionic-gas": "CR",
    "plague": "LG",
    "mobius-tubes": "",
    "quash": "",
}

LASTING: Final[Mapping[str, str]] = {
    "ace": "D",
    "lizard": "T",
    "miser": "H",
    "lunar-cannon": "T",
    "plasma-thrusters": "STLGN",
    "prometheus": "T",
    "xenon-lasers": "T",
}
"""What touches encounters unsaid, as long as an alien is in play or a tech lies completed."""

TECHS: Final[Mapping[str, str]] = {
    **LASTING,
    "coldsleep-ship": "GNL",
    "collapsium-hulls": "LN",
    "cosmic-field-generator": "F",
    "delta-scanners": "H",
    "energy-cloak": "A",
    "enigma-device": "H",
    "genesis-bomb": "GNL",
    "gluon-mines": "LWSTNGCE",
    "infinity-drive": "E",
    "omega-missile": "GL",
    "precursor-seed": "FH",
    "quark-battery": "XH",
    "tech-scrambler": "LG",
    "the-qax": "AS",
    "vacuum-turbines": "H",
    "warpspace-key": "G",
}
"""The same for techs, when they are turned up or used."""


def kind_of(card: str) -> str:
    """A card without the number of its copy: "attack_06_5" is an "attack_06"; a flare has none."""
    return card if card.startswith("flare_") else card.rpartition("_")[0]


def fates(players: int) -> Counter[str]:
    """CE-10: three cards a colour, one of them a hazard, two wild ones, three special ones."""
    sorts = Counter({"special": 3, "wild": 2})
    for seat in range(players):
        sorts.update({f"colour_{seat}": 2, f"colour_{seat}_hazard": 1})
    return sorts


def fate_of(card: str) -> str:
    """What a destiny card is: its sort, with its colour."""
    sort, *rest = card.split("_")
    return card if rest[-1] == "hazard" else "_".join((sort, rest[0])) if sort == "colour" else sort


def value_of(card: str) -> int | None:
    """The number on an attack; None for other cards."""
    sort, _, number = card.partition("-")
    return int(number) if sort == "attack" else None


def is_encounter(card: str) -> bool:
    """Whether it is an encounter card."""
    return card.partition("-")[0] in {"attack", "negotiate", "morph", "retreat"}
