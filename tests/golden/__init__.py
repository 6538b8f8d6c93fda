"""Golden games of ours: finished games of every game and expansion, which every run replays.

`python -m tests.golden` records those anew that are told otherwise today, and names them.
"""
