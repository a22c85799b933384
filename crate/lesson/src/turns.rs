//! Moves by other rules as chapters write them: `a1`, `pass`, `pass for a3`, and what is settled once play has stopped: `agree`, `asks-none`, `try-black`.

use loja_notation::{Error, Layout};
use loja_rules::{Color, Point};
use loja_systems::Move;

/// Moves of a game by other rules. A pass for a ko is `pass for a3`, or in one word `pass:a3`.
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
            _ => match (settling(word), word.strip_prefix("pass:")) {
                (Some(turn), _) => turn,
                (None, Some(at)) => Move::PassFor(point(layout, at)?),
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
        _ => {
            // Where one alone asks to resume, the other starts, whether or not that is told.
            let plain = match turn {
                Move::Ask { black, white, .. } if black != white => asked(black, white, None),
                turn => turn,
            };
            let word = SETTLING.iter().find(|(_, other)| *other == plain);
            word.map_or_else(String::new, |(word, _)| (*word).to_owned())
        }
    }
}

/// What is settled once play has stopped, and ko-passes of 2003: as links have them.
const SETTLING: [(&str, Move); 12] = [
    ("ko-pass", Move::KoPass),
    ("agree", Move::Agree),
    ("disagree", Move::Disagree),
    ("next", Move::Next),
    ("resume", Move::Resume),
    ("try-black", Move::Try(Color::Black)),
    ("try-white", Move::Try(Color::White)),
    ("asks-none", asked(false, false, None)),
    ("asks-black", asked(true, false, None)),
    ("asks-white", asked(false, true, None)),
    ("asks-both-black", asked(true, true, Some(Color::Black))),
    ("asks-both-white", asked(true, true, Some(Color::White))),
];

const fn asked(black: bool, white: bool, starts: Option<Color>) -> Move {
    Move::Ask {
        black,
        white,
        starts,
    }
}

fn settling(word: &str) -> Option<Move> {
    let known = SETTLING.iter().find(|(known, _)| *known == word);
    known.map(|&(_, turn)| turn)
}

fn point(layout: &Layout, word: &str) -> Result<Point, Error> {
    layout.point(word).ok_or_else(|| {
        let word: String = word.chars().take(40).collect();
        Error::new(format!(
            "\"{word}\" is neither a point of this board nor a move"
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_back_as_the_same_turn() {
        let diagram = loja_notation::Diagram::parse("...\n...\n...").expect("three rows");
        let layout = loja_notation::Record::from_diagram(&diagram)
            .expect("a plain board")
            .layout;
        let words = SETTLING.map(|(word, _)| word).join(" ");
        let text = format!("a1 pass pass:b2 {words}");
        let turns = parse_turns(&layout, &text).expect("all of them are turns");
        let again: Vec<String> = turns.iter().map(|&turn| turn_word(&layout, turn)).collect();
        assert_eq!(again.join(" "), text);
        // Who starts is told by who has asked, where one has.
        let told = asked(true, false, Some(Color::White));
        assert_eq!(turn_word(&layout, told), "asks-black");
        assert!(parse_turns(&layout, "asks-all").is_err());
    }
}
