//! Sections of a chapter, and the figures in them.

use loja_lesson::{OtherLine, Step, StepData};
use loja_notation::{Label, Layout, PositionData};
use loja_rules::{ByColor, PointSet, State};
use loja_systems::Law;

use crate::claim_to_argue::Argued;
use crate::laws::{ByLaw, Verdict};
use crate::line_to_walk::Walk;
use crate::question::Asked;
use crate::statement::Statement;
use crate::statement_holds::Ground;

/// A section of a chapter.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name within the chapter.
    pub id: String,
    /// Its heading; none for the opening.
    pub title: Option<String>,
    /// The prose. `<div data-figure="0"></div>` stands where the first of the figures goes.
    pub html: String,
    /// Figures and steps in order.
    pub figures: Vec<Figure>,
    /// The line of its heading.
    pub(crate) line: usize,
    /// Runs of prose without a figure between: the line of the first word, and how many there are.
    pub(crate) runs: Vec<(usize, usize)>,
    /// Where the prose leads: lines and addresses.
    pub(crate) links: Vec<(usize, String)>,
}

/// A figure, or something for the reader to do.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name within the chapter.
    pub id: String,
    /// The line of its fence.
    pub line: usize,
    /// Its title; a plain figure has none.
    pub title: Option<String>,
    /// What is written under it.
    pub caption: Option<String>,
    /// The position, after what was played before it is shown.
    pub position: PositionData,
    /// The position as text.
    pub diagram: String,
    /// What is said about the position.
    pub says: Vec<Statement>,
    pub(crate) task: Task,
    /// The names of the source's positions that it shows.
    pub(crate) sources: Vec<String>,
    /// What several hands say of it, beside each other.
    pub(crate) verdicts: Vec<Verdict>,
    pub(crate) map: Option<Map>,
    /// The points that the text speaks of: they are outlined on the board.
    pub(crate) outline: PointSet,
    pub(crate) layout: Layout,
    pub(crate) labels: Vec<Label>,
    /// The situation shown, with what was played before as its history.
    pub(crate) start: State,
    /// The game that led there, where it is by other rules.
    pub(crate) by: Option<Box<ByLaw>>,
}

/// What there is to do with a figure.
#[derive(Clone, Debug)]
pub(crate) enum Task {
    /// Look at it.
    Look,
    /// Let the engine judge all of it.
    Judge,
    /// Walk a line.
    Walk(Box<Walk>),
    /// Compare what laws say.
    Compare(Vec<Law>),
    /// Play until a goal is met: as data, and ready to play.
    Step(Box<(StepData, Steps)>),
    /// Answer.
    Question(Box<Asked>),
    /// Argue a claim.
    Proof(Box<Argued>),
}

/// A step, by the rules of this book or by others.
#[derive(Clone, Debug)]
pub(crate) enum Steps {
    Ljrg(Box<Step>),
    Other(Box<Step<OtherLine>>),
}

/// Areas as somebody else than the engine tells them.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    pub(crate) by: String,
    pub(crate) areas: ByColor<PointSet>,
}

impl Figure {
    /// What is said about it is about this.
    pub(crate) fn ground(&self) -> Ground<'_> {
        Ground {
            layout: &self.layout,
            start: &self.start,
            by: self.by.as_deref(),
        }
    }

    /// Whether it asks the reader to do something. Only that is solved.
    #[must_use]
    pub fn asks(&self) -> bool {
        matches!(
            self.task,
            Task::Step(_) | Task::Question(_) | Task::Proof(_)
        )
    }

    /// What it is to the page.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self.task {
            Task::Look => "figure",
            Task::Judge => "referee",
            Task::Compare(_) => "laws",
            Task::Walk(_) => "line",
            Task::Step(_) => "step",
            Task::Question(_) => "question",
            Task::Proof(_) => "proof",
        }
    }
}
