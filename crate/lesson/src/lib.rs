//! Steps of a chapter: start, goal, model line, tempting wrong turns and hints. Judges a reader's moves, and checks
//! the step's promises.
//!
//! Hints and wrong turns belong to a situation, not to the number of a move, so a reader who gets there by another
//! way meets them too.
//!
//! ```
//! use loja_lesson::{Step, StepVerdict};
//!
//! let step: Step = Step::from_data(&serde_json::from_str(
//!     r#"{ "start": {"rows": [".x.", "xo.", ".x."]}, "you": "black",
//!          "goal": {"captured": {"white": 1}}, "line": "c2", "solved": "The stone is off." }"#,
//! )?)?;
//! let moves = loja_notation::parse_moves(step.layout(), "c2")?;
//! assert_eq!(step.judge(&moves).verdict, StepVerdict::Solved);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod data;

mod course;
mod goal;
mod line;

mod by_other_rules;
mod turns;

mod step;

mod check;
mod judge;

pub use by_other_rules::{OtherLine, start_of, system_named};
pub use check::Complaint;
pub use course::{Course, Seen};
pub use data::{GoalData, HintData, NoteData, StepData, WrongData, You};
pub use goal::Goal;
pub use judge::{StepJudgement, StepVerdict};
pub use line::{PlayedLine, RefusedMove};
pub use step::Step;
pub use turns::{parse_turns, turn_word};
