"""What is said to one reader of one table, and what people type, understood."""
