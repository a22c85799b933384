//! A position by any of the systems.

use std::sync::Arc;

use super::start::Start;
use crate::fault::Fault;
use crate::judgement::Judgement;
use crate::system::System;
use crate::table::Table;
use crate::{area, ing, j2003, jrg89, naj, no_pass, shimada, stone, yasunaga};
use loja_search::Control;

/// What a system says of a position as if play stopped there. Komi is in thousandths of a point.
///
/// # Errors
/// When the stones are no position of this system.
pub fn judge(
    system: System,
    start: &Start,
    komi: i64,
    control: &Control<'_>,
) -> Result<Judgement, Fault> {
    let Start {
        board,
        stones,
        turn,
        prisoners,
        handicap,
    } = start;
    let table = Table {
        prisoners: *prisoners,
        ..Table::start(Arc::clone(board), stones.clone(), *turn)?
    };
    Ok(match system {
        System::Jrg89 => {
            let judged = jrg89::judge(board, stones, *prisoners, komi, control);
            judged.map_err(|_| Fault {
                why: "these stones are no position",
                points: stones.occupied(),
            })?
        }
        System::J2003 => j2003::judge(board, stones, *prisoners, komi, control)?,
        System::Naj | System::Najn => naj::judge(board, stones, *prisoners, komi, control)?,
        System::Yasunaga => yasunaga::judge(&table, komi, control)?,
        System::Shimada => shimada::judge(&table, komi),
        System::Ing => ing::judge(&table, komi, *handicap),
        System::Stone => stone::judge(&table, komi),
        System::Area | System::SuperkoPositional | System::SuperkoSituational => {
            area::judge(&table, komi)
        }
        System::NoPass => {
            let state = no_pass::State::start(Arc::clone(board), stones.clone(), *turn)?;
            no_pass::judge(&state, control)
        }
    })
}
