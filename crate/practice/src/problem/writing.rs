use loja_notation::{ColorName, PositionData, move_word};
use loja_rules::{Color, Move, Point, State};

use crate::problem::data::Problem;
use crate::problem::kind::Kind;
use crate::problem::unfit::Unfit;

pub(crate) fn question_about(kind: Kind, state: &State, columns: usize) -> Problem {
    Problem::bare(kind, position(state, columns))
}

pub(crate) fn point_name(point: Point, columns: usize, rows: usize) -> String {
    let [column, row] = [
        point.index() % columns.max(1),
        point.index() / columns.max(1),
    ];
    let column = loja_notation::column_name(column);
    format!("{column}{}", rows.saturating_sub(row))
}

fn position(state: &State, columns: usize) -> PositionData {
    let situation = state.situation();
    let sign = |point: Point| {
        let forever = situation.permanent().contains(point);
        match (situation.color_at(point), forever) {
            (Some(Color::Black), false) => 'x',
            (Some(Color::White), false) => 'o',
            (Some(Color::Black), true) => 'X',
            (Some(Color::White), true) => 'O',
            (None, true) => '*',
            (None, false) if situation.temporary().contains(point) => '#',
            (None, false) => '.',
        }
    };
    let signs: Vec<char> = state.board().points().map(sign).collect();
    let rows = signs.chunks(columns.max(1));
    let captives = situation.captives();
    PositionData {
        rows: rows.map(|row| row.iter().collect()).collect(),
        black_captives: Some(captives.black),
        white_captives: Some(captives.white),
        turn: Some(ColorName::from(situation.turn())),
        passes: Some(situation.pass_count().value().into()),
        ..PositionData::default()
    }
}

/// No count comes near the files' limit.
pub(crate) fn count_of(count: usize) -> Result<u32, Unfit> {
    u32::try_from(count).map_err(|_| Unfit::Fault(format!("{count} is no count of a problem")))
}

pub(crate) fn move_name(turn: Move, columns: usize, rows: usize) -> String {
    move_word(turn, |point| point_name(point, columns, rows))
}
