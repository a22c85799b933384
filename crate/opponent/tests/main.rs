//! The tests of the opponent, one program.

mod legal;
mod play;
