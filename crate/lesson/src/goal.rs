//! Goals, a small algebra over situations.

use loja_notation::{Error, Layout};
use loja_rules::{ByColor, Color, Point};

use crate::course::Seen;
use crate::data::GoalData;

/// A goal with its board's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A stone of this colour there.
    Stone(Color, Point),
    /// No stone there, perhaps a mark.
    Empty(Point),
    /// At least these captive counts.
    Captured(ByColor<u32>),
    /// This pass count.
    Passes(i8),
    /// This player's turn.
    Turn(Color),
    /// A temporary mark there, or any mark under other rules.
    Temporary(Point),
    /// A permanent mark there.
    Permanent(Point),
    /// An illegal stone there, or anywhere, by this rule.
    Refused(Option<Point>, String),
    /// All of these.
    All(Vec<Goal>),
    /// At least one of these.
    Any(Vec<Goal>),
    /// Not this.
    Not(Box<Goal>),
}

impl Goal {
    /// Finds a goal's points on a board.
    ///
    /// # Errors
    /// Names the first word without a meaning here.
    pub fn from_data(data: &GoalData, layout: &Layout) -> Result<Goal, Error> {
        let all = |goals: &[GoalData]| -> Result<Vec<Goal>, Error> {
            goals
                .iter()
                .map(|goal| Goal::from_data(goal, layout))
                .collect()
        };
        let goal = match data {
            GoalData::Stone(text) => {
                let (color, at) = two(text)?;
                let wrong = || Error::new(format!("\"{color}\" is not a colour"));
                let color = Color::from_name(color).ok_or_else(wrong)?;
                Goal::Stone(color, point(layout, at)?)
            }
            GoalData::Empty(at) => Goal::Empty(point(layout, at)?),
            GoalData::Captured(least) => Goal::Captured(ByColor {
                black: least.black,
                white: least.white,
            }),
            GoalData::Passes(passes @ -1..=2) => Goal::Passes(*passes),
            GoalData::Passes(passes) => {
                return Err(Error::new(format!("{passes} is not a pass count (E7.8)")));
            }
            GoalData::Turn(color) => Goal::Turn((*color).into()),
            GoalData::Mark(text) => match two(text)? {
                ("temporary", at) => Goal::Temporary(point(layout, at)?),
                ("permanent", at) => Goal::Permanent(point(layout, at)?),
                (kind, _) => return Err(Error::new(format!("\"{kind}\" is not a kind of mark"))),
            },
            GoalData::Refused { at, rule } => {
                let at = at.as_deref().map(|at| point(layout, at)).transpose()?;
                Goal::Refused(at, rule.clone())
            }
            GoalData::All(goals) => Goal::All(all(goals)?),
            GoalData::Any(goals) => Goal::Any(all(goals)?),
            GoalData::Not(goal) => Goal::Not(Box::new(Goal::from_data(goal, layout)?)),
        };
        Ok(goal)
    }

    /// Whether a sequence's end meets the goal.
    #[must_use]
    pub fn is_met(&self, seen: &Seen<'_>) -> bool {
        match self {
            Goal::Stone(color, at) => seen.stones[*color].contains(*at),
            Goal::Empty(at) => !Color::ALL
                .iter()
                .any(|&color| seen.stones[color].contains(*at)),
            Goal::Captured(least) => Color::ALL
                .into_iter()
                .all(|color| seen.captives[color] >= least[color]),
            Goal::Passes(passes) => seen.passes == *passes,
            Goal::Turn(color) => seen.turn == *color,
            Goal::Temporary(at) => seen.temporary.contains(*at),
            Goal::Permanent(at) => seen.permanent.contains(*at),
            Goal::Refused(at, rule) => seen
                .refused
                .is_some_and(|(there, by)| (at.is_none() || there == *at) && by == rule),
            Goal::All(goals) => goals.iter().all(|goal| goal.is_met(seen)),
            Goal::Any(goals) => goals.iter().any(|goal| goal.is_met(seen)),
            Goal::Not(goal) => !goal.is_met(seen),
        }
    }
}

fn two(text: &str) -> Result<(&str, &str), Error> {
    let mut words = text.split_whitespace();
    match (words.next(), words.next(), words.next()) {
        (Some(first), Some(second), None) => Ok((first, second)),
        _ => Err(Error::new(format!(
            "\"{text}\" is not two words such as \"black b2\""
        ))),
    }
}

fn point(layout: &Layout, name: &str) -> Result<Point, Error> {
    let point = layout.point(name.trim());
    point.ok_or_else(|| Error::new(format!("\"{name}\" is not a point of this board")))
}
