"""What is printed: cards, tiles, tables of dice (S-4, C-9, section A)."""

from typing import Final

COMBAT: Final = {
    "base-du-groin-noir": (1, 4, 3, 3),
    "bombarde-a-boum": (2, 1, 2, 2),
    "bunker-kosto": (2, 0, 3, 4),
    "cannon-casse-groin": (1, 3, 3, 0),
    "canoniere-karnage": (1, 2, 2, 2),
    "char-krabouille": (3, 3, 2, 2),
    "chateau-porc": (1, 0, 2, 3),
    "destroyer-de-cochon-noir": (1, 4, 3, 3),
    "fusee-a-groin-chercheur": (1, 2, 1, 0),
    "jamboneuse": (1, 1, 1, 1),
    "lardoneuse": (1, 1, 1, 1),
    "goret-santonium": (1, 2, 2, 2),
    "missile-eklatou": (1, 3, 2, 0),
    "petaudiere-paf-paf": (1, 1, 1, 1),
    "piege-a-jambon": (1, 0, 2, 3),
    "porcherie-blindee": (2, 0, 1, 2),
    "porcheresse-volante": (1, 1, 2, 2),
    "robot-auto-boum": (1, 2, 1, 0),
    "robot-kastagne": (1, 2, 2, 1),
    "super-couenne": (2, 0, 1, 1),
    "torpille-moulinette": (2, 1, 1, 0),
    "tromblon-pif-paf": (1, 1, 1, 1),
    "vibro-massue": (1, 2, 2, 1),
}
"""A.1: copies, attack, technology, defence."""

EVENTS: Final = {
    "baron-harkonono": 1,
    "bottes-a-reaction": 1,
    "cho-boko": 1,
    "colons": 5,
    "erreur-de-vote": 1,
    "extra-mouve": 3,
    "force-gruik": 1,
    "gorruption": 1,
    "delit-de-sale-gueule": 1,
    "deplacement-de-planetes": 8,
    "fete-du-gland": 1,
    "fusee": 1,
    "fusee-dorsale": 1,
    "glandenbourg-de-contrebande": 1,
    "gros-laches": 2,
    "gros-traitre": 2,
    "jaret-pied-de-porc": 1,
    "combinat-des-honnetes-cochons": 1,
    "fremono": 1,
    "mentoto": 1,
    "sourdokoko": 1,
    "maitre-de-seance": 1,
    "yodo-lardo": 2,
    "muado-dibo": 1,
    "pionce-au-senat-porc": 1,
    "pluie-de-cailloux": 1,
    "reverende-mere-buena-larda": 1,
    "sauve-qui-peut": 1,
    "seduction-de-la-princesse-piga": 1,
    "rififi-au-senat-porc": 1,
    "teleporteur": 1,
    "transporteur": 2,
    "van-soulo": 1,
}
"""A.2: copies."""

SIMPLE_EVENTS: Final = {
    "deplacement-de-planetes": 8,
    "extra-mouve": 3,
    "transporteur": 2,
    "fusee-dorsale": 1,
    "bottes-a-reaction": 1,
}
"""S-4."""

ANYWHERE: Final = 999
SHIPS: Final = {
    "transporteur": 2,
    "fusee-dorsale": 3,
    "bottes-a-reaction": 3,
    "fusee": 4,
    "teleporteur": ANYWHERE,
    "teleportation-pecari": ANYWHERE,
}
"""R-51 to R-53, R-147: how far one trip goes."""

POWERS: Final = ("teleportation-pecari", "extra-mouve-scrofa")
"""P-14, P-18: used as a card would be, and no card."""

LAID: Final = frozenset(
    {
        "deplacement-de-planetes",
        "gorruption",
        "gros-laches",
        "gros-traitre",
        "jaret-pied-de-porc",
        "pluie-de-cailloux",
        "sauve-qui-peut",
        "yodo-lardo",
    }
)
"""R-72: the events that are laid in fights of 3A; none in 3C (R-93), none in the simplified game (S-13)."""

TRAVELS: Final = frozenset({"gap", "travel"})
FIGHTS: Final = frozenset({"attack-gap", "combats"})
WHEN: Final = {
    "rain": TRAVELS | FIGHTS,
    "bribed": TRAVELS | FIGHTS,
    "bribe-refused": TRAVELS | FIGHTS,
    "promoted": TRAVELS | FIGHTS,
    "swapped": TRAVELS | FIGHTS | {"reorganisation"},
    "nudged": TRAVELS | FIGHTS | {"reorganisation"},
    "fremono": TRAVELS,
    "hired": TRAVELS,
    "feast": TRAVELS,
    "trip": TRAVELS,
    "trip-ship": TRAVELS,
    "boots": TRAVELS,
    "famine": TRAVELS,
    "preached": TRAVELS,
    "landing-banned": TRAVELS,
    "recovered": frozenset({"reorganisation"}),
    "stretched": frozenset({"reorganisation"}),
    "reorganised": frozenset({"reorganisation"}),
}
"""R-21, A.2: the sequences in which a card or a power acts (2B, 3A, 3B)."""

GOVERNORS: Final = {
    "baron-harkonono": 2,
    "reverende-mere-buena-larda": 2,
    "combinat-des-honnetes-cochons": 1,
    "mentoto": 1,
    "muado-dibo": 1,
}
"""EV-01, EV-18, EV-20, EV-24, EV-27."""

TILES: Final = {3: (3, 4), 4: (4, 4), 5: (6, 5), 6: (7, 6)}
"""S-8, C-9: planets of each colour, asteroids; and one double of each colour."""

CHIPS: Final = {3: 5, 4: 6, 5: 7, 6: 9}
"""C-23: chips drawn."""

BANDS: Final = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4, 6: 4}
"""C-33: pirates who come."""

LIMITS: Final = {"pirate": 4, "porcophage": 3, "worm": 1}
"""C-31: the most in one stack."""

STEPS: Final = {"pirate": 3, "porcophage": 2, "worm": 1}
"""C-33 to C-35: how far a stack moves."""

COLOURS: Final = ("red", "yellow", "blue")


def deck(*, complete: bool) -> dict[str, int]:
    """How many cards of each title there are: 80, or 45 (S-4, A.3)."""
    return {title: one[0] for title, one in COMBAT.items()} | (EVENTS if complete else SIMPLE_EVENTS)


def technology(titles: list[str]) -> int:
    """C-49: the technology of cards laid."""
    return sum(COMBAT[one][2] for one in titles if one in COMBAT)


def bonus(titles: list[str], *, attacking: bool) -> int:
    """C-48: what cards laid add for the attacker, or for the defender."""
    return sum(COMBAT[one][1 if attacking else 3] for one in titles if one in COMBAT)
