//! The place where two rule sets part.

use loja_ground::{Board, Point, PointSet};

use super::life::{Life, Whose};
use super::ruling::RuleSetRuling;
use super::stage::ComparedStage;
use crate::judgement::{GameResult, MayStop};
use crate::law::Law;

/// How two rulings compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Apart {
    /// They say the same.
    Never,
    /// They agree where both have decided; this is the first open stage.
    Open(ComparedStage),
    /// They part.
    Parted(Parting),
}

/// The first stage at which two rule sets surely part.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Parting {
    /// Both, in the order of lists.
    pub laws: [Law; 2],
    /// Where.
    pub stage: ComparedStage,
    /// The locations about which they differ, if any.
    pub points: PointSet,
    /// Earlier stages, undecided or undefined, at which they may part too.
    pub hidden: Vec<ComparedStage>,
}

#[derive(Default)]
struct Seen {
    differ: bool,
    points: PointSet,
    open: bool,
}

/// Where two rulings of a position part, in either order.
#[must_use]
pub fn apart(board: &Board, one: &RuleSetRuling, other: &RuleSetRuling) -> Apart {
    let (one, other) = if one.law <= other.law {
        (one, other)
    } else {
        (other, one)
    };
    let mut hidden = Vec::new();
    for stage in ComparedStage::ALL {
        let seen = seen(board, stage, one, other);
        if seen.differ {
            return Apart::Parted(Parting {
                laws: [one.law, other.law],
                stage,
                points: seen.points,
                hidden,
            });
        }
        if seen.open {
            hidden.push(stage);
        }
    }
    hidden
        .first()
        .map_or(Apart::Never, |stage| Apart::Open(*stage))
}

fn seen(board: &Board, stage: ComparedStage, one: &RuleSetRuling, other: &RuleSetRuling) -> Seen {
    match stage {
        ComparedStage::Stop => match (&one.judgement.stop, &other.judgement.stop) {
            (MayStop::Undecided(_), _) | (_, MayStop::Undecided(_)) => Seen {
                open: true,
                ..Seen::default()
            },
            (MayStop::No(points), MayStop::Yes) | (MayStop::Yes, MayStop::No(points)) => Seen {
                differ: true,
                points: points.clone(),
                open: false,
            },
            _ => Seen::default(),
        },
        ComparedStage::Dead => each(board, |at| {
            match (one.life[at.index()], other.life[at.index()]) {
                (Life::Undecided, _) | (_, Life::Undecided) => None,
                (one, other) => Some(one != other),
            }
        }),
        ComparedStage::Whose => each(board, |at| {
            match (one.whose[at.index()], other.whose[at.index()]) {
                (Whose::Stone, _) | (_, Whose::Stone) => Some(false),
                (Whose::Undecided | Whose::Undefined, _)
                | (_, Whose::Undecided | Whose::Undefined) => None,
                (one, other) => Some(one != other),
            }
        }),
        ComparedStage::Counted => match (one.judgement.outcome, other.judgement.outcome) {
            (GameResult::Open, _) | (_, GameResult::Open) => Seen {
                open: true,
                ..Seen::default()
            },
            (one, other) => Seen {
                differ: one != other,
                ..Seen::default()
            },
        },
    }
}

/// Compares two rulings location by location; `None` where one is open.
fn each(board: &Board, differ: impl Fn(Point) -> Option<bool>) -> Seen {
    let mut seen = Seen::default();
    for at in board.points() {
        match differ(at) {
            None => seen.open = true,
            Some(true) => {
                seen.differ = true;
                seen.points.insert(at);
            }
            Some(false) => {}
        }
    }
    seen
}
