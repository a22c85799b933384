//! Games of all rule sets: their starts, turns and stages.

mod game;
mod play;
mod stage;
mod start;
mod turn;

pub use game::RuleSetGame;
pub use play::{Analysis, Notes, Play};
pub use stage::{How, Stage};
pub use start::Start;
pub use turn::GameTurn;
