use std::fmt;

use loja_ground::{Color, Point, PointSet};

/// Why a move is illegal, one clause each: see [`rule`](Illegal::rule).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// B1.1: nothing follows a final state.
    GameOver,
    /// B3.1: nobody removes a cycle while the pass count is 1.
    CycleAfterPass,
    /// B3.2: that situation is not similar to the present one.
    NoCycle {
        /// The situation's number in the history, from 0.
        start: usize,
    },
    /// B4.2: the board has no such location.
    NoLocation {
        /// The location.
        at: Point,
    },
    /// B4.2: a stone is there already.
    Occupied {
        /// The location.
        at: Point,
        /// The colour of that stone.
        by: Color,
    },
    /// B4.2: the location is marked.
    Marked {
        /// The location.
        at: Point,
        /// The reason for the mark.
        shut: Shut,
    },
    /// B4.5: the stone captures nothing and has no liberty.
    Suicide {
        /// The location.
        at: Point,
        /// The stone with its chain.
        chain: PointSet,
    },
    /// B4.5: the stone captures nothing, and all its liberties are permanently marked.
    PseudoSuicide {
        /// The location.
        at: Point,
        /// Those liberties.
        liberties: PointSet,
    },
}

/// Why a location is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shut {
    /// A temporary mark of the initial situation (A2.3).
    Start,
    /// The temporary mark of a ko capture (B4.8).
    Ko,
    /// The permanent mark of a removed cycle (B3.9).
    Cycle,
}

impl Illegal {
    /// The clause that forbids it.
    ///
    /// ```
    /// # use loja_rules::Illegal;
    /// assert_eq!(Illegal::GameOver.rule(), "B1.1");
    /// ```
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Illegal::GameOver => "B1.1",
            Illegal::CycleAfterPass => "B3.1",
            Illegal::NoCycle { .. } => "B3.2",
            Illegal::NoLocation { .. } | Illegal::Occupied { .. } | Illegal::Marked { .. } => {
                "B4.2"
            }
            Illegal::Suicide { .. } | Illegal::PseudoSuicide { .. } => "B4.5",
        }
    }

    /// The locations concerned, the move's own first.
    #[must_use]
    pub fn points(&self) -> Vec<Point> {
        let (at, others) = match self {
            Illegal::GameOver | Illegal::CycleAfterPass | Illegal::NoCycle { .. } => {
                return Vec::new();
            }
            Illegal::NoLocation { at }
            | Illegal::Occupied { at, .. }
            | Illegal::Marked { at, .. } => return vec![*at],
            Illegal::Suicide { at, chain } => (at, chain),
            Illegal::PseudoSuicide { at, liberties } => (at, liberties),
        };
        let others = others.iter().filter(|point| point != at);
        std::iter::once(*at).chain(others).collect()
    }

    /// Explains it; `Display` adds the clause.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, Move, Setup, State};
    /// let board = Arc::new(Board::rectangle(1, 1));
    /// let only = board.point(0).ok_or("one location")?;
    /// let mut state = State::new(board, Setup::empty())?;
    /// let illegal = state.play(Move::stone(only)).unwrap_err();
    /// assert_eq!(
    ///     illegal.message(|_| "a1".to_owned()),
    ///     "a stone on a1 would take nothing and have no liberty: that is suicide"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn message(&self, name: impl Fn(Point) -> String) -> String {
        match self {
            Illegal::GameOver => "the game is over, so no move follows".to_owned(),
            Illegal::CycleAfterPass => {
                "no cycle may be removed right after a pass: a pass ends the game".to_owned()
            }
            Illegal::NoCycle { start } => {
                format!(
                    "the situation after move {start} does not repeat here, so no cycle began there"
                )
            }
            Illegal::NoLocation { at } => format!("the board has no location {}", name(*at)),
            Illegal::Occupied { at, by } => {
                let by = by.name();
                format!("a {by} stone already stands on {}", name(*at))
            }
            Illegal::Marked { at, shut } => {
                let at = name(*at);
                match shut {
                    Shut::Start => {
                        format!("{at} is marked at the start, so nobody may play there this turn")
                    }
                    Shut::Ko => {
                        format!(
                            "{at} is marked after the ko capture, so nobody may play there this turn"
                        )
                    }
                    Shut::Cycle => {
                        format!(
                            "a removed cycle leaves {at} marked for good, so nobody may play there any more"
                        )
                    }
                }
            }
            Illegal::Suicide { at, .. } => {
                let at = name(*at);
                format!("a stone on {at} would take nothing and have no liberty: that is suicide")
            }
            Illegal::PseudoSuicide { at, .. } => {
                let at = name(*at);
                format!(
                    "a stone on {at} would take nothing and have only permanently marked liberties: that is pseudo-suicide"
                )
            }
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = self.message(|point| point.index().to_string());
        write!(f, "{message} ({})", self.rule())
    }
}

impl std::error::Error for Illegal {}
