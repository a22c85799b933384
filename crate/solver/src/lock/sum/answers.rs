//! How to answer in local games of a settled search, so that all come to an end.

use super::local::{Local, apart, safe};
use super::play::Parts;
use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::lemma::Touch;
use crate::lock::situation::{NOWHERE, Situation};
use crate::search::Search;
use crate::search::game::Side;
use crate::sort::sorted;
use crate::switches::Switches;

/// Finds the claimant's answers.
///
/// *Nothing cycles.* An answer by the lemma `touch` makes the part smaller for good, and leaves what that lemma wins
/// again. Any other answer leads from a settled position to parts settled before it, and the refuter's moves there
/// had been settled even earlier, unless `touch` settled the part without a look; then `touch` answers. So a cycle
/// would have only answers of the second kind, in parts that don't shrink, each settled before the other.
#[derive(Clone, Debug)]
pub(crate) struct Answers<const W: usize> {
    parts: Parts<W>,
}

impl<const W: usize> Answers<W> {
    pub(crate) fn new(arena: &Arena<W>) -> Answers<W> {
        Answers {
            parts: Parts::new(arena, Some(Touch::patient()), Switches::NONE),
        }
    }

    /// The winning answers to this stone or pass, the quickest to explain first, with what they leave.
    pub(crate) fn find(
        &mut self,
        search: &Search<Parts<W>>,
        local: &Local<W>,
        last: Option<usize>,
        found: &mut Vec<(Option<usize>, Local<W>)>,
    ) {
        self.parts.narrow(local);
        let options: Vec<_> = self.parts.answers(local).collect();
        let order = search
            .node(local)
            .and_then(|node| (node.settled() == Some(Side::Claimant)).then_some(node.order()));
        let by_touch = order.is_none() || {
            let before = search.node(&before(local, last));
            before.is_some_and(|node| node.settled() == Some(Side::Claimant) && !node.expanded())
        };
        if by_touch {
            self.by_touch(&options, found);
        }
        if let Some(order) = order
            && found.is_empty()
        {
            by_search(search, &self.parts.arena, order, &options, found);
        }
    }

    /// How the claimant answers a stone or pass in a situation won as a sum: in its part, or in any if nothing is
    /// open there.
    pub(crate) fn reply(
        &mut self,
        search: &Search<Parts<W>>,
        arena: &Arena<W>,
        before: &Situation<W>,
        last: Option<usize>,
    ) -> Option<Option<usize>> {
        let local = Local::of(arena, before, search.game().switches)?;
        let parts: Vec<_> = local.parts(arena).collect();
        let here = |part: &&Local<W>| last.is_some_and(|x| part.part.has(x));
        let dead = dead_parts(arena, before);
        let (part, last) = match parts.iter().find(here) {
            Some(part) => (part, last),
            // What is dead comes last.
            None if parts.is_empty() => (dead.first()?, last),
            None => (parts.first()?, None),
        };
        let last = last.filter(|&x| part.part.has(x));
        let after = self.attacked(part, last)?;
        self.parts.narrow(&after);
        if let Some(answer) = self.parts.by_list(&after) {
            return Some(answer);
        }
        let mut found = Vec::new();
        self.find(search, &after, last, &mut found);
        found.first().map(|&(stone, _)| stone)
    }

    pub(super) fn attacked(&mut self, part: &Local<W>, stone: Option<usize>) -> Option<Local<W>> {
        self.parts.narrow(part);
        self.parts.attacked(part, stone)
    }

    /// The position after the first answer; `None` also if it has dead parts.
    pub(super) fn left(
        &mut self,
        search: &Search<Parts<W>>,
        local: &Local<W>,
        last: Option<usize>,
    ) -> Option<Local<W>> {
        let mut found = Vec::new();
        self.find(search, local, last, &mut found);
        let (stone, left) = *found.first()?;
        let mut own = local.situation.own;
        own |= stone.map_or(Bits::EMPTY, Bits::one);
        let dead = has_dead(&self.parts.arena, local.part, own, left.part);
        (!dead).then_some(left)
    }

    pub(crate) fn touch_wins(&mut self, local: &Local<W>) -> bool {
        let parts: Vec<_> = local.parts(&self.parts.arena).collect();
        parts.iter().all(|part| {
            self.parts.narrow(part);
            self.parts.touch_wins(part)
        })
    }

    fn by_touch(
        &mut self,
        options: &[(Option<usize>, Local<W>)],
        found: &mut Vec<(Option<usize>, Local<W>)>,
    ) {
        let mut wins = options.iter().filter(|(_, left)| self.touch_wins(left));
        found.extend(wins.next());
    }
}

pub(super) fn dead_parts<const W: usize>(
    arena: &Arena<W>,
    situation: &Situation<W>,
) -> Vec<Local<W>> {
    if !arena.dead {
        return Vec::new();
    }
    let safe = safe(arena, arena.all, situation.own);
    let left = apart(arena, arena.all, safe, situation, false, false);
    left.dead_parts(arena).collect()
}

/// Whether some part that isn't left open is dead; fillable parts have no inner location.
pub(super) fn has_dead<const W: usize>(
    arena: &Arena<W>,
    all: Bits<W>,
    own: Bits<W>,
    open: Bits<W>,
) -> bool {
    let parts = all.minus(own.minus(open));
    let settled = parts.minus(open);
    arena.dead && settled.iter().any(|x| arena.near[x].is_within(parts))
}

/// The position before the refuter's move, if it captured nothing.
fn before<const W: usize>(local: &Local<W>, last: Option<usize>) -> Local<W> {
    let mut situation = Situation {
        turn: Side::Refuter,
        ko: NOWHERE,
        ..local.situation
    };
    if let Some(x) = last {
        situation.foe = situation.foe.minus(Bits::one(x));
    }
    Local {
        situation,
        ..*local
    }
}

fn by_search<const W: usize>(
    search: &Search<Parts<W>>,
    arena: &Arena<W>,
    order: u32,
    options: &[(Option<usize>, Local<W>)],
    found: &mut Vec<(Option<usize>, Local<W>)>,
) {
    let earlier = |part: Local<W>| {
        let node = search.node(&part)?;
        let won = node.settled() == Some(Side::Claimant) && node.order() < order;
        won.then_some(node.order())
    };
    let mut places: Vec<(u32, usize)> = Vec::new();
    for (number, (_, left)) in options.iter().enumerate() {
        let place = left
            .parts(arena)
            .try_fold(0, |last, part| Some(earlier(part)?.max(last)));
        places.extend(place.map(|place| (place, number)));
    }
    let sorted = sorted(places).into_iter();
    found.extend(sorted.map(|(_, number)| options[number]));
}
