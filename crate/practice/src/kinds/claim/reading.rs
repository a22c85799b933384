//! The reading effort of a solver who tries plausible moves first, whatever the search's cost.
//!
//! A wrong move costs its place and those of the first moves that refute it. At the first right one, the solver looks
//! at the plausible answers, reads a few moves on, and follows one line to the end. If no plausible move is right,
//! the others follow.

use loja_certificate::{Choice, Claim};
use loja_rules::FastBoard;
use loja_solver::opponent::Prospect;
use loja_solver::{Control, Limits, Opponent};

use crate::measure::tempting::tempting;

/// Own moves that each try looks ahead.
const AHEAD: u32 = 3;

/// Answers considered.
const ANSWERS: usize = 3;

/// The most moves to see a failure; nobody reads refutations to the end.
const SEEN: u32 = 4;

/// The most moves of a success to follow.
const FOLLOWED: u32 = 16;

pub(crate) struct Reader<'a, 'b> {
    claim: &'a Claim,
    opponent: &'a mut Opponent<'b>,
    limits: Limits,
}

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

    /// Places looked at after `line` until the reader finds a right move and believes it.
    pub(crate) fn read(&mut self, line: &[Choice]) -> u32 {
        self.find(&mut line.to_vec(), AHEAD)
    }

    fn judged(&mut self, line: &[Choice]) -> Option<Prospect> {
        let judgement = self.opponent.judge(line, &Control::new(self.limits)).ok()?;
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
            // A glance dismisses most implausible moves.
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
