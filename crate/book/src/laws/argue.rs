//! Questions of 1989 that the reader argues, decided by the reader's browser.

use std::rc::Rc;
use std::sync::Arc;

use loja_notation::Layout;
use loja_rules::{Color, Point, PointSet, State};
use loja_systems::jrg89::argue::{Argument, ArgumentQuestion, Case};
use loja_systems::{Going, Limits, Start};
use serde::Serialize;

/// The reader's machine, perhaps a phone, must manage this search.
const MOST: u64 = 200_000;
const BYTES: u64 = 384 << 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    question: ArgumentQuestion,
    /// The claimant, who moves first.
    pub(crate) player: Color,
    /// The outlined points.
    pub(crate) points: PointSet,
}

/// `LawQuestion` of the page.
#[derive(Debug, Serialize)]
#[serde(tag = "kind")]
pub(crate) enum QuestionView {
    #[serde(rename = "capture")]
    Capture { at: usize },
    #[serde(rename = "part-1")]
    First { at: usize, set: Vec<usize> },
    #[serde(rename = "part-2")]
    Second {
        player: &'static str,
        set: Vec<usize>,
        stones: u32,
    },
}

impl Asked {
    /// "capture: a1", "part-1: a1: b2, c3", "part-2: black: b2: 3".
    pub(crate) fn read(layout: &Layout, start: &State, text: &str) -> Result<Asked, String> {
        let wrong = || {
            format!(
                "\"{text}\" is no question of 1989: \"capture: a1\", \"part-1: a1: b2,c3\" or \"part-2: black: b2,c3: 3\""
            )
        };
        let parts: Vec<&str> = text.split(':').map(str::trim).collect();
        let at = |name: &str| layout.point(name).ok_or_else(wrong);
        let set = |list: &str| -> Result<PointSet, String> {
            list.split(',').map(|name| at(name.trim())).collect()
        };
        let question = match parts.as_slice() {
            ["capture", stone] => ArgumentQuestion::Captured(at(stone)?),
            ["part-1", stone, list] => ArgumentQuestion::Clean(at(stone)?, set(list)?),
            ["part-2", player, list, stones] => ArgumentQuestion::Beyond(
                Color::from_name(player).ok_or_else(wrong)?,
                set(list)?,
                stones.parse().map_err(|_| wrong())?,
            ),
            _ => return Err(wrong()),
        };
        let case = case(start, &question)?;
        let points = match case.target() {
            Some(at) if matches!(question, ArgumentQuestion::Captured(_)) => {
                case.start.state.stones().chain(start.board(), at).members
            }
            _ => question.set(),
        };
        Ok(Asked {
            player: case.claimant(),
            points,
            question,
        })
    }

    /// Whether the claimant is right; `None` where a reader's machine wouldn't find out.
    pub(crate) fn is_right(&self, start: &State) -> Option<bool> {
        let case = case(start, &self.question).ok()?;
        let place = case.start.clone();
        let mut argument = Argument::new(case, Rc::new(|| Going::Continue(())));
        let limit = Limits {
            nodes: MOST,
            bytes: BYTES,
        };
        argument.right(&place, limit)
    }

    pub(crate) fn view(&self) -> QuestionView {
        let numbers = |set: &PointSet| set.iter().map(Point::index).collect();
        match &self.question {
            ArgumentQuestion::Captured(at) => QuestionView::Capture { at: at.index() },
            ArgumentQuestion::Clean(at, set) => QuestionView::First {
                at: at.index(),
                set: numbers(set),
            },
            ArgumentQuestion::Beyond(player, set, stones) => QuestionView::Second {
                player: player.name(),
                set: numbers(set),
                stones: *stones,
            },
        }
    }
}

fn case(start: &State, question: &ArgumentQuestion) -> Result<Case, String> {
    let (board, situation) = (Arc::clone(start.board()), start.situation());
    let start = Start::new(board, situation.stones().clone(), situation.turn());
    let case = Case::new(&start, question.clone());
    case.ok()
        .flatten()
        .ok_or_else(|| "there is no such stone, or no point where a new one would count".to_owned())
}
