//! Proofs of control that anyone can check.
//!
//! A [`Claim`] is the question of C4: can a player lock a set of locations? A [`Certificate`] holds one of the two
//! answers and the decisions behind it, and [`check`] says whether they show it. The checker knows the rules and
//! nothing of any search, and nothing else makes a [`Checked`].
//!
//! The *claimant* is the player who claims the lock, the *refuter* the other one. Either may be Black.
//!
//! # Where to begin
//!
//! If you have a certificate, read it with [`Certificate::from_text`] and pass it to [`check`]. If you know an
//! answer, write it with [`record`](record()), which asks you for a decision where it needs one. To look around in a
//! proof, use its [`Plan`].
//!
//! ```
//! use std::sync::Arc;
//! use loja_certificate::{Answer, Certificate, Choice, Claim, Lemmas, check, record};
//! use loja_rules::{Board, Color, Setup, State};
//!
//! // A row of three with a black stone at its left: x..
//! let board = Arc::new(Board::rectangle(3, 1));
//! let points: Vec<_> = board.points().collect();
//! let mut setup = Setup::empty();
//! setup.stones.black.insert(points[0]);
//! let state = State::new(Arc::clone(&board), setup)?;
//! let claim = Claim::new(&state, Color::Black, &board.locations())?;
//!
//! // White refutes the claim on the whole row. Whenever it is White's turn, we offer moves, best first.
//! let certificate = record(&claim, Answer::Refuted, Lemmas::NONE, 1000, &mut |board, choices| {
//!     choices.extend(board.playable().map(Choice::Stone));
//!     choices.push(Choice::Pass);
//! })?;
//! let text = certificate.to_text();
//!
//! // Somebody else checks it, and learns which claim it answers, and how.
//! let checked = check(Certificate::from_text(&text)?)?;
//! assert_eq!(checked.answer(), Answer::Refuted);
//! assert_eq!(checked.claim().player(), Color::Black);
//! assert_eq!(checked.claim().set().len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a certificate shows
//!
//! C7 is a game of reaching a 2-eye formation. Let *A* be the smallest set of situations that holds every formation
//! (C8), every claimant's situation that is not final and has a successor in *A*, and every refuter's situation that
//! is not final and has all its successors in *A*. A situation's rank is the number of the round in which it enters
//! *A*. Then C7 holds for a state without history exactly when its situation is in *A*:
//!
//! - *In A.* The claimant plays to a successor of lower rank, and every move of the refuter lowers the rank too.
//!   Similar situations (E3) have the same formations and the same successors but for captive counts, so they have
//!   the same rank. Hence no situation comes twice, and a formation comes.
//! - *Outside A.* Every claimant's move stays outside, and some refuter's move does. (A pass is always legal before
//!   the end, so there is one.) So the refuter stays outside, and meets no formation. With finitely many situations,
//!   such a sequence ends in a final one or in one similar to a former one, and C7 fails in both.
//!
//! No cycle is ever removed here: B3.2 asks for a former similar situation, and C7 stops there. So permanent marks
//! never change, nobody plays on them (B4.2), and permanent stones stay (D1.1).
//!
//! *Lock.* The situations of the certificate form a graph without cycles that starts at the worst case (C6). All
//! moves lead on from a refuter's situation, one from a claimant's, and all ends are formations, or in *A* by a
//! [`Lemma`]. From the ends backwards, all are in *A*.
//!
//! *Refuted.* The situations of the certificate form a set with the worst case and without a formation. All moves
//! lead on from a claimant's situation, one from a refuter's; final situations lead nowhere, nor do those outside *A*
//! by a lemma. Suppose one were in *A*, and take one of least rank: it is no formation, not final, and not outside by
//! a lemma; if it is a claimant's, a successor has lower rank, and if it is a refuter's, all have. Either way one of
//! them is in the set, against the choice. So the worst case is not in *A*.
//!
//! A proof about the worst case holds for any situation that a line leads to: see [`PlacesCertificate`]. A refutation
//! may also play in a part of the set only: see [`lemma::zone`].
//!
//! Situations count as one exactly when they are similar (E3): stones, marks, turn and pass count are the same.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod advice;
mod arena;
mod check;
mod formation;
mod leaves;
pub mod lemma;
mod local;
mod parts;
mod places;
mod plan;
mod reading;
mod record;
mod seen;
mod walk;

pub use advice::{Advisor, LocalPosition, Rooms};
pub use check::{Checked, Checker, check};
pub use leaves::Leaves;
pub use loja_format::{
    Answer, Certificate, Choice, Claim, Damaged, Decision, Flaw, FlawKind, Lemma, Lemmas,
    MOST_BYTES, sealed_again,
};
pub use places::{CheckedPlaces, PlacesCertificate};
pub use plan::{Here, LocalPart, Plan};
pub use record::{Unrecorded, record, record_with, record_zone};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
