//! A question as a game between two players, *yes* and *no*, on plain situations.

use std::hash::Hash;

use loja_ground::{ByColor, Point, PointSet};

use crate::frame::GameTurn;

/// A turn, as certificates write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ProofTurn {
    /// A stone.
    Play(usize),
    /// 1989: a pass for the ko with this mark.
    PassFor(usize),
    /// A pass.
    Pass,
    /// 2003: a ko-pass.
    KoPass,
    /// Superko: the players agree after a stop.
    Agree,
    /// Area: the button.
    Button,
    /// Some turn outside the part that is played on.
    Outside,
}

impl ProofTurn {
    pub(crate) fn of(turn: GameTurn) -> Option<ProofTurn> {
        Some(match turn {
            GameTurn::Play(at) => ProofTurn::Play(at.index()),
            GameTurn::PassFor(at) => ProofTurn::PassFor(at.index()),
            GameTurn::Pass => ProofTurn::Pass,
            GameTurn::KoPass => ProofTurn::KoPass,
            GameTurn::Agree => ProofTurn::Agree,
            GameTurn::Button => ProofTurn::Button,
            _ => return None,
        })
    }

    pub(super) fn text(self) -> String {
        match self {
            ProofTurn::Play(at) => at.to_string(),
            ProofTurn::PassFor(at) => format!("f{at}"),
            ProofTurn::Pass => "p".to_owned(),
            ProofTurn::KoPass => "k".to_owned(),
            ProofTurn::Agree => "a".to_owned(),
            ProofTurn::Button => "b".to_owned(),
            ProofTurn::Outside => "o".to_owned(),
        }
    }

    pub(super) fn read(text: &str) -> Option<ProofTurn> {
        Some(match text {
            "p" => ProofTurn::Pass,
            "k" => ProofTurn::KoPass,
            "a" => ProofTurn::Agree,
            "b" => ProofTurn::Button,
            "o" => ProofTurn::Outside,
            _ => match text.strip_prefix('f') {
                Some(at) => ProofTurn::PassFor(at.parse().ok()?),
                None => ProofTurn::Play(text.parse().ok()?),
            },
        })
    }
}

/// An inner question: can a stone be captured (1989)?
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Inner {
    pub(crate) stones: ByColor<PointSet>,
    pub(crate) stone: Point,
}

/// Answers inner questions; `None` if nobody has shown it.
pub type Oracle<'o> = dyn FnMut(&Inner) -> Option<bool> + 'o;

/// A game between yes and no. Yes wins endless play that meets each goal again and again.
pub trait Contest {
    type State: Clone + Eq + Hash;

    fn start(&self) -> Self::State;
    /// Whether yes is to move.
    fn yes_moves(&self, state: &Self::State) -> bool;
    fn next(&self, state: &Self::State) -> Vec<(ProofTurn, Self::State)>;
    /// The side that is right for good, if any.
    fn over(&self, state: &Self::State, inner: &mut Oracle<'_>) -> Over;
    fn goals(&self) -> usize {
        1
    }
    fn meets(&self, state: &Self::State, goal: usize) -> bool;
}

/// How a situation stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Play goes on.
    No,
    /// Yes, or no, is right for good.
    Right(bool),
    /// An inner question is open: a side that relies on it has shown nothing, the other may choose its answer.
    Open,
}
