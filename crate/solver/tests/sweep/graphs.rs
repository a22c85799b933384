//! Small boards that are no rectangles.

use std::sync::Arc;

use loja_rules::Board;
use loja_testkit::Dice;

fn all_pairs(count: usize) -> Vec<(usize, usize)> {
    (0..count)
        .flat_map(|b| (0..b).map(move |a| (a, b)))
        .collect()
}

fn permutations(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let shorter = permutations(count - 1).into_iter();
    let longer = shorter.flat_map(|order| {
        (0..count).map(move |place| {
            let mut order = order.clone();
            order.insert(place, count - 1);
            order
        })
    });
    longer.collect()
}

/// Every graph of so many locations once, whatever the numbers of its locations.
pub fn all(count: usize) -> Vec<Arc<Board>> {
    let pairs = all_pairs(count);
    let orders = permutations(count);
    let renamed = |graph: usize, order: &[usize]| {
        let chosen = (0..pairs.len()).filter(|at| graph >> at & 1 == 1);
        chosen.fold(0, |renamed, at| {
            let (a, b) = (order[pairs[at].0], order[pairs[at].1]);
            let pair = (a.min(b), a.max(b));
            renamed | 1 << pairs.iter().position(|&other| other == pair).unwrap()
        })
    };
    (0..1_usize << pairs.len())
        .filter(|&graph| orders.iter().all(|order| renamed(graph, order) >= graph))
        .map(|graph| {
            let chosen = (0..pairs.len()).filter(|at| graph >> at & 1 == 1);
            Arc::new(Board::new(count, chosen.map(|at| pairs[at])).unwrap())
        })
        .collect()
}

/// A line, a ring, or any graph, sparse or dense; often one that falls apart.
pub fn random(dice: &mut Dice, count: usize) -> Arc<Board> {
    let line = (1..count).map(|b| (b - 1, b));
    let pairs: Vec<_> = match dice.below(6) {
        0 => line.collect(),
        1 if count > 2 => line.chain([(0, count - 1)]).collect(),
        _ => {
            let share = 20 + dice.below(60);
            let pairs = all_pairs(count).into_iter();
            pairs.filter(|_| dice.percent(share)).collect()
        }
    };
    Arc::new(Board::new(count, pairs).unwrap())
}

/// Any signs, with permanent marks and permanent stones in half of the cases.
pub fn picture(dice: &mut Dice, count: usize) -> Vec<u8> {
    let signs: &[u8] = if dice.percent(50) {
        b"...xxo"
    } else {
        b"....xxxooXO*"
    };
    (0..count).map(|_| dice.pick(signs)).collect()
}
