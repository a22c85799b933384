//! How a rule set argues: its turns, its facts, its positions.

use std::fmt::Debug;

use loja_certificate::Choice;
use loja_rules::State;
use loja_solver::opponent::BadMove;
use loja_voice::{ArgumentFact, Fact};

/// What differs between the arguments of two rule sets.
pub trait Idiom: Clone + Debug + PartialEq + Eq {
    /// What a player can do.
    type Turn: Copy + Debug + PartialEq + Eq;
    /// What can be said of it.
    type Fact: Fact + Clone + Debug + PartialEq + Eq;
    /// A position, from which turns lead on.
    type Position: Clone + Debug + PartialEq + Eq;
    /// Why a turn can't be made.
    type Refusal: Clone + Debug + PartialEq + Eq;
}

/// Claims of LJRG, which have proofs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofIdiom;

impl Idiom for ProofIdiom {
    type Turn = Choice;
    type Fact = ArgumentFact;
    type Position = State;
    type Refusal = BadMove;
}
