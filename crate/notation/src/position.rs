//! From a diagram or an object of a file to a state of the rules.

use loja_rules::{ByColor, Color, PassCount, PointSet, Setup, State};

use crate::cell::Cell;
use crate::data::{BoardData, GlueData, MoveData, PositionData};
use crate::error::Error;
use crate::layout::Layout;
use crate::text::{Diagram, row, rows, shown};

/// The largest board that is read: 52 by 52.
pub const MAX_LOCATIONS: usize = 2704;

/// The longest text that is read, in bytes.
const MAX_TEXT: usize = 1 << 20;

/// A position that was read: how to draw it, and what it is.
#[derive(Clone, Debug)]
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
    pub komi: f64,
    /// The moves of a game that starts here.
    pub moves: Option<Vec<MoveData>>,
    /// The game that this one goes on from.
    pub continues: Option<String>,
    /// What its rows are drawn on, as the file tells it.
    pub(crate) drawn_on: (Option<BoardData>, Option<GlueData>),
    /// With moves: what the file says about the situation after the last of them.
    pub(crate) after: Option<PositionData>,
}

/// Reads one position from a text that holds one: a diagram or a JSON object.
///
/// # Errors
/// When there is none or more than one, or when it is no position.
pub fn read_one(text: &str) -> Result<Position, Error> {
    let mut all = read(text)?;
    match (all.pop(), all.is_empty()) {
        (Some(one), true) => one,
        (None, _) => Err(Error::new("there is no position here")),
        (Some(_), false) => Err(Error::new("there is more than one position here")),
    }
}

/// Reads all positions of a file: a JSON object, an array of them, one object a line, or a
/// diagram. A bad one among good ones is an error in its place.
///
/// # Errors
/// When the text as a whole is none of these.
pub fn read(text: &str) -> Result<Vec<Result<Position, Error>>, Error> {
    if text.len() > MAX_TEXT {
        return Err(Error::too_large("more than 1 MB of text is not read"));
    }
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with("(;") {
        return Err(Error::new("SGF is not read yet"));
    }
    if !text.trim_start().starts_with(['{', '[']) {
        return Ok(vec![
            Diagram::parse(text).and_then(|diagram| Position::from_diagram(&diagram)),
        ]);
    }
    match serde_json::from_str(text) {
        Ok(serde_json::Value::Array(values)) => Ok(values.into_iter().map(object).collect()),
        Ok(value) => Ok(vec![object(value)]),
        Err(error) => {
            let lines: Vec<_> = text
                .lines()
                .enumerate()
                .filter(|(_, line)| !line.trim().is_empty())
                .collect();
            if lines.len() < 2 || !lines.iter().any(|(_, line)| whole(line)) {
                return Err(Error::new(format!("this is no JSON: {error}")));
            }
            let read = |(at, line): (usize, &str)| {
                let value = serde_json::from_str(line)
                    .map_err(|e| Error::new(format!("this is no JSON: {e}")));
                value
                    .and_then(object)
                    .map_err(|error| error.within(format!("line {}", at + 1)))
            };
            Ok(lines.into_iter().map(read).collect())
        }
    }
}

fn whole(line: &str) -> bool {
    serde_json::from_str::<serde::de::IgnoredAny>(line).is_ok()
}

fn object(value: serde_json::Value) -> Result<Position, Error> {
    let data: PositionData = serde_json::from_value(value)
        .map_err(|error| Error::new(format!("this is no position: {error}")))?;
    let id = data.id.clone();
    Position::from_data(data).map_err(|error| match id {
        Some(id) => error.within(id.escape_debug()),
        None => error,
    })
}

impl Position {
    /// The position of a text diagram.
    ///
    /// # Errors
    /// When it is no legal position, with every fault.
    pub fn from_diagram(diagram: &Diagram) -> Result<Position, Error> {
        limit(&diagram.rows)?;
        let layout = Layout::grid(&diagram.rows, &[])?;
        let mut setup = setup(&layout, &diagram.rows);
        if let Some((black, white, turn, passes)) = diagram.line {
            setup.captives = ByColor { black, white };
            setup.turn = turn;
            setup.passes = passes;
        }
        let state = state(&layout, setup)?;
        Ok(Position {
            id: None,
            name: None,
            layout,
            state,
            komi: 0.0,
            moves: None,
            continues: None,
            drawn_on: (None, None),
            after: None,
        })
    }

    /// The position of an object in a file.
    ///
    /// # Errors
    /// When it is no legal position, with every fault.
    pub fn from_data(data: PositionData) -> Result<Position, Error> {
        let rows = data.rows.iter().enumerate();
        let rows = rows
            .map(|(at, line)| row(line, false).map_err(|e| e.within(format!("row {}", at + 1))));
        let rows: Vec<_> = rows.collect::<Result<_, _>>()?;
        limit(&rows)?;
        let layout = layout(&rows, data.board.as_ref(), &data)?;
        let mut setup = setup(&layout, &rows);
        let komi = data.komi.unwrap_or(0.0);
        let after = data.moves.is_some();
        if !after {
            setup.captives.black = data.black_captives.unwrap_or(0);
            setup.captives.white = data.white_captives.unwrap_or(0);
            setup.turn = data.turn.map_or(Color::Black, Color::from);
            if let Some(passes) = data.passes {
                setup.passes = PassCount::from_value(passes)
                    .ok_or_else(|| Error::new(format!("{passes} is no pass count (E7.8)")))?;
            }
        } else if let Some(first) = data.moves.as_ref().and_then(|moves| moves.first()) {
            setup.turn = first.color.map_or(Color::Black, Color::from);
        }
        give(&mut setup.captives, komi)?;
        let state = state(&layout, setup)?;
        Ok(Position {
            id: data.id.clone(),
            name: data.name.clone(),
            layout,
            state,
            komi,
            moves: data.moves.clone(),
            continues: data.continues.clone(),
            drawn_on: (data.board.clone(), data.glue.clone()),
            after: after.then_some(data),
        })
    }

    /// The position as an object of a file, without its moves. Komi stays in the captive counts.
    #[must_use]
    pub fn to_data(&self) -> PositionData {
        let situation = self.state.situation();
        PositionData {
            rows: rows(&self.layout, situation),
            id: self.id.clone(),
            name: self.name.clone(),
            black_captives: Some(situation.captives().black),
            white_captives: Some(situation.captives().white),
            turn: Some(situation.turn().into()),
            passes: Some(situation.pass_count().value().into()),
            board: self.drawn_on.0.clone(),
            glue: self.drawn_on.1.clone(),
            ..PositionData::default()
        }
    }
}

fn limit(rows: &[Vec<Cell>]) -> Result<(), Error> {
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

fn layout(
    rows: &[Vec<Cell>],
    board: Option<&BoardData>,
    data: &PositionData,
) -> Result<Layout, Error> {
    let glue = data.glue.as_ref().map(GlueData::pairs).unwrap_or_default();
    match board {
        Some(BoardData::Pairs { neighbors, at }) => {
            let pairs: Vec<_> = neighbors.iter().map(|&[a, b]| (a, b)).collect();
            Layout::graph(rows, &pairs, at)
        }
        Some(BoardData::Shape { shape }) => Err(Error::new(format!(
            "boards of the shape \"{}\" are not read yet",
            shown(shape)
        ))),
        Some(BoardData::Caption(_)) | None if glue.is_empty() => Layout::grid(rows, &[]),
        Some(BoardData::Caption(_)) | None => {
            let plain = Layout::grid(rows, &[])?;
            let number = |[column, row]: [usize; 2]| {
                let point = plain.point_at(column, row);
                point.map(|point| point.index()).ok_or_else(|| {
                    Error::new(format!(
                        "glue names column {column}, row {row}, where no location is"
                    ))
                })
            };
            let pair = |[a, b]: [[usize; 2]; 2]| Ok((number(a)?, number(b)?));
            let extra: Vec<_> = glue.into_iter().map(pair).collect::<Result<_, Error>>()?;
            Layout::grid(rows, &extra)
        }
    }
}

/// Stones and marks of the rows; the pass count that goes with the marks; Black to move.
fn setup(layout: &Layout, rows: &[Vec<Cell>]) -> Setup {
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

/// A2.9: komi enters the black captive count. A negative one, which A2.6 doesn't know, enters the
/// white one. Half points are no matter of these rules and stay outside.
fn give(captives: &mut ByColor<u32>, komi: f64) -> Result<(), Error> {
    if !komi.is_finite() || komi.abs() > 10_000.0 {
        return Err(Error::new("this komi is out of all measure"));
    }
    if komi.fract() == 0.0 {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "checked above"
        )]
        let points = komi.abs() as u32;
        let color = if komi < 0.0 {
            Color::White
        } else {
            Color::Black
        };
        captives[color] = captives[color].saturating_add(points);
    }
    Ok(())
}

fn state(layout: &Layout, setup: Setup) -> Result<State, Error> {
    State::new(layout.board().clone(), setup).map_err(|faults| {
        let name = |point| layout.name(point);
        let texts: Vec<String> = faults
            .faults
            .iter()
            .map(|fault| fault.message(name))
            .collect();
        let points = faults.faults.iter().flat_map(|fault| fault.points().iter());
        let points: PointSet = points.collect();
        let points = points.iter().map(|point| point.index()).collect();
        Error {
            points,
            ..Error::new(texts.join("; "))
        }
    })
}
