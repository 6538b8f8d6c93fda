"""What messages are made of: questions with their buttons, the lobby, custom ids, pictures."""
