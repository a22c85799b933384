//! A judgement of a line.

use loja_certificate::Choice;
use loja_rules::Color;

use super::end::End;
use crate::expectation::Expectation;

/// A search's expectation of a situation, unchecked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Prospect {
    /// The player with the turn.
    pub turn: Color,
    /// How the claim is expected to end from here.
    pub expectation: Expectation,
    /// The end that has decided the claim for good, if any.
    pub end: Option<End>,
    /// The most moves of both players until an [`End`], if the winner plays [`best`](Prospect::best) each time.
    ///
    /// `None` when unknown, and when the winner wins by cycling forever.
    pub distance: Option<u32>,
    /// All legal moves with what follows, stones first; none when the proof is over.
    pub moves: Vec<JudgedMove>,
    /// The move that the player with the turn should make.
    ///
    /// A winner plays the move that wins soonest. A loser plays as a person would: captures or saves as many
    /// stones as possible, at least two, unless the winner's next move ends it; otherwise what holds out longest,
    /// among these the move that the winner can answer wrongly in most ways, among these the first. Only then
    /// come stones in needless atari, then passes and repetitions, and last filling an own eye. While nobody
    /// knows who wins: a move that may.
    pub best: Option<Choice>,
}

impl Prospect {
    /// This move, if it is legal.
    #[must_use]
    pub fn find(&self, choice: Choice) -> Option<&JudgedMove> {
        self.moves.iter().find(|judged| judged.choice == choice)
    }

    /// Whether no other move is known to last longer.
    #[must_use]
    pub fn lasts_longest(&self, choice: Choice) -> bool {
        let lasts = |judged: &JudgedMove| judged.distance.unwrap_or(u32::MAX);
        let longest = self.moves.iter().map(lasts).max();
        self.find(choice).map(lasts) == longest
    }
}

/// A legal move and its expected outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct JudgedMove<T = Choice> {
    /// The move.
    pub choice: T,
    /// How the claim is expected to end after it.
    pub expectation: Expectation,
    /// Whether it is expected to keep its player's win; `None` without an expectation.
    pub holds: Option<bool>,
    /// The most further moves until an [`End`], as in [`Prospect::distance`].
    pub distance: Option<u32>,
    /// For a loser's move: how many answers are known to give the win away.
    ///
    /// Counted where it decides the best move, and perhaps too low.
    pub traps: Option<u32>,
}

impl<T> JudgedMove<T> {
    /// A move judged elsewhere, with no traps counted.
    #[must_use]
    pub fn new(
        choice: T,
        expectation: Expectation,
        holds: Option<bool>,
        distance: Option<u32>,
    ) -> JudgedMove<T> {
        JudgedMove {
            choice,
            expectation,
            holds,
            distance,
            traps: None,
        }
    }
}

/// How play goes on when both players do their best.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Line {
    /// The expectation where the line begins.
    pub expectation: Expectation,
    /// The moves from that situation on.
    pub moves: Vec<Choice>,
    /// How the moves end; `None` if that is unknown, or the line too long.
    pub end: Option<End>,
}
