//! Practice problems, their answers and difficulty, and new ones by search.
//!
//! A [`Problem`] is a position with a task of one of eight [`Kind`]s, and facts that the rules or a checked
//! certificate show.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod candidates;
mod control;
pub mod dice;
mod facts;
mod kinds;
mod maker;
mod measure;
mod problem;
mod reply;
pub mod symmetry;

pub use candidates::grow::{areas, sprinkled};
pub use candidates::wanted::Wanted;
pub use facts::{facts, facts_with_tally, fit};
pub use maker::{Maker, attempt};
pub use measure::{Budget, LEAST_LEGAL, MOST_RIGHT, SituationCounter, difficulty};
pub use problem::{
    ChoiceOutcome, ClaimDecision, Difficulty, Kind, PlayerScore, PositionCredit, Problem,
    ScoreChart, Setting, Trap, Unfit,
};
pub use reply::reply;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
