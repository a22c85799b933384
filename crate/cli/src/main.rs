//! The command `loja`: results on standard output, complaints on standard error.
#![forbid(unsafe_code)]

mod book;
mod budget;
mod check;
mod claim;
mod draw;
mod games;
mod generate;
mod generation_report;
mod gtp;
mod input;
#[cfg(feature = "install")]
mod install;
mod judged_position;
mod lines;
mod lock;
mod map;
mod output;
#[cfg(feature = "png")]
mod png;
#[cfg(not(feature = "png"))]
#[path = "no_png.rs"]
mod png;
mod pool;
mod practice;
mod problem_request;
mod referee;
mod replay;
mod rules;
#[cfg(feature = "serve")]
mod serve;
mod settle;
mod solve;
mod stop;
mod systems;
mod tree;

use std::io::ErrorKind;
use std::process::ExitCode;

#[cfg(feature = "install")]
use clap::CommandFactory;
use clap::{Parser, Subcommand};

use output::{Exit, Output};

/// Teaching tool and proof engine for the Logical Japanese Rules of Go.
#[derive(Parser)]
#[command(name = "loja", version = VERSION, after_help = EXIT_CODES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const VERSION: &str = match option_env!("LOJA_COMMIT") {
    Some(commit) => commit,
    None => env!("CARGO_PKG_VERSION"),
};

const EXIT_CODES: &str = "Exit: 0 done or yes, 1 the answer is no, 2 bad input or usage, \
3 undecided within the budget.\nA FILE named - is standard input. SGF may have 16 MB and any encoding that it names; other texts have 1 MB of UTF-8.";

#[derive(Subcommand)]
enum Command {
    /// Say who controls what, and the score
    #[command(after_help = referee::help())]
    Referee(referee::Arguments),
    /// Decide one claim, with a certificate on request
    #[command(after_help = claim::HELP)]
    Claim(claim::Arguments),
    /// Check certificates, with none of the search's code
    #[command(after_help = check::HELP)]
    Check(check::Arguments),
    /// Show a game, situation after situation
    #[command(after_help = replay::help())]
    Replay(replay::Arguments),
    /// Show a position in another notation
    #[command(after_help = draw::HELP)]
    Draw(draw::Arguments),
    /// Solve a small board: its perfect komi and jigo starts
    #[command(after_help = solve::HELP)]
    Solve(solve::Arguments),
    /// Make new practice problems
    #[command(after_help = generate::HELP)]
    Generate(generate::Arguments),
    /// Render or check the tutorials
    Book(book::Arguments),
    /// Compute the facts of practice problems
    #[command(after_help = practice::HELP)]
    Practice(practice::Arguments),
    /// Speak the Go Text Protocol with a board program
    #[command(after_help = gtp::HELP)]
    Gtp(gtp::Arguments),
    /// Answer referee, claim and check over HTTP
    #[cfg(feature = "serve")]
    #[command(after_help = serve::HELP)]
    Serve(serve::Arguments),
    /// Print a shell's completions for this command
    #[cfg(feature = "install")]
    #[command(after_help = install::COMPLETIONS)]
    Completions(install::Completions),
    /// Write the manual: a page for each command
    #[cfg(feature = "install")]
    Man(install::Man),
}

fn main() -> ExitCode {
    // Clap exits with 2 on bad usage and 0 after --help.
    let arguments = Arguments::parse();
    let mut output = Output::new();
    let exit = match &arguments.command {
        Command::Referee(arguments) => referee::run(arguments, &mut output),
        Command::Claim(arguments) => claim::run(arguments, &mut output),
        Command::Check(arguments) => check::run(arguments, &mut output),
        Command::Replay(arguments) => replay::run(arguments, &mut output),
        Command::Draw(arguments) => draw::run(arguments, &mut output),
        Command::Solve(arguments) => solve::run(arguments, &mut output),
        Command::Generate(arguments) => generate::run(arguments, &mut output),
        Command::Book(arguments) => book::run(arguments, &mut output),
        Command::Practice(arguments) => practice::run(arguments, &mut output),
        Command::Gtp(arguments) => gtp::run(arguments, &mut output),
        #[cfg(feature = "serve")]
        Command::Serve(arguments) => serve::run(arguments, &mut output),
        #[cfg(feature = "install")]
        Command::Completions(arguments) => {
            install::completions(arguments, Arguments::command(), &mut output)
        }
        #[cfg(feature = "install")]
        Command::Man(arguments) => install::man(arguments, Arguments::command(), &mut output),
    };
    // Dropping the buffer would hide a failure.
    let exit = exit.and_then(|exit| output.flush().map(|()| exit));
    let exit = exit.unwrap_or_else(|error| match error.kind() {
        // The reader has closed the pipe, having seen enough.
        ErrorKind::BrokenPipe => Exit::Done,
        _ => {
            output.complain(Exit::Bad, format_args!("standard output: {error}"));
            Exit::Bad
        }
    });
    ExitCode::from(exit.max(output.worst()).code())
}
