//! Games and claims under other rules. Before a move the page shows positions alone, without loading those rules.

use loja_lesson::{Course, OtherLine, turn_word};
use loja_notation::{Layout, PositionData};
use serde::Serialize;

use super::game::ByLaw;
use super::said::{Said, SaidByLaw};

/// A game from the diagram.
#[derive(Serialize)]
pub(crate) struct CourseView<'a> {
    start: &'a PositionData,
    played: String,
    /// Each move's player, `B` or `W`.
    #[serde(skip_serializing_if = "String::is_empty")]
    players: String,
}

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

#[derive(Serialize)]
pub(crate) struct PartsView {
    from: &'static str,
    at: &'static str,
}

impl SaidByLaw {
    pub(crate) fn parts(&self) -> Option<PartsView> {
        match self.said {
            Said::Parts(from, at) => Some(PartsView {
                from: from.name(),
                at: at.name(),
            }),
            _ => None,
        }
    }

    pub(crate) fn result(&self) -> Option<&str> {
        match &self.said {
            Said::Result(text) => Some(text),
            _ => None,
        }
    }

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
