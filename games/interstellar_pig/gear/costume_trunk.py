"""Disguise Kit (IP-97, R-61): committed by either side, it keeps a Ground Combat from taking place."""

from typing import Final

from games.interstellar_pig.extension.catalogue import Card, make_arm

CARD: Final[Card] = make_arm("costume-trunk", "IP-97", 1, ("ground",), one_use=True, calls_off=True)
