//! The value of an analysis when its player wants the most and the opponent the least.
//!
//! Lines 450 and 554 say so of the players; that a referee takes this value is \[ours\].
//!
//! A sequence remembers all its plays, so its situations are too many to visit. Positions alone give bounds:
//!
//! * At least: what the player reaches by a strategy that comes nearer with each turn, against an opponent whom no ko
//!   binds. No position recurs, so neither ko forbids any of its plays.
//! * At most: what the opponent holds by passes and a number of stones, each of which leads to where fewer are
//!   needed. No play of the opponent recurs.
//!
//! Both use positions written down, within part of the limit; if they differ, a search asks for each (`reach.rs`).
//!
//! By passing forever the player keeps a position's value as it stands, since immortal stones stay (line 404);
//! positions not looked into have no better lower bound. If the bounds differ on a small board, a search keys
//! sequences by all their past.

use std::collections::HashMap;

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_search::Control;

use super::control;
use super::past;
use super::positions::{Positions, Worth};
use super::reach::Narrowing;
use super::sequences::{Sequence, Sequences};
use crate::compact::Compact;

/// The bounds of an analysis's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisValue {
    /// At least this.
    pub least: i64,
    /// At most this.
    pub most: i64,
    /// Control at the end of a best sequence, if found.
    pub controlled: Option<PointSet>,
    /// Positions and situations looked at.
    pub nodes: u64,
}

impl AnalysisValue {
    /// The value itself.
    #[must_use]
    pub fn exact(&self) -> Option<i64> {
        (self.least == self.most).then_some(self.least)
    }
}

/// The value of a player's analysis, from positions, then sequences.
pub fn value(
    board: &Board,
    final_position: &ByColor<PointSet>,
    player: Color,
    control: &Control<'_>,
) -> AnalysisValue {
    let points = |at: PointSet| super::score::worth(final_position, &at, player);
    let all = points(board.locations());
    let now = points(control::control(board, final_position, player));
    let Some(compact) = Compact::of(board) else {
        return AnalysisValue {
            least: now,
            most: all,
            controlled: None,
            nodes: 1,
        };
    };
    let start = Compact::stones(final_position);
    let worth = Worth {
        compact: &compact,
        start,
        player,
    };
    let (before, limit) = (control.nodes(), control.left());
    let first = if board.len() <= SEARCHED {
        limit
    } else {
        (limit / PART).min(EXPLORED)
    };
    let mut positions = Positions::explore(&worth, first, control);
    let least = positions.least(control);
    let most = positions.most(control);
    let mut found = AnalysisValue {
        least,
        most,
        controlled: None,
        nodes: 0,
    };
    if found.least < found.most && board.len() <= SEARCHED {
        let mut search = Sequences {
            worth: &worth,
            positions: &positions,
            known: HashMap::new(),
            wanted: 0,
            control,
        };
        while found.least < found.most {
            search.wanted = found.least + 1;
            search.known.clear();
            match search.gets(&Sequence::start(start, player)) {
                Some(true) => found.least += 1,
                Some(false) => found.most = found.least,
                None => break,
            }
        }
    } else if found.least < found.most {
        (found.least, found.most) = control.part(control.left() / 2, |part| {
            let mut narrowing = Narrowing::new(&worth, (least, most), part);
            narrowing.run();
            (narrowing.least, narrowing.most)
        });
        with_past(&worth, &mut found, control);
    } else {
        found.controlled = positions
            .line()
            .map(|end| compact.points(board, worth.control(end)));
    }
    found.nodes = control.nodes() - before;
    found
}

/// Narrows the bounds by sequences with their past: first the most, then the middle, or just above the least after no
/// answer.
///
/// Each attempt gets half of what is left.
fn with_past(worth: &Worth, found: &mut AnalysisValue, control: &Control<'_>) {
    let mut wanted = found.most;
    while found.least < found.most {
        if control.poll().is_err() {
            return;
        }
        let told = control.part(control.left() / 2, |part| {
            past::is_worth(worth, wanted, part)
        });
        match told {
            Some(true) => found.least = wanted,
            Some(false) => found.most = wanted - 1,
            None if wanted == found.least + 1 => return,
            None => {}
        }
        wanted = match told {
            Some(_) => i64::midpoint(found.least, found.most + 1).max(found.least + 1),
            None => found.least + 1,
        };
    }
}

/// The part of the limit, and the most, of positions written down, nearest first; searches for bounds get the rest.
const PART: u64 = 4;
const EXPLORED: u64 = 60_000;

/// Larger boards get bounds only: histories grow beyond all measure.
const SEARCHED: usize = 5;
