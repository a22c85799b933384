//! What is one stone away from a position that the sources rule on.

use loja_notation::{Position, PositionData};
use loja_practice::dice::Chance;

use crate::distinct::Distinct;
use crate::{Line, bare};

const RULINGS: &str = include_str!("../../../notation/tests/data/rulings.jsonl");

/// Full boards of real games are left out.
const MOST_LOCATIONS: usize = 81;

const COUNT: usize = 200;

/// In turns one of each ruled position, with a stone added, taken away, or of the other colour.
pub fn make() -> Vec<Line> {
    let all = RULINGS.lines().map(|line| {
        let data: PositionData = serde_json::from_str(line).expect("a line of the data");
        (data.id.unwrap_or_default(), data.rows)
    });
    let size = |rows: &[String]| rows.iter().map(String::len).sum::<usize>();
    let ruled: Vec<(String, Vec<String>)> = all
        .filter(|(_, rows)| size(rows) <= MOST_LOCATIONS)
        .collect();
    let mut distinct = Distinct::default();
    for (_, rows) in &ruled {
        distinct.note(rows);
    }
    let mut lines = Vec::new();
    for (number, (id, rows)) in (0..).zip(ruled.iter().cycle()) {
        if lines.len() == COUNT {
            break;
        }
        let rows = changed(rows, &mut Chance::new(1, number));
        let data = bare(format!("changed-{:03}-{id}", lines.len() + 1), rows.clone());
        if Position::from_data(data.clone()).is_ok() && distinct.is_new(&rows) {
            lines.push(Line::ruled(data));
        }
    }
    lines
}

/// Marks, holes and permanent stones stay as they are.
fn changed(rows: &[String], dice: &mut Chance) -> Vec<String> {
    let mut rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    let mut places: Vec<&mut char> = rows
        .iter_mut()
        .flatten()
        .filter(|sign| ['x', 'o', '.'].contains(sign))
        .collect();
    let at = dice.below(places.len());
    if let Some(sign) = places.get_mut(at) {
        let others = ['x', 'o', '.'].into_iter().filter(|other| *other != **sign);
        let others: Vec<char> = others.collect();
        **sign = *dice.pick(&others).expect("there are two");
    }
    rows.into_iter()
        .map(|row| row.into_iter().collect())
        .collect()
}
