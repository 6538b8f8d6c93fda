"""What is played in a fresh environment is collected there, where the package is installed, and nowhere else."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("goofspiel") else ["goofspiel"]
