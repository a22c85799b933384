//! The points that a player holds with any past: bounds of a superko game's value.
//!
//! Situations here are positions with a turn. One is good if its area is worth as much as is wanted to the player,
//! the *hero*. The hero may make plays that each lead to where fewer of them are needed, and may also pass where it
//! is good. The opponent plays freely, superko aside, and may pass where it is not good. `rank` is the most plays
//! that the hero needs: of the sets W(0), W(1), … in which the hero stays so, the first that contains the situation.
//! Each is the greatest one, since superko stops an opponent who would play forever.
//!
//! *Lemma.* If a situation has a rank, the hero gets as much. *Proof.* The hero follows it: the rank never grows
//! along a line, and each of the hero's plays lowers it. So none of them is forbidden: let one lead to a position
//! that stood before. If it stood with the same player to move, its rank then was at least that before the play, yet
//! it is smaller after. If it stood with the hero to move: a position's rank with the hero to move is no greater than
//! with the opponent to move, since where it is good the hero may pass, and elsewhere must have an answer to a pass,
//! a play that lowers the rank. So again an earlier situation has a smaller rank than a later one. What the rules
//! allow the opponent is allowed here. Plays make new positions, so play ends by passes. Where it is not good, the
//! hero doesn't pass, and answers a pass with a play; where it is good, the hero answers a pass with a pass. ∎
//!
//! In mid-game the hero can't play to what stood before. So the line is walked through, and each of the hero's plays
//! must be new. With the opponent to move after a pass it must be good, since the next pass might end the game.

use std::collections::{HashMap, HashSet};

use loja_ground::Color;

use super::small::Small;
use super::state::Ban;

/// No number of plays does it.
const NEVER: u8 = u8::MAX;

/// Longer lines are not walked through.
const WALKED: usize = 4_000;

pub(super) struct Hold<'a> {
    small: &'a Small,
    ranks: HashMap<(Color, i8), Vec<u8>>,
}

impl<'a> Hold<'a> {
    pub(super) fn new(small: &'a Small) -> Hold<'a> {
        Hold {
            small,
            ranks: HashMap::new(),
        }
    }

    /// Whether the hero gets this many points more, if nothing that stood before could recur.
    pub(super) fn holds(&mut self, position: u16, turn: Color, hero: Color, points: i8) -> bool {
        let ranks = self.ranks(hero, points);
        ranks[Small::situation(position, turn)] != NEVER
    }

    /// Like `holds`, in mid-game; `past` says whether a situation stood before.
    pub(super) fn holds_after(
        &mut self,
        (position, turn, passes): (u16, Color, u8),
        (hero, points): (Color, i8),
        ban: Ban,
        past: &dyn Fn(usize) -> bool,
    ) -> bool {
        let small = self.small;
        if turn != hero && passes > 0 && !is_good(small, position, hero, points) {
            return false;
        }
        let ranks = self.ranks(hero, points);
        let rank = |position, turn| ranks[Small::situation(position, turn)];
        if rank(position, turn) == NEVER {
            return false;
        }
        let stood = |position: u16| {
            let with = |turn| past(Small::situation(position, turn));
            with(hero.other()) || ban == Ban::Positional && with(hero)
        };
        let mut seen = HashSet::from([(position, turn)]);
        let mut open = vec![(position, turn)];
        while let Some((position, turn)) = open.pop() {
            let good = is_good(small, position, hero, points);
            let mut next = Vec::new();
            if turn == hero {
                let own = rank(position, turn);
                if good && rank(position, hero.other()) <= own {
                    next.push((position, hero.other()));
                } else {
                    let mut plays = small.plays(position, hero).iter();
                    let play = plays.find(|&&to| rank(to, hero.other()) < own && !stood(to));
                    let Some(&play) = play else { return false };
                    next.push((play, hero.other()));
                }
            } else {
                let plays = small.plays(position, turn);
                next.extend(plays.iter().map(|&to| (to, hero)));
                if !good {
                    next.push((position, hero));
                }
            }
            open.extend(next.into_iter().filter(|&one| seen.insert(one)));
            if seen.len() > WALKED {
                return false;
            }
        }
        true
    }

    fn ranks(&mut self, hero: Color, points: i8) -> &[u8] {
        let small = self.small;
        self.ranks
            .entry((hero, points))
            .or_insert_with(|| ranked(small, hero, points))
    }
}

fn is_good(small: &Small, position: u16, hero: Color, points: i8) -> bool {
    let area = small.area[usize::from(position)];
    let own = if hero == Color::Black { area } else { -area };
    own >= points
}

fn ranked(small: &Small, hero: Color, points: i8) -> Vec<u8> {
    let count = u16::try_from(small.len()).unwrap_or(u16::MAX);
    let foe = hero.other();
    let mut ranks = vec![NEVER; small.len() * 2];
    for round in 0..NEVER {
        // From where a play leads to a smaller rank.
        let leads: Vec<bool> = (0..count)
            .map(|at| {
                let mut plays = small.plays(at, hero).iter();
                plays.any(|&to| ranks[Small::situation(to, foe)] != NEVER)
            })
            .collect();
        let mut kept = vec![true; small.len() * 2];
        loop {
            let mut changed = false;
            for at in 0..count {
                let good = is_good(small, at, hero, points);
                let (own, other) = (Small::situation(at, hero), Small::situation(at, foe));
                let stays = |kept: &[bool]| {
                    (good || leads[usize::from(at)])
                        && small
                            .plays(at, foe)
                            .iter()
                            .all(|&to| kept[Small::situation(to, hero)])
                };
                if kept[other] && !stays(&kept) {
                    (kept[other], changed) = (false, true);
                }
                if kept[own] && !leads[usize::from(at)] && !(good && kept[other]) {
                    (kept[own], changed) = (false, true);
                }
            }
            if !changed {
                break;
            }
        }
        let mut grown = false;
        for (rank, kept) in ranks.iter_mut().zip(kept) {
            if kept && *rank == NEVER {
                (*rank, grown) = (round, true);
            }
        }
        if !grown {
            break;
        }
    }
    ranks
}
