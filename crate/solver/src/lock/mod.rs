//! The lock question (C4 to C8) as a game of the [`search`](crate::search).
//!
//! The claimant's goal is a formation (C8). The claimant wins exactly where the claim is a lock, as C7 depends on the
//! situation alone (see `loja_certificate`), and loses a proof that repeats a situation (C7.2, C7.3).

pub(crate) mod arena;
pub(crate) mod certify;
pub(crate) mod claim_search;
pub(crate) mod guess;
mod layout;
pub(crate) mod lemma;
pub(crate) mod situation;
pub(crate) mod sum;
pub(crate) mod zone;

use loja_certificate::Answer;

use std::ops::{Deref, DerefMut};

use crate::search::game::{Effort, Game, Side};
use crate::search::{self, CirclesLoseForClaimant};
use crate::switches::Switches;
use arena::Arena;
use guess::{Field, Guess, Judgement};
use lemma::{Touch, gate, glance, look};
use situation::{Situation, Survey};
use sum::Sums;

#[derive(Clone, Debug)]
pub(crate) struct Lock<const W: usize> {
    pub(crate) arena: Arena<W>,
    pub(crate) switches: Switches,
    pub(crate) generated: u64,
    touch: Touch<W>,
    pub(crate) sums: Option<Box<Sums<W>>>,
    // Kept to save its memory.
    survey: Survey<W>,
    guess: Guess<W>,
    judgement: Judgement<W>,
}

#[derive(Clone, Debug)]
pub(crate) struct Search<const W: usize>(search::Search<Lock<W>>);

impl<const W: usize> Deref for Search<W> {
    type Target = search::Search<Lock<W>>;
    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<const W: usize> DerefMut for Search<W> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

pub(crate) const fn answer_of(winner: Side) -> Answer {
    match winner {
        Side::Claimant => Answer::Lock,
        Side::Refuter => Answer::Refuted,
    }
}

pub(crate) const fn winner_of(answer: Answer) -> Side {
    match answer {
        Answer::Lock => Side::Claimant,
        Answer::Refuted => Side::Refuter,
    }
}

impl<const W: usize> Game for Lock<W> {
    type Key = Situation<W>;

    #[inline]
    fn glance(&self, situation: &Situation<W>) -> Option<Side> {
        if self.arena.hopeless {
            return Some(Side::Refuter);
        }
        glance(&self.arena, self.switches, situation).map(winner_of)
    }

    #[inline]
    fn expand(
        &mut self,
        situation: &Situation<W>,
        successors: &mut Vec<Situation<W>>,
    ) -> Option<Side> {
        self.survey.take(&self.arena, situation);
        if let Some(answer) = look(&self.arena, self.switches, situation, &self.survey) {
            return Some(winner_of(answer));
        }
        if self.switches.has(Switches::TOUCH)
            && self.touch.wins(&self.arena, situation, &self.survey)
        {
            return Some(Side::Claimant);
        }
        let arena = &self.arena;
        let sums = self.sums.as_mut();
        if sums.is_some_and(|sums| sums.wins(arena, situation)) {
            return Some(Side::Claimant);
        }
        self.successors_into(situation, successors);
        None
    }

    #[inline]
    fn effort(&self, situation: &Situation<W>) -> Effort {
        let chains = self.guess.chains_after(situation);
        let usual = first_effort(situation, chains);
        let judged = self.judgement.of(&self.arena, &self.survey, situation);
        self.guess.effort(situation, usual, judged)
    }

    #[inline]
    fn are_alike(&self) -> bool {
        self.switches.has(Switches::ALIKE)
    }

    fn counterpart(
        &mut self,
        of: &Situation<W>,
        from: &Situation<W>,
        to: &Situation<W>,
    ) -> Option<Situation<W>> {
        if of.turn != from.turn {
            return None;
        }
        let stone = match from.turn {
            Side::Claimant => to.own.minus(from.own),
            Side::Refuter => to.foe.minus(from.foe),
        };
        let Some(x) = stone.first() else {
            let passes = of.turn == Side::Refuter || of.may_pass(&self.arena);
            return passes.then(|| of.passed());
        };
        if !of.open(&self.arena).has(x) {
            return None;
        }
        self.survey.take(&self.arena, of);
        Some(of.played(&self.arena, &self.survey, x)?.0)
    }
}

impl<const W: usize> Lock<W> {
    /// All successors but those that `doors` or `gate` refute at once.
    fn successors_into(&mut self, situation: &Situation<W>, successors: &mut Vec<Situation<W>>) {
        let (arena, switches) = (&self.arena, self.switches);
        let mut tried = situation.open(arena);
        let mut passes = situation.turn == Side::Refuter || situation.may_pass(arena);
        // Without capturing, only these moves leave no gate and no open door.
        let mut saving = arena.all;
        if situation.turn == Side::Claimant {
            if switches.has(Switches::DOORS) {
                let open = arena.doors.minus(situation.own);
                if !open.is_empty() {
                    tried &= open;
                    passes = false;
                }
            }
            if switches.has(Switches::GATE) {
                for chain in self.survey.own.iter().filter(|chain| gate(arena, chain)) {
                    saving &= chain.liberties;
                    passes = false;
                }
            }
        }
        self.guess.begin(arena, situation);
        self.judgement.begin(arena, &self.survey, situation);
        let (guess, survey) = (&mut self.guess, &self.survey);
        let mut see = |stone| guess.see(Field::Claim, arena, survey, situation, stone);
        for x in tried.iter() {
            if let Some((successor, taken)) = situation.played(arena, survey, x) {
                self.generated += 1;
                if saving.has(x) || !taken.is_empty() {
                    see(Some(x));
                    successors.push(successor);
                }
            }
        }
        if passes {
            self.generated += 1;
            see(None);
            successors.push(situation.passed());
        }
    }
}

/// The work a situation seems to need.
///
/// A lock has to capture each refuter's stone and chain; a refutation faces the claimant's stones. Found by trial;
/// the exact weights matter little.
fn first_effort<const W: usize>(situation: &Situation<W>, foe_chains: u32) -> Effort {
    Effort {
        claimant: 1 + situation.foe.len() + foe_chains,
        refuter: 1 + situation.own.len() / 4,
    }
}

impl<const W: usize> CirclesLoseForClaimant for Lock<W> {}

impl<const W: usize> Search<W> {
    pub(crate) fn of_claim(
        mut arena: Arena<W>,
        start: &Situation<W>,
        switches: Switches,
    ) -> Search<W> {
        arena.dead = switches.has(Switches::DEAD) && switches.has(Switches::SUM);
        let sums = Sums::new(&arena, start, switches);
        arena.dead &= sums.is_some();
        let lock = Lock {
            sums: sums.map(Box::new),
            judgement: Judgement::new(&arena, start),
            arena,
            switches,
            generated: 0,
            touch: Touch::default(),
            survey: Survey::default(),
            guess: Guess::default(),
        };
        Search(search::Search::new(lock, start))
    }

    pub(crate) fn answer(&self) -> Option<Answer> {
        self.winner().map(answer_of)
    }

    /// The memory of the search and of all that its lemmas keep.
    pub(crate) fn bytes_in_all(&self) -> u64 {
        let sums = self.game().sums.as_ref();
        self.bytes() + self.game().touch.bytes() as u64 + sums.map_or(0, |sums| sums.bytes())
    }

    pub(crate) fn spent(&self) -> u64 {
        let sums = self.game().sums.as_ref();
        self.expanded() + sums.map_or(0, |sums| sums.search.expanded())
    }

    pub(crate) fn generated(&self) -> u64 {
        let sums = self.game().sums.as_ref();
        self.game().generated + sums.map_or(0, |sums| sums.search.game().generated)
    }

    pub(crate) fn kept(&self) -> u64 {
        let sums = self.game().sums.as_ref();
        u64::from(self.situations()) + sums.map_or(0, |sums| sums.kept())
    }

    pub(crate) fn expanded_in(&self, sums: bool) -> u64 {
        match (sums, &self.game().sums) {
            (false, _) => self.expanded(),
            (true, Some(sums)) => sums.search.expanded(),
            (true, None) => 0,
        }
    }

    pub(crate) fn allow_sums(&mut self, turn: u64) {
        if let Some(sums) = &mut self.game_mut().sums {
            sums.allowance = turn;
        }
    }

    pub(crate) fn turn(&mut self, step: u64, most: u64) {
        if let Some(sums) = &mut self.game_mut().sums {
            sums.allowance = sums.allowance.min(most.saturating_sub(step));
        }
        self.run(step);
    }

    pub(crate) fn turn_of_sums(&mut self, slice: u64) {
        let sums = self.game_mut().sums.as_mut();
        let winner = sums.and_then(|sums| sums.search.run(slice));
        if winner == Some(Side::Claimant) {
            self.conclude(Side::Claimant);
        }
    }

    pub(crate) fn make_room_in_parts(&mut self, full: u64) {
        if self.bytes() >= full {
            self.make_room();
        }
        if let Some(sums) = &mut self.game_mut().sums
            && sums.search.bytes() >= full
        {
            sums.search.make_room();
        }
    }

    pub(crate) fn keep_all_conclusions(&mut self) {
        self.keep_conclusions();
        if let Some(sums) = &mut self.game_mut().sums {
            sums.search.keep_conclusions();
        }
    }

    /// Wins the local games of a situation again, so that the search knows how.
    pub(crate) fn look_at_sum(&mut self, situation: &Situation<W>) {
        let lock = self.game_mut();
        if let Some(sums) = &mut lock.sums {
            (sums.allowance, sums.patient) = (u64::MAX, true);
            sums.wins(&lock.arena, situation);
            sums.patient = false;
        }
    }

    pub(crate) fn decide(&mut self, situation: &Situation<W>, expand: u64) -> Option<Answer> {
        let mut for_sums = 0;
        if let Some(sums) = &mut self.game_mut().sums {
            for_sums = expand / 2;
            (sums.allowance, sums.patient) = (for_sums, true);
        }
        let winner = self.settle(situation, expand - for_sums);
        if let Some(sums) = &mut self.game_mut().sums {
            sums.patient = false;
        }
        winner.map(answer_of)
    }

    pub(crate) fn known(&mut self, situation: &Situation<W>) -> Option<Answer> {
        if let Some(winner) = self.winner_of(situation) {
            return Some(answer_of(winner));
        }
        let lock = self.game_mut();
        lock.survey.take(&lock.arena, situation);
        let answer = look(&lock.arena, lock.switches, situation, &lock.survey);
        answer.or_else(|| self.summed(situation).then_some(Answer::Lock))
    }

    pub(crate) fn summed(&self, situation: &Situation<W>) -> bool {
        let sums = self.game().sums.as_ref();
        sums.is_some_and(|sums| sums.known(&self.game().arena, situation))
    }

    /// Whether `touch` gives a lock here, with the refuter to move; slower than the other lemmas.
    pub(crate) fn touched(&mut self, situation: &Situation<W>) -> bool {
        let lock = self.game_mut();
        if !lock.switches.has(Switches::TOUCH) {
            return false;
        }
        lock.survey.take(&lock.arena, situation);
        lock.touch.wins(&lock.arena, situation, &lock.survey)
    }
}
