//! All tests of this crate in one program: compiled and linked once, with what they share.
//! `cargo nextest run -p loja-cli NAME` or `cargo test -p loja-cli NAME::` runs those of one file.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod batch;
mod certificates;
mod claim;
mod cli;
mod compare;
mod formats;
mod generate;
mod gtp;
mod gtp_more;
#[cfg(feature = "install")]
mod install;
mod json;
mod options;
mod practice;
mod referee;
mod rules;
#[cfg(feature = "serve")]
mod serve;
mod sgf_as_found;
mod shell;
mod solve;
mod verdicts;
