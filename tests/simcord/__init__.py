"""The bot over simcord's idea of Discord."""
