//! All tests of the crate that need no private item, as one program.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod claim_game;
mod expected_control;
mod eyes;
mod forecasting;
