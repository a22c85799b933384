//! A question of 1989 as an argument: two play it, and we say who wins from where.
//!
//! `judge` puts together what the searches say on the parts that the lemma of walls allows. `best` finds the best
//! turn and the longest resistance, `end` sees on the board when it is over, and `effect` what a turn did.
//!
//! The first to move is the claimant: in a capture and in the first part of I6 the capturer, in the second the owner
//! of the new stone. The number of stones that the capturer fixes for the second part (4756) belongs to the question.

mod best;
mod effect;
mod end;
mod judge;

pub use effect::TurnEffect;
pub use end::{ArgumentEnd, EndReason};
pub use judge::{Argument, KnownPlace, Poll, Tried};

pub use super::place::{ArgumentPlace, ArgumentQuestion, Case, No};
