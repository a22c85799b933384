use loja_notation::{Error, Layout};
use loja_rules::{Color, Point};
use loja_systems::GameTurn;

/// Reads moves under other rules: points, `pass`, and words special to a rule set. A pass for a ko is `for-a3`, or
/// `pass for a3`.
///
/// # Errors
/// Names the first word that is no move.
pub fn parse_turns(layout: &Layout, text: &str) -> Result<Vec<GameTurn>, Error> {
    let mut turns = Vec::new();
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let turn = match word {
            "pass" if words.peek() == Some(&"for") => {
                words.next();
                let at = words.next();
                let at = at.ok_or_else(|| Error::new("\"pass for\" names no point"))?;
                GameTurn::PassFor(point(layout, at)?)
            }
            _ => match SETTLED.iter().find(|(name, _)| *name == word) {
                Some((_, turn)) => *turn,
                None => match word
                    .strip_prefix("for-")
                    .or_else(|| word.strip_prefix("pass:"))
                {
                    Some(at) => GameTurn::PassFor(point(layout, at)?),
                    None => GameTurn::Play(point(layout, word)?),
                },
            },
        };
        turns.push(turn);
    }
    Ok(turns)
}

/// Words for moves without a point, as in addresses too.
const SETTLED: [(&str, GameTurn); 16] = [
    ("pass", GameTurn::Pass),
    ("ko-pass", GameTurn::KoPass),
    ("button", GameTurn::Button),
    ("agree", GameTurn::Agree),
    ("disagree", GameTurn::Disagree),
    ("next", GameTurn::Next),
    ("resume", GameTurn::Resume(None)),
    ("resume-black", GameTurn::Resume(Some(Color::Black))),
    ("resume-white", GameTurn::Resume(Some(Color::White))),
    ("try-black", GameTurn::Try(Color::Black)),
    ("try-white", GameTurn::Try(Color::White)),
    ("asks-none", ask(false, false, None)),
    ("asks-black", ask(true, false, None)),
    ("asks-white", ask(false, true, None)),
    ("asks-both-black", ask(true, true, Some(Color::Black))),
    ("asks-both-white", ask(true, true, Some(Color::White))),
];

const fn ask(black: bool, white: bool, starts: Option<Color>) -> GameTurn {
    GameTurn::Ask {
        black,
        white,
        starts,
    }
}

/// A move in one word, readable again.
#[must_use]
pub fn turn_word(layout: &Layout, turn: GameTurn) -> String {
    match turn {
        GameTurn::Play(at) => layout.name(at),
        GameTurn::PassFor(at) => format!("for-{}", layout.name(at)),
        _ => {
            let known = SETTLED.iter().find(|(_, known)| *known == turn);
            known.map_or("?", |(word, _)| word).to_owned()
        }
    }
}

fn point(layout: &Layout, word: &str) -> Result<Point, Error> {
    layout.point(word).ok_or_else(|| {
        let word: String = word.chars().take(40).collect();
        Error::new(format!(
            "\"{word}\" is neither a point of this board nor a move"
        ))
    })
}
