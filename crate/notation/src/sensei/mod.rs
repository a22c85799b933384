//! Diagrams of Sensei's Library, whose lines begin with `$$`. `FORMATS.md` lists what they can't hold.

mod head;
mod read;
mod signs;
mod write;

pub(crate) use read::begins;
pub use write::{sensei, sensei_numbered};
