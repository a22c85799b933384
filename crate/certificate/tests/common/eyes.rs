//! Claims where a chain has two eyes, for the local games of `sum`.

use std::sync::Arc;

use loja_certificate::Claim;
use loja_rules::{Board, ByColor, Color, PointSet, Setup, State};
use loja_testkit::Dice;

/// A claim with a chain that has two eyes, or two chains that share them, and some locations more where anything may be.
pub fn claim_with_eyes(dice: &mut Dice, more: usize) -> Claim {
    loop {
        let (player, shared, wide) = (dice.pick(&Color::ALL), dice.one_in(4), dice.one_in(6));
        // 0 is outside; 1 has the eyes 2 and 3, and so has 4 where they are shared; 5 is beside 2 in a wide eye.
        let mut pairs = vec![(1, 2), (1, 3)];
        let mut core = 4;
        if shared {
            pairs.extend([(2, core), (3, core)]);
            core += 1;
        }
        if wide {
            pairs.extend([(1, core), (2, core)]);
            if shared {
                pairs.push((4, core));
            }
            core += 1;
        }
        let count = core + more;
        // What else there is falls into one or two heaps.
        let (to_core, to_rest, out) = (1 + dice.below(3), 1 + dice.below(3), 1 + dice.below(6));
        let heap = if dice.one_in(2) {
            count
        } else {
            core + more / 2
        };
        for x in core..count {
            if dice.one_in(out) && dice.one_in(2) {
                pairs.push((0, x));
            }
            if dice.one_in(to_core) || x == heap {
                pairs.push((1, x));
            }
            if shared && dice.one_in(to_core) {
                pairs.push((4, x));
            }
            let near = (core..x).filter(|&y| (y < heap) == (x < heap));
            let near: Vec<_> = near
                .filter(|y| x == y + 1 || dice.one_in(to_rest + 1))
                .collect();
            pairs.extend(near.into_iter().map(|y| (y, x)));
        }
        let board = Board::new(count, pairs).unwrap();
        let set: PointSet = board.points().skip(1).collect();
        let mut stones = ByColor::<PointSet>::default();
        for x in board.points().skip(1) {
            let is_door = board.neighbors(x).iter().any(|y| y.index() == 0);
            let what = match x.index() {
                1 => Some(player),
                4 if shared => Some(player),
                inside if inside < core => None,
                _ if is_door => Some(player),
                _ => dice.pick(&[None, None, Some(player), Some(player.other())]),
            };
            if let Some(color) = what {
                stones[color].insert(x);
            }
        }
        let setup = Setup {
            stones,
            ..Setup::empty()
        };
        let Ok(state) = State::new(Arc::new(board), setup) else {
            continue;
        };
        if let Ok(claim) = Claim::new(&state, player, &set) {
            return claim;
        }
    }
}
