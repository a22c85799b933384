//! Jasiek's "capturable living", with sets named by the letters of the definition.
//!
//! `S` is what is occupied before play begins, with `P`: the empty locations on which the owner, even moving first,
//! can't force an uncapturable stone. A capturable string lives when its owner gets a new uncapturable stone on `S`
//! wherever it is captured.
//!
//! *A larger `S` is never worse for the owner:* a stone on the smaller set is on the larger. So with `P` known in
//! part, what the owner gets on locations surely in `S` counts on `S`, and so does what the owner doesn't get on
//! those that may be in it.

use loja_ground::PointSet;
use loja_search::Control;

use crate::fault::Fault;
use crate::frame::Start;
use crate::japan_1989::{self, Stone};
use crate::{JudgedString, StringStatus};

/// Judges every string, and counts the situations.
///
/// # Errors
///
/// If the stones can't stand on any board.
pub fn strings(start: &Start, control: &Control<'_>) -> Result<(Vec<JudgedString>, u64), Fault> {
    japan_1989::strings_by(start, control, status)
}

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
    // Locations surely in `S`, and empty ones surely outside `P`.
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
