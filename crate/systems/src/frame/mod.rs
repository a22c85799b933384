//! All systems under one roof, for callers that choose one when they run: a game to play, a position to judge.

mod game;
mod judge;
mod start;

pub use game::{Game, Move};
pub use judge::judge;
pub use start::Start;
