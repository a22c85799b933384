use loja_rules::{ByColor, Color, Outcome, PointSet, State, saturated};

/// C1: Black's lead.
pub(crate) fn lead(state: &State, control: &ByColor<PointSet>) -> i64 {
    match Outcome::of(&state.score(control)) {
        Outcome::Jigo => 0,
        Outcome::Win { by, points } => {
            // A sum of three 32-bit counts.
            let points: i64 = saturated(points);
            match by {
                Color::Black => points,
                Color::White => -points,
            }
        }
    }
}

pub(crate) fn result_text(lead: i64) -> String {
    match lead {
        0 => "jigo".to_owned(),
        1.. => format!("B+{lead}"),
        _ => format!("W+{}", lead.unsigned_abs()),
    }
}
