"""From the body of a request to the parts of a message, refusing what Discord would refuse."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from .components import CHECKBOX_GROUP, RADIO_GROUP, STRING_SELECT, Json, texts, walk
from .faults import Refusal
from .layouts import SECOND, check_layout
from .model import Attachment, Channel, Message, User
from .rest import Call, Upload

if TYPE_CHECKING:
    from .world import World

KEPT: Final = (1 << 2) | (1 << 6) | (1 << 12) | (1 << 15)
"""The flags a bot may set: no embeds, ephemeral, silent, components of the second generation."""
WINDOW_TITLE: Final = 45
"""Characters of a modal's title and of a label in it."""
WINDOW_PARTS: Final = 5
BESIDE: Final = 100
"""Characters of a custom id, of what stands below a label, and of all that a choice says."""
CHOICES: Final = {STRING_SELECT: (1, 25), RADIO_GROUP: (2, 10), CHECKBOX_GROUP: (1, 10)}
"""How many choices each kind of question has, at least and at most."""


def check_modal(data: Json) -> None:
    """Refuse a modal that breaks a limit: its title, its labels, its questions and their ids, their choices."""
    parts = [each for each in walk(data["components"]) if "custom_id" in each]
    labels = [str(each.get("label") or "") for each in walk(data["components"])]
    ids = [str(each["custom_id"]) for each in parts]
    beside = [str(each.get("description") or "") for each in walk(data["components"])]
    fits = (
        0 < len(str(data["title"])) <= WINDOW_TITLE
        and all(len(text) <= WINDOW_TITLE for text in labels)
        and 1 <= len(data["components"]) <= WINDOW_PARTS
        and all(0 < len(one) <= BESIDE for one in [str(data["custom_id"]), *ids])
        and len(set(ids)) == len(ids)
        and all(len(text) <= BESIDE for text in beside)
        and all(_has_good_choices(each) for each in parts if each["type"] in CHOICES)
    )
    if not fits:
        raise Refusal(400, 50035)


def _has_good_choices(part: Json) -> bool:
    """Whether a question of a modal has as many choices as it may, each with its own value, none too long."""
    (fewest, most), offered = CHOICES[part["type"]], list(part.get("options") or [])
    values = [str(one["value"]) for one in offered]
    words = [str(one["label"]) for one in offered] + values
    chosen = sum(bool(one.get("default")) for one in offered)
    low, high = part.get("min_values"), part.get("max_values")
    low, high = 1 if low is None else int(low), 1 if high is None else int(high)
    if part["type"] == RADIO_GROUP:
        low, high = 0, 1
    return (
        fewest <= len(offered) <= most
        and len(set(values)) == len(values)
        and all(0 < len(one) <= BESIDE for one in words)
        and all(len(str(one.get("description") or "")) <= BESIDE for one in offered)
        and 0 <= low <= high <= len(offered)
        and (low > 0 or part["type"] == RADIO_GROUP or part.get("required") is False)
        and chosen <= high
    )


def parts_of(world: World, channel: Channel, body: Json, call: Call) -> dict[str, Any]:
    """Return the parts of a new message."""
    content, embeds = str(body.get("content") or ""), list(body.get("embeds") or [])
    components, flags = list(body.get("components") or []), int(body.get("flags") or 0) & KEPT
    files = files_of(world, channel, body, call.files, [])
    if not (content or embeds or components or files or body.get("poll") or body.get("sticker_ids")):
        raise Refusal(400, 50006)
    if len(content) > 2000 or len(str(body.get("nonce") or "")) > 25:
        raise Refusal(400, 50035)
    check_layout(content, embeds, components, flags)
    return {
        "content": content,
        "embeds": embeds,
        "components": components,
        "files": files,
        "flags": flags,
        "pings": pings_of(world, body, content, components),
    }


def changes_of(world: World, message: Message, body: Json, call: Call) -> dict[str, Any]:
    """Return the parts an edit replaces; what the body does not name stays."""
    changes: dict[str, Any] = {}
    if "content" in body:
        changes["content"] = str(body["content"] or "")
        if len(changes["content"]) > 2000:
            raise Refusal(400, 50035)
    for key in ("embeds", "components"):
        if key in body:
            changes[key] = list(body[key] or [])
    if "flags" in body:
        kept = message.flags & (64 | SECOND)  # what is made of components once stays so
        changes["flags"] = (message.flags & ~KEPT) | kept | int(body["flags"] or 0) & KEPT
    then = [changes.get(key, getattr(message, key)) for key in ("content", "embeds", "components", "flags")]
    check_layout(*then)
    if "attachments" in body or call.files:
        changes["files"] = files_of(world, message.channel, body, call.files, message.files)
    return changes


def files_of(
    world: World, channel: Channel, body: Json, uploads: list[Upload], there: list[Attachment]
) -> list[Attachment]:
    """Return a message's files: of those there the ones the body names (or all), then the new."""
    named = body.get("attachments")
    about = {int(each["id"]): each for each in named or []}
    kept = [each for each in there if named is None or each.id in about]
    new = []
    for upload in uploads:
        note = about.get(upload.number, {})
        new.append(
            world.attach(channel, note.get("filename") or upload.name, upload.data, note.get("description"))
        )
    return kept + new


def pings_of(world: World, body: Json, content: str, components: list[Json]) -> list[User]:
    """Return whom a message pings: those it names, if ``allowed_mentions`` lets."""
    words = "\n".join([content, *texts(components)])
    named = [world.users[int(each)] for each in re.findall(r"<@!?(\d+)>", words) if int(each) in world.users]
    allowed = body.get("allowed_mentions")
    unique = list(dict.fromkeys(named))
    if allowed is None or "users" in (allowed.get("parse") or []):
        return unique
    listed = {str(each) for each in allowed.get("users") or []}
    return [user for user in unique if str(user.id) in listed]
