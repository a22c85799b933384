//! Plays out territories in which nothing is left to do.
//!
//! An empty region beside strings of one colour keeps them alive whatever happens outside, if they make two eyes
//! there even when the opponent begins and they have no other liberty: the owner answers there. Plays in it would
//! only multiply a question's moments. So large boards are judged with the eyes made; small ones as they are.

use std::collections::HashMap;

use loja_ground::Color;
use loja_search::Control;

use crate::compact::{Bits, Compact, Stones, each};

/// The largest region to play out.
const LARGEST: u32 = 8;

/// Positions between two polls.
const EVERY: usize = 64;

/// The most alternate turns searched in a region.
const DEEPEST: usize = 6;

impl Compact {
    /// These stones with settled territories played out, as far as found before a stop.
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
                // Strings safe without it are left alone too.
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

    /// Whether the walls live if the opponent begins; the depth is bounded.
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
            // Ko recaptures aren't relied on.
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

    /// The locations to fill so that two eyes are left.
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
