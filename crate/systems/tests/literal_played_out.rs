//! The literal judges of the systems that are played out, each with positions worked out by hand. The tests `agree_…` set them
//! beside the crate.
#![allow(dead_code, reason = "no test file uses all of it")]

#[path = "literal/area.rs"]
mod area;
#[path = "literal/ing.rs"]
mod ing;
#[path = "literal/no_pass.rs"]
mod no_pass;
#[path = "literal/plain_stones.rs"]
mod plain_stones;
#[path = "literal/shimada.rs"]
mod shimada;
#[path = "literal/stone.rs"]
mod stone;
#[path = "literal/superko.rs"]
mod superko;
