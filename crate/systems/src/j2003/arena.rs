//! All moments that a sequence can reach, and what can be forced forever among them.
//!
//! "No permanent stone on any intersection of the environment" requires an infinite sequence to free each
//! intersection of the owner's played stones again and again: a generalised Büchi objective. It is won in the largest
//! set within which each goal can be forced over and over. A sequence that has ended stays as it is.

use std::collections::HashMap;

use crate::compact::{Bits, Compact, Stones, each};
use loja_search::Control;

use super::moment::{Filling, Moment, Question};

/// Won moments between two polls.
const EVERY: usize = 4096;

/// The whole graph of a question.
struct Arena {
    moments: Vec<Moment>,
    leads: Vec<Vec<u32>>,
    from: Vec<Vec<u32>>,
}

pub(super) fn can_force(
    compact: &Compact,
    stones: Stones,
    question: &Question,
    filling: Filling,
    control: &Control<'_>,
) -> Option<bool> {
    let arena = Arena::of(compact, stones, question, filling, control)?;
    let attacker = question.owner.other();
    let goal = |point: Bits| {
        let without = arena
            .moments
            .iter()
            .map(|moment| moment.captured && moment.played & point == 0);
        without.collect::<Vec<bool>>()
    };
    let goals: Vec<Vec<bool>> = if question.environment == 0 {
        vec![goal(0)]
    } else {
        each(question.environment).map(|at| goal(1 << at)).collect()
    };
    let mut kept = vec![true; arena.moments.len()];
    loop {
        let before = kept.clone();
        for goal in &goals {
            control.poll().ok()?;
            let into: Vec<bool> = (0..arena.moments.len())
                .map(|at| {
                    goal[at] && arena.forced_next(at, attacker == arena.moments[at].turn, &kept)
                })
                .collect();
            kept = arena.attracted(attacker, into, control)?;
        }
        if kept == before {
            return kept.first().copied();
        }
    }
}

impl Arena {
    fn of(
        compact: &Compact,
        stones: Stones,
        question: &Question,
        filling: Filling,
        control: &Control<'_>,
    ) -> Option<Arena> {
        let start = Moment::start(stones, question);
        let mut numbers = HashMap::from([(start, 0)]);
        let mut arena = Arena {
            moments: vec![start],
            leads: Vec::new(),
            from: vec![Vec::new()],
        };
        let mut successors = Vec::new();
        while arena.leads.len() < arena.moments.len() {
            control.step(256).ok()?;
            let now = arena.leads.len();
            let mut to = Vec::new();
            successors.clear();
            if arena.moments[now].ended {
                successors.push(arena.moments[now]);
            } else {
                arena.moments[now]
                    .successors(compact, question, filling, &mut successors)
                    .ok()?;
            }
            for &after in &successors {
                let fresh = u32::try_from(arena.moments.len()).ok()?;
                let number = *numbers.entry(after).or_insert(fresh);
                if number == fresh {
                    arena.moments.push(after);
                    arena.from.push(Vec::new());
                }
                arena.from[number as usize].push(u32::try_from(now).ok()?);
                to.push(number);
            }
            arena.leads.push(to);
        }
        Some(arena)
    }

    fn forced_next(&self, at: usize, attacks: bool, into: &[bool]) -> bool {
        let mut to = self.leads[at].iter();
        if attacks {
            to.any(|&next| into[next as usize])
        } else {
            to.all(|&next| into[next as usize])
        }
    }

    fn attracted(
        &self,
        attacker: loja_ground::Color,
        mut won: Vec<bool>,
        control: &Control<'_>,
    ) -> Option<Vec<bool>> {
        let mut waiting: Vec<usize> = (0..won.len()).filter(|&at| won[at]).collect();
        for turn in 0_usize.. {
            let Some(at) = waiting.pop() else { break };
            if turn % EVERY == EVERY - 1 {
                control.poll().ok()?;
            }
            for &before in &self.from[at] {
                let before = before as usize;
                if !won[before]
                    && self.forced_next(before, self.moments[before].turn == attacker, &won)
                {
                    won[before] = true;
                    waiting.push(before);
                }
            }
        }
        Some(won)
    }
}
