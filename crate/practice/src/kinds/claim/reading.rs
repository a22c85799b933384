//! How much somebody has to read who tries first what looks right.
//!
//! He has the turn and must find a move that keeps his goal. He tries the moves that look right in their order: a
//! wrong one costs a look at it and at the first moves that refute it; with the first right one he looks at the answers
//! that look right, and at what he does then, for a few moves, and follows one line from there to the end. If nothing
//! that looks right is right, he tries the rest. What the search has spent does not enter.

use loja_certificate::{Choice, Claim};
use loja_rules::FastBoard;
use loja_solver::opponent::Judgement;
use loja_solver::{Limits, Opponent};

use crate::measure::tempting::tempting;

/// Each try for a move looks so many own moves ahead.
const AHEAD: u32 = 3;

/// Answers that are looked at.
const ANSWERS: usize = 3;

/// That a move fails is seen after so many moves at most: its refutation need not be read to the end.
const SEEN: u32 = 4;

/// That a move succeeds is followed for so many moves at most.
const FOLLOWED: u32 = 16;

/// A reader of one proof.
pub(crate) struct Reader<'a, 'b> {
    claim: &'a Claim,
    opponent: &'a mut Opponent<'b>,
    limits: Limits,
}

/// The board after a line from the worst case.
pub(crate) fn after(claim: &Claim, line: &[Choice]) -> FastBoard {
    let mut board = FastBoard::new(claim.start());
    for choice in line {
        choice.play(&mut board);
    }
    board
}

impl<'a, 'b> Reader<'a, 'b> {
    pub(crate) fn new(
        claim: &'a Claim,
        opponent: &'a mut Opponent<'b>,
        limits: Limits,
    ) -> Reader<'a, 'b> {
        Reader {
            claim,
            opponent,
            limits,
        }
    }

    /// The places looked at until a right move is found and believed, when this line has been played.
    pub(crate) fn read(&mut self, line: &[Choice]) -> u32 {
        self.find(&mut line.to_vec(), AHEAD)
    }

    fn judged(&mut self, line: &[Choice]) -> Option<Judgement> {
        let judgement = self.opponent.judge(line, self.limits).ok()?;
        judgement.end.is_none().then_some(judgement)
    }

    fn find(&mut self, line: &mut Vec<Choice>, ahead: u32) -> u32 {
        let Some(judgement) = self.judged(line) else {
            return 0;
        };
        let mut places = 0;
        let tempting = tempting(&after(self.claim, line));
        let rest = judgement.moves.iter().map(|judged| judged.choice);
        let rest = rest.filter(|choice| !tempting.contains(choice));
        let rest: Vec<Choice> = rest.collect();
        for &choice in tempting.iter().chain(&rest) {
            let Some(judged) = judgement.find(choice) else {
                continue;
            };
            places += 1;
            if judged.holds == Some(true) {
                if ahead > 1 {
                    line.push(choice);
                    places += self.believe(line, ahead);
                    line.pop();
                } else {
                    places += judged.distance.unwrap_or(FOLLOWED).min(FOLLOWED);
                }
                break;
            }
            // Somebody who tries everything sees at a glance that most of it is nothing.
            if tempting.contains(&choice) {
                places += judged.distance.unwrap_or(SEEN).min(SEEN);
            }
        }
        places
    }

    fn believe(&mut self, line: &mut Vec<Choice>, ahead: u32) -> u32 {
        let answers = tempting(&after(self.claim, line));
        let mut places = 0;
        for answer in answers.into_iter().take(ANSWERS) {
            line.push(answer);
            places += 1 + self.find(line, ahead - 1);
            line.pop();
        }
        places
    }
}
