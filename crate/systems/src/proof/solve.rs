//! Finds strategies: writes down all situations, then from where each goal can be forced over and over.

use std::collections::HashMap;

use loja_search::Control;

use super::contest::{Contest, Oracle, Over, ProofTurn};
use super::limits::search_nodes;

/// Situations between two polls.
const EVERY: usize = 16;

/// Situations handed on between two polls.
const HANDED_ON: usize = 4096;

struct Written<C: Contest> {
    states: Vec<C::State>,
    numbers: HashMap<C::State, usize>,
    leads: Vec<Vec<(ProofTurn, usize)>>,
    from: Vec<Vec<usize>>,
    over: Vec<Option<bool>>,
    yes_moves: Vec<bool>,
}

/// The player who is right, with that player's turns.
pub(super) struct Strategy<C: Contest> {
    pub(super) answer: bool,
    numbers: HashMap<C::State, usize>,
    /// For yes, one list a goal; for no, one.
    turns: Vec<Vec<Option<ProofTurn>>>,
    /// When each was found to reach the first goal.
    order: Vec<usize>,
}

impl<C: Contest> Strategy<C> {
    pub(super) fn turn(&self, state: &C::State, goal: usize) -> Option<ProofTurn> {
        let number = *self.numbers.get(state)?;
        self.turns[if self.answer { goal } else { 0 }][number]
    }

    /// Grows with the way to the first goal.
    pub(super) fn far(&self, state: &C::State) -> Option<usize> {
        Some(self.order[*self.numbers.get(state)?])
    }
}

pub(super) fn solve<C: Contest>(
    contest: &C,
    control: &Control<'_>,
    inner: &mut Oracle<'_>,
) -> Option<Strategy<C>> {
    let written = Written::of(contest, control, inner)?;
    let size = written.states.len();
    let goals = contest.goals();
    let meets: Vec<Vec<bool>> = (0..goals)
        .map(|goal| {
            written
                .states
                .iter()
                .map(|state| contest.meets(state, goal))
                .collect()
        })
        .collect();
    let mut kept = vec![true; size];
    // When yes gave up each situation, and when it is won on the way to each goal.
    let mut given_up = vec![usize::MAX; size];
    let mut order = vec![vec![usize::MAX; size]; goals];
    let mut step = 0;
    loop {
        let before = kept.clone();
        for goal in 0..goals {
            if control.is_over() {
                return None;
            }
            let core = (0..size).filter(|&at| match written.over[at] {
                Some(right) => right,
                None => meets[goal][at] && written.forces(at, true, |to| kept[to]),
            });
            let core: Vec<usize> = core.collect();
            order[goal] = written.attracted(&core, control)?;
            step += 1;
            for at in 0..size {
                let lost = order[goal][at] == usize::MAX;
                if kept[at] && lost {
                    kept[at] = false;
                    given_up[at] = step;
                }
            }
        }
        if kept == before {
            break;
        }
    }
    let answer = kept[0];
    let choice = |at: usize, goal: usize| {
        if written.over[at].is_some() || written.yes_moves[at] != answer || kept[at] != answer {
            return None;
        }
        let leads = written.leads[at].iter();
        let best = if !answer {
            leads.min_by_key(|(_, to)| given_up[*to])
        } else if meets[goal][at] {
            leads
                .filter(|(_, to)| kept[*to])
                .min_by_key(|(_, to)| order[goal][*to])
        } else {
            leads.min_by_key(|(_, to)| order[goal][*to])
        };
        best.map(|(turn, _)| *turn)
    };
    let lists = if answer { goals } else { 1 };
    let turns = (0..lists)
        .map(|goal| (0..size).map(|at| choice(at, goal)).collect())
        .collect();
    Some(Strategy {
        answer,
        numbers: written.numbers,
        turns,
        order: order.swap_remove(0),
    })
}

impl<C: Contest> Written<C> {
    fn of(contest: &C, control: &Control<'_>, inner: &mut Oracle<'_>) -> Option<Written<C>> {
        let start = contest.start();
        let mut written: Written<C> = Written {
            states: vec![start.clone()],
            numbers: HashMap::from([(start, 0)]),
            leads: Vec::new(),
            from: vec![Vec::new()],
            over: Vec::new(),
            yes_moves: Vec::new(),
        };
        while written.leads.len() < written.states.len() {
            let at = written.leads.len();
            let too_many = written.states.len() as u64 > search_nodes(control);
            if too_many || at.is_multiple_of(EVERY) && control.is_over() {
                return None;
            }
            control.spend(1);
            let state: C::State = written.states[at].clone();
            let over = match contest.over(&state, inner) {
                Over::No => None,
                Over::Right(right) => Some(right),
                Over::Open => return None,
            };
            let mut leads = Vec::new();
            let next = if over.is_none() {
                contest.next(&state)
            } else {
                Vec::new()
            };
            for (turn, state) in next {
                let fresh = written.states.len();
                let number = *written.numbers.entry(state).or_insert_with_key(|state| {
                    written.states.push(state.clone());
                    written.from.push(Vec::new());
                    fresh
                });
                written.from[number].push(at);
                leads.push((turn, number));
            }
            written.leads.push(leads);
            written.over.push(over);
            written.yes_moves.push(contest.yes_moves(&state));
        }
        Some(written)
    }

    fn forces(&self, at: usize, yes: bool, wanted: impl Fn(usize) -> bool) -> bool {
        let mut leads = self.leads[at].iter().map(|(_, to)| *to);
        if self.yes_moves[at] == yes {
            leads.any(wanted)
        } else {
            !self.leads[at].is_empty() && leads.all(wanted)
        }
    }

    /// From where yes forces one of these: the order of discovery, or `usize::MAX`.
    fn attracted(&self, core: &[usize], control: &Control<'_>) -> Option<Vec<usize>> {
        let mut order = vec![usize::MAX; self.states.len()];
        let mut left: Vec<usize> = self.leads.iter().map(Vec::len).collect();
        let mut waiting = std::collections::VecDeque::new();
        for (number, &at) in core.iter().enumerate() {
            order[at] = number;
            waiting.push_back(at);
        }
        let mut count = core.len();
        for turn in 0_usize.. {
            let Some(at) = waiting.pop_front() else {
                break;
            };
            if turn % HANDED_ON == HANDED_ON - 1 && control.is_over() {
                return None;
            }
            for &before in &self.from[at] {
                left[before] = left[before].saturating_sub(1);
                let forced = self.yes_moves[before] || left[before] == 0;
                if order[before] == usize::MAX && self.over[before].is_none() && forced {
                    order[before] = count;
                    count += 1;
                    waiting.push_back(before);
                }
            }
        }
        Some(order)
    }
}
