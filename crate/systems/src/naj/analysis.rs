//! What an analysis is worth when its player wants the most and his opponent the least: lines 450 and 554 say so of the players, that a referee
//! takes it for the value is [ours].
//!
//! A sequence remembers all its plays, so its situations are too many to visit. Bounds are found on positions alone:
//!
//! * At least: what the player reaches by a strategy that comes nearer with each turn, against an opponent whom no ko binds. No position
//!   comes back under it, so neither ko ever forbids a play of it.
//! * At most: what the opponent holds with so many stones, each of which leads to where he needs fewer, and passes. No play of his is
//!   repeated under it.
//!
//! Both are taken from positions that are written down, as many as a part of the limit allows; where they differ then, each is asked for by a search (`reach.rs`).
//!
//! What a position is worth as it stands is had by passing for ever: immortal stones stay (line 404). On positions not looked into it is the
//! least that can be had there. Where the bounds differ on a small board, the sequences themselves are searched with all their past in the key.

use std::collections::HashMap;

use loja_ground::{Board, ByColor, Color, PointSet};

use super::control::control;
use super::past;
use super::positions::{Positions, Worth};
use super::reach::Narrowing;
use super::sequences::{Sequence, Sequences};
use crate::compact::Compact;

/// What is known of the value of an analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// At least this.
    pub least: i64,
    /// At most this.
    pub most: i64,
    /// What is controlled at the end of one sequence in which both do their best, where that was found.
    pub controlled: Option<PointSet>,
    /// Positions and situations looked at.
    pub nodes: u64,
}

impl Value {
    /// The value itself.
    #[must_use]
    pub fn exact(&self) -> Option<i64> {
        (self.least == self.most).then_some(self.least)
    }
}

/// The value of a player's analysis, from so many positions, and situations where the bounds leave it open. The callback hears how many
/// and may stop it.
pub fn value(
    board: &Board,
    final_position: &ByColor<PointSet>,
    player: Color,
    limit: u64,
    stop: &mut dyn FnMut(u64) -> bool,
) -> Value {
    let points = |at: PointSet| super::score::worth(final_position, &at, player);
    let all = points(board.locations());
    let now = points(control(board, final_position, player));
    let Some(compact) = Compact::of(board) else {
        return Value {
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
    let first = if board.len() <= SEARCHED {
        limit
    } else {
        (limit / PART).min(EXPLORED)
    };
    let mut positions = Positions::explore(&worth, first, stop);
    let least = positions.least(stop);
    let most = positions.most(stop);
    let mut found = Value {
        least,
        most,
        controlled: None,
        nodes: positions.nodes.len() as u64,
    };
    if found.least < found.most && board.len() <= SEARCHED {
        let left = limit.saturating_sub(found.nodes);
        let explored = found.nodes;
        let stop = &mut |nodes| stop(explored + nodes);
        let mut search = Sequences {
            worth: &worth,
            positions: &positions,
            known: HashMap::new(),
            most: left,
            left,
            wanted: 0,
            stop,
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
        found.nodes += left - search.left;
    } else if found.least < found.most {
        let left = limit.saturating_sub(found.nodes);
        let explored = found.nodes;
        let mut asked = |nodes| stop(explored + nodes);
        let mut narrowing = Narrowing::new(&worth, (least, most), left / 2, &mut asked);
        narrowing.run();
        (found.least, found.most) = (narrowing.least, narrowing.most);
        found.nodes += narrowing.nodes;
        with_past(&worth, &mut found, limit, stop);
    } else {
        found.controlled = positions
            .line()
            .map(|end| compact.points(board, worth.control(end)));
    }
    found
}

/// Asks for what the bounds leave open with all that was played: all of it, then no more than is sure, then half, each with a part of what is left of the limit.
fn with_past(worth: &Worth, found: &mut Value, limit: u64, stop: &mut dyn FnMut(u64) -> bool) {
    let mut wanted = found.most;
    while found.least < found.most {
        let left = limit.saturating_sub(found.nodes);
        let explored = found.nodes;
        if stop(explored) {
            return;
        }
        let asked = &mut |nodes| stop(explored + nodes);
        let (told, nodes) = past::is_worth(worth, wanted, left / 2, asked);
        found.nodes += nodes;
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

/// What part of the limit is for positions written down one after the other, nearest first, and how many these are at the most: the rest is for bounds that are searched for.
const PART: u64 = 4;
const EXPLORED: u64 = 60_000;

/// More locations than this are left to the bounds: histories grow beyond all measure.
const SEARCHED: usize = 5;
