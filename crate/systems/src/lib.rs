//! Rule systems of Go beside the Logical Japanese Rules, one folder a document.
//!
//! Each has its own state, moves, end, score and clauses; no flag bends one into another. All give a [`Judgement`].
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod judgement;
mod open;
mod options;
mod registry;
mod ruleset;

mod clause;
mod law;

// Shared parts, without rules on repetition, end or count.
mod compact;
mod fault;
mod past;
mod perfect;
mod race;
mod table;
mod unconditional;

/// Code that readings of Japan 1989 share.
pub mod japan_1989;

// One document each.
pub mod area;
pub mod ing;
pub mod j2003;
pub mod jrg89;
pub mod jrg89_degrees;
pub mod jrg89_jasiek;
pub mod ljrg;
pub mod naj;
pub mod no_pass;
pub mod shimada;
pub mod stone;
pub mod superko;
pub mod tromp_taylor;
pub mod yasunaga;

// What shows their answers.
pub mod proof;

// To choose at run time, or to compare.
pub mod compare;
mod frame;

pub use frame::{Analysis, GameTurn, How, Notes, Play, RuleSetGame, Stage, Start};

pub use fault::{Fault, Forbidden, StartFault, Why};
pub use judgement::{Counts, GameResult, JudgedString, Judgement, Standing, StringStatus};
pub use law::Law;
pub use ljrg::LjrgFindings;
pub use loja_search::{Control, Going, Halt, Limits, Usage};
pub use open::{About, Open};
pub use options::{ChosenOptions, HANDICAP, OptionValue, RuleOption, Values};
pub use perfect::{Playing, Value, value};
pub use proof::{ShownJudgement, show, show_perfect};
pub use race::{Race, winner};
pub use ruleset::{Arbiter, Counting, Description, Ruleset, Settlement, System};
pub use table::{Table, place_alive};
pub use unconditional::{Suicide, unconditional};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
