//! Certificates of a judgement: of its score, with all that the score rests on, or of as many of its questions as are shown.

use loja_ground::{Board, ByColor, Chain, Color, Point, PointSet};
use loja_search::Control;

use super::start::Start;
use crate::judgement::{Judgement, Outcome, Standing, StringStatus};
use crate::proof::{
    Bundle, Claim, Proved, Question, Refused, Told, certify, check, counted, reached, search_nodes,
};
use crate::ruleset::System;
use crate::unconditional::{Suicide, unconditional};
use crate::{jrg89, naj};

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
    match system.name() {
        "jrg89" => writer.statuses_1989(judgement),
        "j2003" => writer.statuses_2003(),
        "naj" | "najn" => writer.analyses(),
        "yasunaga" => writer.living_by_draft(judgement),
        "no-pass" => writer.who_moves_last(judgement),
        // Only what stands there counts.
        _ => {}
    }
    writer.finish(start.prisoners, komi, judgement)
}

/// The same of what perfect players come to.
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
            let worth = match system.name() {
                "area" => thousandths,
                _ => thousandths / 1000,
            };
            writer.expect(&Question::Ends(Color::Black, worth), true);
            writer.expect(&Question::Ends(Color::White, -worth), true);
        }
        _ => writer.who_moves_last(judgement),
    }
    Shown {
        bundles: writer.kept,
        missing: writer.missing,
        contradiction: writer.contradiction,
    }
}

/// What a judgement says of a string.
fn status_of<'j>(judgement: &'j Judgement, string: &PointSet) -> Option<&'j StringStatus> {
    let mut judged = judgement.strings.iter();
    let found = judged.find(|judged| judged.points == *string);
    found.map(|judged| &judged.status)
}

struct Writer<'a> {
    system: System,
    board: &'a Board,
    stones: &'a ByColor<PointSet>,
    turn: Color,
    control: &'a Control<'a>,
    kept: Vec<Bundle>,
    missing: Vec<String>,
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
    fn asked(&mut self, question: &Question) -> Option<Bundle> {
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

    /// The same, to be kept whatever it says.
    fn keep(&mut self, question: &Question) -> Option<bool> {
        let found = self.asked(question)?;
        let answer = found.certificate.claim.answer;
        self.kept.push(found);
        Some(answer)
    }

    /// The same where the judgement has told the answer.
    fn expect(&mut self, question: &Question, told: bool) {
        if self.keep(question).is_some_and(|answer| answer != told) {
            self.contradict(question);
        }
    }

    fn contradict(&mut self, question: &Question) {
        self.contradiction = Some(format!(
            "{question}: the judgement rests on the opposite of what a certificate shows"
        ));
    }

    /// The strings, with one stone of each, but for those that no moves in succession take.
    fn strings(&self, safe: impl Fn(Color) -> PointSet) -> Vec<(Color, PointSet, Point)> {
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

    fn statuses_1989(&mut self, judgement: &Judgement) {
        for (owner, members, at) in
            self.strings(|color| jrg89::stays(self.board, self.stones, color))
        {
            match status_of(judgement, &members) {
                Some(StringStatus::Uncapturable) => {
                    self.expect(&Question::Captured(at), false);
                }
                Some(StringStatus::Enabled(set)) => {
                    self.expect(&Question::Clean(at, set.clone()), false);
                    self.expect(&Question::Beyond(owner, set.clone()), false);
                }
                Some(StringStatus::Dead) => self.dead_1989(owner, at),
                // What is known of it all the same.
                _ => {
                    self.keep(&Question::Captured(at));
                }
            }
        }
    }

    /// It is taken cleanly on all locations but those on which a new stone can't be prevented.
    fn dead_1989(&mut self, owner: Color, at: Point) {
        let all = self.board.locations();
        let Some(clean) = self.asked(&Question::Clean(at, all.clone())) else {
            return;
        };
        if clean.certificate.claim.answer {
            self.kept.push(clean);
            return;
        }
        let mut preventable = all.clone();
        for point in all.iter() {
            let alone = [point].into_iter().collect();
            let Some(found) = self.asked(&Question::Beyond(owner, alone)) else {
                continue;
            };
            if found.certificate.claim.answer {
                preventable = preventable.difference(&[point].into_iter().collect());
                if !self.kept.contains(&found) {
                    self.kept.push(found);
                }
            }
        }
        let question = Question::Clean(at, preventable.clone());
        let Some(clean) = self.asked(&question) else {
            return;
        };
        if clean.certificate.claim.answer {
            self.kept.push(clean);
            return;
        }
        // Where it was not found out of each location, or two make up for each other, that may be so.
        let beyond = self.asked(&Question::Beyond(owner, preventable));
        match beyond.map(|beyond| beyond.certificate.claim.answer) {
            None => {}
            Some(true) => self.missing.push(question.to_string()),
            Some(false) => self.contradict(&question),
        }
    }

    fn statuses_2003(&mut self) {
        let safe = |color| unconditional(self.board, self.stones, color, Suicide::Forbidden);
        let mut walls = ByColor {
            black: safe(Color::Black),
            white: safe(Color::White),
        };
        let mut others = Vec::new();
        for (owner, members, at) in self.strings(safe) {
            let Some(taken) = self.asked(&Question::Forced(at, PointSet::new())) else {
                continue;
            };
            if !taken.certificate.claim.answer {
                self.kept.push(taken);
                walls[owner] = walls[owner].union(&members);
                continue;
            }
            let Some(under) = self.asked(&Question::Forced(at, members.clone())) else {
                continue;
            };
            if under.certificate.claim.answer {
                others.push((owner, members, at, under));
            } else {
                self.kept.push(under);
                walls[owner] = walls[owner].union(&members);
            }
        }
        for (owner, members, at, under) in others {
            let local = reached(self.board, &members, &walls[owner]);
            // Where it is dead, that says that it is no wall too.
            if self.keep(&Question::Forced(at, local)) != Some(true) {
                self.kept.push(under);
            }
        }
    }

    fn analyses(&mut self) {
        for player in Color::ALL {
            let value = self.control.part(search_nodes(self.control), |part| {
                naj::value(self.board, self.stones, player, part)
            });
            self.keep(&Question::Analysis(player, value.least));
            self.keep(&Question::Analysis(player, value.most + 1));
        }
    }

    fn living_by_draft(&mut self, judgement: &Judgement) {
        let safe = |color| unconditional(self.board, self.stones, color, Suicide::Forbidden);
        for (_, members, at) in self.strings(safe) {
            match status_of(judgement, &members) {
                Some(StringStatus::Uncapturable) => self.expect(&Question::Captured(at), false),
                Some(StringStatus::Protected) => self.expect(&Question::Unprotected(at), false),
                Some(StringStatus::Dead) => self.expect(&Question::Unprotected(at), true),
                // Whatever is known of it all the same.
                _ => {
                    if self.keep(&Question::Captured(at)) != Some(false) {
                        self.keep(&Question::Unprotected(at));
                    }
                }
            }
        }
    }

    /// Who wins, or that neither can make it end so.
    fn who_moves_last(&mut self, judgement: &Judgement) {
        match (judgement.outcome, judgement.standing) {
            (Outcome::Won(color), _) => {
                self.expect(&Question::Ends(color, 1), true);
            }
            (_, Standing::Undefined) if self.system.name() == "no-pass" => {
                for color in Color::ALL {
                    self.expect(&Question::Ends(color, 1), false);
                }
            }
            _ => {}
        }
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
