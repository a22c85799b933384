//! Statements for the page.

use std::borrow::Cow;

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
    /// Whether `text` is the chapter's.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    own: bool,
    /// `text` without the moves before it, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<String>,
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
    result: Option<Cow<'a, str>>,
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
        text: says.with_reason(says.words(layout)),
        own: says.say.is_some(),
        said: says
            .words_without_moves(layout)
            .map(|said| says.with_reason(said)),
        after: &says.after.0,
        player: player.map(Color::name),
        set: set.map(numbers),
        rules: by.map(|said| said.system.name()),
        parts: by.and_then(SaidByLaw::parts),
        result: says.result(),
        control: says.areas(layout),
        asks: says.asks(layout),
    }
}

impl Statement {
    fn with_reason(&self, words: String) -> String {
        match &self.because {
            Some(because) => format!("{words} {because}"),
            None => words,
        }
    }

    /// The result it gives, as files write it.
    fn result(&self) -> Option<Cow<'_, str>> {
        match &self.kind {
            Kind::ByLaw(said) => said.result().map(Cow::Borrowed),
            Kind::Result(None) => Some("jigo".into()),
            Kind::Result(Some((Color::Black, points))) => Some(format!("B+{points}").into()),
            Kind::Result(Some((Color::White, points))) => Some(format!("W+{points}").into()),
            _ => None,
        }
    }

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
