"""Faults by script: what the next matching requests meet instead of, or after, their effect."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from .components import Json

WORDS: Final[Mapping[int, str]] = {
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40005: "Request entity too large. Try sending something smaller in size",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50278: "Cannot send messages to this user due to having no mutual guilds",
}


class Refusal(Exception):
    """An error answer of the REST interface: an HTTP status and one of Discord's own codes."""

    def __init__(self, status: int, code: int = 0, words: str | None = None) -> None:
        super().__init__(status, code)
        self.status: Final = status
        self.code: Final = code
        self.words: Final = words or WORDS.get(code, f"{status}: error")

    def json(self) -> Json:
        return {"message": self.words, "code": self.code}


@dataclass(eq=False)
class Fault:
    """What the next ``times`` requests that match are to meet. ``hits`` counts those that did.

    ``gate``: wait here first. ``status`` ``None`` without ``reset``: then go on as if nothing had been.
    ``before_effect`` false: the request is carried out and only its answer is lost.
    """

    method: str
    path: re.Pattern[str]
    status: int | None = None
    code: int = 0
    times: int = 1
    headers: dict[str, str] = field(default_factory=dict)
    body: Json | str | None = None
    before_effect: bool = True
    reset: Literal["reset", "close"] | None = None
    gate: asyncio.Event | None = None
    hits: int = 0

    def matches(self, method: str, path: str) -> bool:
        return self.times > 0 and method == self.method and self.path.search(path) is not None

    def release(self) -> None:
        """Let those go on who wait at the gate."""
        if self.gate is not None:
            self.gate.set()

    def answer(self) -> Json | str:
        return Refusal(self.status or 500, self.code).json() if self.body is None else self.body


class Faults:
    """The faults that are still to come, in the order they were asked for."""

    def __init__(self) -> None:
        self._coming: list[Fault] = []

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault this request is to meet, counted as met."""
        for fault in self._coming:
            if fault.matches(method, path):
                fault.times -= 1
                fault.hits += 1
                if not fault.times:
                    self._coming.remove(fault)
                return fault
        return None

    def add(self, fault: Fault) -> Fault:
        self._coming.append(fault)
        return fault

    def clear(self) -> None:
        """Forget what was to come, and let everybody go on who waits at a gate."""
        for fault in self._coming:
            fault.release()
        self._coming.clear()

    def fail_next(
        self,
        method: str,
        path: str,
        status: int,
        code: int = 0,
        times: int = 1,
        headers: Mapping[str, str] | None = None,
        *,
        before_effect: bool = True,
        body: Json | str | None = None,
    ) -> Fault:
        """Answer the next requests whose path matches the regular expression ``path`` with an error.

        ``body`` replaces Discord's usual ``{"message", "code"}``; a string goes out as HTML, which is what a
        ban by the proxy in front of Discord looks like.
        """
        found = Fault(method, re.compile(path), status, code, times, dict(headers or {}), body, before_effect)
        return self.add(found)

    def rate_limit_next(
        self,
        method: str,
        path: str,
        retry_after: float = 0.01,
        scope: Literal["user", "shared", "global"] = "user",
        times: int = 1,
        *,
        via: bool = True,
    ) -> Fault:
        """Answer 429. Without ``via`` the client takes it for a ban and does not try again."""
        everywhere = scope == "global"
        headers = {"Retry-After": f"{retry_after:.3f}", "X-RateLimit-Scope": scope}
        headers |= {"Via": "1.1 fake-discord"} if via else {}
        headers |= {"X-RateLimit-Global": "true"} if everywhere else {}
        body: Json = {
            "message": "You are being rate limited.",
            "retry_after": retry_after,
            "global": everywhere,
        }
        return self.fail_next(method, path, 429, 0, times, headers, body=body)

    def reset_next(
        self, method: str, path: str, times: int = 1, *, before_effect: bool = True, politely: bool = False
    ) -> Fault:
        """Cut the connection instead of answering: with a TCP reset, or ``politely`` with an early end."""
        fault = Fault(method, re.compile(path), times=times, before_effect=before_effect)
        fault.reset = "close" if politely else "reset"
        return self.add(fault)

    def hold_next(self, method: str, path: str, *, before_effect: bool = True) -> Fault:
        """Keep the next such request waiting until ``release`` is called on what is returned."""
        return self.add(Fault(method, re.compile(path), before_effect=before_effect, gate=asyncio.Event()))
