//! A lock as a sum of local games.
//!
//! Once a chain of the claimant is safe, all that is left to be done falls apart: the parts between safe chains
//! are games of their own, in which the refuter begins, may pass, and need not mind a ko mark. When the claimant
//! wins all of them, the claim is a lock. When he does not, that tells nothing: what he plays elsewhere may be a threat.
//!
//! Before that, one chain may be taken for safe if it vows to breathe in two rooms ([`rooms`]): in each of their local games the claimant
//! keeps it a liberty, until he has made it an eye there.
//!
//! The games are searched like claims, in one graph for the whole claim, as the same part is met in
//! many situations of it. [`local`] says what a part is, [`play`] how it is played.

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

/// What the questions of the other search may expand.
#[derive(Clone, Copy)]
struct Rates {
    /// For nothing, …
    head_start: u64,
    /// … one more for so many questions, …
    questions: u64,
    /// … and so many more for each that was answered with yes.
    reward: u64,
}

/// Where a chain is safe.
const SUM: Rates = Rates {
    head_start: 500,
    questions: 8,
    reward: 16,
};

/// Where one vows to breathe in two rooms. Wide territory is won there or hardly ever, and other claims rarely ask.
const ROOMS: Rates = Rates {
    head_start: 500,
    questions: 1,
    reward: 256,
};

/// What one question may expand.
const BUDGET: u64 = 200;

/// How many questions of one kind had the answer yes, and what that took.
#[derive(Clone, Copy, Debug, Default)]
struct Account {
    answered: u64,
    spent: u64,
}

impl Account {
    /// What is left to be expanded after so many questions.
    fn left(&self, asked: u64, rates: Rates) -> u64 {
        let earned = rates.head_start + asked / rates.questions + rates.reward * self.answered;
        earned.saturating_sub(self.spent)
    }
}

/// The local games of one claim that were looked at so far.
#[derive(Clone, Debug)]
pub(crate) struct Sums<const W: usize> {
    pub(crate) search: Search<Parts<W>>,
    /// Whether the start of the claim has safe chains, or one that can vow. Its local games are the root of the search then.
    pub(crate) has_start: bool,
    /// How many questions were asked, and the accounts of those where a chain is safe, and of those where one has to vow.
    asked: u64,
    accounts: [Account; 2],
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
            accounts: [Account::default(); 2],
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
        let left = |at: usize, rates| match self.patient {
            true => u64::MAX,
            false => self.accounts[at].left(self.asked, rates),
        };
        let left = [left(0, SUM), left(1, ROOMS)];
        let mut asks = self.search.game.switches;
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
            let before = self.search.expanded;
            let winner = (budget > 0).then(|| self.search.settle(&local, budget))?;
            spent = self.search.expanded - before;
            self.allowance -= spent;
            winner
        });
        let wins = winner == Some(Side::Claimant);
        let account = &mut self.accounts[kind];
        account.spent += spent;
        account.answered += u64::from(wins);
        wins
    }

    /// Whether they are won, after no more than so many expansions in each part.
    pub(crate) fn settles(
        &mut self,
        arena: &Arena<W>,
        situation: &Situation<W>,
        expand: u64,
    ) -> bool {
        let asks = situation.turn == Side::Refuter && arena.doors.is_within(situation.own);
        let local = asks
            .then(|| Local::of(arena, situation, self.search.game.switches))
            .flatten();
        let won = |part: Local<W>| self.search.settle(&part, expand) == Some(Side::Claimant);
        local.is_some_and(|local| local.parts(arena).all(won))
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
