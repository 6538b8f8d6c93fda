"""The map, the sheets and the cards as scenes. `python -m tests.interstellar_pig.test_pictures FOLDER` draws them."""

import asyncio
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Final, get_args

import msgspec
import pytest

from bot.painter import Painter, page
from games.interstellar_pig.names import CHARACTERS, LONGEST, PLANETS
from games.interstellar_pig.picture import faces
from games.interstellar_pig.picture.board import BoardPicture, PlanetShown, SeatShown, board
from games.interstellar_pig.picture.creatures import creature
from games.interstellar_pig.picture.heavens import Heavens
from games.interstellar_pig.picture.layout import LABEL, WIDTH, boxed, overlap
from games.interstellar_pig.picture.palette import AIRS, CARD_KINDS, GRAVITIES, LOOKS, WORLDS
from games.interstellar_pig.picture.shown import KEYS, KINDS, LETTERS, PREFIX, TERRAINS
from games.interstellar_pig.starmap import TETRA, Shape, Stream, star_map
from games.interstellar_pig.state import Atmosphere, Gravity, Temperature, Terrain
from games.table import scene
from games.table.scene import Group, Scene, Text

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
    chart = TETRA if tetra else star_map(seed, shape)
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
    seats = (*shown.seats[:3], replace(shown.seats[3], out=True))
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


def gallery(language: dict[str, str]) -> Iterator[tuple[str, Scene]]:
    """Every picture to be looked at."""
    said = words(language)
    for seed in (1, 2, 3):
        yield f"map-{seed}", board(played(seed), said)
    yield "map-crowd", board(crowded("P03.s"), said)
    yield "map-dot", board(crowded("L03:2"), said)
    yield "map-lit", board(choosing(), said)
    known = picture(5)
    yield "map-picks", board(replace(known, lit=tuple(each.id for each in known.planets[12:]), round=0), said)
    yield "map-tetra", board(picture(places=("AB:3", "B.s"), tetra=True), said)
    yield "map-letter", board(picture(6, ("P01.s", "P02.o"), shape="three_nearest"), said)
    for count in (0, 4, 7):
        yield f"hand-{count}", faces.hand(hand_picture(count), said)
    yield "envelopes", faces.envelopes(envelopes_picture(5, 0, 3, 7), said)
    yield "envelopes-none", faces.envelopes(envelopes_picture(), said)
    yield "sheets-4", faces.sheets(sheets_picture(4), said)
    yield "sheets-8", faces.sheets(sheets_picture(8), said)


def texts(made: Scene) -> list[tuple[str, int]]:
    """Every line of words with its size as it will be seen."""

    def inside(shapes: tuple[scene.Shape, ...], scale: int) -> Iterator[tuple[str, int]]:
        for shape in shapes:
            if isinstance(shape, Group):
                yield from inside(shape.shapes, scale * shape.scale // 100)
            elif isinstance(shape, Text):
                yield shape.words, min(shape.size, shape.min_size or shape.size) * scale // 100

    return [text for layer in made.layers for text in inside(layer.shapes, 100)]


def said(made: Scene) -> list[str]:
    return [text for text, _ in texts(made)]


def layer(made: Scene, name: str) -> tuple[scene.Shape, ...]:
    return next(each.shapes for each in made.layers if each.name == name)


@pytest.mark.parametrize("language", [EN, FR])
def test_every_picture_is_as_wide_as_a_telephone_and_can_be_read_there(language: dict[str, str]) -> None:
    for name, made in gallery(language):
        assert made.width == 1080, name
        assert not [text for text, size in texts(made) if size < 20], name
        assert page(made), name
        if name.startswith("map"):
            assert made.height < 2 * made.width, name


@pytest.mark.parametrize("seed", range(8))
def test_every_planet_is_named_and_no_label_hides_another_or_a_planet(seed: int) -> None:
    shown = picture(seed)
    assert {each.name for each in shown.planets} <= set(said(board(shown, words(EN))))
    heavens = Heavens(shown, words(EN), 150)
    labels = [boxed(centre, LABEL) for centre in heavens._labels.values()]
    discs = [boxed(centre, (40, 40)) for centre in heavens.sky.planets.values()]
    assert not any(overlap(one, other) for at, one in enumerate(labels) for other in labels[:at])
    assert not any(overlap(label, disc) for label in labels for disc in discs)
    assert all(left >= 0 and right <= WIDTH for left, _, right, _ in labels)


def test_dots_lie_apart_and_none_is_under_a_planet() -> None:
    heavens = Heavens(picture(3), words(EN), 150)
    for dots in heavens.sky.dots.values():
        for (ax, ay), (bx, by) in pairwise(dots):
            assert (ax - bx) ** 2 + (ay - by) ** 2 >= 18**2
        for x, y in dots:
            assert all((x - px) ** 2 + (y - py) ** 2 > 38**2 for px, py in heavens.sky.planets.values())


def test_what_a_planet_is_like_is_told_by_letters_in_the_language_of_the_viewer() -> None:
    shown = picture()
    hot = tuple(replace(each, temperature="hot") for each in shown.planets)
    labels = [layer(board(replace(shown, planets=hot), words(each)), "labels") for each in (EN, FR)]
    letters = [Scene(1, 1, "#000000", "", (scene.Layer("", each),)) for each in labels]
    assert [said(each).count("H") for each in letters] == [16, 0]
    assert [said(each).count("C") for each in letters] == [0, 16]


def test_pawns_on_the_ground_in_orbit_and_in_space_differ() -> None:
    drawn = {place: board(picture(1, (place,)), words(EN)) for place in ("P07.s", "P07.o", "L04:3")}
    assert [len(layer(made, "pins")) for made in drawn.values()] == [0, 1, 3]
    assert len({page(made) for made in drawn.values()}) == 3


def test_who_is_out_or_nowhere_stands_on_no_map() -> None:
    shown = picture(1, ("P07.s", "", "L99:1", "P99.s"))
    assert len(layer(board(shown, words(EN)), "pawns")) == len(
        layer(board(picture(1, ("P07.s",)), words(EN)), "pawns")
    )
    gone = tuple(replace(seat, out=True) for seat in shown.seats)
    made = board(replace(shown, seats=gone), words(EN))
    assert layer(made, "pawns") == ()
    assert EN["out"] in said(made)


def test_what_may_be_chosen_is_lit_and_explained_and_dots_tell_their_number() -> None:
    made = board(choosing(), words(FR))
    assert FR["lit"] in said(made)
    numbers = tuple(x for x in made.layers if x.name == "numbers")
    assert {"4:2", "4:5"} <= set(said(msgspec.structs.replace(made, layers=numbers)))
    plain = board(replace(choosing(), lit=()), words(FR))
    assert FR["lit"] not in said(plain)
    assert layer(plain, "lit") == ()
    assert board(replace(choosing(), lit=("P99", "L99:1", "L01:99")), words(FR)).layers


def test_when_every_dot_may_be_chosen_they_are_not_numbered() -> None:
    shown = choosing()
    everywhere = [f"{line.id}:{dot}" for line in shown.chart.lines for dot in range(1, line.dots + 1)]
    made = board(replace(shown, lit=tuple(everywhere)), words(EN))
    assert layer(made, "numbers") == ()
    assert len(layer(made, "lit")) == 2 * len(everywhere)


def test_a_map_does_not_move_when_ships_do() -> None:
    one, other = board(picture(1, ("P07.s",)), words(EN)), board(played(), words(EN))
    for name in ("lines", "plates", "dots", "planets", "labels", "tags"):
        assert layer(one, name) == layer(other, name)


def test_a_board_before_there_is_a_map_can_be_drawn() -> None:
    empty = BoardPicture("t", "s", star_map(1), (), (), 0, 16)
    assert page(board(empty, words(EN)))


@pytest.mark.parametrize("count", [0, 1, 6, 18, 40])
def test_a_hand_of_any_size_can_be_drawn(count: int) -> None:
    shown = replace(hand_picture(6), cards=(CARDS * 6)[:count])
    assert page(faces.hand(shown, words(FR)))
    assert faces.hand(shown, words(FR)).height <= 4_096


def test_any_number_of_envelopes_can_be_drawn() -> None:
    assert faces.envelopes(envelopes_picture(*[12] * 16), words(EN)).height <= 4_096
    assert EN["unknown"] in said(faces.envelopes(envelopes_picture(), words(EN)))
    assert EN["no-cards"] in said(faces.envelopes(envelopes_picture(0), words(EN)))


def test_a_card_tells_its_dice_where_they_count_and_what_it_covers() -> None:
    told = said(faces.hand(replace(hand_picture(0), cards=CARDS[1:4]), words(EN)))
    assert {"+1", "+2", "in space", "on the ground", "Hot", "Temperate", "One use"} <= set(told)


def test_a_sheet_tells_race_favours_and_abilities() -> None:
    told = said(faces.sheets(sheets_picture(1), words(EN)))
    assert {"Intelligence ×2", RACES[0], "Hot", "Cold", "Alex", "Sporrin Velm"} <= set(told)


@pytest.mark.parametrize("language", [EN, FR])
def test_pictures_ask_for_the_listed_words_and_no_others(language: dict[str, str]) -> None:
    asked: set[str] = set()

    class Listening(dict[str, str]):
        def __getitem__(self, key: str) -> str:
            asked.add(PREFIX + key)
            return language[key]

    assert len(dict(gallery(Listening()))) > 10
    assert asked == set(KEYS)
    assert sorted(EN) == sorted(key.removeprefix(PREFIX) for key in KEYS)


def test_the_players_differ_in_form_letter_and_colour_and_from_what_planets_show() -> None:
    assert [len({getattr(look, what) for look in LOOKS}) for what in ("form", "letter", "colour")] == [
        4,
        4,
        4,
    ]
    assert not {look.letter for look in LOOKS} & {EN[f"letter-{value}"] for value in LETTERS}
    assert not {look.colour for look in LOOKS} & {world.colour for world in WORLDS.values()}


def test_everything_the_rules_know_has_its_looks() -> None:
    assert (set(WORLDS), set(AIRS), set(GRAVITIES)) == tuple(
        set(get_args(each)) for each in (Temperature, Atmosphere, Gravity)
    )
    assert {*TERRAINS, "plain"} == set(get_args(Terrain))
    assert set(CARD_KINDS) == set(KINDS)
    assert len({creature(race) for race in CHARACTERS}) == 8
    assert creature(9) == ()


def test_names_are_our_own_and_fit() -> None:
    assert len({name[0] for name in PLANETS}) == len(PLANETS) == 24
    assert max(map(len, PLANETS)) <= 9
    characters = [name for names in CHARACTERS.values() for name in names]
    assert len(set(characters)) == 16
    assert max(map(len, characters)) <= LONGEST
    assert all(name.isascii() for name in (*PLANETS, *characters))


async def draw() -> dict[str, bytes]:
    """All pictures in both languages, as files."""
    painter = Painter()
    drawn = {
        f"{name}-{code}.png": await painter.png(made)
        for code, language in (("en", EN), ("fr", FR))
        for name, made in gallery(language)
    }
    await painter.close()
    return drawn


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    for file_name, png in asyncio.run(draw()).items():
        Path(sys.argv[1], file_name).write_bytes(png)
