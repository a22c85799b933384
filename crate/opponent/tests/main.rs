//! The tests of the opponent, one program.

mod legal;
mod perfect;
mod play;
