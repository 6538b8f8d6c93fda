"""The result of a ballot as files: for a spreadsheet, for a program, and to be counted once more."""

import csv
import io
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

import msgspec

from bot.i18n import Reader, clean, strip_markdown
from bot.moderation.answers import Attachment
from cogs.election.cells import make_cell
from cogs.election.club.ballots import KeptBallot
from cogs.election.club.outcome import Outcome, read_choices
from cogs.election.club.wording import word_count, word_rulings
from storage.ports import PaperRow

CHECKERS: Final = ("check.py", "check.html")
"""What counts a published list once more, each whole by itself."""


def make_files(
    reader: Reader, kept: KeptBallot, outcome: Outcome, papers: Sequence[PaperRow]
) -> tuple[Attachment, ...]:
    """The count in words, the result and its papers. `papers`: those that are kept with a name."""
    name = f"ballot-{kept.row.id}"
    words = strip_markdown(
        "\n".join([*word_count(reader, kept.terms, outcome), *word_rulings(reader, kept.terms)])
    )
    found = [
        Attachment(f"{name}.txt", words.encode()),
        Attachment(f"{name}.json", _make_json(kept, outcome, papers)),
    ]
    if papers or outcome.published:
        found.append(Attachment(f"{name}.csv", _make_csv(kept, outcome, papers)))
    if outcome.published:
        folder = files("cogs.election.checker")
        found += [Attachment(one, folder.joinpath(one).read_bytes()) for one in CHECKERS]
    return tuple(found)


def _make_json(kept: KeptBallot, outcome: Outcome, papers: Sequence[PaperRow]) -> bytes:
    """What `check.py` reads, with all else that is known of the ballot."""
    terms, row = kept.terms, kept.row
    told = {
        "ballot": row.id,
        "title": terms.title,
        "candidates": terms.candidates,
        "method": terms.method,
        "places": terms.places,
        "secrecy": terms.secrecy,
        "quorum": terms.quorum,
        "opened_at": row.opened_at,
        "closed_at": row.closed_at,
        "papers_handed_in": outcome.papers,
        "votes": outcome.votes,
        "elected": outcome.elected,
        "withheld": outcome.withheld,
        "rounds": [
            {
                "votes": {terms.candidates[one]: votes / 100 for one, votes in stage.shares},
                "elected": [terms.candidates[one] for one in stage.elected],
                "eliminated": None if stage.eliminated is None else terms.candidates[stage.eliminated],
                "tied": stage.tied,
            }
            for stage in outcome.stages
        ],
        "pairs": [
            {
                "one": terms.candidates[duel.one],
                "other": terms.candidates[duel.other],
                "won": duel.won,
                "lost": duel.lost,
            }
            for duel in outcome.duels
        ],
        "rulings": terms.rulings,
        "programmes": {terms.candidates[place]: line for place, line in terms.lines},
        "speakers": [{"candidate": terms.candidates[place], "at": at} for place, at in terms.speakers],
        "papers": outcome.published,
        "named_papers": [
            {"voter": clean(one.name), "votes": one.weight, "choices": read_choices(one.choices)}
            for one in papers
        ],
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def _make_csv(kept: KeptBallot, outcome: Outcome, papers: Sequence[PaperRow]) -> bytes:
    """A row for each paper: a name or a word, what it weighs, and its choices one after another."""
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(("paper", "votes", "choices"))
    listed = [(clean(one.name), one.weight, read_choices(one.choices)) for one in papers]
    listed += [(word, 1, choices) for word, choices in outcome.published]
    for name, weight, choices in listed:
        said = " > ".join(kept.terms.candidates[one] for one in choices)
        rows.writerow([make_cell(one) for one in (name, weight, said)])
    return out.getvalue().encode("utf-8-sig")
