//! What follows a situation, as far as it is worth a node.

use loja_certificate::Answer;

use super::Search;
use super::graph::{Effort, wanted};
use crate::arena::Arena;
use crate::lemma::{gate, glance, look};
use crate::situation::{Situation, Turn};
use crate::switches::Switches;

impl<const W: usize> Search<W> {
    /// Settles the node, or writes down those of its successors that no lemma settles.
    pub(super) fn expand(&mut self, number: u32) {
        self.expanded += 1;
        let situation = self.graph.nodes[number].situation;
        self.survey.take(&self.arena, &situation);
        if let Some(answer) = look(&self.arena, self.switches, &situation, &self.survey) {
            self.graph.settle(number, answer);
            return;
        }
        if self.switches.has(Switches::TOUCH)
            && self.touch.wins(&self.arena, &situation, &self.survey)
        {
            self.graph.settle(number, Answer::Lock);
            return;
        }
        let wanted = wanted(situation.turn);
        let mut successors = std::mem::take(&mut self.successors);
        self.successors_into(&situation, &mut successors);
        let mut children = std::mem::take(&mut self.children);
        children.clear();
        let mut answer = None;
        // First all that needs no node: one of these may settle it.
        let (arena, switches) = (&self.arena, self.switches);
        successors.retain(|successor| {
            let seen = glance(arena, switches, successor);
            if seen == Some(wanted) {
                answer = seen;
            }
            seen.is_none()
        });
        for successor in &successors {
            if answer.is_some() {
                break;
            }
            let child = self
                .graph
                .find_or_add(successor, || first_effort(arena, successor));
            match self.graph.nodes[child].settled {
                Some(known) if known == wanted => answer = Some(known),
                Some(_) => {}
                None => children.push(child),
            }
        }
        match answer {
            Some(answer) => self.graph.settle(number, answer),
            None => self.graph.expand(number, &children),
        }
        self.successors = successors;
        self.children = children;
    }

    /// All successors but those that `doors` or `gate` refute at once.
    fn successors_into(&mut self, situation: &Situation<W>, successors: &mut Vec<Situation<W>>) {
        let (arena, switches) = (&self.arena, self.switches);
        successors.clear();
        let mut tried = situation.open(arena);
        let mut passes = situation.turn == Turn::Refuter || situation.may_pass(arena);
        // The only moves that leave no gate and no door open, unless they capture.
        let mut saving = arena.all;
        if situation.turn == Turn::Claimant {
            if switches.has(Switches::DOORS) {
                let open = arena.doors.minus(situation.own);
                if !open.is_empty() {
                    tried &= open;
                    passes = false;
                }
            }
            if switches.has(Switches::GATE) {
                for group in self.survey.own.iter().filter(|group| gate(arena, group)) {
                    saving &= group.liberties;
                    passes = false;
                }
            }
        }
        for x in tried.iter() {
            if let Some((successor, taken)) = situation.played(arena, &self.survey, x) {
                self.generated += 1;
                if saving.has(x) || !taken.is_empty() {
                    successors.push(successor);
                }
            }
        }
        if passes {
            self.generated += 1;
            successors.push(situation.passed());
        }
    }
}

/// How much work a situation looks like before anybody has looked. For a lock, each stone of the
/// refuter has to be taken, and each of his strings; for a refutation, the claimant's stones stand in the
/// way. Found by trial on the bestiary; the exact weights matter little.
fn first_effort<const W: usize>(arena: &Arena<W>, situation: &Situation<W>) -> Effort {
    let mut lock = 1 + situation.foe.len();
    let mut rest = situation.foe;
    while let Some(x) = rest.first() {
        rest = rest.minus(arena.reach(x, rest));
        lock += 1;
    }
    Effort {
        lock,
        refuted: 1 + situation.own.len() / 4,
    }
}
