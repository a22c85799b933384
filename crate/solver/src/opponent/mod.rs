//! A partner to play a claim against, who expects it to end one way or the other.
//!
//! A line starts at the worst case (C6), where the refuter has the turn. [`Opponent::judge`] says who is expected to
//! win, which moves keep a win, how long it takes, and what to do. That is an unchecked [`Expectation`];
//! [`Proof::show_places`](crate::Proof::show_places) has it checked. The same graph settles on demand what the proof
//! has not looked at. [`Opponent::why`] plays on to the end.
//!
//! Answers are about situations, as C7 is for a state without history (see `loja_certificate`). The past counts only
//! where the line, or its next move, repeats a situation: there C7 stops, and the refuter has won. A claimant who
//! always plays the best move never repeats. One who strayed in the line, but kept the win, may later meet a
//! situation of that line on the only way to a formation; this is not foreseen.

pub(crate) mod distance;
mod end;
mod judge;
mod judgement;
mod natural;
mod played_line;
pub(crate) mod position;

pub use end::{BadMove, End, Reason};
pub use judgement::{JudgedMove, Line, Prospect};

use loja_certificate::{Choice, Claim};
use loja_search::Control;

use crate::expectation::Expectation;
use crate::lock::claim_search::ClaimSearch;
use judge::Judge;
use played_line::PlayedLine;

/// The longest line that [`Opponent::why`] gives.
pub const MOST_MOVES: usize = 200;

/// Plays either side of a proof. [`Proof::opponent`](crate::Proof::opponent) makes one.
///
/// ```
/// # use std::sync::Arc;
/// # use loja_certificate::{Answer, Choice, Claim};
/// # use loja_rules::{Board, Color, Setup, State};
/// use loja_solver::opponent::End;
/// use loja_solver::{Control, Expectation, Limits, Proof};
///
/// let board = Arc::new(Board::rectangle(5, 1));
/// let points: Vec<_> = board.points().collect();
/// let mut setup = Setup::empty();
/// setup.stones.black = [points[1], points[3]].into_iter().collect(); // .x.x.
/// let state = State::new(board, setup)?;
/// let claim = Claim::new(&state, Color::Black, &state.board().locations())?;
/// let mut proof = Proof::new(claim);
/// let found = proof.decide(&Control::default())?;
/// assert_eq!(found.verdict(), Answer::Lock);
///
/// // White may only pass, since all else is suicide; Black has his eyes already.
/// let start = proof.opponent().judge(&[], &Control::default())?;
/// assert_eq!((start.expectation, start.end), (Expectation::Holds, Some(End::Formation)));
/// let bad = proof.opponent().judge(&[Choice::Pass], &Control::default()).unwrap_err();
/// assert_eq!((bad.number, bad.rule()), (1, "C8"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Opponent<'a> {
    claim: &'a Claim,
    /// `None` where the claim is too large to search.
    reader: Option<&'a mut dyn Reader>,
}

pub(crate) trait Reader {
    fn judge(&mut self, claim: &Claim, played: &PlayedLine<'_>, control: &Control<'_>) -> Prospect;
    fn spent(&self) -> u64;
}

impl<const W: usize> Reader for ClaimSearch<W> {
    fn judge(&mut self, claim: &Claim, played: &PlayedLine<'_>, control: &Control<'_>) -> Prospect {
        let (whole, zones, notes) = self.opponent();
        Judge::new(whole, zones, notes, control).judge(claim, played)
    }

    fn spent(&self) -> u64 {
        self.progress().nodes
    }
}

impl<'a> Opponent<'a> {
    pub(crate) fn new(claim: &'a Claim, reader: Option<&'a mut dyn Reader>) -> Opponent<'a> {
        Opponent { claim, reader }
    }

    /// The expectation after this line.
    ///
    /// As many situations may be expanded as the control has left, as long as the whole proof stays within its memory.
    /// Where that is not enough, or the poll says stop, it is [`Expectation::Open`]; the next call goes on from there.
    ///
    /// # Errors
    /// When a move of the line is not legal, or comes after the end.
    pub fn judge(&mut self, line: &[Choice], control: &Control<'_>) -> Result<Prospect, BadMove> {
        let played = PlayedLine::new(self.claim, line)?;
        Ok(self.read(&played, control))
    }

    /// How it goes on after this line, when both play [`best`](Prospect::best): the winner takes the shortest way that is
    /// known, the loser resists as a person would. After a mistake this is the reason why it was one. At most [`MOST_MOVES`].
    ///
    /// The first move gets half of the situations that the control has left; each move after it gets an eighth of that,
    /// as long as there are some.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_certificate::{Choice, Claim};
    /// # use loja_rules::{Board, Color, Setup, State};
    /// use loja_solver::opponent::End;
    /// use loja_solver::{Control, Expectation, Proof};
    ///
    /// let board = Arc::new(Board::rectangle(3, 1));
    /// let middle = board.point(1).ok_or("no such location")?;
    /// let state = State::new(board, Setup::empty())?;
    /// let claim = Claim::new(&state, Color::Black, &state.board().locations())?;
    /// let mut proof = Proof::new(claim);
    /// // White's pass was a mistake, since Black makes two eyes now.
    /// let line = proof.opponent().why(&[Choice::Pass], &Control::default())?;
    /// assert_eq!(line.expectation, Expectation::Holds);
    /// assert_eq!((line.moves, line.end), (vec![Choice::Stone(middle)], Some(End::Formation)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When a move of the line is not legal, or comes after the end.
    pub fn why(&mut self, line: &[Choice], control: &Control<'_>) -> Result<Line, BadMove> {
        let mut played = PlayedLine::new(self.claim, line)?;
        let (mut expectation, mut moves) = (None, Vec::new());
        let first = control.left() / 2;
        let mut share = first;
        loop {
            let judgement = control.part(share, |part| self.read(&played, part));
            share = first / 8;
            let expectation = *expectation.get_or_insert(judgement.expectation);
            if expectation == Expectation::Holds && moves.is_empty() {
                // Expectations depend on the situation alone, and so does the way to the formation.
                played.from = played.moves.len();
            }
            let best = judgement
                .best
                .filter(|_| judgement.expectation == expectation);
            let goes_on = expectation != Expectation::Open && moves.len() < MOST_MOVES;
            let next = best.filter(|_| goes_on && judgement.end.is_none());
            let Some(choice) = next.filter(|&choice| played.play(choice).is_ok()) else {
                let end = judgement.end;
                return Ok(Line {
                    expectation,
                    moves,
                    end,
                });
            };
            moves.push(choice);
        }
    }

    fn read(&mut self, played: &PlayedLine<'_>, control: &Control<'_>) -> Prospect {
        let Some(reader) = &mut self.reader else {
            return unread(played);
        };
        let before = reader.spent();
        let judgement = reader.judge(self.claim, played, control);
        control.spend(reader.spent().saturating_sub(before));
        judgement
    }
}

/// The prospect by the rules alone.
fn unread(played: &PlayedLine<'_>) -> Prospect {
    let end = played.over();
    let expectation = match end {
        Some(End::Formation) => Expectation::Holds,
        Some(_) => Expectation::Fails,
        None => Expectation::Open,
    };
    let stones = played.state.playable();
    let choices = stones.iter().map(Choice::Stone).chain([Choice::Pass]);
    let judged = choices.map(|choice| JudgedMove {
        choice,
        expectation: Expectation::Open,
        holds: None,
        distance: None,
        traps: None,
    });
    let moves: Vec<JudgedMove> = judged.filter(|_| end.is_none()).collect();
    Prospect {
        turn: played.state.situation().turn(),
        expectation,
        distance: end.as_ref().map(|_| 0),
        best: moves.first().map(|judged| judged.choice),
        moves,
        end,
    }
}
