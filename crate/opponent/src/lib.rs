//! An opponent for whole games (LJRG, chapters A to C) that searches with these rules' score as its goal.
//!
//! It takes the prover's decisions as knowledge, and estimates the rest from random games. It has no clock, thread,
//! input or output: the caller lets it think in slices, and equal seeds take equal steps.
//!
//! ```
//! # use std::sync::Arc;
//! # use loja_rules::{Board, Setup, State};
//! use loja_opponent::{Level, MoveSearch};
//!
//! let state = State::new(Arc::new(Board::rectangle(3, 3)), Setup::empty())?;
//! let mut search = MoveSearch::new(&state, Level::Steady.settings().seeded(1), &mut ());
//! while !search.run(50)? {}
//! let choice = search.choice();
//! assert_eq!(choice.turn.stone, state.board().point(4)); // the centre
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choice;
mod ending;
mod level;
mod move_search;
mod perfect;
mod settled;
mod tree;

pub use choice::{ChosenMove, Considered, Ground};
pub use level::{Level, Settings};
pub use move_search::MoveSearch;
pub use perfect::{PerfectMove, PerfectPlay, Solved};
pub use settled::ProvedControl;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
