//! The chain that vows to breathe in two rooms, before any has two eyes.

use super::local::{Local, apart, is_dead, safe};
use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::situation::{NOWHERE, Situation};
use crate::search::game::Side;
use crate::switches::Switches;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Body<const W: usize> {
    pub(crate) stones: Bits<W>,
    pub(crate) rooms: [usize; 2],
    pub(crate) local: Local<W>,
}

#[derive(Clone, Copy)]
struct Room {
    least: usize,
    is_eye: bool,
    breaths: u32,
}

/// The surroundings of a chain.
struct Around<const W: usize> {
    rooms: [Option<Room>; 2],
    open: Bits<W>,
    count: u32,
    largest: u32,
    breaths: u32,
}

impl<const W: usize> Local<W> {
    /// The local games of a situation with the refuter to move, as one position.
    ///
    /// `None` where no chain is safe or can count as safe. The claim must have no permanent members.
    pub(crate) fn of(
        arena: &Arena<W>,
        situation: &Situation<W>,
        switches: Switches,
    ) -> Option<Local<W>> {
        let safe = safe(arena, arena.all, situation.own);
        if !safe.is_empty() {
            let left = || apart(arena, arena.all, safe, situation, true, false);
            return switches
                .has(Switches::SUM)
                .then(|| left().local(arena, None));
        }
        let body = switches
            .has(Switches::ROOMS)
            .then(|| Body::of(arena, situation));
        body.flatten().map(|body| body.local)
    }
}

impl<const W: usize> Body<W> {
    /// Of the chains with two rooms, the one whose largest region is smallest.
    ///
    /// `None` if that region is nearly everything. The claim must have no permanent members, and no chain two
    /// eyes.
    pub(crate) fn of(arena: &Arena<W>, situation: &Situation<W>) -> Option<Body<W>> {
        let empty = situation.empty(arena);
        let mut best: Option<(Bits<W>, Around<W>, [Room; 2])> = None;
        let mut rest = situation.own;
        while let Some(x) = rest.first() {
            let stones = arena.reach(x, rest);
            rest = rest.minus(stones);
            if (arena.around(stones) & empty).len() < 2 {
                continue;
            }
            let around = Around::of(arena, stones, empty);
            let &[Some(one), Some(other)] = &around.rooms else {
                continue;
            };
            // A region that is nearly the whole claim saves nothing.
            if 4 * around.largest > 3 * arena.all.minus(stones).len() {
                continue;
            }
            let is_better = best.as_ref().is_none_or(|(_, known, _)| {
                let (mine, his) = (around.largest, known.largest);
                mine < his || mine == his && around.breaths > known.breaths
            });
            if is_better {
                best = Some((stones, around, [one, other]));
            }
        }
        let (stones, mut around, rooms) = best?;
        around.spare_dead(arena, situation.own, &rooms);
        let mut carriers = [NOWHERE; 2];
        let open = rooms.iter().filter(|room| !room.is_eye);
        for (carrier, room) in carriers.iter_mut().zip(open) {
            *carrier = Bits::<W>::narrow(room.least);
        }
        let bound = around.count == 1;
        let marked = bound && situation.ko != NOWHERE && around.open.has(usize::from(situation.ko));
        let local = Local {
            part: around.open,
            situation: Situation {
                own: situation.own & around.open,
                foe: situation.foe & around.open,
                ko: if marked { situation.ko } else { NOWHERE },
                turn: Side::Refuter,
            },
            bound,
            carriers,
        };
        (around.count > 0).then(|| Body {
            stones,
            rooms: rooms.map(|room| room.least),
            local: local.sorted(),
        })
    }
}

impl<const W: usize> Around<W> {
    fn of(arena: &Arena<W>, stones: Bits<W>, empty: Bits<W>) -> Around<W> {
        let beside = arena.around(stones);
        let mut around = Around {
            rooms: [None; 2],
            open: Bits::EMPTY,
            count: 0,
            largest: 0,
            breaths: 0,
        };
        let mut rest = arena.all.minus(stones);
        while let Some(least) = rest.first() {
            let region = arena.reach(least, rest);
            rest = rest.minus(region);
            let is_eye = region.is_within(beside) && !region.meets(arena.doors);
            let breaths = (region & beside & empty).len();
            if !is_eye {
                around.open |= region;
                around.count += 1;
                around.largest = around.largest.max(region.len());
            }
            around.breaths += breaths;
            if is_eye || breaths > 0 {
                around.offer(Room {
                    least,
                    is_eye,
                    breaths,
                });
            }
        }
        around
    }

    fn spare_dead(&mut self, arena: &Arena<W>, own: Bits<W>, rooms: &[Room; 2]) {
        let mut rest = if arena.dead { self.open } else { Bits::EMPTY };
        while let Some(least) = rest.first() {
            let region = arena.reach(least, rest);
            rest = rest.minus(region);
            if rooms.iter().all(|room| room.least != least) && is_dead(arena, region, own) {
                self.open = self.open.minus(region);
                self.count -= 1;
            }
        }
    }

    /// Keeps the two best rooms: eyes first, then most breaths.
    fn offer(&mut self, mut room: Room) {
        for kept in &mut self.rooms {
            let worth = |room: &Room| (room.is_eye, room.breaths);
            match kept {
                Some(known) if worth(known) >= worth(&room) => {}
                Some(known) => std::mem::swap(known, &mut room),
                None => {
                    *kept = Some(room);
                    return;
                }
            }
        }
    }
}
