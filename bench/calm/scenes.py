"""Pictures that are weighed, not sent: each is known by its scene, and so many of them are painted for their size."""

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from statistics import mean
from typing import Final

from bot.app import PorcRoyal
from bot.delivery.outgoing import Drawn
from bot.painter import Painter
from porc_royal.scene import Scene

SHARE: Final = 12
"""Of so many scenes one is painted, unless all are wanted."""


class WeighingPainter(Painter):
    """Gives a picture as its digest, and paints some of them aside. `all_of_them`: every picture is painted."""

    def __init__(self, *, all_of_them: bool) -> None:
        super().__init__(limit=60)
        self._all = all_of_them
        self.what: Final[dict[bytes, str]] = {}
        """What each picture shows, by its content as sent."""
        self.sizes: Final[dict[bytes, int]] = {}
        """How many bytes each picture has that was painted."""
        self._painted: Final[set[str]] = set()

    async def weigh(self, scene: Scene, what: Drawn) -> bytes:
        """The content as it is sent, once its size is known where it is to be known."""
        mark = await self.digest(scene)
        content = mark.encode()
        self.what[content] = what
        if content not in self.sizes and (
            self._all or what not in self._painted or int(mark[:8], 16) % SHARE == 0
        ):
            self._painted.add(what)
            self.sizes[content] = len(await super().png(scene))
        return content

    async def png(self, scene: Scene) -> bytes:
        """A picture that nobody said what it shows."""
        return await self.weigh(scene, "?")

    async def digest(self, scene: Scene) -> str:
        """Equal for equal scenes."""
        return hashlib.sha256(repr(scene).encode()).hexdigest()


async def weigh_pictures(bot: PorcRoyal, *, all_of_them: bool) -> WeighingPainter:
    """Have a bot's pictures weighed from now on."""
    painter = WeighingPainter(all_of_them=all_of_them)
    await bot.painter.close()
    bot.painter = bot.pictures._painter = painter  # noqa: SLF001 - as tests do
    bot.pictures.paint = painter.weigh  # type: ignore[method-assign]  # it knows what is shown, the painter does not
    return painter


class Weights:
    """How heavy pictures are: those that were painted as they are, the others like the mean of their kind."""

    def __init__(self) -> None:
        self.what: Final[dict[bytes, str]] = {}
        self.sizes: Final[dict[bytes, int]] = {}

    def add(self, what: Mapping[bytes, str], sizes: Mapping[bytes, int]) -> None:
        """Take over what one game's painter knows."""
        self.what.update(what)
        self.sizes.update(sizes)

    def weigh(self, pictures: Iterable[bytes]) -> list[float]:
        """The size of each, in bytes."""
        by_kind = defaultdict[str, list[int]](list)
        for content, size in self.sizes.items():
            by_kind[self.what[content]].append(size)
        return [self.sizes.get(one) or mean(by_kind[self.what[one]]) for one in pictures]
