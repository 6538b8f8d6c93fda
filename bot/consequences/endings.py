"""The end of a game: the table is over, nothing is left to be voted on, everybody reads who won, and how it was."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.announcer.messages import TEXT_LIMIT, owe_message
from bot.announcer.news import News
from bot.announcer.table_notices import close_vote
from bot.consequences.consequence import Consequence
from bot.delivery.outgoing import Button, Row, Say, address_channel
from bot.panels.chance import make_proof_buttons, tell_secret
from bot.panels.custom_ids import Token
from bot.panels.end_card import has_card, make_card, make_card_picture, word_card
from bot.panels.images import make_picture_ref
from bot.panels.lessons import make_end_rows
from bot.panels.record_pages import make_replay_button
from bot.tables.live import Live
from bot.tables.past import NO_PAST, Past
from bot.tables.results import list_results
from bot.tables.turn import Turn
from bot.wording.lessons import PREFIX
from bot.wording.voice import Voice, name_channel
from porc_royal.facts import Seat
from porc_royal.rulebook import Result
from storage.ports import Change, NewOwed, TableFields


def follow_end(turn: Turn, at: int, past: Past = NO_PAST) -> Consequence:
    """Nothing, while the game goes on; past: the whole of a game that ends."""
    result = turn.result
    if result is None:
        return Consequence(Change(at, turn.live.table.id))
    fields: TableFields = {"status": "ended", "ended_at": at}
    if turn.live.table.lesson:
        return _end_lesson(turn.live, result, fields, at)

    def end_vote(live: Live, voice: Voice) -> Sequence[NewOwed]:
        vote, live.posts.vote = live.posts.vote, None
        return [] if vote is None else [close_vote(live, voice, vote, voice.text("vote-moot"), at)]

    def show_result(live: Live, voice: Voice) -> Sequence[NewOwed]:
        return _show_result(live, voice, result, past, at)

    change = Change(at, turn.live.table.id, fields=fields, results=list_results(turn.live, result))
    return Consequence(change, _tell_players(turn.live, result), (end_vote, show_result))


def _tell_players(live: Live, result: Result) -> tuple[News, ...]:
    """Who won, by what, and where it stands: for each player in private, where they were asked last."""

    def tell(voice: Voice) -> Sequence[str]:
        won = _name_winners(voice, result)
        where = voice.game_text("result-there", where=name_channel(live.table))
        return [f"🏆 {won} {voice.say(result.why)}", f"-# {where}"]

    return tuple(News(Seat(row.seat), words=tell) for row in live.seats)


def _name_winners(voice: Voice, result: Result) -> str:
    winners = voice.join([voice.who(seat) for seat in result.winners])
    return voice.game_text("result-winner", who=winners, count=len(result.winners))


def _end_lesson(live: Live, result: Result, fields: TableFields, at: int) -> Consequence:
    """A lesson is over: its person is told who won, if it went so far, and what to do next; that they know it is noted.

    A lesson that stops on the way has nobody for a winner, and its end is what its words say.
    """

    def show_end(live: Live, voice: Voice) -> Sequence[NewOwed]:
        lines = [
            f"## 🎓 {voice.text('lesson-over', what=voice.name_lesson(live.table))}",
            *([voice.say(result.why)] if result.winners else []),
            voice.text(f"{voice.game}-lesson-{live.table.lesson}-end"),
            voice.game_text("lesson-friends", game=voice.game_name()),
        ]
        told = Say(text="\n".join(lines), rows=make_end_rows(live, voice))
        return [owe_message(live, voice, address_channel(live.table.channel_id), told)]

    known = {(live.table.host_id, f"{PREFIX}{live.table.game}:{live.table.lesson}"): str(at)}
    change = Change(at, live.table.id, fields=fields, preferences=known)
    return Consequence(change, notices=(show_end,))


def _show_result(live: Live, voice: Voice, result: Result, past: Past, at: int) -> list[NewOwed]:
    """How the game ended, with the board, then what is told of it, in messages that stay."""
    *before, last = voice.split("\n".join(_describe_result(live, voice, result)), TEXT_LIMIT)
    # The message that told the last part has it as well.
    board = replace(make_picture_ref(live, "board", None), again=True)
    again = Button(
        custom_id=str(Token("rematch", live.table.id)), label=voice.game_text("again-button"), style="primary"
    )
    rows = (Row((again, make_replay_button(voice, live.table.id), *make_proof_buttons(live, voice))),)
    if not has_card(live):
        ends = [Say(text=last, rows=rows, picture=board)]
    else:
        card = make_card(live, voice, result, past, at)
        told = voice.fit("\n".join(word_card(voice, card)), TEXT_LIMIT)
        picture = make_card_picture(live, voice, card)
        ends = [Say(text=last, picture=board), Say(text=told, rows=rows, picture=picture, silent=True)]
    messages = [*(Say(text=text) for text in before), *ends]
    return [owe_message(live, voice, address_channel(live.table.channel_id), one) for one in messages]


def _describe_result(live: Live, voice: Voice, result: Result) -> list[str]:
    """Who won and why, and the secret of the dice if there were any, so that anybody can check them."""
    lines = [
        f"## 🏆 {voice.game_text('result-title', table=voice.table_name(live.table))}",
        _name_winners(voice, result),
        voice.say(result.why),
        voice.game_text("result-thanks"),
    ]
    return [*lines, *tell_secret(live, voice)]
