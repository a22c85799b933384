//! Where candidates come from that are to be like a problem at hand.

use crate::candidates::candidate::Candidate;
use crate::candidates::vary::varied;
use crate::candidates::wanted::Wanted;
use crate::dice::Dice;
use crate::problem::Problem;

/// Where dice may help, so many candidates are tried before …
const CHANGED_FIRST: u64 = 20;

/// … each of so many comes from dice, on a board that has no more places than this. What is near a problem that took
/// much may all take too much.
const ONE_OF: u64 = 4;
const SMALL: usize = 12;

/// So many claims are thrown on a tiny board before it grows.
const UNTIL_LARGER: u64 = 200;

/// A problem at hand, and the number of the candidate that is to be like it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside<'a> {
    pub(crate) like: &'a Problem,
    pub(crate) wanted: &'a Wanted,
    pub(crate) number: u64,
}

impl Beside<'_> {
    /// The same question about a position that is near, changed as its kind allows.
    pub(crate) fn changed(
        &self,
        dice: &mut Dice,
        vary: &dyn Fn(&mut Problem, &mut Dice),
    ) -> Option<Candidate> {
        let question = varied(self.like, self.number, dice, vary)?;
        Some(Candidate::new(question, self.wanted))
    }

    /// A board that is small enough for dice, when it is their turn.
    pub(crate) fn small_board(&self) -> Option<Wanted> {
        if self.number < CHANGED_FIRST || !self.number.is_multiple_of(ONE_OF) {
            return None;
        }
        let mut small = self.wanted.clone();
        while small.columns * small.rows > SMALL {
            if small.columns > small.rows {
                small.columns -= 1;
            } else {
                small.rows -= 1;
            }
        }
        Some(small)
    }

    /// The board that is wanted; if that is a tiny one, where there may be no other problem, in time with a rank more.
    pub(crate) fn growing_board(&self) -> Wanted {
        let mut wanted = self.wanted.clone();
        let tiny = wanted.columns * wanted.rows <= SMALL;
        if tiny && self.number >= UNTIL_LARGER && self.number.is_multiple_of(ONE_OF) {
            wanted.rows += 1;
        }
        wanted
    }
}
