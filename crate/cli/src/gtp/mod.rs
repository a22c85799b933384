//! `loja gtp`: the Go Text Protocol, version 2.

mod analyze;
mod clock;
mod commands;
mod file;
mod game;
pub(crate) mod genmove;
mod handicap;
mod incoming;
mod line;
mod vertex;
mod watch;

use std::io;

use crate::budget::{Budget, Jobs};
use crate::output::{Exit, Output};
use crate::stop;

use commands::Answer;
use game::Game;
use incoming::Incoming;

pub(crate) const HELP: &str = "\
Commands come on standard input, answers go to standard output. Situations are judged as if play stopped there.\n\
final_score is proved; otherwise it says after the score that this is expected, not proved, and why.\n\
final_status_list falls back on expectations where nothing is proved; loja-control marks that with ?, and loja-ruling\n\
has both, as the JSON of loja referee --expect. alive stones lie on locations that their own player controls, dead\n\
ones on those that the other player controls; all others are seki.\n\
genmove searches: it plays random games from each move that looks good, and counts them by these rules. It leaves\n\
alone what the prover settles first, unless a ko is fought for. It passes if no stone gains anything, and repeats no\n\
situation. --level says how much it looks at: first (24 games a move, and often not the best move), easy (300),\n\
steady (3000), strong (30000); --max-nodes limits the games too. When --max-seconds is over, or its share of the\n\
time of time_settings and time_left, it takes the best move seen so far.\n\
lz-analyze and kata-analyze print the moves that it looks at, again and again until the next line comes. ownership\n\
there is what the prover has settled, and 0 elsewhere.\n\
Under these rules a player may remove a cycle, which the protocol doesn't know: loja-cycles lists the cycles, and\n\
loja-remove COLOR NUMBER [VERTEX] removes one.\n\
Ctrl-C cuts a search, answers its command with the findings so far, and ends with exit 3; a second one ends at once.";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    budget: Budget,
    #[command(flatten)]
    jobs: Jobs,
    #[command(flatten)]
    play: genmove::Play,
    /// Accepted everywhere; the protocol has a form of its own
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let mut game = Game::new(arguments.budget, arguments.jobs, arguments.play.level)
        .map_err(io::Error::other)?;
    let mut lines = Incoming::new();
    stop::listen();
    // Whether the last command was interrupted.
    let mut cut = false;
    while let Some(line) = stop::while_idle(|| lines.next()) {
        let Some(line) = line? else {
            return Ok(Exit::Done);
        };
        let Some(line) = line::parse(&line) else {
            continue;
        };
        if watch::COMMANDS.contains(&line.name.as_str()) {
            watch::run(&game, &line, output, &mut lines)?;
            cut = stop::is_interrupted();
            continue;
        }
        let id = line.id.map(|id| id.to_string()).unwrap_or_default();
        let answer = commands::answer(&mut game, &line);
        cut = stop::is_interrupted();
        let quits = matches!(answer, Answer::Quit);
        let (sign, text) = match answer {
            Answer::Said(text) => ('=', text),
            Answer::Refused(text) => ('?', text),
            Answer::Quit => ('=', String::new()),
        };
        // A text that begins with a line end starts below the sign. No other line may be empty, which would
        // end the answer.
        let gap = match text.chars().next() {
            None => "",
            Some('\n') => "\n",
            Some(_) => " ",
        };
        let text: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        let text = text.join("\n");
        output.text(format_args!("{sign}{id}{gap}{text}\n\n"))?;
        output.flush()?;
        if quits {
            return Ok(Exit::Done);
        }
    }
    if !cut {
        output.complain(Exit::Done, stop::IDLE_INTERRUPTED);
        return Ok(Exit::Done);
    }
    output.complain(
        Exit::Undecided,
        "interrupted; the last answer is what was found so far",
    );
    Ok(Exit::Undecided)
}
