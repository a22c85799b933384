//! A game by other rules, as the page gets it: what is shown before anybody asks is judged here, so that no page loads other
//! rules to show it.

use std::collections::BTreeMap;

use loja_lesson::{Course, OtherLine, turn_word};
use loja_notation::{Layout, PositionData};
use loja_rules::{Color, PointSet};
use loja_systems::{Game, Move};
use serde::Serialize;

use super::game::ByLaw;
use super::said::{Said, SaidByLaw};
use crate::statement_view::numbers;

/// A game, from the diagram on.
#[derive(Serialize)]
pub(crate) struct CourseView<'a> {
    start: &'a PositionData,
    /// The moves up to what is shown.
    played: String,
    /// What is shown, and what each move of the line leads to.
    situations: Vec<SituationView>,
}

#[derive(Serialize)]
struct SituationView {
    /// One sign a location: `x`, `o`, `.`.
    stones: String,
    turn: &'static str,
    captives: [u32; 2],
    passes: u8,
    ended: bool,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    marks: BTreeMap<&'static str, Vec<usize>>,
    /// Where the player may put a stone.
    playable: Vec<usize>,
    #[serde(rename = "mayPass")]
    may_pass: bool,
    #[serde(rename = "passFor", skip_serializing_if = "Vec::is_empty")]
    pass_for: Vec<usize>,
}

/// The game of a figure with the line that is walked from it.
pub(crate) fn course_view<'a>(
    layout: &Layout,
    by: &'a ByLaw,
    line: Option<&OtherLine>,
) -> CourseView<'a> {
    let played = by.played.made();
    let played: Vec<String> = played
        .into_iter()
        .map(|turn| turn_word(layout, turn))
        .collect();
    CourseView {
        start: &by.start,
        played: played.join(" "),
        situations: match line {
            None => vec![situation(layout, by.played.game())],
            Some(line) => line.games().map(|game| situation(layout, game)).collect(),
        },
    }
}

fn situation(layout: &Layout, game: &Game) -> SituationView {
    let now = game.now();
    let points = || layout.board().points();
    let sign = |at| match now.stones.color_at(at) {
        Some(Color::Black) => 'x',
        Some(Color::White) => 'o',
        None => '.',
    };
    let may = |turn: Move| game.after(turn).is_ok();
    let empty = || points().filter(|&at| now.stones.color_at(at).is_none());
    let chosen = |may: &dyn Fn(loja_rules::Point) -> bool| -> PointSet {
        empty().filter(|&at| may(at)).collect()
    };
    let marks = game.marks().into_iter();
    SituationView {
        stones: points().map(sign).collect(),
        turn: now.turn.name(),
        captives: [now.prisoners.black, now.prisoners.white],
        passes: game.passes(),
        ended: game.ended(),
        marks: marks.map(|(name, set)| (name, numbers(&set))).collect(),
        playable: numbers(&chosen(&|at| may(Move::Play(at)))),
        may_pass: may(Move::Pass),
        pass_for: numbers(&chosen(&|at| may(Move::PassFor(at)))),
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
