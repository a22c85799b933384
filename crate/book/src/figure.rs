use loja_lesson::{OtherLine, PlayedLine, Step, StepData};
use loja_notation::{Label, Layout, PositionData};
use loja_rules::{ByColor, PointSet, State};
use loja_systems::Law;

use crate::claim_to_argue::Argued;
use crate::laws::{ByLaw, Verdict};
use crate::question::Asked;
use crate::statement::Statement;
use crate::statement_holds::Ground;

/// A section of a chapter.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name within the chapter.
    pub id: String,
    /// Its heading; `None` for the opening.
    pub title: Option<String>,
    /// The prose, with `<div data-figure="0"></div>` for figure 0.
    pub html: String,
    /// Figures and steps in order.
    pub figures: Vec<Figure>,
    pub(crate) line: usize,
    /// Prose between figures: first line and number of words.
    pub(crate) runs: Vec<(usize, usize)>,
    /// Lines and addresses of links.
    pub(crate) links: Vec<(usize, String)>,
}

/// A figure or a task for the reader.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name within the chapter.
    pub id: String,
    /// The line of its fence.
    pub line: usize,
    /// Its title, if any.
    pub title: Option<String>,
    /// Its caption.
    pub caption: Option<String>,
    /// The position shown, after the moves before.
    pub position: PositionData,
    /// The position as text.
    pub diagram: String,
    /// Its statements.
    pub says: Vec<Statement>,
    pub(crate) task: Task,
    pub(crate) sources: Vec<String>,
    /// Several judgements side by side.
    pub(crate) verdicts: Vec<Verdict>,
    pub(crate) map: Option<Map>,
    pub(crate) outline: PointSet,
    pub(crate) layout: Layout,
    pub(crate) labels: Vec<Label>,
    /// The situation shown, with history.
    pub(crate) start: State,
    pub(crate) by: Option<Box<ByLaw>>,
}

#[derive(Clone, Debug)]
pub(crate) enum Task {
    /// Look.
    Look,
    /// Let the engine judge all of it.
    Judge,
    /// Walk a sequence.
    Walk(Box<Walk>),
    /// Compare rule sets.
    Compare(Vec<Law>),
    /// Play until a goal is met.
    Step(Box<(StepData, Steps)>),
    /// Answer.
    Question(Box<Asked>),
    /// Argue a claim.
    Proof(Box<Argued>),
}

#[derive(Clone, Debug)]
pub(crate) enum Steps {
    Ljrg(Box<Step>),
    Other(Box<Step<OtherLine>>),
}

/// Areas by somebody other than the engine.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    pub(crate) by: String,
    pub(crate) areas: ByColor<PointSet>,
}

impl Figure {
    /// The board and moves that its statements refer to.
    pub(crate) fn ground(&self) -> Ground<'_> {
        Ground {
            layout: &self.layout,
            start: &self.start,
            by: self.by.as_deref(),
        }
    }

    /// Whether the reader can solve it.
    #[must_use]
    pub fn asks(&self) -> bool {
        matches!(
            self.task,
            Task::Step(_) | Task::Question(_) | Task::Proof(_)
        )
    }

    /// Its kind for the page.
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

#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub(crate) moves: String,
    pub(crate) notes: Vec<Note>,
    /// The boards on the way.
    pub(crate) line: Walked,
}

#[derive(Clone, Debug)]
pub(crate) enum Walked {
    Ljrg(PlayedLine),
    Other(OtherLine),
}

#[derive(Clone, Debug)]
pub(crate) struct Note {
    pub(crate) moves: usize,
    pub(crate) say: String,
}
