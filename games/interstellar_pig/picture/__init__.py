"""How the table looks: what a picture is told (`shown.py`), colours and forms, the map, the panel, the cards."""
