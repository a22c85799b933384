//! A step, ready to be played.

use loja_notation::{Error, Layout, Position, PositionData, parse_moves};
use loja_rules::{Move, State};

use crate::data::{StepData, You};
use crate::goal::Goal;
use crate::line::Line;

/// A step of a chapter whose start is legal and whose words all mean something on its board.
///
/// Whether it keeps its promises is another question, see [`complaints`](Step::complaints).
#[derive(Clone, Debug)]
pub struct Step {
    pub(crate) layout: Layout,
    pub(crate) start: State,
    pub(crate) you: You,
    pub(crate) goal: Goal,
    pub(crate) solved: String,
    pub(crate) moves: Vec<Move>,
    pub(crate) model: Line,
    pub(crate) wrong: Vec<Wrong>,
    pub(crate) notes: Vec<Note>,
    pub(crate) astray: Option<String>,
    pub(crate) hints: Vec<Hint>,
}

/// A wrong turn and what to say there.
#[derive(Clone, Debug)]
pub(crate) struct Wrong {
    pub(crate) text: String,
    pub(crate) count: usize,
    pub(crate) line: Line,
    /// The rule that refuses the last move, where it is told.
    pub(crate) rule: Option<String>,
    pub(crate) say: String,
}

/// What is said at a place of the model line.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    pub(crate) text: String,
    pub(crate) line: Line,
    pub(crate) say: String,
}

/// Hints and where to say them.
#[derive(Clone, Debug)]
pub(crate) struct Hint {
    pub(crate) text: String,
    pub(crate) line: Line,
    pub(crate) say: Vec<String>,
}

impl Step {
    /// Makes a step of what the book carries.
    ///
    /// # Errors
    /// When the start is no legal position, or when a goal or a line names no point of its board.
    pub fn from_data(data: &StepData) -> Result<Step, Error> {
        let start = PositionData {
            moves: None,
            ..data.start.clone()
        };
        let position = Position::from_data(start).map_err(|e| e.within("start"))?;
        let (layout, start) = position.into_parts();
        let played = parse_moves(&layout, &data.played).map_err(|e| e.within("played"))?;
        let played = Line::new(start, &played);
        if let Some(refused) = played.refused() {
            let message = refused.illegal.message(|point| layout.name(point));
            let rule = refused.illegal.rule();
            return Err(Error::new(format!("{message} ({rule})")).within("played"));
        }
        let start = played.state().clone();
        let moves = parse_moves(&layout, &data.line).map_err(|e| e.within("line"))?;
        let goal = Goal::from_data(&data.goal, &layout).map_err(|e| e.within("goal"))?;
        let model = Line::new(start.clone(), &moves);
        let mut wrong = Vec::new();
        for turn in &data.wrong {
            let moves = parse_moves(&layout, &turn.line).map_err(|e| e.within("wrong"))?;
            wrong.push(Wrong {
                text: turn.line.clone(),
                count: moves.len(),
                line: Line::new(start.clone(), &moves),
                rule: turn.refused.clone(),
                say: turn.say.clone(),
            });
        }
        let mut notes = Vec::new();
        for note in &data.notes {
            let moves = parse_moves(&layout, &note.after).map_err(|e| e.within("note"))?;
            notes.push(Note {
                text: note.after.trim().to_owned(),
                line: Line::new(start.clone(), &moves),
                say: note.say.clone(),
            });
        }
        let mut hints = Vec::new();
        for hint in &data.hints {
            let moves = parse_moves(&layout, &hint.after).map_err(|e| e.within("hint"))?;
            hints.push(Hint {
                text: hint.after.trim().to_owned(),
                line: Line::new(start.clone(), &moves),
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

    /// How to draw its board.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Where it starts, with what was played before as its history.
    #[must_use]
    pub fn start(&self) -> &State {
        &self.start
    }

    /// The moves of the model line.
    #[must_use]
    pub fn model(&self) -> &[Move] {
        &self.moves
    }

    /// The number of model moves before the situation at the end of a line, if the model line
    /// meets one similar to it (E3).
    ///
    /// A model line that goes round a cycle meets it more than once. Then the same number of moves
    /// decides, or else the first time.
    pub(crate) fn on_model(&self, line: &Line) -> Option<usize> {
        let here = line.state().situation();
        let alike: Vec<usize> = (self.model.situations().enumerate())
            .filter(|(_, situation)| situation.is_similar(here))
            .map(|(at, _)| at)
            .collect();
        let same = alike.iter().copied().find(|&at| at == line.events().len());
        same.or_else(|| alike.first().copied())
    }
}
