//! Steps, ready to be played.

use loja_notation::{Error, Layout, Position, PositionData, Record, parse_moves};
use loja_rules::State;

use crate::by_other_rules::{OtherLine, system_named};
use crate::course::Course;
use crate::data::{StepData, You};
use crate::goal::Goal;
use crate::line::PlayedLine;

/// A step with a legal start and meaningful words; [`complaints`](Step::complaints) checks its promises.
#[derive(Clone, Debug)]
pub struct Step<C: Course = PlayedLine> {
    pub(crate) layout: Layout,
    /// No moves yet; earlier ones are history.
    pub(crate) start: C,
    pub(crate) you: You,
    pub(crate) goal: Goal,
    pub(crate) solved: String,
    pub(crate) moves: Vec<C::Turn>,
    pub(crate) model: C,
    pub(crate) wrong: Vec<Wrong<C>>,
    pub(crate) notes: Vec<Note<C>>,
    pub(crate) astray: Option<String>,
    pub(crate) hints: Vec<Hint<C>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Wrong<C> {
    pub(crate) text: String,
    pub(crate) count: usize,
    pub(crate) line: C,
    pub(crate) rule: Option<String>,
    pub(crate) say: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Note<C> {
    pub(crate) text: String,
    pub(crate) line: C,
    pub(crate) say: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Hint<C> {
    pub(crate) text: String,
    pub(crate) line: C,
    pub(crate) say: Vec<String>,
}

impl Step {
    /// Makes a step of the book's data.
    ///
    /// # Errors
    /// When the start is illegal, or a point missing.
    pub fn from_data(data: &StepData) -> Result<Step, Error> {
        if let Some(rules) = &data.rules {
            return Err(Error::new(format!("this step is played by {rules}")));
        }
        let position = Position::from_data(start(data)).map_err(|e| e.named("start"))?;
        let (layout, start) = position.into_parts();
        let played = parse_moves(&layout, &data.played).map_err(|e| e.named("played"))?;
        let played = PlayedLine::new(start, &played);
        if let Some(why) = played.refusal(&layout) {
            return Err(Error::new(why).named("played"));
        }
        let start = PlayedLine::new(played.state().clone(), &[]);
        Step::of(data, layout, start)
    }

    /// The start, with history.
    #[must_use]
    pub fn start(&self) -> &State {
        self.start.state()
    }
}

impl Step<OtherLine> {
    /// Makes a step under other rules.
    ///
    /// # Errors
    /// When they have no such start, or a point is missing.
    pub fn by_other_rules(data: &StepData) -> Result<Step<OtherLine>, Error> {
        let system = system_named(data.rules.as_deref().unwrap_or("ljrg"))?;
        let record = Record::from_data(start(data)).map_err(|e| e.named("start"))?;
        let mut line = OtherLine::start(system, &record).map_err(|e| e.named("start"))?;
        let layout = record.layout;
        let played = OtherLine::turns(&layout, &data.played).map_err(|e| e.named("played"))?;
        for turn in played {
            line.play(turn);
        }
        if let Some(why) = line.refusal(&layout) {
            return Err(Error::new(why).named("played"));
        }
        Step::of(data, layout, line.from_here())
    }
}

/// Drops what a step doesn't need.
fn start(data: &StepData) -> PositionData {
    PositionData {
        moves: None,
        ..data.start.clone()
    }
}

impl<C: Course> Step<C> {
    fn of(data: &StepData, layout: Layout, start: C) -> Result<Step<C>, Error> {
        let moves = C::turns(&layout, &data.line).map_err(|e| e.named("line"))?;
        let goal = Goal::from_data(&data.goal, &layout).map_err(|e| e.named("goal"))?;
        let model = start.followed_by(&moves);
        let mut wrong = Vec::new();
        for turn in &data.wrong {
            let moves = C::turns(&layout, &turn.line).map_err(|e| e.named("wrong"))?;
            wrong.push(Wrong {
                text: turn.line.clone(),
                count: moves.len(),
                line: start.followed_by(&moves),
                rule: turn.refused.clone(),
                say: turn.say.clone(),
            });
        }
        let mut notes = Vec::new();
        for note in &data.notes {
            let moves = C::turns(&layout, &note.after).map_err(|e| e.named("note"))?;
            notes.push(Note {
                text: note.after.trim().to_owned(),
                line: start.followed_by(&moves),
                say: note.say.clone(),
            });
        }
        let mut hints = Vec::new();
        for hint in &data.hints {
            let moves = C::turns(&layout, &hint.after).map_err(|e| e.named("hint"))?;
            hints.push(Hint {
                text: hint.after.trim().to_owned(),
                line: start.followed_by(&moves),
                say: hint.say.clone(),
            });
        }
        Ok(Step {
            layout,
            start,
            you: data.you,
            goal,
            solved: data.solved.clone(),
            moves,
            model,
            wrong,
            notes,
            astray: data.astray.clone(),
            hints,
        })
    }

    /// The board's drawing and names.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The moves of the model line.
    #[must_use]
    pub fn model(&self) -> &[C::Turn] {
        &self.moves
    }

    /// The model line as far as it is legal.
    #[must_use]
    pub fn model_line(&self) -> &C {
        &self.model
    }

    /// How many model moves lead to a situation similar (E3) to a line's last.
    ///
    /// A model line with a cycle meets it repeatedly; then an equal number of moves decides, else the first time.
    pub(crate) fn on_model(&self, line: &C) -> Option<usize> {
        let alike = self.model.alike(line);
        let made = line.made().len();
        let same = alike.iter().copied().find(|&at| at == made);
        same.or_else(|| alike.first().copied())
    }
}
