//! `loja draw`: a position in another notation.

use std::io;
use std::path::PathBuf;

use loja_notation::{Drawing, Error, Position, Replay, Sgf, diagram, numbered, replay, svg};
use loja_rules::{Color, Point};
use serde::Serialize;

use crate::games::Games;
use crate::input::{is_sgf, positions, text};
use crate::output::{Exit, Output};

pub(crate) const HELP: &str = "Of a game the last situation is drawn, or that after --move N.\n\
With --numbers it is the start with the moves as numbers.\n\
With --link it is a game with its moves; what stands after \"loja:\" goes behind embed.html#.\n\
With more than one position a blank line parts texts; pictures need --json then, an object a line.\n\
SGF to --sgf keeps everything that stands in the file, each game as it is; but --move N makes a\n\
new file with the position alone, which names no rules (RU) unless the old one names ours.";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Draw a picture
    #[arg(long, conflicts_with_all = ["text", "sgf", "link"])]
    svg: bool,
    /// Draw a text diagram, as without any of these
    #[arg(long, conflicts_with_all = ["sgf", "link"])]
    text: bool,
    /// Write SGF
    #[arg(long, conflicts_with = "link")]
    sgf: bool,
    /// Write a link
    #[arg(long)]
    link: bool,
    /// Write JSON, as it can be read again; after --svg, --text, --sgf or --link that in an object
    #[arg(long)]
    json: bool,
    /// The situation after so many moves; 0 is the start
    #[arg(long = "move", value_name = "N")]
    after: Option<usize>,
    /// Show the start and the moves as numbers
    #[arg(long, conflicts_with_all = ["sgf", "link"])]
    numbers: bool,
    /// A position or a game as text, JSON, SGF or a link; - is standard input
    file: PathBuf,
}

/// A drawing as a line of JSON.
#[derive(Serialize)]
struct Line<'a> {
    id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sgf: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl Line<'_> {
    fn of(id: Option<&str>) -> Line<'_> {
        Line {
            id,
            svg: None,
            sgf: None,
            link: None,
            text: None,
        }
    }
}

enum Input {
    /// SGF that stays as it is.
    Kept(Sgf),
    /// Positions, and the SGF that they are from.
    Positions(Vec<Result<Position, Error>>, Option<Sgf>),
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let json = arguments.json;
    let read = text(&arguments.file).and_then(|text| {
        let within = |error: Error| error.within(arguments.file.display());
        let sgf = is_sgf(&text).then(|| Sgf::parse(&text).map_err(within));
        let sgf = sgf.transpose()?;
        let sgf = match sgf {
            Some(sgf) if arguments.sgf && arguments.after.is_none() => {
                return Ok(Input::Kept(sgf));
            }
            sgf => sgf,
        };
        let all = positions(&arguments.file, &text, arguments.after)?;
        Ok(Input::Positions(all, sgf))
    });
    let (all, sgf) = match read {
        Err(error) => {
            output.bad(&error, json)?;
            return Ok(Exit::Bad);
        }
        Ok(Input::Kept(kept)) => {
            if !json {
                output.text(kept)?;
                return Ok(Exit::Done);
            }
            for game in 0..kept.games() {
                let id = kept.id(game);
                let mut line = Line::of(id.as_deref());
                line.sgf = kept.game(game);
                output.text(json_line(&line))?;
            }
            return Ok(Exit::Done);
        }
        Ok(Input::Positions(all, sgf)) => (all, sgf),
    };
    if arguments.svg && !json && all.len() > 1 {
        let count = all.len();
        let what = format!("{count} positions are no single picture: use --svg --json");
        output.complain(Exit::Bad, what);
        return Ok(Exit::Bad);
    }
    let mut games = Games::of(&all);
    let mut first = true;
    for (number, position) in all.into_iter().enumerate() {
        let drawn = position.and_then(|position| {
            let game = arguments.game(&position, &mut games, sgf.is_some())?;
            let theirs = sgf.as_ref().is_some_and(|sgf| !sgf.has_our_rules(number));
            let drawn = arguments.draw(&position, &game, theirs);
            let id = || position.id.clone();
            let drawn = drawn.map_err(|error| Error { id: id(), ..error })?;
            Ok((position.id, drawn, game))
        });
        match drawn {
            Err(error) => output.bad(&error, json)?,
            Ok((id, drawn, game)) => {
                if !std::mem::take(&mut first) && !json {
                    output.text("\n")?;
                }
                output.text(drawn)?;
                if let Some(stop) = &game.stop {
                    output.illegal(id.as_deref(), stop);
                }
            }
        }
    }
    Ok(Exit::Done)
}

impl Arguments {
    /// The game as far as it is to be shown.
    fn game(&self, position: &Position, games: &mut Games, sgf: bool) -> Result<Replay, Error> {
        let game = if games.is_torn_off(position) {
            replay(position, None)?
        } else {
            games.play(position)?
        };
        // SGF was read up to that move already.
        match self.after.filter(|_| !sgf) {
            Some(number) => game.until(number),
            None => Ok(game),
        }
    }

    /// `theirs`: whether it comes from SGF that doesn't name our rules.
    fn draw(&self, position: &Position, game: &Replay, theirs: bool) -> Result<String, Error> {
        let drawn = if self.svg {
            picture(position, game, self.numbers)
        } else if self.sgf {
            let moment = self.after.map(|_| position.after(game)).transpose()?;
            let sgf = match moment {
                Some(moment) => Sgf::of(&moment, &replay(&moment, None)?)?,
                None => Sgf::of(position, game)?,
            };
            if theirs {
                sgf.without_rules().to_string()
            } else {
                sgf.to_string()
            }
        } else if self.link {
            let one = match self.after {
                Some(_) => position.after(game)?,
                None => position.alone(game)?,
            };
            format!("loja:{}\n", one.to_link()?)
        } else if self.json && !self.text {
            let data = match self.after {
                Some(_) => position.after(game)?.to_data(),
                None => position.to_data(),
            };
            return Ok(json_line(&data));
        } else if self.numbers {
            numbered(game)
        } else {
            diagram(&game.layout, game.state.situation())
        };
        if !self.json {
            return Ok(drawn);
        }
        let mut line = Line::of(position.id.as_deref());
        let place = match (self.svg, self.sgf, self.link) {
            (true, ..) => &mut line.svg,
            (_, true, _) => &mut line.sgf,
            (.., true) => &mut line.link,
            _ => &mut line.text,
        };
        *place = Some(drawn);
        Ok(json_line(&line))
    }
}

fn json_line(value: &impl Serialize) -> String {
    // Names of fields are texts and numbers are finite, so this can't fail.
    serde_json::to_string(value).unwrap_or_default() + "\n"
}

fn picture(position: &Position, game: &Replay, numbers: bool) -> String {
    let title = position.name.as_deref().or(position.id.as_deref());
    let last = game.turns.last().and_then(|turn| turn.event.turn.stone);
    let mut numbered: Vec<(Point, Color, usize)> = Vec::new();
    for turn in game.turns.iter().filter(|_| numbers) {
        // A second move on the same point has no room; the sources tell it in words.
        let stone = turn.event.turn.stone;
        let free = stone.filter(|at| numbered.iter().all(|(there, ..)| there != at));
        numbered.extend(free.map(|at| (at, turn.event.color, turn.number)));
    }
    svg(&Drawing {
        layout: &game.layout,
        situation: if numbers {
            &game.start
        } else {
            game.state.situation()
        },
        title: title.unwrap_or("Position"),
        labels: &position.labels,
        numbers: &numbered,
        last,
    })
}
