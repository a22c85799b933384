//! All tests of this crate in one program: compiled and linked once, with what they share.
//! `cargo nextest run -p loja-systems NAME` or `cargo test -p loja-systems NAME::` runs those of one file.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod agree_j2003;
mod agree_jrg89;
mod agree_jrg89_readings;
mod agree_naj;
mod agree_played_out;
mod agree_races;
mod agree_tromp_taylor;
mod argue;
mod changed_proofs;
mod common;
mod compare;
mod families_japanese;
mod jrg89_degrees;
mod jrg89_jasiek;
mod judge_jrg89;
mod judge_jrg89_variants;
mod judge_tromp_taylor;
mod literal;
mod literal_j2003;
mod literal_naj;
mod literal_played_out;
mod perfect_superko;
mod plans_shimada;
mod procedures;
mod proofs;
mod rulings;
mod rulings_j2003;
mod rulings_jrg89;
mod rulings_naj;
mod rulings_played;
mod rulings_stops_1989;
mod rulings_told;
mod settled_j2003;
mod shown;
mod stops;
mod tromp_taylor;
mod walls_jrg89;
