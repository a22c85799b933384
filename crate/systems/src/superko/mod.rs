//! No position twice: the International Rules (positional) and those of the AGA (situational), as far as the document
//! tells of them.

mod perfect;
mod state;

pub use state::{Ban, State, Turn};
