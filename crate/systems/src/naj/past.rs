//! Sequences of an analysis with all their past, by proof numbers: for boards that kos decide, where few sequences
//! matter.
//!
//! No two pasts are taken for one, and play is finite, so nothing recurs. Sequences end early: the owner of immortal
//! stones may pass forever.

use std::collections::HashMap;
use std::rc::Rc;

use loja_search::game::{Effort, Game, Key, Side};
use loja_search::{CirclesLoseForClaimant, Control, Search};

use super::positions::Worth;
use super::sequences::Sequence;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Numbered {
    number: u32,
    side: Side,
}

impl Key for Numbered {
    type Words = u32;

    fn pack(&self) -> (u32, u32) {
        (self.number, u32::from(self.side == Side::Refuter))
    }

    fn unpack(number: &u32, rest: u32) -> Numbered {
        let side = if rest == 1 {
            Side::Refuter
        } else {
            Side::Claimant
        };
        Numbered {
            number: *number,
            side,
        }
    }

    fn side(&self) -> Side {
        self.side
    }
}

/// Whether the player, as claimant, reaches an end worth this.
struct Ending<'a> {
    worth: &'a Worth<'a>,
    wanted: i64,
    all: Vec<Rc<Sequence>>,
    number: HashMap<Rc<Sequence>, u32>,
}

impl Ending<'_> {
    fn numbered(&mut self, sequence: Sequence) -> Numbered {
        let side = if sequence.turn() == self.worth.player {
            Side::Claimant
        } else {
            Side::Refuter
        };
        let new = u32::try_from(self.all.len()).unwrap_or(u32::MAX);
        let sequence = Rc::new(sequence);
        let number = *self.number.entry(Rc::clone(&sequence)).or_insert(new);
        if number == new {
            self.all.push(sequence);
        }
        Numbered { number, side }
    }
}

impl Game for Ending<'_> {
    type Key = Numbered;

    fn glance(&self, key: &Numbered) -> Option<Side> {
        let sequence = &self.all[key.number as usize];
        if self.worth.now(sequence.stones()) >= self.wanted {
            return Some(Side::Claimant);
        }
        let lost = sequence.ended() || self.worth.ever(sequence.stones()) < self.wanted;
        lost.then_some(Side::Refuter)
    }

    fn expand(&mut self, key: &Numbered, successors: &mut Vec<Numbered>) -> Option<Side> {
        let sequence = Rc::clone(&self.all[key.number as usize]);
        let compact = self.worth.compact;
        let plays = (0..compact.len()).filter_map(|at| sequence.played(compact, at));
        for next in plays.chain([sequence.passed()]) {
            successors.push(self.numbered(next));
        }
        None
    }

    fn effort(&self, _: &Numbered) -> Effort {
        Effort::LEAST
    }
}

impl CirclesLoseForClaimant for Ending<'_> {}

/// Sequences between two polls.
const TURN: u64 = 16;

/// The most sequences kept for a question: pasts take room.
const KEPT: usize = 250_000;

pub(super) fn is_worth(worth: &Worth, wanted: i64, control: &Control<'_>) -> Option<bool> {
    let mut game = Ending {
        worth,
        wanted,
        all: Vec::new(),
        number: HashMap::new(),
    };
    let start = game.numbered(Sequence::start(worth.start, worth.player));
    let mut search = Search::new(game, &start);
    loop {
        let before = search.expanded();
        let winner = search.run(TURN.min(control.left()));
        control.spend(search.expanded() - before);
        if let Some(winner) = winner {
            return Some(winner == Side::Claimant);
        }
        let stuck = search.expanded() == before || search.game().all.len() > KEPT;
        if stuck || control.poll().is_err() {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use loja_ground::{Board, ByColor, Color};
    use loja_search::Control;

    use super::is_worth;
    use crate::compact::{Bits, Compact, Stones};
    use crate::naj::positions::Worth;

    /// `sequences.rs` is itself compared with another hand's judge.
    #[test]
    fn both_searches_of_sequences_find_the_same() -> Result<(), String> {
        let mut asked = 0;
        for (columns, rows) in [(1, 1), (2, 1), (3, 1), (4, 1), (2, 2)] {
            let board = Board::rectangle(columns, rows);
            let compact = Compact::of(&board).ok_or("a small board")?;
            let cells = u32::try_from(board.len()).map_err(|why| why.to_string())?;
            for code in 0..3_usize.pow(cells) {
                let of = |color: usize| {
                    let is = |at: &u32| code / 3_usize.pow(*at) % 3 == color;
                    (0..cells).filter(is).fold(0, |set: Bits, at| set | 1 << at)
                };
                let [black, white] = [of(1), of(2)];
                let start = Stones { black, white };
                let stones = ByColor {
                    black: compact.points(&board, black),
                    white: compact.points(&board, white),
                };
                if crate::Fault::check(&board, &stones).is_err() {
                    continue;
                }
                for player in Color::ALL {
                    let compact = &compact;
                    let worth = Worth {
                        compact,
                        start,
                        player,
                    };
                    let value = crate::naj::value(&board, &stones, player, &Control::default());
                    let value = value.exact().ok_or("a tiny board is decided")?;
                    for wanted in 0..=2 * i64::from(cells) {
                        let found = is_worth(&worth, wanted, &Control::default());
                        assert_eq!(found, Some(wanted <= value), "{start:?} {player} {wanted}");
                        asked += 1;
                    }
                }
            }
        }
        assert!(asked > 1_000, "{asked} questions");
        Ok(())
    }
}
