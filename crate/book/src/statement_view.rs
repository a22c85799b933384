//! What is said about a position, as the page gets it.

use loja_notation::Layout;
use loja_rules::{ByColor, Color, PointSet};
use serde::Serialize;

use crate::laws::{PartsView, SaidByLaw};
use crate::predict::Asks;
use crate::statement::Statement;
use crate::statement_kinds::Kind;

/// Who has which locations, by their numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Areas {
    black: Vec<usize>,
    white: Vec<usize>,
}

/// What is said about a figure's situation.
#[derive(Serialize)]
pub(crate) struct StatementView<'a> {
    id: &'a str,
    /// `lock`, `refuted`, `control` and so on; the words of the data.
    kind: &'static str,
    /// `confirmed`; `undecided` where it is the source's ruling, `otherwise` where the engine finds something else.
    verdict: &'static str,
    text: String,
    /// Moves from the figure's situation, after which it holds.
    #[serde(skip_serializing_if = "str::is_empty")]
    after: &'a str,
    /// Whose claim it is, and on which locations, by their numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    set: Option<Vec<usize>>,
    /// Whose rules say it, where it is not LJRG, and in what words of the data.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<PartsView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'a str>,
    /// Where all of control is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    control: Option<Areas>,
    /// What the reader is asked before he is told.
    asks: Option<Asks>,
}

pub(crate) fn statement_view<'a>(layout: &Layout, says: &'a Statement) -> StatementView<'a> {
    let (player, set) = says.kind.about();
    let by = match &says.kind {
        Kind::ByLaw(said) => Some(said),
        _ => None,
    };
    StatementView {
        id: &says.id,
        kind: says.kind.name(),
        verdict: match (says.decided, says.told_otherwise) {
            (_, true) => "otherwise",
            (true, false) => "confirmed",
            (false, false) => "undecided",
        },
        text: match &says.because {
            Some(because) => format!("{} {because}", says.words(layout)),
            None => says.words(layout),
        },
        after: &says.after.0,
        player: player.map(Color::name),
        set: set.map(numbers),
        rules: by.map(|said| said.system.name()),
        parts: by.and_then(SaidByLaw::parts),
        result: by.and_then(SaidByLaw::result),
        control: says.areas(layout),
        asks: says.asks(layout),
    }
}

impl Statement {
    /// All of control, where that is what is said.
    pub(crate) fn areas(&self, layout: &Layout) -> Option<Areas> {
        match &self.kind {
            Kind::ByLaw(said) => {
                let [black, white] = said.areas(layout)?;
                Some(Areas { black, white })
            }
            Kind::Control(control) => Some(areas(control)),
            _ => None,
        }
    }
}

pub(crate) fn areas(control: &ByColor<PointSet>) -> Areas {
    Areas {
        black: numbers(&control.black),
        white: numbers(&control.white),
    }
}

pub(crate) fn numbers(set: &PointSet) -> Vec<usize> {
    set.iter().map(loja_rules::Point::index).collect()
}
