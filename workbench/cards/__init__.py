"""Cards as players see them: what stands on a face, and the one painter of it."""
