//! The score where both have passed: who controls what is estimated from games that go on from there, then it is counted
//! as the rules say (C1).

use loja_rules::{Color, FastBoard};

use crate::dice::Dice;
use crate::playout::{Frozen, Playout, stones_had};

/// How many games begin with each player.
const GAMES: usize = 8;

/// The lead of Black when play stops here. `board` is the situation after the last pass.
///
/// A claim is shown while the enemy begins (C6), so games begin with either.
pub(crate) fn lead(
    board: &FastBoard,
    frozen: &Frozen,
    playout: &mut Playout,
    dice: &mut Dice,
) -> f32 {
    let mut before = board.clone();
    // Nothing can be played after the end: go on from before the passes.
    while before.is_final() && before.undo() {}
    let mut owned = vec![0_i32; board.board().len()];
    let mut games = 0;
    for begins in 0..2 {
        // Where a pass came before, another one would end it: then only one of them can begin.
        if begins == 1 && (!before.pass() || before.is_final()) {
            break;
        }
        for _ in 0..GAMES {
            games += 1;
            playout.board.clone_from(&before);
            playout.run(None, frozen, dice);
            for &at in &frozen.free {
                owned[at.index()] += match playout.owner(at) {
                    Some(Color::Black) => 1,
                    Some(Color::White) => -1,
                    None => 0,
                };
            }
        }
    }
    // As in the playouts, but dead stones are told by their location: what is owned counts for its owner, and stones that
    // nobody owns for their own colour, so that they cost nothing.
    let mut area = frozen.area_lead();
    for &at in &frozen.free {
        // Clearly somebody's: in more than three of four games.
        let more = 2 * owned[at.index()];
        let owner = match more {
            _ if more > games => Some(Color::Black),
            _ if more < -games => Some(Color::White),
            _ => board.color_at(at),
        };
        area += match owner {
            Some(Color::Black) => 1.0,
            Some(Color::White) => -1.0,
            None => 0.0,
        };
    }
    area - stones_had(board)
}
