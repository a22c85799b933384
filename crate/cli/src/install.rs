//! `loja completions` and `loja man`, for packagers of the command.

use std::fs;
use std::io;
use std::path::PathBuf;

use clap::Command;
use clap_complete::Shell;

use crate::output::{Exit, Output};

pub(crate) const COMPLETIONS: &str =
    "For example: loja completions bash > ~/.local/share/bash-completion/completions/loja";

#[derive(clap::Args)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

pub(crate) fn completions(
    arguments: &Completions,
    mut command: Command,
    output: &mut Output,
) -> io::Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "loja", &mut script);
    output.bytes(&script)?;
    Ok(Exit::Done)
}

#[derive(clap::Args)]
pub(crate) struct Man {
    /// Where to put loja.1, loja-referee.1 and the others
    folder: PathBuf,
}

pub(crate) fn man(arguments: &Man, command: Command, output: &mut Output) -> io::Result<Exit> {
    let folder = &arguments.folder;
    let written =
        fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
    if let Err(error) = written {
        output.complain(Exit::Bad, format_args!("{}: {error}", folder.display()));
        return Ok(Exit::Bad);
    }
    Ok(Exit::Done)
}
