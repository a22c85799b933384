//! The logical rules of John Tromp and Bill Taylor: ten rules, and the handicap of the comment on the fifth.

mod score;
mod state;

pub use score::{judge, score, scored};
pub use state::{State, Turn};
