//! A ruling on paper: the same sentences from the command and from the page.

use loja_certificate::Answer;
use loja_dialogue::control::{not_proved, proved};
use loja_expect::claims::{ExpectedControl, OpenQuestion};
use loja_notation::{Komi, Layout, Score};
use loja_rules::{ByColor, PointSet, State, saturated};
use loja_solver::Verdict;
use loja_systems::Law;
use loja_systems::compare::ComparedStage;
use loja_voice::{RefereeFact, Voice};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::score::result;

/// A judged position.
#[derive(Clone, Copy, Debug)]
pub struct JudgedBoard<'a> {
    /// The board's drawing and names.
    pub layout: &'a Layout,
    /// Its state.
    pub state: &'a State,
    /// Its komi.
    pub komi: Komi,
}

/// A ruling's sentences, for a sheet that a person signs.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct RulingSheet {
    /// Whose the points are, and which stones are dead.
    pub proved: Vec<String>,
    /// What each player may control besides; empty when all is decided.
    pub not_proved: Vec<String>,
    /// Why the komi is outside these rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub not_ljrg: Option<String>,
    /// What is expected and not proved: the result, then what it hangs on.
    pub expected: Vec<String>,
    /// How many claims were examined, and what came of them; a part of a sentence.
    pub claims: String,
    /// The clauses that decide.
    pub clauses: Vec<String>,
}

impl RulingSheet {
    /// The sentences on these findings; claims left out were refuted.
    #[must_use]
    pub fn new(
        board: &JudgedBoard<'_>,
        control: &ByColor<PointSet>,
        open: &ByColor<PointSet>,
        expected: Option<&ExpectedControl>,
        verdicts: impl Iterator<Item = Verdict>,
        unlisted: u64,
    ) -> RulingSheet {
        let voice = Voice {
            layout: board.layout,
            you: None,
        };
        let say = |facts: &[RefereeFact]| facts.iter().map(|fact| voice.say([fact])).collect();
        let either = open.black.union(&open.white);
        let is_decided = either.is_empty();
        let law = loja_systems::ljrg::RULES;
        RulingSheet {
            proved: say(&proved(board.layout, board.state, control, &either)),
            not_proved: say(&not_proved(control, open)),
            not_ljrg: (board.komi.foreign())
                .map(|why| format!("This is not a result of LJRG: {why}.")),
            expected: expected
                .filter(|_| !is_decided)
                .map_or_else(Vec::new, |expected| board.expected_sentences(expected)),
            claims: voice.part(&claims(verdicts, unlisted)),
            clauses: clauses(law),
        }
    }
}

fn claims(verdicts: impl Iterator<Item = Verdict>, unlisted: u64) -> RefereeFact {
    let [mut proved, mut refuted, mut open] = [0, saturated(unlisted), 0];
    for verdict in verdicts {
        match verdict.answer() {
            Some(Answer::Lock) => proved += 1,
            Some(Answer::Refuted) => refuted += 1,
            None => open += 1,
        }
    }
    RefereeFact::RuledClaims {
        all: proved + refuted + open,
        proved,
        refuted,
        open,
    }
}

impl JudgedBoard<'_> {
    pub(crate) fn score_of(&self, control: &ByColor<PointSet>) -> Score {
        Score::new(self.state, control, self.komi)
    }

    fn expected_sentences(&self, expected: &ExpectedControl) -> Vec<String> {
        let result_with = |control: &ByColor<PointSet>| result(Some(&self.score_of(control)));
        let condition = |question: &OpenQuestion| {
            let voice = Voice {
                layout: self.layout,
                you: None,
            };
            let holds = voice.part(&RefereeFact::RuledLock {
                player: question.player,
                points: question.set.clone(),
            });
            format!(
                "If {holds}: {}; otherwise {}. Expected, not proved: the claim {}.",
                result_with(&question.if_holds),
                result_with(&question.if_fails),
                question.leaning.name(),
            )
        };
        let first = format!("Expected, not proved: {}.", result_with(&expected.control));
        let more = expected.questions.iter().map(condition);
        std::iter::once(first).chain(more).collect()
    }
}

/// The clauses of a rule set that decide what is dead, what counts, and how.
#[must_use]
pub fn clauses(law: Law) -> Vec<String> {
    let stages = [
        ComparedStage::Dead,
        ComparedStage::Whose,
        ComparedStage::Counted,
    ];
    let told = |stage| {
        let clause = law.clause(stage);
        match clause.name {
            "" => format!("{}.", clause.says),
            name => format!("{} ({name}).", clause.says),
        }
    };
    stages.map(told).into()
}
