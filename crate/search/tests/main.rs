//! All tests of this crate in one program: compiled and linked once, with what they share.

mod alike;
mod brute_force;
mod maze;
mod memory;
