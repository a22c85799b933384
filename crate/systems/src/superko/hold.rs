//! What a player holds whatever stood before: bounds of the value of a game by superko that need no past.
//!
//! Positions with a turn are the situations here; one of them is good when the area there is worth as much as is wanted to the player, the *hero*. He may play, but each of his plays leads to where he needs fewer
//! of them; where it is good he may pass too. His opponent plays as he likes, superko aside, and may pass where it is not good. `rank` is the number of plays that the hero needs at most: of the sets W(0), W(1), … in
//! which he stays so, the first with the situation in it. Each is the greatest one, since an opponent who plays for ever will be stopped by superko.
//!
//! *Lemma.* If a situation has a rank, the hero gets as much. *Proof.* He follows it: the rank never grows along a line, and each of his plays makes it smaller. So none of them is forbidden: let one lead to a position that stood before. If it stood with
//! the same player to move, the rank there is at least that before his play, and smaller after it, but it is one and the same. If it stood with the hero to move, note that with the hero to move the rank is no greater than with his opponent to move on the same position:
//! where it is good he may pass, and where it is not he must have an answer to a pass, which is a play that makes the rank smaller. So again the rank of an earlier situation is smaller than that of a later one. What the rules
//! allow the opponent is among what he does here. Play ends, since plays make new positions: by passes. Where it is not good, the hero does not pass, and answers a pass with a play; where it is good, he answers a pass with a pass. ∎
//!
//! In the midst of a game he can't play to what stood before. So the line is walked through, and each of his plays has to be new. With the opponent to move after a pass, it has to be good: the next pass might end the game.

use std::collections::{HashMap, HashSet};

use loja_ground::Color;

use super::small::Small;
use super::state::Ban;

/// No number of plays does it.
const NEVER: u8 = u8::MAX;

/// A line of more situations is not walked through.
const WALKED: usize = 4_000;

/// Ranks of all situations, for each hero and each number of points.
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

    /// Whether the hero holds so many points, of his own minus those of the other, from here, where nothing stood before that could come back.
    pub(super) fn holds(&mut self, position: u16, turn: Color, hero: Color, points: i8) -> bool {
        let ranks = self.ranks(hero, points);
        ranks[Small::situation(position, turn)] != NEVER
    }

    /// The same in the midst of a game: `past` tells whether a position stood before with this player to move.
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
        // From where a play leads to fewer of them.
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
