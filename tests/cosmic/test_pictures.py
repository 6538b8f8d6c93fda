"""The pictures as scenes: nothing overlaps, every ship is counted, every word fits. `gallery.py` draws them."""

from collections import Counter
from dataclasses import replace
from typing import Final, get_args

import pytest
from msgspec import structs

from bot.i18n import LANGUAGES, Language
from bot.painter import write_page
from bot.painter.metrics import load_face
from games.cosmic.picture.board import draw_board
from games.cosmic.picture.emblem import draw_emblem
from games.cosmic.picture.encounter import draw_encounter
from games.cosmic.picture.faces import draw_aliens, draw_hand
from games.cosmic.picture.palette import CARD_KINDS, LINES, LOOKS, blend_colours
from games.cosmic.picture.pictures import make_board
from games.cosmic.picture.places import find_globe
from games.cosmic.picture.shown import (
    KEYS,
    KINDS,
    PREFIX,
    CardKind,
    FleetShown,
    LineKind,
)
from games.cosmic.picture.systems import draw_alien, measure_system
from games.cosmic.picture.worlds import RADIUS
from porc_royal.facts import Seat
from porc_royal.picture.palette import GOLD
from porc_royal.picture.shown import collect_words
from porc_royal.scene import Circle, Group, Layer, Rect, Text
from tests.cosmic import printed
from tests.cosmic.gallery import gallery, phrase_of
from tests.cosmic.geometry import (
    SMALLEST,
    Box,
    covered,
    everything,
    laid,
    overlap,
    points,
    ships,
    told,
    unread,
)
from tests.cosmic.positions import (
    aliens_of,
    board_of,
    calm,
    different,
    discovered,
    encounter_of,
    expanded,
    hand_of,
    holding,
    researching,
)
from tests.cosmic.prepared import prepare

LANGUAGES_SHOWN: Final[tuple[Language, ...]] = tuple(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES_SHOWN)
def test_every_picture_is_as_wide_as_a_telephone_and_everything_is_inside(language: Language) -> None:
    for name, made in gallery(collect_words(phrase_of(language))):
        assert (made.width, made.height <= 4_096) == (1080, True), name
        assert write_page(made), name
        for shape, x, y, scale in everything(made):
            if isinstance(shape, Circle) and shape.r < 4:
                continue  # a star of the sky
            for px, py in points(shape):
                inside = (
                    0 <= x + px * scale // 100 <= made.width and 0 <= y + py * scale // 100 <= made.height
                )
                assert inside, (name, shape)


@pytest.mark.parametrize("language", LANGUAGES_SHOWN)
def test_no_word_is_cut_and_all_can_be_read_on_a_telephone(language: Language) -> None:
    for name, made in gallery(collect_words(phrase_of(language))):
        assert not list(unread(made)), name


@pytest.mark.parametrize("language", LANGUAGES_SHOWN)
@pytest.mark.samples("fr")
def test_every_alien_and_every_card_has_room_for_its_words(language: Language) -> None:
    words = collect_words(phrase_of(language))
    for sheet in printed.sheets(words):
        made = draw_aliens(sheet, words)
        assert not [*unread(made), *covered(made)], sheet.title
    for card in printed.hands(words):
        made = draw_hand(card, words)
        assert not [*unread(made), *covered(made)], card.title


@pytest.mark.parametrize("language", LANGUAGES_SHOWN)
def test_the_words_of_the_legend_need_not_be_squeezed(language: Language) -> None:
    """With every expansion eight have six lines of them: the smallest words of the picture, on a telephone."""
    face, found = load_face(bold=False), set[str]()
    for _, made in gallery(collect_words(phrase_of(language))):
        (legend,) = [one.shapes for one in made.layers if one.name == "legend"] or [()]
        for shape, *_ in everything(structs.replace(made, layers=(Layer("legend", legend),))):
            if isinstance(shape, Text) and shape.max_width is not None:
                assert face.width(shape.words, shape.size) <= shape.max_width, shape.words
                found.add(shape.words)
    assert len(found) > 15


def test_no_words_lie_on_others() -> None:
    for name, made in gallery(collect_words(phrase_of("fr"))):
        assert not list(covered(made)), name


@pytest.mark.parametrize("players", range(3, 9))
def test_every_ship_is_counted_and_no_count_hides_another(players: int) -> None:
    for shown in (board_of(players), expanded(players)):
        made = draw_board(shown, collect_words(phrase_of("en")))
        worlds = [world for system in shown.systems for world in system.worlds]
        fleets = [each for world in worlds for each in world.fleets]
        fleets += [*shown.warp, *shown.offense, *shown.defense]
        drawn = ships(made)
        assert sorted((letter, count) for letter, count, _ in drawn) == sorted(
            (LOOKS[each.seat].letter, str(each.count)) for each in fleets
        )
        assert not any(
            overlap(one, other) for at, (_, _, one) in enumerate(drawn) for _, _, other in drawn[:at]
        )


@pytest.mark.parametrize("players", range(3, 9))
def test_systems_and_the_band_between_them_stand_apart(players: int) -> None:
    made = draw_board(expanded(players), collect_words(phrase_of("fr")))
    grounds = next(layer.shapes for layer in made.layers if layer.name == "grounds")
    frames: list[Box] = []
    for each in grounds:
        assert isinstance(each, Group)
        frame = each.shapes[0]
        assert isinstance(frame, Rect)
        frames.append((each.x, each.y, each.x + frame.width, each.y + frame.height))
    assert len(frames) == players + 1
    assert not any(overlap(one, other) for at, one in enumerate(frames) for other in frames[:at])


def test_a_crowd_of_all_colours_finds_room_in_the_gate_the_warp_and_on_one_planet() -> None:
    crowd = tuple(FleetShown(seat, 16, "charged") for seat in range(8))
    plain = board_of(8)
    full = structs.replace(
        plain.systems[0],
        worlds=tuple(structs.replace(world, fleets=crowd) for world in plain.systems[0].worlds),
    )
    shown = replace(
        plain, systems=(full, *plain.systems[1:]), warp=crowd, offense=crowd[:7], defense=crowd[:7]
    )
    made = draw_board(shown, collect_words(phrase_of("en")))
    drawn = ships(made)
    assert len([count for _, count, _ in drawn if count == "16"]) == 5 * 8 + 8 + 14
    assert not any(overlap(one, other) for at, (_, _, one) in enumerate(drawn) for _, _, other in drawn[:at])
    sizes = [shape.size * scale // 100 for shape, _, _, scale in everything(made) if isinstance(shape, Text)]
    assert min(sizes) >= SMALLEST


def test_the_gate_points_at_its_planet_and_nowhere_when_it_has_none() -> None:
    words = collect_words(phrase_of("en"))
    beams = [
        next(layer.shapes for layer in draw_board(shown, words).layers if layer.name == "beam")
        for shown in (board_of(5), calm(), replace(board_of(5), aim="9-9"))
    ]
    assert [bool(beam) for beam in beams] == [True, False, False]


def test_only_signs_that_are_there_are_explained() -> None:
    words = collect_words(phrase_of("en"))
    rare = {words(PREFIX + name) for name in ("lit", "charged", "spent", "marker", "deck-reward")}
    assert not rare & told(draw_board(board_of(4), words))
    assert rare <= told(draw_board(expanded(), words))


def test_a_power_that_does_not_work_says_why() -> None:
    words = collect_words(phrase_of("fr"))
    assert {"Sans pouvoir", "Zappé"} <= told(draw_board(expanded(), words))
    assert {"Sans pouvoir", "Zappé"} <= told(draw_aliens(aliens_of(3), words))


def test_the_reason_why_a_power_does_not_work_covers_no_tokens() -> None:
    """They go on lying there, and are counted: a hoard, ships of the second colour."""
    words = collect_words(phrase_of("en"))
    for power in ("off", "zapped"):
        shown = structs.replace(board_of(4).systems[0], alien="lizard", power=power, tokens=12, captives=())
        boxes = [one for one in draw_alien(shown, 7, words) if isinstance(one, Rect)]
        discs = [one for one in draw_alien(shown, 7, words) if isinstance(one, Circle)]
        assert boxes
        assert discs
        for box in boxes:
            assert all(box.y + box.height < disc.y - disc.r for disc in discs)


def test_an_unknown_alien_is_not_drawn() -> None:
    shown = board_of(3)
    hidden = tuple(structs.replace(system, alien="", alien_name="") for system in shown.systems)
    assert "Amoeba" not in told(draw_board(replace(shown, systems=hidden), collect_words(phrase_of("en"))))


def test_a_card_face_down_says_nothing_of_its_face() -> None:
    words = collect_words(phrase_of("en"))
    down = replace(
        encounter_of().offense,
        cards=tuple(replace(card, face_down=True, title="") for card in hand_of(9).cards),
    )
    other = replace(down, cards=tuple(replace(card, kind="attack", value="") for card in down.cards))
    drawn = [
        write_page(draw_encounter(replace(encounter_of(), offense=party), words)) for party in (down, other)
    ]
    plain = [
        replace(card, text="", wild="", strong="", alien="", mine=False, note="") for card in other.cards
    ]
    drawn.append(
        write_page(draw_encounter(replace(encounter_of(), offense=replace(other, cards=tuple(plain))), words))
    )
    assert len(set(drawn)) == 1


def test_the_sum_is_told_line_by_line_and_the_totals_last() -> None:
    shown = encounter_of()
    found = told(draw_encounter(shown, collect_words(phrase_of("en"))))
    assert {line.label for line in shown.lines} <= found
    assert {figure for line in shown.lines for figure in (line.offense, line.defense)} - {""} <= found
    assert {"16", "20", shown.outcome, shown.rule} <= found
    assert not {"Total"} & told(draw_encounter(encounter_of(done=False), collect_words(phrase_of("en"))))


@pytest.mark.parametrize("count", [0, 1, 7, 40, 120])
def test_a_hand_of_any_size_can_be_drawn(count: int) -> None:
    made = draw_hand(different(count), collect_words(phrase_of("fr")))
    assert write_page(made)
    assert made.height <= 4_096
    assert any("de plus" in each for each in told(made)) == (count >= 80)


@pytest.mark.parametrize("count", [20, 31, 40, 55])
def test_a_large_hand_is_no_taller_than_a_telephone_shows(count: int) -> None:
    """Cards that are alike are drawn once, with how many they are; the texts are beside the hand in words."""
    made = draw_hand(hand_of(count), collect_words(phrase_of("fr")))
    assert made.height <= 2_100
    golden = [each.words for each, *_ in everything(made) if isinstance(each, Text) and each.colour == GOLD]
    numbers = [int(said.removeprefix("×")) for said in golden if said.startswith("×")]
    assert sum(numbers) + 16 - len(numbers) == count


def test_every_sign_of_the_legend_stands_on_the_board() -> None:
    """The way round the table, and tokens on a sheet; those that lie nowhere are not explained."""
    made = draw_board(board_of(5), collect_words(phrase_of("en")))
    legend = next(layer for layer in made.layers if layer.name == "legend")
    others = structs.replace(made, layers=tuple(layer for layer in made.layers if layer is not legend))
    signs = {"↻", "tokens of the alien"}
    assert signs <= told(made)
    assert "↻" in told(others)
    bare = replace(
        board_of(5), systems=tuple(structs.replace(one, tokens=None) for one in board_of(5).systems)
    )
    assert "tokens of the alien" not in told(draw_board(bare, collect_words(phrase_of("en"))))


def test_the_colour_of_a_found_planet_is_explained_where_there_is_one() -> None:
    """A67, CE-R23: it is nobody's who plays; a planetoid's mark means something else."""
    words = collect_words(phrase_of("en"))
    for other in (board_of(7), expanded()):
        assert "found planet" not in told(draw_board(other, words))
    assert {"found planet", "X1", "X2", LOOKS[7].letter} <= told(draw_board(discovered(), words))


def test_the_flask_of_techs_is_explained_where_somebody_has_some() -> None:
    """TD-2."""
    words, board = collect_words(phrase_of("en")), board_of(5)
    assert "done/all +ships" not in told(draw_board(board, words))
    assert {"done/all +ships", "1/2 +3"} <= set(told(draw_board(researching(), words)))


def test_aliens_have_emblems_of_their_own_that_never_change() -> None:
    names = [name.replace("-", "_") for name in printed.names("alien")]
    assert len(names) >= 56
    assert len({draw_emblem(name) for name in names}) == len(names)
    assert draw_emblem("") == ()
    assert draw_emblem("amoeba") == draw_emblem("amoeba")
    for name in names:
        far = [
            value * scale // 100
            for shape, _, _, scale in laid(draw_emblem(name))
            for point in points(shape)
            for value in point
        ]
        assert min(far) >= -100, name
        assert max(far) <= 100, name


def test_players_differ_in_form_letter_and_colour() -> None:
    assert [len({getattr(look, what) for look in LOOKS}) for what in ("form", "letter", "colour")] == [
        8,
        8,
        8,
    ]
    assert blend_colours("#ffffff", "#000000", 50) == "#7f7f7f"


def test_all_kinds_have_their_looks() -> None:
    assert set(CARD_KINDS) == set(KINDS) == set(get_args(CardKind))
    assert set(LINES) == set(get_args(LineKind))


def test_pictures_ask_for_the_listed_words_and_no_others() -> None:
    asked: set[str] = set()

    def listen(key: str) -> str:
        asked.add(key)
        return "word"

    assert len(dict(gallery(listen))) > 10
    assert asked == set(KEYS)


@pytest.mark.parametrize("players", [4, 8])
def test_captives_stand_beside_the_alien_that_holds_them_and_cover_nothing(players: int) -> None:
    """CE-R15: whose they are, and how many; techs below the planets cover none of them."""
    shown = holding(players)
    made = draw_board(shown, collect_words(phrase_of("en")))
    assert "captured ships" in told(made)
    assert "captured ships" not in told(draw_board(board_of(players), collect_words(phrase_of("en"))))
    drawn = ships(made)
    assert not any(overlap(one, other) for at, (_, _, one) in enumerate(drawn) for _, _, other in drawn[:at])
    system = shown.systems[0]
    assert (
        len(drawn) - len(ships(draw_board(board_of(players), collect_words(phrase_of("en")))))
        == players - 1 + 3
    )
    assert measure_system(system) > measure_system(structs.replace(system, techs=None))
    lowest = max(find_globe(place)[1] for place in range(len(system.worlds))) + RADIUS
    assert measure_system(system) - 23 - 17 >= lowest


def test_cards_beside_a_planet_stand_below_it_with_what_they_count_together() -> None:
    """A62: whoever aims there sees what may be added; the sign is explained where there are any."""
    standing = {"1-1": ("attack_08_7", "attack_06_1"), "1-2": ("attack_20_1",)}
    phrase = phrase_of("en")
    shown = make_board(prepare("citadel", "", standing=standing).play.view(None), None, phrase)
    bare = make_board(prepare("citadel", "").play.view(None), None, phrase)
    assert {*told(shown)} - {*told(bare)} == {"14", "20", "cards at planets"}


def test_whose_ships_are_held_is_taken_from_the_view() -> None:
    """CE-R15: those of Bride and of Pirate, each on its own sheet."""
    table = prepare(
        "bride", "pirate", held={"bride": {1: 2, 2: 1}, "pirate": {0: 3}}, options={"aliens": "all"}
    )
    bare = prepare("bride", "pirate", options={"aliens": "all"})
    phrase = phrase_of("en")
    drawn, before = (
        Counter(
            (letter, count) for letter, count, _ in ships(make_board(one.play.view(Seat(0)), None, phrase))
        )
        for one in (table, bare)
    )
    held = [(LOOKS[1].letter, "2"), (LOOKS[2].letter, "1"), (LOOKS[0].letter, "3")]
    assert all(drawn[one] > before[one] for one in held)
