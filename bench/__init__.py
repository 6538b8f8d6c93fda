"""Benchmarks: `python -m bench` measures the bot beside a baseline in the same run and prints one table."""
