//! All tests of this crate in one program: compiled and linked once, with what they share.
//! `cargo nextest run -p loja-certificate NAME` or `cargo test -p loja-certificate NAME::` runs those of one file.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::expect_used,
    clippy::many_single_char_names,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod common;
mod damage;
mod dead;
mod edges;
mod examples;
mod false_dead;
mod lemmas;
mod places;
mod plain;
mod plain_rooms;
mod plain_rooms_hand;
mod plain_sum;
mod plain_sum_hand;
mod proofs;
mod rooms;
mod rooms_hand;
mod speed;
mod sums;
mod text;
mod zone_damage;
mod zones;
