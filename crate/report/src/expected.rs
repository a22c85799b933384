//! What is expected of the position as it stands, where it isn't proved.

use loja_dialogue::claiming::whereabouts;
use loja_expect::claims::{ExpectedControl, OpenQuestion};
use loja_notation::{Layout, Score};
use loja_rules::{ByColor, Color, Point, PointSet};
use loja_solver::Report;
use loja_voice::Voice;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::rows::{board_rows, control_sign, set_rows};
use crate::score::BothScores;
use crate::word::{ColorWord, ExpectationWord, Location, locations};

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

/// What a page says of an expectation, besides its rows. It is no verdict.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ExpectedParts {
    score: BothScores,
    /// The connected regions that are not proved, the largest first.
    regions: Vec<ExpectedRegion>,
    /// The open part of each claim in `if`, and where it lies: "the lower right".
    asked: Vec<AskedRegion>,
}

/// A region that is not proved to be anybody's.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ExpectedRegion {
    /// Who is expected to control it; null for nobody.
    owner: Option<ColorWord>,
    set: Vec<Location>,
    /// "the lower right".
    place: String,
    /// Percent, of the least sure location.
    sure: u8,
}

/// The open part of a claim.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AskedRegion {
    /// The claim's set, with what is proved.
    set: Vec<Location>,
    /// Where the rest lies: "the lower right".
    place: String,
}

impl ExpectedParts {
    /// The parts of what is expected beside a report.
    pub(crate) fn new(
        layout: &Layout,
        found: &Report,
        expected: &ExpectedControl,
        score: &Score,
    ) -> ExpectedParts {
        let open = found.open.black.union(&found.open.white);
        let proved = found.control.black.union(&found.control.white);
        let place = |set: &PointSet| {
            let voice = Voice { layout, you: None };
            voice.part(&whereabouts(layout, set))
        };
        let owners = [Some(Color::Black), Some(Color::White), None];
        let owned = |owner: Option<Color>| match owner {
            Some(owner) => expected.control[owner].clone(),
            None => {
                let all = layout.board().locations();
                let anybody = expected.control.black.union(&expected.control.white);
                all.difference(&anybody)
            }
        };
        let regions = owners.into_iter().flat_map(|owner| {
            let parts = connected(
                layout,
                &owned(owner).intersection(&open).difference(&proved),
            );
            parts.into_iter().map(move |set| (owner, set))
        });
        let mut regions: Vec<_> = regions.collect();
        regions.sort_by_key(|(_, set)| std::cmp::Reverse(set.len()));
        let region = |(owner, set): (Option<Color>, PointSet)| ExpectedRegion {
            owner: owner.map(ColorWord::from),
            set: locations(&set),
            place: place(&set),
            sure: set
                .iter()
                .map(|at| expected.sure[at.index()])
                .min()
                .unwrap_or(100),
        };
        let asked = |question: &OpenQuestion| AskedRegion {
            set: locations(&question.set),
            place: place(&question.set.difference(&found.control[question.player])),
        };
        ExpectedParts {
            score: score.into(),
            regions: regions.into_iter().map(region).collect(),
            asked: expected.questions.iter().map(asked).collect(),
        }
    }
}

/// The connected parts of a set, in the order of their first locations.
fn connected(layout: &Layout, set: &PointSet) -> Vec<PointSet> {
    let mut rest = set.clone();
    let mut parts = Vec::new();
    loop {
        let first = rest.iter().next();
        let Some(first) = first else {
            return parts;
        };
        let mut part = PointSet::new();
        let mut border = vec![first];
        while let Some(at) = border.pop() {
            if !rest.contains(at) {
                continue;
            }
            rest.remove(at);
            part.insert(at);
            border.extend_from_slice(layout.board().neighbors(at));
        }
        parts.push(part);
    }
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
