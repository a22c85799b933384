//! Random stones on 5x5 and 6x6, as somebody may paste them to see what happens.

use std::sync::Arc;

use loja_practice::dice::Chance;
use loja_practice::{areas, sprinkled};
use loja_rules::{Board, Color, State};

use crate::distinct::Distinct;
use crate::{Line, bare};

const COUNT: usize = 200;

/// The small ones first, and of each size first areas of both colours and then stones everywhere, 40 to 79 in a hundred. So whoever takes
/// some at equal distances has some of each.
pub fn make() -> Vec<Line> {
    let boards = [5, 6].map(|side| Arc::new(Board::rectangle(side, side)));
    let mut distinct = Distinct::default();
    let mut lines = Vec::new();
    for number in 0.. {
        if lines.len() == COUNT {
            break;
        }
        let dice = &mut Chance::new(2, number);
        let side = 5 + lines.len() % 2;
        let board = &boards[side - 5];
        let is_everywhere = lines.len() / 2 % 2 == 1;
        let state = if is_everywhere {
            let share = 40 + dice.below(40);
            sprinkled(board, share, dice)
        } else {
            areas(board, dice)
        };
        let Some(state) = state else { continue };
        let rows = drawn(&state, side);
        if distinct.is_new(&rows) {
            let id = format!("blob-{:03}-{side}x{side}", lines.len() + 1);
            lines.push(((side, is_everywhere), Line::ruled(bare(id, rows))));
        }
    }
    lines.sort_by_key(|(kind, _)| *kind);
    lines.into_iter().map(|(_, line)| line).collect()
}

fn drawn(state: &State, side: usize) -> Vec<String> {
    let stones = state.situation().stones();
    let sign = |point| match stones.color_at(point) {
        Some(Color::Black) => 'x',
        Some(Color::White) => 'o',
        None => '.',
    };
    let signs: Vec<char> = state.board().points().map(sign).collect();
    signs.chunks(side).map(|row| row.iter().collect()).collect()
}
