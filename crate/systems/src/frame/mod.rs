//! All systems under one roof, for callers that choose one when they run: a game to play, a position to judge.

mod game;
mod judge;
mod perfect;
mod show;
mod start;

pub use game::{Game, Move};
pub use judge::judge;
pub use perfect::{is_played_out, perfect};
pub use show::{Shown, show, show_perfect};
pub use start::Start;
