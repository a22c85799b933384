//! What is expected of the position as it stands, where it isn't proved.

use loja_expect::claims::{ExpectedControl, OpenQuestion};
use loja_notation::Score;
use loja_rules::{ByColor, Point, PointSet};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::referee::JudgedBoard;
use crate::rows::{board_rows, control_sign, set_rows};
use crate::word::{ColorWord, ExpectationWord};

/// Expected control and result. It is no verdict.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ExpectedRuling {
    /// `B`, `W`, `.` for nobody, `2` for both if proved, `,` for no location.
    pub control: Vec<String>,
    /// How sure that is, in percent, in the rows of `control`: 100 where it is proved, null for no location.
    pub sure: Vec<Vec<Option<u8>>>,
    /// Black's points minus White's.
    pub score: f64,
    /// `B+n`, `W+n` or `jigo`.
    pub result: String,
}

/// What hangs on an open claim: the expected result with either answer.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ConditionalResult {
    /// The claim.
    pub claim: ConditionalClaim,
    /// The result if it holds …
    pub holds: String,
    /// … and if it fails.
    pub fails: String,
    /// What is expected.
    pub leaning: ExpectationWord,
}

/// A claim on which a result hangs.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ConditionalClaim {
    /// Who claims.
    pub player: ColorWord,
    /// What is claimed, in rows of `*` and `.`.
    pub set: Vec<String>,
}

impl JudgedBoard<'_> {
    /// Reports what is expected of the position as it stands.
    #[must_use]
    pub fn expected(&self, expected: &ExpectedControl) -> ExpectedRuling {
        let score = self.score_of(&expected.control);
        let sure = |at: &Option<Point>| at.map(|at| expected.sure[at.index()]);
        let cells = self.layout.cells().iter();
        ExpectedRuling {
            control: board_rows(self.layout, |at| {
                control_sign(&expected.control, &ByColor::default(), at)
            }),
            sure: cells.map(|row| row.iter().map(sure).collect()).collect(),
            score: score.lead().number(),
            result: score.result("jigo"),
        }
    }

    /// Reports what hangs on the largest open claims.
    #[must_use]
    pub fn conditions(&self, expected: &ExpectedControl) -> Vec<ConditionalResult> {
        let questions = expected.questions.iter();
        questions.map(|question| self.condition(question)).collect()
    }

    fn condition(&self, question: &OpenQuestion) -> ConditionalResult {
        ConditionalResult {
            claim: ConditionalClaim {
                player: question.player.into(),
                set: set_rows(self.layout, &question.set),
            },
            holds: self.score_of(&question.if_holds).result("jigo"),
            fails: self.score_of(&question.if_fails).result("jigo"),
            leaning: question.leaning.into(),
        }
    }

    fn score_of(&self, control: &ByColor<PointSet>) -> Score {
        Score::new(self.state, control, self.komi)
    }
}
