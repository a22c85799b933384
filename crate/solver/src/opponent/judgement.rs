//! What is said about a line.

use loja_certificate::Choice;
use loja_rules::Color;

use super::end::End;
use crate::expectation::Expectation;

/// What a search expects of a situation of a proof. Nobody has checked it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Judgement {
    /// Who has the turn.
    pub turn: Color,
    /// How the claim is expected to end from here.
    pub expectation: Expectation,
    /// What has decided the claim for good, if something has.
    pub end: Option<End>,
    /// After at most how many moves of both players the winner has brought about an [`End`], if he
    /// plays [`best`](Judgement::best) each time, whatever the loser does. `None` when that is not known, and when he wins by going round for ever.
    pub distance: Option<u32>,
    /// All legal moves, stones first, with what follows. None when the proof is over.
    pub moves: Vec<JudgedMove>,
    /// What the player with the turn should do.
    ///
    /// If he wins: the move that wins soonest. If he loses: what a person would do then. He takes or saves two stones
    /// or more, as many as he can, if the winner isn't done with his next move; otherwise he plays what holds out longest, among
    /// these the move that the winner can answer wrongly in most ways, among these the first. Only where nothing else
    /// is left does he put stones in atari without need; else he passes or goes back to a former situation, and what is left is to
    /// fill an own eye. While nobody knows who
    /// wins: a move that may.
    pub best: Option<Choice>,
}

impl Judgement {
    /// This move, if it is legal.
    #[must_use]
    pub fn find(&self, choice: Choice) -> Option<&JudgedMove> {
        self.moves.iter().find(|judged| judged.choice == choice)
    }

    /// Whether no other move is known to last longer than this one.
    #[must_use]
    pub fn lasts_longest(&self, choice: Choice) -> bool {
        let lasts = |judged: &JudgedMove| judged.distance.unwrap_or(u32::MAX);
        let longest = self.moves.iter().map(lasts).max();
        self.find(choice).map(lasts) == longest
    }
}

/// A legal move and what it is expected to lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct JudgedMove {
    /// The move.
    pub choice: Choice,
    /// How the claim is expected to end after it.
    pub expectation: Expectation,
    /// Whether it is expected to keep a win for the player who makes it. `None` while nothing is expected.
    pub holds: Option<bool>,
    /// After at most how many further moves the winner has brought about an [`End`], as in
    /// [`Judgement::distance`].
    pub distance: Option<u32>,
    /// For a move of the loser: how many answers of the winner are known to give the win away. It is
    /// counted where it decides which move is best, and may be too low.
    pub traps: Option<u32>,
}

/// How it goes on from a situation when both players do their best.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Line {
    /// How the claim was expected to end where the line begins.
    pub expectation: Expectation,
    /// The moves from that situation on.
    pub moves: Vec<Choice>,
    /// What they end in. `None` when nothing more was known, or the line grew too long.
    pub end: Option<End>,
}
