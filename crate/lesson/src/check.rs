//! Checks a step both ways: its solution works, and its wrong turns don't.

use std::fmt;

use crate::course::Course;
use crate::step::{Step, Wrong};

/// A broken promise of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint(String);

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<C: Course> Step<C> {
    /// Every fault of the step.
    #[must_use]
    pub fn complaints(&self) -> Vec<Complaint> {
        let mut found = Vec::new();
        if self.is_met(&self.start) {
            found.push("the goal is met before the first move".to_owned());
        }
        self.check_model(&mut found);
        for wrong in &self.wrong {
            self.check_wrong(wrong, &mut found);
        }
        self.check_notes(&mut found);
        self.check_hints(&mut found);
        found.into_iter().map(Complaint).collect()
    }

    fn check_model(&self, found: &mut Vec<String>) {
        let (count, legal) = (self.moves.len(), self.model.made().len());
        let met = self.is_met(&self.model);
        match self.model.tried() {
            // The last move may be illegal if that is the goal.
            Some(_) if legal + 1 < count || !met => {
                let why = self.refusal(&self.model);
                found.push(format!("the model line is not legal: {why}"));
            }
            _ if count == 0 => found.push("there is no model line".to_owned()),
            _ if !met => found.push("the model line does not meet the goal".to_owned()),
            _ => {}
        }
        for end in 1..count {
            let part = self.start.followed_by(&self.moves[..end]);
            if part.tried().is_none() && self.is_met(&part) {
                found.push(format!(
                    "move {end} of {count} of the model line already meets the goal"
                ));
            }
        }
    }

    fn check_wrong(&self, wrong: &Wrong<C>, found: &mut Vec<String>) {
        let Wrong {
            text,
            count,
            line,
            rule,
            ..
        } = wrong;
        let why = line.rule();
        let last = line.made().len() + 1 == *count;
        if why.is_some() && (why != rule.as_deref() || !last) {
            let why = self.refusal(line);
            found.push(format!("the wrong turn \"{text}\" is not legal: {why}"));
        } else if let (None, Some(rule)) = (why, rule) {
            found.push(format!("{rule} does not refuse the wrong turn \"{text}\""));
        } else if self.is_met(line) {
            found.push(format!("the wrong turn \"{text}\" meets the goal"));
        } else if *count == 0 {
            found.push("a wrong turn has no move".to_owned());
        }
    }

    /// A note needs a next move: the start has none behind it, and the end has its own text.
    fn check_notes(&self, found: &mut Vec<String>) {
        for note in &self.notes {
            let (text, line) = (&note.text, &note.line);
            let at = self.on_model(line);
            let yours = self.you.plays(line.mover());
            if line.tried().is_some() || at.is_none() {
                found.push(format!(
                    "the note after \"{text}\" is not on the model line"
                ));
            } else if at == Some(0) || !yours || self.is_met(line) {
                found.push(format!(
                    "the note after \"{text}\" is never told: the reader has no move to make there, or has made none"
                ));
            }
        }
    }

    fn check_hints(&self, found: &mut Vec<String>) {
        let refused = |hint: &&crate::step::Hint<C>| hint.line.tried().is_some();
        for hint in self.hints.iter().filter(refused) {
            let (text, why) = (&hint.text, self.refusal(&hint.line));
            found.push(format!("the hint after \"{text}\" is not legal: {why}"));
        }
        if self.hints.iter().any(|hint| hint.text.is_empty()) {
            return;
        }
        for at in 0..self.moves.len().min(self.model.made().len() + 1) {
            let part = self.start.followed_by(&self.moves[..at]);
            let here = |hint: &crate::step::Hint<C>| hint.line.ends_where(&part);
            if self.you.plays(part.mover()) && !self.hints.iter().any(here) {
                found.push(format!("the reader's move {} has no hint", at + 1));
            }
        }
    }

    fn refusal(&self, line: &C) -> String {
        let (number, turn) = (line.made().len() + 1, line.mover());
        let why = line.refusal(&self.layout).unwrap_or_default();
        format!("move {number} ({turn}): {why}")
    }
}
