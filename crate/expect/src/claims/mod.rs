//! Expectations of claims: the likely winner of each argument in the position as it stands.

mod claim_game;
mod claim_parts;
mod claim_tree;
mod expected_control;
mod odds;
mod outlook;

pub use claim_game::ClaimGame;
pub use claim_tree::ClaimTree;
pub use expected_control::{ExpectedControl, OpenQuestion, WeighedClaim};
pub use odds::{SIGNS, Signs, percent};
pub use outlook::{Outlook, OutlookEffort};
