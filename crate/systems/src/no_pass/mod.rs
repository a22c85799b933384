//! Go without passing: who can't move has lost.

mod judge;
mod state;

pub use judge::judge;
pub use state::State;
