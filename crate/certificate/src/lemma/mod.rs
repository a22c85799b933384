//! Lemmas that the checker uses besides the rules: statements about situations that hold in every proof.
//!
//! Each file has one lemma with its proof. The situation is always one of a proof: it follows from the worst case
//! (C6) of some claim by stones and passes. So every location outside the claimed set *L* holds a permanent refuter's
//! stone, which stays forever (D1.1); every stone has a liberty (D1); permanent marks don't change; and at most one
//! location is marked temporarily, which is empty, and then the pass count is -1. "Marked" alone means marked for
//! good.
//!
//! "Lost for the claimant" means outside the attractor of the crate's documentation, "won" inside it. The board may
//! be any graph, and the claimant may have either colour. Where a lemma also holds in a zone's game, [`zone`] says
//! why.

pub mod alive;
pub mod dead;
pub mod doors;
pub mod ending;
pub mod fill;
pub mod hopeless;
pub mod joined;
pub mod rooms;
pub mod sum;
pub mod zone;

pub(crate) use {
    alive::alive,
    dead::is_dead_space,
    doors::{doors, two_doors},
    ending::ending,
    fill::fill,
    hopeless::hopeless,
    joined::joined,
    sum::may_sum,
    zone::{keeps_vow, zone},
};
