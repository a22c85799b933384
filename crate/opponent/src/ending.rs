//! The score after two passes: games that go on estimate control, which is counted (C1).

use loja_rules::{Color, FastBoard};

use loja_expect::dice::Dice;
use loja_expect::playout::{Frozen, Playout, stones_had};

/// Games that begin with each player.
const GAMES: usize = 8;

/// Black's lead when play stops here.
///
/// A claim must hold when the enemy begins (C6), so each player begins some games.
pub(crate) fn lead(
    board: &FastBoard,
    frozen: &Frozen,
    playout: &mut Playout,
    dice: &mut Dice,
) -> f32 {
    let mut before = board.clone();
    // The game is over: go on from before the passes.
    while before.is_final() && before.undo() {}
    let mut owned = vec![0_i32; board.board().len()];
    let mut games = 0;
    for begins in 0..2 {
        // After an earlier pass another ends the game, so only one player can begin.
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
    // As in the playouts, but a dead stone counts for the owner of its location, else for its own colour, so it
    // costs nothing.
    let mut area = frozen.area_lead();
    for &at in &frozen.free {
        // Owned in over three of four games.
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
