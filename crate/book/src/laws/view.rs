//! A game by other rules, and claims about them, as the page gets them. What is shown before anybody moves is the position alone, so no
//! page loads other rules to show it.

use loja_lesson::{Course, OtherLine, turn_word};
use loja_notation::{Layout, PositionData};
use serde::Serialize;

use super::game::ByLaw;
use super::said::{Said, SaidByLaw};

/// A game, from the diagram on.
#[derive(Serialize)]
pub(crate) struct CourseView<'a> {
    start: &'a PositionData,
    /// The moves up to what is shown.
    played: String,
    /// Of a line to walk: who makes each move, `B` or `W`.
    #[serde(skip_serializing_if = "String::is_empty")]
    players: String,
}

/// The game of a figure with the line that is walked from it.
pub(crate) fn course_view<'a>(
    layout: &Layout,
    by: &'a ByLaw,
    line: Option<&OtherLine>,
) -> CourseView<'a> {
    let played = by.played.made().into_iter();
    let played: Vec<String> = played.map(|turn| turn_word(layout, turn)).collect();
    let players = line.map(|line| {
        let moves = line.made().len();
        let games = line.games().take(moves);
        games.map(|game| game.now().turn.letter()).collect()
    });
    CourseView {
        start: &by.start,
        played: played.join(" "),
        players: players.unwrap_or_default(),
    }
}

/// How two laws stand to each other: from which one, and at what.
#[derive(Serialize)]
pub(crate) struct PartsView {
    from: &'static str,
    at: &'static str,
}

impl SaidByLaw {
    /// How two laws stand to each other, where that is said.
    pub(crate) fn parts(&self) -> Option<PartsView> {
        match self.said {
            Said::Parts(from, at) => Some(PartsView {
                from: from.name(),
                at: at.name(),
            }),
            _ => None,
        }
    }

    /// The result, where that is said.
    pub(crate) fn result(&self) -> Option<&str> {
        match &self.said {
            Said::Result(text) => Some(text),
            _ => None,
        }
    }

    /// The points of both, where a map is told.
    pub(crate) fn areas(&self, layout: &Layout) -> Option<[Vec<usize>; 2]> {
        let Said::Map(rows) = &self.said else {
            return None;
        };
        let cells = layout.cells().iter();
        let signs = rows.iter().zip(cells);
        let signs: Vec<(char, usize)> = signs
            .flat_map(|(row, cells)| row.chars().zip(cells))
            .filter_map(|(sign, cell)| Some((sign, cell.as_ref()?.index())))
            .collect();
        Some(['B', 'W'].map(|wanted| {
            let of = signs.iter().filter(|(sign, _)| *sign == wanted);
            of.map(|(_, at)| *at).collect()
        }))
    }
}
