use loja_ground::{Board, ByColor, Color, Group, Point, PointSet};
use loja_search::Control;

use super::bundle::Bundle;
use super::claim::Question;
use crate::frame::Start;

/// Writes certificates of a position down.
pub struct Writer<'a> {
    pub(crate) board: &'a Board,
    pub(crate) stones: &'a ByColor<PointSet>,
    pub(crate) control: &'a Control<'a>,
    /// A question's answer, with a checked certificate.
    certified: &'a dyn Fn(&Question) -> Option<Bundle>,
    pub(crate) kept: Vec<Bundle>,
    pub(crate) missing: Vec<String>,
    pub(super) contradiction: Option<String>,
}

impl<'a> Writer<'a> {
    pub(super) fn new(
        start: &'a Start,
        control: &'a Control<'a>,
        certified: &'a dyn Fn(&Question) -> Option<Bundle>,
    ) -> Writer<'a> {
        Writer {
            board: &start.board,
            stones: &start.stones,
            control,
            certified,
            kept: Vec::new(),
            missing: Vec::new(),
            contradiction: None,
        }
    }

    /// A question's answer, with a checked certificate.
    pub(crate) fn asked(&mut self, question: &Question) -> Option<Bundle> {
        // A stop ends even the search for a question's part.
        let found = (!self.control.is_over())
            .then(|| (self.certified)(question))
            .flatten();
        if found.is_none() {
            self.missing.push(question.to_string());
        }
        found
    }

    /// The answer to a question; keeps its certificate in any case.
    pub(crate) fn keep(&mut self, question: &Question) -> Option<bool> {
        let found = self.asked(question)?;
        let answer = found.certificate.claim.answer;
        self.kept.push(found);
        Some(answer)
    }

    /// Keeps the certificate of a question that the judgement answers.
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

    /// Strings outside `safe`, each with one stone.
    pub(crate) fn strings(
        &self,
        safe: impl Fn(Color) -> PointSet,
    ) -> Vec<(Color, PointSet, Point)> {
        let mut strings = Vec::new();
        for color in Color::ALL {
            let safe = safe(color);
            for Group { members, .. } in self.stones.chains(self.board, &self.stones[color]) {
                let first = members.iter().next().filter(|&at| !safe.contains(at));
                strings.extend(first.map(|at| (color, members, at)));
            }
        }
        strings
    }
}
