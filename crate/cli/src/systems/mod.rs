//! Games and positions by rules other than LJRG.

pub(crate) mod check;
mod played;
mod replay;
mod text;
mod written;

pub(crate) use played::{Games, Played};
pub(crate) use replay::replay;
pub(crate) use text::text;
pub(crate) use written::{Shown, Written};
