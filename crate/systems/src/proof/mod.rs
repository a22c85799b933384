//! Certificates for what can be forced, by any rule set: both answers of every question have one.
//!
//! A question is a game (`contest::Contest`) on plain situations between who says yes and who says no. A certificate lists the turns of the one who is right, in the order in which
//! his situations come up; the walk plays them against all turns of the other, and then looks whether play can go round against
//! the claim. So it needs the plain states of a rule set and its own few lines, nothing of any search, and no number that a search has found.
//!
//! *Lemma (goals).* Let play without end be won by yes if each of some goals is met again and again. A strategy of his that keeps the next goal in mind wins if without the
//! situations that meet the goal in mind nothing goes round: each endless play leaves such a stretch after finitely many turns, and so meets the goals in turn for ever. A strategy of no's that looks at the
//! situation alone wins if each part of what it lets happen in which one gets from everywhere to everywhere misses some goal: an endless play stays in one of these from some
//! turn on. Both have such strategies where they win at all. ∎
//!
//! Which goals: `contest.rs` in the folders of rule sets, and `ends`. A score lists no turns: it names the certificates of all that it rests on, and is counted.

mod advise;
mod bundle;
mod certify;
mod check;
mod claim;
mod contest;
mod contested;
mod ends;
mod facts;
mod lemmas;
mod limits;
mod provable;
mod proved;
mod read;
mod refused;
mod score;
mod shortest_line;
mod show;
mod solve;
mod text;
mod walk;
mod writer;

pub(crate) use advise::{Advice, Advise, Advised};
pub use bundle::Bundle;
pub use certify::certify;
pub use check::check;
pub use claim::{Claim, Question, Told};
pub use contest::Turn;
pub(crate) use contest::{Contest, Inner, Oracle, Over};
pub(crate) use contested::Contested;
pub(crate) use ends::Ends;
pub(crate) use facts::Facts;
pub use lemmas::Lemmas;
pub use limits::question_limits;
pub(crate) use limits::search_nodes;
pub(crate) use provable::{Posed, Provable};
pub use proved::Proved;
pub use refused::Refused;
pub(crate) use shortest_line::line;
pub use show::{Shown, show, show_perfect};
pub use text::{Certificate, MOST_BYTES, NAME};
pub(crate) use writer::Writer;
