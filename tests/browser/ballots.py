"""A ballot of a club on a phone, as one language reads it: typed, voted, closed and counted."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright import sync_api as playwright

from bot.i18n import Reader, strip_markdown
from bot.local import PEOPLE, LocalPerson
from games.election.methods.paper import RANKING
from storage.files import find_database
from storage.ports import Language
from tests.browser.phone import WIDTH, Phone
from tests.words import WORDS

AMELIE, BRUNO, CLARA, DAVE = PEOPLE[:4]
SHOTS: Final = os.environ.get("SHOTS", "")
"""A folder in which what is seen is kept, to be looked at."""
TALL: Final = 2000
"""How high a page is for its picture, so that a message can be seen whole."""
CANDIDATES: Final = "Anna, Bob, Cy, Dora"
TITLES: Final[dict[Language, str]] = {
    "fr": "Qui tient la caisse du club ?",
    "en": "Who keeps the till of the club?",
}
OPENERS: Final[dict[Language, tuple[LocalPerson, str]]] = {"fr": (AMELIE, "jeu"), "en": (CLARA, "game")}
"""Who opens a ballot of each language, and where."""
VOTERS: Final = (BRUNO, DAVE)
"""Who votes everywhere: one reads French, the other English."""
FRENCH: Final = {
    "open": "ouvrir", "result": "resultat", "list": "liste", "speakers": "parole", "ruling": "arret",
    "stand": "candidat", "call": "appel", "give": "donner", "close": "clore",
}  # fmt: skip
"""Commands of the election as whoever reads French types them."""
FRENCH_OPTIONS: Final = {
    "title": "titre", "candidates": "candidats", "method": "methode", "secrecy": "secret", "voters": "votants",
    "stand": "presentation", "closes": "cloture", "every": "chaque", "text": "texte", "candidate": "candidat",
    "line": "ligne", "governors": "gouverneurs", "voter": "qui", "number": "nombre", "for": "pour",
}  # fmt: skip


def read_in(person: LocalPerson) -> Reader:
    """The sentences of somebody's language."""
    return WORDS.of("fr" if person.locale == "fr" else "en")


def send_command(phone: Phone, person: LocalPerson, name: str, **given: str) -> None:
    """Write a command of the election with its options, as its reader's language calls them, and send it."""
    french = person.locale == "fr"
    words = FRENCH.get(name, name) if french else name
    told = [f"{FRENCH_OPTIONS.get(one, one) if french else one}: {value}" for one, value in given.items()]
    phone.page.locator("#say").click()
    phone.page.locator("#say").fill(f"/election {words} {' '.join(told)}".strip())
    phone.page.keyboard.press("Enter")
    command = phone.page.locator(".command")
    if command.count():
        phone.page.keyboard.press("Enter")
    playwright.expect(command).to_have_count(0)


def pass_time(phone: Phone, hours: int) -> None:
    """Let the clock of the bot go on."""
    phone.page.locator(f"[data-hours='{hours}']").click()


def add_papers(folder: Path, papers: Sequence[tuple[int, ...]], ballot: int) -> None:
    """Papers of others of the club, who have no place before the page: secret ones, each with its word."""
    kept = sqlite3.connect(find_database(folder / "data"), timeout=20)
    with kept:
        for number, paper in enumerate(papers):
            row = (ballot, 900 + number, "", 1, json.dumps(paper).encode(), f"bababababa{chr(97 + number)}a")
            kept.execute("INSERT INTO papers VALUES (?, ?, ?, ?, ?, ?)", row)
    kept.close()


class PhoneBallot:
    """One ballot, in a channel that speaks the language of whoever opens it."""

    def __init__(self, phone: Phone, name: str, language: Language) -> None:
        self.phone: Final = phone
        self.language: Final = language
        self.opener, self.place = OPENERS[language]
        self.title: Final = TITLES[language]
        self._name: Final = f"{name}-{language}"
        self._ordered = False

    def keep(self, step: str) -> None:
        """Nothing stands beyond the edge; and a picture of it, where pictures are wanted."""
        self.phone.fits()
        if SHOTS:
            page = self.phone.page
            page.set_viewport_size({"width": WIDTH, "height": TALL})
            page.screenshot(path=f"{SHOTS}/{self._name}-{step}.png")
            page.set_viewport_size({"width": WIDTH, "height": 800})

    def enter(self, person: LocalPerson) -> Reader:
        """Look at the channel through somebody's eyes; gives their words."""
        self.phone.become(person)
        self.phone.go(self.place)
        return read_in(person)

    def say(self, key: str, **given: str | int) -> str:
        """A sentence or a label as the channel reads it."""
        return strip_markdown(read_in(self.opener).text(key, **given))

    def sees(self, reader: Reader, key: str, **given: str | int) -> None:
        """A message has this sentence, whole."""
        self.phone.sees(strip_markdown(reader.text(key, **given)))

    def open(self, how: str, **given: str) -> None:
        """The opener types it, and the channel reads how it is counted. `how`: the key of that."""
        reader, self._ordered = self.enter(self.opener), given.get("method") in RANKING
        send_command(self.phone, self.opener, "club", title=self.title, **given)
        self.sees(reader, how, **({"places": int(given["places"])} if "places" in given else {}))
        self.sees(reader, "elections-club-ties")
        self.keep("open")

    def vote(self, person: LocalPerson, *names: str, again: bool = False) -> Reader:
        """Somebody reads their paper in their own language, fills it in, and hands it in."""
        reader = self.enter(person)
        if again:
            self.phone.press(reader.text("elections-club-change"))
            self.phone.sees(re.compile(self._begin(reader, "paper")))
        else:
            self.phone.press(self.say("elections-club-vote"))
            self.sees(reader, "elections-club-no-paper")
            self.keep(f"paper-{person.name}")
        menus = [reader.text(f"elections-club-choose{more}") for more in ("", "-several")]
        if self._ordered:
            for place, name in enumerate(names, 1):
                self._choose_next(reader, place, name)
                # The names one after the other, and nothing between them: the menu below has them all, too.
                order = rf"{self._begin(reader, 'order')}\W*" + r"\W+".join(names[:place])
                playwright.expect(self.phone.message(re.compile(order)).last).to_be_visible()
            self.keep(f"order-{person.name}")
            self.phone.press(reader.text("elections-club-cast"))
        else:
            self.phone.choose(re.compile("|".join(menus)), *(re.compile(rf"\. {one}$") for one in names))
        self.phone.sees(re.compile(f"{self._begin(reader, 'taken')}.*{'.*'.join(names)}"))
        self.keep(f"receipt-{person.name}")
        return reader

    def _choose_next(self, reader: Reader, place: int, name: str) -> None:
        """Choose whoever comes next."""
        menu = reader.text("elections-club-next", place=place)
        self.phone.choose(re.compile(f"^{re.escape(menu)}"), re.compile(rf"\. {name}$"))

    @staticmethod
    def _begin(reader: Reader, key: str) -> str:
        """How a sentence begins, before what it is about."""
        return re.escape(reader.text(f"elections-club-{key}", what="|").partition("|")[0].strip())

    def close(self) -> None:
        """The opener closes it before its time, and the result comes."""
        self.enter(self.opener)
        self.phone.press(self.say("elections-club-vote"))
        self.phone.press(self.say("elections-club-close"))
        self.sees(read_in(self.opener), "elections-club-close-sure", title=self.title)
        self.phone.press(self.say("elections-club-close-yes"))
        self.sees(read_in(self.opener), "elections-club-closed", title=self.title)

    def count(self, *elected: str, pictured: bool = True) -> None:
        """The result as the channel reads it, and its count in the language of each voter."""
        reader = read_in(self.opener)
        who = reader.join(elected)
        self.sees(reader, "elections-club-elected", count=len(elected), who=who)
        if pictured:
            self.phone.pictures_load()
        self.keep("result")
        for person in VOTERS:
            own = self.enter(person)
            self.phone.press(self.say("elections-club-show-count"))
            self.sees(own, "elections-club-elected", count=len(elected), who=own.join(elected))
            self.keep(f"count-{person.name}")
