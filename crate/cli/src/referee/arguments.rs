use std::path::PathBuf;

use crate::budget::{Budget, Jobs, Lemmas};
use crate::rules::{Judges, ToldOptions, judges, names, options};

pub(crate) fn help() -> String {
    format!(
        "\
Every position is judged as if play stopped there (C3). Budgets are per position.\n\
With - each object on a line of standard input gets its answer at once, on one line, while the pipe stays open. Such a\n\
line may continue one of the last 1,000 games before it. Without an id, the file’s name is the id.\n\
In a batch, such as one object a line, a bad position gets an error and the run goes on; the exit code is then 2.\n\
It is 3 if any position is undecided, else 0. One job always takes the same nodes.\n\
--rules takes {},\n\
several of them with commas between, or all; then a line of JSON is an array, in this order.\n\
--compare says where each two of several rule sets part first: whether play may stop, which stones are dead,\n\
whose the points are, how they count. It quotes the words that decide, and shows a line of play if one is soon\n\
found. Only what both have decided counts. Each rule set has an equal share of the budget.\n\
Rule sets other than ljrg have a budget of nodes unless you set one, and no clock, so the same question has the\n\
same answer. If --max-seconds or Ctrl-C ended a search, \"stopped\" says so.\n\
--option NAME=VALUE chooses an option of a rule set, as \"options\" of a JSON object does:\n\
{}\n\
--certificates writes NUMBER.RULES.txt for each position and rule set but LJRG, for loja check: the score with all\n\
that it rests on, or each question that is shown. NUMBER counts positions. If a rule set decides something without\n\
a certificate, the exit code is 3. For LJRG, loja claim writes certificates.\n\
--expect adds the score if both play on, as the rule set counts, unless play is over. For ljrg it also says who would\n\
probably win each open argument, with chances in percent, and what the result hangs on. All this is expected, not\n\
proved: it changes no exit code, score or result. no-pass counts no points, so it refuses.\n\
--perfect is for boards of a few locations. Larger ones are undecided; if both players prefer a cycle that no text\n\
ends, the answer is undefined.\n\
Ctrl-C prints the findings so far, with exit 3; a second one ends at once.",
        names(),
        options()
    )
}

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rules to judge by: ljrg, another rule set, several with commas between, or all
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
    /// Judge by perfect play instead of the board as it stands, under rules that only count what stands
    #[arg(long)]
    pub(super) perfect: bool,
    /// Add expectations where nothing is proved
    #[arg(long, conflicts_with_all = ["perfect", "compare"])]
    pub(super) expect: bool,
    /// Show where the rule sets of --rules part
    #[arg(long, conflicts_with_all = ["perfect", "certificates"])]
    pub(super) compare: bool,
    /// Print a ruling to sign: position, players, result, the proved part with the digests of its certificates, the open
    /// part, and the clauses
    #[arg(long, conflicts_with_all = ["perfect", "compare", "json"])]
    pub(super) ruling: bool,
    /// Write the certificates of rule sets other than LJRG into this folder
    #[arg(long, value_name = "DIR")]
    pub(super) certificates: Option<PathBuf>,
    /// Print one JSON object for each position, on one line
    #[arg(long)]
    pub(super) json: bool,
    /// Leave times out; with one job and --max-nodes the output is then always the same
    #[arg(long)]
    pub(super) no_times: bool,
    /// Judge the situation after this many moves; 0 is the start
    #[arg(long = "move", value_name = "N")]
    pub(super) after: Option<usize>,
    /// Positions or games as text, JSON, SGF or links; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
}
