"""Every sentence of the game, in both languages; what holds in every game is in tests/i18n/sentences.py."""

import re
from pathlib import Path
from typing import ClassVar, Final

import pytest

import games.cochons
from bot.i18n import LANGUAGES, Language, measure_length
from games.cochons import facts
from games.cochons.clans.babiroussa_landing_ban import FORBIDDEN
from games.cochons.clans.babiroussa_recovery import RECOVERED
from games.cochons.clans.babiroussa_sermon import PREACHED
from games.cochons.clans.hylocherus_famine import STARVES
from games.cochons.clans.hylocherus_flight import FLIGHT
from games.cochons.clans.hylocherus_theft import STOLE
from games.cochons.clans.pecari_reroll import REROLL
from games.cochons.clans.pecari_technology import TWEAKED
from games.cochons.clans.phacocherus_again import MOVES_AGAIN
from games.cochons.clans.phacocherus_assassins import ASSASSINS
from games.cochons.clans.phacocherus_tie import TIE_WON
from games.cochons.clans.porcus_ban import DENOUNCED
from games.cochons.clans.scrofa_neighbours import NUDGED
from games.cochons.clans.scrofa_reorganisation import REORGANISATION
from games.cochons.corrections import RESERVE
from games.cochons.extension.catalogue import CARDS
from games.cochons.picture.shown import KEYS as PICTURE
from games.cochons.rulebook import RULEBOOK
from games.cochons.rules.ballots import ASK_SEALED_VOTE, ASK_VOTE
from games.cochons.state.geometry import CELLS
from games.cochons.state.names import CHIEFS, PLANETS
from games.cochons.views.outline import FORESEEN_PERHAPS, FORESEEN_WIN
from porc_royal.cards import say_card
from porc_royal.facts import Arg, Listing, Named, Seat, Who
from tests.i18n.sentences import LONGEST_NAME, EverySentence, Game

PARTS: Final = frozenset(
    f"cochons-troops{which}" for which in ("", "-enemy", "-attack", "-defence", "-short")
) | {
    *(
        "cochons-acorn",
        "cochons-governors-counted",
        "cochons-governors-pile",
        "cochons-monsters",
    ),
    *(
        "cochons-odds",
        "cochons-odds-blind",
        "cochons-odds-laid",
        "cochons-odds-open",
        "cochons-technology-kills",
    ),
}
"""Pieces of sentences, which stand in others and take the variables of these."""

EVERYBODY: Final = Listing(tuple(Who(Seat(seat)) for seat in range(6)))
TEXTS: Final[dict[str | tuple[str, str], Arg]] = {
    **dict.fromkeys(("who", "attacker", "defender", "winner", "loser", "enemy"), Who(Seat(0))),
    **dict.fromkeys(("caller", "candidate", "home", "victim", "towards", "ally", "by"), Who(Seat(0))),
    **dict.fromkeys(("candidates", "voters", "allies"), EVERYBODY),
    "twice": Listing(EVERYBODY.items[:3]),
    **dict.fromkeys(("tile", "origin", "target", "one", "other"), Named("tile", "B12")),
    "cell": Named("cell", "B12"),
    "host": Who(Seat(0)),
    **{(f"cochons-{key}", "dice"): " ".join("6" * 23) for key in ("famine-toll", "preached")},
    **dict.fromkeys(("dice", "enemy_dice"), "2D6+18"),
    (facts.NOTE_HELD, "dice"): "D8+20",
    "clan": Named("clan", "hylocherus"),
    "piece": Named("piece", "gruik"),
    "which": Named("die", "defence-2"),
    "phase": Named("phase", "reorganisation"),
    "kind": Named("tile-kind", "double-yellow"),
    "planet": max(PLANETS, key=len),
    "chief": max(CHIEFS.values(), key=len),
    "card": Named("card", "deplacement-de-planetes.8"),
    "cards": Listing(
        tuple(Named("card", f"{title}.1") for title in sorted(RULEBOOK.assembly.table(CARDS), key=len)[-4:])
    ),
    "given": Listing(
        tuple(Named("card", f"{title}.1") for title in sorted(RULEBOOK.assembly.table(CARDS), key=len)[-4:])
    ),
    "chips": Listing(tuple(Named("chip", value) for value in "333222211")),
    "path": Listing((Named("tile", "B10"), Named("tile", "B11"), Named("tile", "B12"))),
    "order": EVERYBODY,
    "tiles": Listing(tuple(f"B{place} 12G+3GG" for place in range(1, 13))),
}
"""Long examples of the arguments that are no numbers, by name; all others are numbers."""

GAME: Final = Game(
    name=RULEBOOK.name,
    options=RULEBOOK.options,
    sections=RULEBOOK.sections,
    folder=Path(games.cochons.__file__).parent / "messages",
    keys=RULEBOOK.assembly.keys,
    things={
        **RULEBOOK.assembly.keys.things,
        "card": tuple(RULEBOOK.assembly.table(CARDS)),
        "tile": (RESERVE,),  # the others are called by their cells
    },
    chance=RULEBOOK.assembly.keys.chances,
    steps=RULEBOOK.assembly.keys.steps,
    picture=PICTURE,
    texts=TEXTS,
    parts=PARTS,
    reworded=frozenset({"cochons-end-deals"}),
    # six names in a row, or two handfuls of cards
    long={
        key: 480 if {"candidates", "given"} & set(args) else 330
        for key, args in RULEBOOK.assembly.keys.sayings.items()
        if {"order", "candidates", "voters", "allies", "given"} & set(args)
    },
)


class TestSentences(EverySentence):
    game: ClassVar = GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_bears_the_title_that_the_french_one_has(language: Language) -> None:
    for title in RULEBOOK.assembly.table(CARDS):
        card = say_card(f"{title}.1")
        assert GAME.named(language, card).startswith(GAME.named("fr", card))


@pytest.mark.parametrize(("language", "kinship"), [("fr", "neveu"), ("en", "nephew")])
def test_the_baron_is_the_emperors_nephew_as_the_title_of_his_card_says(
    language: Language, kinship: str
) -> None:
    """EV-01: "neveu de Groin Groin"."""
    effect = GAME.say(language, facts.KEYS.effect_of("baron-harkonono"), {})
    assert kinship in effect
    assert "oncle" not in effect


@pytest.mark.parametrize(
    ("language", "published"), [("fr", "qui a voté pour qui"), ("en", "who voted for whom")]
)
def test_what_a_secret_ballot_publishes_is_said_in_its_question(language: Language, published: str) -> None:
    assert published in GAME.say(language, ASK_SEALED_VOTE, {"number": 3})
    assert published not in GAME.say(language, ASK_VOTE, {"number": 3})


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_cells_are_the_same_in_every_language(language: Language) -> None:
    assert [GAME.named(language, Named("tile", cell)) for cell in CELLS] == list(CELLS)


@pytest.mark.parametrize(("gorets", "gruiks"), [(4, 0), (0, 4), (4, 4), (1, 0), (0, 1)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_of_zero_gorets_or_zero_gros_gruiks(
    language: Language, gorets: int, gruiks: int
) -> None:
    for key, declared in GAME.spoken.items():
        if any(name.endswith("gruiks") for name in declared):
            args = GAME.example(key, 4)
            args |= {name: gorets for name in declared if name.endswith("gorets")}
            args |= {name: gruiks for name in declared if name.endswith("gruiks")}
            text = GAME.say(language, key, args)
            assert not re.search(r"\b0 ?G", text), text
            assert text.count("G+") == text.count("GG") * bool(gorets and gruiks), text


def test_one_pig_is_singular_and_two_are_plural() -> None:
    def placed(language: Language, gorets: int, gruiks: int) -> str:
        args: dict[str, Arg] = {"who": Who(Seat(0)), "tile": "A1", "gorets": gorets, "gruiks": gruiks}
        return GAME.say(language, facts.PLACED, args).removeprefix(f"{LONGEST_NAME} place").lstrip("s ")

    assert placed("en", 1, 0) == "1 Goret on A1."
    assert placed("en", 3, 1) == "3 Gorets and 1 Gros Gruik on A1."
    assert placed("fr", 0, 1) == "1 Gros Gruik en A1."
    assert placed("fr", 1, 2) == "1 Goret et 2 Gros Gruiks en A1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_fits_one_line_with_dice_totals_and_loss(language: Language) -> None:
    numbers = {name: 9 for name in RULEBOOK.assembly.keys.facts[facts.ROUND_WON] if name not in TEXTS}
    line = GAME.say(
        language, facts.ROUND_WON, {**GAME.example(facts.ROUND_WON, 0), **numbers, "piece": "Goret"}
    )
    assert line.count(" 9 (🎲 9 + 9)") == 2
    assert "Goret" in line
    assert "\n" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_that_adds_nothing_shows_its_die_alone(language: Language) -> None:
    args = {**GAME.example(facts.ROUND_TIED, 4), "attack_more": 0, "defence_more": 0}
    assert GAME.say(language, facts.ROUND_TIED, args).count(" 4 (🎲 4)") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_a_tile_to_choose_stays_short(language: Language) -> None:
    for key in (facts.NOTE_TILE, facts.NOTE_HELD):
        bare = GAME.say(language, key, GAME.example(key, 18)).replace(LONGEST_NAME, "Ana")
        assert measure_length(bare) <= 50, bare


POWERS: Final = {
    "hylocherus": (STOLE, STARVES, FLIGHT.told),
    "porcus": (DENOUNCED,),
    "babiroussa": (PREACHED, FORBIDDEN, RECOVERED),
    "phacocherus": (TIE_WON, ASSASSINS, MOVES_AGAIN.told),
    "scrofa": (NUDGED, REORGANISATION.told),
    "pecari": (REROLL.told, TWEAKED),
}
"""What everybody is told when a clan uses a power that is no card."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clan", POWERS)
def test_what_all_are_told_of_a_power_names_it(language: Language, clan: str) -> None:
    name = GAME.named(language, Named("clan", clan)).split(" ")[0]
    head = f"Power of the {name}: " if language == "en" else f"Pouvoir des {name}\u00a0: "
    for key in POWERS[clan]:
        assert head in GAME.say(language, key, GAME.example(key, 3)), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [FORESEEN_WIN, FORESEEN_PERHAPS])
def test_the_bell_of_a_recipe_names_the_button_by_which_one_acts(language: Language, key: str) -> None:
    """“Had better act” did not say how: who had never played looked for a button of that name."""
    label = GAME.say(language, f"{facts.ASK_TRAVEL}-trip", {})
    assert f"*{label}*" in GAME.say(language, key, GAME.example(key, 3))
