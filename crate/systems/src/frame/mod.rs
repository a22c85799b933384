//! All systems under one roof, for callers that choose one when they run: a game to play, a position to judge.

mod game;
mod judge;
mod perfect;
mod show;
mod stage;
mod start;
mod turn;
mod whole_1989;
mod whole_naj;

pub use game::Game;
pub use judge::judge;
pub use perfect::{is_played_out, perfect};
pub use show::{Shown, show, show_perfect};
pub use stage::{How, Stage};
pub use start::Start;
pub use turn::Move;
