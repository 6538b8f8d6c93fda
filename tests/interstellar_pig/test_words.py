"""Every sentence of the game, in both languages; what holds in every game is in tests/i18n/sentences.py."""

import re
from pathlib import Path
from typing import ClassVar, Final

import pytest

import games.interstellar_pig
from bot.i18n import LANGUAGES, Language, measure_length
from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, EVENTS, list_abilities
from games.interstellar_pig.picture.shown import KEYS as PICTURE
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.state.names import LONGEST
from porc_royal.facts import Arg, Listing, Named, Seat, Who
from tests.i18n.sentences import EverySentence, Game

PEOPLE: Final = ("who", "attacker", "defender", "winner", "loser", "enemy", "target")
EVERYBODY: Final = Listing(tuple(Who(Seat(seat)) for seat in range(4)))
HAND: Final = Listing(
    tuple(Named("card", f"{title}.1") for title in sorted(RULEBOOK.assembly.table(CARDS), key=len)[-6:])
)
CALLED: Final = "W" * LONGEST
TEXTS: Final[dict[str | tuple[str, str], Arg]] = {
    **dict.fromkeys(PEOPLE, Who(Seat(0))),
    **dict.fromkeys(("order", "tied"), EVERYBODY),
    **dict.fromkeys(("ship", "name"), CALLED),
    **dict.fromkeys(("planet", "place"), f"{CALLED} (P05)"),
    **dict.fromkeys(("card", "vault", "vaccine"), Named("card", "breathing-apparatus.1")),
    **dict.fromkeys(("cards", "hand"), HAND),
    "event": Named("event", "navigation-error"),
    "effect": Named("effect", "space-monster"),
    "race": Named("race", "octopus"),
    "temperature": Named("temperature", "temperate"),
    "atmosphere": Named("atmosphere", "oxidizing"),
    "gravity": Named("gravity", "moderate"),
    "terrain": Named("terrain", "topography"),
    "abilities": Listing((Named("ability", "super-metabolism"),) * 3),
    "favours": Listing(tuple(Named("need", need) for need in ("temperate", "oxidizing", "reducing"))),
    "planets": Listing((f"{CALLED} (16)",) * 4),
    "needs": Listing(tuple(Named("need", need) for need in ("temperate", "oxidizing", "topography"))),
    "layer": Named("layer", "surface"),
    "kind": Named("fight-kind", "ground"),
    "purpose": Named("throw", "forward"),
    "phase": Named("phase", "placement"),
    "how": Named("how", "added"),
    "stance": Named("stance", "reusable"),
    "dice": "6, 5, 4, 3, 2, 1, 1, 1",
    "sign": "@",
    "line": "L12",
    "one": "P05",
    "other": "P11",
    (facts.SUMMARY_PLANET, "lines"): Listing(("L05", "L11", "L12", "L28")),
    "lines": "25 → 26 → 27",
    (facts.SUMMARY_SEAT, "hand"): 6,
    (facts.COMMITTED, "dice"): 6,
    (facts.ASK_COMMIT, "dice"): 6,
    (facts.ASK_COMMIT, "hand"): 6,
}
"""Long examples of the arguments that are no numbers, by name, or by key and name; all others are numbers."""

GAME: Final = Game(
    name=RULEBOOK.name,
    options=RULEBOOK.options,
    sections=RULEBOOK.sections,
    folder=Path(games.interstellar_pig.__file__).parent / "messages",
    keys=RULEBOOK.assembly.keys,
    things={
        **RULEBOOK.assembly.keys.things,
        "ability": tuple(list_abilities(RULEBOOK.assembly).values()),
        "card": tuple(RULEBOOK.assembly.table(CARDS)),
        "event": tuple(RULEBOOK.assembly.table(EVENTS)),
    },
    chance=RULEBOOK.assembly.keys.chances,
    steps=RULEBOOK.assembly.keys.steps,
    picture=PICTURE,
    texts=TEXTS,
    parts=frozenset({"interstellar_pig-odds", "interstellar_pig-way"}),
    titled=("ability", "card", "event"),
    reworded=frozenset({"interstellar_pig-lobby-lasts", "interstellar_pig-end-deals"}),
    long={facts.DIVIDED: 460, facts.ASK_STASH: 340},  # two lists of cards, four names, in private
)


class TestSentences(EverySentence):
    game: ClassVar = GAME


@pytest.mark.parametrize(("language", "uncounted"), [("fr", "pièges"), ("en", "traps")])
def test_you_can_live_there_says_what_was_not_counted(language: Language, uncounted: str) -> None:
    """R-64, R-66: what lies in an envelope is known to nobody, or was once."""
    assert uncounted in GAME.text(language, facts.NOTE_LIVABLE)


PRIVATE: Final = frozenset(
    (
        *(facts.DEALT, facts.KEPT, facts.STASHED_IN, facts.FOUND, facts.DIVIDED, facts.LOOT, facts.KEEPS),
        *(facts.OUT, facts.STANDS, facts.ENDS_ALONE, facts.ENDS_ASKED),
        *(f"{facts.PREFIX}{name}" for name in ("sensors-hand", "repair-ordered", "repair-cancelled")),
    )
)
"""What is whispered."""

EMPTY: Final = (
    *(facts.KEPT, facts.STASHED_IN, facts.FOUND, facts.DIVIDED, facts.COMMITTED, facts.LOOT, facts.LAST_HAND),
    *(facts.SUMMARY_ENVELOPE, f"{facts.PREFIX}sensors-hand"),
)
"""What may be said of no card at all."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_no_card_no_list_is_left_hanging(language: Language) -> None:
    for key in EMPTY:
        empty = GAME.say(language, key, {**GAME.example(key, 0), "cards": Listing(())})
        filled = GAME.say(language, key, {**GAME.example(key, 0), "cards": HAND})
        assert empty == filled, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_is_singular(language: Language) -> None:
    one = Listing((Named("card", "trap.1"),))
    for key, args in GAME.spoken.items():
        if "number" in args and "cards" in args and key != facts.DEALT:
            text = GAME.say(language, key, {**GAME.example(key, 1), "cards": one})
            assert "1 cards" not in text, text
            assert "1 cartes" not in text, text


def test_only_what_is_whispered_speaks_to_one_player() -> None:
    for key in RULEBOOK.assembly.keys.facts:
        text = GAME.say("fr", key, GAME.example(key, 2))
        alone = re.search(r"\b(?:tu|toi|te|t’|ton|ta|tes)\b", text, re.IGNORECASE)
        assert alone is None or key in PRIVATE, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_waits_is_the_same_for_every_hand(language: Language) -> None:
    for key in GAME.waiting:
        text = GAME.text(language, key)
        assert not any(
            GAME.named(language, Named("card", title)) in text for title in RULEBOOK.assembly.table(CARDS)
        ), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_one_table_are_told_apart(language: Language) -> None:
    letters = f"{facts.PREFIX}picture-letter-"
    for values in (
        ("hot", "cold", "temperate"),
        ("oxidizing", "reducing", "inert"),
        ("light", "moderate", "heavy"),
    ):
        shown = [GAME.text(language, letters + value) for value in values]
        assert [measure_length(one) for one in shown] == [1, 1, 1]
        assert len(frozenset(shown)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_tie_nobody_is_said_to_part(language: Language) -> None:
    """IP-61, R-43, R-49 ("If tied, no one gets killed"): both stay where they are."""
    text = GAME.say(language, facts.TIED, {"score": 12})
    assert {"fr": "n’est tenu de partir", "en": "nobody has to leave"}[language] in text


def test_french_says_what_people_say() -> None:
    for key in (*RULEBOOK.assembly.keys.facts, *RULEBOOK.assembly.keys.refusals):
        text = GAME.say("fr", key, GAME.example(key, 2))
        assert not re.search(r"à ce tour|Sans de quoi", text), text
