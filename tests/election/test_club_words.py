"""What is said of a ballot keeps within Discord's limits at its longest, and says what must be known before voting."""

import itertools
from datetime import datetime
from typing import Final

import pytest
from msgspec.structs import replace

from bot.delivery.outgoing import Say, measure
from bot.i18n import LANGUAGES, Language, escape
from cogs.election.club.ballots import KeptBallot
from cogs.election.club.candidacies import word_entry, word_exit
from cogs.election.club.outcome import Outcome, make_outcome
from cogs.election.club.panels import read_order, show_order, show_paper, show_receipt
from cogs.election.club.picture import make_count_picture
from cogs.election.club.posts import make_result_row
from cogs.election.club.series import find_next_opening
from cogs.election.club.terms import METHODS, SECRECIES, BallotTerms, Every, Right, Secrecy, weigh_voter
from cogs.election.club.wording import word_choices, word_count, word_lines, word_opening, word_result
from games.election.methods.paper import RANKING, Method
from porc_royal.asks import Refused
from storage.ports import BallotRow, PaperRow
from tests.words import WORDS

NAMES: Final = tuple(f"{'*Candidature_' * 4} {place:02d}"[-60:] for place in range(25))
EVERY: Final = list(itertools.product(METHODS, SECRECIES, (1, 3)))


def make_terms(method: Method, secrecy: Secrecy, places: int) -> BallotTerms:
    rights = tuple(Right(10**18 + one, one + 1) for one in range(12))
    return BallotTerms(
        "T_" * 40, NAMES, method, places, secrecy, rights, 1_000_000, counted=True, every="month"
    )


def make_kept(terms: BallotTerms, outcome: Outcome | None = None) -> KeptBallot:
    return KeptBallot(BallotRow(10**9, 1, 5, 7, b"", 1, 1_900_000_000_000, False, None, None), terms, outcome)


def make_papers(terms: BallotTerms, number: int = 40) -> list[PaperRow]:
    def choose(one: int) -> list[int]:
        order = [(one * 7 + step * (1 + one % 3)) % 25 for step in range(25)]
        return list(dict.fromkeys(order)) if terms.method in RANKING else [order[0]]

    secret = terms.secrecy == "secret"
    return [
        PaperRow(one, "", 1, str(choose(one)).encode(), f"word{one}" if secret else "")
        for one in range(number)
    ]


@pytest.mark.samples("fr")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_of_a_ballot_fits_at_its_longest(language: Language) -> None:
    reader = WORDS.of(language)
    for method, secrecy, places in EVERY:
        terms = make_terms(method, secrecy, places)
        kept = make_kept(terms)
        opening = word_opening(reader, terms, 1, "W" * 32, 1_900_000_000_000)
        measure(Say(text=opening))
        for said in ("ties", "counted"):
            assert reader.text(f"elections-club-{said}") in opening
        assert reader.text(f"elections-secrecy-{secrecy}-how") in opening
        choices = tuple(range(25))
        paper = PaperRow(1, "", 99, b"", "tarolemikuso")
        shown = show_paper(reader, kept, paper, choices, weight=99, papers=5_000, closes=True)
        for panel in (
            shown,
            show_order(reader, kept, choices[:24]),
            show_receipt(reader, kept, paper, choices),
        ):
            measure(Say(text=panel.text, rows=panel.rows))
        terms = replace(terms, quorum=0)
        outcome = make_outcome(terms, make_papers(terms))
        assert len(outcome.elected) == places
        measure(Say(text="x", rows=(make_result_row(reader, 10**9, outcome),)))
        assert word_result(reader, terms, outcome)
        assert word_count(reader, terms, outcome)
        picture = make_count_picture(reader, terms, outcome)
        assert picture is not None
        measure(Say(text="x", picture=picture))
        assert len(picture.alt) <= 1024


@pytest.mark.parametrize("method", METHODS)
def test_a_result_without_numbers_names_no_number(method: Method) -> None:
    terms = make_terms(method, "secret", 1)
    assert make_outcome(terms, make_papers(terms)).withheld == "quorum"
    terms = BallotTerms("T", ("Ana", "Bob", "Cy"), method, 1, "secret", (Right(1),))
    papers = [PaperRow(one, "", 1, b"[1]", f"word{one}") for one in range(12)]
    for rows, why in ((papers, "alike"), (papers[:9], "few")):
        outcome = make_outcome(terms, rows)
        assert (outcome.withheld, outcome.elected) == (why, (1,))
        assert (outcome.stages, outcome.duels, outcome.published) == ((), (), ())
        assert make_count_picture(WORDS.of("fr"), terms, outcome) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("method", METHODS)
def test_a_name_is_read_as_it_was_typed_wherever_it_stands(method: Method, language: Language) -> None:
    name, reader = "a_b *c* `d`", WORDS.of(language)
    terms = BallotTerms(
        "T", (name, "Bob", "Cy"), method, 2, "names", (Right(1),), lines=((0, "x"),), people=((0, 7),)
    )
    papers = [PaperRow(one, "", 1, b"[0]" if one % 3 else b"[1]", "") for one in range(12)]
    outcome = make_outcome(terms, papers)
    assert outcome.elected[0] == 0
    said = [
        word_opening(reader, terms, 1, "W", 1_900_000_000_000),
        word_choices(reader, terms, (0, 1)),
        *word_result(reader, terms, outcome)[1:2],
        "\n".join(word_count(reader, terms, outcome)[2:]),
        *word_lines(reader, terms),
        word_entry(reader, terms, 7, "x"),
        word_exit(reader, terms, 7),
    ]
    assert [one for one in said if escape(name) not in one or escape(escape(name)) in one] == []


@pytest.mark.parametrize("method", METHODS)
def test_a_long_paper_is_cut_without_a_mark_left_open(method: Method) -> None:
    said = word_choices(WORDS.of("en"), make_terms(method, "names", 1), range(25))
    assert said.startswith("**")
    assert said.endswith("**")
    assert said.count("**") == 2


def test_the_heaviest_of_somebodys_roles_counts() -> None:
    terms = BallotTerms("T", ("Ana", "Bob"), "single", 1, "names", (Right(7, 5), Right(8, 2)))
    assert [weigh_voter(terms, 5, roles) for roles in ({7, 8}, {8}, {9}, set[int]())] == [5, 2, 0, 0]


@pytest.mark.parametrize(
    ("every", "zone", "opened", "coming"),
    [
        ("week", "Europe/Paris", "2026-03-23T20:00+01:00", "2026-03-30T20:00+02:00"),
        ("week", "UTC", "2026-11-30T08:30+00:00", "2026-12-07T08:30+00:00"),
        ("month", "America/Montreal", "2026-11-02T19:00-05:00", "2026-12-07T19:00-05:00"),
        ("month", "Pacific/Auckland", "2026-01-30T09:00+13:00", "2026-02-27T09:00+13:00"),
        ("month", "UTC", "2026-12-14T09:00+00:00", "2027-01-11T09:00+00:00"),
    ],
)
def test_a_series_goes_by_the_clock_on_the_wall(every: Every, zone: str, opened: str, coming: str) -> None:
    at, wanted = (int(datetime.fromisoformat(one).timestamp() * 1000) for one in (opened, coming))
    assert find_next_opening(every, at, zone, at + 60_000) == wanted
    later = find_next_opening(every, at, zone, wanted)
    assert later > wanted, "what is past is not opened any more"


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("Cy\nana", (2, 0)),
        ("3, 1", (2, 0)),
        ("2.\n\n  Cy ", (1, 2)),
        ("Bob", (1,)),
        ("4", None),
        ("0", None),
        ("Ana, Ana", None),
        ("Zoé", None),
    ],
)
def test_an_order_is_read_by_names_or_places(typed: str, order: tuple[int, ...] | None) -> None:
    terms = BallotTerms("T", ("Ana", "Bob", "Cy"), "ranked", 1, "names", (Right(1),))
    if order is None:
        with pytest.raises(Refused):
            read_order(terms, typed)
    else:
        assert read_order(terms, typed) == order
