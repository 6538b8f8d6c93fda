"""Positions to look at: realistic ones, and the fullest there can be."""

from dataclasses import replace
from typing import Final

from msgspec import structs

from games.cosmic.picture.shown import (
    KINDS,
    NOTES,
    AlienShown,
    AliensPicture,
    BoardPicture,
    CardFace,
    DeckShown,
    EncounterPicture,
    FleetShown,
    HandPicture,
    LineShown,
    PartyShown,
    Power,
    Role,
    StackShown,
    SystemShown,
    WorldShown,
)

PLAYERS: Final = (
    *("Alex", "Marie-Antoinette", "Capitaine Jambon-Beurre", "Zoé"),
    *("Bartholomew", "Nour El-Houda", "Ж. Иванов", "Wolfgang W."),
)
ALIENS: Final = (
    *(("amoeba", "Amoeba"), ("philanthropist", "Philanthropist"), ("tick_tock", "Tick-Tock")),
    *(("virus", "Virus"), ("anti_matter", "Anti-Matter"), ("zombie", "Zombie")),
    *(("calculator", "Calculator"), ("yin_yang", "Yin-Yang")),
)


def fleet(text: str) -> tuple[FleetShown, ...]:
    """ "A4 B2": four ships of seat 0, two of seat 1; "A4*" with the special ship among them."""
    return tuple(
        FleetShown(
            ord(each[0]) - ord("A"), int(each[1:].rstrip("*")), "charged" if each.endswith("*") else ""
        )
        for each in text.split()
    )


def system(seat: int, ships: tuple[str, ...], colonies: int, hand: int, role: Role = "") -> SystemShown:
    worlds = tuple(
        WorldShown(f"{seat}-{place}", str(place), f"planet {place} of {PLAYERS[seat]}", fleet(each))
        for place, each in enumerate(ships, 1)
    )
    alien, name = ALIENS[seat]
    return SystemShown(
        seat,
        PLAYERS[seat],
        worlds,
        colonies,
        (StackShown("cosmic", hand),),
        alien,
        name,
        role=role,
        tokens=10 - seat if seat % 2 else None,
    )


def seated(text: str, players: int) -> tuple[FleetShown, ...]:
    """The ships of those who play."""
    return tuple(each for each in fleet(text) if each.seat < players)


def board_of(players: int) -> BoardPicture:
    """A game under way, an encounter with its alliances formed."""
    systems = [
        system(0, ("A4", "A3", "A4", "A2", "A4"), 1, 8, "offense"),
        system(1, ("B4", "B4 A1", "B3", "B4", "B2"), 0, 11),
        system(2, ("C4", "C2 B1", "C3", "C4 A2 B1", "C1"), 2, 7, "defense"),
        system(3, ("D4", "D3", "D4 C2", "D4", "D2"), 1, 3, "offense-ally"),
        system(4, ("E4", "E4 D1", "C2", "A1 B2 E3", "E1"), 0, 12, "defense-ally"),
        system(5, ("F4", "F4", "F4 E1", "F4", "F2"), 4, 5),
        system(6, ("G3", "G4", "G4 F2 C1", "G4", "G2"), 3, 8, "offense-ally"),
        system(7, ("H1", "A1 B1 C1 D1 E1 F1 G1", "H4", "A2 C1 G1 H4", "H2"), 0, 6),
    ]
    warp = "A2 B3 C1 D4 E2 F1 G12 H3"
    offense, defense = "A3 D2 G1", "C4 E2"
    return BoardPicture(
        "Cosmic Encounter",
        "Turn 7 · Alex attacks planet 4 of Capitaine Jambon-Beurre",
        tuple(systems[:players]),
        seated(warp, players),
        seated(offense, players),
        seated(defense, players),
        "2-4",
        decks=(DeckShown("cosmic", 34, 11),),
    )


ATTACK: Final = CardFace("attack", "Attack 08", "08")
NEGOTIATE: Final = CardFace("negotiate", "Negotiate", "N")
ZAP: Final = CardFace(
    "artifact",
    "Card Zap",
    text="Cancels an artifact or flare that someone is just trying to play. The cancelled card is discarded.",
)
FLARE: Final = CardFace(
    "flare",
    "Philanthropist flare",
    wild="At regroup, send one of your ships to the warp to lend your power to another player for the encounter. It "
    "comes back to you when the encounter ends, whatever has happened to that player’s ships.",
    strong="When cards are chosen, you may force the main player who received your card to play it, if it is an "
    "encounter card; you say so before they have chosen, and never after they have done it.",
    alien="philanthropist",
)
CARDS: Final = (
    CardFace("attack", "Attack 40", "40"),
    ATTACK,
    CardFace("attack", "Attack 00", "00"),
    NEGOTIATE,
    CardFace("morph", "Morph"),
    CardFace("reinforcement", "Reinforcement +5", "+5"),
    ZAP,
    FLARE,
    CardFace("artifact", "Mobius Tubes", text="All ships of all players leave the warp.", note="played"),
    CardFace("flare", "Virus flare", wild="Your ships times allied ships.", strong="Allies’ ships multiply, too.",
             alien="virus", mine=True),
    CardFace("attack", "Attack −07", "−07", back="reward"),
    CardFace("kicker", "Kicker ×2", "×2", back="reward"),
    CardFace("retreat", "Retreat", "↻", back="reward"),
    CardFace("intimidate", "Intimidate 29", "29", back="reward"),
    CardFace("rift", "Rift 3", text="Up to three ships, any owners, leave the warp.", value="3", back="reward"),
    CardFace("attack", "", face_down=True),
)  # fmt: skip


def hand_of(count: int) -> HandPicture:
    return HandPicture("Your hand", f"{count} cards", (CARDS * 8)[:count], 2)


def different(count: int) -> HandPicture:
    """Cards of which no two are alike."""
    cards = tuple(replace(face, value=str(place)) for place, face in enumerate((CARDS * 8)[:count]))
    return HandPicture("Your hand", f"{count} cards", cards, 2)


def texts() -> HandPicture:
    """Cards of every kind with a text of their own, as reward decks have them."""
    longest = (
        "Pick a player: they lose three ships of their choice to the warp and discard one card of each type "
        "that they hold."
    )
    cards = tuple(
        CardFace(kind, kind.capitalize(), "12", longest, note="round 5", back="reward") for kind in KINDS
    )
    return HandPicture("Your hand", "Reward cards", cards, 7)


def encounter_of(cards: int = 1, *, done: bool = True) -> EncounterPicture:
    lines = (
        LineShown("card", "Encounter cards", "15", "08"),
        LineShown("power", "Tripler: 10 or less three times, above 10 a third", "= 5", "", 0),
        LineShown("ships", "Ships of the main players", "+3", "+4"),
        LineShown("allies", "Ships of the allies", "+3", "+2"),
        LineShown("reinforcement", "Reinforcement +5 of Zoé", "+5", "", 3),
        LineShown("effect", "Kamikaze flare", "", "+6"),
    )
    down = CardFace("attack", "", face_down=True)
    mine = CardFace("attack", "Attack 15", "15")
    kicker = CardFace("kicker", "Kicker ×2", "×2", back="reward")
    if not done:
        return EncounterPicture(
            "Encounter", "Alex against Capitaine Jambon-Beurre, planet 4",
            PartyShown(0, PLAYERS[0], (down,), fleet("A3 D2 G1"), *ALIENS[0]),
            PartyShown(2, PLAYERS[2], (down, down), fleet("C4 E2"), *ALIENS[2]),
        )  # fmt: skip
    return EncounterPicture(
        "Encounter", "Alex against Capitaine Jambon-Beurre, planet 4",
        PartyShown(0, PLAYERS[0], (mine, kicker, mine)[:cards], fleet("A3 D2 G1"), *ALIENS[0], total="16"),
        PartyShown(2, PLAYERS[2], (ATTACK, kicker)[:cards], fleet("C4 E2"), *ALIENS[2], total="20"),
        lines, "defense", "The higher total wins, a tie is the defense’s",
        "Capitaine Jambon-Beurre keeps planet 4: six ships go to the warp, Bartholomew gets two rewards.",
    )  # fmt: skip


def aliens_of(count: int, *, flares: bool = True) -> AliensPicture:
    text = (
        "After allies are set, as a main player or an ally, you may give one card of your hand to a main player; if "
        "you are a main player yourself, it goes to your opponent. The card joins their hand at once and they may play "
        "it in this encounter. You lose nothing else by it. Optional, once an encounter."
    )
    return AliensPicture("The aliens", "Nobody’s secret", tuple(
        AlienShown(alien, name, text[: 300 - 60 * (place % 3)], ("Tick-Tock: 7 tokens",) if place % 3 else (),
                   FLARE.wild if flares else "", FLARE.strong if flares else "", place if place < 5 else None,
                   PLAYERS[place] if place < 5 else "", ("on", "zapped", "off")[place % 3])
        for place, (alien, name) in enumerate(ALIENS[:count])
    ))  # fmt: skip


def extras(seat: int) -> tuple[WorldShown, ...]:
    return (
        WorldShown(f"{seat}-moon", "M", "Moon 1", fleet("B1"), "moon", note=NOTES[seat % len(NOTES)]),
        WorldShown(f"{seat}-moon-2", "M", "Moon 2", (), "moon", note="known"),
        WorldShown(f"planetoid-{seat}", "7", "Planetoid 7", fleet("A2* C2"), "planetoid", seat),
    )


def expanded(players: int = 4) -> BoardPicture:
    """Moons, planetoids and their markers, special ships, reward cards, powers that do not work, things to choose."""
    plain = board_of(players)
    powers: tuple[Power, ...] = ("off", "on", "zapped", "on")
    systems = tuple(
        structs.replace(
            each,
            worlds=(*each.worlds, *extras(each.seat)[: (3, 0, 1, 2)[each.seat % 4]]),
            power=powers[each.seat % 4],
            prize=each.seat == 2,
            hand=(*each.hand, StackShown("reward", 3)),
            needed=5 + each.seat % 3,
            markers=(7, 12)[: each.seat % 3],
            drift=(each.seat - 1) % players,
        )
        for each in plain.systems
    )
    offense = (structs.replace(plain.offense[0], special="spent"), *plain.offense[1:])
    return replace(plain, systems=systems, offense=offense, lit=("1-2", "1-5", "0-moon"), lit_seats=(1,))


def mark_all(worlds: tuple[WorldShown, ...]) -> tuple[WorldShown, ...]:
    """With every sign of what may lie under a world."""
    return tuple(
        structs.replace(world, note=NOTES[place]) if place < len(NOTES) else world
        for place, world in enumerate(worlds)
    )


def discovered(players: int = 7) -> BoardPicture:
    """Planets of a spare colour have been found in two systems, one of them crowded."""
    board = board_of(players)
    empty, crowded = (
        WorldShown(f"x{number}", f"X{number}", "", ships, origin=players)
        for number, ships in ((1, ()), (2, fleet("A2 B4 C1 D4 E1 F1 G3")))
    )
    first, second, *others = board.systems
    return replace(
        board,
        systems=(
            structs.replace(first, worlds=(*first.worlds, empty)),
            structs.replace(second, worlds=(*second.worlds, crowded, *extras(1)[:1])),
            *others,
        ),
    )


def researching() -> BoardPicture:
    """Somebody has two techs, one of them completed, and three ships on them."""
    board = board_of(5)
    return replace(board, systems=(structs.replace(board.systems[0], techs=(2, 1, 3)), *board.systems[1:]))


def holding(players: int = 7) -> BoardPicture:
    """An alien holds ships of everybody else, and its player has techs."""
    board = board_of(players)
    held = tuple(FleetShown(seat, 4) for seat in range(1, players))
    first = structs.replace(board.systems[0], techs=(2, 1, 3), tokens=None, captives=held)
    off = structs.replace(board.systems[-1], tokens=None, power="off", captives=(FleetShown(0, 2),) * 3)
    return replace(board, systems=(first, *board.systems[1:-1], off))


def guarded(players: int = 8) -> BoardPicture:
    """Cards lie face up beside planets: one, two, and beside crowded ones."""
    board = board_of(players)
    laid = ((8,), (), (6, 12), (20, 8, 15), (-2,), ())
    systems = tuple(
        structs.replace(
            each,
            worlds=tuple(
                structs.replace(world, cards=cards)
                for world, cards in zip(each.worlds, (*laid, *[(8,)] * 9), strict=False)
            ),
        )
        for each in board.systems
    )
    return replace(board, systems=systems)


def calm(players: int = 4) -> BoardPicture:
    """Before an encounter: nobody in the gate, nobody in the warp."""
    plain = board_of(players)
    systems = tuple(
        structs.replace(each, role="", needed=0, worlds=mark_all(each.worlds)) for each in plain.systems
    )
    decks = (DeckShown("cosmic", 34, 11), DeckShown("reward", 30, 2))
    return replace(plain, systems=systems, aim="", offense=(), defense=(), warp=(), decks=decks)
