//! Tables for a page's perfect play: bounds and a turn for each place up to symmetry, and final scores.
//!
//! A place is a number: the colours in base 3 with the player to move as 1, the first location lowest; times the
//! number of locations plus 3; plus the pass count, 0 to 2, or 3 and the ko mark's location where it is -1. The bytes
//! are the difference from the previous number, seven bits a byte, lowest first, the eighth set where more follow;
//! then both bounds, lower first, and the turn: a location, or 255 for a pass.

use loja_solver::{Control, Halt};

use crate::place::{Place, PlaceTurn};
use crate::settle::{Claimant, NOTHING, PlaceQuestion};
use crate::unsolved::Unsolved;
use crate::world::World;

/// The table of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueTable {
    /// The number of places.
    pub places: usize,
    /// The bytes, as the module describes them.
    pub bytes: Vec<u8>,
}

/// An unknown bound.
const OPEN: i8 = i8::MIN;

impl World {
    /// A board's table. Its bounds withstand removals, in games that begin at the place.
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn table(&mut self, control: &Control<'_>) -> Result<ValueTable, Unsolved> {
        let mut rows = Vec::new();
        for at in 0..self.places().len() {
            control.poll()?;
            let place = self.places()[at];
            let number = u32::try_from(at).map_err(|_| Halt::Memory)?;
            if let Some(code) = self.code(place) {
                rows.push((code, self.row(number, place, control)?));
            }
        }
        rows.sort_unstable_by_key(|(code, _)| *code);
        let (mut bytes, mut before) = (Vec::new(), 0);
        for (code, row) in &rows {
            let mut rest = code - before;
            before = *code;
            loop {
                let low = u8::try_from(rest & 0x7f).unwrap_or(0);
                rest >>= 7;
                bytes.push(if rest == 0 { low } else { low | 0x80 });
                if rest == 0 {
                    break;
                }
            }
            bytes.extend(row);
        }
        Ok(ValueTable {
            places: rows.len(),
            bytes,
        })
    }

    /// `None` for a place with permanent marks or several other marks.
    fn code(&self, place: Place) -> Option<u64> {
        let locations = self.small().len() as u64;
        let state = match place.passes {
            -1 if place.shut.count_ones() == 1 => 3 + u64::from(place.shut.trailing_zeros()),
            0 => 0,
            1 => 1,
            2 => 2,
            _ => return None,
        };
        let digit =
            |at: usize| u64::from(place.own >> at & 1) + 2 * u64::from(place.enemy >> at & 1);
        let colors = (0..self.small().len())
            .rev()
            .fold(0, |all, at| 3 * all + digit(at));
        (place.permanent == 0).then_some(colors * (locations + 3) + state)
    }

    fn row(
        &mut self,
        number: u32,
        place: Place,
        control: &Control<'_>,
    ) -> Result<[u8; 3], Unsolved> {
        let of = |claimant| PlaceQuestion {
            place: number,
            claimant,
        };
        let least = self.kept_promise(of(Claimant::Mover), control)?;
        let theirs = self.kept_promise(of(Claimant::Waiter), control)?;
        let value = |promise: Option<u32>| {
            promise
                .and_then(|number| self.settled().get(number))
                .map(|promise| promise.value)
        };
        let most = value(theirs).map_or(OPEN, |value| value.saturating_neg());
        let turn = least.and_then(|least| self.turn_of(least, place));
        let turn = match turn {
            Some(PlaceTurn::Stone(at)) => at,
            _ => u8::MAX,
        };
        Ok([
            value(least).unwrap_or(NOTHING).cast_unsigned(),
            most.cast_unsigned(),
            turn,
        ])
    }
}
