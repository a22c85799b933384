//! Diagrams of Sensei's Library, whose lines begin with `$$`.
//!
//! They have stones, ten moves, shapes and small letters. Other things get the closest sign or
//! an error, as listed in `FORMATS.md`.

mod head;
mod read;
mod signs;
mod write;

pub(crate) use read::begins;
pub use write::{sensei, sensei_numbered};
