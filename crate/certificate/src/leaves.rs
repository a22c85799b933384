//! Where a branch of a proof ends.

use loja_format::{Answer, Claim, Lemma, Lemmas};
use loja_rules::{FastBoard, Point, PointSet};

use crate::arena::{Arena, Ground, What};
use crate::formation::Eyes;
use crate::lemma;
use crate::parts::Parts;

/// Formations and lemmas for the situations of one claim, as the checker sees them.
///
/// Boards must follow from the claim's [start](Claim::start) by stones and passes; for others the answers mean
/// nothing.
///
/// ```
/// # use std::sync::Arc;
/// # use loja_certificate::{Claim, Leaves, Lemmas};
/// # use loja_rules::{Board, Color, FastBoard, Setup, State};
/// let state = State::new(Arc::new(Board::rectangle(3, 1)), Setup::empty())?;
/// let claim = Claim::new(&state, Color::Black, &state.board().locations())?;
/// let mut leaves = Leaves::new(&claim, Lemmas::ALL);
/// let mut board = FastBoard::new(claim.start());
/// assert!(!leaves.has_formation(&board));
/// // White passes, and Black has two eyes with one stone.
/// let points: Vec<_> = board.board().points().collect();
/// assert!(board.pass() && board.play(points[1]));
/// assert!(leaves.has_formation(&board)); // .x.
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Leaves {
    arena: Arena,
    lemmas: Lemmas,
    hopeless: bool,
    what: Vec<What>,
    eyes: Eyes,
    parts: Parts,
}

pub(crate) struct View<'a> {
    pub(crate) arena: &'a Arena,
    pub(crate) what: &'a [What],
    pub(crate) board: &'a FastBoard,
}

impl Leaves {
    /// For this claim and these lemmas.
    #[must_use]
    pub fn new(claim: &Claim, lemmas: Lemmas) -> Leaves {
        Leaves::of(&Ground::whole(claim), lemmas)
    }

    /// Leaves for the zone's game of these components, or `None` if they aren't whole: see
    /// [`lemma::zone`](crate::lemma::zone).
    #[must_use]
    pub fn of_zone(claim: &Claim, active: &PointSet, lemmas: Lemmas) -> Option<Leaves> {
        Some(Leaves::of(&lemma::zone(claim, active)?, lemmas))
    }

    pub(crate) fn of(ground: &Ground, lemmas: Lemmas) -> Leaves {
        let arena = Arena::new(ground);
        let lemmas = if arena.is_zone {
            lemmas.in_zones()
        } else {
            lemmas
        };
        Leaves {
            hopeless: lemmas.contains(Lemma::Hopeless) && lemma::hopeless(&arena),
            lemmas,
            what: Vec::new(),
            eyes: Eyes::default(),
            parts: Parts::default(),
            arena,
        }
    }

    /// Whether the claimant has a 2-eye formation (C8), or in a zone has reached the goal.
    #[must_use]
    pub fn has_formation(&mut self, board: &FastBoard) -> bool {
        self.arena.look(board, &mut self.what);
        self.eyes.formation(&self.arena, &self.what, board)
    }

    /// The first lemma that gives this answer here without decisions, so never [`Lemma::Sum`], [`Lemma::Rooms`]
    /// or [`Lemma::Dead`].
    #[must_use]
    pub fn lemma(&mut self, board: &FastBoard, answer: Answer) -> Option<Lemma> {
        self.arena.look(board, &mut self.what);
        self.lemma_again(board, answer)
    }

    pub(crate) fn lemma_again(&mut self, board: &FastBoard, answer: Answer) -> Option<Lemma> {
        let lemmas = Lemma::ALL.into_iter();
        let mut known =
            lemmas.filter(|&lemma| lemma.answer() == answer && self.lemmas.contains(lemma));
        let view = View {
            arena: &self.arena,
            what: &self.what,
            board,
        };
        known.find(|lemma| match lemma {
            Lemma::Hopeless => self.hopeless,
            Lemma::Ending => lemma::ending(&mut self.eyes, &view),
            Lemma::Joined => lemma::joined(&view),
            Lemma::Doors => lemma::doors(&view),
            Lemma::Alive => lemma::alive(&mut self.parts, &view),
            Lemma::Fill => lemma::fill(&mut self.parts, &view),
            Lemma::Sum | Lemma::Rooms | Lemma::Dead => false,
        })
    }

    pub(crate) fn keeps_vow(&mut self, board: &FastBoard, stone: Point) -> bool {
        self.arena.look(board, &mut self.what);
        let view = View {
            arena: &self.arena,
            what: &self.what,
            board,
        };
        lemma::keeps_vow(&view, stone)
    }
}
