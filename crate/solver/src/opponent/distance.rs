//! How long it takes, at most.
//!
//! Each settled situation gets a bound on the moves (of both players) until the end, if the winner plays towards it:
//!
//! - A formation has 0, and so has a refuter's stone that stays forever.
//! - The lemmas `fill`, `touch`, `doors` and `gate` give their own: `fill` needs one stone less than the locations of
//!   each region, each answered once. For `sum` see [`Lengths`].
//! - With the winner to move, one more than some successor.
//! - With the loser to move, one more than the largest of all successors.
//!
//! With cycles this needs an order: only situations settled earlier, or already bounded, count. So the bounds fall
//! with every move of either side if the winner always goes to a smaller one, and they are never below the true
//! distance.
//!
//! A refutation by a closed set (see [`crate::search`]) has no earlier situation and no end: it cycles forever.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use loja_certificate::Answer;

use crate::lock::arena::Arena;
use crate::lock::lemma::{alive, fill, gate, glance};
use crate::lock::situation::{Situation, Survey};
use crate::lock::sum::Lengths;
use crate::lock::{Search, winner_of};
use crate::search::Node;
use crate::search::game::Side;
use crate::switches::Switches;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Distance {
    /// This many moves.
    Moves(u32),
    /// No end is known.
    Endless,
}

impl Distance {
    fn later(self) -> Distance {
        match self {
            Distance::Moves(moves) => Distance::Moves(moves + 1),
            Distance::Endless => Distance::Endless,
        }
    }

    pub(super) fn moves(self) -> Option<u32> {
        match self {
            Distance::Moves(moves) => Some(moves),
            Distance::Endless => None,
        }
    }
}

const MOST_NOTES: usize = 1 << 18;

/// In a larger graph, the winner's first way to the end will do.
const THOROUGH: u32 = 5_000;

/// The cost of asking `touch`, in looks.
const TOUCHING: u32 = 20;

#[derive(Clone, Debug, Default)]
pub(crate) struct Notes<const W: usize> {
    /// `None` inside where no lemma applies, and nothing else is known yet.
    bounds: HashMap<Situation<W>, Option<(Answer, Distance)>, BuildHasherDefault<DefaultHasher>>,
    survey: Survey<W>,
    after: Survey<W>,
    /// Made when they are first needed.
    lengths: Option<Lengths<W>>,
}

fn at_once<const W: usize>(
    search: &Search<W>,
    situation: &Situation<W>,
    survey: &mut Survey<W>,
    looks: &mut u32,
) -> Option<(Answer, u32)> {
    *looks = looks.saturating_sub(1);
    let (arena, switches) = (&search.game().arena, search.game().switches);
    if arena.hopeless {
        return Some((Answer::Refuted, 0));
    }
    match glance(arena, switches, situation) {
        Some(Answer::Lock) => return Some((Answer::Lock, 0)),
        Some(Answer::Refuted) => {
            let joined = situation.foe.meets(arena.doors | arena.beside_closed);
            let entering = if situation.turn == Side::Refuter {
                1
            } else {
                2
            };
            let moves = if joined { 0 } else { entering };
            return Some((Answer::Refuted, moves));
        }
        None => {}
    }
    survey.take(arena, situation);
    if switches.has(Switches::PASSIVE) && alive(arena, situation, survey) {
        return Some((Answer::Refuted, 0));
    }
    if switches.has(Switches::GATE) && situation.turn == Side::Refuter {
        let marked = |x: Option<usize>| x == Some(usize::from(situation.ko));
        let mut chains = survey.own.iter().filter(|chain| gate(arena, chain));
        if chains.any(|chain| !marked(chain.liberties.first())) {
            return Some((Answer::Refuted, 3));
        }
    }
    if switches.has(Switches::FILL) && fill(arena, situation, survey) {
        return Some((Answer::Lock, filling(arena, situation)));
    }
    None
}

/// Moves to fill up: a stone for each location but one of each region, all answered.
fn filling<const W: usize>(arena: &Arena<W>, situation: &Situation<W>) -> u32 {
    let mut rest = arena.all.minus(situation.own);
    let mut stones = 0;
    while let Some(x) = rest.first() {
        let region = arena.reach(x, rest);
        rest = rest.minus(region);
        stones += region.len() - 1;
    }
    (2 * stones).saturating_sub(u32::from(situation.turn == Side::Claimant))
}

/// Moves where `touch` applies: each claimant's stone takes a location, none is captured, and two stay as eyes.
fn touching<const W: usize>(arena: &Arena<W>, situation: &Situation<W>) -> Distance {
    let left = arena.all.minus(situation.own).len();
    Distance::Moves(2 * left.saturating_sub(2))
}

/// The next question to ask.
enum Next<const W: usize> {
    Known(Distance),
    Ask(Situation<W>),
    Unknown,
}

impl<const W: usize> Notes<W> {
    pub(crate) fn bytes(&self) -> u64 {
        let note = size_of::<(Situation<W>, Option<(Answer, Distance)>)>();
        let lengths = self.lengths.as_ref().map_or(0, Lengths::bytes);
        (self.bounds.capacity() * note) as u64 + lengths
    }

    pub(super) fn lengths(&mut self, arena: &Arena<W>) -> &mut Lengths<W> {
        self.lengths.get_or_insert_with(|| Lengths::new(arena))
    }

    fn summed(
        &mut self,
        search: &Search<W>,
        situation: &Situation<W>,
        looks: &mut u32,
    ) -> Option<u32> {
        if !search.summed(situation) {
            return None;
        }
        let arena = &search.game().arena;
        let sums = &search.game().sums.as_ref()?.search;
        let (moves, own) = self.lengths(arena).of(sums, arena, situation, looks)?;
        // Stones that aren't safe may be captured, so their locations count too.
        let safe = Situation { own, ..*situation };
        Some(moves.saturating_add(filling(arena, &safe)))
    }

    pub(super) fn bound(
        &mut self,
        search: &mut Search<W>,
        situation: &Situation<W>,
        answer: Answer,
        looks: &mut u32,
    ) -> Option<Distance> {
        let mut stack = vec![*situation];
        while let Some(&top) = stack.last() {
            if self.note(search, &top, answer, looks).is_some() {
                stack.pop();
                continue;
            }
            if *looks == 0 || self.bounds.len() >= MOST_NOTES {
                return None;
            }
            match self.look(search, &top, answer, looks) {
                Next::Known(bound) => {
                    self.bounds.insert(top, Some((answer, bound)));
                    stack.pop();
                }
                Next::Ask(successor) => stack.push(successor),
                Next::Unknown => return None,
            }
        }
        self.note(search, situation, answer, looks)
    }

    fn note(
        &mut self,
        search: &Search<W>,
        situation: &Situation<W>,
        answer: Answer,
        looks: &mut u32,
    ) -> Option<Distance> {
        let known = if let Some(&known) = self.bounds.get(situation) {
            known
        } else {
            let known = at_once(search, situation, &mut self.after, looks).or_else(|| {
                let moves = self.summed(search, situation, looks)?;
                Some((Answer::Lock, moves))
            });
            let known = known.map(|(answer, moves)| (answer, Distance::Moves(moves)));
            self.bounds.insert(*situation, known);
            known
        };
        // Not every successor of a situation that the winner has won is won too.
        known
            .filter(|&(found, _)| found == answer)
            .map(|(_, bound)| bound)
    }

    fn look(
        &mut self,
        search: &mut Search<W>,
        situation: &Situation<W>,
        answer: Answer,
        looks: &mut u32,
    ) -> Next<W> {
        let order = |search: &Search<W>, situation: &Situation<W>| {
            let node = search.node(situation)?;
            (node.settled() == Some(winner_of(answer))).then_some(node.order())
        };
        let node = search.node(situation);
        let looked_at = node.is_some_and(Node::expanded);
        let by_lemma =
            node.is_some_and(|node| node.settled() == Some(Side::Claimant)) && !looked_at;
        if situation.turn == Side::Refuter && answer == Answer::Lock && !looked_at {
            // A sum that takes too long to count, or none of whose moves the search has looked at.
            if search.summed(situation) && !search.touched(situation) {
                return Next::Known(Distance::Endless);
            }
            if by_lemma {
                return Next::Known(touching(&search.game().arena, situation));
            }
        }
        // A situation outside the graph comes after all that are in it.
        let own_order = order(search, situation);
        let wins = situation.turn == winner_of(answer);
        let thorough = search.situations() <= THOROUGH;
        let successors = self.successors(&search.game().arena, situation);
        let (mut best, mut worst) = (None::<Distance>, Distance::Moves(0));
        let mut ask: Option<(u32, Situation<W>)> = None;
        for successor in &successors {
            if let Some(bound) = self.note(search, successor, answer, looks) {
                best = Some(best.map_or(bound, |best| best.min(bound)));
                worst = worst.max(bound);
                continue;
            }
            match order(search, successor) {
                Some(order) if own_order.is_none_or(|own| order < own) => {
                    let earlier = ask.filter(|&(lowest, _)| lowest < order);
                    ask = earlier.or(Some((order, *successor)));
                }
                // The loser may go there, and nothing bounds it.
                Some(_) if !wins => worst = Distance::Endless,
                None if !wins => return Next::Unknown,
                _ => {}
            }
        }
        if !wins && situation.turn == Side::Claimant && !situation.may_pass(&search.game().arena) {
            // A pass lets the refuter end the game.
            worst = worst.max(Distance::Moves(1));
        }
        if wins && answer == Answer::Lock && best.is_none() && ask.is_none() {
            for successor in &successors {
                let Some(left) = looks.checked_sub(TOUCHING) else {
                    break;
                };
                *looks = left;
                if search.touched(successor) {
                    let bound = touching(&search.game().arena, successor);
                    self.bounds.insert(*successor, Some((answer, bound)));
                    best = Some(bound);
                    break;
                }
            }
        }
        match (wins, best, ask) {
            (true, Some(Distance::Moves(0)), _) => Next::Known(Distance::Moves(1)),
            (false, ..) if worst == Distance::Endless => Next::Known(Distance::Endless),
            (true, Some(best), Some(_)) if !thorough && best != Distance::Endless => {
                Next::Known(best.later())
            }
            (_, _, Some((_, successor))) => Next::Ask(successor),
            (true, Some(best), None) => Next::Known(best.later()),
            (true, None, None) if answer == Answer::Refuted && own_order.is_some() => {
                Next::Known(Distance::Endless)
            }
            (true, None, None) => Next::Unknown,
            (false, _, None) => Next::Known(worst.later()),
        }
    }

    fn successors(&mut self, arena: &Arena<W>, situation: &Situation<W>) -> Vec<Situation<W>> {
        self.survey.take(arena, situation);
        let open = situation.open(arena).iter();
        let played = open.filter_map(|x| situation.played(arena, &self.survey, x));
        let mut successors: Vec<_> = played.map(|(successor, _)| successor).collect();
        if situation.turn == Side::Refuter || situation.may_pass(arena) {
            successors.push(situation.passed());
        }
        successors
    }
}
