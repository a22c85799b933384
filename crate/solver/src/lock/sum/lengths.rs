use super::answers::{Answers, has_dead};
use super::local::{Local, safe};
use super::play::Parts;
use crate::bits::Bits;
use crate::hash::QuickMap;
use crate::lock::arena::Arena;
use crate::lock::situation::Situation;
use crate::search::Search;

#[derive(Clone, Debug)]
pub(crate) struct Lengths<const W: usize> {
    pub(crate) answers: Answers<W>,
    /// Moves of both players until the part only needs filling, with the refuter to move.
    known: QuickMap<Local<W>, u32>,
}

struct Frame<const W: usize> {
    part: Local<W>,
    left: Vec<Vec<Local<W>>>,
}

impl<const W: usize> Lengths<W> {
    pub(crate) fn new(arena: &Arena<W>) -> Lengths<W> {
        Lengths {
            answers: Answers::new(arena),
            known: QuickMap::default(),
        }
    }

    pub(crate) fn bytes(&self) -> u64 {
        (self.known.capacity() * size_of::<(Local<W>, u32)>()) as u64
    }

    /// The moves of both players in all local games of a won sum, with the safe stones.
    ///
    /// `None` beyond a number of looks, and where a part is or may become dead, since nobody has counted the
    /// list's moves.
    pub(crate) fn of(
        &mut self,
        search: &Search<Parts<W>>,
        arena: &Arena<W>,
        situation: &Situation<W>,
        looks: &mut u32,
    ) -> Option<(u32, Bits<W>)> {
        let local = Local::of(arena, situation, search.game().switches)?;
        if has_dead(arena, arena.all, situation.own, local.part) {
            return None;
        }
        let parts = local.parts(arena);
        let moves = parts
            .map(|part| self.part(search, arena, &part, looks))
            .sum::<Option<u32>>()?;
        Some((moves, safe(arena, arena.all, situation.own)))
    }

    /// One part's bound. Answers never repeat a position, so this ends.
    fn part(
        &mut self,
        search: &Search<Parts<W>>,
        arena: &Arena<W>,
        part: &Local<W>,
        looks: &mut u32,
    ) -> Option<u32> {
        let mut stack = Vec::new();
        let mut next = Some(*part);
        loop {
            if let Some(part) = next.take()
                && !self.known.contains_key(&part)
            {
                *looks = looks.checked_sub(1)?;
                let left = self.left(search, arena, &part)?;
                stack.push(Frame { part, left });
            }
            let Some(Frame { part, left }) = stack.last() else {
                break;
            };
            let known = |part: &Local<W>| self.known.get(part).copied();
            next = left
                .iter()
                .flatten()
                .find(|part| known(part).is_none())
                .copied();
            if next.is_none() {
                let one = |parts: &Vec<Local<W>>| parts.iter().filter_map(known).sum::<u32>();
                let longest = left.iter().map(one).max().unwrap_or(0);
                let part = *part;
                self.known.insert(part, longest.saturating_add(2));
                stack.pop();
            }
        }
        self.known.get(part).copied()
    }

    fn left(
        &mut self,
        search: &Search<Parts<W>>,
        arena: &Arena<W>,
        part: &Local<W>,
    ) -> Option<Vec<Vec<Local<W>>>> {
        let attacks = part.situation.empty(arena) & part.part;
        let attacks: Vec<_> = attacks.iter().map(Some).chain([None]).collect();
        let mut all = Vec::with_capacity(attacks.len());
        for stone in attacks {
            if let Some(after) = self.answers.attacked(part, stone) {
                let left = self.answers.left(search, &after, stone)?;
                all.push(left.parts(arena).collect());
            }
        }
        Some(all)
    }
}
