"""The second way in: interactions and events that Discord sends by HTTP, in place of the gateway."""
