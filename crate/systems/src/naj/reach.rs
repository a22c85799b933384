//! Bounds of an analysis by proof numbers, for positions too many to write down: each is a question, so only what
//! bears on it is looked at.
//!
//! Both are reached on positions with the turn, by the lemmas of `contest.rs`:
//!
//! * *At least*: by plays alone, without cycles, the player reaches immortal stones worth as much.
//! * *Below*: by plays and passes, without cycles that have a play of the opponent, the opponent reaches a position
//!   where nothing left could be worth as much, or the player has no play. A cycle without the opponent's plays has
//!   none of the player's either, whose stones would only grow in number.

use loja_search::game::{Effort, Game, Key, Side};
use loja_search::{CirclesLoseForClaimant, Control, Search};

use super::positions::Worth;
use crate::compact::{Stones, each};

/// The bound to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    AtLeast(i64),
    Below(i64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Place {
    position: Stones,
    mine: bool,
    side: Side,
}

impl Key for Place {
    type Words = Stones;

    fn pack(&self) -> (Stones, u32) {
        let bit = |is: bool, at: u32| u32::from(is) << at;
        let refuter = self.side == Side::Refuter;
        (self.position, bit(self.mine, 0) | bit(refuter, 1))
    }

    fn unpack(words: &Stones, rest: u32) -> Place {
        Place {
            position: *words,
            mine: rest & 1 == 1,
            side: if rest & 2 == 2 {
                Side::Refuter
            } else {
                Side::Claimant
            },
        }
    }

    fn side(&self) -> Side {
        self.side
    }
}

struct Reaching<'a> {
    worth: &'a Worth<'a>,
    bound: Bound,
}

impl Reaching<'_> {
    fn place(&self, position: Stones, mine: bool) -> Place {
        let claims = mine == matches!(self.bound, Bound::AtLeast(_));
        let side = if claims {
            Side::Claimant
        } else {
            Side::Refuter
        };
        Place {
            position,
            mine,
            side,
        }
    }
}

impl Game for Reaching<'_> {
    type Key = Place;

    fn glance(&self, place: &Place) -> Option<Side> {
        let (Bound::AtLeast(points) | Bound::Below(points)) = self.bound;
        let reached = if self.worth.now(place.position) >= points {
            true
        } else if self.worth.ever(place.position) < points {
            false
        } else {
            return None;
        };
        Some(if reached == matches!(self.bound, Bound::AtLeast(_)) {
            Side::Claimant
        } else {
            Side::Refuter
        })
    }

    fn expand(&mut self, place: &Place, successors: &mut Vec<Place>) -> Option<Side> {
        let Worth {
            compact, player, ..
        } = self.worth;
        let color = if place.mine { *player } else { player.other() };
        for at in each(compact.whole() & !place.position.all()) {
            if let Some((after, _)) = compact.play(place.position, color, at) {
                successors.push(self.place(after, !place.mine));
            }
        }
        if !place.mine {
            successors.push(self.place(place.position, true));
        }
        None
    }

    fn effort(&self, _: &Place) -> Effort {
        Effort::LEAST
    }
}

impl CirclesLoseForClaimant for Reaching<'_> {}

/// Positions between two polls.
const TURN: u64 = 64;

/// A question's first share is one in this many of what is left; later ones are `MORE` times larger.
const FIRST: u64 = 64;
const MORE: u64 = 4;

pub(super) struct Narrowing<'a> {
    pub worth: &'a Worth<'a>,
    pub least: i64,
    pub most: i64,
    /// Limits of what the player reaches and the opponent holds: questions beyond are in vain.
    reached: i64,
    held: i64,
    control: &'a Control<'a>,
}

impl<'a> Narrowing<'a> {
    pub fn new(
        worth: &'a Worth<'a>,
        (least, most): (i64, i64),
        control: &'a Control<'a>,
    ) -> Narrowing<'a> {
        Narrowing {
            worth,
            least,
            most,
            reached: most,
            held: least,
            control,
        }
    }

    /// Narrows the bounds: all at once, then by halves, then by steps, each with a small part of what is left,
    /// later a larger one.
    pub fn run(&mut self) {
        let mut part = FIRST;
        while self.control.check().is_ok() {
            let middle = (self.least + self.most + 1) / 2;
            let all = [
                Bound::AtLeast(self.reached),
                Bound::Below(self.held + 1),
                Bound::AtLeast(middle),
                Bound::Below(middle),
                Bound::AtLeast(self.least + 1),
                Bound::Below(self.most),
            ];
            let open: Vec<Bound> = all
                .into_iter()
                .filter(|&bound| self.is_open(bound))
                .collect();
            if open.is_empty() {
                return;
            }
            let share = (self.control.left() / part).max(TURN);
            let told = open.into_iter().any(|bound| self.ask(bound, share));
            if !told && part == 1 {
                return;
            }
            part = if told { part } else { (part / MORE).max(1) };
        }
    }

    fn is_open(&self, bound: Bound) -> bool {
        match bound {
            Bound::AtLeast(points) => self.least < points && points <= self.reached,
            Bound::Below(points) => self.held < points && points <= self.most,
        }
    }

    /// Whether a question told anything; no question follows a stop.
    fn ask(&mut self, bound: Bound, share: u64) -> bool {
        let found = self.holds(bound, share);
        match (bound, found) {
            (_, None) => return false,
            (Bound::AtLeast(points), Some(true)) => self.least = points,
            (Bound::AtLeast(points), Some(false)) => self.reached = points - 1,
            (Bound::Below(points), Some(true)) => self.most = points - 1,
            (Bound::Below(points), Some(false)) => self.held = points,
        }
        self.reached = self.reached.min(self.most);
        self.held = self.held.max(self.least);
        true
    }

    fn holds(&mut self, bound: Bound, share: u64) -> Option<bool> {
        let game = Reaching {
            worth: self.worth,
            bound,
        };
        let start = game.place(self.worth.start, false);
        let mut search = Search::new(game, &start);
        let mut left = share.min(self.control.check().map_or(0, |()| self.control.left()));
        loop {
            let before = search.expanded();
            let winner = search.run(TURN.min(left));
            let expanded = search.expanded() - before;
            self.control.spend(expanded);
            left = left.saturating_sub(expanded);
            if let Some(winner) = winner {
                return Some(winner == Side::Claimant);
            }
            if expanded == 0 || left == 0 || self.control.poll().is_err() {
                return None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use loja_ground::{Board, Color};
    use loja_search::{Control, Limits};

    use super::{Bound, Narrowing, Worth};
    use crate::compact::{Bits, Compact, Stones};
    use crate::naj::positions::Positions;

    #[test]
    fn the_search_finds_what_the_whole_graph_has() -> Result<(), String> {
        let mut asked = 0;
        for (columns, rows) in [(2, 2), (4, 1), (5, 1), (3, 2)] {
            let board = Board::rectangle(columns, rows);
            let compact = Compact::of(&board).ok_or("a small board")?;
            let cells = u32::try_from(board.len()).map_err(|why| why.to_string())?;
            for code in 0..3_usize.pow(cells) {
                let of = |color: usize| {
                    let is = |at: &u32| code / 3_usize.pow(*at) % 3 == color;
                    (0..cells).filter(is).fold(0, |set: Bits, at| set | 1 << at)
                };
                let start = Stones {
                    black: of(1),
                    white: of(2),
                };
                let stones = sound(&board, &compact, start);
                if !stones {
                    continue;
                }
                for player in Color::ALL {
                    let worth = Worth {
                        compact: &compact,
                        start,
                        player,
                    };
                    let forever = Control::new(Limits {
                        nodes: u64::MAX,
                        bytes: u64::MAX,
                    });
                    let mut positions = Positions::explore(&worth, u64::MAX, &forever);
                    let least = positions.least(&forever);
                    let most = positions.most(&forever);
                    let (low, high) = (worth.now(start), worth.ever(start));
                    for points in low + 1..=high {
                        let mut ask = Narrowing::new(&worth, (low, high), &forever);
                        let reached = ask.holds(Bound::AtLeast(points), u64::MAX / 2);
                        assert_eq!(
                            reached,
                            Some(points <= least),
                            "{start:?} {player} {points}"
                        );
                        let held = ask.holds(Bound::Below(points), u64::MAX / 2);
                        assert_eq!(held, Some(most < points), "{start:?} {player} {points}");
                        asked += 2;
                    }
                    let mut whole = Narrowing::new(&worth, (low, high), &forever);
                    whole.run();
                    assert_eq!(
                        (whole.least, whole.most),
                        (least, most),
                        "{start:?} {player}"
                    );
                }
            }
        }
        assert!(asked > 1_000, "{asked} questions");
        Ok(())
    }

    /// Every stone has a liberty.
    fn sound(board: &Board, compact: &Compact, stones: Stones) -> bool {
        let set = loja_ground::ByColor {
            black: compact.points(board, stones.black),
            white: compact.points(board, stones.white),
        };
        crate::Fault::check(board, &set).is_ok()
    }
}
