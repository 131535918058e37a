"""Strings, numbers and names in the language in force."""
