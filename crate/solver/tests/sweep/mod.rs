//! Claims decided without the solver, sharing only `rules` with it.
//!
//! A sweep settles all situations of a claim's set at once, from the formations backwards (C7, C8); a
//! table then answers every position. `literal` is the rules text once more, clause by clause, and judges
//! the sweep.

pub mod graphs;
#[allow(dead_code, reason = "a part of the oracle is enough here")]
#[path = "../../../rules/tests/oracle/literal.rs"]
pub mod literal;
pub mod places;
pub mod run;
pub mod table;
pub mod text;
pub mod whole;
#[path = "../../../rules/tests/oracle/worded.rs"]
pub mod worded;
