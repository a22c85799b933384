//! A key for proofs that are alike: equal keys mean equal answers.
//!
//! A proof depends only on which members are neighbours, which have a neighbour outside (always a permanent refuter's
//! stone), the stones, and the marks for good. The key writes that down completely, with the members in some order.
//! So claims with equal keys have an isomorphism that keeps all moves and formations (B4, C8, D), on whatever boards
//! and whichever colour claims. How many alike claims share a key depends only on the choice of order.

use loja_certificate::Claim;
use loja_rules::Color;

use crate::sort::sorted;

/// All that a proof depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key(Vec<usize>);

const TRIES: usize = 64;

pub(crate) fn key(claim: &Claim) -> Key {
    let worst = claim.start();
    let (board, situation) = (worst.board(), worst.situation());
    let points: Vec<_> = claim.set().iter().collect();
    let mut number = vec![None; board.len()];
    for (at, x) in points.iter().enumerate() {
        number[x.index()] = Some(at);
    }
    let near: Vec<Vec<usize>> = points
        .iter()
        .map(|&x| {
            board
                .neighbors(x)
                .iter()
                .filter_map(|y| number[y.index()])
                .collect()
        })
        .collect();
    let looks: Vec<usize> = points
        .iter()
        .zip(&near)
        .map(|(&x, inside)| {
            let stone = match situation.color_at(x) {
                None => 0,
                Some(color) if color == claim.player() => 1,
                Some(Color::Black | Color::White) => 2,
            };
            let faces = usize::from(inside.len() < board.neighbors(x).len());
            stone * 4 + faces * 2 + usize::from(situation.permanent().contains(x))
        })
        .collect();
    let classes = refine(
        &near,
        rank(&looks.iter().map(|&look| vec![look]).collect::<Vec<_>>()),
    );
    let mut search = Search {
        near: &near,
        looks: &looks,
        tries: TRIES,
        best: None,
    };
    search.split(&classes);
    Key(search.best.unwrap_or_default())
}

struct Search<'a> {
    near: &'a [Vec<usize>],
    looks: &'a [usize],
    tries: usize,
    best: Option<Vec<usize>>,
}

impl Search<'_> {
    fn split(&mut self, classes: &[usize]) {
        let mut counts = vec![0_usize; classes.len()];
        for &class in classes {
            counts[class] += 1;
        }
        let Some(large) = counts.iter().position(|&count| count > 1) else {
            self.tries = self.tries.saturating_sub(1);
            let code = self.code(classes);
            if self.best.as_ref().is_none_or(|best| code < *best) {
                self.best = Some(code);
            }
            return;
        };
        for (member, &class) in classes.iter().enumerate() {
            if class != large || (self.tries == 0 && self.best.is_some()) {
                continue;
            }
            let apart: Vec<Vec<usize>> = classes
                .iter()
                .enumerate()
                .map(|(other, &class)| vec![class, usize::from(other != member)])
                .collect();
            self.split(&refine(self.near, rank(&apart)));
        }
    }

    fn code(&self, classes: &[usize]) -> Vec<usize> {
        let order = sorted(classes.iter().copied().zip(0..).collect());
        let order: Vec<usize> = order.into_iter().map(|(_, member)| member).collect();
        let mut place = vec![0; order.len()];
        for (at, &member) in order.iter().enumerate() {
            place[member] = at;
        }
        let mut code = vec![order.len()];
        for &member in &order {
            let near = self.near[member].iter().map(|&other| place[other]);
            let near = sorted(near.collect());
            code.push(self.looks[member]);
            code.push(near.len());
            code.extend(near);
        }
        code
    }
}

fn rank(values: &[Vec<usize>]) -> Vec<usize> {
    let mut different = sorted(values.iter().collect());
    different.dedup();
    values
        .iter()
        .map(|value| different.partition_point(|&other| other < value))
        .collect()
}

/// Splits classes by the classes of neighbours, until nothing changes.
fn refine(near: &[Vec<usize>], mut classes: Vec<usize>) -> Vec<usize> {
    let mut count = 0;
    loop {
        let finer: Vec<Vec<usize>> = classes
            .iter()
            .zip(near)
            .map(|(&class, near)| {
                let mut around = sorted(near.iter().map(|&other| classes[other]).collect());
                around.insert(0, class);
                around
            })
            .collect();
        classes = rank(&finer);
        let now = classes.iter().max().map_or(0, |&last| last + 1);
        if now == count {
            return classes;
        }
        count = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loja_rules::{Board, ByColor, PointSet, Setup, State};
    use std::sync::Arc;

    fn line(signs: &str, player: Color, set: std::ops::Range<usize>) -> Key {
        let ends = |at: usize| signs.as_bytes()[at] != b'|' && signs.as_bytes()[at + 1] != b'|';
        let pairs = (0..signs.len() - 1)
            .filter(|&at| ends(at))
            .map(|at| (at, at + 1));
        let board = Arc::new(Board::new(signs.len(), pairs).unwrap());
        let of = |wanted: &str| -> PointSet {
            let points = board.points();
            points
                .filter(|x| wanted.contains(char::from(signs.as_bytes()[x.index()])))
                .collect()
        };
        let setup = Setup {
            stones: ByColor {
                black: of("xX"),
                white: of("oO"),
            },
            permanent: of("XO*"),
            ..Setup::empty()
        };
        let state = State::new(Arc::clone(&board), setup).unwrap();
        let members: PointSet = board
            .points()
            .filter(|x| set.contains(&x.index()))
            .collect();
        key(&Claim::new(&state, player, &members).unwrap())
    }

    #[test]
    fn everything_that_matters_tells_claims_apart() {
        let whole = line("..x.", Color::Black, 0..4);
        // In a mirror, elsewhere, and with the colours exchanged.
        assert_eq!(whole, line(".x..", Color::Black, 0..4));
        assert_eq!(whole, line(".x.|..x.", Color::Black, 4..8));
        assert_eq!(whole, line("..o.", Color::White, 0..4));
        // Whose stone, where it is, whether there is one.
        assert_ne!(whole, line("..o.", Color::Black, 0..4));
        assert_ne!(whole, line("...x", Color::Black, 0..4));
        assert_ne!(whole, line("....", Color::Black, 0..4));
        assert_ne!(whole, line("..x..", Color::Black, 0..5));
        // Marks for good, under a stone or not.
        assert_ne!(whole, line("..X.", Color::Black, 0..4));
        assert_ne!(whole, line("*.x.", Color::Black, 0..4));
        // A neighbour outside.
        let inside = line("..x", Color::Black, 0..3);
        assert_ne!(inside, line("..x.", Color::Black, 0..3));
    }
}
