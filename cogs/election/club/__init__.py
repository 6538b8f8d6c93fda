"""The election for a whole club: a ballot beside the tables, for as many as have a role, or may read the channel."""
