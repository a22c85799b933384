//! What is expected of the position as it stands, where it isn't proved.

use loja_expect::claims::{ExpectedControl, OpenQuestion};
use loja_notation::{Layout, Score};
use loja_rules::{ByColor, Point};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

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

impl ExpectedRuling {
    /// What is expected, with its score.
    pub(crate) fn new(
        layout: &Layout,
        expected: &ExpectedControl,
        score: &Score,
    ) -> ExpectedRuling {
        let sure = |at: &Option<Point>| at.map(|at| expected.sure[at.index()]);
        let cells = layout.cells().iter();
        ExpectedRuling {
            control: board_rows(layout, |at| {
                control_sign(&expected.control, &ByColor::default(), at)
            }),
            sure: cells.map(|row| row.iter().map(sure).collect()).collect(),
            score: score.lead().number(),
            result: score.result("jigo"),
        }
    }
}

impl ConditionalResult {
    /// What hangs on a question, with the scores if its claim holds and if it fails.
    pub(crate) fn new(
        layout: &Layout,
        question: &OpenQuestion,
        scores: [Score; 2],
    ) -> ConditionalResult {
        let [holds, fails] = scores.map(|score| score.result("jigo"));
        ConditionalResult {
            claim: ConditionalClaim {
                player: question.player.into(),
                set: set_rows(layout, &question.set),
            },
            holds,
            fails,
            leaning: question.leaning.into(),
        }
    }
}
