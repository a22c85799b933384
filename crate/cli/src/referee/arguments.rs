use std::path::PathBuf;

use crate::budget::{Budget, Jobs, Lemmas};
use crate::rules::{Judges, ToldOptions, judges, names, options};

pub(crate) fn help() -> String {
    format!(
        "Any situation is judged as if play stopped there (C3). Budgets are \
per position.\nAn object a line on standard input is answered when it comes, a line each, also while the pipe stays open;\n\
such a line may go on from the last 1,000 games before it. id is the file’s name where none is given.\n\
In a batch, an object a line say, a bad position is told and the run goes on; the \
exit code\nis 2 then, 3 if any position is undecided, else 0. One job always takes the same nodes.\n\
--rules takes {},\n\
several of them with commas between, or all: then a line of JSON is an array, in this order.\n\
--compare tells of several rules where each two part first: whether play may stop, which stones are\n\
dead, whose the points are, how it is counted; with the words that decide, and a line of play where\n\
one is soon found. Only what both have decided counts. Each has an equal share of the budget.\n\
Other rules than ljrg have a budget of nodes where none is told, and no clock, so that the same\n\
question has the same answer; where --max-seconds or Ctrl-C ended a search, stopped says so.\n\
--option NAME=VALUE chooses an option of the rules that have it, as \"options\" of a JSON object does:\n{}\n\
--certificates writes NUMBER.RULES.txt for each position and system but LJRG, for loja check: of the\n\
score with all that it rests on, or of each question that is shown; NUMBER counts positions. What a\n\
system has decided without a certificate is told, with exit 3. LJRG has its own with loja claim.\n\
--expect adds the score if both play on, where play is not over, as the rule set counts, and of ljrg also who would\nprobably win each open argument, with chances in percent, and what the result hangs on. It is expected, not\nproved: no exit code, score or result of the referee changes by it. no-pass counts no points, so it is refused.\n\
--perfect is for boards of a few locations; what is too large is undecided, and where no text ends\n\
a cycle that both prefer the answer is undefined.\n\
Ctrl-C tells what was found so far, with exit 3; the second one ends at once.",
        names(),
        options()
    )
}

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rules to judge by: ljrg, the name of another system, several with commas between, or all
    #[arg(long, value_name = "NAME", default_value = "ljrg", value_parser = judges)]
    pub(super) rules: Judges,
    #[command(flatten)]
    pub(super) options: ToldOptions,
    #[command(flatten)]
    pub(super) budget: Budget,
    #[command(flatten)]
    pub(super) jobs: Jobs,
    #[command(flatten)]
    pub(super) lemmas: Lemmas,
    /// Tell what perfect players come to instead of what stands, by rules that count nothing else
    #[arg(long)]
    pub(super) perfect: bool,
    /// Tell also what is expected where nothing is proved
    #[arg(long, conflicts_with_all = ["perfect", "compare"])]
    pub(super) expect: bool,
    /// Tell where the rules that --rules names part
    #[arg(long, conflicts_with_all = ["perfect", "certificates"])]
    pub(super) compare: bool,
    /// Print a ruling to sign: position, players, result, what is proved with the digests of its certificates, what is
    /// not, and the clauses
    #[arg(long, conflicts_with_all = ["perfect", "compare", "json"])]
    pub(super) ruling: bool,
    /// Write the certificates of other systems than LJRG into this folder
    #[arg(long, value_name = "DIR")]
    pub(super) certificates: Option<PathBuf>,
    /// Print one JSON object a position, on one line
    #[arg(long)]
    pub(super) json: bool,
    /// Tell no times, so that the same input always gives the same output; with one job and --max-nodes it is exact
    #[arg(long)]
    pub(super) no_times: bool,
    /// Judge the situation after this many moves; 0 is the start
    #[arg(long = "move", value_name = "N")]
    pub(super) after: Option<usize>,
    /// Positions or games as text, JSON, SGF or links; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
}
