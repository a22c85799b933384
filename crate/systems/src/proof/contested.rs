//! A question's game without its state type.

use std::collections::{HashMap, HashSet};

use loja_search::Control;

use super::advise::{Advise, Advised};
use super::contest::{Contest, Inner, Oracle, Over, ProofTurn};
use super::refused::Refused;
use super::{solve, walk};

/// No line is longer.
const LONGEST: usize = 400;

/// The most situations searched for the longest defence.
const MOST: usize = 50_000;

/// The turns in the order of the walk, and what it asked.
pub type Walked = Option<(Vec<ProofTurn>, Vec<Inner>)>;

/// A [`Contest`] whatever its states are.
pub trait Contested {
    /// Walks through all that these turns allow, and counts situations.
    ///
    /// # Errors
    /// If that doesn't show the answer.
    fn walked(
        &self,
        answer: bool,
        turns: &[ProofTurn],
        inner: &mut Oracle<'_>,
    ) -> Result<usize, Refused>;

    /// The turns that show an answer, in the order of the walk.
    fn found(&self, answer: bool, control: &Control<'_>, inner: &mut Oracle<'_>) -> Walked;
}

impl<C: Advise> Contested for C {
    fn walked(
        &self,
        answer: bool,
        turns: &[ProofTurn],
        inner: &mut Oracle<'_>,
    ) -> Result<usize, Refused> {
        let mut turns = turns.iter();
        let mut choose = |_: &C::State, _| turns.next().copied();
        let situations = walk::walk(self, answer, &mut choose, inner)?;
        match turns.next() {
            None => Ok(situations),
            Some(_) => Err(Refused::TooLong),
        }
    }

    fn found(&self, answer: bool, control: &Control<'_>, inner: &mut Oracle<'_>) -> Walked {
        let finder = Finder {
            answer,
            control,
            inner,
        };
        finder.find(self)
    }
}

pub(super) fn line<C: Advise>(contest: &C, control: &Control<'_>) -> Option<Vec<ProofTurn>> {
    match contest.advised(control, |turn| longest_defence(contest, turn)) {
        Advised::Found(line) => line,
        Advised::NotFound => None,
        Advised::Silent => shortest_line(contest, control),
    }
}

struct Finder<'f, 'c, 'o> {
    answer: bool,
    control: &'f Control<'c>,
    inner: &'f mut Oracle<'o>,
}

impl Finder<'_, '_, '_> {
    fn walked<C: Contest>(
        &mut self,
        contest: &C,
        strategy: &mut dyn FnMut(&C::State, usize) -> Option<ProofTurn>,
    ) -> Walked {
        let control = self.control;
        let mut turns = Vec::new();
        let (mut asked, mut seen) = (Vec::new(), HashSet::new());
        let mut choose = |state: &C::State, goal| {
            let turn = strategy(state, goal)?;
            turns.push(turn);
            control.spend(1);
            Some(turn).filter(|_| !control.is_over())
        };
        let inner = &mut *self.inner;
        let mut noting = |question: &Inner| {
            let answer = inner(question)?;
            if seen.insert(question.clone()) {
                asked.push(question.clone());
            }
            Some(answer)
        };
        walk::walk(contest, self.answer, &mut choose, &mut noting).ok()?;
        Some((turns, asked))
    }
}

impl Finder<'_, '_, '_> {
    pub(super) fn find<C: Advise>(mut self, contest: &C) -> Walked {
        let control = self.control;
        match contest.advised(control, |turn| {
            self.walked(contest, &mut |state, _| turn(state))
        }) {
            Advised::NotFound => return None,
            Advised::Found(Some(walked)) => return Some(walked),
            Advised::Found(None) | Advised::Silent => {}
        }
        let strategy = solve::solve(contest, self.control, self.inner)?;
        if strategy.answer != self.answer {
            return None;
        }
        self.walked(contest, &mut |state, goal| strategy.turn(state, goal))
    }
}

/// The longest line to yes, by a strategy without cycles.
fn longest_defence<C: Contest>(
    contest: &C,
    choose: &mut dyn FnMut(&C::State) -> Option<ProofTurn>,
) -> Option<Vec<ProofTurn>> {
    let mut nobody = |_: &Inner| None;
    // A turn outside the part is no more than a pass.
    let mut follow = |state: &C::State| -> Option<Vec<(ProofTurn, C::State)>> {
        if contest.over(state, &mut nobody) == Over::Right(true) {
            return Some(Vec::new());
        }
        let mut next = contest.next(state);
        next.retain(|(turn, _)| *turn != ProofTurn::Outside);
        if contest.yes_moves(state) {
            let chosen = choose(state)?;
            next.retain(|(turn, _)| *turn == chosen);
        }
        (!next.is_empty()).then_some(next)
    };
    // The longest way from each situation: its number of turns, and its first step, of equals the last.
    type Longest<S> = (usize, Option<(ProofTurn, S)>);
    let mut far: HashMap<C::State, Longest<C::State>> = HashMap::new();
    let mut way = vec![(contest.start(), None)];
    while let Some((state, next)) = way.pop() {
        if far.contains_key(&state) {
            continue;
        }
        if way.len() + far.len() > MOST {
            return None;
        }
        let Some(next) = next else {
            let next: Vec<(ProofTurn, C::State)> = follow(&state)?;
            let below: Vec<_> = next
                .iter()
                .map(|(_, after)| (after.clone(), None))
                .collect();
            way.push((state, Some(next)));
            way.extend(below);
            continue;
        };
        let mut longest = (0, None);
        for (turn, after) in next {
            let (turns, _) = far.get(&after)?;
            if turns + 1 >= longest.0 {
                longest = (turns + 1, Some((turn, after)));
            }
        }
        far.insert(state, longest);
    }
    let (mut state, mut turns) = (contest.start(), Vec::new());
    while let Some((turn, after)) = far.get(&state)?.1.clone() {
        turns.push(turn);
        state = after;
    }
    Some(turns)
}

fn shortest_line<C: Contest>(contest: &C, control: &Control<'_>) -> Option<Vec<ProofTurn>> {
    let mut nobody = |_: &Inner| None;
    let strategy = solve::solve(contest, control, &mut nobody)?;
    if !strategy.answer {
        return None;
    }
    let (mut state, mut turns) = (contest.start(), Vec::new());
    while turns.len() < LONGEST {
        if contest.over(&state, &mut nobody) == Over::Right(true) {
            return Some(turns);
        }
        let mut next = contest.next(&state);
        if contest.yes_moves(&state) {
            let turn = strategy.turn(&state, 0)?;
            next.retain(|(told, _)| *told == turn);
        }
        let far = |(_, state): &(ProofTurn, C::State)| strategy.far(state);
        let (turn, after) = next.into_iter().max_by_key(far)?;
        turns.push(turn);
        state = after;
    }
    None
}
