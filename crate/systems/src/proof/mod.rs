//! Certificates of what can be forced, by any rule set, for both answers to every question.
//!
//! A question is a game (`contest::Contest`) on plain situations between two players, *yes* and *no*. A certificate
//! lists the winner's turns in the order in which the winner's situations come up; the walk plays them against all
//! turns of the other, then looks for cycles against the claim. So it needs a rule set's plain states and a few lines
//! of its own, but no search and none of its numbers.
//!
//! *Lemma (goals).* Let yes win endless play if it meets each of some goals again and again. A strategy of yes that
//! keeps the next goal in mind wins if nothing cycles without the situations that meet the goal in mind: each endless
//! play leaves such a stretch after finitely many turns, and so meets the goals in turn forever. A strategy of no
//! that looks at the situation alone wins if each strongly connected part of what it allows misses some goal: an
//! endless play stays in one of these from some turn on. Both have such strategies if they win at all. ∎
//!
//! Goals are in each rule set's `contest.rs`, and in `ends`. A score lists no turns: it names the certificates that
//! it rests on, and is counted.

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
pub use claim::{Question, RuleSetClaim, Told};
pub use contest::ProofTurn;
pub(crate) use contest::{Contest, Inner, Oracle, Over};
pub(crate) use contested::Contested;
pub(crate) use ends::Ends;
pub(crate) use facts::Facts;
pub use lemmas::EndLemmas;
pub use limits::question_limits;
pub(crate) use limits::search_nodes;
pub(crate) use provable::{Posed, Provable};
pub use proved::Proved;
pub use refused::Refused;
pub(crate) use shortest_line::line;
pub use show::{ShownJudgement, show, show_perfect};
pub use text::{MOST_BYTES, NAME, RuleSetCertificate};
pub(crate) use writer::Writer;
