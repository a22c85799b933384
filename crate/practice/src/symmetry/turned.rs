use loja_notation::{ColorName, SeamSide};

use crate::problem::kind::Answers;
use crate::problem::{ChoiceOutcome, Problem, ScoreChart, Trap};
use crate::symmetry::turning::{Turning, exchanged, is_plain, size};

/// Turns a problem, and perhaps exchanges its colours; `None` where that would change it.
///
/// Only plain rectangles turn, and komi prevents the exchange.
#[must_use]
pub fn turned(problem: &Problem, turning: Turning, exchange: bool) -> Option<Problem> {
    let position = &problem.position;
    if (turning != Turning::NONE && !is_plain(position)) || (exchange && position.komi.is_some()) {
        return None;
    }
    let size = size(position);
    let name = |name: &String| turning.name(name, size);
    let names = |list: &[String]| -> Vec<String> { list.iter().map(name).collect() };
    let rows = |rows: &[String]| -> Vec<String> {
        let rows = turning.rows(rows).into_iter();
        if exchange {
            rows.map(|row| row.chars().map(exchanged).collect())
                .collect()
        } else {
            rows.collect()
        }
    };
    let color = |color: Option<ColorName>| {
        color.map(|color| if exchange { other_color(color) } else { color })
    };
    let result = |text: &String| -> String {
        if exchange {
            text.replace(['B', 'W'], if text.starts_with('B') { "W" } else { "B" })
        } else {
            text.clone()
        }
    };
    let mut turned = problem.clone();
    turned.position.rows = rows(&position.rows);
    turned.position.turn = color(position.turn);
    if exchange {
        // The default turn is Black's.
        let turn = position.turn.unwrap_or(ColorName::Black);
        turned.position.turn = Some(other_color(turn));
        turned.position.black_captives = position.white_captives;
        turned.position.white_captives = position.black_captives;
    }
    turned.position.board_edges = position.board_edges.as_ref().map(|sides| {
        let turned: Vec<SeamSide> = sides.iter().map(|&side| turning.side(side)).collect();
        SeamSide::ALL
            .into_iter()
            .filter(|side| turned.contains(side))
            .collect()
    });
    let words = problem.played.split_whitespace();
    let words: Vec<String> = words.map(|word| turning.name(word, size)).collect();
    turned.played = words.join(" ");
    turned.player = color(problem.player);
    turned.set = names(&problem.set);
    turned.opening = problem.opening.as_ref().map(name);
    turned.asked = problem.asked.as_ref().map(name);
    turned.solutions = match problem.kind.form().answers {
        Answers::Results => problem.solutions.iter().map(result).collect(),
        Answers::Clauses => problem.solutions.clone(),
        Answers::Moves => names(&problem.solutions),
    };
    turned.open = names(&problem.open);
    turned.line = names(&problem.line);
    let trap = |trap: &Trap| Trap {
        choice: name(&trap.choice),
        line: names(&trap.line),
    };
    turned.traps = problem.traps.iter().map(trap).collect();
    let outcome = |outcome: &ChoiceOutcome| ChoiceOutcome {
        choice: name(&outcome.choice),
        line: names(&outcome.line),
        result: result(&outcome.result),
    };
    turned.outcomes = problem.outcomes.iter().map(outcome).collect();
    turned.control = rows(&problem.control);
    turned.score = problem.score.map(|chart| {
        if exchange {
            ScoreChart {
                black: chart.white,
                white: chart.black,
            }
        } else {
            chart
        }
    });
    Some(turned)
}

pub(crate) const fn other_color(color: ColorName) -> ColorName {
    match color {
        ColorName::Black => ColorName::White,
        ColorName::White => ColorName::Black,
    }
}
