//! Practice problems: what is asked, what is right, how hard it is, and new ones by search.
//!
//! A [`Problem`] is a position with a task of one of eight [`Kind`]s and the facts about it. Nothing in it is
//! anybody's opinion: the facts are computed from the position by the engine, and only what a checked certificate or
//! the rules themselves show is a fact.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod ahead;
mod argue;
mod ask;
mod budget;
pub mod canon;
mod case;
mod count;
mod cycle;
mod decide;
pub mod dice;
pub mod difficulty;
mod ending;
mod facts;
mod fight;
mod find;
mod fit;
mod generate;
pub mod grid;
mod grow;
mod hunt;
mod known;
mod look;
mod other;
mod passing;
mod plain;
mod points;
mod problem;
mod question;
mod reading;
mod room;
mod rule;
mod save;
mod setting;
mod shapes;
mod swing;
mod tally;
mod vary;

pub use budget::{Budget, Unfit};
pub use facts::{facts, facts_told};
pub use fit::{LEAST_LEGAL, MOST_RIGHT, fit};
pub use generate::{Maker, Wanted, attempt};
pub use problem::{
    Credit, Difficulty, Kind, Outcome, PlayerScore, Problem, ScoreChart, Told, Trap,
};
pub use setting::Setting;
pub use tally::Tally;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
