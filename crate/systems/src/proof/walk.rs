//! Walks through all that a strategy allows, and checks endless play.
//!
//! It knows a system's plain situations, but not how a strategy was found.

use std::collections::HashMap;

use super::contest::{Contest, Oracle, Over, ProofTurn};
use super::refused::{MOST, Refused};

/// A way that a strategy allows. Yes keeps the next goal in mind, so its situations are pairs.
struct Way {
    /// Where each leads.
    leads: Vec<Vec<usize>>,
    /// Yes: the goal in mind is met. No: a bit for each goal met.
    met: Vec<u128>,
}

/// Walks and counts situations; `choose` gives the prover's turns, in order.
///
/// # Errors
/// If the claim isn't shown.
pub(super) fn walk<C: Contest>(
    contest: &C,
    answer: bool,
    choose: &mut dyn FnMut(&C::State, usize) -> Option<ProofTurn>,
    inner: &mut Oracle<'_>,
) -> Result<usize, Refused> {
    let goals = contest.goals();
    let first = (contest.start(), 0);
    let mut numbers = HashMap::from([(first.clone(), 0)]);
    let mut nodes = vec![first];
    let mut way = Way {
        leads: Vec::new(),
        met: Vec::new(),
    };
    while way.leads.len() < nodes.len() {
        if nodes.len() > MOST {
            return Err(Refused::TooMany);
        }
        let at = way.leads.len();
        let (state, mind) = nodes[at].clone();
        let over = contest.over(&state, inner);
        if over == Over::Right(answer) {
            way.leads.push(Vec::new());
            way.met.push(0);
            continue;
        }
        if over != Over::No {
            return Err(Refused::Fails(at));
        }
        let met: u128 = match answer {
            true => u128::from(contest.meets(&state, mind)),
            false => (0..goals)
                .filter(|&goal| contest.meets(&state, goal))
                .fold(0, |met, goal| met | 1 << goal),
        };
        let mind = if answer && met != 0 {
            (mind + 1) % goals
        } else {
            mind
        };
        let mut next = contest.next(&state);
        if contest.yes_moves(&state) == answer {
            let turn = choose(&state, mind_before(answer, met, mind, goals))
                .ok_or(Refused::Missing(at))?;
            next.retain(|(allowed, _)| *allowed == turn);
        }
        if next.is_empty() {
            return Err(Refused::Forbidden(at));
        }
        let mut leads = Vec::new();
        for (_, state) in next {
            let fresh = nodes.len();
            let number = *numbers.entry((state, mind)).or_insert_with_key(|node| {
                nodes.push(node.clone());
                fresh
            });
            leads.push(number);
        }
        way.leads.push(leads);
        way.met.push(met);
    }
    let shown = if answer {
        way.always_goes_on()
    } else {
        way.misses_a_goal(goals)
    };
    match shown {
        true => Ok(nodes.len()),
        false => Err(Refused::Circle),
    }
}

fn mind_before(answer: bool, met: u128, mind: usize, goals: usize) -> usize {
    match answer && met != 0 {
        true => (mind + goals - 1) % goals,
        false => mind,
    }
}

impl Way {
    /// Whether all goals recur: without situations that meet the goal in mind, nothing cycles.
    fn always_goes_on(&self) -> bool {
        let open = |at: usize| self.met[at] == 0;
        let mut into = vec![0_usize; self.leads.len()];
        for at in (0..self.leads.len()).filter(|&at| open(at)) {
            for &to in &self.leads[at] {
                into[to] += 1;
            }
        }
        let mut ready: Vec<usize> = (0..into.len())
            .filter(|&at| open(at) && into[at] == 0)
            .collect();
        let mut done = 0;
        while let Some(at) = ready.pop() {
            done += 1;
            for &to in &self.leads[at] {
                into[to] -= 1;
                if into[to] == 0 && open(to) {
                    ready.push(to);
                }
            }
        }
        done == (0..into.len()).filter(|&at| open(at)).count()
    }

    /// Whether each strongly connected part misses some goal.
    fn misses_a_goal(&self, goals: usize) -> bool {
        let all = if goals >= 128 {
            u128::MAX
        } else {
            (1 << goals) - 1
        };
        let (component, count) = self.components();
        let mut met = vec![0_u128; count];
        let mut round = vec![false; count];
        for (at, leads) in self.leads.iter().enumerate() {
            met[component[at]] |= self.met[at];
            if leads.iter().any(|&to| component[to] == component[at]) {
                round[component[at]] = true;
            }
        }
        round
            .iter()
            .zip(met)
            .all(|(&round, met)| !round || met != all)
    }

    /// Strongly connected components (Kosaraju's two passes).
    fn components(&self) -> (Vec<usize>, usize) {
        let size = self.leads.len();
        let mut from = vec![Vec::new(); size];
        for (at, leads) in self.leads.iter().enumerate() {
            for &to in leads {
                from[to].push(at);
            }
        }
        let (mut seen, mut last) = (vec![false; size], Vec::new());
        for root in 0..size {
            let mut stack = vec![(root, 0)];
            if std::mem::replace(&mut seen[root], true) {
                continue;
            }
            while let Some((at, tried)) = stack.pop() {
                let Some(&to) = self.leads[at].get(tried) else {
                    last.push(at);
                    continue;
                };
                stack.push((at, tried + 1));
                if !std::mem::replace(&mut seen[to], true) {
                    stack.push((to, 0));
                }
            }
        }
        let mut component = vec![usize::MAX; size];
        let mut count = 0;
        for &root in last.iter().rev() {
            if component[root] != usize::MAX {
                continue;
            }
            let mut stack = vec![root];
            component[root] = count;
            while let Some(at) = stack.pop() {
                for &before in &from[at] {
                    if component[before] == usize::MAX {
                        component[before] = count;
                        stack.push(before);
                    }
                }
            }
            count += 1;
        }
        (component, count)
    }
}

#[cfg(test)]
mod tests {
    use super::Way;

    fn way(leads: &[&[usize]], met: &[u128]) -> Way {
        Way {
            leads: leads.iter().map(|to| to.to_vec()).collect(),
            met: met.to_vec(),
        }
    }

    #[test]
    fn a_circle_has_to_meet_the_goal() {
        assert!(!way(&[&[1], &[0]], &[0, 0]).always_goes_on());
        assert!(way(&[&[1], &[0]], &[0, 1]).always_goes_on());
        assert!(way(&[&[1], &[]], &[0, 0]).always_goes_on());
        assert!(!way(&[&[0, 1], &[0]], &[0, 1]).always_goes_on());
    }

    #[test]
    fn a_circle_has_to_miss_a_goal() {
        // Two cycles that touch meet both goals in turn, though each misses one.
        let leads: [&[usize]; 3] = [&[1, 2], &[0], &[0]];
        assert!(!way(&leads, &[0, 1, 2]).misses_a_goal(2));
        assert!(way(&leads, &[0, 1, 1]).misses_a_goal(2));
        assert!(way(&[&[1], &[2], &[2]], &[1, 2, 1]).misses_a_goal(2));
        assert!(!way(&[&[0]], &[1]).misses_a_goal(1));
    }
}
