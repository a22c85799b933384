//! Who leads by how much, and how the files write it.

use loja_rules::{ByColor, Color, Outcome, PointSet, State, saturated};

/// C1: by how much Black leads with this control.
pub(crate) fn lead(state: &State, control: &ByColor<PointSet>) -> i64 {
    match Outcome::of(&state.score(control)) {
        Outcome::Jigo => 0,
        Outcome::Win { by, points } => {
            // A score is a sum of three counts of 32 bits.
            let points: i64 = saturated(points);
            match by {
                Color::Black => points,
                Color::White => -points,
            }
        }
    }
}

/// A result as the files have it.
pub(crate) fn result_text(lead: i64) -> String {
    match lead {
        0 => "jigo".to_owned(),
        1.. => format!("B+{lead}"),
        _ => format!("W+{}", lead.unsigned_abs()),
    }
}
