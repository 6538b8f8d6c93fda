"""What the messages, pictures and notifications of a game are made of: by what is said, and by what it followed."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from statistics import mean
from typing import Final

from bench.calm.counting import Event, Step
from bench.calm.playing import Players
from bench.calm.report import KINDS, MEGABYTE, Counts, draw_table

RECEIPTS: Final = frozenset({"receipt-taken", "receipt-sealed"})
ROWS: Final = 40
"""The rarest are left out of a long table."""
Named = Callable[[Step, Event], str]


@dataclass(slots=True)
class Share:
    """What one kind of message makes up of a turn: messages, pictures, MB, notifications of all players together."""

    messages: float = 0
    pictures: float = 0
    megabytes: float = 0
    notified: float = 0


def word_breakdown(counts: Counts) -> str:
    """Every table of one game."""
    return "\n\n".join(
        [
            _word_shares("public messages by what they hold", counts, lambda step, event: name_kind(counts, event)),
            _word_shares("public messages by the question that was answered", counts, lambda step, event: step.asked),
            _word_requests(counts),
            _word_sentences(counts),
            _word_notifications(counts),
            _word_private(counts),
            _word_presses(counts),
        ]
    )  # fmt: skip


def name_kind(counts: Counts, event: Event) -> str:
    """What a message holds: news, the question that is open, the end, pictures."""
    game, parts = counts.counted.name, list[str]()
    told = [key for key in event.keys if key.startswith(f"{game}-") and not key.endswith("-waiting")]
    if told:
        parts.append("news")
    if any(key.startswith("waiting-") for key in event.keys):
        parts.append("question")
    for word in ("reminder", "result", "default", "lobby", "undo"):
        if any(key.startswith(f"{word}-") for key in event.keys):
            parts.append(word)
    parts += sorted({counts.weights.what[one] for one in event.files})
    return " + ".join(parts) or "other"


def _list_public(counts: Counts, kind: Players) -> Iterator[tuple[Step, Event]]:
    """New messages and edits that everybody reads."""
    for step in counts.steps(kind):
        for event, _ in step.sent:
            if event.place == "public" and event.kind != "delete":
                yield step, event


def _word_shares(title: str, counts: Counts, name: Named) -> str:
    found: dict[Players, defaultdict[str, Share]] = {kind: defaultdict(Share) for kind in KINDS}
    for kind in KINDS:
        turns = max(1, len(counts.turns[kind]))
        for step, event in _list_public(counts, kind):
            label = name(step, event) + ("" if event.kind == "new" else " (edit)")
            share = found[kind][label]
            share.messages += 1 / turns
            share.pictures += len(event.files) / turns
            share.megabytes += sum(counts.weights.weigh(event.files)) / MEGABYTE / turns
            share.notified += len(event.notifies) / counts.counted.players / turns
    head = (
        title,
        *(f"{what}, {kind}" for kind in KINDS for what in ("messages", "pictures", "MB", "notifies")),
    )
    rows = [head]
    for label in _sort(found, lambda share: share.messages):
        shares = [found[kind][label] for kind in KINDS]
        cells = [(one.messages, one.pictures, one.megabytes, one.notified) for one in shares]
        rows.append((label, *(f"{value:.2f}" for each in cells for value in each)))
    return draw_table(rows)


def _sort(found: Mapping[Players, Mapping[str, Share]], size: Callable[[Share], float]) -> Iterable[str]:
    """Every label, the largest first."""
    total: Counter[str] = Counter()
    for shares in found.values():
        for label, share in shares.items():
            total[label] += size(share)  # type: ignore[assignment]  # a counter counts fractions as well
    return [label for label, _ in total.most_common(ROWS)]


def _word_counted(title: str, counts: Counts, take: Callable[[Players], Iterable[tuple[str, float]]]) -> str:
    """A table of one number a turn for each kind of players."""
    found: dict[Players, defaultdict[str, float]] = {kind: defaultdict(float) for kind in KINDS}
    for kind in KINDS:
        for label, number in take(kind):
            found[kind][label] += number / max(1, len(counts.turns[kind]))
    labels = {label for each in found.values() for label in each}
    order = sorted(labels, key=lambda label: -sum(found[kind][label] for kind in KINDS))
    rows = [(title, *KINDS)]
    rows += [(label, *(f"{found[kind][label]:.2f}" for kind in KINDS)) for label in order[:ROWS]]
    return draw_table(rows)


def _word_requests(counts: Counts) -> str:
    """What the requests were for that are no answers: each reply's, and the opening's of a whole table."""
    replies: dict[Players, Counter[str]] = {}
    openings: dict[Players, Counter[str]] = {}
    for kind, played in counts.games.items():
        replies[kind], openings[kind] = Counter(), Counter()
        for step in counts.steps(kind):
            replies[kind].update(step.record.requests if step.option else ())
        for game in played:
            openings[kind].update(
                one for step in game.steps if not step.option for one in step.record.requests
            )
    rows = [
        (
            "requests, answers to presses apart",
            *(f"{what}, {kind}" for kind in KINDS for what in ("a reply", "an opening")),
        )
    ]
    given = {kind: max(1, sum(bool(step.option) for step in counts.steps(kind))) for kind in KINDS}
    total = sum((*replies.values(), *openings.values()), Counter[str]())
    for label in [*(name for name, _ in total.most_common()), "all"]:
        cells = list[str]()
        for kind in KINDS:
            for found, over in (
                (replies[kind], given[kind]),
                (openings[kind], max(1, len(counts.games[kind]))),
            ):
                cells.append(f"{(found.total() if label == 'all' else found[label]) / over:.2f}")
        rows.append((label, *cells))
    return draw_table(rows)


def _word_sentences(counts: Counts) -> str:
    def take(kind: Players) -> Iterator[tuple[str, float]]:
        for _, event in _list_public(counts, kind):
            yield from ((key, 1) for key in dict.fromkeys(event.keys))

    return _word_counted("public messages that hold a sentence", counts, take)


def _word_notifications(counts: Counts) -> str:
    """For each player: where, which question is open, and whether they owe an answer to it."""

    def take(kind: Players) -> Iterator[tuple[str, float]]:
        for step in counts.steps(kind):
            for event, owing in step.sent:
                for person in event.notifies:
                    owes = "owes" if person in owing else "owes nothing"
                    asks = ", ".join(step.opened) or "nothing asked"
                    yield f"{event.place}, {owes}: {asks}", 1 / counts.counted.players

    return _word_counted("notifications a player", counts, take)


def _word_private(counts: Counts) -> str:
    """What one person alone is shown: direct messages and answers to presses."""

    def take(kind: Players) -> Iterator[tuple[str, float]]:
        for step in counts.steps(kind):
            for event, _ in step.sent:
                if event.place != "public" and event.kind != "delete":
                    yield f"{event.place}, {event.kind}: {_name_private(counts, event)}", 1

    return _word_counted("messages to one person alone", counts, take)


def _word_presses(counts: Counts) -> str:
    """Replies with a form: how many fields it has, and their presses; those that cost most beyond one each first."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for kind in KINDS:
        for step in counts.steps(kind):
            if step.option and not step.stuck and step.fields:
                found[f"{step.asked}: {step.option} ({step.fields}), {kind}"].append(
                    step.presses - step.before
                )
    order = sorted(found.items(), key=lambda one: len(one[1]) - sum(one[1]))
    rows = [("presses of forms", "replies", "mean", "most")]
    rows += [(label, str(len(all_)), f"{mean(all_):.2f}", str(max(all_))) for label, all_ in order[:ROWS]]
    return draw_table(rows)


def _name_private(counts: Counts, event: Event) -> str:
    """Receipts by their key, else what is asked or told."""
    game = counts.counted.name
    parts = [key for key in event.keys if key in RECEIPTS]
    asked = any(key.startswith(f"{game}-ask-") for key in event.keys)
    told = any(key.startswith(f"{game}-") and not key.startswith(f"{game}-ask-") for key in event.keys)
    parts += ["question"] * asked + ["news"] * told
    parts += sorted({counts.weights.what[one] for one in event.files})
    return " + ".join(parts) or "other"
