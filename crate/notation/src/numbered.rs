//! Numbered diagrams.

use std::collections::BinaryHeap;

use loja_rules::{Color, PassCount};
use loja_voice::{NotationFact, SpotFact};

use crate::cell::Cell;
use crate::data::{MoveData, RemovalData};
use crate::error::Error;
use crate::game::replay;
use crate::layout::Layout;
use crate::position::Position;
use crate::record::{End, Record};
use crate::text::{Diagram, NumberedMove, WrittenMove, shown};

impl Record {
    /// Reads a text diagram, a game if it has numbers.
    ///
    /// # Errors
    /// When its form is wrong.
    pub fn from_diagram(diagram: &Diagram) -> Result<Record, Error> {
        if diagram.moves.is_empty() {
            return Record::of_board(diagram);
        }
        game(diagram)
    }
}

impl Position {
    /// Reads a text diagram, a game if it has numbers.
    ///
    /// # Errors
    /// When it is illegal.
    pub fn from_diagram(diagram: &Diagram) -> Result<Position, Error> {
        Record::from_diagram(diagram).and_then(Position::of)
    }
}

/// The situation line's turn gives the last move's player; without it, Black has the odd numbers.
fn game(diagram: &Diagram) -> Result<Record, Error> {
    let told = in_order(&diagram.moves)?;
    let first = told.first().map_or(1, |turn| turn.number);
    let last = told.last().map_or(1, |turn| turn.number);
    let first_mover = match (diagram.start, diagram.line) {
        (Some((_, _, turn, _)), _) => turn,
        (None, Some((_, _, turn, _))) if !(last - first).is_multiple_of(2) => turn,
        (None, Some((_, _, turn, _))) => turn.other(),
        (None, None) if !first.is_multiple_of(2) => Color::Black,
        (None, None) => Color::White,
    };
    let build = |rows: &[Vec<Cell>]| -> Result<Record, Error> {
        let turn = |line| (0, 0, first_mover, line);
        let marked = rows.iter().flatten().any(|&cell| cell == Cell::Temporary);
        let passes = if marked {
            PassCount::MinusOne
        } else {
            PassCount::Zero
        };
        let start = diagram.start.unwrap_or_else(|| turn(passes));
        let mut record = Record::of_rows(rows, Some(start), &diagram.labels)?;
        record.moves = Some(moves(&record.layout, &told, first_mover)?);
        record.end = Some(diagram.line.map(End::from).unwrap_or_default());
        record.start_is_told = diagram.start.is_some();
        Ok(record)
    };
    if let Some(rows) = before_ko(diagram, first_mover, last - first)
        && let Ok(position) = build(&rows).and_then(Position::of)
        && replay(&position, None).is_ok_and(|game| {
            let shown = diagram.rows.iter().flatten();
            let marked = shown.filter(|&&cell| cell == Cell::Temporary).count();
            game.stop.is_none() && game.state.situation().temporary().len() == marked
        })
    {
        return Ok(position.record);
    }
    build(&diagram.rows)
}

/// Requires each number once.
fn in_order(moves: &[NumberedMove]) -> Result<Vec<&NumberedMove>, Error> {
    let numbers = moves.iter().enumerate().map(|(at, turn)| (turn.number, at));
    // The labels' heap type keeps the page's engine small.
    let sorted = numbers.collect::<BinaryHeap<_>>().into_sorted_vec();
    let told: Vec<&NumberedMove> = sorted.iter().map(|&(_, at)| &moves[at]).collect();
    for pair in told.windows(2) {
        if pair[0].number == pair[1].number {
            return Err(NotationFact::MoveTwice {
                number: pair[0].number,
                first: pair[0].line,
                second: pair[1].line,
            }
            .into());
        }
    }
    let mut expected = None;
    for number in told.iter().map(|turn| turn.number) {
        if let Some(expected) = expected.filter(|&expected| expected != number) {
            return Err(NotationFact::MoveMissing { number: expected }.into());
        }
        expected = number.checked_add(1);
    }
    Ok(told)
}

fn moves(layout: &Layout, told: &[&NumberedMove], first: Color) -> Result<Vec<MoveData>, Error> {
    let mut color = first;
    let mut moves = Vec::new();
    for turn in told {
        let mut data = MoveData {
            n: Some(turn.number),
            color: Some(color.into()),
            ..MoveData::default()
        };
        match &turn.what {
            WrittenMove::At(place) => data.at = Some(*place),
            WrittenMove::Words { remove, at } => {
                data.cycle_removal = remove.map(RemovalData::Since);
                if let Some(name) = at {
                    let point = layout.point(name);
                    let place = point.and_then(|point| layout.cell(point));
                    let unknown = || {
                        let (line, column) = (turn.line, 1);
                        Error::from(NotationFact::NoPoint { name: shown(name) })
                            .within(SpotFact::LineColumn { line, column })
                    };
                    data.at = Some(place.ok_or_else(unknown)?);
                }
                data.pass = remove.is_none() && at.is_none();
            }
        }
        moves.push(data);
        color = color.other();
    }
    Ok(moves)
}

/// Restores the last captured stone: the sources draw a last move after it, with a ko mark.
fn before_ko(diagram: &Diagram, first: Color, more: usize) -> Option<Vec<Vec<Cell>>> {
    let (_, _, _, passes) = diagram.line?;
    if passes != PassCount::MinusOne || diagram.start.is_some() {
        return None;
    }
    // The last move captured it, so it is the other player's.
    let last = if more.is_multiple_of(2) {
        first
    } else {
        first.other()
    };
    let mut rows = diagram.rows.clone();
    let mut marks = rows
        .iter_mut()
        .flatten()
        .filter(|cell| **cell == Cell::Temporary);
    *marks.next()? = Cell::Stone(last.other(), false);
    marks.next().is_none().then_some(rows)
}
