//! Positions as people write them: text diagrams, JSON, names of points, lines of moves.
//!
//! The rules know boards as graphs. This crate alone knows rows, columns and letters, in a
//! [`Layout`]. What comes in may be anything; what goes out is a state of the rules or an
//! [`Error`] that says where and why. Nothing here panics, whatever the text.
//!
//! ```
//! let position = loja_notation::read_one("| . o |\n| x . |\n0 0 W 0")?;
//! assert_eq!(position.layout.point("b2").map(|point| point.index()), Some(1));
//! assert_eq!(
//!     loja_notation::diagram(&position.layout, position.state.situation()),
//!     "-------\n| . o |\n| x . |\n-------\n0 0 W 0\n"
//! );
//! # Ok::<(), loja_notation::Error>(())
//! ```
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod cell;
mod error;
mod name;

mod layout;
mod text;

mod data;
mod position;

mod game;
mod moves;

pub use cell::Cell;
pub use data::{BoardData, ColorName, GlueData, MoveData, PositionData, RemovalData};
pub use error::Error;
pub use game::{Replay, Stop, Turn, replay};
pub use layout::Layout;
pub use moves::{move_text, parse_moves};
pub use name::column_name;
pub use position::{MAX_LOCATIONS, Position, read, read_one};
pub use text::{Diagram, diagram, rows, situation_line};
