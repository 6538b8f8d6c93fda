"""What a table says of itself before it begins, and what it makes of names and titles that look like commands."""

from bot.panels.custom_ids import read_token
from tests.sockets.house import Town
from tests.sockets.players import parts_of


async def test_before_the_start_a_game_is_not_over_but_has_not_begun(town: Town) -> None:
    await town.ana.slash("table ouvrir", {"jeu": "cochons"}, channel=town.channel)
    for line in (
        "pourquoi",
        "passer",
        "repondre",
        "main",
        "plateau",
        "defaire",
        "consignes",
        "cochons rester",
    ):
        refused = await town.ana.slash(line, channel=town.channel)
        assert refused.text == town.house.text("refused-not-started"), line


async def test_what_people_typed_is_not_obeyed_in_what_they_alone_are_shown(town: Town) -> None:
    """Names and titles, in answers and in what takes the place of an answer after a press."""
    names = ("||Ana||", "<@&77> `Bob`", "**Cy**")
    for person, name in zip(town.people, names, strict=True):
        person.name = name
    voters = {f"votant-{number}": one for number, one in enumerate(town.people, 1)}
    title = "||Qui|| garde <@&123> ?"
    answers = [await town.ana.slash("election ouvrir", {"titre": title, **voters}, channel=town.channel)]
    await town.house.settle()
    answers.append(orders := await town.ana.slash("consignes", channel=town.channel))
    answers.append(form := await town.ana.press(orders, town.house.text("election-order-vote")))
    for _ in range(3):
        menu = next(
            (
                part
                for part in parts_of(form)
                if part.get("options") and read_token(part["custom_id"]).verb == "fill"
            ),
            None,
        )
        if menu is None:
            break
        form = await town.ana.choose(form, menu["custom_id"], [menu["options"][0]["value"]])
        answers.append(form)
    answers.append(await town.ana.press(form, town.house.text("button-confirm")))
    looks = ("consignes", "plateau", "etat", "pourquoi", "repondre", "journal", "election resultat")
    answers += [await town.ana.slash(line, channel=town.channel) for line in (*looks, "table docteur")]
    answers.append(
        await town.ana.slash("table remplacer", {"place": "1", "par": town.cy}, channel=town.channel)
    )
    told = [each.text for each in answers]
    assert sum("Qui" in text for text in told) >= 1
    assert sum("Ana" in text or "Bob" in text for text in told) >= 3
    for text in told:
        raw = text.replace("\\|\\|", "").replace("\\<@", "").replace("\\`", "")
        assert "||" not in raw, text
        assert "<@&" not in raw, text
        assert "\\\\" not in raw, f"escaped twice: {text}"
