"""Playing: what people do at the table, and what they are told."""
