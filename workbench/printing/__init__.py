"""Boards, cards and pieces on paper and as pictures: PDF, SVG and PNG."""
