//! A claim laid out: its arena, and the situation where its proof begins.

use loja_certificate::Claim;
use loja_rules::{Color, Point, PointSet};

use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::situation::{NOWHERE, Situation};
use crate::search::game::Side;

impl<const W: usize> Arena<W> {
    pub(crate) fn new(claim: &Claim) -> Option<(Arena<W>, Situation<W>)> {
        Arena::of(claim, claim.set())
    }

    fn of(claim: &Claim, members: &PointSet) -> Option<(Arena<W>, Situation<W>)> {
        let (board, start) = (claim.board(), claim.start().situation());
        let claimant = claim.player();
        let points: Vec<Point> = members.iter().collect();
        if points.len() > 64 * W {
            return None;
        }
        let mut number = vec![usize::MAX; board.len()];
        for (at, x) in points.iter().enumerate() {
            number[x.index()] = at;
        }
        let stones = |color: Color| {
            let members = points.iter().enumerate();
            let own = members.filter(|&(_, &x)| start.stones()[color].contains(x));
            own.fold(Bits::EMPTY, |bits, (at, _)| bits | Bits::one(at))
        };
        let (own, foe) = (stones(claimant), stones(claimant.other()));
        let all = Bits::below(points.len());
        let mut arena = Arena {
            claimant,
            near: vec![Bits::EMPTY; points.len()],
            all,
            doors: Bits::EMPTY,
            closed: Bits::EMPTY,
            beside_closed: Bits::EMPTY,
            fixed: Bits::EMPTY,
            hopeless: points.is_empty(),
            dead: false,
            is_zone: false,
            spared: Bits::EMPTY,
            points,
        };
        let foes_for_good = &start.stones()[claimant.other()].intersection(start.permanent());
        for (at, &x) in arena.points.iter().enumerate() {
            for &y in board.neighbors(x) {
                let inside = number[y.index()];
                if inside != usize::MAX {
                    arena.near[at].insert(inside);
                }
                if foes_for_good.contains(y) {
                    arena.doors.insert(at);
                }
            }
            arena.hopeless |= board.neighbors(x).is_empty() || foes_for_good.contains(x);
            if start.permanent().contains(x) {
                if own.has(at) {
                    arena.fixed.insert(at);
                } else if !foe.has(at) {
                    arena.closed.insert(at);
                }
            }
        }
        for x in arena.closed.iter() {
            arena.beside_closed |= arena.near[x];
        }
        arena.hopeless |= arena.closed.meets(arena.beside_closed);
        // A closed member never gets a claimant's stone, so C5.2.1 fails for good.
        arena.hopeless |= arena.closed.meets(arena.doors);
        let start = Situation {
            own,
            foe,
            ko: NOWHERE,
            turn: Side::Refuter,
        };
        Some((arena, start))
    }

    pub(crate) fn zone(claim: &Claim, active: &PointSet) -> Option<(Arena<W>, Situation<W>)> {
        let start = claim.start();
        let own = &start.situation().stones()[claim.player()];
        let elsewhere = claim.set().difference(own).difference(active);
        let (mut members, mut spared) = (active.clone(), PointSet::new());
        let mut chains = Vec::new();
        for x in own.intersection(claim.set()).iter() {
            let touches = start
                .board()
                .neighbors(x)
                .iter()
                .any(|&y| active.contains(y));
            if !touches || members.contains(x) {
                continue;
            }
            let Some(chain) = start.chain(x) else {
                continue;
            };
            if chain.contact.intersection(&elsewhere).is_empty() {
                members = members.union(&chain.members);
            } else {
                // Of a permanent chain only what touches the zone matters.
                let beside = |&y: &Point| {
                    start
                        .board()
                        .neighbors(y)
                        .iter()
                        .any(|&z| active.contains(z))
                };
                let part: PointSet = chain.members.iter().filter(beside).collect();
                members = members.union(&part);
                spared = spared.union(&part);
                chains.push(part);
            }
        }
        let (mut arena, situation) = Arena::<W>::of(claim, &members)?;
        arena.is_zone = true;
        let number = |x: Point| arena.points.binary_search(&x).ok();
        arena.spared = spared
            .iter()
            .filter_map(number)
            .fold(Bits::EMPTY, |bits, x| bits | Bits::one(x));
        // The parts of one chain stay one chain.
        let links: Vec<Vec<usize>> = chains
            .iter()
            .map(|part| part.iter().filter_map(number).collect())
            .collect();
        for link in links {
            for pair in link.windows(2) {
                if let &[a, b] = pair {
                    arena.near[a].insert(b);
                    arena.near[b].insert(a);
                }
            }
        }
        arena.fixed |= arena.spared;
        Some((arena, situation))
    }
}
