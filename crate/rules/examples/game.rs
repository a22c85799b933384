//! A short game on a board that one can see through: `cargo run --example game`.

use std::error::Error;
use std::sync::Arc;

use loja_rules::{Board, ByColor, Color, Move, PointSet, Setup, State};

const COLUMNS: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let board = Arc::new(Board::rectangle(5, 4));
    let points: Vec<_> = board.points().collect();
    let mut state = State::new(board, Setup::empty())?;

    // Both play around a ko; a location is column and row, counted from 0 at the upper left.
    let at = |column: usize, row: usize| Move::stone(points[row * COLUMNS + column]);
    let game = [
        at(1, 0),
        at(2, 0),
        at(0, 1),
        at(3, 1),
        at(1, 2),
        at(2, 2),
        at(2, 1),
        at(1, 1),
    ];
    draw(&state);
    for turn in game {
        let event = state.play(turn)?;
        println!("{} plays and takes {}:", event.color, event.captured.len());
        draw(&state);
    }

    // The stone that was just played can't be taken at once.
    let refused = state.play(at(2, 1));
    if let Err(illegal) = refused {
        let name = |point: loja_rules::Point| format!("{:?}", place(point.index()));
        println!("{} ({})", illegal.message(name), illegal.rule());
    }

    // After a ko it takes three passes to end the game (B2.4).
    for _ in 0..3 {
        state.play(Move::PASS)?;
    }
    // Who controls what is for `loja-solver` to find out. Say that White has the right half:
    let right = state.board().points().filter(|x| place(x.index()).0 > 2);
    let white: PointSet = right.collect();
    let control = ByColor {
        black: PointSet::new(),
        white,
    };
    println!("With that, {}.", state.outcome(&control)?);
    Ok(())
}

fn place(number: usize) -> (usize, usize) {
    (number % COLUMNS, number / COLUMNS)
}

fn draw(state: &State) {
    let situation = state.situation();
    let sign = |point| match situation.color_at(point) {
        Some(Color::Black) => 'x',
        Some(Color::White) => 'o',
        None if situation.temporary().contains(point) => '#',
        None if situation.permanent().contains(point) => '*',
        None => '.',
    };
    let signs: Vec<char> = state.board().points().map(sign).collect();
    for row in signs.chunks(COLUMNS) {
        println!("  {}", row.iter().collect::<String>());
    }
}
