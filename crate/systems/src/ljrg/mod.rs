//! Judgements of the Logical Japanese Rules, which other crates (`loja-rules`, `loja-solver`) play and judge by.

mod findings;
mod ruleset;

pub use findings::LjrgFindings;
pub use ruleset::RULES;
