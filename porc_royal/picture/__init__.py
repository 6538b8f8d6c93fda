"""What the pictures of every game share, so that they look alike at every table and a game draws only what is its own.

`shown.py` what a picture is told at least, `palette.py` colours and forms with a
meaning, `marks.py` small signs, `header.py` title and sky, `grid.py` equal things in rows, `hand.py` a hand of cards,
`panel.py` the players' rows, `legend.py` what signs mean.
"""
