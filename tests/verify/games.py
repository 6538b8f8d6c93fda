"""Games played to their end by luck, with the file that proves their chance."""

import hashlib
import random
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from bot.games import AnyRulebook
from bot.tables.draws import record_draw
from bot.tables.proofs import list_draws, write_proof
from bot.tables.rng import RECIPE, compute_commitment, compute_seed, draw_outcome, make_stream
from porc_royal.facts import CHANCE
from porc_royal.options import settle
from porc_royal.play import Play
from porc_royal.replies import shuffle_names
from porc_royal.rulebook import Setting
from porc_royal.testing.games import choose_reply, choose_speaker
from storage.ports import Entry, SeatRow, TableRow
from tests.golden.kept import KINDS, choose_settings
from tests.promises.cases import CASES
from tests.promises.invariants import find_rare

PLAYED: Final[tuple[tuple[str, int, dict[str, Setting]], ...]] = (
    ("interstellar_pig", 3, {"preset": "quick"}),
    ("cochons", 3, {"max_turns": 6}),
    ("cosmic", 4, {}),
)
WORDS: Final = ("groin", "Été 2026", '« \\ " »', "🐷")


@cache
def play_game(number: int, recipe: int = RECIPE) -> bytes:
    """The proof of the game of a number; the same number plays the same game."""
    name, players, settings = PLAYED[number % len(PLAYED)]
    return play_out(CASES[name].book, players, settings, number, recipe)


@cache
def play_kind(kind: str, number: int, recipe: int = RECIPE) -> bytes:
    """The proof of a game of a kind (`tests/golden`) with options and players by luck, under which games are short."""
    book, luck = KINDS[kind].book, random.Random(number)
    settings, players = choose_settings(kind, number), luck.randint(*book.seats)
    while book.refuse(players, settings) is not None:
        settings, players = choose_settings(kind, luck.randrange(2**32)), luck.randint(*book.seats)
    return play_out(book, players, settings, number, recipe)


def play_out(
    book: AnyRulebook, players: int, settings: Mapping[str, Setting], number: int, recipe: int
) -> bytes:
    """The proof of a game that is played to its end by the luck of a number."""
    luck, rare = random.Random(number), find_rare(book.name)
    secret = hashlib.sha256(str(number).encode()).digest()
    words = tuple(enumerate(luck.sample(WORDS, number % 4))) if recipe > 1 else ()
    seed = compute_seed(secret, [word for _, word in words]) if recipe > 1 else secret
    seating = tuple(map(int, shuffle_names([*map(str, range(players))], make_stream(seed, "seats"))))
    table = TableRow(
        *(number + 1, 7, book.name, book.version, "fr", 1, 0),
        status="ended",
        recipe=recipe,
        secret=secret,
        seed=seed,
        commitment=compute_commitment(secret),
        words=words,
        seating=seating if recipe > 1 else (),
    )
    game, entries = Play.new(book, players, settle(book.options, settings)), list[Entry]()
    while game.result is None:
        seat, at = CHANCE, game.count
        if CHANCE in game.asks:
            draw = msgspec.json.encode(record_draw(game.asks[CHANCE], seed, at, recipe))
            reply = draw_outcome(game.asks[CHANCE], seed, at, recipe)
        else:
            seat, draw = choose_speaker(game, luck), None
            reply = choose_reply(game.asks[seat], luck, rare)
        reply = game.take(seat, reply).reply
        entries.append(Entry(table.id, at, seat, at, msgspec.json.encode(reply), b"[]", False, 0, draw=draw))
    seats = [SeatRow(table.id, seat, "person", f"Player {seat}") for seat in range(players)]
    return write_proof(table, seats, len(entries), list_draws(table, entries))


def seal(proof: bytes) -> bytes:
    """The file with a sum that fits what it says now, as somebody writes it who means to lie."""
    body = re.split(rb' "sum": "', proof)[0]
    return b'%s "sum": "%s"\n}\n' % (body, hashlib.sha256(body).hexdigest().encode())
