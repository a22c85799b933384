//! The material of Go before any rule: boards of any form, sets of locations, stones, chains and captures.
//!
//! Rule sets share it, and differ in legal moves, ends and counting. `loja-rules` re-exports the basic types.
//!
//! ```
//! use loja_ground::{Color, Rows, has_liberty};
//!
//! // Locations are numbered row by row, from 0 at the upper left.
//! let rows: Rows = "
//!     oxo
//!     x..
//! ".parse()?;
//! let (board, stones) = (rows.board(), rows.stones());
//! assert_eq!(stones.without_liberty(board, &stones.white, has_liberty).len(), 1);
//!
//! let lower_right = board.point(5).ok_or("there are six locations")?;
//! let placed = stones.place(board, lower_right, Color::Black, has_liberty).ok_or("it is empty")?;
//! assert!(placed.captured.iter().eq(board.point(2)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! No function reads a coordinate, a file or a clock.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod board;
mod color;
mod point;
mod saturated;
mod set;

// Boards by their form.
mod family;
mod rows;
mod shape;

// Values in files.
#[cfg(feature = "serde")]
mod in_files;

// Stones on them.
mod capture;
mod chain;

pub use board::{Board, BoardError};
pub use capture::{Placed, has_liberty};
pub use chain::Group;
pub use color::{ByColor, Color};
pub use family::Family;
pub use point::Point;
pub use rows::{Rows, RowsError};
#[doc(hidden)]
// For the crates of this workspace alone.
#[doc(hidden)]
pub use saturated::{Whole, saturated};
pub use set::PointSet;
pub use shape::Shape;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
