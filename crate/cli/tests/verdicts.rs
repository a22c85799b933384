//! Every place of the command where somebody reads a verdict, with the certificate behind it. Both checkers look at it.

use std::collections::BTreeSet;
use std::fs;

use loja_certificate::{Certificate, check};
use loja_plain_checker::check_plain;
use serde_json::{Value, json};

use crate::certificates;
use crate::practice;
use crate::shell::{lines, run, scratch, words};

/// White's group is dead in all of it, and Black has refuted claims too.
const BOARD: &str = "o.oxxooo\n.oox.xoo\nooxxxooo\nox.xo.o.\n";
/// White to move kills the black row at one point.
const PROBLEM: &str = r#"{"kind":"refute","rows":["...","xox"],"turn":"black","player":"white","set":["a2","b2","c2","a1","b1","c1"]}"#;

/// What a command says.
enum Door {
    /// Verdicts. The function takes the certificates behind an answer to both checkers.
    Shown(fn()),
    /// Moves, drawings, words about itself: nothing that anybody could dispute.
    NoVerdict,
}

const COMMANDS: &[(&str, Door)] = &[
    ("referee", Door::Shown(referee)),
    ("claim", Door::Shown(claim)),
    ("check", Door::Shown(checked)),
    ("solve", Door::Shown(solve)),
    ("generate", Door::Shown(generate)),
    ("book", Door::Shown(book)),
    ("practice", Door::Shown(facts)),
    ("gtp", Door::Shown(gtp)),
    #[cfg(feature = "serve")]
    ("serve", Door::Shown(serve)),
    ("replay", Door::NoVerdict),
    ("draw", Door::NoVerdict),
    ("completions", Door::NoVerdict),
    ("man", Door::NoVerdict),
    ("help", Door::NoVerdict),
];

/// The commands of the Go Text Protocol that say who controls what, or whose claims were proved.
const GTP_VERDICTS: [&str; 6] = [
    "final_score",
    "final_status_list",
    "loja-ruling",
    "loja-control",
    "loja-control-colors",
    "loja-claims",
];

/// The others, none of which names an owner or a result.
const GTP_OTHERS: &str = "protocol_version name version known_command list_commands boardsize \
    rectangular_boardsize query_boardsize clear_board komi get_komi play undo fixed_handicap place_free_handicap \
    set_free_handicap time_settings kgs-time_settings time_left genmove reg_genmove loadsgf printsgf list_stones \
    cputime kgs-rules gogui-analyze_commands showboard loja-cycles loja-remove lz-analyze kata-analyze quit";

#[test]
fn each_command_that_gives_a_verdict_has_certificates_behind_it() {
    let (_, help, _) = run(&["help"], "");
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let listed = listed.take_while(|line| !line.is_empty());
    let mut count = 0;
    for name in listed.filter_map(|line| line.split_whitespace().next()) {
        let door = COMMANDS.iter().find(|(known, _)| *known == name);
        assert!(
            door.is_some(),
            "`loja {name}` is in no list: does it give verdicts?"
        );
        count += 1;
    }
    assert!(count > 8, "{help}");
    for (_, door) in COMMANDS {
        if let Door::Shown(show) = door {
            show();
        }
    }
}

/// Both checkers accept it, and it is about this claim.
fn both_accept(text: &str, player: &str, members: usize, verdict: &Value) {
    let certificate = Certificate::from_text(text).unwrap();
    assert_eq!(check_plain(&certificate), Ok(()));
    let shown = check(certificate).unwrap();
    assert_eq!(shown.claim().player().name(), player);
    assert_eq!(shown.claim().set().len(), members);
    assert_eq!(*verdict, shown.answer().name());
}

/// A claim as an answer names it, with its set as rows or as points. What the command writes of it shows the verdict.
fn claim_is_shown(board: &str, claim: &Value) {
    if claim["verdict"] == "undecided" {
        return;
    }
    let words = claim["set"].as_array().unwrap().iter();
    let words: Vec<&str> = words.map(|word| word.as_str().unwrap()).collect();
    let are_rows = words[0].starts_with(['*', '.']);
    let set = words.join(if are_rows { "/" } else { "," });
    let members = match are_rows {
        true => set.matches('*').count(),
        false => words.len(),
    };
    let player = claim["player"].as_str().unwrap();
    let arguments = [
        "claim",
        "--player",
        player,
        "--set",
        &set,
        "--certificate",
        "-",
        "-",
    ];
    let (_, text, err) = run(&arguments, board);
    assert!(text.starts_with("loja-certificate"), "{claim}: {err}");
    both_accept(&text, player, members, &claim["verdict"]);
}

fn claims_are_shown(board: &str, ruling: &Value) {
    let claims = ruling["claims"].as_array().unwrap();
    assert!(!claims.is_empty(), "{ruling}");
    claims.iter().for_each(|claim| claim_is_shown(board, claim));
}

fn referee() {
    let (code, out, err) = run(&["referee", "--json", "--jobs", "1", "-"], BOARD);
    assert_eq!(code, 0, "{err}");
    claims_are_shown(BOARD, &lines(&out)[0]);
    certificates::systems_are_checked("verdicts");
}

fn claim() {
    let asked = ["claim", "--json", "--player", "white", "--set", "all", "-"];
    let (_, out, _) = run(&asked, BOARD);
    claim_is_shown(BOARD, &lines(&out)[0]);
}

fn checked() {
    let asked = words("claim --player white --set all --certificate - -");
    let (_, text, _) = run(&asked, BOARD);
    let (code, out, err) = run(&["check", "--plain", "--json", "-"], &text);
    assert_eq!(code, 0, "{err}");
    both_accept(&text, "white", 32, &lines(&out)[0]["answer"]);
}

/// The bound of each player rests on a strategy, which a walk by the rules alone confirms.
fn solve() {
    for player in ["black", "white"] {
        let (code, strategy, err) = run(&["solve", "2x2", "--strategy", player], "");
        assert_eq!(code, 0, "{err}");
        let file = scratch(&format!("strategy-{player}"));
        fs::write(&file, strategy).unwrap();
        let (code, _, err) = run(&["solve", "2x2", "--check", &file], "");
        assert_eq!(code, 0, "{err}");
    }
}

fn problem_is_shown(problem: &Value) {
    let board = json!({"rows": problem["rows"], "turn": problem["turn"]}).to_string();
    claim_is_shown(&board, problem);
}

fn generate() {
    let asked = [
        "generate", "--kind", "refute", "--size", "3x2", "--count", "1", "--jobs", "1",
    ];
    let (_, out, err) = run(&asked, "");
    let problem = lines(&out).pop();
    assert!(problem.is_some(), "{err}");
    problem_is_shown(&problem.unwrap());
}

fn facts() {
    let (code, out, err) = run(&["practice", "facts", "-"], PROBLEM);
    assert_eq!(code, 0, "{err}");
    problem_is_shown(&lines(&out)[0]);
}

/// The check of a book refuses a problem with another verdict than what is shown.
fn book() {
    let (_, facts, _) = run(&["practice", "facts", "-"], PROBLEM);
    problem_is_shown(&lines(&facts)[0]);
    let wrong = facts.replace(r#""verdict":"refuted""#, r#""verdict":"lock""#);
    assert_ne!(wrong, facts);
    let folder = practice::book("verdict", &wrong);
    let (code, _, err) = run(&["book", "check", &folder], "");
    assert_ne!(code, 0);
    assert!(err.contains("one.jsonl"), "{err}");
}

/// What a board program hears is what the referee says, whose claims are shown.
fn gtp() {
    let (_, known, _) = run(&["gtp"], "list_commands\n");
    let known: BTreeSet<&str> = known.trim_start_matches('=').split_whitespace().collect();
    let listed = GTP_OTHERS.split(' ').chain(GTP_VERDICTS);
    let listed: BTreeSet<&str> = listed.filter(|name| !name.is_empty()).collect();
    assert_eq!(known, listed, "which of these commands give verdicts?");

    let stones = ["black a1", "black b1", "black b2", "black a2", "white c1"];
    let plays: String = stones.map(|stone| format!("play {stone}\n")).concat();
    let asked = format!("boardsize 3\n{plays}final_score\nfinal_status_list dead\nloja-ruling\n");
    let (_, said, _) = run(&["gtp"], &asked);
    let answers: Vec<&str> = said.split("\n\n").map(str::trim).collect();
    let score = answers[1 + stones.len()].trim_start_matches("= ");
    let board = "...\nxx.\nxxo\n";
    let (_, out, err) = run(&["referee", "--json", "--jobs", "1", "-"], board);
    let ruling = &lines(&out)[0];
    assert_eq!(ruling["result"], score, "{said}{err}");
    claims_are_shown(board, ruling);
    let ruled = answers[3 + stones.len()].trim_start_matches("= ");
    let ruled: Value = serde_json::from_str(ruled).unwrap();
    claims_are_shown(board, &ruled);
    assert_eq!(ruled["result"], ruling["result"]);
    let dead = answers[2 + stones.len()].to_lowercase();
    for stone in ruling["dead"].as_array().unwrap() {
        assert!(dead.contains(stone.as_str().unwrap()), "{said}");
    }
}

#[cfg(feature = "serve")]
fn serve() {
    let server = crate::serve::Server::begin(&[]);
    let rows: Vec<&str> = BOARD.lines().collect();
    let position = json!({"rows": rows});
    let (_, ruling) = server.post("/referee", &json!({"position": position}));
    claims_are_shown(BOARD, &ruling);
    let asked = json!({"position": position, "player": "white", "set": "all", "certificate": true});
    let (_, told) = server.post("/claim", &asked);
    let text = told["certificate_text"].as_str().unwrap();
    both_accept(text, "white", 32, &told["verdict"]);
    let (_, told) = server.post("/check", &json!({"certificate": text}));
    both_accept(text, "white", 32, &told["answer"]);
}
