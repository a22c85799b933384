//! Expectations of claims: the likely winner of each argument in the position as it stands.

mod control;
mod game;
mod odds;
mod outlook;
mod parts;
mod tree;

pub use control::{ExpectedControl, OpenQuestion, WeighedClaim};
pub use game::ClaimGame;
pub use odds::{SIGNS, Signs, percent};
pub use outlook::{Effort, Outlook};
pub use tree::ClaimTree;
