use std::fmt;

use loja_ground::{Color, Point, PointSet};
use loja_voice::{Fact, RefusalFact, Voice};

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
    pub fn rule(&self) -> &'static str {
        self.fact().rules()
    }

    /// The fact that [`message`](Illegal::message) says.
    #[must_use]
    pub fn fact(&self) -> RefusalFact {
        match *self {
            Illegal::GameOver => RefusalFact::GameOver,
            Illegal::CycleAfterPass => RefusalFact::CycleAfterPass,
            Illegal::NoCycle { start } => RefusalFact::NoSuchCycle { start },
            Illegal::NoLocation { at } => RefusalFact::NoLocation { at },
            Illegal::Occupied { at, by } => RefusalFact::Occupied { at, by },
            Illegal::Marked { at, shut } => match shut {
                Shut::Start => RefusalFact::MarkedAtStart { at },
                Shut::Ko => RefusalFact::MarkedAfterKo { at },
                Shut::Cycle => RefusalFact::MarkedForGood { at },
            },
            Illegal::Suicide { at, .. } => RefusalFact::Suicide { at },
            Illegal::PseudoSuicide { at, .. } => RefusalFact::PseudoSuicide { at },
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
        Voice::named(&name).part(&self.fact())
    }
}

/// A sentence, and the clause after it.
pub(crate) fn said(fact: &RefusalFact, name: impl Fn(Point) -> String) -> String {
    let said = Voice::named(&name).part(fact);
    match fact.rules() {
        "" => said,
        rules => format!("{said} ({rules})"),
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&said(&self.fact(), |point| point.index().to_string()))
    }
}

impl std::error::Error for Illegal {}
