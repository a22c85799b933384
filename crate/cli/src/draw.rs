//! `loja draw`: a position in another notation.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use loja_notation::{
    Beyond, Drawing, Error, Foreign, FoundGame, Position, Record, Replay, Sgf, is_sgf, numbered,
    picture, replay, sensei, sensei_numbered, svg,
};
use loja_rules::{Color, Point};
use serde::Serialize;

use crate::games::Games;
use crate::input::{Moment, positions, text};
use crate::output::{Exit, Output};
use crate::png;

pub(crate) const HELP: &str = "\
A game shows its last situation, or the one after --move N.\n\
With --numbers it shows its start, with the moves as numbers.\n\
With --link it keeps its moves; the part after \"loja:\" goes behind embed.html#.\n\
Several positions as text have a blank line between; as pictures they need --svg --json, an object a line.\n\
SGF to --sgf keeps everything in the file, each game as it is. But --move N and --variation N make a new file with\n\
one line alone, which names no rules (RU) unless the old one names ours.\n\
--sensei writes the $$ diagrams of Sensei\u{2019}s Library, for sheets and parts of them. They have no captives and no\n\
pass count; a mark for a turn becomes a square, a mark for good and a permanent stone a circle. With --numbers they\n\
take ten moves at most.\n\
If an SGF has a move that these rules forbid, or stones set up without a liberty, its end is drawn as other people\n\
play, and the exit code is 1.\n\
--png needs no font on the machine.";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    form: Form,
    /// Write JSON, as it can be read again; after another form that in an object
    #[arg(long, conflicts_with = "png")]
    json: bool,
    #[command(flatten)]
    moment: Moment,
    /// Show the start and the moves as numbers
    #[arg(long, conflicts_with_all = ["sgf", "link"])]
    numbers: bool,
    /// How many pixels a PNG has from left to right; without it twice as many as the SVG
    #[arg(
        long,
        value_name = "PX",
        requires = "png",
        value_parser = clap::value_parser!(u32).range(16..=i64::from(png::MOST))
    )]
    width: Option<u32>,
    /// Write to this file; - is standard output
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// A position or a game as text, JSON, SGF, a $$ diagram or a link; - is standard input
    file: PathBuf,
}

#[derive(clap::Args)]
#[group(multiple = false)]
struct Form {
    /// Draw a picture
    #[arg(long)]
    svg: bool,
    /// Draw a picture in pixels
    #[arg(long)]
    png: bool,
    /// Draw a text diagram, as without any of these
    #[arg(long)]
    text: bool,
    /// Write SGF
    #[arg(long)]
    sgf: bool,
    /// Write a diagram of Sensei’s Library, whose lines begin with $$
    #[arg(long)]
    sensei: bool,
    /// Write a link
    #[arg(long)]
    link: bool,
}

#[derive(Serialize)]
struct Line<'a> {
    id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sgf: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sensei: Option<String>,
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
            sensei: None,
            link: None,
            text: None,
        }
    }
}

enum Input {
    /// Rewritten without changes.
    Kept(Sgf),
    /// With their SGF.
    Positions(Vec<Result<FoundGame, Error>>, Option<Sgf>),
}

/// Collects output for a file, so that a failure leaves none.
struct Sink<'a> {
    output: &'a mut Output,
    file: Option<&'a Path>,
    kept: Vec<u8>,
}

impl Sink<'_> {
    fn put(&mut self, drawn: &[u8]) -> io::Result<()> {
        match self.file {
            Some(_) => {
                self.kept.extend_from_slice(drawn);
                Ok(())
            }
            None => self.output.bytes(drawn),
        }
    }

    fn end(self) {
        let Some(file) = self.file.filter(|_| !self.kept.is_empty()) else {
            return;
        };
        if let Err(error) = fs::write(file, self.kept) {
            let error = format_args!("{}: {error}", file.display());
            self.output.complain(Exit::Bad, error);
        }
    }
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let json = arguments.json;
    let (form, moment) = (&arguments.form, arguments.moment);
    let file = arguments.output.as_deref();
    let mut sink = Sink {
        output,
        file: file.filter(|&file| file != Path::new("-")),
        kept: Vec::new(),
    };
    let read = text(&arguments.file).and_then(|text| {
        let within = |error: Error| error.named(arguments.file.display());
        let sgf = is_sgf(&text).then(|| Sgf::parse(&text).map_err(within));
        let sgf = sgf.transpose()?;
        let sgf = match sgf {
            Some(sgf) if form.sgf && moment.after.is_none() && moment.variation.is_none() => {
                return Ok(Input::Kept(sgf));
            }
            sgf => sgf,
        };
        let all = positions(&arguments.file, &text, moment)?;
        Ok(Input::Positions(all, sgf))
    });
    let (all, sgf) = match read {
        Err(error) => {
            sink.output.bad(&error, json)?;
            return Ok(Exit::Bad);
        }
        Ok(Input::Kept(kept)) => {
            if json {
                for game in 0..kept.games() {
                    let id = kept.id(game);
                    let mut line = Line::of(id.as_deref());
                    line.sgf = kept.game(game);
                    sink.put(json_line(&line).as_bytes())?;
                }
            } else {
                sink.put(kept.to_string().as_bytes())?;
            }
            sink.end();
            return Ok(Exit::Done);
        }
        Ok(Input::Positions(all, sgf)) => (all, sgf),
    };
    if (form.svg || form.png) && !json && all.len() > 1 {
        let count = all.len();
        let what = format!("{count} positions don't fit in one picture: use --svg --json");
        sink.output.complain(Exit::Bad, what);
        return Ok(Exit::Bad);
    }
    if form.png && sink.file.is_none() && io::stdout().is_terminal() {
        let what = "a PNG can't be shown in a terminal: use -o FILE, or a pipe";
        sink.output.complain(Exit::Bad, what);
        return Ok(Exit::Bad);
    }
    let mut games = Games::of(&all);
    let mut first = true;
    for (number, found) in all.into_iter().enumerate() {
        let drawn = found.and_then(|found| {
            let position = match found {
                FoundGame::ByRules(position) => position,
                FoundGame::Beyond(game) => {
                    let drawn = arguments.draw_foreign(&game)?;
                    return Ok((drawn, Drawn::Foreign(game)));
                }
            };
            let game = arguments.game(&position, &mut games, sgf.is_some())?;
            let theirs = sgf.as_ref().is_some_and(|sgf| !sgf.has_our_rules(number));
            // A foreign game goes on where these rules end.
            let beyond = sgf.is_some().then(|| game.beyond(&position));
            let beyond = beyond.and_then(|mut beyond| beyond.pop());
            let drawn = arguments.draw(&position, &game, beyond.as_ref(), theirs);
            let id = || position.id.clone();
            let drawn = drawn.map_err(|error| Error { id: id(), ..error })?;
            let beyond = beyond.is_some();
            let game = Drawn::ByRules(position.record, game, beyond);
            Ok((drawn, game))
        });
        match drawn {
            Err(error) => sink.output.bad(&error, json)?,
            Ok((drawn, game)) => {
                if !std::mem::take(&mut first) && !json {
                    sink.put(b"\n")?;
                }
                sink.put(&drawn)?;
                for warning in &game.record().warnings {
                    sink.output.complain(Exit::Done, warning);
                }
                match &game {
                    Drawn::ByRules(record, game, beyond) => {
                        if let Some(stop) = &game.stop {
                            sink.output.illegal(record.id.as_deref(), stop);
                            if *beyond {
                                sink.output.complain(Exit::No, stop.words());
                            }
                        }
                    }
                    Drawn::Foreign(game) => sink.output.complain(Exit::No, game.words()),
                }
            }
        }
    }
    sink.end();
    Ok(Exit::Done)
}

#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
enum Drawn {
    ByRules(Record, Replay, bool),
    /// Its set-up is illegal here.
    Foreign(Foreign),
}

impl Drawn {
    fn record(&self) -> &Record {
        match self {
            Drawn::ByRules(record, ..) => record,
            Drawn::Foreign(game) => &game.record,
        }
    }
}

impl Arguments {
    fn game(&self, position: &Position, games: &mut Games, sgf: bool) -> Result<Replay, Error> {
        let game = if games.is_torn_off(position) {
            replay(position, None)?
        } else {
            games.play(position)?
        };
        // SGF was read only up to that move.
        match self.moment.after.filter(|_| !sgf) {
            Some(number) => game.until(number),
            None => Ok(game),
        }
    }

    /// `beyond` is the last move outside these rules; `theirs` means that the SGF doesn't name our rules.
    fn draw(
        &self,
        position: &Position,
        game: &Replay,
        beyond: Option<&Beyond>,
        theirs: bool,
    ) -> Result<Vec<u8>, Error> {
        let (form, after) = (&self.form, self.moment.after);
        let now = beyond.map_or_else(
            || game.state.situation().clone().into_setup(),
            |beyond| beyond.setup.clone(),
        );
        let moment = || Position::of(position.showing(now.clone()));
        let drawn = if form.svg {
            drawing(position, game, beyond, self.numbers)
        } else if form.png {
            return png::png(&drawing(position, game, beyond, self.numbers), self.width);
        } else if form.sgf {
            let moment = after.map(|_| moment()).transpose()?;
            let sgf = match moment {
                Some(moment) => Sgf::of(&moment, &replay(&moment, None)?)?,
                None => Sgf::of(position, game)?,
            };
            if theirs {
                sgf.without_rules().to_string()
            } else {
                sgf.to_string()
            }
        } else if form.sensei {
            if self.numbers {
                sensei_numbered(game, position)?
            } else {
                sensei(&game.layout, &now, position)?
            }
        } else if form.link {
            let one = match after {
                Some(_) => moment()?,
                None => position.alone(game)?,
            };
            format!("loja:{}\n", one.to_link()?)
        } else if self.json && !form.text {
            let data = match after {
                Some(_) => moment()?.to_data(),
                None => position.to_data(),
            };
            return Ok(json_line(&data).into_bytes());
        } else if self.numbers {
            numbered(game)
        } else {
            picture(&game.layout, &now)
        };
        Ok(self.put(position.id.as_deref(), drawn))
    }

    fn draw_foreign(&self, game: &Foreign) -> Result<Vec<u8>, Error> {
        let (form, record, now) = (&self.form, &game.record, game.end());
        let no = |what: &str| Err(Error::new(format!("{what}, and this is {}", game.words())));
        let title = record.name.as_deref().or(record.id.as_deref());
        let svg = || {
            let numbers = if self.numbers {
                first_of_each(
                    game.moves
                        .iter()
                        .map(|one| (one.stone, one.color, one.number)),
                )
            } else {
                Vec::new()
            };
            svg(&Drawing {
                layout: &record.layout,
                setup: if self.numbers { &game.start } else { now },
                title: title.unwrap_or("Position"),
                labels: &record.labels,
                strokes: &record.strokes,
                numbers: &numbers,
                last: game.moves.last().and_then(|last| last.stone),
            })
        };
        let drawn = if form.svg {
            svg()
        } else if form.png {
            return png::png(&svg(), self.width);
        } else if form.sgf {
            return no(
                "a new file of SGF holds what these rules have; without --move and --variation it is kept",
            );
        } else if form.link {
            return no("a link holds what these rules have");
        } else if self.json && !form.text && !form.sensei {
            let data = match self.moment.after {
                Some(_) => record.showing(now.clone()).to_data(),
                None => record.to_data(),
            };
            return Ok(json_line(&data).into_bytes());
        } else if self.numbers {
            return no("moves are numbered by these rules, but in pictures");
        } else if form.sensei {
            sensei(&record.layout, now, record)?
        } else {
            picture(&record.layout, now)
        };
        Ok(self.put(record.id.as_deref(), drawn))
    }

    fn put(&self, id: Option<&str>, drawn: String) -> Vec<u8> {
        let form = &self.form;
        if !self.json {
            return drawn.into_bytes();
        }
        let mut line = Line::of(id);
        let place = match form {
            Form { svg: true, .. } => &mut line.svg,
            Form { sgf: true, .. } => &mut line.sgf,
            Form { sensei: true, .. } => &mut line.sensei,
            Form { link: true, .. } => &mut line.link,
            _ => &mut line.text,
        };
        *place = Some(drawn);
        json_line(&line).into_bytes()
    }
}

fn json_line(value: &impl Serialize) -> String {
    // Can't fail: field names are text and numbers finite.
    serde_json::to_string(value).unwrap_or_default() + "\n"
}

fn drawing(position: &Position, game: &Replay, beyond: Option<&Beyond>, numbers: bool) -> String {
    let title = position.name.as_deref().or(position.id.as_deref());
    let last = match beyond.filter(|_| !numbers) {
        Some(beyond) => beyond.stone,
        None => game.turns.last().and_then(|turn| turn.event.turn.stone),
    };
    let turns = game.turns.iter().filter(|_| numbers);
    let numbered = first_of_each(turns.map(|turn| {
        let event = &turn.event;
        (event.turn.stone, event.color, turn.number)
    }));
    let now = if numbers {
        game.start.clone().into_setup()
    } else {
        beyond.map_or_else(
            || game.state.situation().clone().into_setup(),
            |beyond| beyond.setup.clone(),
        )
    };
    svg(&Drawing {
        layout: &game.layout,
        setup: &now,
        title: title.unwrap_or("Position"),
        labels: &position.labels,
        strokes: &position.strokes,
        numbers: &numbered,
        last,
    })
}

/// A second move on a point has no room, so the sources put it in words.
fn first_of_each(
    moves: impl Iterator<Item = (Option<Point>, Color, usize)>,
) -> Vec<(Point, Color, usize)> {
    let mut numbered: Vec<(Point, Color, usize)> = Vec::new();
    for (stone, color, number) in moves {
        let free = stone.filter(|at| numbered.iter().all(|(there, ..)| there != at));
        numbered.extend(free.map(|at| (at, color, number)));
    }
    numbered
}
