//! Random games against the plain fixed point, with counterparts that are right, wrong, or no successors at all: nothing but the order of
//! the search may hang on them.

#![allow(clippy::cast_possible_truncation, reason = "the numbers are small")]

use loja_search::game::{Effort, Game, Key, Side};
use loja_search::{CirclesLoseForClaimant, Search};

struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % n
    }
}

/// Even ones are the claimant's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Place(u32);

impl Key for Place {
    type Words = ();
    fn pack(&self) -> ((), u32) {
        ((), self.0)
    }
    fn unpack((): &(), rest: u32) -> Place {
        Place(rest)
    }
    fn side(&self) -> Side {
        [Side::Claimant, Side::Refuter][self.0 as usize % 2]
    }
}

#[derive(Clone)]
struct Wild {
    /// What follows; `None` at the goal.
    after: Vec<Option<Vec<u32>>>,
    alike: bool,
    lies: u64,
}

impl Game for Wild {
    type Key = Place;
    fn glance(&self, place: &Place) -> Option<Side> {
        self.after[place.0 as usize]
            .is_none()
            .then_some(Side::Claimant)
    }
    fn expand(&mut self, place: &Place, successors: &mut Vec<Place>) -> Option<Side> {
        successors.extend(
            self.after[place.0 as usize]
                .iter()
                .flatten()
                .map(|&x| Place(x)),
        );
        None
    }
    fn effort(&self, _: &Place) -> Effort {
        Effort::LEAST
    }
    fn are_alike(&self) -> bool {
        self.alike
    }
    /// Half of the time a successor, else anything.
    fn counterpart(&mut self, of: &Place, from: &Place, to: &Place) -> Option<Place> {
        let mut dice = Dice(self.lies ^ u64::from(of.0 << 20 ^ from.0 << 10 ^ to.0) | 1);
        let successors = self.after[of.0 as usize].as_ref()?;
        match dice.below(8) {
            0..4 => Some(Place(*successors.get(dice.below(4) as usize)?)),
            4..7 => Some(Place(dice.below(self.after.len() as u64) as u32)),
            _ => None,
        }
    }
}

impl CirclesLoseForClaimant for Wild {}

fn wild(dice: &mut Dice) -> Wild {
    let count = 20 + dice.below(100) as u32;
    let after = (0..count).map(|place| {
        let most = 1 + dice.below(6);
        // The other one's turn follows.
        let mut next =
            || (dice.below(u64::from(count)) as u32 & !1 | (place + 1) & 1).min(count - 1);
        let next: Vec<u32> = (0..most).map(|_| next()).collect();
        let next: Vec<u32> = next.into_iter().filter(|&x| (x + place) % 2 == 1).collect();
        (dice.below(8) != 0).then_some(next)
    });
    Wild {
        after: after.collect(),
        alike: true,
        lies: dice.below(1 << 40),
    }
}

/// Where the claimant wins: the least set that follows from the goals.
fn won(game: &Wild) -> Vec<bool> {
    let mut won: Vec<bool> = game.after.iter().map(Option::is_none).collect();
    loop {
        let before = won.clone();
        for (place, next) in game.after.iter().enumerate() {
            let Some(next) = next else { continue };
            won[place] |= match place % 2 {
                0 => next.iter().any(|&x| before[x as usize]),
                _ => next.iter().all(|&x| before[x as usize]),
            };
        }
        if won == before {
            return won;
        }
    }
}

#[test]
fn wrong_counterparts_change_no_conclusion() {
    let mut dice = Dice(0xa11ce);
    let (mut settled, mut moved, mut both) = (0, 0, [0; 2]);
    for at in 0..4_000 {
        let game = wild(&mut dice);
        let won = won(&game);
        let plain = Wild {
            alike: false,
            ..game.clone()
        };
        let mut plain = Search::new(plain, &Place(0));
        let mut search = Search::new(game, &Place(0));
        plain.run(u64::MAX);
        // In one piece, or in small ones, which stop attempts.
        let piece = if at % 2 == 0 { u64::MAX } else { 1 };
        let mut pieces = 0;
        while search.run(piece).is_none() {
            pieces += 1;
            assert!(pieces < 100_000, "it comes to an end");
            assert!(
                piece > 1 || search.expanded <= pieces,
                "no more than was allowed"
            );
        }
        moved += u32::from(search.expanded != plain.expanded);
        for number in 0..search.graph.nodes.len() {
            let node = &search.graph.nodes[number];
            let right = match won[node.key().0 as usize] {
                true => Side::Claimant,
                false => Side::Refuter,
            };
            if let Some(known) = node.settled() {
                assert_eq!(known, right, "game {at}, {:?}", node.key());
                settled += 1;
            }
        }
        both[usize::from(won[0])] += 1;
    }
    assert!(settled > 20_000 && moved > 500, "{settled} {moved}");
    assert!(both.iter().all(|&one| one > 500), "{both:?}");
}

/// A search that is full again and again, and one that forgets half of it now and then, say what the fixed point says.
#[test]
fn what_is_forgotten_changes_no_conclusion() {
    let mut dice = Dice(0xf0_96e7);
    let (mut found, mut full, mut shorter) = (0, 0, 0);
    for at in 0..2_000 {
        let game = wild(&mut dice);
        let won = won(&game);
        let mut search = Search::new(game, &Place(0));
        if at % 2 == 0 {
            // A node with its edges takes some 70 bytes.
            search.graph.keep_within(70 * (15 + dice.below(40)));
        }
        for _ in 0..2_000 {
            let told = search.run(1 + dice.below(8));
            for number in 0..search.graph.nodes.len() {
                let node = &search.graph.nodes[number];
                let place = node.key().0 as usize;
                let claimant = node.settled().map(|winner| winner == Side::Claimant);
                assert!(
                    claimant.is_none_or(|wins| wins == won[place]),
                    "game {at}, {place}"
                );
            }
            if told.is_some() {
                found += 1;
                break;
            }
            let before = search.graph.nodes.len();
            full += u32::from(!search.graph.has_room());
            match at % 2 {
                0 => search.make_room_if_full(),
                _ if dice.below(4) == 0 => search.forget_half(),
                _ => {}
            }
            shorter += u32::from(search.graph.nodes.len() < before);
        }
    }
    assert!(
        found > 1_900 && full > 1_000 && shorter > 1_000,
        "{found} {full} {shorter}"
    );
}
