//! Sequences of an analysis with all their past, on boards small enough to search.

use std::collections::HashMap;

use loja_ground::Color;
use loja_search::Control;

use super::positions::{Positions, Worth};
use crate::compact::{Compact, Stones};

#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Sequence {
    stones: Stones,
    turn: Color,
    before_last: Option<Stones>,
    passes: u8,
    /// All plays so far, sorted: the position before, the player, the location. Together they imply the position
    /// after.
    plays: Vec<(Stones, Color, u8)>,
}

impl Sequence {
    pub(super) fn start(stones: Stones, player: Color) -> Sequence {
        Sequence {
            stones,
            turn: player.other(),
            before_last: None,
            passes: 0,
            plays: Vec::new(),
        }
    }

    pub(super) fn stones(&self) -> Stones {
        self.stones
    }

    pub(super) fn turn(&self) -> Color {
        self.turn
    }

    pub(super) fn ended(&self) -> bool {
        self.passes == 3
    }

    pub(super) fn passed(&self) -> Sequence {
        Sequence {
            turn: self.turn.other(),
            before_last: Some(self.stones),
            passes: self.passes + 1,
            ..self.clone()
        }
    }

    pub(super) fn played(&self, compact: &Compact, at: usize) -> Option<Sequence> {
        let (stones, _) = compact.play(self.stones, self.turn, at)?;
        if self.before_last == Some(stones) {
            return None;
        }
        let play = (self.stones, self.turn, u8::try_from(at).ok()?);
        let place = self.plays.binary_search(&play).err()?;
        let mut plays = self.plays.clone();
        plays.insert(place, play);
        Some(Sequence {
            stones,
            turn: self.turn.other(),
            before_last: Some(self.stones),
            passes: 0,
            plays,
        })
    }
}

/// Play is finite, and no two pasts are taken for one, so nothing recurs.
pub(super) struct Sequences<'a> {
    pub(super) worth: &'a Worth<'a>,
    pub(super) positions: &'a Positions,
    pub(super) known: HashMap<Sequence, bool>,
    pub(super) wanted: i64,
    pub(super) control: &'a Control<'a>,
}

struct Open {
    sequence: Sequence,
    tried: usize,
}

impl Sequences<'_> {
    /// Whether the player gets as much as wanted. The stack is a list, since sequences are long.
    pub(super) fn gets(&mut self, start: &Sequence) -> Option<bool> {
        let size = self.worth.compact.len();
        let mut stack = vec![Open {
            sequence: start.clone(),
            tried: 0,
        }];
        let mut answer = None;
        while let Some(open) = stack.last_mut() {
            let mine = open.sequence.turn == self.worth.player;
            // One good turn is enough for the player to move, who loses without one.
            let found = if answer.take() == Some(mine) {
                Some(mine)
            } else {
                (open.tried > size).then_some(!mine)
            };
            if let Some(found) = found {
                self.known.insert(stack.pop()?.sequence, found);
                answer = Some(found);
                continue;
            }
            let at = open.tried;
            open.tried += 1;
            let next = if at == 0 {
                Some(open.sequence.passed())
            } else {
                open.sequence.played(self.worth.compact, at - 1)
            };
            let Some(next) = next else { continue };
            if let Some(known) = self.told(&next) {
                answer = Some(known);
                continue;
            }
            self.control.step(0).ok()?;
            stack.push(Open {
                sequence: next,
                tried: 0,
            });
        }
        answer
    }

    /// The answer that passes alone decide, which nothing forbids.
    fn told(&self, sequence: &Sequence) -> Option<bool> {
        let node = self.positions.number.get(&sequence.stones).map(|&number| {
            self.positions
                .node(number + u32::from(sequence.turn != self.worth.player))
        });
        let now = node.map_or_else(|| self.worth.now(sequence.stones), |node| node.now);
        if now >= self.wanted {
            return Some(true);
        }
        if sequence.ended() || node.is_some_and(|node| node.most < self.wanted) {
            return Some(false);
        }
        self.known.get(sequence).copied()
    }
}
