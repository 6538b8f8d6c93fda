"""Processes of the bot for tests: forked by one that has read the program, or true ones.

The tests begin them with `fork_server()` (module `fork_server`); what may be asked of one is a `Start`.
"""
