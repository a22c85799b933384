//! What follows a situation of a proof, as far as it is worth a node.

use super::Lock;
use super::guess::Field;
use super::lemma::gate;
use super::situation::Situation;
use crate::search::game::{Effort, Side};
use crate::switches::Switches;

impl<const W: usize> Lock<W> {
    /// All successors but those that `doors` or `gate` refute at once.
    pub(super) fn successors_into(
        &mut self,
        situation: &Situation<W>,
        successors: &mut Vec<Situation<W>>,
    ) {
        let (arena, switches) = (&self.arena, self.switches);
        let mut tried = situation.open(arena);
        let mut passes = situation.turn == Side::Refuter || situation.may_pass(arena);
        // The only moves that leave no gate and no door open, unless they capture.
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

/// How much work a situation looks like before anybody has looked. For a lock, each stone of the
/// refuter has to be taken, and each of his chains; for a refutation, the claimant's stones stand in the
/// way. Found by trial on the bestiary; the exact weights matter little.
pub(super) fn first_effort<const W: usize>(situation: &Situation<W>, foe_chains: u32) -> Effort {
    Effort {
        claimant: 1 + situation.foe.len() + foe_chains,
        refuter: 1 + situation.own.len() / 4,
    }
}
