//! Article 9, "or which can protect themselves", as page 97 explains it (line 102 of Shimada's text): such stones live "because the
//! stones can be protected by playing other stones", so their owner moves first.
//!
//! Unlike the other judges, the author of the module wrote this half too. Somebody who had not written the module has read it
//! against article 9 and page 97; it adds one line to the attack that another hand wrote, the owner's first move.

use loja_ground::{Board, Color};

use super::positions::Position;
use super::values;
use super::yasunaga::{Attack, Game};

/// Whether the owner of the stone here, moving first, keeps it on the board; nothing where there is too much to look at.
pub fn protects(board: &Board, position: &Position, at: usize, most: usize) -> Option<bool> {
    let owner = position[at]?;
    let game = Game::new(board, position.clone(), owner);
    let (least, greatest) = values::value(Attack { game, at, owner }, most)?;
    // The attacker has to force it; play without end leaves the stone where it is.
    Some(match owner {
        Color::White => least != Some(1),
        Color::Black => greatest != Some(-1),
    })
}
