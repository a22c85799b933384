//! A question of 1989 as an argument: two play it on plain states, and it is told who wins from wherever they are, what the other leads to, and when it is over.
//!
//! `place` is the play, literal and slow: what may be played, and what a question remembers. `field` asks the searches of `capture` and `enabling`, on the parts that the lemma of
//! walls allows; `judge` puts together what they say, `best` the best turn and the longest resistance; `end` looks when it is over, by what the board shows. `words` says it.
//!
//! The first to move is the one who claims: in a capture and in the first part of I6 the capturer, in the second the owner of the new stone. The number of stones that the capturer fixes for the second part (4756) is a part of
//! that question.

mod best;
mod end;
mod field;
mod judge;
mod place;
mod sentence;
mod words;

pub use end::{End, Why};
pub use field::Poll;
pub use judge::{Argument, Known, Limit, Tried};
pub use place::{Case, No, Place, Question};
pub use sentence::Voice;
pub use words::{Pointer, Said};
