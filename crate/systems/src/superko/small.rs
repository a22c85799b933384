//! All positions that a small board can reach, by number, and where plays lead.

use std::collections::HashMap;

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_search::{Control, Halt};

use crate::area::area;
use crate::compact::{Compact, Stones, each};

/// Larger boards have too many positions.
pub(super) const MOST: usize = 9;

/// Positions by number, the start first.
pub(super) struct Small {
    /// Black's area minus White's.
    pub(super) area: Vec<i8>,
    /// Where each player's plays lead from each position; only suicide is forbidden.
    plays: ByColor<Vec<Vec<u16>>>,
}

impl Small {
    /// `None` where the board is too large.
    pub(super) fn of(
        board: &Board,
        stones: &ByColor<PointSet>,
        control: &Control<'_>,
    ) -> Result<Option<Small>, Halt> {
        let Some(compact) = Compact::of(board).filter(|compact| compact.len() <= MOST) else {
            return Ok(None);
        };
        let start = Compact::stones(stones);
        let mut numbers = HashMap::from([(start, 0_u16)]);
        let mut all: Vec<Stones> = vec![start];
        let mut small = Small {
            area: Vec::new(),
            plays: ByColor::default(),
        };
        while small.area.len() < all.len() {
            control.step(BYTES)?;
            let here = all[small.area.len()];
            for color in Color::ALL {
                let mut to = Vec::new();
                for at in each(compact.whole() & !here.all()) {
                    let Some((after, _)) = compact.play(here, color, at) else {
                        continue;
                    };
                    // 3^9 is less than 2^16.
                    let fresh = u16::try_from(all.len()).unwrap_or(u16::MAX);
                    to.push(*numbers.entry(after).or_insert_with(|| {
                        all.push(after);
                        fresh
                    }));
                }
                small.plays[color].push(to);
            }
            let points = |bits| compact.points(board, bits);
            let areas = area(
                board,
                &ByColor {
                    black: points(here.black),
                    white: points(here.white),
                },
            );
            let count = |color: Color| i8::try_from(areas[color].len()).unwrap_or(i8::MAX);
            small.area.push(count(Color::Black) - count(Color::White));
        }
        Ok(Some(small))
    }

    pub(super) fn len(&self) -> usize {
        self.area.len()
    }

    pub(super) fn plays(&self, position: u16, color: Color) -> &[u16] {
        &self.plays[color][usize::from(position)]
    }

    pub(super) fn situation(position: u16, turn: Color) -> usize {
        usize::from(position) * 2 + usize::from(turn == Color::White)
    }
}

/// About what a position takes.
const BYTES: usize = 256;
