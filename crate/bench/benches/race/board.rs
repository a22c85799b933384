//! What a board has to do in the race. Points are numbers, row by row from 0.

/// A stone's colour.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stone {
    Black,
    White,
}

pub trait Contestant {
    const NAME: &str;
    /// What it does besides, or leaves out.
    const NOTE: &str;

    fn new(size: u8) -> Self;

    /// Empties the board, by the fastest way its interface has.
    fn reset(&mut self);

    fn at(&self, point: usize) -> Option<Stone>;

    /// Plays a stone for the player with the turn, if that is legal.
    fn play(&mut self, point: usize) -> bool;

    fn pass(&mut self);

    /// Makes every successor by a stone once, and counts them.
    fn successors(&mut self) -> usize;
}
