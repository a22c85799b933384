//! Which claims to decide, in which order, and with how much effort.
//!
//! Control is the union of a player's locks (C3, C4). [`Claims`] yields the sets worth a proof; the schedule hands
//! them out, keeps the answers, and always knows what is settled. [`Referee`](crate::Referee) does the searching.
//!
//! # The order
//!
//! Budgets grow by steps of ten: every claim is tried with a few nodes first, and undecided ones come back with more.
//! The next step goes to the stage that will have used the fewest nodes after it. So no stage waits forever, and no
//! hard claim continues while its cost would give others their first tries. Within a stage, small sets go first. A
//! set within known control is dropped, since it adds nothing.
//!
//! # The nodes
//!
//! A task lends nodes, which count as spent until it comes back with a [`Spent`], which only a run makes and which
//! counts once. So all tasks together never exceed the limit.
//!
//! # Shared answers
//!
//! Claims with equal [keys](crate::claims::isomorphism) have equal answers, for either player and anywhere on the
//! board. While one of them is out or will continue, the others wait for it.

use loja_certificate::{Answer, Claim};
use loja_rules::{ByColor, Color, PointSet, State, saturated};
use loja_search::{Control, Halt, Limits};

use crate::claims::Claims;
use crate::claims::isomorphism::{Key, key};
use crate::hash::QuickMap;
use crate::progress::Progress;
use crate::spent::Spent;
use crate::switches::Switches;
use crate::verdict::Verdict;

/// How far a referee goes.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The lemmas for choosing claims and for searching.
    pub switches: Switches,
    /// For the whole state: the nodes of all claims, never exceeded, and the memory of all proofs, out or kept.
    pub limits: Limits,
    /// Memory for keeping proofs whose claims may return, at most half of the limit. Others start over.
    pub kept: u64,
    /// The sets that each player's [`Claims`] look at.
    pub sets: u64,
    /// The nodes of a first try; each later try has ten times as many.
    pub first: u64,
}

impl Options {
    /// The usual options, within these limits.
    #[must_use]
    pub const fn within(limits: Limits) -> Options {
        Options {
            switches: Switches::ALL,
            limits,
            kept: 256 << 20,
            sets: Claims::MOST,
            first: 2_000,
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::within(Limits::default())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Task {
    /// Unchanged when the claim comes back, so that its proof continues.
    pub(crate) id: u64,
    pub(crate) claim: Claim,
    pub(crate) lent: u64,
}

/// A claim with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Decided {
    /// The claimant.
    pub player: Color,
    /// The claimed set.
    pub set: PointSet,
    /// The answer so far.
    pub verdict: Verdict,
    /// The nodes spent on it; 0 if one with an equal key was decided before.
    pub nodes: u64,
    /// If undecided, why the last search ended; `None` when its answer can't be shown.
    pub halt: Option<Halt>,
    /// If undecided, how far the last search came; which way it leans is no verdict.
    pub progress: Option<Progress>,
}

/// The control of a position, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The locations that each player controls (C3): the members (C3.1) of sets that the player can lock (C3.2).
    pub control: ByColor<PointSet>,
    /// The locations that each player may control besides; all others are decided.
    pub open: ByColor<PointSet>,
    /// The claims in the order of their answers, the undecided last.
    pub claims: Vec<Decided>,
    /// Refuted claims beyond the list's limit.
    pub unlisted: u64,
    /// Claims with an answer that can't be shown ([`Found::Unshown`](crate::Found::Unshown)), so open for good.
    pub unshown: u64,
    /// Claims looked up but never tried.
    pub untried: u64,
    /// All nodes.
    pub nodes: u64,
}

impl Report {
    /// Whether nothing is open.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        Color::ALL
            .into_iter()
            .all(|player| self.open[player].is_empty())
    }
}

#[derive(Clone, Debug)]
struct Pending {
    id: u64,
    claim: Claim,
    key: Key,
    stage: usize,
    nodes: u64,
    lent: u64,
    /// No further try would decide it.
    is_given_up: bool,
    /// The last try was stopped.
    is_unfinished: bool,
    /// Why the last try ended, and how far it came.
    halt: Option<Halt>,
    progress: Option<Progress>,
}

#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    state: State,
    options: Options,
    claims: ByColor<Claims>,
    control: ByColor<PointSet>,
    /// Every claim without an answer, out or not, by number.
    #[expect(
        clippy::vec_box,
        reason = "what is taken out moves the pointers of all that follow"
    )]
    pending: Vec<Box<Pending>>,
    /// For each stage, the size and number of its waiting claims, in order.
    waiting: Vec<Vec<(usize, u64)>>,
    fresh: usize,
    out: Vec<u64>,
    known: QuickMap<Key, Verdict>,
    spent: Vec<u64>,
    decided: Vec<Decided>,
    unlisted: u64,
    nodes: u64,
    lent: u64,
    last_id: u64,
}

impl Schedule {
    /// Fresh claims looked at ahead.
    const AHEAD: usize = 64;
    /// While more claims than this wait undecided, no fresh ones are made.
    const WAITING: usize = 20_000;
    /// The most refuted claims listed, and answers shared.
    const KEPT: usize = 50_000;
    /// The last stage, whose budget is beyond all limits.
    const STAGES: usize = 16;

    pub(crate) fn new(state: &State, options: Options) -> Schedule {
        let claims = |player| Claims::new(state, player, options.switches).within(options.sets);
        Schedule {
            state: state.clone(),
            options,
            claims: ByColor {
                black: claims(Color::Black),
                white: claims(Color::White),
            },
            control: ByColor::default(),
            pending: Vec::new(),
            waiting: vec![Vec::new(); Schedule::STAGES],
            fresh: 0,
            out: Vec::new(),
            known: QuickMap::default(),
            spent: vec![0; Schedule::STAGES],
            decided: Vec::new(),
            unlisted: 0,
            nodes: 0,
            lent: 0,
            last_id: 0,
        }
    }

    /// The next claim worth deciding, with its budget; `None` as in `Referee::take`.
    pub(crate) fn next(&mut self, control: &Control<'_>) -> Option<Task> {
        self.next_from(0, control)
    }

    pub(crate) fn next_tried(&mut self) -> Option<Task> {
        self.next_from(1, &Control::default())
    }

    fn next_from(&mut self, first: usize, control: &Control<'_>) -> Option<Task> {
        loop {
            if first == 0 && self.look_ahead(control).is_err() {
                return None;
            }
            let left = self
                .options
                .limits
                .nodes
                .saturating_sub(self.nodes + self.lent);
            if left == 0 {
                return None;
            }
            let (stage, at) = self.choose(first)?;
            let (_, id) = self.waiting[stage].remove(at);
            self.fresh -= usize::from(stage == 0);
            let Ok(at) = self.find(id) else {
                continue;
            };
            let pending = &mut self.pending[at];
            if pending
                .claim
                .set()
                .is_subset(&self.control[pending.claim.player()])
            {
                self.pending.remove(at);
                continue;
            }
            let budget = budget(self.options.first, stage).min(left);
            pending.lent = budget;
            self.lent += budget;
            // Counts as used until it comes back.
            self.spent[stage] += budget;
            self.out.push(id);
            return Some(Task {
                id,
                claim: pending.claim.clone(),
                lent: budget,
            });
        }
    }

    /// Whether the task comes from another schedule, where its number is another claim.
    pub(crate) fn is_foreign(&self, id: u64, claim: &Claim) -> bool {
        self.find(id)
            .is_ok_and(|at| self.pending[at].claim != *claim)
    }

    /// Takes a task's answer and its nodes; ignores tasks that are not out.
    pub(crate) fn answer(&mut self, id: u64, verdict: Verdict, spent: Spent) {
        let nodes = spent.counted();
        let Some(out) = self.out.iter().position(|&out| out == id) else {
            return;
        };
        self.out.swap_remove(out);
        self.nodes += nodes;
        let Ok(at) = self.find(id) else {
            return;
        };
        let pending = &mut self.pending[at];
        let lent = std::mem::take(&mut pending.lent);
        self.lent -= lent;
        pending.nodes += nodes;
        let spent = &mut self.spent[pending.stage];
        *spent = spent.saturating_sub(lent).saturating_add(nodes);
        if verdict != Verdict::UNDECIDED {
            self.settle(id, verdict);
            return;
        }
        // After the last stage it stays open for good.
        let is_unfinished = std::mem::take(&mut pending.is_unfinished);
        pending.stage = if pending.is_given_up {
            Schedule::STAGES
        } else {
            pending.stage + usize::from(!is_unfinished)
        };
        let place = (pending.claim.set().len(), id);
        if let Some(waiting) = self.waiting.get_mut(pending.stage)
            && let Err(at) = waiting.binary_search(&place)
        {
            waiting.insert(at, place);
        }
    }

    pub(crate) fn note(&mut self, id: u64, halt: Option<Halt>, progress: Option<Progress>) {
        if let Ok(at) = self.find(id) {
            self.pending[at].halt = halt;
            self.pending[at].progress = progress;
        }
    }

    /// Returns a task stopped before its end to the schedule; it keeps its budget.
    pub(crate) fn put_back(&mut self, id: u64, spent: Spent) {
        if let Ok(at) = self.find(id) {
            self.pending[at].is_unfinished = true;
        }
        self.answer(id, Verdict::UNDECIDED, spent);
    }

    /// Returns a task that no further try will decide; its claim stays open.
    pub(crate) fn give_up(&mut self, id: u64, spent: Spent) {
        if let Ok(at) = self.find(id) {
            // Its nodes are counted where they were spent.
            self.pending[at].is_given_up = true;
        }
        self.answer(id, Verdict::UNDECIDED, spent);
    }

    pub(crate) fn are_out(&self) -> usize {
        self.out.len()
    }

    pub(crate) fn is_pending(&self, id: u64) -> bool {
        self.find(id).is_ok_and(|at| !self.pending[at].is_given_up)
    }

    fn find(&self, id: u64) -> Result<usize, usize> {
        self.pending.binary_search_by_key(&id, |pending| pending.id)
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) fn report(&self) -> Report {
        let mut open = ByColor {
            black: self.claims.black.open(),
            white: self.claims.white.open(),
        };
        let (mut claims, mut unshown, mut untried) = (self.decided.clone(), 0, 0);
        for pending in &self.pending {
            let player = pending.claim.player();
            let adds = pending.claim.set().difference(&self.control[player]);
            if adds.is_empty() {
                continue;
            }
            open[player] = open[player].union(&adds);
            unshown += u64::from(pending.is_given_up && pending.halt.is_none());
            let is_tried = pending.nodes > 0 || pending.is_given_up;
            untried += u64::from(!is_tried);
            if is_tried {
                claims.push(Decided {
                    player,
                    set: pending.claim.set().clone(),
                    verdict: Verdict::UNDECIDED,
                    nodes: pending.nodes,
                    halt: pending.halt,
                    progress: pending.progress,
                });
            }
        }
        for player in Color::ALL {
            open[player] = open[player].difference(&self.control[player]);
        }
        Report {
            control: self.control.clone(),
            open,
            claims,
            unlisted: self.unlisted,
            unshown,
            untried,
            nodes: self.nodes,
        }
    }

    fn look_ahead(&mut self, control: &Control<'_>) -> Result<(), Halt> {
        while self.fresh < Schedule::AHEAD
            && self.waiting.iter().map(Vec::len).sum::<usize>() < Schedule::WAITING
        {
            let mut made = false;
            for player in Color::ALL {
                let Some(set) = self.claims[player].look_up(control)? else {
                    continue;
                };
                made = true;
                // By the blocks theorem the set is bordered.
                let Ok(claim) = Claim::new(&self.state, player, &set) else {
                    continue;
                };
                self.last_id += 1;
                let id = self.last_id;
                let pending = Box::new(Pending {
                    id,
                    key: key(&claim),
                    claim,
                    stage: 0,
                    nodes: 0,
                    lent: 0,
                    is_given_up: false,
                    is_unfinished: false,
                    halt: None,
                    progress: None,
                });
                let known = self.known.get(&pending.key).copied();
                let place = (set.len(), id);
                let at = self.waiting[0].partition_point(|other| *other < place);
                self.waiting[0].insert(at, place);
                self.fresh += 1;
                // Its number is the highest.
                self.pending.push(pending);
                if let Some(verdict) = known {
                    self.close(id, verdict);
                }
            }
            if !made {
                break;
            }
        }
        Ok(())
    }

    /// The first claim of the stage that will have used the fewest nodes after it, except claims like one that is
    /// out.
    fn choose(&self, first: usize) -> Option<(usize, usize)> {
        let key = |id: u64| Some(&self.pending[self.find(id).ok()?].key);
        let busy: Vec<&Key> = self.out.iter().filter_map(|&id| key(id)).collect();
        let mut best = None;
        for (stage, waiting) in self.waiting.iter().enumerate().skip(first) {
            let waits = |key: &Key| busy.contains(&key) || stage == 0 && self.is_gone_on_with(key);
            let free = waiting
                .iter()
                .position(|&(_, id)| key(id).is_none_or(|key| !waits(key)));
            let after = self.spent[stage].saturating_add(budget(self.options.first, stage));
            if let Some(at) = free
                && best.is_none_or(|(least, _)| after < least)
            {
                best = Some((after, (stage, at)));
            }
        }
        best.map(|(_, place)| place)
    }

    fn is_gone_on_with(&self, key: &Key) -> bool {
        let mut tried = self.pending.iter().filter(|pending| pending.stage > 0);
        tried.any(|pending| !pending.is_given_up && pending.key == *key)
    }

    fn settle(&mut self, id: u64, verdict: Verdict) {
        let Ok(at) = self.find(id) else {
            return;
        };
        let key = self.pending[at].key.clone();
        self.close(id, verdict);
        let like = self.pending.iter().filter(|pending| pending.key == key);
        let like: Vec<u64> = like.map(|pending| pending.id).collect();
        for id in like {
            self.close(id, verdict);
        }
        if self.known.len() < Schedule::KEPT {
            self.known.insert(key, verdict);
        }
    }

    fn close(&mut self, id: u64, verdict: Verdict) {
        let Ok(at) = self.find(id) else {
            return;
        };
        let pending = self.pending.remove(at);
        let (player, set) = (pending.claim.player(), pending.claim.set().clone());
        if let Some(waiting) = self.waiting.get_mut(pending.stage)
            && let Ok(at) = waiting.binary_search(&(set.len(), id))
        {
            waiting.remove(at);
            self.fresh -= usize::from(pending.stage == 0);
        }
        if verdict == Answer::Lock {
            self.control[player] = self.control[player].union(&set);
            self.claims[player].controls(&set);
        }
        if verdict == Answer::Lock || self.decided.len() < Schedule::KEPT {
            self.decided.push(Decided {
                player,
                set,
                verdict,
                nodes: pending.nodes,
                halt: None,
                progress: None,
            });
        } else {
            self.unlisted += 1;
        }
    }
}

fn budget(first: u64, stage: usize) -> u64 {
    let times = saturated(stage);
    first.max(1).saturating_mul(10_u64.saturating_pow(times))
}

#[cfg(test)]
mod tests;
