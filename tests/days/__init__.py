"""Whole games over days: the whole bot but for Discord itself, in one event loop whose time is made up.

`README.md` beside this file says what is simulated, and which test meets which fault.
"""
