//! The Logical Japanese Rules of Go (LJRG) on any finite board of up to 65,535 locations.
//!
//! Functions name their clauses, such as B4.5, of Robert Pauli's chapter "Precise rules". The modules follow the
//! chapter from its end, so that it explains everything before its use. The crate has no input, output or clock; no
//! rule reads a coordinate.
//!
//! # Where to begin
//!
//! A [`State`] is a position with its history; `"x.o".parse()` reads one. Otherwise make it with [`State::new`] from a
//! [`Board`] ([`Board::rectangle`], [`Board::shaped`], [`Board::new`]) and any [`Setup`], or learn every fault. A
//! [`Move`] is a stone, a pass, or the removal of a cycle; [`State::play`] makes it or names the clause that forbids
//! it.
//!
//! ```
//! use std::sync::Arc;
//! use loja_rules::{Board, Color, Move, Setup, State};
//!
//! // Locations are numbered row by row:  0 1 2
//! //                                     3 4 5
//! //                                     6 7 8
//! let board = Arc::new(Board::rectangle(3, 3));
//! let centre = board.point(4).ok_or("a 3x3 board has nine locations")?;
//! let mut state = State::new(board, Setup::empty())?;
//!
//! let event = state.play(Move::stone(centre))?;
//! assert_eq!(event.color, Color::Black);
//! assert_eq!(state.situation().color_at(centre), Some(Color::Black));
//! assert_eq!(state.situation().turn(), Color::White);
//!
//! // What is not legal changes nothing, and is named with its clause.
//! let refused = state.play(Move::stone(centre)).unwrap_err();
//! assert_eq!(refused.to_string(), "a black stone already stands on 4 (B4.2)");
//!
//! // Two passes end the game. `loja-solver` finds out who controls what; the score follows from that.
//! state.play(Move::PASS)?;
//! state.play(Move::PASS)?;
//! let mut control = loja_rules::ByColor::default();
//! control.black = state.board().locations();
//! assert_eq!(state.outcome(&control)?.to_string(), "Black by 8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Claims: [`State::bordered`], [`State::worst_case`], [`State::has_formation`]. Whole games: [`EvenGame`]. Searches:
//! [`FastBoard`].
#![forbid(unsafe_code)]
#![deny(missing_docs)]

// E. What a state is made of.
mod board;
mod rows;
mod setup;
mod situation;
mod state;

// D. Contact.
mod contact;

// B. Successors.
mod cycle;
mod moves;
mod stone;
mod successor;

// C. Score and control.
mod chart;
mod control;
mod score;

// A. The course of a game.
mod even;

#[cfg(feature = "serde")]
mod in_files;

mod illegal;

mod fast;
mod fast_chains;

pub use board::{
    Board, BoardError, ByColor, Color, Family, Point, PointSet, Rows, RowsError, Shape,
    board_refused,
};
pub use chart::Chart;
pub use contact::Chain;
pub use control::NotBordered;
pub use cycle::Cycle;
pub use even::{EvenGame, NotInitial, Player};
pub use fast::FastBoard;
pub use illegal::{Illegal, Shut};
pub use moves::{Event, Move};
pub use rows::DrawingError;
pub use score::{NotFinished, Outcome, Tally};
pub use setup::{Faults, Setup, SetupFault};
pub use situation::{PassCount, Situation};
pub use state::State;

#[doc(hidden)]
#[doc(hidden)]
pub use loja_ground::saturated;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
