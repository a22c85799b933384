//! Territories in which nothing is left to do, taken as played out.
//!
//! A region that is empty, touches strings of one colour only, and in which these make two eyes even when the opponent begins there and they have no
//! liberty elsewhere, keeps them alive whatever happens outside: its owner answers there. Plays in it would only multiply the moments of a question by
//! all ways to fill it. So large boards are judged with the eyes made; small ones as they are.

use std::collections::HashMap;

use loja_ground::Color;
use loja_search::Control;

use crate::compact::{Bits, Compact, Stones, each};

/// Regions of more locations are left as they are.
const LARGEST: u32 = 8;

/// It is asked whether to stop once for so many of these.
const EVERY: usize = 64;

/// Alternate turns looked at in a region, and positions of each.
const DEEPEST: usize = 6;

impl Compact {
    /// The same stones with such territories played out, as many as are seen before somebody says stop.
    pub(super) fn played_out(&self, stones: Stones, control: &Control<'_>) -> Stones {
        let mut settled = stones;
        for region in self.parts(self.whole() & !stones.all()) {
            let beside = self.around(region) & !region;
            for color in Color::ALL {
                let one_colored = beside != 0 && beside & !stones.of(color) == 0;
                if !one_colored || region.count_ones() < 3 || region.count_ones() > LARGEST {
                    continue;
                }
                let walls = self.reach(beside, stones.of(color));
                // Strings that are safe without it are left too.
                if self.immortal(stones, color) & walls == walls {
                    continue;
                }
                if control.poll().is_err() {
                    return settled;
                }
                let mut local = Local {
                    compact: self.only(region | walls),
                    color,
                    walls,
                    known: HashMap::new(),
                };
                if local.safe(Local::stones(color, walls, 0), DEEPEST, control)
                    && let Some(filled) = local.two_eyes(region)
                {
                    match color {
                        Color::Black => settled.black |= filled,
                        Color::White => settled.white |= filled,
                    }
                }
            }
        }
        settled
    }
}

/// A region with its walls and nothing else.
struct Local {
    compact: Compact,
    color: Color,
    walls: Bits,
    known: HashMap<(Stones, usize), bool>,
}

impl Local {
    fn stones(color: Color, own: Bits, enemy: Bits) -> Stones {
        match color {
            Color::Black => Stones {
                black: own,
                white: enemy,
            },
            Color::White => Stones {
                black: enemy,
                white: own,
            },
        }
    }

    fn immortal(&self, stones: Stones) -> bool {
        self.walls & !self.compact.immortal(stones, self.color) == 0
    }

    /// Whether the walls live, the opponent having the turn: each play of his has an answer, or needs none. The depth is bounded.
    fn safe(&mut self, stones: Stones, depth: usize, control: &Control<'_>) -> bool {
        if self.walls & !stones.of(self.color) != 0 {
            return false;
        }
        if self.immortal(stones) {
            return true;
        }
        if depth == 0 {
            return false;
        }
        if let Some(&known) = self.known.get(&(stones, depth)) {
            return known;
        }
        if self.known.len().is_multiple_of(EVERY) && control.poll().is_err() {
            return false;
        }
        let space = self.compact.whole();
        let attacks = each(space & !stones.all())
            .filter_map(|at| self.compact.play(stones, self.color.other(), at));
        let attacks: Vec<Stones> = attacks.map(|(after, _)| after).collect();
        let safe = attacks.into_iter().all(|attacked| {
            let answers = each(space & !attacked.all())
                .filter_map(|at| self.compact.play(attacked, self.color, at));
            // Taking back in a ko is not counted on.
            let answers: Vec<Stones> = answers
                .map(|(after, _)| after)
                .filter(|after| *after != stones)
                .collect();
            answers
                .into_iter()
                .any(|answered| self.safe(answered, depth - 1, control))
        });
        self.known.insert((stones, depth), safe);
        safe
    }

    /// What to fill so that two eyes are left.
    fn two_eyes(&self, region: Bits) -> Option<Bits> {
        each(region).find_map(|one| {
            each(region).filter(|&other| other > one).find_map(|other| {
                let filled = region & !(1 << one | 1 << other);
                self.immortal(Local::stones(self.color, self.walls | filled, 0))
                    .then_some(filled)
            })
        })
    }
}
