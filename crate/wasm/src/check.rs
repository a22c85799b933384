//! What a certificate shows.

use loja_certificate::{Certificate, Claim};
use loja_lesson::Line as CoreLine;
use loja_notation::{BoardData, Layout, Position, PositionData};
use loja_rules::Point;
use serde::Serialize;

use crate::api::Failure;
use crate::prove::lemmas;
use crate::view::{Line, color, line, numbers};

/// A checked certificate, `Checked` of the types.
#[derive(Debug, Serialize)]
pub struct Checked {
    answer: &'static str,
    player: &'static str,
    set: Vec<usize>,
    lemmas: Vec<&'static str>,
    situations: u64,
    decisions: usize,
    /// Null when the board is too large to draw.
    position: Option<Line>,
}

/// `check` of the module.
///
/// # Errors
/// When the text is no certificate, or shows nothing.
pub fn check(text: &str) -> Result<Checked, Failure> {
    let bad = |message: String| Failure::new("bad-certificate", message);
    let found = Certificate::from_text(text).map_err(|damaged| bad(damaged.to_string()))?;
    let layout = layout(text, found.claim());
    let name = |point: Point| match &layout {
        Some(layout) => layout.name(point),
        None => point.index().to_string(),
    };
    let checked = loja_certificate::check(found).map_err(|flaw| bad(flaw.message(name)))?;
    let claim = checked.claim();
    let start = || CoreLine::new(claim.state().clone(), &[]);
    Ok(Checked {
        answer: checked.answer().name(),
        player: color(claim.player()),
        set: numbers(claim.set()),
        lemmas: lemmas(&checked),
        situations: checked.situations(),
        decisions: checked.decisions().len(),
        position: layout.as_ref().map(|layout| line(layout, &start())),
    })
}

/// How the certificate's text draws its board, if that can be drawn.
fn layout(text: &str, claim: &Claim) -> Option<Layout> {
    let line = |name: &str| {
        let mut lines = text.lines().map(str::split_whitespace);
        lines.find_map(|mut words| (words.next() == Some(name)).then_some(words))
    };
    let pairs = claim.board().pairs();
    let board = match line("board")?.next()? {
        "pairs" => BoardData::Pairs {
            neighbors: pairs.map(|(a, b)| [a.index(), b.index()]).collect(),
            at: Vec::new(),
        },
        shape => BoardData::Shape {
            shape: shape.to_owned(),
        },
    };
    let rows = line("rows")?.next().unwrap_or_default();
    let data = PositionData {
        rows: rows.split('/').map(str::to_owned).collect(),
        board: Some(board),
        ..PositionData::default()
    };
    let layout = Position::from_data(data).ok()?.layout;
    // What is drawn must be what was checked.
    (layout.board() == claim.board()).then_some(layout)
}
