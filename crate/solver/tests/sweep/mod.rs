//! Claims decided without the solver, sharing only `rules` with it.
//!
//! A sweep settles all situations of a claim's set at once, from the formations backwards (C7, C8); a
//! table then answers every position. `literal` is the rules text once more, clause by clause, and judges
//! the sweep.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "no test file uses all of it; a test fails by panicking, and its boards are small"
)]

pub mod graphs;
#[path = "../../../rules/tests/oracle/literal.rs"]
pub mod literal;
pub mod places;
pub mod run;
pub mod table;
pub mod text;
pub mod whole;
