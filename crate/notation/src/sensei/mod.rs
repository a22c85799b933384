//! Diagrams as Sensei's Library and other places of go players have them: every line begins with `$$`.
//!
//! They know stones, ten moves, shapes and small letters, on a sheet or a part of one. What these rules
//! have besides gets the closest sign, or there is an error; `FORMATS.md` has the list.

mod head;
mod read;
mod signs;
mod write;

pub(crate) use read::begins;
pub use write::{sensei, sensei_numbered};
