//! What to expect of claims: who would win each argument of the position as it stands.

mod game;

pub use game::ClaimGame;
