//! The Logical Japanese Rules: the crates `loja-rules` and `loja-solver` play and judge by them, so here is how a judgement of theirs is told and read.

mod findings;
mod ruleset;

pub use findings::LjrgFindings;
pub use ruleset::RULES;
