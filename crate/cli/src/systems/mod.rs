//! Games and positions under other rule sets.

pub(crate) mod check;
mod played;
mod replay;
mod text;
mod written;

pub(crate) use played::{Games, Played};
pub(crate) use replay::replay;
pub(crate) use text::text;
pub(crate) use written::{Shown, Written};
