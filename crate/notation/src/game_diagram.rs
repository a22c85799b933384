use std::fmt::Write as _;

use loja_rules::PassCount;

use crate::cell::Cell;
use crate::game::Replay;
use crate::print::{bordered, cells, line, situation_line, tokens};
use crate::text::SituationLine;

/// Draws the start with moves as numbers, lines for the rest, and the last situation line.
///
/// Reading it restores all moves but removals of cycles from before this start.
///
/// ```
/// let text = "-----------\n| . 1 x 3 |\n-----------\n2: pass\n0 0 W 0\n";
/// let game = loja_notation::replay(&loja_notation::read_one(text)?, None)?;
/// assert_eq!(loja_notation::numbered(&game), text);
/// # Ok::<(), loja_notation::Error>(())
/// ```
#[must_use]
pub fn numbered(game: &Replay) -> String {
    let layout = &game.layout;
    let mut tokens = tokens(&cells(layout, |point| Cell::of(&game.start, point)));
    let mut words = String::new();
    for turn in &game.turns {
        let place = turn.event.turn.stone.and_then(|point| layout.cell(point));
        match place {
            Some([column, row])
                if tokens[row][column] == "." && turn.event.turn.cycle.is_none() =>
            {
                tokens[row][column] = turn.number.to_string();
            }
            _ => {
                let _ = writeln!(words, "{}: {}", turn.number, turn.text(layout));
            }
        }
    }
    let mut text = bordered(layout, &tokens);
    text.push_str(&words);
    if let (false, Some(start)) = (game.turns.is_empty(), start_line(game)) {
        let _ = writeln!(text, "start: {}", line(start));
    }
    let _ = writeln!(text, "{}", situation_line(game.state.situation()));
    text
}

fn start_line(game: &Replay) -> Option<SituationLine> {
    let start = &game.start;
    let plain = if start.temporary().is_empty() {
        PassCount::Zero
    } else {
        PassCount::MinusOne
    };
    let captives = start.captives();
    (start.pass_count() != plain || !start.temporary().is_empty()).then_some((
        captives.black,
        captives.white,
        start.turn(),
        start.pass_count(),
    ))
}
