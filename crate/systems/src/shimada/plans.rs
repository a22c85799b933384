//! The first revised plan (page 102), which its author gave up: kept to show where it fails.

use loja_ground::{Color, PointSet};
use loja_search::{Control, Halt};

use super::score::two_eyed;
use crate::fault::Fault;
use crate::table::Table;
use crate::yasunaga::{self, Living};

/// The plan's name for a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPlan {
    /// (a): no successive moves of the opponent take it.
    TwoEyed,
    /// (b): the opponent moves first and can't take it.
    Independent,
    /// (c): it can't be taken if the owner begins.
    Seki,
    /// None of these. (d), connected with (c), is not defined.
    Dead,
}

/// The clause of a string, with taking as in Yasunaga's draft, which the plan revises.
///
/// # Errors
/// On an impossible position; inside, at a limit.
pub fn first_plan(
    table: &Table,
    string: &PointSet,
    owner: Color,
    control: &Control<'_>,
) -> Result<Result<FirstPlan, Halt>, Fault> {
    if string.is_subset(&two_eyed(&table.board, &table.stones, owner)) {
        return Ok(Ok(FirstPlan::TwoEyed));
    }
    let living = yasunaga::living(table, string, owner, control)?;
    Ok(living.map(|living| match living {
        Living::Untaken => FirstPlan::Independent,
        Living::Protected => FirstPlan::Seki,
        Living::Not => FirstPlan::Dead,
    }))
}
