//! From a record to a state of LJRG.

use std::ops::Deref;

use loja_rules::{ByColor, Color, Fault, Faults, PassCount, Point, PointSet, Setup, State};

use crate::data::PositionData;
use crate::error::Error;
use crate::layout::Layout;
use crate::points::{Points, measured, whole_komi};
use crate::record::Record;
use crate::start::NamedSets;
use crate::text::Diagram;

/// A record that is legal by LJRG, and the state that it tells. All that the record says can be asked of the
/// position at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// What the file says.
    pub record: Record,
    /// The state. With moves it is the one before the first of them. A whole komi is already in its captive
    /// counts.
    pub state: State,
}

impl Deref for Position {
    type Target = Record;
    fn deref(&self) -> &Record {
        &self.record
    }
}

impl Position {
    /// What LJRG makes of a record.
    ///
    /// # Errors
    /// When it is no legal position, with every fault.
    pub fn of(record: Record) -> Result<Position, Error> {
        let state = state(&record.layout, setup(&record)?)?;
        Ok(Position { record, state })
    }

    /// The same without its moves: the board that stands around the numbers. It needs no replay, so
    /// the page's engine has no part for one.
    ///
    /// # Errors
    /// When it is no legal position, with every fault.
    pub fn of_board(diagram: &Diagram) -> Result<Position, Error> {
        Record::of_board(diagram).and_then(Position::of)
    }

    /// The position of an object in a file.
    ///
    /// # Errors
    /// When it is no legal position, with every fault.
    pub fn from_data(data: PositionData) -> Result<Position, Error> {
        Record::from_data(data).and_then(Position::of)
    }

    /// Its board and its state, for whoever needs nothing else.
    #[must_use]
    pub fn into_parts(self) -> (Layout, State) {
        (self.record.layout, self.state)
    }
}

/// The set-up of LJRG: marks by their names, and komi among the captives.
pub(crate) fn setup(record: &Record) -> Result<Setup, Error> {
    let start = &record.start;
    let passes = PassCount::from_value(start.passes);
    let passes =
        passes.ok_or_else(|| Error::new(format!("{} is no pass count (E7.8)", start.passes)))?;
    let mut captives = start.captives;
    give(&mut captives, record.komi)?;
    Ok(Setup {
        stones: start.stones.clone(),
        permanent: start.marks.get(NamedSets::PERMANENT),
        captives,
        turn: start.turn,
        passes,
        ..Setup::initial(start.marks.get(NamedSets::TEMPORARY), 0)
    })
}

/// A2.9: komi enters the black captive count. A negative one, which A2.6 doesn't know, enters the
/// white one. Half points are no matter of these rules and stay outside.
fn give(captives: &mut ByColor<u32>, komi: Points) -> Result<(), Error> {
    measured(komi)?;
    let komi = whole_komi(komi);
    for color in Color::ALL {
        captives[color] = captives[color]
            .checked_add(komi[color])
            .ok_or_else(|| Error::new(format!("{color} can't have so many captives")))?;
    }
    Ok(())
}

pub(crate) fn state(layout: &Layout, setup: Setup) -> Result<State, Error> {
    State::new(layout.board().clone(), setup).map_err(|faults| told(layout, &faults))
}

/// What keeps a set-up from being a situation.
pub(crate) enum Unfit {
    /// Chains without a liberty, and nothing else: other people may set such up.
    Liberties(Error),
    Other(Error),
}

/// The same as [`state`], with the kind of what is wrong.
pub(crate) fn state_or_unfit(layout: &Layout, setup: Setup) -> Result<State, Unfit> {
    State::new(layout.board().clone(), setup).map_err(|faults| {
        let liberty = |fault: &Fault| matches!(fault, Fault::NoLiberty(..));
        let error = told(layout, &faults);
        if faults.faults.iter().all(liberty) {
            Unfit::Liberties(error)
        } else {
            Unfit::Other(error)
        }
    })
}

fn told(layout: &Layout, faults: &Faults) -> Error {
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
}
