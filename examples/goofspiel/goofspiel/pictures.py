"""The table and a hand as pictures, from a view: the prizes, then a row for every player."""

from goofspiel import facts
from goofspiel.state import View, count_points
from porc_royal.asks import Ask
from porc_royal.facts import Named, Saying, Seat
from porc_royal.picture.hand import WIDTH
from porc_royal.picture.palette import GOLD, MUTED, NIGHT, PANEL, PAPER, WHITE
from porc_royal.rulebook import Phrase
from porc_royal.scene import Group, Layer, Rect, Scene, Shape, Style, Text

TALL, WIDE, GAP, HEADER, ROW = 190, 130, 20, 120, 90
"""In pixels: a card, the room between two, the head of a picture, the row of a player."""
IN_A_ROW = (WIDTH - GAP) // (WIDE + GAP)


def board(seen: View, _asked: Ask | None, phrase: Phrase) -> Scene:
    """The prizes on the table, and what each player has won and holds."""
    below = HEADER + max(measure_cards(seen.prizes), TALL + GAP)
    seats = range(len(seen.held))
    rows = [Group(draw_row(seen, Seat(seat), phrase), GAP, below + ROW * seat) for seat in seats]
    title = phrase(describe_progress(seen))
    shapes = (*draw_title(title), *draw_cards(seen.prizes, HEADER, GOLD), *rows)
    height = below + ROW * len(seats) + GAP
    return Scene(WIDTH, height, NIGHT, title, (Layer("table", shapes),))


def hand_board(seen: View, phrase: Phrase) -> Scene | None:
    """The viewer's cards; the public has none."""
    if seen.seat is None:
        return None
    title = phrase(Saying(facts.YOUR_HAND if seen.hand else facts.HAND_EMPTY))
    shapes = (*draw_title(title), *draw_cards(seen.hand, HEADER, PAPER))
    return Scene(WIDTH, HEADER + measure_cards(seen.hand), NIGHT, title, (Layer("hand", shapes),))


def describe_progress(seen: View) -> Saying:
    """How many prizes are still to come, and at the end that there are none."""
    is_over = not seen.left and not any(seen.held)
    return Saying(facts.PROGRESS_OVER) if is_over else Saying(facts.PROGRESS, {"left": seen.left})


def draw_title(words: str) -> tuple[Shape, ...]:
    """The head of a picture."""
    return (Text(WIDTH // 2, 56, words, 38, WHITE, bold=True, max_width=WIDTH - 60, min_size=26),)


def draw_cards(cards: tuple[str, ...], top: int, colour: str) -> list[Shape]:
    """Cards from `top` down, each with its number in the middle."""
    shapes: list[Shape] = []
    for place, card in enumerate(cards):
        x, y = GAP + place % IN_A_ROW * (WIDE + GAP), top + place // IN_A_ROW * (TALL + GAP)
        shapes.append(Rect(x, y, WIDE, TALL, Style(fill=colour, stroke=MUTED, width=3), 14))
        shapes.append(Text(x + WIDE // 2, y + TALL // 2, card, 64, NIGHT, bold=True, max_width=WIDE - 20))
    return shapes


def measure_cards(cards: tuple[str, ...]) -> int:
    """How tall these cards are, with the room below them."""
    return -(-len(cards) // IN_A_ROW) * (TALL + GAP)


def draw_row(seen: View, seat: Seat, phrase: Phrase) -> tuple[Shape, ...]:
    """A player's name, points and number of cards."""
    width = WIDTH - 2 * GAP
    points, held = count_points(seen.won[seat]), seen.held[seat]
    said = phrase(Saying(facts.PICTURE_SEAT, {"points": points, "held": held}))
    return (
        Rect(0, 0, width, ROW - 10, Style(fill=PANEL, stroke=MUTED, width=1), 14),
        Text(30, 40, phrase(Named("seat", str(seat))), 32, WHITE, True, "start", width // 2, 22),
        Text(width - 30, 40, said, 30, GOLD, anchor="end", max_width=width // 2 - 60, min_size=20),
    )
