//! From a certificate to its text.

use loja_rules::{Board, Color, Point};

use super::board::{Layout, whole_sheet};
use super::{VERSION, base64, digest, holes};
use crate::certificate::Certificate;

pub(crate) fn write(certificate: &Certificate) -> String {
    let claim = certificate.claim();
    let (board, situation) = (claim.board(), claim.state().situation());
    let layout = layout_of(board);
    let marked = |x| situation.permanent().contains(x);
    let stone = |x: Point| match (situation.color_at(x), marked(x)) {
        (Some(Color::Black), false) => 'x',
        (Some(Color::Black), true) => 'X',
        (Some(Color::White), false) => 'o',
        (Some(Color::White), true) => 'O',
        (None, false) => '.',
        (None, true) => '*',
    };
    let member = |x: Point| if claim.set().contains(x) { '*' } else { '.' };
    let lemmas = match certificate.lemmas() {
        lemmas if lemmas.is_empty() => "none".to_owned(),
        lemmas => lemmas.to_string(),
    };
    let zone = certificate.zone().map_or(String::new(), |zone| {
        let active = |x: Point| if zone.contains(x) { '*' } else { '.' };
        format!("zone {}\n", layout.draw(board, active))
    });
    let mut text = format!(
        "{VERSION}\nboard {}\nrows {}\nclaim {} {}\nanswer {}\n{zone}lemmas {lemmas}\nsituations {}\n",
        layout.write(board),
        layout.draw(board, stone),
        claim.player().name(),
        layout.draw(board, member),
        certificate.answer(),
        certificate.situations(),
    );
    text.push_str("decisions ");
    text.push_str(&base64::write(&bytes(certificate)));
    text.push('\n');
    digest::sealed(text)
}

/// The shortest layout that gives the reader this board.
fn layout_of(board: &Board) -> Layout {
    whole_sheet(board)
        .or_else(|| holes::sheet(board))
        .unwrap_or(Layout::Line)
}

/// Sets up to this size have one-byte decisions.
pub(super) const SMALL: usize = 250;
pub(super) const SMALL_PASS: u8 = u8::MAX;
pub(super) const SMALL_SUM: u8 = u8::MAX - 1;
pub(super) const SMALL_ON: u8 = u8::MAX - 2;

fn bytes(certificate: &Certificate) -> Vec<u8> {
    let decisions = certificate
        .decisions
        .iter()
        .map(|decision| decision.bytes());
    if certificate.claim().set().len() <= SMALL {
        // All numbers are below SMALL_PASS, SMALL_SUM and SMALL_ON.
        decisions.map(|[_, low]| low).collect()
    } else {
        decisions.flatten().collect()
    }
}
