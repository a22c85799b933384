//! The value of a game whose situations are few: all of them are written down, and what each player can force is
//! gone through again and again until nothing changes.

use std::collections::BTreeMap;

use loja_ground::Color;

pub trait Playing: Sized {
    /// All that the rest of the game depends on.
    type Key: Ord;
    fn key(&self) -> Self::Key;
    fn color(&self) -> Color;
    /// Black's less White's, where the game is over.
    fn worth(&self) -> Option<i64>;
    fn next(&self) -> Vec<Self>;
}

/// The least that Black can force a game to end with, and the most that White can force it to end with; none where that
/// player can't force an end. Nothing at all where there are more situations than `most`.
pub fn value<G: Playing>(start: G, most: usize) -> Option<(Option<i64>, Option<i64>)> {
    let mut numbers = BTreeMap::from([(start.key(), 0)]);
    let mut all = vec![start];
    let mut follow: Vec<Vec<usize>> = Vec::new();
    while follow.len() < all.len() {
        let here = &all[follow.len()];
        let next = if here.worth().is_some() {
            Vec::new()
        } else {
            here.next()
        };
        let mut to = Vec::new();
        for there in next {
            let new = all.len();
            let number = *numbers.entry(there.key()).or_insert(new);
            if number == new {
                all.push(there);
            }
            to.push(number);
        }
        follow.push(to);
        if all.len() > most {
            return None;
        }
    }
    let ends: Vec<Option<i64>> = all.iter().map(Playing::worth).collect();
    let colors: Vec<Color> = all.iter().map(Playing::color).collect();
    // A game without an end is worth nothing to who wants an end: he does not reckon with it.
    let forced = |player: Color| {
        let mut known = ends.clone();
        let better = |one: Option<i64>, other: Option<i64>| match player {
            Color::Black => one.max(other),
            // None is the worst for both.
            Color::White => one
                .map(|worth| -worth)
                .max(other.map(|worth| -worth))
                .map(|worth| -worth),
        };
        let worse = |one: Option<i64>, other: Option<i64>| {
            if better(one, other) == one {
                other
            } else {
                one
            }
        };
        loop {
            let mut changed = false;
            for here in (0..all.len()).rev() {
                let mut reached = follow[here].iter().map(|&there| known[there]);
                let Some(first) = reached.next() else {
                    continue;
                };
                let best = if colors[here] == player {
                    reached.fold(first, better)
                } else {
                    reached.fold(first, worse)
                };
                if best != known[here] {
                    known[here] = best;
                    changed = true;
                }
            }
            if !changed {
                return known[0];
            }
        }
    };
    Some((forced(Color::Black), forced(Color::White)))
}
