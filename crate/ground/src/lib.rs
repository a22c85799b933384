//! What the game of Go is played with, before any rule: boards of any form, sets of locations,
//! stones, chains, and what a stone takes off.
//!
//! Rule systems differ in what may be played, when a game ends and what counts. They agree in what
//! is here. `loja-rules` has those of the Logical Japanese Rules, and hands on the names of boards,
//! locations, sets and colours: who plays by them needs no other crate.
//!
//! ```
//! use loja_ground::{Board, ByColor, Color, PointSet, has_liberty};
//!
//! // Locations are numbered row by row:  0 1 2
//! //                                     3 4 5
//! let board = Board::rectangle(3, 2);
//! let points: Vec<_> = board.points().collect();
//! let stones = ByColor {
//!     black: [points[1], points[3]].into_iter().collect(),
//!     white: [points[0], points[2]].into_iter().collect(),
//! }; // oxo
//!    // x..
//! assert_eq!(stones.without_liberty(&board, &stones.white, has_liberty), [points[0]].into_iter().collect());
//!
//! let placed = stones.place(&board, points[5], Color::Black, has_liberty).ok_or("it is empty")?;
//! assert_eq!(placed.captured, [points[2]].into_iter().collect());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! No function reads a coordinate, a file or a clock, and there is no dependency.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod board;
mod color;
mod saturated;
mod set;

// Boards by their form.
mod family;
mod shape;

// Values in files.
#[cfg(feature = "serde")]
mod in_files;

// Stones on them.
mod capture;
mod chain;

pub use board::{Board, BoardError, Point};
pub use capture::{Placed, has_liberty};
pub use chain::Chain;
pub use color::{ByColor, Color};
pub use family::Family;
pub use saturated::{Whole, saturated};
pub use set::PointSet;
pub use shape::Shape;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
