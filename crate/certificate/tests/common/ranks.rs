//! All positions of local games that follow from some, and which of them are won.

use std::collections::HashMap;

use loja_certificate::{Choice, LocalPosition};
use loja_rules::PointSet;

use super::sum::{Answered, Local, Shape};

/// All positions that follow from some, and which are won.
#[derive(Default)]
pub struct Games {
    /// With the refuter to move, by rank where it is won.
    pub ranks: HashMap<Local, Option<usize>>,
    /// With the claimant to move: his answers.
    afters: HashMap<Local, Vec<Answered>>,
}

impl Games {
    /// `None` if there are too many.
    pub fn of(
        shape: &Shape,
        starts: impl IntoIterator<Item = Local>,
        most: usize,
    ) -> Option<Games> {
        let mut games = Games::default();
        let mut attacks: Vec<(Local, Vec<Local>)> = Vec::new();
        let mut waiting: Vec<Local> = starts.into_iter().collect();
        while let Some(local) = waiting.pop() {
            if games.ranks.insert(local, None).is_some() {
                continue;
            }
            if games.ranks.len() > most {
                return None;
            }
            let after = shape.attacks(&local);
            for at in &after {
                let answers = games.afters.entry(*at).or_insert_with(|| shape.answers(at));
                for (_, parts) in answers {
                    let new = parts.iter().filter(|part| !games.ranks.contains_key(part));
                    waiting.extend(new);
                }
            }
            attacks.push((local, after));
        }
        for round in 0.. {
            let answered = |at: &Local| games.rank_after(at).is_some();
            let won: Vec<Local> = attacks
                .iter()
                .filter(|(_, after)| after.iter().all(answered))
                .map(|&(local, _)| local)
                .collect();
            if won.is_empty() {
                break;
            }
            for local in &won {
                games.ranks.insert(*local, Some(round));
            }
            attacks.retain(|(local, _)| games.ranks[local].is_none());
        }
        Some(games)
    }

    /// One more than the largest rank among parts; `None` if one is lost.
    fn rank_of(&self, parts: &[Local]) -> Option<usize> {
        parts.iter().try_fold(0, |most: usize, part| {
            let rank = self.ranks[part]?;
            Some(most.max(rank + 1))
        })
    }

    fn rank_after(&self, at: &Local) -> Option<usize> {
        let answers = self.afters[at].iter();
        answers.filter_map(|(_, parts)| self.rank_of(parts)).min()
    }

    pub fn are_won(&self, starts: &[Local]) -> bool {
        self.rank_of(starts).is_some()
    }

    /// Which part gets the vow after an answer, so that it comes nearest.
    pub fn carrier(
        &self,
        shape: &Shape,
        position: &LocalPosition,
        answer: Choice,
        parts: &[PointSet],
    ) -> usize {
        let at = shape.read(position);
        let same = |x: Option<usize>| x.map_or(Choice::Pass, |x| Choice::Stone(shape.points[x]));
        let named = self.afters[&at].iter();
        let named = named.filter(|&&(x, _)| same(x) == answer);
        let best = named.min_by_key(|(_, games)| self.rank_of(games).unwrap_or(usize::MAX));
        let (_, games) = best.expect("an answer that was offered");
        let vowed = games.iter().find(|game| game.vow).expect("one has the vow");
        let found = parts.iter().position(|part| shape.of(part) == vowed.part);
        found.expect("where the body can breathe")
    }

    /// The answers that come nearest.
    pub fn advise(&self, shape: &Shape, position: &LocalPosition, choices: &mut Vec<Choice>) {
        let at = shape.read(position);
        let best = self.rank_after(&at);
        for (x, parts) in &self.afters[&at] {
            let choice = x.map_or(Choice::Pass, |x| Choice::Stone(shape.points[x]));
            if best.is_some() && self.rank_of(parts) == best && !choices.contains(&choice) {
                choices.push(choice);
            }
        }
    }
}
