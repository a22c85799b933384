//! Which stones are alive in some degree, and by which points.

use loja_search::Control;

use super::degrees::{Degrees, Found, degree};
use crate::fault::Fault;
use crate::frame::Start;
use crate::japan_1989::{self, Ablation, Arena, Asking, Marking};
use crate::{JudgedString, StringStatus};

/// Situations for each question, step by step.
const STEPS: [u64; 4] = [1_000, 16_000, 256_000, u64::MAX];

/// Judges every string, and counts the situations.
///
/// # Errors
///
/// If the stones can't stand on any board.
pub fn strings(start: &Start, control: &Control<'_>) -> Result<(Vec<JudgedString>, u64), Fault> {
    let Start { board, stones, .. } = start;
    // Uncapturable stones have degree 0, those enabled for Pauli degree 1.
    let (mut strings, before) = japan_1989::strings(start, control)?;
    let begun = control.nodes();
    let asking = Asking {
        control,
        lemmas: Ablation::default(),
    };
    let marking = Marking::of(&start.options);
    let arena = Arena::new(board, stones, &board.locations());
    let arenas = [arena.map(|arena| arena.marking(marking))];
    let degrees = Degrees::new(board, &arenas, &asking);
    let mut open: Vec<&mut JudgedString> = strings
        .iter_mut()
        .filter(|string| string.status == StringStatus::Dead)
        .collect();
    for string in &mut open {
        string.status = StringStatus::Open;
    }
    for nodes in STEPS {
        open.retain_mut(|string| {
            let Some(first) = string.points.iter().next() else {
                return false;
            };
            if asking.is_over() {
                return true;
            }
            string.status = match degree(&degrees, stones, (string.color, first), nodes) {
                Found::Alive(_, set) => StringStatus::Enabled(set),
                Found::Dead => StringStatus::Dead,
                Found::Open => StringStatus::Open,
            };
            string.status == StringStatus::Open
        });
    }
    let nodes = before + control.nodes() - begun;
    Ok((strings, nodes))
}
