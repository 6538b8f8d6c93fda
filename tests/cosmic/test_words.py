"""Every sentence of the game, in both languages; what holds in every game is in tests/i18n/sentences.py."""

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import ClassVar, Final

import games.cosmic
from bot.i18n import LANGUAGES
from games.cosmic import facts
from games.cosmic.extension.declarations import ALIENS, DEALT
from games.cosmic.picture.shown import KEYS as PICTURE
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.sections import SECTIONS
from games.cosmic.state.catalogue import ARTIFACT, FLARE, KINDS
from games.cosmic.views.names import describe_thing
from porc_royal.facts import Arg, Listing, Named, Seat, Who
from tests.cosmic.scenario import meet
from tests.i18n.sentences import EverySentence, Game

# fmt: off
BASE: Final = (
    "amoeba", "anti-matter", "aura", "barbarian", "calculator", "chosen", "clone", "cudgel", "deuce", "diplomat",
    "ethic", "fido", "filch", "fodder", "grudge", "hacker", "hate", "healer", "human", "joker", "kamikaze", "loser",
    "love", "machine", "macron", "magician", "masochist", "mind", "mirror", "mite", "mutant", "observer", "oracle",
    "pacifist", "parasite", "philanthropist", "pickpocket", "remora", "saboteur", "shadow", "sorcerer", "spiff",
    "tick-tock", "tourist", "trader", "tripler", "vacuum", "virus", "visionary", "void", "vulch", "warpish",
    "warrior", "will", "yin-yang", "zombie",
)
# fmt: on
"""The 56 aliens of part 2."""
TOLD: Final = tuple(name.replace("_", "-") for name in RULEBOOK.assembly[DEALT])
"""Those that a numbered rule quotes: all but what an expansion brings for its own sake."""
NAMES: Final = tuple(sorted(name.replace("_", "-") for name in RULEBOOK.assembly.table(ALIENS)))
PRINTED: Final = tuple(
    name.replace("_", "-") for name, kind in RULEBOOK.assembly.table(KINDS).items() if kind.type != FLARE
)
NAMED: Final = tuple(
    kind.known.replace("_", "-") for kind in RULEBOOK.assembly.table(KINDS).values() if kind.known
)
TITLES: Final = tuple(dict.fromkeys((*PRINTED, *NAMED, "attack-42", "retreat")))
"""The cards of all decks, and what the Joker's tokens make of them."""
EVERYBODY: Final = Listing(tuple(Who(Seat(seat)) for seat in range(6)))
HAND: Final = Listing(tuple(Named("card", title) for title in sorted(TITLES, key=len)[-8:]))
TEXTS: Final[dict[str | tuple[str, str], Arg]] = {
    **dict.fromkeys(("who", "other"), Who(Seat(0))),
    **dict.fromkeys(("seats", "winners"), EVERYBODY),
    (facts.ASK_ALLY, "offense"): Who(Seat(0)),
    (facts.ASK_ALLY, "defense"): Who(Seat(1)),
    **dict.fromkeys(("alien", "what"), Named("alien", "sorcerer")),
    "aliens": Listing((Named("alien", "sorcerer"), Named("alien", "pacifist"))),
    "card": Named("card", "emotion-control"),
    (facts.TOTAL, "card"): 40,
    (facts.DESTINY_SPECIAL, "card"): Named("destiny", "most-colonies"),
    "cards": HAND,
    (facts.REWARDED, "cards"): 4,
    "planet": "2-4",
    "sort": Named("sort", "wild"),
    "stance": Named("stance", "offense"),
    "types": Listing(tuple(Named("card-type", one) for one in RULEBOOK.assembly.keys.things["card-type"])),
    "phase": Named("phase", "resolution"),
    "ship": Named("special", "salvage"),
    "back": Named("back", "reward"),
    ("cosmic-outline-reward-deck", "deck"): Named("reward-deck", "both"),
}
"""Long examples of the arguments that are no numbers, by name, or by key and name; all others are numbers."""

CHOICES: Final = tuple(f"cosmic-choice-{what}" for what in RULEBOOK.assembly.keys.things["choice"])
"""Small questions; each stands for itself."""
ARTIFACTS: Final = tuple(
    name.replace("_", "-")
    for name, kind in RULEBOOK.assembly.table(KINDS).items()
    if kind.type == ARTIFACT or kind.is_told
)
"""Cards with a text of their own."""


class WithTexts(Game):
    """What is printed on aliens, flares and artifacts has its sentences, and small questions; longer than names."""

    @cached_property
    def expected(self) -> Mapping[str, tuple[str, ...]]:
        texts = [f"{self.name}-{kind}-{name}" for kind in ("power", "wild", "super") for name in NAMES]
        return {
            **super().expected,
            **dict.fromkeys([*texts, *(f"{self.name}-effect-{name}" for name in ARTIFACTS), *CHOICES], ()),
            **dict.fromkeys(self.rulebook, ()),
        }

    @property
    def rulebook(self) -> list[str]:
        sections = [f"{self.name}-section-{section.name}" for section in SECTIONS]
        rules = [rule for section in SECTIONS for rule in section.rules]
        keys = {rule: f"{self.name}-rule-{rule.id.lower()}" for rule in rules}
        reasons = [f"{key}-why" for rule, key in keys.items() if rule.ruling or rule.unplayed]
        return [*sections, *keys.values(), *reasons]


GAME: Final = WithTexts(
    name=RULEBOOK.name,
    options=RULEBOOK.options,
    sections=RULEBOOK.sections,
    folder=Path(games.cosmic.__file__).parent / "messages",
    keys=RULEBOOK.assembly.keys,
    things={
        **{kind: names for kind, names in RULEBOOK.assembly.keys.things.items() if kind != "choice"},
        "card": TITLES,
        "flare": NAMES,
        "alien": NAMES,
    },
    chance=RULEBOOK.assembly.keys.chances,
    steps=RULEBOOK.assembly.keys.steps,
    picture=PICTURE,
    texts=TEXTS,
    titled=("alien", "card", "flare"),
    reworded=frozenset({"cosmic-end-deals"}),
    parts=frozenset({"cosmic-stands-at"})
    | frozenset(f"cosmic-{kind}-{name}" for kind in ("alien", "power") for name in TOLD),
    long={"cosmic-planetoid-signs": 500},  # all players, below the question
)


class TestSentences(EverySentence):
    game: ClassVar = GAME


def test_small_questions_are_whole_sentences() -> None:
    for language in LANGUAGES:
        for key in CHOICES:
            assert 10 <= len(GAME.text(language, key)) <= 180, key
            assert GAME.text(language, key)[-1] in "?.", key


def test_every_alien_of_the_catalogue_is_there() -> None:
    assert set(BASE) <= set(NAMES)


def test_an_attack_that_no_deck_holds_has_a_name() -> None:
    """A20: Joker makes one of 42; once it is called by its title, nothing more is looked up."""
    seen = meet("human", "human").play.view(None)
    said = describe_thing(seen, Named("card", "attack_42"))
    assert said is not None
    title = said.args["thing"]
    assert title == Named("card", "attack-42")
    assert isinstance(title, Named)
    assert describe_thing(seen, title) is None


def test_every_card_goes_by_its_title_wherever_it_is_named() -> None:
    """A button that offers a single card names it by what it is called in the deck; nobody reads that."""
    seen = meet("human", "human").play.view(None)
    for kind in RULEBOOK.assembly.table(KINDS):
        said = describe_thing(seen, Named("card", kind))
        named = said.args["thing"] if said is not None else Named("card", kind)
        assert isinstance(named, Named)
        assert "_" not in named.name, kind
        for language in LANGUAGES:
            assert "_" not in GAME.text(language, f"cosmic-{named.kind}-{named.name}"), kind


ONE_WORD: Final[Mapping[str, str]] = {
    r"\b(planche|feuille)s?\b": "fiche",
    r"\bartefacts?\b": "artéfact",
    r"\bpaquet cosmique\b": "pioche cosmique",
}
"""What is called so in French nowhere, and what it is called instead: the sheet of an alien, an artifact, the deck."""


def test_french_has_one_word_for_one_thing() -> None:
    read = (Path(games.cosmic.__file__).parent / "messages" / "fr").glob("*.ftl")
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(read)}
    found = {
        f"{name}: {other}, not {word}"
        for name, text in texts.items()
        for other, word in ONE_WORD.items()
        if re.search(other, text, re.IGNORECASE)
    }
    assert found == set()
    whole = " ".join(texts.values()).lower()
    assert all(word in whole for word in ONE_WORD.values())
