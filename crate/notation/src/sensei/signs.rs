use loja_rules::Color;

use crate::cell::Cell;
use crate::label::Sign;

pub(super) const SIGNS: [(char, Cell, Option<Sign>); 14] = {
    const BLACK: Cell = Cell::Stone(Color::Black, false);
    const WHITE: Cell = Cell::Stone(Color::White, false);
    [
        ('X', BLACK, None),
        ('B', BLACK, Some(Sign::Circle)),
        ('#', BLACK, Some(Sign::Square)),
        ('Y', BLACK, Some(Sign::Triangle)),
        ('Z', BLACK, Some(Sign::Cross)),
        ('O', WHITE, None),
        ('W', WHITE, Some(Sign::Circle)),
        ('@', WHITE, Some(Sign::Square)),
        ('Q', WHITE, Some(Sign::Triangle)),
        ('P', WHITE, Some(Sign::Cross)),
        ('C', Cell::Empty, Some(Sign::Circle)),
        ('S', Cell::Empty, Some(Sign::Square)),
        ('T', Cell::Empty, Some(Sign::Triangle)),
        ('M', Cell::Empty, Some(Sign::Cross)),
    ]
};

pub(super) const PREFIX: &str = "$$";
