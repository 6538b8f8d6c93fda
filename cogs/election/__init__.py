"""The election of the Porc Royal on its own, as a group calls it at a real table: an application beside the games."""
