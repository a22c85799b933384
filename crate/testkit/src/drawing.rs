use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet, Rows};
use loja_rules::{Setup, State};

/// These rows as one drawing.
fn read(rows: &[impl AsRef<str>]) -> Rows {
    let rows: Vec<&str> = rows.iter().map(AsRef::as_ref).collect();
    rows.join("/").parse().unwrap()
}

/// The drawn board and its stones: `x` and `X` Black's, `o` and `O` White's, a comma a hole.
#[must_use]
pub fn drawn(rows: &[impl AsRef<str>]) -> (Arc<Board>, ByColor<PointSet>) {
    let rows = read(rows);
    (Arc::new(rows.board().clone()), rows.stones())
}

/// The position drawn with the signs of [`Setup::from_rows`].
#[must_use]
pub fn state(rows: &[impl AsRef<str>], turn: Color) -> State {
    let rows = read(rows);
    let setup = Setup {
        turn,
        ..Setup::from_rows(&rows).unwrap()
    };
    State::new(Arc::new(rows.board().clone()), setup).unwrap()
}

/// The texts in a list of this name, in a line of JSON without escapes.
#[must_use]
pub fn texts<'a>(line: &'a str, name: &str) -> Vec<&'a str> {
    let (_, rest) = line.split_once(&format!("\"{name}\":[")).unwrap();
    let (inside, _) = rest.split_once(']').unwrap();
    inside.split('"').skip(1).step_by(2).collect()
}
