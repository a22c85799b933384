//! A position by any of the systems.

use std::sync::Arc;

use super::start::Start;
use crate::fault::Fault;
use crate::judgement::Judgement;
use crate::limits::{Limits, Meter};
use crate::system::System;
use crate::table::Table;
use crate::{area, ing, j2003, jrg89, naj, no_pass, shimada, stone, yasunaga};

/// What a system says of a position as if play stopped there. Komi is in thousandths of a point. `stop` hears now and then how
/// many situations were looked at, and ends the search when it says yes.
///
/// # Errors
/// When the stones are no position of this system.
pub fn judge(
    system: System,
    start: &Start,
    komi: i64,
    limits: Limits,
    stop: &mut dyn FnMut(u64) -> bool,
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
            let limits = jrg89::Limits {
                nodes: limits.nodes,
                bytes: limits.bytes,
                ..jrg89::Limits::default()
            };
            let judged = jrg89::judge(board, stones, *prisoners, komi, limits, stop);
            judged.map_err(|_| Fault {
                why: "these stones are no position",
                points: stones.occupied(),
            })?
        }
        System::J2003 => j2003::judge(board, stones, *prisoners, komi, limits, limits.nodes, stop)?,
        System::Naj | System::Najn => {
            naj::judge(board, stones, *prisoners, komi, limits.nodes, stop)?
        }
        System::Yasunaga => yasunaga::judge(&table, komi, &mut Meter::new(limits, stop))?,
        System::Shimada => shimada::judge(&table, komi),
        System::Ing => ing::judge(&table, komi, *handicap),
        System::Stone => stone::judge(&table, komi),
        System::Area | System::SuperkoPositional | System::SuperkoSituational => {
            area::judge(&table, komi)
        }
        System::NoPass => {
            let state = no_pass::State::start(Arc::clone(board), stones.clone(), *turn)?;
            no_pass::judge(&state, &mut Meter::new(limits, stop))
        }
    })
}
