//! Reads and writes positions: diagrams, JSON, SGF, links, pictures, names of points, sequences of moves
//! (`FORMATS.md`).
//!
//! To the rules a board is a graph; only this crate knows rows, columns and letters ([`Layout`]). Any input gives a
//! state or an [`Error`] that says where and why. Nothing panics.
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
mod decimal;
mod error;
mod input_sizes;
mod label;
mod name;
mod points;
mod stroke;

mod layout;
mod seam;

mod print;
mod text;

mod data;
mod fields;
mod json;
mod position;
mod record;
mod start;

mod beyond;
mod game;
mod game_diagram;
mod moves;
mod numbered;
mod score;
mod set;

#[cfg(feature = "encodings")]
mod file_text;
mod first_game;
mod link;
mod read;
mod sensei;
mod sgf;
mod svg;

pub use beyond::Beyond;
pub use cell::Cell;
pub use data::{BoardData, ColorName, GlueData, MoveData, OptionsData, PositionData, RemovalData};
pub use error::{Error, TextPlace};
pub use fields::{Fields, needed};
#[cfg(feature = "encodings")]
pub use file_text::text_of;
pub use game::{MAX_MOVES, Replay, ReplayMove, Stop, replay};
pub use game_diagram::numbered;
pub use input_sizes::{MAX_SGF, MAX_TEXT};
pub use label::{Label, Sign};
pub use layout::Layout;
pub use loja_voice::{ExpectedFact, NotationFact, SpotFact};
pub use moves::{move_word, parse_moves};
pub use name::column_name;
pub use points::{MAX_KOMI, Points};
pub use position::Position;
pub use print::{diagram, picture, picture_rows, rows, setup_line, situation_line};
pub use read::{is_sgf, read, read_one, read_plain, read_records};
pub use record::{MAX_LOCATIONS, Record};
pub use score::{Komi, Score, SideScore};
pub use seam::{Seam, SeamSide};
pub use sensei::{sensei, sensei_numbered};
pub use set::read_set;
pub use sgf::{Foreign, FoundGame, MAX_VARIATIONS, Sgf, Variation};
pub use start::{NamedSets, StartBoard};
pub use stroke::Stroke;
pub use svg::{Drawing, inline_svg, svg};
pub use text::{Diagram, NumberedMove, SituationLine, WrittenMove, shown};

// Tests the README's example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
