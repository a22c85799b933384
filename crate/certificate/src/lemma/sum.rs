//! A lock as a sum of local games.
