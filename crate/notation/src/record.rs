//! What a file says of a position or a game, whatever the rules: where its board is drawn, what stands on it, moves, names.
//!
//! Only its form is checked. Chains without liberties, marks on stones, moves that nobody may make: a rule
//! system makes its own state of it, or tells the faults. [`Position`](crate::Position) is what LJRG makes
//! of it.

use std::collections::BinaryHeap;

use loja_rules::{Board, ByColor, Color, Setup, Shape, Situation};

use crate::cell::Cell;
use crate::data::{BoardData, GlueData, MoveData, PositionData};
use crate::error::Error;
use crate::label::{Label, Sign};
use crate::layout::Layout;
use crate::points::Points;
use crate::start::Start;
use crate::stroke::Stroke;
use crate::text::{Diagram, SituationLine, shown};

/// The largest board that is read: 52 by 52.
pub const MAX_LOCATIONS: usize = 2704;

/// A position or a game as a file tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What the file calls it.
    pub id: Option<String>,
    /// What people call it.
    pub name: Option<String>,
    /// How to draw its board.
    pub layout: Layout,
    /// What stands there. With moves, before the first of them.
    pub start: Start,
    /// Komi as told.
    pub komi: Points,
    /// How many handicap stones Black was given, as told.
    pub handicap: u32,
    /// Other options of rule sets, as told: names and words.
    pub options: Vec<(String, String)>,
    /// The moves of a game that starts here.
    pub moves: Option<Vec<MoveData>>,
    /// The game that this one goes on from.
    pub continues: Option<String>,
    /// Letters and signs for readers, in the order of their locations.
    pub labels: Vec<Label>,
    /// Arrows and lines for readers, of SGF and Sensei’s Library: links and JSON have none.
    pub strokes: Vec<Stroke>,
    /// What was read otherwise than the file says, since it can't be meant so, or can't be read.
    pub warnings: Vec<String>,
    /// What its rows are drawn on, as the file tells it.
    pub(crate) drawn_on: DrawnOn,
    /// With moves: what the file says about the situation after the last of them.
    pub(crate) end: Option<End>,
    /// With moves: whether captives, turn and pass count of the start are told.
    pub(crate) start_is_told: bool,
}

/// The fields `board` and `glue` of a file.
pub(crate) type DrawnOn = (Option<BoardData>, Option<GlueData>);

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

impl Record {
    /// The same without its moves: the board that stands around the numbers.
    pub(crate) fn of_board(diagram: &Diagram) -> Result<Record, Error> {
        let line = diagram.line.filter(|_| diagram.moves.is_empty());
        let line = diagram.start.or(line);
        Record::of_rows(&diagram.rows, line, &diagram.labels)
    }

    /// Bare cells.
    pub(crate) fn of_rows(
        rows: &[Vec<Cell>],
        line: Option<SituationLine>,
        labels: &[([usize; 2], String)],
    ) -> Result<Record, Error> {
        limit(rows)?;
        let layout = Layout::sheet(rows, Shape::Rectangle)?;
        let mut start = Start::of_rows(&layout, rows);
        if let Some(line) = line {
            start.put(line);
        }
        let labels = labels.iter().filter_map(|([column, row], text)| {
            let at = layout.point_at(*column, *row)?;
            let sign = Sign::from_text(text);
            Some(Label { at, sign })
        });
        let labels = sorted(labels.collect());
        Ok(Record {
            labels,
            ..Record::plain(layout, start)
        })
    }

    /// A record that says nothing else.
    pub(crate) fn plain(layout: Layout, start: Start) -> Record {
        Record {
            id: None,
            name: None,
            layout,
            start,
            komi: Points::default(),
            handicap: 0,
            options: Vec::new(),
            moves: None,
            continues: None,
            labels: Vec::new(),
            strokes: Vec::new(),
            warnings: Vec::new(),
            drawn_on: (None, None),
            end: None,
            start_is_told: false,
        }
    }

    /// The same with this situation of LJRG on its board.
    #[must_use]
    pub fn starting(&self, situation: &Situation) -> Record {
        Record {
            start: Start::of_situation(situation, self.komi),
            ..self.clone()
        }
    }

    /// The same without a game: only this situation.
    #[must_use]
    pub fn still(&self, situation: &Situation) -> Record {
        self.showing(situation.clone().into_setup())
    }

    /// The same of what need not be a situation.
    #[must_use]
    pub fn showing(&self, setup: Setup) -> Record {
        Record {
            start: Start::of_setup(setup, self.komi),
            moves: None,
            continues: None,
            end: None,
            start_is_told: false,
            ..self.clone()
        }
    }

    /// What stands on the board, one character a location.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        self.start.rows(&self.layout)
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

pub(crate) fn sorted(labels: Vec<Label>) -> Vec<Label> {
    // Where nobody waits: the library's sort would be 2 kB of the page's engine.
    let mut labels = BinaryHeap::from(labels).into_sorted_vec();
    labels.dedup();
    labels
}

impl Layout {
    /// How to draw a board that the lines `board` and `rows` of a text tell, as certificates have them.
    /// `None` when they tell another one, or when it is too large to draw.
    #[must_use]
    pub fn of_text(text: &str, board: &Board) -> Option<Layout> {
        let line = |name: &str| {
            let mut lines = text.lines().map(str::split_whitespace);
            lines.find_map(|mut words| (words.next() == Some(name)).then_some(words))
        };
        let drawn_on = match line("board")?.next()? {
            "pairs" => BoardData::Pairs {
                neighbors: board.pairs().map(|(a, b)| [a.index(), b.index()]).collect(),
                at: Vec::new(),
            },
            shape => BoardData::Shape {
                shape: shape.to_owned(),
            },
        };
        let rows = line("rows")?.next().unwrap_or_default();
        let data = PositionData {
            rows: rows.split('/').map(str::to_owned).collect(),
            board: Some(drawn_on),
            ..PositionData::default()
        };
        let layout = Record::from_data(data).ok()?.layout;
        (**layout.board() == *board).then_some(layout)
    }
}
