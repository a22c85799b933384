//! What `--json` prints, byte for byte but for times: other people's programs read it.

use loja_testkit::keep_written;
use serde::{Deserialize, Serialize};

use crate::shell::run;

/// A run of the command, as a line of `json.jsonl`.
#[derive(Deserialize, Serialize)]
struct Run {
    args: Vec<String>,
    input: String,
    exit: i32,
    out: Vec<String>,
}

/// The text with 0 for each number of a field whose name ends in `ms`.
fn without_times(text: &str) -> String {
    let mut parts = text.split("ms\":");
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_time = told.ends_with(['"', '_']);
        told.push_str("ms\":");
        let number = |c: char| c.is_ascii_digit() || ".e+-".contains(c);
        match is_time {
            true => told.extend(["0", part.trim_start_matches(number)]),
            false => told.push_str(part),
        }
    }
    told
}

#[test]
fn every_command_prints_what_it_printed_before() {
    let file = "tests/json.jsonl";
    let text = std::fs::read_to_string(file).unwrap();
    let runs = text.lines().map(|line| serde_json::from_str(line).unwrap());
    let mut now = String::new();
    for Run { args, input, .. } in runs {
        let words: Vec<&str> = args.iter().map(String::as_str).collect();
        let (exit, printed, _) = run(&words, &input);
        let out = without_times(&printed).lines().map(str::to_owned).collect();
        let run = Run {
            args,
            input,
            exit,
            out,
        };
        now.push_str(&serde_json::to_string(&run).unwrap());
        now.push('\n');
    }
    keep_written(file, &now);
}
