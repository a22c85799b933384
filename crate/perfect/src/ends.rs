//! Scores of finished boards (C1 to C3).

use std::sync::Arc;

use loja_rules::{Color, Setup, State};
use loja_solver::{Contradiction, Limits, Options, referee};
use std::collections::HashMap;

use crate::place::Place;
use crate::small::{Set, Small};

/// Bounds of a finished board's score without captives, positive for the last player but one to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The lower bound.
    pub least: i8,
    /// The upper bound; equal if control is decided.
    pub most: i8,
}

impl Worth {
    /// The other player's view.
    #[must_use]
    pub const fn reversed(self) -> Worth {
        Worth {
            least: -self.most,
            most: -self.least,
        }
    }
}

/// Scores by board, which the prover finds once up to symmetry and exchange of colours.
#[derive(Debug, Default)]
pub struct Ends {
    known: HashMap<(Set, Set, Set), Worth>,
    /// Situations that the prover has expanded.
    pub nodes: u64,
    /// Boards with undecided control.
    pub open: u64,
}

/// The prover's limit for one board.
const NODES: u64 = 2_000_000;

impl Ends {
    /// The number of known boards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether none is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// A final place's score, own minus enemy.
    ///
    /// # Errors
    /// When prover and checker disagree.
    pub fn worth(&mut self, small: &Small, place: Place) -> Result<Worth, Contradiction> {
        let bare = |own, enemy| Place {
            own,
            enemy,
            shut: 0,
            passes: 2,
            ..place
        };
        let (mine, _) = bare(place.own, place.enemy).canonical(small);
        let (theirs, _) = bare(place.enemy, place.own).canonical(small);
        let (key, is_reversed) = if mine <= theirs {
            (mine, false)
        } else {
            (theirs, true)
        };
        let name = (key.own, key.enemy, key.permanent);
        let worth = match self.known.get(&name) {
            Some(worth) => *worth,
            None => {
                let worth = self.ask(small, key)?;
                self.known.insert(name, worth);
                worth
            }
        };
        Ok(if is_reversed { worth.reversed() } else { worth })
    }

    fn ask(&mut self, small: &Small, place: Place) -> Result<Worth, Contradiction> {
        let setup: Setup = place.setup(small, Color::Black);
        let Ok(state) = State::new(Arc::clone(small.board()), setup) else {
            // No game leads to such a board.
            return Ok(Worth {
                least: i8::MIN / 2,
                most: i8::MAX / 2,
            });
        };
        let options = Options::within(Limits {
            nodes: NODES,
            ..Limits::default()
        });
        let report = referee(&state, options, &mut ())?;
        self.nodes += report.nodes;
        let score = state.score(&report.control);
        let known = i64::try_from(score.black.total()).unwrap_or(i64::MAX)
            - i64::try_from(score.white.total()).unwrap_or(i64::MAX);
        if report.is_decided() {
            let exact = i8::try_from(known).unwrap_or(i8::MAX);
            return Ok(Worth {
                least: exact,
                most: exact,
            });
        }
        self.open += 1;
        // An open location is worth at most two points to either.
        let doubt = |color: Color| 2 * i64::from(report.open[color].count());
        let bound = |points: i64| i8::try_from(points).unwrap_or(i8::MAX);
        Ok(Worth {
            least: bound(known - doubt(Color::White)),
            most: bound(known + doubt(Color::Black)),
        })
    }
}
