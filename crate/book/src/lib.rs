//! The book: a folder with `contents.toml` and one folder per chapter.
//!
//! [`Book::read`] reads all of it and stops at nothing: every fault is told with its file and
//! line. [`Book::render`] gives what the page shows, and [`Book::check`] plays every step both
//! ways.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod fault;

mod block;
mod front;
mod prose;
mod slug;

mod chapter;

mod book;
mod check;
mod view;

pub use book::Book;
pub use chapter::{Chapter, Figure, Section};
pub use check::{Failure, Report};
pub use fault::Fault;
pub use front::{Credit, Year};
pub use view::BookView;
