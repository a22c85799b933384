//! Any other situation, settled on demand in the same graph.

use loja_certificate::Answer;

use super::Search;
use super::graph::Effort;
use crate::lemma::{glance, look};
use crate::situation::Situation;
use crate::switches::Switches;

impl<const W: usize> Search<W> {
    /// Settles a situation of the same arena, if that takes no more expansions than this.
    ///
    /// The search for the root is interrupted: its path is left, and what leans on the path is
    /// forgotten. All conclusions stay, as they depend on situations alone, and the next run takes
    /// a new path from the root.
    pub(crate) fn decide(&mut self, situation: &Situation<W>, expand: u64) -> Option<Answer> {
        if self.arena.hopeless {
            return Some(Answer::Refuted);
        }
        if let Some(answer) = glance(&self.arena, self.switches, situation) {
            return Some(answer);
        }
        let effort = || Effort {
            lock: 1,
            refuted: 1,
        };
        let number = self.graph.find_or_add(situation, effort);
        if let Some(answer) = self.graph.nodes[number].settled {
            return Some(answer);
        }
        self.interrupt();
        let root = std::mem::replace(&mut self.root, number);
        let answer = self.run(expand);
        self.interrupt();
        self.root = root;
        answer
    }

    /// What the lemmas say of a situation, and otherwise whether it is settled already.
    pub(crate) fn known(&mut self, situation: &Situation<W>) -> Option<Answer> {
        if self.arena.hopeless {
            return Some(Answer::Refuted);
        }
        if let Some(answer) = glance(&self.arena, self.switches, situation) {
            return Some(answer);
        }
        let number = self.graph.find(situation);
        if let Some(answer) = number.and_then(|number| self.graph.nodes[number].settled) {
            return Some(answer);
        }
        self.survey.take(&self.arena, situation);
        look(&self.arena, self.switches, situation, &self.survey)
    }

    /// Whether the lemma `touch` gives the claimant a lock, with the turn at the refuter. This takes
    /// longer than the other lemmas.
    pub(crate) fn touched(&mut self, situation: &Situation<W>) -> bool {
        if !self.switches.has(Switches::TOUCH) {
            return false;
        }
        self.survey.take(&self.arena, situation);
        self.touch.wins(&self.arena, situation, &self.survey)
    }

    /// Leaves the path, and forgets what leans on it.
    fn interrupt(&mut self) {
        while !self.path.is_empty() {
            self.leave();
        }
        self.forget(0);
    }
}
