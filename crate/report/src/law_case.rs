//! Questions of 1989 to argue.

use loja_dialogue::capture::{self as said, BadTurn, CaptureIdiom};
use loja_notation::Layout;
use loja_rules::{PassCount, PointSet, Setup};
use loja_systems::Limits;
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::{Argument, ArgumentPlace, Case, No};
use loja_voice::{CaptureFact, Voice};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::argument::DrawnArgument;
use crate::board::board;
use crate::claim::{StageReport, StageStep};
use crate::fact::{FactReport, facts};
use crate::line::{LineReport, Refusal, SituationReport, TriedTurn, line_of, tried};
use crate::word::{ColorWord, ExpectationWord, Location, locations};

/// A question of 1989 in words.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LawCase {
    /// "White, first, can take Black’s stone at a1."
    pub title: String,
    /// Why it is asked.
    pub words: String,
    /// The passages that ask it.
    pub rules: Vec<String>,
    /// Both as facts.
    pub facts: Vec<FactReport>,
    /// The claimant, who moves first.
    pub player: ColorWord,
    /// The owner of the stone to capture, or to arise.
    pub owner: ColorWord,
    /// The stones in question; none in the second part.
    pub target: Vec<Location>,
    /// Where a new stone counts.
    pub set: Vec<Location>,
    /// The starting situation.
    pub stage: StageReport,
}

/// The progress of a question's search.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct LawProgress {
    /// Whether the claimant is expected to be right.
    pub expectation: ExpectationWord,
    /// Whether no part of the board is small enough to search.
    pub too_large: bool,
    /// Situations expanded.
    pub nodes: u64,
    /// Their memory in bytes.
    pub bytes: u64,
}

/// A question of 1989, as tables show it.
pub struct DrawnCase<'a> {
    /// The board's drawing and names.
    pub layout: &'a Layout,
    /// The question.
    pub case: &'a Case,
}

impl DrawnCase<'_> {
    /// Describes the question and its start.
    #[must_use]
    pub fn about(&self) -> LawCase {
        let DrawnCase { layout, case } = *self;
        let voice = Voice { layout, you: None };
        let (title, meaning) = (said::claim(case), said::meaning(case));
        LawCase {
            title: voice.say([&title]),
            words: voice.say([&meaning]),
            rules: Voice::rules([&meaning]),
            facts: facts([&title, &meaning]),
            player: case.claimant().into(),
            owner: case.owner.into(),
            target: case.hunted().iter().flat_map(locations).collect(),
            set: locations(&case.question.set()),
            stage: StageReport {
                board: board(layout),
                steps: vec![StageStep {
                    words: voice.say(&said::trial(case)),
                    rule: None,
                    situation: self.situation(&case.start, None),
                    changed: Vec::new(),
                }],
            },
        }
    }

    fn situation(&self, place: &ArgumentPlace, made: Option<TriedTurn>) -> SituationReport {
        let state = &place.state;
        let setup = Setup {
            stones: state.stones().clone(),
            temporary: state.marks().clone(),
            permanent: PointSet::new(),
            captives: *state.prisoners(),
            turn: state.turn(),
            passes: match (state.ended(), state.passed()) {
                (true, _) => PassCount::Two,
                (_, true) => PassCount::One,
                _ => PassCount::Zero,
            },
        };
        let turns = self.case.turns(place);
        let plays = turns.iter().filter_map(|(turn, _)| match turn {
            Turn::Play(at) => Some(Location::from(*at)),
            _ => None,
        });
        tried(self.layout, &setup, plays.collect(), state.ended(), made)
    }
}

impl DrawnArgument for DrawnCase<'_> {
    type Idiom = CaptureIdiom;

    fn layout(&self) -> &Layout {
        self.layout
    }

    fn course(&self, start: &ArgumentPlace, turns: &[Turn]) -> LineReport {
        let mut place = start.clone();
        let mut situations = vec![self.situation(start, None)];
        for &turn in turns {
            let Ok(next) = self.case.after(&place, turn) else {
                break;
            };
            let made = TriedTurn {
                color: place.state.turn(),
                turn,
                captured: next.taken_since(&place),
                ko: !next.state.marks().is_subset(place.state.marks()),
            };
            situations.push(self.situation(&next, Some(made)));
            place = next;
        }
        line_of(self.layout, situations)
    }

    fn refusal(&self, bad: &BadTurn) -> Refusal {
        let layout = self.layout;
        let at = match bad.turn {
            Turn::Play(at) | Turn::PassFor(at) => Some(at),
            Turn::Pass => None,
        };
        Refusal {
            rule: bad.reason.clause(),
            message: match bad.reason {
                No::Forbidden(why) => why.sentence(|at| layout.name(at)),
                No::NoneLeft => Voice { layout, you: None }.part(&CaptureFact::StonesUsedUp),
            },
            points: at.into_iter().map(Location::from).collect(),
        }
    }
}

impl LawProgress {
    /// Searches on, to an expectation.
    pub fn search(argument: &mut Argument, limit: Limits) -> LawProgress {
        let start = argument.case().start.clone();
        let right = argument.right(&start, limit);
        let (nodes, bytes) = argument.size();
        LawProgress {
            expectation: ExpectationWord::of(match right {
                Some(true) => "holds",
                Some(false) => "fails",
                None => "open",
            }),
            too_large: !argument.can_be_searched(),
            nodes,
            bytes,
        }
    }
}
