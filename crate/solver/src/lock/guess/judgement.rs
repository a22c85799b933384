//! Guesses the winner of a situation, by learned weights for chains, eyes, and what is out of reach.
//!
//! It works from the chains before the move, so captures make it rough.

use super::pick;
use super::weights;
use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::situation::{Chain, NOWHERE, Situation, Survey};
use crate::search::game::Side;

/// The most quarters of a doubling by which a judgement changes efforts.
const MOST: i32 = 24;

#[derive(Clone, Debug)]
pub(crate) struct Judgement<const W: usize> {
    before: Situation<W>,
    /// The worth of its chains with the other player to move, in eighths of a doubling.
    chains: i32,
    /// Empty members that the claimant's stones touch, and those that the refuter's do.
    own_touch: Bits<W>,
    foe_touch: Bits<W>,
    /// Those without an empty neighbour.
    single: Bits<W>,
    /// The worth of the start for each turn, for comparison.
    start: [i32; 2],
}

impl<const W: usize> Judgement<W> {
    /// For a claim that starts there.
    pub(crate) fn new(arena: &Arena<W>, start: &Situation<W>) -> Judgement<W> {
        let mut judgement = Judgement {
            before: *start,
            chains: 0,
            own_touch: Bits::EMPTY,
            foe_touch: Bits::EMPTY,
            single: Bits::EMPTY,
            start: [0; 2],
        };
        let mut survey = Survey::default();
        survey.take(arena, start);
        judgement.start = [Side::Claimant, Side::Refuter].map(|turn| {
            let turn = turn.other();
            judgement.begin(arena, &survey, &Situation { turn, ..*start });
            judgement.worth(arena, &survey, &judgement.before.passed())
        });
        judgement
    }

    pub(crate) fn begin(&mut self, arena: &Arena<W>, survey: &Survey<W>, situation: &Situation<W>) {
        self.before = *situation;
        let outlook = weights::outlook(situation.turn.other());
        let worth = |chains: &[Chain<W>], weights| -> i32 {
            let each = chains.iter().map(|chain| of_chain(weights, chain));
            each.sum()
        };
        self.chains = worth(&survey.own, &outlook.own) + worth(&survey.foe, &outlook.foe);
        let touched = |chains: &[Chain<W>]| {
            let each = chains.iter().map(|chain| chain.liberties);
            each.fold(Bits::EMPTY, |all, liberties| all | liberties)
        };
        (self.own_touch, self.foe_touch) = (touched(&survey.own), touched(&survey.foe));
        let empty = situation.empty(arena);
        let single = empty.iter().filter(|&x| !arena.near[x].meets(empty));
        self.single = single.fold(Bits::EMPTY, |all, x| all | Bits::one(x));
    }

    /// How much better than the start it looks for the claimant, in quarters of a doubling.
    pub(crate) fn of(&self, arena: &Arena<W>, survey: &Survey<W>, after: &Situation<W>) -> i32 {
        let start = self.start[usize::from(after.turn == Side::Refuter)];
        ((self.worth(arena, survey, after) - start) / 2).clamp(-MOST, MOST)
    }

    fn worth(&self, arena: &Arena<W>, survey: &Survey<W>, after: &Situation<W>) -> i32 {
        let before = &self.before;
        let outlook = weights::outlook(after.turn);
        let (mut chains, mut single) = (self.chains, self.single);
        let (mut own_touch, mut foe_touch) = (self.own_touch, self.foe_touch);
        if let Some(x) = (after.own | after.foe)
            .minus(before.own | before.foe)
            .first()
        {
            let (near, here) = (arena.near[x] & arena.all, Bits::one(x));
            let empty = before.empty(arena);
            let claims = before.turn == Side::Claimant;
            let (mine, theirs, own_weights, their_weights) = match claims {
                true => (before.own, before.foe, &outlook.own, &outlook.foe),
                false => (before.foe, before.own, &outlook.foe, &outlook.own),
            };
            let chain_at = |y: usize| match before.own.has(y) {
                true => survey.own_at(y),
                false => survey.foe_at(y),
            };
            let mut emptied = Bits::EMPTY;
            let mut beside = near & theirs;
            while let Some(y) = beside.first() {
                let chain = chain_at(y);
                beside = beside.minus(chain.stones);
                chains -= of_chain(their_weights, chain);
                let liberties = chain.liberties.minus(here);
                if !chain.anchored && liberties.is_empty() {
                    emptied |= chain.stones;
                    if chain.stones.len() == 1 {
                        single |= chain.stones;
                    }
                } else {
                    chains += of_chain(
                        their_weights,
                        &Chain {
                            liberties,
                            ..*chain
                        },
                    );
                }
            }
            let mut joined = Chain {
                stones: here,
                liberties: near & empty | near & emptied,
                anchored: here.meets(if claims { arena.fixed } else { arena.doors }),
            };
            let mut beside = near & mine;
            while let Some(y) = beside.first() {
                let chain = chain_at(y);
                beside = beside.minus(chain.stones);
                chains -= of_chain(own_weights, chain);
                joined.stones |= chain.stones;
                joined.liberties |= chain.liberties;
                joined.anchored |= chain.anchored;
            }
            joined.liberties = joined.liberties.minus(here);
            chains += of_chain(own_weights, &joined);
            single = single.minus(here);
            for y in (near & empty).iter() {
                if (arena.near[y] & empty) == here {
                    single |= Bits::one(y);
                }
            }
            let (my_touch, their_touch) = match claims {
                true => (&mut own_touch, &mut foe_touch),
                false => (&mut foe_touch, &mut own_touch),
            };
            *my_touch = (*my_touch | near & empty | emptied).minus(here);
            *their_touch = their_touch.minus(here | emptied);
        }
        let empty = after.empty(arena);
        let open = !arena.doors.is_within(after.own);
        chains
            + pick(&outlook.foes, of_count(after.foe.len()))
            + pick(
                &outlook.out_of_reach,
                of_count(empty.minus(own_touch).len()),
            )
            + pick(&outlook.own_eyes, single.minus(foe_touch).len())
            + pick(&outlook.foe_eyes, single.minus(own_touch).len())
            + pick(&outlook.door, u32::from(open))
            + pick(&outlook.mark, u32::from(after.ko != NOWHERE))
    }
}

fn of_chain<const W: usize>(weights: &[[i8; 5]; 5], chain: &Chain<W>) -> i32 {
    let liberties = match chain.anchored {
        true => 4,
        false => chain.liberties.len().saturating_sub(1),
    };
    let size = match chain.stones.len() {
        few @ ..=2 => few.saturating_sub(1),
        3..=4 => 2,
        5..=7 => 3,
        _ => 4,
    };
    pick(&weights[liberties.min(4) as usize], size)
}

fn of_count(count: u32) -> u32 {
    match count {
        ..=6 => count,
        7 => 6,
        8..=9 => 7,
        10..=12 => 8,
        13..=15 => 9,
        16..=19 => 10,
        20..=24 => 11,
        25..=31 => 12,
        _ => 13,
    }
}
