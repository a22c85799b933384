//! The book: a folder with `contents.toml` and one folder per chapter.
//!
//! [`Book::read`] reads all of it and stops at nothing: every fault is told with its file and
//! line. [`Book::render`] gives what the page shows. [`Book::check`] plays every step both ways and
//! confirms everything that is said about a position, with the certificates that [`Book::prove`] made.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod fault;

mod says;
mod words;

mod decide;
mod hold;
mod proofs;
mod question;

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
pub use check::{Failure, Kept, Report};
pub use decide::Depth;
pub use fault::Fault;
pub use front::{Credit, Year};
pub use question::{Answer, Question};
pub use says::Says;
pub use view::BookView;
