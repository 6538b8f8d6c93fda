"""Sample pictures of Interstellar Pig, and their words in both languages."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from msgspec import structs

from games.interstellar_pig.picture import faces
from games.interstellar_pig.picture.board import BoardPicture, PlanetShown, SeatShown
from games.interstellar_pig.picture.shown import PREFIX
from games.interstellar_pig.state.names import CHARACTERS, PLANETS
from games.interstellar_pig.state.starmap import TETRA, Shape, Stream, make_star_map
from games.interstellar_pig.state.state import Atmosphere, Gravity, Temperature, Terrain

EN: Final = {
    "letter-hot": "H", "letter-cold": "C", "letter-temperate": "T", "letter-oxidizing": "O",
    "letter-reducing": "R", "letter-inert": "I", "letter-light": "L", "letter-moderate": "M",
    "letter-heavy": "V", "hot": "Hot", "cold": "Cold", "temperate": "Temperate", "oxidizing": "Oxidizing",
    "reducing": "Reducing", "inert": "Inert", "light": "Light gravity", "moderate": "Moderate gravity",
    "heavy": "Heavy gravity", "darkness": "Darkness", "radiation": "Radiation",
    "topography": "Difficult topography", "hand": "Hand", "favours": "At home in",
    "out": "Out of the game", "no-cards": "No card", "unknown": "Nothing known",
    "surface": "landed on a planet", "orbit": "in orbit round it", "ship": "in space, at this dot",
    "star": "star: draw an event", "picked": "whose starting planet", "afloat": "the Keepsake, afloat",
    "line": "line L12; its dot 4 is L12:4, counted from the planet with the lower number",
    "lit": "yours to choose: land, orbit", "fight": "fight", "one-use": "One use", "space": "in space",
    "ground": "on the ground", "prize-card": "The prize", "gear-card": "Gear", "combat-card": "Combat",
    "utility-card": "Utility", "hazard-card": "Hazard",
}  # fmt: skip
FR: Final = EN | {
    "letter-hot": "C", "letter-cold": "F", "hot": "Chaud", "cold": "Froid", "temperate": "Tempéré",
    "oxidizing": "Oxydante", "reducing": "Réductrice", "inert": "Inerte", "light": "Gravité légère",
    "moderate": "Gravité moyenne", "heavy": "Gravité forte", "darkness": "Obscurité",
    "radiation": "Radiations", "topography": "Relief difficile", "hand": "Main", "favours": "Vit bien ici",
    "out": "Hors du jeu", "no-cards": "Aucune carte", "unknown": "Rien de connu",
    "surface": "posé sur la planète", "orbit": "en orbite autour d'elle", "ship": "dans l'espace, à ce point",
    "star": "étoile : un événement", "picked": "planète de départ de", "afloat": "l'enjeu, à la dérive",
    "line": "ligne L12 ; son point 4 est L12:4, compté depuis la planète au plus petit numéro",
    "lit": "à ton choix : sol, orbite", "fight": "combat", "one-use": "Usage unique",
    "space": "dans l'espace", "ground": "au sol", "prize-card": "L'enjeu", "gear-card": "Équipement",
    "utility-card": "Utilitaire", "hazard-card": "Danger",
}  # fmt: skip
PLAYERS: Final = ("Alex", "Marie-Antoinette", "Capitaine Jambon-Beurre 🐷", "W" * 32)
TEMPERATURES: Final[tuple[Temperature, ...]] = ("hot", "cold", "temperate")
ATMOSPHERES: Final[tuple[Atmosphere, ...]] = ("oxidizing", "reducing", "inert")
GRAVITIES_ALL: Final[tuple[Gravity, ...]] = ("light", "moderate", "heavy")
TERRAINS_ALL: Final[tuple[Terrain, ...]] = ("darkness", "radiation", "topography", "plain", "plain", "plain")
CARDS: Final = (
    faces.CardFace("prize", "The Keepsake", "Whoever holds it when the last round ends has won."),
    faces.CardFace("gear", "Cooling Unit", "Live on hot and temperate worlds.", False, ("hot", "temperate"),
                   note="shown in round 5"),
    faces.CardFace("combat", "Missiles", "Two more dice in a fight in space.", True, (), 2, ("space",)),
    faces.CardFace("combat", "Laser Gun", "One more die in any fight.", dice=1, where=("space", "ground")),
    faces.CardFace("utility", "Pocket Doorway", "Instead of rolling, go to any place of the map, any surface "
                   "that you can live on included; then whatever is there happens.", True, note="round 12"),
    faces.CardFace("hazard", "Virulent Bacteria", "Kills the first who lands on the planet.", True),
    faces.CardFace("gear", "Respirateur autonome à recyclage", "Atmosphère réductrice.", covers=("reducing",)),
)  # fmt: skip
RACES: Final = (
    *("A thinking mould that travels as one mat", "Eight legs under an enormous brow"),
    *("Clawed arms, gas sac, bad landings", "Two minds, one coat", "A rope with a hundred hands"),
    *("Slow, armoured, never out of salad", "A floating lens that listens", "Jumps first, breathes later"),
)


def words(language: dict[str, str]) -> Callable[[str], str]:
    """The words of the pictures in one language."""
    return lambda key: language[key.removeprefix(PREFIX)]


def planet(id_: str, place: int, luck: Stream) -> PlanetShown:
    return PlanetShown(
        id_,
        sorted(PLANETS, key=len)[-1 - place],
        TEMPERATURES[luck(3)],
        ATMOSPHERES[luck(3)],
        GRAVITIES_ALL[luck(3)],
        TERRAINS_ALL[luck(6)],
        place % 4 if place < 12 else None,
    )


def picture(
    seed: int = 1, places: tuple[str, ...] = ("", "", "", ""), *, shape: Shape = "planar", tetra: bool = False
) -> BoardPicture:
    """A board to look at: the players at these places."""
    chart = TETRA if tetra else make_star_map(seed, shape)
    luck = Stream(seed)
    seats = tuple(
        SeatShown(
            seat=seat,
            name=PLAYERS[seat],
            character=CHARACTERS[seat + 1][-1],
            temperatures=TEMPERATURES[: 1 + seat % 2],
            atmospheres=ATMOSPHERES[seat % 2 : 2],
            gravity=GRAVITIES_ALL[seat % 3],
            hand=6 - seat,
            place=place,
            where=f"at {place}" if place else "",
            note="misses 2 turns" if seat == 1 else "",
        )
        for seat, place in enumerate(places)
    )
    known = tuple(planet(site.id, place, luck) for place, site in enumerate(chart.planets))
    return BoardPicture("Interstellar Pig", "Round 5 · Alex flies", chart, known, seats, 5, 16, 0)


def played(seed: int = 1) -> BoardPicture:
    """Ships in space, in orbit and on the ground, the prize afloat, one player out."""
    shown = picture(seed, ("L04:3", "P07.s", "P07.o", ""))
    seats = (*shown.seats[:3], structs.replace(shown.seats[3], out=True))
    return replace(shown, seats=seats, trail=("P01.o", "L01:1", "L01:2"), afloat="L07:3")


def crowded(place: str) -> BoardPicture:
    """All players in one place or over it, and a fight there."""
    other = place.replace(".s", ".o")
    return replace(picture(2, (place, place, other, other)), fight=place, afloat=other)


def choosing(seed: int = 4) -> BoardPicture:
    """The endings of a roll."""
    shown = picture(seed, ("L04:2", "P02.s"))
    line = shown.chart.lines[3]
    dots = [f"{each.id}:{dot}" for each in shown.chart.lines_at(line.b) for dot in (2, 5) if dot <= each.dots]
    return replace(shown, lit=(*dots, f"{line.b}.s", f"{line.b}.o"))


def hand_picture(count: int) -> faces.HandPicture:
    return faces.HandPicture("Your hand", f"{count} cards", (CARDS * 4)[:count], 2)


def envelopes_picture(*counts: int) -> faces.EnvelopesPicture:
    known = picture().planets
    shown = (
        faces.EnvelopeShown(known[at], f"seen in round {at}", (CARDS * 8)[:count])
        for at, count in enumerate(counts)
    )
    return faces.EnvelopesPicture("Your envelopes", "What you put in or saw", tuple(shown), 1)


def sheets_picture(count: int) -> faces.SheetsPicture:
    what = "Whenever you roll, roll one more die and throw one of your choice out, whatever you roll for."
    abilities = (
        faces.AbilityShown("Intelligence", what, 2),
        faces.AbilityShown("Agility", "Rocks? What rocks?"),
    )
    return faces.SheetsPicture("The characters", "Nobody's secret", tuple(
        faces.SheetShown(race, CHARACTERS[race][-1], RACES[race - 1], TEMPERATURES[: 1 + race % 2],
                         ATMOSPHERES[: 1 + race % 3 % 2], GRAVITIES_ALL[race % 3],
                         (*abilities, abilities[1])[: 2 + race % 2], race - 1 if race < 5 else None,
                         PLAYERS[race - 1] if race < 5 else "", race == 3)
        for race in range(1, count + 1)
    ))  # fmt: skip
