"""Whole moves that a question suggests: legal, from the seat's own view, landings first."""

from collections.abc import Iterator, Sequence

from bot.wording.voice import Voice
from bot.wording.whole_moves import list_few
from games.interstellar_pig import facts
from games.interstellar_pig.practice.flights import explain_planet
from games.interstellar_pig.practice.suggestions import sort, suggest
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.views.names import name_thing
from games.interstellar_pig.views.outlook import find_lacking
from games.interstellar_pig.views.view import View
from porc_royal.asks import Ask, Reply, list_picks
from porc_royal.facts import Listing, Named, Saying, Seat
from porc_royal.notation import read
from porc_royal.play import Play
from porc_royal.suggestions import TRIED, Suggested
from porc_royal.testing.golden import decode_game
from tests.golden.kept import read_games
from tests.interstellar_pig.scenario import Table, tetra
from tests.words import WORDS

VOICE = Voice(WORDS.of("en"), str, "interstellar_pig")


def suggested(table: Table, option: str = "course", seat: int = 0) -> Sequence[Suggested]:
    """What is suggested to a seat; every one of it is legal, and in the form in which it is kept."""
    ask, view = table.ask(seat), table.play.view(Seat(seat))
    found = suggest(view, ask, option)
    assert all(ask.check(one.reply) == one.reply for one in found)
    assert len({str(one.reply) for one in found}) == len(found) <= TRIED
    return found


def flown(gear: str = "dissipator") -> Table:
    """Nine spaces by way of B, where a Dissipator helps against the heat."""
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: gear}, events="solar-flare")
    return table.tell("0: two-dice heading=AB>B", "chance: 4 5 1")


def test_a_flight_is_one_choice_and_landings_come_first() -> None:
    found = suggested(flown())
    assert found[0].reply.text("place") == "B.s"
    assert {one.reply.text("place") for one in found} == {"AB:5", "B.s", "BC:2", "BD:2", "AB:6"}


def test_a_star_comes_last() -> None:
    """R-55: an event awaits there."""
    assert suggested(flown())[-1].reply.text("place") == "BD:2"


def test_a_place_to_which_several_ways_lead_is_suggested_once_and_the_form_has_every_way() -> None:
    places = [
        (asked, view, reply.text(facts.PLACE))
        for asked, view, reply in list_courses_flown()
        if len(list(ways_to(asked, reply.text(facts.PLACE)))) > 1
    ]
    assert places
    for asked, view, place in places:
        found = [one.reply.text(facts.PLACE) for one in suggest(view, asked, "course")]
        assert found.count(place) <= 1
        assert len(set(found)) == len(found)
        everything = [one.reply.text(facts.PLACE) for one in list_few(asked, "course", TRIED)]
        assert not everything or everything.count(place) > 1


def list_courses_flown() -> Iterator[tuple[Ask, View, Reply]]:
    """What was asked and said of courses in the golden games."""
    for data in list(read_games("interstellar_pig").values())[:8]:
        kept = decode_game(data)
        play = Play.new(RULEBOOK, kept.setup.players, kept.setup.settings)
        for line, _ in kept.lines:
            seat, reply = read(line)
            if reply.option == "course":
                yield play.asks[seat], play.view(seat), reply
            play.take(seat, reply)


def ways_to(asked: Ask, place: str) -> Iterator[tuple[str, str]]:
    """The results of the roll, and the lines, by which a flight ends there."""
    for spaces in list_picks(asked, "course", facts.SPACES) or ("",):
        begun = {facts.PLACE: place, **({facts.SPACES: spaces} if spaces else {})}
        yield from ((spaces, route) for route in list_picks(asked, "course", facts.ROUTE, begun))


def test_a_landing_says_which_gear_it_takes() -> None:
    """IP-69, R-33."""
    first = suggested(flown())[0]
    assert first.note == Saying(facts.NOTE_GEAR, {"cards": Listing((Named("card", "dissipator"),))})


def test_a_planet_known_to_hide_something_comes_before_the_others() -> None:
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "pocket-doorway"})
    places = [one.reply.text("place") for one in suggested(table, "jump")]
    assert places[0].endswith(".s")
    assert len(places) <= TRIED


def test_what_lies_in_envelopes_unseen_changes_nothing() -> None:
    def told(envelopes: dict[str, str]) -> list[Suggested]:
        table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "pocket-doorway"}, envelopes=envelopes)
        return list(suggested(table, "jump"))

    assert told({"B": "keepsake"}) == told({"C": "keepsake", "B": "trap"})


def test_lines_are_listed_by_what_lies_ahead_and_say_what_is_known_of_it() -> None:
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "dissipator"})
    found = suggested(table, "two-dice")
    assert {one.reply.text("heading") for one in found} == set(table.choices(0, "two-dice", "heading"))
    assert {one.key for move in found for one in move.reasons} == {"interstellar_pig-worth-unseen"}


def test_where_only_a_line_is_named_both_ends_are_weighed() -> None:
    """R-75, D-22: no dice are thrown for that."""
    table = tetra("PLAIN A.o", "WISP D.o", events="worm-hole hyperspace-tunnel navigation-error")
    table.tell("0: one-die heading=AB>B", "chance: 3", "0: jump place=BD:2", "0: jump place=AC:5")
    found = suggested(table, "ahead")
    assert {one.reply.text("heading") for one in found} == {"AC>A", "AC>C"}


def test_planets_and_dots_stand_under_headings_of_their_own() -> None:
    assert sort(Named("place", "P05.s")) == sort(Named("place", "P05.o")) != sort(Named("place", "L12:3"))
    assert sort(Named("card", "trap")) is None


def test_a_place_is_called_the_same_in_a_suggestion_in_menus_and_while_typing() -> None:
    """As the board shows it: planets by name and number, dots by the planets they lie between."""
    table = flown()
    view = table.play.view(None)
    for one in suggested(table):
        place = one.reply.text("place")
        saying = name_thing(view, Named("place", place))
        assert saying is not None
        assert isinstance(one.label, Saying)
        assert saying.args.get("place", saying.args.get("planet")) == one.label.args["place"]
        assert VOICE.say(one.label)
    assert RULEBOOK.own_name is name_thing


def test_planets_to_be_picked_come_best_first() -> None:
    """D-6: where one needs nothing, then where fewest needs are left to gear."""
    table = tetra("QUILL A.s", "PLAIN D.o", chapter="picks")
    found = [one.reply.text("planet") for one in suggested(table, "pick", next(iter(table.play.asks)))]
    assert len(found) == 4
    view = table.play.view(Seat(next(iter(table.play.asks))))
    lacking = [len(find_lacking(view, next(iter(table.play.asks)), one, ())) for one in found]
    assert lacking == sorted(lacking)
    assert lacking[0] < lacking[-1]


def test_what_one_knows_to_lie_somewhere_is_told_by_its_name() -> None:
    """What the viewer had put there itself was told as “?”."""
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "pocket-doorway"}, envelopes={"A": "trap keepsake"})
    table.tell("0: open")
    view = table.play.view(Seat(0))
    (told,) = explain_planet(view, "A")
    assert told.args["cards"] == Listing((Named("card", "keepsake"), Named("card", "trap")))
