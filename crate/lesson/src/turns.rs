//! Moves by other rules as chapters write them: `a1`, `pass`, `pass for a3`.

use loja_notation::{Error, Layout};
use loja_rules::{Color, Point};
use loja_systems::Move;

/// Moves of a game by other rules. A pass for a ko is `pass for a3`, or in one word `pass:a3`. What comes after the end is
/// written as in addresses: `ko-pass`, `try-black`, `agree`, `disagree`, `next`, `resume`, `asks-none`.
///
/// # Errors
/// Names the first word that is no move.
pub fn parse_turns(layout: &Layout, text: &str) -> Result<Vec<Move>, Error> {
    let mut turns = Vec::new();
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let turn = match word {
            "pass" if words.peek() == Some(&"for") => {
                words.next();
                let at = words.next();
                let at = at.ok_or_else(|| Error::new("\"pass for\" names no point"))?;
                Move::PassFor(point(layout, at)?)
            }
            "pass" => Move::Pass,
            "ko-pass" => Move::KoPass,
            "agree" => Move::Agree,
            "disagree" => Move::Disagree,
            "next" => Move::Next,
            "resume" => Move::Resume,
            "try-black" => Move::Try(Color::Black),
            "try-white" => Move::Try(Color::White),
            _ => match (word.strip_prefix("pass:"), asked(word)) {
                (Some(at), _) => Move::PassFor(point(layout, at)?),
                (None, Some(ask)) => ask,
                (None, None) => Move::Play(point(layout, word)?),
            },
        };
        turns.push(turn);
    }
    Ok(turns)
}

/// A move in one word, which is read back as the same.
#[must_use]
pub fn turn_word(layout: &Layout, turn: Move) -> String {
    match turn {
        Move::Play(at) => layout.name(at),
        Move::Pass => "pass".to_owned(),
        Move::PassFor(at) => format!("pass:{}", layout.name(at)),
        Move::KoPass => "ko-pass".to_owned(),
        Move::Agree => "agree".to_owned(),
        Move::Disagree => "disagree".to_owned(),
        Move::Next => "next".to_owned(),
        Move::Resume => "resume".to_owned(),
        Move::Try(first) => format!("try-{}", first.name()),
        Move::Ask {
            black,
            white,
            starts,
        } => match (black, white) {
            (true, true) => format!("asks-both-{}", starts.unwrap_or(Color::Black).name()),
            (true, false) => "asks-black".to_owned(),
            (false, true) => "asks-white".to_owned(),
            (false, false) => "asks-none".to_owned(),
        },
    }
}

/// 1989: who has asked for a resumption, in the words of addresses.
fn asked(word: &str) -> Option<Move> {
    let ask = |black, white, starts| Move::Ask {
        black,
        white,
        starts,
    };
    Some(match word {
        "asks-none" => ask(false, false, None),
        "asks-black" => ask(true, false, None),
        "asks-white" => ask(false, true, None),
        "asks-both-black" => ask(true, true, Some(Color::Black)),
        "asks-both-white" => ask(true, true, Some(Color::White)),
        _ => return None,
    })
}

fn point(layout: &Layout, word: &str) -> Result<Point, Error> {
    layout.point(word).ok_or_else(|| {
        let word: String = word.chars().take(40).collect();
        Error::new(format!(
            "\"{word}\" is neither a point of this board nor a move"
        ))
    })
}
