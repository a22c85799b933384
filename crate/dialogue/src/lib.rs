//! Talks to a player of a proof: the claim, the worst case step by step, answers with reasons, hints.
//!
//! Words come from the rules and the position; `loja_solver` and `loja_certificate` decide what is true. What the
//! checker has passed we say plainly, and call the rest what the engine expects.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod answer;
mod best_line;
mod change;
mod circle;
pub mod claiming;
pub mod control;
mod deed;
mod ending;
mod formation;
mod hint;
mod lasting;
mod made_move;
mod move_comment;
mod move_effects;
mod move_purpose;
mod order;
pub mod place;
mod placed_sentence;
pub mod staging;
mod standing;
mod talk;
mod text;
mod tree;
mod voice;

pub use answer::{Answer, Question, Reply};
pub use best_line::BestLine;
pub use ending::Ending;
pub use move_comment::MoveComment;
pub use placed_sentence::PlacedSentence;
pub use standing::Standing;
pub use talk::{NoAnswer, Talk};
pub use text::rules;
pub use tree::{ProofTree, proof_tree};
