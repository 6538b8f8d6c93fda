"""Every sentence of the election, in both languages; what holds in every game is in tests/i18n/sentences.py."""

from pathlib import Path
from typing import ClassVar, Final

import pytest

import games.election
from bot.i18n import LANGUAGES, Language
from bot.i18n.check import ROOT
from games.election import facts
from games.election.picture.shown import KEYS as PICTURE
from games.election.rulebook import RULEBOOK
from games.election.state.options import LONGEST_TITLE
from porc_royal.facts import Arg, Listing, Seat, Who
from tests.i18n.sentences import EverySentence, Game
from tests.words import WORDS

EVERYBODY: Final = Listing(tuple(Who(Seat(seat)) for seat in range(12)))
SEVERAL: Final = (
    "candidates",
    "ballot-open",
    "ballot-open-nameless",
    "ordered",
    "tied",
    "coalition",
    "ask-tie",
)
OVERRIDES: Final = frozenset(
    f"election-{key}"
    for key in (
        "end-lasted",
        "lesson-friends",
        "lobby-intro",
        "lobby-privacy",
        "lobby-started",
        "result-title",
        "result-winner",
        "result-there",
        "result-thanks",
        "lobby-lasts",
        "again-button",
    )
)
"""Sentences of the bot that read otherwise here."""

TEXTS: Final[dict[str | tuple[str, str], Arg]] = {
    **dict.fromkeys(("who", "home", "target"), Who(Seat(0))),
    **{(f"election-{key}", "who"): EVERYBODY for key in SEVERAL},
    "title": "W" * LONGEST_TITLE,
}

GAME: Final = Game(
    name=RULEBOOK.name,
    options=RULEBOOK.options,
    sections=RULEBOOK.sections,
    folder=Path(games.election.__file__).parent / "messages",
    keys=RULEBOOK.assembly.keys,
    things=RULEBOOK.assembly.keys.things,
    chance=RULEBOOK.assembly.keys.chances,
    steps=RULEBOOK.assembly.keys.steps,
    picture=PICTURE,
    texts=TEXTS,
    titled=(),
    parts=frozenset({"election-governors"}),
    long={f"election-{key}": 750 for key in SEVERAL},  # twelve names in a row
    reworded=OVERRIDES,
)


class TestSentences(EverySentence):
    game: ClassVar = GAME


@pytest.mark.parametrize(
    ("language", "published"), [("fr", "qui a voté pour qui"), ("en", "who voted for whom")]
)
def test_what_a_sealed_vote_publishes_is_said_before_the_vote(language: Language, published: str) -> None:
    """In the lobby, in its option, at the opening, and in the question itself."""
    before = ("election-lobby-privacy", "election-option-ballot-help", facts.BALLOT_OPEN)
    for key in before:
        assert published in GAME.say(
            language, key, GAME.example(key, 3) if key in GAME.spoken else {"number": 3}
        ), key
    sealed, aloud = (GAME.say(language, facts.ASK_VOTE, {"number": 3, "sealed": number}) for number in (1, 0))
    assert published in sealed
    assert published not in aloud


@pytest.mark.parametrize(("language", "published"), [("fr", "décompte"), ("en", "tally")])
def test_that_only_the_tally_is_published_is_said_before_the_vote(language: Language, published: str) -> None:
    """In the lobby, in its option, at the opening, and in the question itself."""
    for key in ("election-lobby-privacy", "election-option-ballot-help", "election-option-ballot-tally"):
        assert published in GAME.text(language, key), key
    assert published in GAME.say(
        language, facts.BALLOT_OPEN_NAMELESS, GAME.example(facts.BALLOT_OPEN_NAMELESS, 3)
    )
    nameless, named = (
        GAME.say(language, facts.ASK_VOTE, {"number": 3, "sealed": number}) for number in (2, 1)
    )
    assert published in nameless
    assert published not in named


@pytest.mark.parametrize(("language", "voters"), [("fr", "votant"), ("en", "voter")])
def test_that_candidates_are_voters_is_said_where_people_stand(language: Language, voters: str) -> None:
    for key in (facts.OPEN_CANDIDACY, "election-rule-c-61", "election-lobby-intro"):
        args = {"least": 2, "most": 12}
        assert voters in GAME.say(language, key, args), key


@pytest.mark.parametrize("name", ["README.md", "games/election/README.md"])
def test_the_documents_say_so_too(name: str) -> None:
    said = " ".join((ROOT / name).read_text(encoding="utf-8").split())
    assert "Candidates are voters" in said
    assert "who voted for whom" in said


@pytest.mark.parametrize(("language", "card"), [("fr", "carte"), ("en", "card")])
def test_whoever_closes_an_election_of_its_own_is_asked_for_no_cards(language: Language, card: str) -> None:
    """“Any more cards to play?” was asked where nobody holds any."""
    assert card not in WORDS.of(language).text("election-ask-close")


def test_either_lesson_says_that_governors_decide() -> None:
    """Who begins with the vote aloud met “5 governors” without a word on them."""
    for language, word in (("en", "governors decide"), ("fr", "gouverneurs qui décident")):
        for lesson in ("sealed", "aloud"):
            assert word in WORDS.of(language).text(f"election-lesson-{lesson}-begin")


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_whoever_may_be_called_stands_who_holds_the_governors(language: Language) -> None:
    """“5 governors” beside “Call” might have been what the call brings."""
    said = WORDS.of(language).text("election-note", number=5)
    assert {"en": "holds 5 governors", "fr": "tient 5 gouverneurs"}[language] == said
    none = WORDS.of(language).text("election-note", number=0)
    assert {"en": "holds no governor", "fr": "ne tient aucun gouverneur"}[language] == none
