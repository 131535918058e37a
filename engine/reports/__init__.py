"""Verdicts in words, and one page of HTML that shows them with their charts and scope."""
