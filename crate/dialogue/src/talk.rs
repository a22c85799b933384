//! A talk with the engine about a proof.

use loja_certificate::{Choice, Claim};
use loja_notation::Layout;
use loja_rules::{Point, State};
use loja_solver::opponent::{BadMove, Line, Prospect};
use loja_solver::{Contradiction, Control, Proof};

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// The line has an illegal move, or one after the end.
    BadMove(BadMove),
    /// Search and checker differ, so neither counts.
    Contradiction(Contradiction),
}

impl From<BadMove> for NoAnswer {
    fn from(bad: BadMove) -> NoAnswer {
        NoAnswer::BadMove(bad)
    }
}

impl From<Contradiction> for NoAnswer {
    fn from(contradiction: Contradiction) -> NoAnswer {
        NoAnswer::Contradiction(contradiction)
    }
}

/// A proof on its drawn board, and what a question may search.
pub struct Talk<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) proof: &'a mut Proof,
    pub(crate) control: &'a Control<'a>,
}

impl<'a> Talk<'a> {
    /// Starts a talk; `control` is for one question.
    ///
    /// It may expand what `control` has left, while the whole proof stays within its memory.
    pub fn new(layout: &'a Layout, proof: &'a mut Proof, control: &'a Control<'a>) -> Talk<'a> {
        Talk {
            layout,
            proof,
            control,
        }
    }

    pub(crate) fn claim(&self) -> Claim {
        self.proof.claim().clone()
    }

    /// Half of what is left, so that the first question leaves some for others.
    fn half(&self) -> u64 {
        self.control.left() / 2
    }

    pub(crate) fn judge(&mut self, line: &[Choice]) -> Result<Prospect, BadMove> {
        let half = self.half();
        let mut opponent = self.proof.opponent();
        self.control.part(half, |part| opponent.judge(line, part))
    }

    pub(crate) fn why(&mut self, line: &[Choice]) -> Result<Line, BadMove> {
        let half = self.half();
        let mut opponent = self.proof.opponent();
        self.control.part(half, |part| opponent.why(line, part))
    }
}

/// The state after a line, with the line as history. An impossible move would end it, but no judged line has one.
pub(crate) fn reached(claim: &Claim, line: &[Choice]) -> State {
    let mut state = claim.start().clone();
    for &choice in line {
        if state.play(choice.into()).is_err() {
            break;
        }
    }
    state
}

pub(crate) fn placed(choice: Choice) -> Option<Point> {
    match choice {
        Choice::Stone(point) => Some(point),
        Choice::Pass => None,
    }
}
