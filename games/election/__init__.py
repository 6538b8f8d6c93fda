"""The election of the Porc Royal: the ballot that the game and the stand-alone `/election` share."""
