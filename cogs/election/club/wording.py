"""A ballot in words: what the channel is told, what a voter reads, and the count round by round."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Reader, escape, fit, set_number, write_timestamp
from bot.i18n.durations import write_hour
from cogs.election.club.outcome import Outcome, Stage
from cogs.election.club.terms import BallotTerms
from games.election.methods.paper import RANKING

LISTED: Final = 450
"""Characters of a list of candidates amid other things: the menu has all of them."""
VOTERS: Final = 200
LONGEST_LINE: Final = 200
"""Characters of what a candidate stands for."""
TITLE: Final = 100


def name_candidate(terms: BallotTerms, place: int) -> str:
    """A candidate's name amid a sentence."""
    return escape(terms.candidates[place], 100)


def embolden_candidate(terms: BallotTerms, place: int) -> str:
    """A candidate's name where it is what a sentence is about."""
    return f"**{name_candidate(terms, place)}**"


def name_ballot(terms: BallotTerms) -> str:
    """What is voted on."""
    return escape(terms.title, TITLE)


def word_method(reader: Reader, terms: BallotTerms) -> str:
    """How is voted and counted, in two sentences."""
    if terms.places > 1:
        return reader.text(f"elections-method-{terms.method}-places-how", places=terms.places)
    return reader.text(f"elections-method-{terms.method}-how")


def word_voters(reader: Reader, terms: BallotTerms, guild_id: int) -> str:
    """Who may vote, with how many votes."""
    if terms.voters:
        return reader.text("elections-club-voters-named", count=len(terms.voters))
    said = [
        reader.text(
            "elections-club-right" if terms.weighted else "elections-club-right-plain",
            who=reader.text("elections-club-everybody") if one.role == guild_id else f"<@&{one.role}>",
            number=one.weight,
        )
        for one in terms.rights
    ]
    return reader.text("elections-club-voters", who=reader.join(said))


def word_terms(reader: Reader, terms: BallotTerms) -> list[str]:
    """What is to be known before voting: how it is counted, and what becomes known of it."""
    lines = [word_method(reader, terms), reader.text("elections-club-ties")]
    lines.append(reader.text(f"elections-secrecy-{terms.secrecy}-how"))
    if terms.quorum:
        lines.append(reader.text("elections-club-quorum", number=terms.quorum))
    if terms.every:
        lines.append(reader.text(f"elections-every-{terms.every}-how"))
    if terms.counted:
        lines.append(reader.text("elections-club-counted"))
    return lines


def word_opening(reader: Reader, terms: BallotTerms, guild_id: int, opener: str, closes_at: int) -> str:
    """What the channel is told when a ballot opens. `opener`: escaped, or a mention."""
    names = " · ".join(name_candidate(terms, place) for place in range(len(terms.candidates)))
    lines = [
        reader.text("elections-club-opened", title=name_ballot(terms), who=opener),
        fit(names, LISTED),
        reader.text("elections-club-closes", when=write_timestamp(closes_at), who=opener),
        fit(word_voters(reader, terms, guild_id), VOTERS),
    ]
    return "\n".join([*lines, *_whisper(word_terms(reader, terms))])


def word_call(reader: Reader, terms: BallotTerms, key: str, closes_at: int) -> str:
    """Those who are asked by name are called."""
    who = " ".join(f"<@{one}>" for one in terms.voters if one)
    return reader.text(key, who=who, title=name_ballot(terms), when=write_timestamp(closes_at))


def word_candidacies(reader: Reader, terms: BallotTerms, guild_id: int, opener: str, opens_at: int) -> str:
    """What the channel is told of a ballot in which people may stand before it opens."""
    names = " · ".join(name_candidate(terms, place) for place in range(len(terms.candidates)))
    lines = [
        reader.text("elections-club-opened", title=name_ballot(terms), who=opener),
        reader.text("elections-club-stands", when=write_timestamp(opens_at)),
        fit(names, LISTED),
        fit(word_voters(reader, terms, guild_id), VOTERS),
        *_whisper(word_terms(reader, terms)),
    ]
    return "\n".join(filter(None, lines))


def _whisper(terms: Sequence[str]) -> list[str]:
    """The terms below what is voted on: small, since each paper has them once more, in its voter's language."""
    return [f"-# {one}" for one in terms]


def word_choices(reader: Reader, terms: BallotTerms, choices: Sequence[int]) -> str:
    """A paper as its voter reads it: an order where it is one."""
    names = [name_candidate(terms, one) for one in choices]
    # Bold as a whole: where the list is cut, no mark of a name is left open.
    return f"**{fit(' › '.join(names) if terms.method in RANKING else reader.join(names), LISTED)}**"


def word_votes(reader: Reader, hundredths: int) -> str:
    """A number of votes, which may be a part of one."""
    whole, part = divmod(hundredths, 100)
    if not part:
        return str(set_number(whole))
    point = "," if reader.language == "fr" else "."
    return f"{set_number(whole)}{point}{part:02d}".rstrip("0")


def word_result(reader: Reader, terms: BallotTerms, outcome: Outcome) -> list[str]:
    """How a ballot has ended, in a few lines."""
    lines = [reader.text("elections-club-closed", title=name_ballot(terms))]
    if outcome.withheld == "quorum":
        lines.append(reader.text("elections-club-no-quorum", number=outcome.papers, least=terms.quorum))
        return lines
    if outcome.withheld == "unfilled":
        lines.append(reader.text("elections-club-unfilled", count=len(terms.candidates)))
        return lines
    if not outcome.elected:
        return [*lines, reader.text("elections-club-nobody")]
    who = reader.join([embolden_candidate(terms, one) for one in outcome.elected])
    lines.append(reader.text("elections-club-elected", count=len(outcome.elected), who=who))
    if outcome.withheld:
        return [*lines, reader.text(f"elections-club-withheld-{outcome.withheld}")]
    lines.append(reader.text("elections-club-papers", number=outcome.papers, votes=outcome.votes))
    if terms.method == "pairs" and outcome.duels:
        lines.append(word_duels(reader, terms, outcome, outcome.elected[0]))
    elif outcome.stages:
        shares = _word_shares(reader, terms, outcome.stages[-1])
        last = len(outcome.stages)
        # Of several rounds the last one alone stands here: it says so.
        lines.append(
            reader.text("elections-club-last-round", number=last, what=shares) if last > 1 else shares
        )
    if any(stage.tied for stage in outcome.stages):
        lines.append(reader.text("elections-club-tied"))
    if outcome.published:
        lines.append(reader.text("elections-club-published"))
    return lines


def word_count(reader: Reader, terms: BallotTerms, outcome: Outcome) -> list[str]:
    """The count, round by round; of pairs, everybody against everybody."""
    lines = word_result(reader, terms, outcome)[:2]
    if not outcome.stages or outcome.withheld:
        return word_result(reader, terms, outcome)
    if terms.method == "pairs":
        everybody = range(len(terms.candidates))
        return [*lines, *(word_duels(reader, terms, outcome, one) for one in everybody)]
    several = len(outcome.stages) > 1
    for number, stage in enumerate(outcome.stages, 1):
        if several:
            lines.append(f"**{reader.text('elections-club-round', number=number)}**")
        lines.append(_word_shares(reader, terms, stage))
        lines += _word_stage(reader, terms, stage, several=several)
    return lines


def word_rulings(reader: Reader, terms: BallotTerms) -> list[str]:
    """What was said and decided while the ballot was open, for its record."""
    lines = word_lines(reader, terms)
    return lines + [reader.text("elections-club-ruled", what=escape(one, 600)) for one in terms.rulings]


def word_line(reader: Reader, terms: BallotTerms, place: int, line: str) -> str:
    """What a candidate stands for."""
    return reader.text(
        "elections-club-line", who=embolden_candidate(terms, place), what=escape(line, LONGEST_LINE)
    )


def word_lines(reader: Reader, terms: BallotTerms) -> list[str]:
    """What the candidates stand for: each who has said so."""
    return [word_line(reader, terms, place, line) for place, line in terms.lines]


def word_speakers(reader: Reader, terms: BallotTerms) -> list[str]:
    """In which order candidates speak, and from when on each."""
    said = [f"{write_hour(at)} {name_candidate(terms, place)}" for place, at in terms.speakers]
    return [reader.text("elections-club-speakers", title=name_ballot(terms)), *said]


def word_duels(reader: Reader, terms: BallotTerms, outcome: Outcome, one: int) -> str:
    """How a candidate did against each of the others."""
    said = []
    for duel in outcome.duels:
        if one not in (duel.one, duel.other):
            continue
        other = duel.other if one == duel.one else duel.one
        won, lost = (duel.won, duel.lost) if one == duel.one else (duel.lost, duel.won)
        said.append(f"{name_candidate(terms, other)} {set_number(won)}–{set_number(lost)}")
    return reader.text("elections-club-duels", who=name_candidate(terms, one), what=" · ".join(said))


def _word_shares(reader: Reader, terms: BallotTerms, stage: Stage) -> str:
    """What everybody has in a round, most first."""
    ordered = sorted(stage.shares, key=lambda share: (-share[1], share[0]))
    return " · ".join(f"{name_candidate(terms, one)} {word_votes(reader, votes)}" for one, votes in ordered)


def _word_stage(reader: Reader, terms: BallotTerms, stage: Stage, *, several: bool) -> list[str]:
    """What became of a round: who is elected (of an only one the result has said so), who passes on, who goes out."""
    lines = []
    if stage.elected and several:
        who = reader.join([embolden_candidate(terms, one) for one in stage.elected])
        lines.append(reader.text("elections-club-elected", count=len(stage.elected), who=who))
    if stage.needed is not None and stage.elected:
        lines.append(reader.text("elections-club-needed", what=word_votes(reader, stage.needed)))
    if stage.passed_on is not None:
        lines.append(reader.text("elections-club-passes-on", who=name_candidate(terms, stage.passed_on)))
    if stage.eliminated is not None:
        lines.append(reader.text("elections-club-goes-out", who=name_candidate(terms, stage.eliminated)))
    if stage.tied:
        lines.append(reader.text("elections-club-tied"))
    return lines
