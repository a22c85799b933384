//! "Capturable living", the sets of the definition by its own letters.
//!
//! `S` is what is occupied before play begins, with `P`: the empty locations on which the owner can't force an uncapturable stone, though he moves first.
//! A string that can be captured lives when its owner gets a new uncapturable stone on `S` wherever it is captured.
//!
//! *A larger `S` is never worse for the owner:* a stone on the smaller set is one on the larger. So where `P` is known in part, what he gets on the
//! locations that are surely in `S` he gets on `S`, and what he doesn't get on those that may be in it he doesn't get there.

use loja_ground::PointSet;
use loja_search::Control;

use crate::fault::Fault;
use crate::frame::Start;
use crate::japan_1989::{self, Stone};
use crate::{JudgedString, StringStatus};

/// The status of every string, and how many situations were looked at.
///
/// # Errors
/// Where stones stand that no board can have.
pub fn strings(start: &Start, control: &Control<'_>) -> Result<(Vec<JudgedString>, u64), Fault> {
    japan_1989::strings_by(start, control, status)
}

/// What the definition says of a stone, as far as it is found out.
fn status(stone: &mut Stone<'_, '_>) -> Option<StringStatus> {
    if !stone.is_capturable()? {
        return Some(StringStatus::Uncapturable);
    }
    let occupied = stone.occupied();
    if stone.owner_gets(&occupied, stone.nodes) == Some(true) {
        return Some(StringStatus::Enabled(occupied));
    }
    if stone.is_dead_but_for(&PointSet::new()) == Some(true) {
        return Some(StringStatus::Dead);
    }
    // Of the empty locations: those of `P`, and those that are not in it.
    let (mut within, mut without) = (occupied.clone(), PointSet::new());
    for at in stone.asked_points().difference(&occupied).iter() {
        match stone.forces_a_stone_on(at) {
            Some(true) => without.insert(at),
            Some(false) => within.insert(at),
            None => false,
        };
    }
    if !without.is_empty() && stone.is_dead_but_for(&without) == Some(true) {
        return Some(StringStatus::Dead);
    }
    let lives = within != occupied && stone.owner_gets(&within, stone.nodes) == Some(true);
    lives.then_some(StringStatus::Enabled(within))
}
