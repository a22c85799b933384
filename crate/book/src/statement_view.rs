//! Statements for the page.

use loja_notation::Layout;
use loja_rules::{ByColor, Color, PointSet};
use serde::Serialize;

use crate::laws::{PartsView, SaidByLaw};
use crate::predict::Asks;
use crate::statement::{Kind, Statement};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Areas {
    black: Vec<usize>,
    white: Vec<usize>,
}

#[derive(Serialize)]
pub(crate) struct StatementView<'a> {
    id: &'a str,
    /// `lock`, `refuted`, `control` and so on, as in the data.
    kind: &'static str,
    /// `confirmed`; `undecided`, the source's ruling; `otherwise` if the engine disagrees.
    verdict: &'static str,
    text: String,
    #[serde(skip_serializing_if = "str::is_empty")]
    after: &'a str,
    /// A claim's player; locations are numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    set: Option<Vec<usize>>,
    /// The rules, if not LJRG, by their name in the data.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<PartsView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'a str>,
    /// All of control, if given.
    #[serde(skip_serializing_if = "Option::is_none")]
    control: Option<Areas>,
    /// The question before it.
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
