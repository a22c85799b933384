//! All tests of this crate in one program: compiled and linked once, with what they share.
//! `cargo nextest run -p loja-cli NAME` or `cargo test -p loja-cli NAME::` runs those of one file.

mod certificates;
mod claim;
mod cli;
mod formats;
mod generate;
mod gtp;
#[cfg(feature = "install")]
mod install;
mod practice;
mod referee;
mod rules;
mod shell;
