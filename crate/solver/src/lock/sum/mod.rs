//! A lock as a sum of local games.
//!
//! Once a chain of the claimant is safe, all that is left to be done falls apart: the parts between safe chains
//! are games of their own, in which the refuter begins, may pass, and need not mind a ko mark. When the claimant
//! wins all of them, the claim is a lock. When he does not, that tells nothing: what he plays elsewhere may be a threat.
//!
//! The games are searched like claims, in one graph for the whole claim, as the same part is met in
//! many situations of it. [`local`] says what a part is, [`play`] how it is played.

mod answers;
mod lengths;
mod local;
mod play;
mod rooms;

pub(crate) use answers::Answers;
pub(crate) use lengths::Lengths;
pub(crate) use local::Local;
pub(crate) use rooms::Body;

use crate::lock::arena::Arena;
use crate::lock::lemma::Touch;
use crate::lock::situation::Situation;
use crate::search::Search;
use crate::search::game::Side;
use crate::switches::Switches;
use play::Parts;

/// What the questions of the other search may expand for nothing, …
const HEAD_START: u64 = 500;

/// … one more for so many questions, …
const QUESTIONS: u64 = 8;

/// … and so many more for each that was answered with yes.
const REWARD: u64 = 16;

/// What one question may expand.
const BUDGET: u64 = 200;

/// The local games of one claim that were looked at so far.
#[derive(Clone, Debug)]
pub(crate) struct Sums<const W: usize> {
    pub(crate) search: Search<Parts<W>>,
    /// Whether the start of the claim has safe chains. Its local games are the root of the search then.
    pub(crate) has_start: bool,
    /// How many questions were asked, how many of them had the answer yes, and what that took.
    asked: u64,
    answered: u64,
    spent: u64,
    /// What the questions may expand from now on.
    pub(crate) allowance: u64,
    /// Whether all questions are worth asking, since a reader waits for the answer.
    pub(crate) patient: bool,
}

impl<const W: usize> Sums<W> {
    /// `None` where the lemma says nothing about the claim.
    pub(crate) fn new(
        arena: &Arena<W>,
        start: &Situation<W>,
        switches: Switches,
    ) -> Option<Sums<W>> {
        let permanent = arena.closed | arena.fixed;
        let asks = switches.has(Switches::SUM) || switches.has(Switches::ROOMS);
        if !asks || arena.hopeless || arena.is_zone || !permanent.is_empty() {
            return None;
        }
        let touch = switches.has(Switches::TOUCH).then(Touch::of_parts);
        let root = Local::of(arena, start, switches);
        // Nothing to do is a position too.
        let nothing = Local::nothing(start);
        Some(Sums {
            search: Search::new(Parts::new(arena, touch, switches), &root.unwrap_or(nothing)),
            has_start: root.is_some(),
            asked: 0,
            answered: 0,
            spent: 0,
            allowance: 0,
            patient: false,
        })
    }

    /// Whether the claimant wins all local games of a situation, as far as that is worth looking at.
    pub(crate) fn wins(&mut self, arena: &Arena<W>, situation: &Situation<W>) -> bool {
        if situation.turn != Side::Refuter || !arena.doors.is_within(situation.own) {
            return false;
        }
        self.asked += 1;
        let earned = match self.patient {
            true => u64::MAX,
            false => HEAD_START + self.asked / QUESTIONS + REWARD * self.answered,
        };
        if self.spent >= earned {
            return false;
        }
        let Some(local) = Local::of(arena, situation, self.search.game.switches) else {
            return false;
        };
        let known = self.won(arena, &local).then_some(Side::Claimant);
        let winner = known.or_else(|| self.search.winner_of(&local)).or_else(|| {
            let budget = BUDGET.min(self.allowance).min(earned - self.spent);
            let before = self.search.expanded;
            let winner = (budget > 0).then(|| self.search.settle(&local, budget))?;
            let spent = self.search.expanded - before;
            self.spent += spent;
            self.allowance -= spent;
            winner
        });
        let wins = winner == Some(Side::Claimant);
        self.answered += u64::from(wins);
        wins
    }

    /// Whether they are known to be won.
    pub(crate) fn known(&self, arena: &Arena<W>, situation: &Situation<W>) -> bool {
        let asks = situation.turn == Side::Refuter && arena.doors.is_within(situation.own);
        let local = asks
            .then(|| Local::of(arena, situation, self.search.game.switches))
            .flatten();
        local.is_some_and(|local| self.won(arena, &local))
    }

    /// Whether all parts of a position with the turn at the refuter are known to be won.
    fn won(&self, arena: &Arena<W>, local: &Local<W>) -> bool {
        let won = |part: Local<W>| self.search.winner_of(&part) == Some(Side::Claimant);
        local.parts(arena).all(won)
    }

    /// How many positions are kept, but for the root that is none.
    pub(crate) fn kept(&self) -> u64 {
        u64::from(self.search.graph.nodes.len()) - u64::from(!self.has_start)
    }

    /// How much memory it takes.
    pub(crate) fn bytes(&self) -> u64 {
        let touch = &self.search.game.touch;
        self.search.graph.bytes() + touch.as_ref().map_or(0, Touch::bytes) as u64
    }
}
