use loja_rules::{ByColor, Color};
use loja_voice::{NotationFact, SpotFact};
use serde_json::{Map, Value, json};

use crate::data::{BoardData, MoveData, OptionsData, PositionData, RemovalData};
use crate::decimal::rounded;
use crate::error::Error;
use crate::label::{Label, Sign};
use crate::layout::Layout;
use crate::print::line;
use crate::record::{End, Record, layout, limit, sorted};
use crate::seam::SeamSide;
use crate::start::StartBoard;
use crate::text::{row, situation};

impl Record {
    /// # Errors
    pub fn from_data(data: PositionData) -> Result<Record, Error> {
        let cells = data.rows.iter().enumerate();
        let cells: Vec<_> = cells
            .map(|(at, line)| row(at, line))
            .collect::<Result<_, _>>()?;
        limit(&cells)?;
        let mut board = data.board;
        if let Some(BoardData::Pairs { at, .. }) = &mut board {
            for place in at {
                *place = place.map(rounded);
            }
        }
        let layout = layout(&cells, board.as_ref(), data.glue.as_ref())?;
        let layout = layout.cut(data.board_edges);
        all_told(data.moves.as_deref().unwrap_or_default())?;
        let komi = data.komi.unwrap_or_default();
        let mut start = StartBoard::of_rows(&layout, &cells);
        let line = data.start.as_deref().filter(|_| data.moves.is_some());
        let line = line.map(situation).transpose();
        let line = line.map_err(|error| error.named("start"))?;
        if let Some(line) = line {
            start.put(line);
        } else if let Some(moves) = &data.moves {
            start.turn = first_mover(moves, data.turn.map(Color::from));
        } else {
            start.captives.black = data.black_captives.unwrap_or(0);
            start.captives.white = data.white_captives.unwrap_or(0);
            start.turn = data.turn.map_or(Color::Black, Color::from);
            start.passes = data.passes.unwrap_or(start.passes);
        }
        let labels = labels(&layout, &data.labels);
        let end = data.moves.is_some().then_some(End {
            captives: ByColor {
                black: data.black_captives,
                white: data.white_captives,
            },
            turn: data.turn.map(Color::from),
            passes: data.passes,
        });
        let told = data.options.unwrap_or_default();
        Ok(Record {
            id: data.id,
            name: data.name,
            players: ByColor {
                black: data.black_name,
                white: data.white_name,
            },
            komi,
            handicap: told.handicap.unwrap_or(0),
            options: told.others,
            moves: data.moves,
            continues: data.continues,
            labels,
            drawn_on: (board, data.glue),
            end,
            start_is_told: line.is_some(),
            ..Record::plain(layout, start)
        })
    }

    /// Converts a record to JSON, for [`from_data`](Record::from_data).
    #[must_use]
    pub fn to_data(&self) -> PositionData {
        let start = &self.start;
        let data = PositionData {
            rows: self.rows(),
            id: self.id.clone(),
            name: self.name.clone(),
            black_name: self.players.black.clone(),
            white_name: self.players.white.clone(),
            komi: Some(self.komi).filter(|komi| !komi.is_zero()),
            options: (self.handicap > 0 || !self.options.is_empty()).then(|| OptionsData {
                handicap: Some(self.handicap).filter(|stones| *stones > 0),
                others: self.options.clone(),
            }),
            board: self.drawn_on.0.clone(),
            glue: self.drawn_on.1.clone(),
            board_edges: self.layout.edges().map(<[SeamSide]>::to_vec),
            labels: label_data(&self.layout, &self.labels),
            continues: self.continues.clone(),
            moves: self.moves.clone(),
            ..PositionData::default()
        };
        if self.moves.is_none() {
            return PositionData {
                black_captives: Some(start.captives.black),
                white_captives: Some(start.captives.white),
                turn: Some(start.turn.into()),
                passes: Some(start.passes),
                ..data
            };
        }
        let end = self.end.unwrap_or_default();
        let told = start.line().filter(|_| self.start_is_told);
        PositionData {
            black_captives: end.captives.black,
            white_captives: end.captives.white,
            turn: end.turn.map(Into::into),
            passes: end.passes,
            start: told.map(line),
            ..data
        }
    }
}

/// A move must say what it does: a forgotten place is no pass.
fn all_told(moves: &[MoveData]) -> Result<(), Error> {
    let mut number = 0_usize;
    for data in moves {
        number = data.n.unwrap_or(number.saturating_add(1));
        let removes = !matches!(data.cycle_removal, None | Some(RemovalData::Flag(false)));
        if data.at.is_none() && !data.pass && !removes && data.resume.is_none() && !data.button {
            let error = Error::from(NotationFact::PlaceOrPass);
            return Err(error.within(SpotFact::Move { number }));
        }
    }
    Ok(())
}

/// The first move's player: by the first given colour, else by the turn after the last move, else Black. Turns don't
/// continue through a resumption.
fn first_mover(moves: &[MoveData], after: Option<Color>) -> Color {
    let in_turn = || moves.iter().take_while(|data| data.resume.is_none());
    let colors = in_turn().map(|data| data.color.map(Color::from));
    let after = after.filter(|_| in_turn().count() == moves.len());
    let told = colors.chain([after]).enumerate();
    let told = told.filter_map(|(at, color)| Some((at, color?))).next();
    match told {
        Some((at, color)) if at.is_multiple_of(2) => color,
        Some((_, color)) => color.other(),
        None => Color::Black,
    }
}

/// Reads labels, and ignores other forms.
fn labels(layout: &Layout, value: &Value) -> Vec<Label> {
    let number = |value: &Value| usize::try_from(value.as_u64()?).ok();
    let point = |value: &Value| match value.as_array()?.as_slice() {
        [column, row] => layout.point_at(number(column)?, number(row)?),
        _ => None,
    };
    let mut found = Vec::new();
    for (text, places) in value.as_object().into_iter().flatten() {
        let one = point(places).into_iter();
        let many = places.as_array().into_iter().flatten().filter_map(point);
        found.extend(one.chain(many).map(|at| Label {
            at,
            sign: Sign::from_text(text),
        }));
    }
    sorted(found)
}

fn label_data(layout: &Layout, labels: &[Label]) -> Value {
    let mut fields = Map::new();
    for label in labels {
        let list = fields
            .entry(label.sign.text())
            .or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(places) = list {
            places.push(json!(layout.cell(label.at)));
        }
    }
    if fields.is_empty() {
        Value::Null
    } else {
        Value::Object(fields)
    }
}
