"""Tables and hands to look at and to test with: every size, the longest names, the fullest tiles."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from msgspec import structs

from games.cochons.picture.board import BoardPicture, MoveShown, SeatShown, TileShown, TroopsShown
from games.cochons.picture.faces import CardFace, HandPicture
from games.cochons.picture.palette import CLANS
from games.cochons.picture.shown import FaceColour, MonsterShown, MonstersShown
from games.cochons.state.geometry import CELLS
from games.cochons.state.names import PLANETS

EN: Final = {
    "letter-red": "R", "letter-yellow": "Y", "letter-blue": "B",
    "glands": "Acorns: produced / recipe", "reserve": "Reserve", "hand": "Hand",
    "recipe": "Sacred Recipe (produced / asked)", "no-cards": "No card in hand",
    "gorets": "Gorets on the tile", "gruiks": "Gros Gruiks", "double": "double planet: 2 acorns",
    "fight": "fight on this tile", "pinned": "some must fight", "moves": "last trips, how many",
    "lit": "you may choose it", "attack": "Attack", "technology": "Technology", "defence": "Defence",
    "combat-card": "Combat card", "event-card": "Event card",
    "back": "unexplored tile", "feast": "Fête du Gland", "lent": "Gros Gruik on loan", "closed": "may not land",
    "pirate": "Pirates", "porcophage": "Porcophages", "worm": "Acorn Worm",
    "cochons-mark-phacocherus": "F: Phacochérus", "cochons-mark-pecari": "Z: Pécari Banzaï",
}  # fmt: skip
FR: Final = {
    "letter-red": "R", "letter-yellow": "J", "letter-blue": "B",
    "glands": "Glands : produits / recette", "reserve": "Réserve", "hand": "Main",
    "recipe": "Recette Sacrée (produits / demandés)", "no-cards": "Aucune carte en main",
    "gorets": "Gorets sur la tuile", "gruiks": "Gros Gruiks", "double": "planète double : 2 glands",
    "fight": "combat sur cette tuile", "pinned": "des cochons bloqués", "moves": "derniers voyages, combien",
    "lit": "à ton choix", "attack": "Attaque", "technology": "Technologie", "defence": "Défense",
    "combat-card": "Carte combat", "event-card": "Carte événement",
    "back": "tuile inexplorée", "feast": "Fête du Gland", "lent": "Gros Gruik prêté", "closed": "atterrissage interdit",
    "pirate": "Pirates", "porcophage": "Porcophages", "worm": "Ver des Glands",
    "cochons-mark-phacocherus": "F : Phacochérus", "cochons-mark-pecari": "Z : Pécari Banzaï",
}  # fmt: skip

CLAN_NAMES: Final = ("Hylochérus", "Porcus", "Babiroussa", "Phacochérus", "Scrofa", "Pécari Banzaï")
PLAYERS: Final = ("Alex", "Marie-Antoinette", "Noé", "Capitaine Jambon-Beurre 🐷🐷", "Zoé", "W" * 32)
TILES: Final = {3: 16, 4: 19, 5: 26, 6: 30}


def words(language: dict[str, str]) -> Callable[[str], str]:
    """The words of the pictures in one language."""
    return lambda key: language[key.removeprefix("cochons-picture-")]


def seats(count: int) -> tuple[SeatShown, ...]:
    """Players in play order, the last of six eliminated."""
    recipes = ((3, 2, 1), (3, 1, 2), (2, 3, 1), (2, 1, 3), (1, 3, 2), (1, 2, 3))
    made = ((2, 2, 0), (3, 1, 1), (0, 4, 1), (1, 1, 3), (0, 0, 0), (1, 0, 2))
    return tuple(
        SeatShown(
            seat=seat,
            name=PLAYERS[seat],
            clan=tuple(CLANS)[seat],
            clan_name=CLAN_NAMES[seat],
            production=made[seat],
            recipe=recipes[seat],
            gorets=15 - 3 * seat,
            gruiks=3 - seat % 4,
            hand=4 + seat % 3,
            out=seat == 5,
        )
        for seat in range(count)
    )


def tiles(count: int, players: int, *, crowded: bool = False, lit: bool = False) -> tuple[TileShown, ...]:
    """A galaxy of so many tiles in label order, troops on many of them."""
    faces: tuple[FaceColour, ...] = ("red", "yellow", "blue", "asteroid", "blue", "yellow", "red")
    longest = sorted(PLANETS, key=lambda name: -len(name)) if crowded else PLANETS
    made = []
    for index, (cell, (q, r)) in enumerate(list(CELLS.items())[:count]):
        troops = _crowd(index, players) if crowded else _few(index, players)
        face = faces[index % 7]
        made.append(
            TileShown(
                cell=cell,
                q=q,
                r=r,
                name=longest[index % len(longest)],
                face=face,
                double=face != "asteroid" and index % 6 == 4,
                troops=troops,
                owner=troops[0].seat if troops else None,
                fighting=len(troops) > 1,
                lit=lit and index % 5 == 1,
            )
        )
    return tuple(made)


def wilder(shown: BoardPicture) -> BoardPicture:
    """The same board with what the complete game adds: monsters, backs, a sun, a feast, a loan, a landing ban."""
    kinds: tuple[MonsterShown, ...] = ("pirate", "porcophage", "worm")
    changed = []
    for index, tile in enumerate(shown.tiles):
        if index % 6 == 2:
            attacking = index % 12 == 2
            number = {"pirate": 4, "porcophage": 3, "worm": 1}[kinds[index % 3]]
            monsters = MonstersShown(kinds[index % 3], number, 9 if attacking else -1)
            changed.append(structs.replace(tile, monsters=monsters, fighting=bool(tile.troops)))
        elif index % 6 == 5 and not tile.troops:
            changed.append(structs.replace(tile, hidden=True, name=""))
        elif index == 4:
            changed.append(
                structs.replace(tile, face="sun", name="Groinsol", double=False, troops=(), owner=None)
            )
        else:
            changed.append(structs.replace(tile, feast=index == 7))
    kinds_here = {tile.monsters.kind for tile in changed if tile.monsters is not None}
    missing = [MonstersShown(kind, 1, -1) for kind in kinds if kind not in kinds_here]
    free = [place for place, tile in enumerate(changed) if tile.monsters is None and not tile.troops]
    for place, one in zip(free, missing, strict=False):
        changed[place] = structs.replace(changed[place], monsters=one, hidden=False)
    rivals = [place for place, tile in enumerate(changed) if tile.monsters is not None]
    for place in rivals[:1]:
        changed[place] = structs.replace(
            changed[place], intruders=MonstersShown("porcophage", 2, 10), fighting=True
        )
    elite = [place for place, tile in enumerate(changed) if any(one.gruiks for one in tile.troops)]
    for place in elite[:2]:
        lent = tuple(structs.replace(one, lent=min(1, one.gruiks)) for one in changed[place].troops)
        changed[place] = structs.replace(changed[place], troops=lent, closed=(shown.seats[0].seat,))
    return replace(shown, tiles=tuple(changed))


def _few(index: int, players: int) -> tuple[TroopsShown, ...]:
    if index % 3 == 2:
        return ()
    first = TroopsShown(index % players, 1 + index * 5 % 9, index % 4 // 2, 0, 2 if index % 9 == 1 else 0)
    if index % 9 != 1:
        return (first,)
    return (first, TroopsShown((index + 1) % players, 2, 1, 1))


def _crowd(index: int, players: int) -> tuple[TroopsShown, ...]:
    owners = (index % 7) % (players + 1)
    return tuple(
        TroopsShown(
            (index + rank) % players,
            (20, 3, 12, 1, 2, 17)[(index + rank) % 6],
            (3, 0, 1)[rank % 3],
            rank,
            rank % 2,
        )
        for rank in range(owners)
    )


def picture(
    players: int,
    tile_count: int | None = None,
    *,
    french: bool = True,
    crowded: bool = False,
    lit: bool = False,
) -> BoardPicture:
    """A board to look at."""
    cells = list(CELLS)
    moves = (
        MoveShown("A1", "O", 0, 5),
        MoveShown("O", "A1", 1, 12),
        MoveShown("A6", "B2", 2, 3),
        MoveShown("A3", "A2", 1, 4),
        MoveShown("B7", "A4", 0, 20),
        MoveShown("B6", "A3", 2, 2),
    )
    return BoardPicture(
        title="Les Cochons de l'Espace" if french else "Space Pigs",
        subtitle="Tour 4 · Voyages · à Marie-Antoinette"
        if french
        else "Turn 4 · Travel · Marie-Antoinette to move",
        tiles=tiles(tile_count or TILES[players], players, crowded=crowded, lit=lit),
        seats=seats(players),
        current=1,
        moves=tuple(move for move in moves if move.start in cells),
    )


CARDS_FR: Final = (
    CardFace("combat", "Base du Groin Noir", 4, 3, 3, when="Combats"),
    CardFace(
        "event",
        "Téléporteur de Mr Scoto de l'Entrepo",
        text="Un de tes voyages va où tu veux, sans compter les cases.",
        when="Voyages",
    ),
    CardFace("combat", "Destroyer de Cochon Noir", 4, 3, 3, when="Combats"),
    CardFace(
        "event",
        "Déplacement de planètes",
        text="Échange deux tuiles de place. Les troupes restent sur leur tuile\N{NO-BREAK SPACE}; "
        "les combats suivent la tuile.",
        when="Voyages",
    ),
    CardFace("combat", "Bunker Kosto", 0, 3, 4, when="Combats"),
    CardFace(
        "event",
        "Bottes à Réaction",
        text="Un de tes voyages compte jusqu'à 3 cases\N{NO-BREAK SPACE}; tu peux laisser des troupes sur "
        "chaque tuile traversée, dans l'ordre du trajet, amies ou ennemies.",
        when="Voyages ou combats",
    ),
    CardFace("combat", "Vibro-Massue de Groin Groin", 2, 2, 1, when="Combats"),
    CardFace("event", "Extra-Mouve", text="Un voyage de plus.", when="Voyages"),
)
CARDS_EN: Final = (
    CardFace("combat", "Black Snout Base", 4, 3, 3, when="Fights"),
    CardFace(
        "event",
        "Mr Scoto's Teleporter from the Warehouse",
        text="One of your trips goes anywhere, however far.",
        when="Travel",
    ),
    CardFace("combat", "Armoured Sty", 0, 1, 2, when="Fights"),
    CardFace(
        "event",
        "Planet swap",
        text="Two tiles change places. Troops stay on their tile, and so do fights.",
        when="Travel",
    ),
)


def hand_picture(count: int, *, french: bool = True) -> HandPicture:
    """A hand to look at."""
    cards = (CARDS_FR if french else CARDS_EN * 2)[:count]
    return HandPicture(
        title="Ta main" if french else "Your hand",
        subtitle=f"{count} cartes · toi seul les vois" if french else f"{count} cards · only you see them",
        cards=cards,
        clan="scrofa",
        recipe=(3, 2, 1),
        production=(1, 2, 0),
    )
