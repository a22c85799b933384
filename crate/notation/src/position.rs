use std::ops::Deref;

use loja_rules::{ByColor, Color, Faults, PassCount, Point, PointSet, Setup, SetupFault, State};
use loja_voice::NotationFact;

use crate::data::PositionData;
use crate::error::Error;
use crate::layout::Layout;
use crate::points::{Points, measured, whole_komi};
use crate::record::Record;
use crate::start::NamedSets;
use crate::text::Diagram;

/// A record that LJRG allows, with its state.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The file's contents.
    pub record: Record,
    /// The state before any moves, with a whole komi among the captives.
    pub state: State,
}

impl Deref for Position {
    type Target = Record;
    fn deref(&self) -> &Record {
        &self.record
    }
}

impl Position {
    /// Checks a record under LJRG.
    ///
    /// # Errors
    /// Names every fault.
    pub fn of(record: Record) -> Result<Position, Error> {
        let state = state(&record.layout, setup(&record)?)?;
        Ok(Position { record, state })
    }

    /// Reads a diagram's board without its moves, so that the page's engine needs no replay.
    ///
    /// # Errors
    /// When it is illegal.
    pub fn of_board(diagram: &Diagram) -> Result<Position, Error> {
        Record::of_board(diagram).and_then(Position::of)
    }

    /// Reads a JSON position.
    ///
    /// # Errors
    /// When it is illegal.
    pub fn from_data(data: PositionData) -> Result<Position, Error> {
        Record::from_data(data).and_then(Position::of)
    }

    /// Its layout and state.
    #[must_use]
    pub fn into_parts(self) -> (Layout, State) {
        (self.record.layout, self.state)
    }
}

pub(crate) fn setup(record: &Record) -> Result<Setup, Error> {
    let start = &record.start;
    let passes = PassCount::from_value(start.passes);
    let passes = passes.ok_or_else(|| {
        Error::from(NotationFact::NoPassCount {
            passes: start.passes.to_string(),
        })
    })?;
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

/// A2.9: komi enters Black's captives. Negative komi, unknown to A2.6, enters White's; half points stay outside.
fn give(captives: &mut ByColor<u32>, komi: Points) -> Result<(), Error> {
    measured(komi)?;
    let komi = whole_komi(komi);
    for color in Color::ALL {
        captives[color] = captives[color]
            .checked_add(komi[color])
            .ok_or_else(|| Error::from(NotationFact::TooManyCaptives { color }))?;
    }
    Ok(())
}

pub(crate) fn state(layout: &Layout, setup: Setup) -> Result<State, Error> {
    State::new(layout.board().clone(), setup).map_err(|faults| told(layout, &faults))
}

pub(crate) enum Unfit {
    /// Only chains without a liberty, which other programs set up.
    Liberties(Error),
    Other(Error),
}

pub(crate) fn state_or_unfit(layout: &Layout, setup: Setup) -> Result<State, Unfit> {
    State::new(layout.board().clone(), setup).map_err(|faults| {
        let liberty = |fault: &SetupFault| matches!(fault, SetupFault::NoLiberty(..));
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
        texts.push(Error::from(NotationFact::PartOfBoard).message());
    }
    let points = faults.faults.iter().flat_map(|fault| fault.points().iter());
    let points: PointSet = points.collect();
    let points = points.iter().map(Point::index).collect();
    Error {
        points,
        ..Error::from(NotationFact::NoSituation {
            why: texts.join("; "),
        })
    }
}
