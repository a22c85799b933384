//! Certificates of a judgement: of its score, with all that the score rests on, or of as many of its questions as are shown.

use loja_ground::{Board, ByColor, Chain, Color, Point, PointSet};
use loja_search::Control;

use super::certify::certify;
use super::check::check;
use super::claim::{Claim, Question, Told};
use super::refused::Refused;
use super::score::counted;
use super::{Bundle, Proved};
use crate::frame::Start;
use crate::judgement::{Judgement, Outcome};
use crate::ruleset::System;

/// What shows a judgement.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// One for the score, if all that it rests on is shown; else one for each question that is.
    pub bundles: Vec<Bundle>,
    /// Questions without a certificate, in the words of certificates.
    pub missing: Vec<String>,
    /// Certificates show something else than the judgement tells: a fault of the program.
    pub contradiction: Option<String>,
}

/// Writes down what shows a judgement of this position. Each certificate was checked.
#[must_use]
pub fn show(
    system: System,
    start: &Start,
    komi: i64,
    judgement: &Judgement,
    control: &Control<'_>,
) -> Shown {
    let mut writer = Writer::new(system, start, control);
    system.show(&mut writer, judgement);
    writer.finish(start.prisoners, komi, judgement)
}

/// Writes down what shows what perfect players come to. Each certificate was checked.
#[must_use]
pub fn show_perfect(
    system: System,
    start: &Start,
    komi: i64,
    judgement: &Judgement,
    control: &Control<'_>,
) -> Shown {
    let mut writer = Writer::new(system, start, control);
    match judgement.outcome {
        Outcome::Score(score) => {
            let thousandths = score.saturating_add(komi);
            let worth = thousandths / system.unit();
            writer.expect(&Question::Ends(Color::Black, worth), true);
            writer.expect(&Question::Ends(Color::White, -worth), true);
        }
        _ if system.is_played_out() => system.show(&mut writer, judgement),
        _ => {}
    }
    Shown {
        bundles: writer.kept,
        missing: writer.missing,
        contradiction: writer.contradiction,
    }
}

/// Writes certificates of a position down.
pub struct Writer<'a> {
    system: System,
    pub(crate) board: &'a Board,
    pub(crate) stones: &'a ByColor<PointSet>,
    turn: Color,
    pub(crate) control: &'a Control<'a>,
    pub(crate) kept: Vec<Bundle>,
    pub(crate) missing: Vec<String>,
    contradiction: Option<String>,
}

impl<'a> Writer<'a> {
    fn new(system: System, start: &'a Start, control: &'a Control<'a>) -> Writer<'a> {
        Writer {
            system,
            board: &start.board,
            stones: &start.stones,
            turn: start.turn,
            control,
            kept: Vec::new(),
            missing: Vec::new(),
            contradiction: None,
        }
    }

    /// The answer to a question, with a certificate that was checked.
    pub(crate) fn asked(&mut self, question: &Question) -> Option<Bundle> {
        let (board, stones, turn) = (self.board, self.stones, self.turn);
        // Not even what a question is asked on is looked for once somebody has said stop.
        let found = (!self.control.is_over())
            .then(|| certify(self.system, board, stones, turn, question, self.control))
            .flatten();
        let found = found.filter(|found| check(found).is_ok());
        if found.is_none() {
            self.missing.push(question.to_string());
        }
        found
    }

    /// The answer to a question, whose certificate is kept whatever it says.
    pub(crate) fn keep(&mut self, question: &Question) -> Option<bool> {
        let found = self.asked(question)?;
        let answer = found.certificate.claim.answer;
        self.kept.push(found);
        Some(answer)
    }

    /// Keeps the certificate of a question to which the judgement has the answer.
    pub(crate) fn expect(&mut self, question: &Question, told: bool) {
        if self.keep(question).is_some_and(|answer| answer != told) {
            self.contradict(question);
        }
    }

    pub(crate) fn contradict(&mut self, question: &Question) {
        self.contradiction = Some(format!(
            "{question}: the judgement rests on the opposite of what a certificate shows"
        ));
    }

    /// The strings, with one stone of each, but for those that no moves in succession take.
    pub(crate) fn strings(
        &self,
        safe: impl Fn(Color) -> PointSet,
    ) -> Vec<(Color, PointSet, Point)> {
        let mut strings = Vec::new();
        for color in Color::ALL {
            let safe = safe(color);
            for Chain { members, .. } in self.stones.chains(self.board, &self.stones[color]) {
                let first = members.iter().next().filter(|&at| !safe.contains(at));
                strings.extend(first.map(|at| (color, members, at)));
            }
        }
        strings
    }

    /// The score, if it follows; else the questions alone.
    fn finish(mut self, taken: ByColor<u32>, komi: i64, judgement: &Judgement) -> Shown {
        let claim = |points| Claim {
            rules: self.system,
            board: self.board.clone(),
            stones: self.stones.clone(),
            turn: self.turn,
            question: Question::Score(Told {
                points,
                taken,
                komi,
            }),
            answer: true,
        };
        let shown: Vec<Proved> = self
            .kept
            .iter()
            .filter_map(|bundle| check(bundle).ok())
            .collect();
        let found = counted(&claim(0), taken, komi, &shown.iter().collect::<Vec<_>>());
        match (found, judgement.outcome.score()) {
            (Ok(counted), Some(told)) if counted == told => {
                let whole = Bundle::of(claim(told), std::mem::take(&mut self.kept));
                match check(&whole) {
                    Ok(_) => self.kept = vec![whole],
                    Err(why) => {
                        self.contradiction = Some(format!("{}: {why}", claim(told).question));
                    }
                }
                self.missing.clear();
            }
            (Ok(counted), Some(told)) => {
                self.contradiction = Some(format!(
                    "the judgement is {told} and the certificates show {counted} thousandths"
                ));
            }
            (Err(Refused::Open), Some(told)) => {
                self.missing.push(claim(told).question.to_string());
            }
            _ => {}
        }
        Shown {
            bundles: self.kept,
            missing: self.missing,
            contradiction: self.contradiction,
        }
    }
}
