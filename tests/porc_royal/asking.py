"""One ask with every kind of field, some of which depend on others; and replies drawn at random."""

from hypothesis import strategies as st

from porc_royal.asks import PASS, Answer, Ask, Chosen, FreeText, Number, Option, Order, Pick, Reply, Several
from porc_royal.facts import Saying, Seat
from porc_royal.replies import Luck

TILES = {"A1": ("B1", "B2"), "B1": ("A1",), "B2": ("A1", "C 3"), "C 3": ()}
TROOPS = {"A1": 5, "B1": 2, "B2": 1, "C 3": 4}
SHIPS = ("jet.1", "transporteur_de-luxe.2")


def targets(chosen: Chosen) -> tuple[str, ...]:
    return TILES[str(chosen["from"])]


def troops(chosen: Chosen) -> tuple[int, int]:
    return (1, TROOPS[str(chosen["from"])])


def trips(reply: Reply) -> Saying | None:
    """One troop alone needs no ship."""
    if reply.option == "trip" and reply.number("gorets") == 1 and reply.text("card"):
        return Saying("refused-ship", {"card": reply.text("card")})
    return None


def everything(seat: int = 0) -> Ask:
    options = {
        PASS: Option(),
        "trip": Option(
            {
                "from": Pick("tile", tuple(TILES)),
                "to": Pick("tile", targets),
                "gorets": Number(troops),
                "card": Pick("card", SHIPS, optional=True),
            }
        ),
        "throw": Option({"cards": Several("card", ("a", "b", "c", "d"), least=1, most=3)}),
        "arrange": Option({"order": Order("card", ("x", "y", "z"))}),
        "name": Option({"words": FreeText(2, 8), "louder": Number((-2, 2), optional=True)}),
    }
    return Ask(Seat(seat), "everything", "rule", options, Reply(PASS), legal=trips)


def lucks() -> st.SearchStrategy[Luck]:
    """Luck that hypothesis chooses."""

    @st.composite
    def luck(draw: st.DrawFn) -> Luck:
        return lambda bound: draw(st.integers(0, bound - 1))

    return luck()


NAMES = st.text(max_size=12)
ANSWERS: st.SearchStrategy[Answer] = st.one_of(
    NAMES,
    st.integers(-(10**6), 10**6),
    st.lists(NAMES, max_size=4).map(tuple),
    st.sampled_from(["A1", "B1", "C 3", "3", "-1", *SHIPS]),
    st.permutations(["x", "y", "z"]).map(tuple),
)
REPLIES = st.builds(
    Reply,
    st.one_of(st.sampled_from([PASS, "trip", "throw", "arrange", "name"]), NAMES),
    st.dictionaries(
        st.one_of(st.sampled_from(["from", "to", "gorets", "card", "cards", "order", "words"]), NAMES),
        ANSWERS,
        max_size=5,
    ),
)
