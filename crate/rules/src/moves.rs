//! Turns and their effects.

use loja_ground::{Color, Point, PointSet};

use crate::cycle::Cycle;

/// A turn (B2): a cycle to remove, then a stone to play, either alone, or neither (a pass).
///
/// ```
/// # use loja_rules::{Board, Cycle, Move};
/// let board = Board::rectangle(9, 9);
/// let tengen = board.point(40).ok_or("81 locations")?;
/// let cycle = Cycle { start: 8 };
/// let both = Move { cycle: Some(cycle), ..Move::stone(tengen) };
/// assert!(Move::PASS.is_pass() && !Move::cycle(cycle).is_pass());
/// assert_eq!((both.cycle, both.stone), (Some(cycle), Some(tengen)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
pub struct Move {
    /// The cycle to remove first (B2.2b).
    pub cycle: Option<Cycle>,
    /// The stone to play then (B2.3b).
    pub stone: Option<Point>,
}

impl Move {
    /// No cycle and no stone (B2.4a).
    pub const PASS: Move = Move {
        cycle: None,
        stone: None,
    };

    /// A stone without a removal.
    #[must_use]
    pub const fn stone(at: Point) -> Move {
        Move {
            cycle: None,
            stone: Some(at),
        }
    }

    /// Removes a cycle without a stone: no pass, since the pass count becomes 0 (B2.4c).
    #[must_use]
    pub const fn cycle(cycle: Cycle) -> Move {
        Move {
            cycle: Some(cycle),
            stone: None,
        }
    }

    /// Whether this is a pass.
    #[must_use]
    pub const fn is_pass(self) -> bool {
        self.cycle.is_none() && self.stone.is_none()
    }
}

/// The effects of a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Event {
    /// The player who moved.
    pub color: Color,
    /// The move.
    pub turn: Move,
    /// The locations that a removal marks permanently (B3.6).
    pub cleared: PointSet,
    /// The captured stones (B4.4).
    pub captured: PointSet,
    /// The location that a ko capture marks (B4.8), if any.
    pub ko: PointSet,
}
