//! A lock as a sum of local games, before there are two eyes.
