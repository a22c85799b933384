//! Positions that an analysis can reach, with bounds on their worth to a player.

use std::collections::HashMap;

use loja_ground::Color;
use loja_search::Control;

use crate::compact::{Bits, Compact, Stones, each};

pub(super) struct Worth<'a> {
    pub(super) compact: &'a Compact,
    pub(super) start: Stones,
    pub(super) player: Color,
}

impl Worth<'_> {
    fn covered(&self, position: Stones, player: Color) -> Bits {
        let immortal = self.compact.immortal(position, player);
        let beside = |at: &usize| self.compact.near(*at) & !immortal == 0;
        each(self.compact.whole() & !immortal)
            .filter(beside)
            .fold(immortal, |all, at| all | 1 << at)
    }

    pub(super) fn control(&self, position: Stones) -> Bits {
        self.covered(position, self.player)
    }

    fn points(&self, controlled: Bits) -> i64 {
        let enemy = self.start.of(self.player.other());
        i64::from((controlled & !self.start.all()).count_ones())
            + 2 * i64::from((controlled & enemy).count_ones())
    }

    pub(super) fn now(&self, position: Stones) -> i64 {
        self.points(self.control(position))
    }

    /// The locations that may yet become the player's: not the opponent's immortal stones, nor locations between them.
    /// A location without neighbours is everybody's.
    pub(super) fn ever(&self, position: Stones) -> i64 {
        let shut = self.compact.immortal(position, self.player.other());
        let covered = self.covered(position, self.player.other());
        let lost = each(covered)
            .filter(|&at| self.compact.near(at) != 0 || shut >> at & 1 == 1)
            .fold(0, |all: Bits, at| all | 1 << at);
        self.points(self.compact.whole() & !lost)
    }
}

pub(super) struct Node {
    position: Stones,
    mine: bool,
    pub(super) now: i64,
    ever: i64,
    /// Where plays lead, if looked into; the pass leads to the position's other node.
    plays: Option<Vec<u32>>,
    passed: u32,
    least: i64,
    /// The round that set it; the first counts positions as they stand.
    round: u32,
    pub(super) most: i64,
}

pub(super) struct Positions {
    pub(super) nodes: Vec<Node>,
    pub(super) number: HashMap<Stones, u32>,
}

const OPPONENT: usize = 1;

/// Positions between two polls.
const EVERY: usize = 16;

impl Positions {
    /// Nodes `2 n` and `2 n + 1` are one position with the player's and the opponent's turn; the start is first.
    pub(super) fn explore(worth: &Worth, limit: u64, control: &Control<'_>) -> Positions {
        let mut positions = Positions {
            nodes: Vec::new(),
            number: HashMap::new(),
        };
        positions.numbered(worth, worth.start);
        control.spend(positions.nodes.len() as u64);
        let mut next = 0;
        while next < positions.nodes.len() && (positions.nodes.len() as u64) < limit {
            if next.is_multiple_of(EVERY) && control.poll().is_err() {
                break;
            }
            let before = positions.nodes.len();
            let node = &positions.nodes[next];
            let (position, mine) = (node.position, node.mine);
            let color = if mine {
                worth.player
            } else {
                worth.player.other()
            };
            let mut plays = Vec::new();
            // Where nothing can change, nobody plays.
            if node.now < node.ever {
                for at in each(worth.compact.whole() & !position.all()) {
                    if let Some((after, _)) = worth.compact.play(position, color, at) {
                        plays.push(positions.numbered(worth, after) + u32::from(mine));
                    }
                }
            }
            positions.nodes[next].plays = Some(plays);
            control.spend((positions.nodes.len() - before) as u64);
            next += 1;
        }
        positions
    }

    fn numbered(&mut self, worth: &Worth, position: Stones) -> u32 {
        if let Some(&number) = self.number.get(&position) {
            return number;
        }
        let number = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        let (now, ever) = (worth.now(position), worth.ever(position));
        for mine in [true, false] {
            let passed = number + u32::from(mine);
            self.nodes.push(Node {
                position,
                mine,
                now,
                ever,
                plays: None,
                passed,
                least: now,
                round: 0,
                most: ever,
            });
        }
        self.number.insert(position, number);
        number
    }

    pub(super) fn node(&self, number: u32) -> &Node {
        &self.nodes[number as usize]
    }

    /// The value that the player reaches: a turn that leads on against all plays and the pass. A bound found before a
    /// stop holds.
    pub(super) fn least(&mut self, control: &Control<'_>) -> i64 {
        for round in 1.. {
            if control.poll().is_err() {
                break;
            }
            let mut grown = false;
            for at in (0..self.nodes.len()).rev() {
                let node = &self.nodes[at];
                let Some(plays) = &node.plays else { continue };
                let reached = plays.iter().map(|&to| self.node(to).least);
                let reached = if node.mine {
                    reached.max().unwrap_or(node.now)
                } else {
                    reached
                        .chain([self.node(node.passed).least])
                        .min()
                        .unwrap_or(node.now)
                };
                if reached > node.least {
                    self.nodes[at].least = reached;
                    self.nodes[at].round = round;
                    grown = true;
                }
            }
            if !grown {
                break;
            }
        }
        self.nodes[OPPONENT].least
    }

    /// The value that the opponent holds by passes, then with one more stone each time. A stop leaves the bound with
    /// fewer stones.
    pub(super) fn most(&mut self, control: &Control<'_>) -> i64 {
        let mut before: Option<Vec<i64>> = None;
        loop {
            let mut now: Vec<i64> = self
                .nodes
                .iter()
                .map(|node| {
                    if node.plays.is_some() {
                        node.now
                    } else {
                        node.ever
                    }
                })
                .collect();
            loop {
                if control.poll().is_err() {
                    // This round's values are still too low.
                    return before.map_or(self.nodes[OPPONENT].ever, |held| held[OPPONENT]);
                }
                let mut grown = false;
                for at in (0..self.nodes.len()).rev() {
                    let node = &self.nodes[at];
                    let Some(plays) = &node.plays else { continue };
                    let passed = now[node.passed as usize];
                    let reached = if node.mine {
                        plays
                            .iter()
                            .map(|&to| now[to as usize])
                            .fold(passed, i64::max)
                    } else {
                        let stones = before
                            .iter()
                            .flat_map(|before| plays.iter().map(|&to| before[to as usize]));
                        stones.fold(passed, i64::min)
                    };
                    if reached > now[at] {
                        now[at] = reached;
                        grown = true;
                    }
                }
                if !grown {
                    break;
                }
            }
            if before.as_ref() == Some(&now) {
                break;
            }
            if before.is_none() {
                // By passes alone, which are always allowed.
                for (node, held) in self.nodes.iter_mut().zip(&now) {
                    node.most = *held;
                }
            }
            before = Some(now);
        }
        before.map_or(0, |held| held[OPPONENT])
    }

    /// How a sequence ends if the player reaches the least and the opponent allows no more.
    pub(super) fn line(&self) -> Option<Stones> {
        let wanted = self.nodes[OPPONENT].least;
        let mut at = self.node(1);
        for _ in 0..self.nodes.len() {
            if at.now >= wanted {
                return (at.now == wanted).then_some(at.position);
            }
            let plays = at.plays.as_ref()?;
            at = if at.mine {
                plays
                    .iter()
                    .map(|&to| self.node(to))
                    .filter(|next| next.least >= wanted)
                    .min_by_key(|next| (next.least, next.round))?
            } else {
                let all = plays
                    .iter()
                    .copied()
                    .chain([at.passed])
                    .map(|to| self.node(to));
                all.min_by_key(|next| (next.least, std::cmp::Reverse(next.round)))?
            };
        }
        None
    }
}
