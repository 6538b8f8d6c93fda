"""The store in PostgreSQL, for as many processes as one likes. It is imported only where DATABASE_URL names one."""
