//! The parts left after an answer, and the one that gets the vow.

use loja_format::FlawKind;

use super::position::{Part, Position};

pub(crate) struct Left {
    parts: Vec<Part>,
    mark: Option<usize>,
    is_bound: bool,
    pub(crate) is_unnamed: bool,
}

impl Left {
    /// The position after an answer; with the vow, `None` where the body can't breathe.
    pub(super) fn of(
        mut parts: Vec<Part>,
        mark: Option<usize>,
        is_bound: bool,
        vow: bool,
    ) -> Option<Left> {
        // With an eye, nothing has to stay open (V2).
        let wanted = vow && !parts.iter().any(|part| part.is_fillable);
        let mut is_unnamed = false;
        if wanted {
            let mut breathing = parts.iter_mut().filter(|part| part.has_breath);
            let first = breathing.next()?;
            is_unnamed = breathing.next().is_some();
            first.vow = !is_unnamed;
        }
        Some(Left {
            parts,
            mark,
            is_bound,
            is_unnamed,
        })
    }

    pub(crate) fn breathing(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(|part| part.has_breath)
    }

    /// The positions of the open parts.
    pub(super) fn positions(self) -> Vec<Position> {
        Position::of_parts(self.parts, self.mark, self.is_bound)
    }

    pub(super) fn name(&mut self, member: Option<usize>) -> Result<(), FlawKind> {
        self.is_unnamed = false;
        vow(&mut self.parts, member)
    }
}

pub(super) fn vow(parts: &mut [Part], member: Option<usize>) -> Result<(), FlawKind> {
    let found = parts
        .iter_mut()
        .find(|part| part.has_breath && !part.vow && member.is_some_and(|member| part.has(member)));
    found.ok_or(FlawKind::Rooms)?.vow = true;
    Ok(())
}
