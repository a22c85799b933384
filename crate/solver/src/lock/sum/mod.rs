//! A lock as a sum of local games.
//!
//! Once a chain of the claimant is safe, the parts between safe chains are games of their own, in which the refuter
//! begins, may pass, and need not mind a ko mark. If the claimant wins all of them, the claim is a lock. If not,
//! nothing follows, since moves elsewhere may be threats.
//!
//! Before that, one chain counts as safe if it vows to breathe in two rooms ([`rooms`]): the claimant keeps it a
//! liberty in each until it has an eye there.
//!
//! One graph holds the games of the whole claim, as many situations share parts. [`local`] says what a part is,
//! [`play`] how to play it.

mod answers;
mod dead;
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

/// Situations that the other search's questions may expand.
#[derive(Clone, Copy)]
struct Rates {
    /// For nothing, …
    head_start: u64,
    /// … one more for each batch of this many questions, …
    questions: u64,
    /// … and this much more for each yes.
    reward: u64,
}

/// Where a chain is safe.
const SUM: Rates = Rates {
    head_start: 500,
    questions: 8,
    reward: 16,
};

/// With a vow, which wins wide territory or hardly anything, and few other claims ask.
const ROOMS: Rates = Rates {
    head_start: 500,
    questions: 1,
    reward: 256,
};

/// Situations that one question may expand.
const BUDGET: u64 = 200;

#[derive(Clone, Copy, Debug, Default)]
struct Account {
    answered: u64,
    spent: u64,
}

impl Account {
    fn left(&self, asked: u64, rates: Rates) -> u64 {
        let earned = rates.head_start + asked / rates.questions + rates.reward * self.answered;
        earned.saturating_sub(self.spent)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Sums<const W: usize> {
    pub(crate) search: Search<Parts<W>>,
    /// Whether the start has a safe chain, or one that can vow; its local games are then the search's root.
    pub(crate) has_start: bool,
    /// How many questions were asked, with accounts for safe chains and for vows.
    asked: u64,
    accounts: [Account; 2],
    pub(crate) allowance: u64,
    /// Whether to ask every question, since a reader waits.
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
        // With nothing to do there is still a position for the root.
        let nothing = Local::nothing(start);
        Some(Sums {
            search: Search::new(Parts::new(arena, touch, switches), &root.unwrap_or(nothing)),
            has_start: root.is_some(),
            asked: 0,
            accounts: [Account::default(); 2],
            allowance: 0,
            patient: false,
        })
    }

    pub(crate) fn wins(&mut self, arena: &Arena<W>, situation: &Situation<W>) -> bool {
        if situation.turn != Side::Refuter || !arena.doors.is_within(situation.own) {
            return false;
        }
        self.asked += 1;
        let left = |at: usize, rates| match self.patient {
            true => u64::MAX,
            false => self.accounts[at].left(self.asked, rates),
        };
        let left = [left(0, SUM), left(1, ROOMS)];
        let mut asks = self.search.game().switches;
        for (left, kind) in left.into_iter().zip([Switches::SUM, Switches::ROOMS]) {
            if left == 0 {
                asks = asks.minus(kind);
            }
        }
        if left == [0, 0] {
            return false;
        }
        let Some(local) = Local::of(arena, situation, asks) else {
            return false;
        };
        let kind = usize::from(local.vows());
        let known = self.won(arena, &local).then_some(Side::Claimant);
        let mut spent = 0;
        let winner = known.or_else(|| self.search.winner_of(&local)).or_else(|| {
            let budget = BUDGET.min(self.allowance).min(left[kind]);
            let before = self.search.expanded();
            let winner = (budget > 0).then(|| self.search.settle(&local, budget))?;
            spent = self.search.expanded() - before;
            self.allowance -= spent;
            winner
        });
        let wins = winner == Some(Side::Claimant);
        let account = &mut self.accounts[kind];
        account.spent += spent;
        account.answered += u64::from(wins);
        wins
    }

    pub(crate) fn settles(
        &mut self,
        arena: &Arena<W>,
        situation: &Situation<W>,
        expand: u64,
    ) -> bool {
        let asks = situation.turn == Side::Refuter && arena.doors.is_within(situation.own);
        let local = asks
            .then(|| Local::of(arena, situation, self.search.game().switches))
            .flatten();
        let won = |part: Local<W>| self.search.settle(&part, expand) == Some(Side::Claimant);
        local.is_some_and(|local| local.parts(arena).all(won))
    }

    pub(crate) fn known(&self, arena: &Arena<W>, situation: &Situation<W>) -> bool {
        let asks = situation.turn == Side::Refuter && arena.doors.is_within(situation.own);
        let local = asks
            .then(|| Local::of(arena, situation, self.search.game().switches))
            .flatten();
        local.is_some_and(|local| self.won(arena, &local))
    }

    fn won(&self, arena: &Arena<W>, local: &Local<W>) -> bool {
        let won = |part: Local<W>| self.search.winner_of(&part) == Some(Side::Claimant);
        local.parts(arena).all(won)
    }

    /// Positions kept, without a root that stands for nothing.
    pub(crate) fn kept(&self) -> u64 {
        u64::from(self.search.situations()) - u64::from(!self.has_start)
    }

    pub(crate) fn bytes(&self) -> u64 {
        let touch = &self.search.game().touch;
        self.search.bytes() + touch.as_ref().map_or(0, Touch::bytes) as u64
    }
}
