"""How the table looks: what a picture is told (`shown.py`), colours and forms, tiles, moves, the panel."""
