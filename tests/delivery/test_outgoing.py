"""Messages: written down and read back, and refused before Discord would."""

import pytest

from bot.delivery.outgoing import (
    Board,
    Button,
    Choice,
    Edit,
    Menu,
    Outgoing,
    PictureRef,
    Row,
    Say,
    TooMuch,
    UnreadableMessage,
    make_row,
    pack,
    unpack,
)

BUTTON = Button(custom_id="t:1:join", label="Rejoindre", style="success", emoji="🐷")
MENU = Menu(custom_id="t:1:tile", choices=(Choice(value="a", label="A", description="one"),), placeholder="?")
PICTURE = PictureRef(table_id=3, what="hand", seat=2, alt="your hand", instead="cards")
FULL = (Row((BUTTON, Button(label="Rules", url="https://example.org"))), Row((MENU,)))


@pytest.mark.parametrize(
    "message",
    [
        Say(text="x"),
        Say(text="x", rows=FULL, picture=PICTURE, mentions=(7, 8), keep="lobby", plain="p"),
        Board(text="", picture=PICTURE),
        Edit(keep="lobby", text="x", anew=False),
    ],
)
def test_a_message_is_read_as_it_was_written(message: Outgoing) -> None:
    kind, payload = pack(message)
    assert unpack(kind, payload) == message
    assert (make_row("dm:1", message).kind, make_row("dm:1", message).payload) == (kind, payload)


def test_what_a_later_program_adds_is_overlooked() -> None:
    assert unpack("say", b'{"type": "say", "text": "x", "glitter": true}') == Say(text="x")


@pytest.mark.parametrize(
    ("kind", "payload"), [("say", b"{}"), ("say", b"no"), ("edit", b'{"type":"say","text":"x"}')]
)
def test_what_is_no_message_of_its_kind_is_refused(kind: str, payload: bytes) -> None:
    with pytest.raises(UnreadableMessage):
        unpack(kind, payload)


@pytest.mark.parametrize(
    "message",
    [
        Say(text=""),
        Say(text="x" * 2001),
        Say(text="x", plain="x" * 2001),
        Say(text="x", rows=(Row((BUTTON,)),) * 2),
        Say(text="x", rows=tuple(Row((Button(custom_id=str(n), label="A"),)) for n in range(6))),
        Say(text="x", rows=(Row(tuple(Button(custom_id=str(n), label="A") for n in range(6))),)),
        Say(text="x", rows=(Row((MENU, BUTTON)),)),
        Say(text="x", rows=(Row((Button(custom_id="", label="A"),)),)),
        Say(text="x", rows=(Row((Button(custom_id="x" * 101, label="A"),)),)),
        Say(text="x", rows=(Row((Button(custom_id="a", label="x" * 81),)),)),
        Say(text="x", rows=(Row((Button(custom_id="a"),)),)),
        Say(text="x", rows=(Row((Menu(custom_id="a", choices=()),)),)),
        Say(text="x", rows=(Row((Menu(custom_id="a", choices=(Choice(value="", label="A"),)),)),)),
        Say(text="x", rows=(Row((Menu(custom_id="a", choices=MENU.choices, most=2),)),)),
    ],
)
def test_what_discord_would_refuse_is_never_owed(message: Outgoing) -> None:
    with pytest.raises(TooMuch):
        make_row("channel:1", message)


def test_the_longest_message_discord_takes_is_owed() -> None:
    choices = tuple(Choice(value=f"{n:0100}", label="x" * 100, description="x" * 100) for n in range(25))
    rows = (
        *(
            Row((Menu(custom_id=f"{n:0100}", choices=choices, placeholder="x" * 150, most=25),))
            for n in range(4)
        ),
        Row(tuple(Button(custom_id=f"b{n:099}", label="x" * 80) for n in range(5))),
    )
    assert make_row("dm:1", Say(text="x" * 2000, rows=rows)).kind == "say"
