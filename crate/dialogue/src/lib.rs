//! Decides what to tell a player of a proof: the claim, the worst case step by step, answers with reasons, hints.
//!
//! All of it is facts, which `loja_voice` puts into words. They are read off the board; `loja_solver` and
//! `loja_certificate` decide what is true. A fact says whether the checker has passed it, or the engine expects it.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod answer;
mod best_line;
pub mod capture;
mod chains;
mod change;
mod circle;
pub mod claiming;
pub mod control;
mod deed;
mod ending;
mod formation;
mod hint;
mod idiom;
mod lasting;
mod made_move;
mod move_comment;
mod move_effects;
mod move_purpose;
mod order;
mod place;
mod placed_facts;
mod proof_talk;
pub mod staging;
mod standing;
mod stones;
mod talk;
mod tree;

pub use answer::{Argued, Reply, TalkAnswer, TalkQuestion, TurnOf};
pub use best_line::BestLine;
pub use ending::Ending;
pub use idiom::{Idiom, ProofIdiom};
pub use made_move::{MadeMove, Outlook};
pub use move_comment::MoveComment;
pub use place::place;
pub use placed_facts::PlacedFacts;
pub use standing::PlaceStanding;
pub use talk::{NoAnswer, Talk};
pub use tree::{ProofTree, proof_tree};
