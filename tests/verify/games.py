"""Games played to their end by luck, with the file that proves their chance."""

import hashlib
import random
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from bot.games import AnyRulebook
from bot.tables.draws import draw_sealed, record_draw
from bot.tables.keys import Keys
from bot.tables.leaves import CLOSED, Leaves, compute_fingerprint
from bot.tables.openings import ClosedProof, find_known
from bot.tables.proofs import list_draws, write_proof
from bot.tables.rng import RECIPE, compute_seed, draw_outcome, make_stream
from porc_royal.facts import CHANCE, Seat
from porc_royal.options import settle
from porc_royal.play import Play
from porc_royal.replies import shuffle_names
from porc_royal.rulebook import Setting
from porc_royal.testing.games import choose_reply, choose_speaker
from storage.ports import Entry, Loaded, PositionRow, SeatRow, TableRow
from tests.golden.kept import KINDS, choose_settings
from tests.promises.cases import CASES
from tests.promises.invariants import find_rare

PLAYED: Final[tuple[tuple[str, int, dict[str, Setting]], ...]] = (
    ("interstellar_pig", 3, {"preset": "quick"}),
    ("cochons", 3, {"max_turns": 6}),
    ("cosmic", 4, {"win": 3}),
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
    leaves, keys = Leaves(secret, [word for _, word in words]), Keys(players)
    seed = compute_seed(secret, [word for _, word in words]) if recipe > 1 else secret
    lobby = [*map(str, range(players))]
    seated = (
        leaves.shuffle(0, lobby) if recipe == CLOSED else shuffle_names(lobby, make_stream(seed, "seats"))
    )
    seating = tuple(map(int, seated))
    table = TableRow(
        *(number + 1, 7, book.name, book.version, "fr", 1, 0),
        status="ended",
        recipe=recipe,
        secret=secret,
        seed=seed,
        commitment=compute_fingerprint(secret, recipe),
        words=words,
        seating=seating if recipe > 1 else (),
    )
    game, entries = Play.new(book, players, settle(book.options, settings)), list[Entry]()
    while game.result is None:
        seat, at = CHANCE, game.count
        if CHANCE in game.asks and recipe == CLOSED:
            sealed, reply = draw_sealed(game.asks[CHANCE], leaves, keys.find_next(at))
            keys.note(at, sealed)
            draw = msgspec.json.encode(sealed)
        elif CHANCE in game.asks:
            draw = msgspec.json.encode(record_draw(game.asks[CHANCE], seed, at, recipe))
            reply = draw_outcome(game.asks[CHANCE], seed, at, recipe)
        else:
            seat, draw = choose_speaker(game, luck), None
            reply = choose_reply(game.asks[seat], luck, rare)
        step = game.take(seat, reply)
        told = msgspec.json.encode(step.facts)
        entries.append(
            Entry(table.id, at, seat, at, msgspec.json.encode(step.reply), told, False, 0, draw=draw)
        )
    seats = [SeatRow(table.id, seat, "person", f"Player {seat}") for seat in range(players)]
    drawn = list_draws(table, entries)
    if recipe != CLOSED:
        return write_proof(table, seats, len(entries), drawn)
    begun = Play.new(book, players, settle(book.options, settings)).position
    position = PositionRow(table.id, 0, begun.chapter, begun.state, begun.version, 0)
    known = find_known(Loaded(table, tuple(seats), position, tuple(entries)), book)
    eyes = Seat(number % players) if number % 4 else None
    return write_proof(table, seats, len(entries), drawn, closed=ClosedProof(table, eyes, known))


def seal(proof: bytes) -> bytes:
    """The file with a sum that fits what it says now, as somebody writes it who means to lie."""
    body = re.split(rb' "sum": "', proof)[0]
    return b'%s "sum": "%s"\n}\n' % (body, hashlib.sha256(body).hexdigest().encode())
