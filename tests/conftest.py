"""What every test shares: how hypothesis searches."""

import os

from hypothesis import HealthCheck, settings

# The ordinary run looks at the same examples every time, so that it fails for whoever broke something and for
# nobody else. `make soak` searches anew, and for longer.
settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("house"), derandomize=False, max_examples=5_000)
settings.load_profile(os.environ.get("PORC_PROFILE", "house"))
