//! Reads decisions one after the other.

use loja_format::{Choice, Decision, FlawKind};
use loja_rules::{FastBoard, Point};

use crate::advice::Rooms;
use crate::local::{Games, Respond};

pub(crate) trait Decisions {
    fn next(&mut self) -> Option<Decision>;

    fn next_move(&mut self) -> Result<Choice, FlawKind> {
        match self.next() {
            Some(Decision::Move(choice)) => Ok(choice),
            Some(Decision::Sum | Decision::On) => Err(FlawKind::Misplaced),
            None => Err(FlawKind::Missing),
        }
    }

    fn next_location(&mut self) -> Result<Point, FlawKind> {
        match self.next_move()? {
            Choice::Stone(point) => Ok(point),
            Choice::Pass => Err(FlawKind::Misplaced),
        }
    }
}

impl<D: Decisions> Respond for D {
    fn ends_by_sum(&mut self, _: &FastBoard) -> Result<bool, FlawKind> {
        match self.next() {
            Some(Decision::Sum) => Ok(true),
            Some(Decision::On) => Ok(false),
            Some(Decision::Move(_)) => Err(FlawKind::Misplaced),
            None => Err(FlawKind::Missing),
        }
    }

    fn ends_by_rooms(&mut self, _: &FastBoard) -> Result<Option<Rooms>, FlawKind> {
        let body = match self.next() {
            Some(Decision::Move(Choice::Stone(point))) => point,
            Some(Decision::On) => return Ok(None),
            Some(Decision::Sum | Decision::Move(Choice::Pass)) => return Err(FlawKind::Misplaced),
            None => return Err(FlawKind::Missing),
        };
        let rooms = [self.next_location()?, self.next_location()?];
        Ok(Some(Rooms { body, rooms }))
    }

    fn answer(&mut self, _: &mut Games) -> Result<Choice, FlawKind> {
        self.next_move()
    }

    fn carrier(&mut self) -> Result<Point, FlawKind> {
        self.next_location()
    }
}
