//! Reads, checks and renders the book: a folder with `contents.toml` and a folder for each chapter.
//!
//! [`Book::read`] reports every fault with file and line, [`Book::render`] returns what the page shows, and
//! [`Book::check`] plays every step and verifies every statement, with the certificates of [`Book::prove`].
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod fault;
mod laws;

mod statement;
mod statement_data;
mod statement_words;

mod decide;
mod proof_files;
mod proofs;
mod question;
mod statement_holds;

mod argue;
mod ask;
mod walk;

mod claim_to_argue;
mod figure;

mod block;
mod compared;
mod front;
mod prose;
mod slug;

mod chapter;
mod parts;
mod reader;

mod book;
mod practice;

mod check;
mod coverage;
mod examine;
mod reading;
mod report;
mod rulings;
mod sources;
mod spread;
mod text_file;

mod predict;
mod statement_view;
mod terms;
mod view;

pub use book::Book;
pub use chapter::Chapter;
pub use compared::{Compared, RuleSetAnswer};
pub use decide::Depth;
pub use fault::BookFault;
pub use figure::{Figure, Section};
pub use front::{Beast, Compare, Hard, WorkCited, Year};
pub use parts::Part;
pub use practice::{HeldProblems, Ladder, Practice, Stored};
pub use question::{ChoiceAnswer, StepQuestion};
pub use report::{BookReport, BrokenPromise, Certificates};
pub use statement::Statement;
pub use view::BookView;
