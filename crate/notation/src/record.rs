//! Positions and games as files have them. Each rule set makes its own state of a record; LJRG's is a
//! [`Position`](crate::Position).

use std::collections::BinaryHeap;

use loja_rules::{Board, ByColor, Color, Setup, Shape, Situation};
use loja_voice::NotationFact;

use crate::cell::Cell;
use crate::data::{BoardData, GlueData, MoveData, PositionData};
use crate::error::Error;
use crate::label::{Label, Sign};
use crate::layout::Layout;
use crate::points::Points;
use crate::start::StartBoard;
use crate::stroke::Stroke;
use crate::text::{Diagram, SituationLine, shown};

/// The largest board: 52 by 52.
pub const MAX_LOCATIONS: usize = 2704;

/// A file's position or game, under any rules: chains may lack liberties, and moves may be illegal.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Its id in the file.
    pub id: Option<String>,
    /// Its name for people.
    pub name: Option<String>,
    /// The players' names.
    pub players: ByColor<Option<String>>,
    /// The drawing of its board.
    pub layout: Layout,
    /// The board before any moves.
    pub start: StartBoard,
    /// Its komi.
    pub komi: Points,
    /// Black's handicap stones.
    pub handicap: u32,
    /// Other options of rule sets: names and words.
    pub options: Vec<(String, String)>,
    /// The moves of a game from here.
    pub moves: Option<Vec<MoveData>>,
    /// The id of the game that this one continues.
    pub continues: Option<String>,
    /// Letters and signs, ordered by location.
    pub labels: Vec<Label>,
    /// Arrows and lines: only SGF and Sensei’s Library.
    pub strokes: Vec<Stroke>,
    /// Corrections of unreadable or impossible input.
    pub warnings: Vec<String>,
    pub(crate) drawn_on: DrawnOn,
    pub(crate) end: Option<End>,
    pub(crate) start_is_told: bool,
}

pub(crate) type DrawnOn = (Option<BoardData>, Option<GlueData>);

/// The end as the file has it, captives without komi.
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
    pub(crate) fn of_board(diagram: &Diagram) -> Result<Record, Error> {
        let line = diagram.line.filter(|_| diagram.moves.is_empty());
        let line = diagram.start.or(line);
        Record::of_rows(&diagram.rows, line, &diagram.labels)
    }

    pub(crate) fn of_rows(
        rows: &[Vec<Cell>],
        line: Option<SituationLine>,
        labels: &[([usize; 2], String)],
    ) -> Result<Record, Error> {
        limit(rows)?;
        let layout = Layout::sheet(rows, Shape::Rectangle)?;
        let mut start = StartBoard::of_rows(&layout, rows);
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

    pub(crate) fn plain(layout: Layout, start: StartBoard) -> Record {
        Record {
            id: None,
            name: None,
            players: ByColor::default(),
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

    /// A copy that starts from a situation.
    #[must_use]
    pub fn starting(&self, situation: &Situation) -> Record {
        Record {
            start: StartBoard::of_situation(situation, self.komi),
            ..self.clone()
        }
    }

    /// A copy with a situation and no game.
    #[must_use]
    pub fn still(&self, situation: &Situation) -> Record {
        self.showing(situation.clone().into_setup())
    }

    /// A copy with any set-up and no game.
    #[must_use]
    pub fn showing(&self, setup: Setup) -> Record {
        Record {
            start: StartBoard::of_setup(setup, self.komi),
            moves: None,
            continues: None,
            end: None,
            start_is_told: false,
            ..self.clone()
        }
    }

    /// The start, one character a location.
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
    // Holes cost memory too.
    if count > MAX_LOCATIONS || places > 4 * MAX_LOCATIONS {
        return Err(Error::too_large(NotationFact::TooManyLocations {
            count,
            limit: MAX_LOCATIONS,
        }));
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
                let shape = shown(shape);
                Error::from(NotationFact::NoShape { shape, known })
            })?;
            Layout::sheet(rows, known)?
        }
        Some(BoardData::Caption(_)) | None => Layout::sheet(rows, Shape::Rectangle)?,
    };
    let at = |[column, row]: [usize; 2]| {
        layout
            .point_at(column, row)
            .ok_or_else(|| Error::from(NotationFact::GlueOutside { column, row }))
    };
    let pairs = glue.map(GlueData::pairs).unwrap_or_default();
    let pairs = pairs
        .into_iter()
        .map(|(letter, [a, b])| Ok(([at(a)?, at(b)?], letter)));
    let pairs: Vec<_> = pairs.collect::<Result<_, Error>>()?;
    layout.glued(pairs)
}

pub(crate) fn sorted(labels: Vec<Label>) -> Vec<Label> {
    // The library's sort is 2 kB of the page's engine; speed doesn't matter.
    let mut labels = BinaryHeap::from(labels).into_sorted_vec();
    labels.dedup();
    labels
}

impl Layout {
    /// Draws a certificate's board from its lines `board` and `rows`, if they fit.
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
