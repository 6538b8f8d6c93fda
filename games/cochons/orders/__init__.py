"""Standing orders: what may be answered ahead."""
