"""Leaks sown on purpose into the election: who has voted in a sealed ballot, for whom, and what comes of it."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.announcer.announcer import Announcer
from bot.delivery.outgoing import Say, address_channel, address_dm, make_row
from bot.games import AnyPlay, AnyRulebook
from bot.moderation import moderator
from bot.moderation.moderator import Moderator
from bot.moderation.queries import Queries
from bot.moderation.turns import TurnRunner
from bot.tables import orders_beside
from bot.tables.live import Live
from bot.tables.turn import Turn
from games.election import facts
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.play import Play
from porc_royal.scene import Layer, Scene, Text
from storage.ports import Change, NewDeadline
from tests.promises import leaks_told as told
from tests.promises.leaks_told import Leak, Patch


def votes(play: AnyPlay) -> dict[int, str]:
    """For whom each seat has voted so far, unseen; "" for nobody."""
    return {int(seat): reply.text(facts.FOR) for seat, reply in sorted(play.sealed.items())}


def weight(play: AnyPlay) -> int:
    """A number that depends on who has voted for whom."""
    return sum((seat + 1) * (2 + int(vote or "-1")) for seat, vote in votes(play).items())


def spied(sow: Callable[[AnyRulebook, Callable[[], dict[int, str]]], AnyRulebook]) -> Leak:
    """A rulebook that knows what was sealed when something was last shown."""

    def leak(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        last: list[dict[int, str]] = [{}]
        true = Play.view

        def view(play: AnyPlay, seat: Seat | None) -> Any:
            last[0] = votes(play)
            return true(play, seat)

        patch.setattr(Play, "view", view)
        return sow(book, lambda: last[0])

    return leak


Spy = Callable[[], dict[int, str]]


def drawn(change: Callable[[dict[int, str], Scene], Scene]) -> Leak:
    """A change of the picture."""

    def sow(book: AnyRulebook, spy: Spy) -> AnyRulebook:
        return replace(book, board=lambda view, ask, words: change(spy(), book.board(view, ask, words)))

    return spied(sow)


def under_the_title(sealed: dict[int, str], scene: Scene) -> Scene:
    hidden = Layer("covered", (Text(10, 10, str(sealed), 8, "#000000"),))
    return msgspec.structs.replace(scene, layers=(hidden, *scene.layers))


def taller(sealed: dict[int, str], scene: Scene) -> Scene:
    return msgspec.structs.replace(scene, height=scene.height + sum(sealed) + 5 * len({*sealed.values()}))


def in_the_alternative_text(sealed: dict[int, str], scene: Scene) -> Scene:
    return msgspec.structs.replace(scene, title=f"{scene.title}{sorted(sealed.values())}")


def counts_as_it_goes(book: AnyRulebook, spy: Spy) -> AnyRulebook:
    def summary(view: Any) -> Sequence[Saying]:
        mine = [Saying(facts.LINE_CANDIDATE, {"who": Who(Seat(0)), "number": _for(spy(), 0)})]
        return [*book.summary(view), *mine]

    return replace(book, summary=summary)


def _for(sealed: dict[int, str], seat: int) -> int:
    return list(sealed.values()).count(str(seat))


def progress_by_name(book: AnyRulebook, spy: Spy) -> AnyRulebook:
    def progress(view: Any) -> Saying:
        first = min(spy(), default=None)
        return (
            book.progress(view) if first is None else Saying(facts.PROGRESS_OVER, {"who": Who(Seat(first))})
        )

    return replace(book, progress=progress)


def notes_the_count(book: AnyRulebook, spy: Spy) -> AnyRulebook:
    def note(view: Any, thing: Named) -> Saying:
        return Saying(facts.NOTE, {"number": _for(spy(), int(thing.name))})

    return replace(book, note=note)


def crowns_who_leads(book: AnyRulebook, spy: Spy) -> AnyRulebook:
    def view(state: Any, seat: Any) -> Any:
        ahead = max(range(state.seats), key=lambda one: _for(spy(), one))
        return replace(book.view(state, seat), leaders=(Seat(ahead),), heard=1)

    return replace(book, view=view)


def marks_who_has_voted(book: AnyRulebook, spy: Spy) -> AnyRulebook:
    def view(state: Any, seat: Any) -> Any:
        seen = book.view(state, seat)
        return replace(seen, voters=tuple(replace(one, abstained=one.seat in spy()) for one in seen.voters))

    return replace(book, view=view)


def says_for_whom(live: Live, lines: list[str]) -> Any:
    return [*lines, f"{sorted(votes(live.play).values())}"]


def prints_the_state(live: Live, lines: list[str]) -> Any:
    return [*lines, hashlib.sha256(live.play.fingerprint()).hexdigest()[:8]]


def _written_after_a_vote(messages: Callable[[Live, Any], Sequence[Any]]) -> Leak:
    """Messages that follow a sealed vote at once."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        true = Announcer.collect_messages

        def leaky(self: Announcer, turn: Turn, *more: Any) -> Any:
            mine = messages(turn.live, turn.replies[0]) if turn.replies and not turn.opened else ()
            return (*true(self, turn, *more), *mine)

        patch.setattr(Announcer, "collect_messages", leaky)
        return book

    return sow


def thanks_the_voter(live: Live, taken: Any) -> Sequence[Any]:
    return [make_row(address_channel(live.table.channel_id), Say(text=f"{taken.seat} has voted"))]


def tells_the_candidate(live: Live, taken: Any) -> Sequence[Any]:
    home = taken.step.reply.text(facts.FOR)
    row = live.at(int(home)) if home else None
    return (
        [] if row is None or row.user_id is None else [make_row(address_dm(row.user_id), Say(text="a vote!"))]
    )


def receipts_that_say_a_number(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Moderator.reply

    async def reply(self: Moderator, table_id: int, *more: Any) -> Any:
        receipt = await true(self, table_id, *more)
        async with self._tables.turn(table_id) as live:
            skipped = weight(live.play) if live.game is not None else 0
            return msgspec.structs.replace(receipt, what=str(skipped))

    patch.setattr(Moderator, "reply", reply)
    return book


def refusal_that_knows_the_votes(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = orders_beside.answer_with_order

    def answer(turn: Turn, seat: Seat, reply: Reply, *more: Any) -> Any:
        live = turn.live
        try:
            return true(turn, seat, reply, *more)
        except Refused:
            if weight(live.play) % 2:
                raise Refused("refused-not-now") from None
            raise

    patch.setattr("bot.moderation.moderator.answer_with_order", answer)
    return book


def refusal_by_the_votes_first(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = moderator.find_question

    def find_question(live: Live, press: Any) -> Any:
        try:
            return true(live, press)
        except Refused:
            if live.game is not None and weight(live.play) % 2:
                raise Refused("refused-not-now") from None
            raise

    patch.setattr(moderator, "find_question", find_question)
    return book


def deadline_for_the_missing(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = TurnRunner.commit

    async def commit(self: TurnRunner, turn: Turn, **more: Any) -> None:
        await true(self, turn, **more)
        live = turn.live
        if live.table.status == "playing":
            missing = live.play.awaited[0]
            nudge = NewDeadline("half", self._clock.now() + 10**9, live.play.place, missing)
            await self._store.commit(Change(self._clock.now(), live.table.id, opens=(nudge,)))

    patch.setattr(TurnRunner, "commit", commit)
    return book


def why_that_says_too_much(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Play.list_running_rules
    patch.setattr(
        Play, "list_running_rules", lambda play: (*true(play), *(true(play)[-1:] if weight(play) % 2 else ()))
    )
    return book


def answer_that_counts(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Queries._standing

    def standing(self: Queries, live: Live, voice: Any, seat: Any) -> str:
        return true(self, live, voice, seat) + " " * (weight(live.play) % 5 if live.game is not None else 0)

    patch.setattr(Queries, "_standing", standing)
    return book


LEAKS: Final[dict[str, Leak]] = {
    "the story is edited when some seal an answer": told.edits_when_some_seal,
    "it is said who has sealed": told.waiting(told.says_who_has_sealed),
    "it is said what is sealed": told.waiting(told.says_what_is_sealed),
    "it is said for whom": told.waiting(says_for_whom),
    "a hash of the state is printed": told.waiting(prints_the_state),
    "a vote lies under the title of the picture": drawn(under_the_title),
    "a picture is taller": drawn(taller),
    "the title of a picture tells the votes": drawn(in_the_alternative_text),
    "the tally runs along": spied(counts_as_it_goes),
    "the progress names a voter": spied(progress_by_name),
    "a note counts the votes": spied(notes_the_count),
    "whoever leads has a crown": spied(crowns_who_leads),
    "who has voted is marked": spied(marks_who_has_voted),
    "the channel is told of each vote": _written_after_a_vote(thanks_the_voter),
    "a candidate is told of a vote": _written_after_a_vote(tells_the_candidate),
    "receipts skip numbers": receipts_that_say_a_number,
    "a refusal knows the votes": refusal_that_knows_the_votes,
    "the votes are looked at before the seat": refusal_by_the_votes_first,
    "a deadline waits for who is missing": deadline_for_the_missing,
    "the path of the rules says too much": why_that_says_too_much,
    "a message is as long as the votes are many": answer_that_counts,
}
