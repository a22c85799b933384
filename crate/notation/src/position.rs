//! From a diagram or an object of a file to a state of the rules.

use std::collections::BinaryHeap;

use loja_rules::{ByColor, Color, PassCount, Point, PointSet, Setup, Shape, State};
use serde_json::{Map, Value, json};

use crate::cell::Cell;
use crate::data::{BoardData, GlueData, MoveData, PositionData, RemovalData};
use crate::decimal::kept;
use crate::error::Error;
use crate::game::{Replay, replay};
use crate::label::{Label, Sign};
use crate::layout::Layout;
use crate::points::{MAX_KOMI, Points};
use crate::print::{line, rows};
use crate::seam::Side;
use crate::text::{Diagram, SituationLine, row, shown, situation};

/// The largest board that is read: 52 by 52.
pub const MAX_LOCATIONS: usize = 2704;

/// A position that was read: how to draw it, and what it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// What the file calls it.
    pub id: Option<String>,
    /// What people call it.
    pub name: Option<String>,
    /// How to draw its board.
    pub layout: Layout,
    /// The state. With moves it is the one before the first of them.
    pub state: State,
    /// Komi as told. A whole number is already in the captive counts of the state.
    pub komi: Points,
    /// The moves of a game that starts here.
    pub moves: Option<Vec<MoveData>>,
    /// The game that this one goes on from.
    pub continues: Option<String>,
    /// Letters and signs for readers, in the order of their locations.
    pub labels: Vec<Label>,
    /// What its rows are drawn on, as the file tells it.
    pub(crate) drawn_on: (Option<BoardData>, Option<GlueData>),
    /// With moves: what the file says about the situation after the last of them.
    pub(crate) end: Option<End>,
    /// With moves: whether captives, turn and pass count of the start are told.
    pub(crate) start_is_told: bool,
}

/// The situation after the last move as far as a file tells it; captives are without komi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) captives: ByColor<Option<u32>>,
    pub(crate) turn: Option<Color>,
    pub(crate) passes: Option<i64>,
}

impl From<SituationLine> for End {
    fn from((black, white, turn, passes): SituationLine) -> End {
        End {
            captives: ByColor {
                black: Some(black),
                white: Some(white),
            },
            turn: Some(turn),
            passes: Some(passes.value().into()),
        }
    }
}

impl Position {
    /// The position of a text diagram. A number in it makes it a game.
    ///
    /// # Errors
    /// When it is no legal position, with every fault.
    pub fn from_diagram(diagram: &Diagram) -> Result<Position, Error> {
        if diagram.moves.is_empty() {
            return Position::of_board(diagram);
        }
        crate::numbered::game(diagram)
    }

    /// The same without its moves: the board that stands around the numbers. It needs no replay, so
    /// the page's engine has no part for one.
    ///
    /// # Errors
    /// When it is no legal position, with every fault.
    pub fn of_board(diagram: &Diagram) -> Result<Position, Error> {
        let line = diagram.line.filter(|_| diagram.moves.is_empty());
        let line = diagram.start.or(line);
        Position::of_rows(&diagram.rows, line, &diagram.labels)
    }

    /// A position of bare cells.
    pub(crate) fn of_rows(
        rows: &[Vec<Cell>],
        line: Option<SituationLine>,
        labels: &[([usize; 2], String)],
    ) -> Result<Position, Error> {
        limit(rows)?;
        let layout = Layout::sheet(rows, Shape::Rectangle)?;
        let mut setup = setup(&layout, rows);
        if let Some(line) = line {
            put_line(&mut setup, line);
        }
        let labels = labels.iter().filter_map(|([column, row], text)| {
            let at = layout.point_at(*column, *row)?;
            let sign = Sign::from_text(text);
            Some(Label { at, sign })
        });
        let labels = sorted(labels.collect());
        let state = state(&layout, setup)?;
        Ok(Position {
            labels,
            ..Position::plain(layout, state)
        })
    }

    /// A position that nothing else is told about.
    pub(crate) fn plain(layout: Layout, state: State) -> Position {
        Position {
            id: None,
            name: None,
            layout,
            state,
            komi: Points::default(),
            moves: None,
            continues: None,
            labels: Vec::new(),
            drawn_on: (None, None),
            end: None,
            start_is_told: false,
        }
    }

    /// The position of an object in a file.
    ///
    /// # Errors
    /// When it is no legal position, with every fault.
    pub fn from_data(data: PositionData) -> Result<Position, Error> {
        let cells = data.rows.iter().enumerate();
        let cells: Vec<_> = cells
            .map(|(at, line)| row(at, line))
            .collect::<Result<_, _>>()?;
        limit(&cells)?;
        let mut board = data.board;
        if let Some(BoardData::Pairs { at, .. }) = &mut board {
            for place in at {
                *place = place.map(kept);
            }
        }
        let layout = layout(&cells, board.as_ref(), data.glue.as_ref())?;
        let layout = layout.cut(data.board_edges);
        told(data.moves.as_deref().unwrap_or_default())?;
        let mut setup = setup(&layout, &cells);
        let komi = data.komi.unwrap_or_default();
        let start = data.start.as_deref().filter(|_| data.moves.is_some());
        let start = start.map(situation).transpose();
        let start = start.map_err(|error| error.within("start"))?;
        if let Some(start) = start {
            put_line(&mut setup, start);
        } else if let Some(moves) = &data.moves {
            setup.turn = first_mover(moves, data.turn.map(Color::from));
        } else {
            setup.captives.black = data.black_captives.unwrap_or(0);
            setup.captives.white = data.white_captives.unwrap_or(0);
            setup.turn = data.turn.map_or(Color::Black, Color::from);
            if let Some(passes) = data.passes {
                setup.passes = PassCount::from_value(passes)
                    .ok_or_else(|| Error::new(format!("{passes} is no pass count (E7.8)")))?;
            }
        }
        give(&mut setup.captives, komi)?;
        let state = state(&layout, setup)?;
        let labels = labels(&layout, &data.labels);
        let end = data.moves.is_some().then_some(End {
            captives: ByColor {
                black: data.black_captives,
                white: data.white_captives,
            },
            turn: data.turn.map(Color::from),
            passes: data.passes,
        });
        Ok(Position {
            id: data.id,
            name: data.name,
            komi,
            moves: data.moves,
            continues: data.continues,
            labels,
            drawn_on: (board, data.glue),
            end,
            start_is_told: start.is_some(),
            ..Position::plain(layout, state)
        })
    }

    /// The position as an object of a file. Reading it gives the same position.
    #[must_use]
    pub fn to_data(&self) -> PositionData {
        let situation = self.state.situation();
        let captives = self.without_komi();
        let data = PositionData {
            rows: rows(&self.layout, situation),
            id: self.id.clone(),
            name: self.name.clone(),
            komi: Some(self.komi).filter(|komi| !komi.is_zero()),
            board: self.drawn_on.0.clone(),
            glue: self.drawn_on.1.clone(),
            board_edges: self.layout.edges().map(<[Side]>::to_vec),
            labels: label_data(&self.layout, &self.labels),
            continues: self.continues.clone(),
            moves: self.moves.clone(),
            ..PositionData::default()
        };
        if self.moves.is_none() {
            return PositionData {
                black_captives: Some(captives.black),
                white_captives: Some(captives.white),
                turn: Some(situation.turn().into()),
                passes: Some(situation.pass_count().value().into()),
                ..data
            };
        }
        let end = self.end.unwrap_or_default();
        let start = || {
            let turn = situation.turn();
            line((captives.black, captives.white, turn, situation.pass_count()))
        };
        PositionData {
            black_captives: end.captives.black,
            white_captives: end.captives.white,
            turn: end.turn.map(Into::into),
            passes: end.passes,
            start: self.start_is_told.then(start),
            ..data
        }
    }

    /// The position after the last move of its game, without what led there.
    ///
    /// # Errors
    /// Never: what a game leads to is a legal position. The error saves a promise.
    pub fn after(&self, game: &Replay) -> Result<Position, Error> {
        let setup = game.state.situation().clone().into_setup();
        Ok(Position {
            state: state(&self.layout, setup)?,
            moves: None,
            continues: None,
            end: None,
            start_is_told: false,
            ..self.clone()
        })
    }

    /// The same without the game that it goes on from, for what holds one game only: it begins where
    /// that one led.
    ///
    /// # Errors
    /// When a move of it removes a cycle that began in the game before.
    pub fn alone(&self, game: &Replay) -> Result<Position, Error> {
        if self.continues.is_none() {
            return Ok(self.clone());
        }
        let setup = game.start.clone().into_setup();
        let alone = Position {
            state: state(&self.layout, setup)?,
            continues: None,
            start_is_told: self.moves.is_some(),
            ..self.clone()
        };
        let earlier = |error: Error| error.within("without the game that it goes on from");
        let again = replay(&alone, None).map_err(earlier)?;
        if again.stop == game.stop {
            return Ok(alone);
        }
        let stop = again.stop.map(|stop| stop.message).unwrap_or_default();
        Err(earlier(Error::new(stop)))
    }

    /// The captives at the start as a file tells them, without komi.
    pub(crate) fn without_komi(&self) -> ByColor<u32> {
        let mut captives = self.state.situation().captives();
        let komi = whole_komi(self.komi);
        for color in Color::ALL {
            captives[color] = captives[color].saturating_sub(komi[color]);
        }
        captives
    }
}

/// Every move says what it does, so that a forgotten place is not taken for a pass.
fn told(moves: &[MoveData]) -> Result<(), Error> {
    let mut number = 0_usize;
    for data in moves {
        number = data.n.unwrap_or(number.saturating_add(1));
        let removes = !matches!(data.cycle_removal, None | Some(RemovalData::Flag(false)));
        if data.at.is_none() && !data.pass && !removes {
            return Err(Error::new("\"at\" or \"pass\": true is expected")
                .within(format_args!("move {number}")));
        }
    }
    Ok(())
}

/// Who makes the first of these moves: the first colour that is told says it, or else who has the
/// turn after the last one, or else it is Black.
fn first_mover(moves: &[MoveData], after: Option<Color>) -> Color {
    let colors = moves.iter().map(|data| data.color.map(Color::from));
    let told = colors.chain([after]).enumerate();
    let told = told.filter_map(|(at, color)| Some((at, color?))).next();
    match told {
        Some((at, color)) if at.is_multiple_of(2) => color,
        Some((_, color)) => color.other(),
        None => Color::Black,
    }
}

pub(crate) fn limit(rows: &[Vec<Cell>]) -> Result<(), Error> {
    let places: usize = rows.iter().map(Vec::len).sum();
    let count = rows
        .iter()
        .flatten()
        .filter(|&&cell| cell != Cell::Hole)
        .count();
    // Holes cost memory too, so they are limited as well, but more generously.
    if count > MAX_LOCATIONS || places > 4 * MAX_LOCATIONS {
        return Err(Error::too_large(format!(
            "{count} locations are too many; {MAX_LOCATIONS} are the limit"
        )));
    }
    Ok(())
}

pub(crate) fn layout(
    rows: &[Vec<Cell>],
    board: Option<&BoardData>,
    glue: Option<&GlueData>,
) -> Result<Layout, Error> {
    let layout = match board {
        Some(BoardData::Pairs { neighbors, at }) => {
            let pairs: Vec<_> = neighbors.iter().map(|&[a, b]| (a, b)).collect();
            Layout::graph(rows, &pairs, at)?
        }
        Some(BoardData::Shape { shape }) => {
            let known = Shape::from_name(shape).ok_or_else(|| {
                let known = Shape::ALL.map(Shape::name).join(", ");
                Error::new(format!(
                    "\"{}\" is no shape of a board ({known})",
                    shown(shape)
                ))
            })?;
            Layout::sheet(rows, known)?
        }
        Some(BoardData::Caption(_)) | None => Layout::sheet(rows, Shape::Rectangle)?,
    };
    let at = |[column, row]: [usize; 2]| {
        layout.point_at(column, row).ok_or_else(|| {
            Error::new(format!(
                "glue names column {column}, row {row}, where no location is"
            ))
        })
    };
    let pairs = glue.map(GlueData::pairs).unwrap_or_default();
    let pairs = pairs
        .into_iter()
        .map(|(letter, [a, b])| Ok(([at(a)?, at(b)?], letter)));
    let pairs: Vec<_> = pairs.collect::<Result<_, Error>>()?;
    layout.glued(pairs)
}

/// Stones and marks of the rows; the pass count that goes with the marks; Black to move.
pub(crate) fn setup(layout: &Layout, rows: &[Vec<Cell>]) -> Setup {
    let mut stones: ByColor<PointSet> = ByColor::default();
    let mut marks = [PointSet::new(), PointSet::new()];
    let [temporary, permanent] = &mut marks;
    let cells = rows.iter().flatten().filter(|&&cell| cell != Cell::Hole);
    for (point, cell) in layout.board().points().zip(cells) {
        match *cell {
            Cell::Hole | Cell::Empty => {}
            Cell::Temporary => {
                temporary.insert(point);
            }
            Cell::Permanent => {
                permanent.insert(point);
            }
            Cell::Stone(color, forever) => {
                stones[color].insert(point);
                if forever {
                    permanent.insert(point);
                }
            }
        }
    }
    let [temporary, permanent] = marks;
    Setup {
        stones,
        permanent,
        ..Setup::initial(temporary, 0)
    }
}

pub(crate) fn put_line(setup: &mut Setup, (black, white, turn, passes): SituationLine) {
    setup.captives = ByColor { black, white };
    setup.turn = turn;
    setup.passes = passes;
}

/// A2.9: komi enters the black captive count. A negative one, which A2.6 doesn't know, enters the
/// white one. Half points are no matter of these rules and stay outside.
pub(crate) fn give(captives: &mut ByColor<u32>, komi: Points) -> Result<(), Error> {
    if komi.abs() > MAX_KOMI {
        return Err(Error::new("this komi is out of all measure"));
    }
    let komi = whole_komi(komi);
    for color in Color::ALL {
        captives[color] = captives[color]
            .checked_add(komi[color])
            .ok_or_else(|| Error::new(format!("{color} can't have so many captives")))?;
    }
    Ok(())
}

/// What a komi adds to the captive counts.
pub(crate) fn whole_komi(komi: Points) -> ByColor<u32> {
    let mut captives = ByColor::default();
    let color = if komi.is_negative() {
        Color::White
    } else {
        Color::Black
    };
    // One that is too large for a count was refused.
    let count = komi
        .abs()
        .count()
        .and_then(|count| u32::try_from(count).ok());
    captives[color] = count.unwrap_or(0);
    captives
}

pub(crate) fn state(layout: &Layout, setup: Setup) -> Result<State, Error> {
    State::new(layout.board().clone(), setup).map_err(|faults| {
        let name = |point| layout.name(point);
        let mut texts: Vec<String> = faults
            .faults
            .iter()
            .map(|fault| fault.message(name))
            .collect();
        if layout.edges().is_some() {
            texts.push("this is a part of a board, and what lies outside is not known".to_owned());
        }
        let points = faults.faults.iter().flat_map(|fault| fault.points().iter());
        let points: PointSet = points.collect();
        let points = points.iter().map(Point::index).collect();
        Error {
            points,
            ..Error::new(texts.join("; "))
        }
    })
}

pub(crate) fn sorted(labels: Vec<Label>) -> Vec<Label> {
    // Where nobody waits: the library's sort would be 2 kB of the page's engine.
    let mut labels = BinaryHeap::from(labels).into_sorted_vec();
    labels.dedup();
    labels
}

/// The labels of a file. What has another form belongs to somebody else.
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
