//! Texts of any kind. `plain` ones need neither SGF nor pictures, so every page's module has them; the rest waits for
//! the first file.

use loja_lesson::PlayedLine;
use loja_notation::{
    Drawing, Error, Position, PositionData, Sgf, diagram, numbered, replay, sensei,
    sensei_numbered, svg,
};
use loja_report::{OpenedGame, open_games, other_play, played_data, variations};

use crate::api::{Failure, played, read_line};

/// `readFile` of the module: any text.
///
/// # Errors
/// If the whole text holds no positions; among others, a bad one is reported in its place.
pub fn read(text: &str) -> Result<Vec<OpenedGame>, Failure> {
    if let Some(plain) = read_plain(text)? {
        return Ok(plain);
    }
    let mut all = open_games(loja_notation::read(text).map_err(bad)?, other_play);
    if let Ok(sgf) = Sgf::parse(text) {
        variations(&sgf, &mut all);
    }
    Ok(all)
}

/// `read` of the module: `None` for a text that `readFile` may know.
///
/// # Errors
/// As for [`read`].
pub fn read_plain(text: &str) -> Result<Option<Vec<OpenedGame>>, Failure> {
    let link = link_of(text);
    let all = loja_notation::read_plain(link.as_deref().unwrap_or(text)).transpose();
    Ok(all.map_err(bad)?.map(|all| open_games(all, |_, _| ())))
}

fn bad(error: Error) -> Failure {
    Failure::of("bad-position", error)
}

/// A text's link, if it is nothing else: after `loja:` or `#`, alone or in an address. From an `&` on, it is the
/// page's own.
fn link_of(text: &str) -> Option<String> {
    let text = text.trim();
    let (page, link) = text.split_once('#')?;
    let address = page.bytes().any(|sign| sign == b'/') || page.ends_with(".html");
    if text.chars().any(char::is_whitespace) || !(page.is_empty() || address) {
        return None;
    }
    let link = link.split('&').next().unwrap_or(link);
    let link = link.strip_prefix("loja:").unwrap_or(link);
    // A diagram's row may begin with the sign too.
    let letter = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
    let row = link
        .chars()
        .all(|sign| matches!(sign, 'x' | 'X' | 'o' | 'O' | '0'..='9'));
    (address || (link.chars().all(letter) && !row)).then(|| format!("loja:{link}"))
}

/// A text, or an object for JSON.
#[derive(Debug)]
pub enum Written {
    /// The text itself.
    Text(String),
    /// An object of a file. JavaScript writes JSON, so this module needn't.
    Json(Box<PositionData>),
}

/// The export `writeFile`, from JSON.
///
/// # Errors
/// If the format can't hold it; else see [`Failure`].
pub fn write(start: &str, moves: &str, format: &str) -> Result<Written, Failure> {
    let game = Game::read(start, moves)?;
    if let Some(written) = game.plain(format) {
        return written;
    }
    let Game { position, line } = &game;
    let now = line.state().situation();
    let name = position.name.as_deref();
    let played = || {
        let game = game.whole()?;
        let played = replay(&game, None)?;
        Ok((game, played))
    };
    let text = match format {
        "svg" => Ok(svg(&Drawing {
            layout: &position.layout,
            setup: &now.clone().into_setup(),
            title: name.unwrap_or("Position"),
            labels: &position.labels,
            strokes: &position.strokes,
            numbers: &[],
            last: line.events().last().and_then(|event| event.turn.stone),
        })),
        "sgf" => played().and_then(|(game, played)| Ok(Sgf::of(&game, &played)?.to_string())),
        "numbers" if line.events().is_empty() => Ok(diagram(&position.layout, now)),
        "numbers" => played().map(|(_, played)| numbered(&played)),
        "sensei" if line.events().is_empty() => {
            let now = now.clone().into_setup();
            sensei(&position.layout, &now, position)
        }
        "sensei" => played().and_then(|(_, played)| sensei_numbered(&played, position)),
        _ => {
            let message = "a format is diagram, numbers, json, sgf, sensei, svg or link";
            return Err(Failure::new("bad-option", message));
        }
    };
    text.map(Written::Text).map_err(bad)
}

/// `write` of the module: only `diagram`, `json` and `link`.
///
/// # Errors
/// As for [`write()`].
pub fn write_plain(start: &str, moves: &str, format: &str) -> Result<Written, Failure> {
    let game = Game::read(start, moves)?;
    game.plain(format).unwrap_or_else(|| {
        let message = "a format without files is diagram, json or link";
        Err(Failure::new("bad-option", message))
    })
}

struct Game {
    position: Position,
    line: PlayedLine,
}

impl Game {
    fn read(start: &str, moves: &str) -> Result<Game, Failure> {
        let (position, moves) = read_line(start, moves)?;
        let line = played(&position.layout, position.state.clone(), &moves)?;
        Ok(Game { position, line })
    }

    fn plain(&self, format: &str) -> Option<Result<Written, Failure>> {
        let now = self.line.state().situation();
        Some(match format {
            "diagram" => Ok(Written::Text(diagram(&self.position.layout, now))),
            "json" => Ok(Written::Json(Box::new(played_data(
                &self.position,
                &self.line,
            )))),
            "link" => {
                let link = self.whole().and_then(|game| game.to_link());
                link.map(Written::Text).map_err(bad)
            }
            _ => return None,
        })
    }

    fn whole(&self) -> Result<Position, Error> {
        Position::from_data(played_data(&self.position, &self.line))
    }
}
