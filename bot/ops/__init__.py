"""For whoever runs the bot: settings, logs, metrics, bug reports, the guard against crash loops."""
