"""The numbered rules: told, cited, played, looked up and quoted."""
