use crate::candidates::candidate::Candidate;
use crate::candidates::vary::varied;
use crate::candidates::wanted::Wanted;
use crate::dice::Chance;
use crate::problem::Problem;

/// Candidates near a problem before the first from dice. Later, one in [`ONE_OF`] is from dice, because a costly
/// problem's neighbours may be costly too.
const CHANGED_FIRST: u64 = 20;

const ONE_OF: u64 = 4;
/// The most places of a board for dice.
const SMALL: usize = 12;

/// Candidates before a tiny board grows.
const UNTIL_LARGER: u64 = 200;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside<'a> {
    pub(crate) like: &'a Problem,
    pub(crate) wanted: &'a Wanted,
    pub(crate) number: u64,
}

impl Beside<'_> {
    pub(crate) fn changed(
        &self,
        dice: &mut Chance,
        vary: &dyn Fn(&mut Problem, &mut Chance),
    ) -> Option<Candidate> {
        let question = varied(self.like, self.number, dice, vary)?;
        Some(Candidate::new(question, self.wanted))
    }

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

    /// Grows a tiny board by a rank in time, since it may have no other problem.
    pub(crate) fn growing_board(&self) -> Wanted {
        let mut wanted = self.wanted.clone();
        let tiny = wanted.columns * wanted.rows <= SMALL;
        if tiny && self.number >= UNTIL_LARGER && self.number.is_multiple_of(ONE_OF) {
            wanted.rows += 1;
        }
        wanted
    }
}
