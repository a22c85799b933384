//! `loja draw`: a position in another notation.

use std::io;
use std::path::PathBuf;

use loja_notation::diagram;

use crate::input::positions;
use crate::output::{Exit, Output};

pub(crate) const HELP: &str = "With more than one position a blank line parts them. \
With --json each is an object on a line.";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Draw a text diagram; the only notation so far
    #[arg(long)]
    text: bool,
    /// Write JSON, as it can be read again
    #[arg(long, conflicts_with = "text")]
    json: bool,
    /// A position as text or JSON; - is standard input
    file: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let all = match positions(&arguments.file) {
        Ok(all) => all,
        Err(error) => {
            output.complain(Exit::Bad, error);
            return Ok(Exit::Bad);
        }
    };
    let mut first = true;
    for position in all {
        match position {
            Err(error) => output.complain(Exit::Bad, error),
            Ok(position) if arguments.json => output.json(&position.to_data())?,
            Ok(position) => {
                if !std::mem::take(&mut first) {
                    output.text("\n")?;
                }
                output.text(diagram(&position.layout, position.state.situation()))?;
            }
        }
    }
    Ok(Exit::Done)
}
