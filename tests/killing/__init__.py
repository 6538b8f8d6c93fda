"""The whole program as processes: killed outright, stopped, started wrongly, restored, repaired.

Whatever is killed whenever, people find the table as it was last confirmed to them, and every message once.
"""
