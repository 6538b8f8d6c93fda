"""What a request to Discord is for, read from what was asked: so that it can be said which could be saved."""

from collections.abc import Sequence
from typing import Final

from bot.panels.custom_ids import read_token
from tests.fake_discord import FakeDiscord, Request
from tests.fake_discord.components import Json, walk

THREADS: Final = "threads"


def name_request(world: FakeDiscord, request: Request) -> str:
    """The kind of a request that is no answer to an interaction."""
    place, *rest = request.path.strip("/").split("/")
    if request.method == "POST" and request.path == "/users/@me/channels":
        return "a direct channel is opened"
    if place != "channels" or request.method == "GET":
        return f"other: {request.method} /{place}"
    if THREADS in rest or rest[1:] == []:
        return "a thread is opened or closed"
    if "messages" not in rest or request.method not in ("POST", "PATCH"):
        return f"other: {request.method} {'/'.join(rest[1:2])}"
    direct = world.channels[int(rest[0])].recipient is not None
    parts = _list_parts((request.body or {}).get("components") or [])
    if "join" in parts:
        return "the lobby"
    if request.method == "POST":
        return _name_new(parts, direct=direct)
    return _name_edit(parts, direct=direct)


def _name_new(parts: list[str], *, direct: bool) -> str:
    if direct:
        return (
            "inbox: a question in a new message"
            if _holds_question(parts)
            else "whisper: news in a new message"
        )
    return "story: a new message" if "ask" in parts else "channel: another message"


def _name_edit(parts: list[str], *, direct: bool) -> str:
    if direct:
        return "inbox: the question is replaced by an edit" if parts else "inbox: closed by an edit"
    return "story: the newest is edited" if parts else "story: closed by an edit"


def _holds_question(parts: list[str]) -> bool:
    return any(verb != "ask" for verb in parts)


def _list_parts(components: Sequence[Json]) -> list[str]:
    """The verbs of a message's components."""
    return [read_token(str(part["custom_id"])).verb for part in walk(components) if "custom_id" in part]
