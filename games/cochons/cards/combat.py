"""The combat cards (CB-01 to CB-23, A.1): figures alone, a row for each title. All 30 are in every deck (R-4)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import CombatCard, make_combat_card
from porc_royal.additions import Additions

ROWS: Final = (
    # title, copies, attack, technology, defence
    ("base-du-groin-noir", 1, 4, 3, 3),  # CB-01 Base du Groin Noir
    ("bombarde-a-boum", 2, 1, 2, 2),  # CB-02 Bombarde à Boum
    ("bunker-kosto", 2, 0, 3, 4),  # CB-03 Bunker Kosto
    ("cannon-casse-groin", 1, 3, 3, 0),  # CB-04 Cannon Casse-Groin
    ("canoniere-karnage", 1, 2, 2, 2),  # CB-05 Canonière Karnage
    ("char-krabouille", 3, 3, 2, 2),  # CB-06 Char d'Assaut Krabouille
    ("chateau-porc", 1, 0, 2, 3),  # CB-07 Château-Porc
    ("destroyer-de-cochon-noir", 1, 4, 3, 3),  # CB-08 Destroyer de Cochon Noir
    ("fusee-a-groin-chercheur", 1, 2, 1, 0),  # CB-09 Fusée à Groin Chercheur
    ("jamboneuse", 1, 1, 1, 1),  # CB-10 Jamboneuse
    ("lardoneuse", 1, 1, 1, 1),  # CB-11 Lardoneuse
    ("goret-santonium", 1, 2, 2, 2),  # CB-12 Le Goret Santonium
    ("missile-eklatou", 1, 3, 2, 0),  # CB-13 Missile Eklatou
    ("petaudiere-paf-paf", 1, 1, 1, 1),  # CB-14 Pétaudière Paf Paf
    ("piege-a-jambon", 1, 0, 2, 3),  # CB-15 Piège à Jambon
    ("porcherie-blindee", 2, 0, 1, 2),  # CB-16 Porcherie Blindée
    ("porcheresse-volante", 1, 1, 2, 2),  # CB-17 Porcheresse Volante
    ("robot-auto-boum", 1, 2, 1, 0),  # CB-18 Robot Auto-Boum
    ("robot-kastagne", 1, 2, 2, 1),  # CB-19 Robot Kastagne
    ("super-couenne", 2, 0, 1, 1),  # CB-20 Super Couenne
    ("torpille-moulinette", 2, 1, 1, 0),  # CB-21 Torpille Moulinette
    ("tromblon-pif-paf", 1, 1, 1, 1),  # CB-22 Tromblon Pif Paf
    ("vibro-massue", 1, 2, 2, 1),  # CB-23 Vibro-Massue de Groin Groin
)

CARDS: Final[tuple[CombatCard, ...]] = tuple(make_combat_card(*row) for row in ROWS)
OWN: Final = Additions(facts.GAME)
OWN.include(card.additions for card in CARDS)
