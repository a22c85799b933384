//! `loja gtp`, driven as a board program does it: through pipes, one command at a time.

use std::io::{BufRead, BufReader, Read as _, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::shell::{loja, run};

/// A board program's side of the pipes.
pub struct Session {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Session {
    pub fn begin(arguments: &[&str]) -> Session {
        let mut child = Command::new(env!("CARGO_BIN_EXE_loja"))
            .arg("gtp")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let to = child.stdin.take().unwrap();
        let from = BufReader::new(child.stdout.take().unwrap());
        Session { child, to, from }
    }

    pub fn send(&mut self, line: &str) {
        writeln!(self.to, "{line}").unwrap();
        self.to.flush().unwrap();
    }

    /// A line of an answer that goes on.
    pub fn hear(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        line.trim_end_matches('\n').to_owned()
    }

    /// Sends a line and waits for the whole answer, without the empty line that ends it.
    pub fn ask(&mut self, line: &str) -> String {
        self.send(line);
        let mut answer = String::new();
        loop {
            let mut part = String::new();
            assert!(
                self.from.read_line(&mut part).unwrap() > 0,
                "no answer to {line}"
            );
            if part == "\n" {
                return answer.trim_end_matches('\n').to_owned();
            }
            answer.push_str(&part);
        }
    }

    pub fn all(&mut self, lines: &[&str]) {
        for line in lines {
            let answer = self.ask(line);
            assert!(answer.starts_with('='), "{line}: {answer}");
        }
    }

    /// The exit code, and what is on standard error, where no answer follows but the end of the last one.
    fn rest(mut self) -> (Option<i32>, String) {
        let mut rest = String::new();
        self.from.read_to_string(&mut rest).unwrap();
        assert_eq!(rest.trim(), "");
        self.end()
    }

    /// The same amid an analysis.
    pub fn end_of_analysis(mut self) -> (Option<i32>, String) {
        drop(self.to);
        let mut rest = String::new();
        self.from.read_to_string(&mut rest).unwrap();
        assert!(rest.ends_with("\n\n") || rest == "\n", "{rest}");
        let output = self.child.wait_with_output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), told)
    }

    /// The exit code, and what is on standard error.
    pub fn end(mut self) -> (Option<i32>, String) {
        drop(self.to);
        let output = self.child.wait_with_output().unwrap();
        let mut rest = String::new();
        self.from.read_line(&mut rest).unwrap();
        assert_eq!(rest, "");
        (
            output.status.code(),
            String::from_utf8(output.stderr).unwrap(),
        )
    }
}

#[test]
fn a_board_program() {
    let mut session = Session::begin(&[]);
    assert_eq!(session.ask("1 protocol_version"), "=1 2");
    assert_eq!(session.ask("2 name"), "=2 Loja");
    assert_eq!(
        session.ask("version"),
        format!("= {}", env!("CARGO_PKG_VERSION"))
    );
    let list = session.ask("list_commands");
    for name in [
        "protocol_version",
        "name",
        "version",
        "known_command",
        "list_commands",
        "quit",
        "boardsize",
        "clear_board",
        "komi",
        "play",
        "undo",
        "showboard",
        "genmove",
        "final_score",
        "final_status_list",
        "loja-control",
    ] {
        assert!(list[2..].lines().any(|known| known == name), "{name}");
        assert_eq!(session.ask(&format!("known_command {name}")), "= true");
    }
    assert_eq!(session.ask("known_command fly"), "= false");
    assert_eq!(session.ask("known_command"), "= false");

    // The first game of the source's overview.
    assert_eq!(session.ask("3 boardsize 3"), "=3");
    session.all(&[
        "clear_board",
        "komi 0",
        "play B B2",
        "play W B3",
        "play b c2",
        "play white a2",
        "play black B1",
    ]);
    assert_eq!(
        session.ask("showboard"),
        "=\n     A B C\n   ---------\n 3 | . o . |\n 2 | o x x |\n 1 | . x . |\n   ---------\n0 0 W 0"
    );
    session.all(&["play w pass", "play b PASS"]);
    assert_eq!(session.ask("17 final_score"), "=17 B+8");
    assert_eq!(session.ask("final_status_list dead"), "= B3\nA2");
    assert_eq!(session.ask("final_status_list alive"), "= B2 C2 B1");
    assert_eq!(session.ask("final_status_list seki"), "=");
    assert_eq!(session.ask("loja-control"), "= BBB\nBBB\nBBB");
    for (komi, score) in [
        ("3.5", "B+4.5"),
        ("8", "0"),
        ("10", "W+2"),
        ("-2", "B+10"),
        ("8.25", "W+0.25"),
    ] {
        assert_eq!(session.ask(&format!("komi {komi}")), "=");
        assert_eq!(session.ask("get_komi"), format!("= {komi}"));
        assert_eq!(
            session.ask("final_score"),
            format!("= {score}"),
            "komi {komi}"
        );
    }
    // The game is over, until a pass is taken back.
    assert_eq!(
        session.ask("play w a1"),
        "? illegal move: the game is over, so no move follows (B1.1)"
    );
    assert_eq!(session.ask("genmove w"), "= pass");
    session.all(&["undo", "play b a1"]);
    assert_eq!(session.ask("final_status_list dead"), "= B3\nA2");
    assert_eq!(session.ask("99 quit"), "=99");
    assert_eq!(session.end(), (Some(0), String::new()));
}

#[test]
fn stones_in_seki_and_captures() {
    let mut session = Session::begin(&[]);
    session.all(&["boardsize 4 1", "play b a1", "play w d1"]);
    assert_eq!(session.ask("loja-control"), "= ....");
    assert_eq!(session.ask("final_status_list seki"), "= A1\nD1");
    assert_eq!(session.ask("final_status_list alive"), "=");
    assert_eq!(session.ask("final_score"), "= 0");
    // A ko, with the rule that shuts it.
    session.all(&[
        "boardsize 4 3",
        "play b b3",
        "play w c3",
        "play b a2",
        "play w d2",
        "play b b1",
        "play w c1",
        "play b c2",
        "play w b2",
    ]);
    let ko = session.ask("play b c2");
    assert!(
        ko.starts_with("? illegal move: C2 is marked after the ko capture")
            && ko.ends_with("(B4.2)"),
        "{ko}"
    );
    let board = session.ask("showboard");
    assert!(
        board.contains(" 2 | x o # o |") && board.ends_with("1 0 B -1"),
        "{board}"
    );
    assert_eq!(session.ask("undo"), "=");
    assert_eq!(session.ask("play w b2"), "=");
    let taken = session.ask("play b b2");
    assert_eq!(
        taken,
        "? illegal move: a white stone already stands on B2 (B4.2)"
    );
    assert_eq!(session.end().0, Some(0));
}

/// The protocol lets a player move twice in a row, and take it back.
#[test]
fn twice_in_a_row() {
    let mut session = Session::begin(&[]);
    session.all(&[
        "boardsize 3",
        "play b a1",
        "play b b1",
        "play b c1",
        "play w a3",
    ]);
    assert!(session.ask("showboard").contains("| x x x |"));
    assert_eq!(session.ask("undo"), "=");
    assert_eq!(session.ask("undo"), "=");
    assert!(session.ask("showboard").contains("| x x . |"));
    session.all(&["undo", "undo"]);
    assert!(session.ask("showboard").contains("| . . . |"));
    assert_eq!(session.ask("undo"), "? cannot undo");
    session.all(&["play b a1", "clear_board"]);
    assert_eq!(session.ask("undo"), "? cannot undo");
    assert!(session.ask("showboard").ends_with("0 0 B 0"));
}

/// Cycles are no part of the protocol, but of the rules.
#[test]
fn cycles() {
    let mut session = Session::begin(&[]);
    session.all(&["boardsize 2 1", "play b a1", "play w b1"]);
    assert_eq!(session.ask("loja-cycles"), "=");
    let refused = session.ask("loja-remove b 0");
    assert!(
        refused.starts_with("? illegal move: ") && refused.ends_with("(B3.2)"),
        "{refused}"
    );
    session.all(&[
        "play b pass",
        "play w pass",
        "play b a1",
        "play w pass",
        "play b pass",
        "play w b1",
    ]);
    // The ko has gone round since move 2.
    assert_eq!(session.ask("loja-cycles"), "= 2");
    assert_eq!(session.ask("loja-remove b 2"), "=");
    let board = session.ask("showboard");
    assert!(
        board.contains(" 1 | * * |") && board.ends_with("2 2 W 0"),
        "{board}"
    );
    assert_eq!(session.ask("undo"), "=");
    assert_eq!(session.ask("loja-cycles"), "= 2");
    session.all(&["play b pass", "play w pass"]);
    for line in [
        "loja-remove",
        "loja-remove b",
        "loja-remove b x",
        "loja-remove b 0 z9",
        "loja-remove x 0",
    ] {
        assert_eq!(session.ask(line), "? syntax error", "{line}");
    }
}

#[test]
fn what_no_budget_decides_is_not_scored() {
    let mut session = Session::begin(&["--max-nodes", "1", "--jobs", "2"]);
    session.all(&["boardsize 3"]);
    let why = "9 locations undecided. It stopped at the limit of 1 node (--max-nodes).";
    let said = session.ask("final_score");
    assert!(
        said.ends_with(&format!(" (expected, not proved: {why})")),
        "{said}"
    );
    assert_eq!(session.ask("final_status_list dead"), "=");
    assert_eq!(session.ask("loja-control"), "= ???\n???\n???");
}

/// White's stone on the second line is dead, which nobody could prove with a single node.
#[test]
fn what_is_expected_is_said_so_and_its_dead_stones_are_named() {
    let moves = [
        "boardsize 5",
        "komi 0.5",
        "play b a3",
        "play w b1",
        "play b b3",
        "play w a5",
        "play b c3",
        "play w pass",
        "play b d3",
        "play w pass",
        "play b e3",
        "play w pass",
        "play b b2",
    ];
    let mut session = Session::begin(&["--max-nodes", "1", "--jobs", "1"]);
    session.all(&moves);
    let few = session.ask("final_score");
    assert!(
        few.starts_with("= B+") && few.contains(" (expected, not proved: "),
        "{few}"
    );
    assert_eq!(session.ask("final_status_list dead"), "= A5\nB1");
    let ruling = session.ask("loja-ruling");
    let ruling: serde_json::Value = serde_json::from_str(ruling.trim_start_matches("= ")).unwrap();
    assert_eq!(
        (&ruling["status"], &ruling["result"]),
        (&"undecided".into(), &"?".into())
    );
    let expected = ruling["expected"]["result"].as_str().unwrap();
    assert!(few.starts_with(&format!("= {expected} ")), "{few} {ruling}");
    assert!(ruling["forecast"]["score"].is_number());

    let mut session = Session::begin(&["--jobs", "1"]);
    session.all(&moves);
    let proved = session.ask("final_score");
    assert!(
        !proved.contains("expected") && proved.starts_with("= B+"),
        "{proved}"
    );
    assert_eq!(session.ask("final_status_list dead"), "= A5\nB1");
    let ruling = session.ask("loja-ruling");
    assert!(ruling.contains(r#""status":"decided""#), "{ruling}");
}

/// Two such players come to an end, and every move of theirs is legal.
#[test]
fn a_game_against_itself() {
    let mut session = Session::begin(&[]);
    session.all(&["boardsize 3", "komi 0.5"]);
    let mut passes = 0;
    let mut moves = Vec::new();
    for turn in 0..100 {
        let color = ["b", "w"][turn % 2];
        let answer = session.ask(&format!("genmove {color}"));
        let vertex = answer.strip_prefix("= ").unwrap().to_owned();
        passes = if vertex == "pass" { passes + 1 } else { 0 };
        moves.push(format!("play {color} {vertex}"));
        if passes == 2 {
            break;
        }
    }
    assert_eq!(passes, 2, "{moves:?}");
    assert!(
        moves.len() > 2,
        "nobody passes on an empty board where a stone gains something: {moves:?}"
    );
    let score = session.ask("final_score");
    let mut again = Session::begin(&[]);
    again.all(&["boardsize 3", "komi 0.5"]);
    for line in &moves {
        assert_eq!(again.ask(line), "=", "{line}");
    }
    assert_eq!(again.ask("final_score"), score);
}

/// It takes what can be taken and does not fill its own eyes.
#[test]
fn moves_that_are_not_silly() {
    let mut session = Session::begin(&[]);
    // Black lives with two eyes and passes.
    session.all(&["boardsize 3 1", "play b b1"]);
    assert_eq!(session.ask("genmove b"), "= pass");
    // In the middle everything is Black's.
    session.all(&["boardsize 3 1"]);
    assert_eq!(session.ask("genmove b"), "= B1");
    // On the large board, somewhere not at the edge.
    session.all(&["boardsize 19"]);
    let answer = session.ask("genmove b");
    let vertex = answer.strip_prefix("= ").unwrap();
    let edge = vertex.starts_with(['A', 'T']) || vertex.ends_with("19") || &vertex[1..] == "1";
    assert!(vertex != "pass" && !edge, "{vertex}");
}

#[test]
fn bad_commands() {
    let mut session = Session::begin(&[]);
    for (line, answer) in [
        ("fly", "? unknown command"),
        ("7 fly", "?7 unknown command"),
        ("7", "?7 unknown command"),
        ("boardsize", "? syntax error"),
        ("boardsize x", "? syntax error"),
        ("boardsize -1", "? syntax error"),
        ("boardsize 0", "? unacceptable size"),
        ("boardsize 26", "? unacceptable size"),
        ("boardsize 5 26", "? unacceptable size"),
        ("boardsize 5 5 5", "? syntax error"),
        (
            "boardsize 99999999999999999999999999",
            "? unacceptable size",
        ),
        ("komi", "? syntax error"),
        ("komi nan", "? syntax error"),
        ("komi inf", "? syntax error"),
        ("komi 1e300", "? syntax error"),
        ("komi six", "? syntax error"),
        ("play", "? syntax error"),
        ("play b", "? syntax error"),
        ("play green a1", "? syntax error"),
        ("play b z1", "? syntax error"),
        ("play b i5", "? syntax error"),
        ("play b a20", "? syntax error"),
        ("play b a0", "? syntax error"),
        ("play b a-1", "? syntax error"),
        ("play b ä1", "? syntax error"),
        ("play b a99999999999999999999", "? syntax error"),
        ("genmove", "? syntax error"),
        ("genmove green", "? syntax error"),
        ("final_status_list", "? syntax error"),
        ("final_status_list asleep", "? syntax error"),
        ("undo", "? cannot undo"),
    ] {
        assert_eq!(session.ask(line), answer, "{line}");
    }
    // Comments and empty lines are not answered, control characters are not there.
    assert_eq!(
        session.ask("# a comment\n\n   \n\u{1b}\r\n5 name # twice # so"),
        "=5 Loja"
    );
    assert_eq!(session.ask("pl\u{7}ay\tb\ta1\r"), "=");
    assert_eq!(session.ask(&"x".repeat(1_000_000)), "? unknown command");
    let shown = session.ask("showboard");
    assert!(
        shown.contains("19 | ") && shown.lines().last() == Some("0 0 W 0"),
        "{shown}"
    );
    assert_eq!(session.end(), (Some(0), String::new()));
}

/// Whatever comes, each line has its answer and nothing panics.
#[test]
fn hostile_input() {
    let mut bytes = Vec::new();
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let words = [
        "play",
        "b",
        "w",
        "a1",
        "pass",
        "undo",
        "boardsize",
        "komi",
        "2",
        "3",
        "-1",
        "1e9",
        "genmove",
        "#",
        "\t",
        "\n",
        "\r\n",
        "é",
        "loja-remove",
        "final_score",
    ];
    for _ in 0..4000 {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        if seed.is_multiple_of(3) {
            bytes.push(seed.to_le_bytes()[2]);
        } else {
            let word = usize::try_from(seed >> 32).unwrap() % words.len();
            bytes.extend_from_slice(words[word].as_bytes());
            bytes.push(b' ');
        }
    }
    bytes.extend_from_slice(b"\n0 quit\nname\n");
    let output = loja(&["gtp", "--max-nodes", "100"], &bytes);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(output.stderr, b"");
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(out.ends_with("\n\n=0\n\n"), "nothing after quit");
    for answer in out.trim_end().split("\n\n") {
        assert!(answer.starts_with(['=', '?']), "{answer:?}");
    }
    // Nothing at all is an end too.
    assert_eq!(run(&["gtp"], ""), (0, String::new(), String::new()));
    assert_eq!(run(&["gtp", "--json"], "name").1, "= Loja\n\n");
}

/// The moves that it looks at share the time, however many they are.
#[test]
fn genmove_keeps_to_its_time() {
    let mut session = Session::begin(&["--max-seconds", "1"]);
    session.all(&["boardsize 13"]);
    // Enough stones that it looks at more than one move.
    let columns = "ABCDEFGHJKLMN";
    for (at, column) in columns.chars().enumerate() {
        for row in 1..=13 {
            if (3 * at + row) % 3 > 0 && (at * row) % 5 != 1 {
                let color = ["b", "w"][(at + row) % 2];
                session.ask(&format!("play {color} {column}{row}"));
            }
        }
    }
    let begun = std::time::Instant::now();
    assert!(session.ask("genmove b").starts_with("= "));
    // A slow machine, and no more than one move's look beyond it.
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

/// A board of 7x7 on which nothing is settled for long, and what each command does with a third of a second for it.
#[test]
fn each_command_keeps_to_its_time() {
    let mut session = Session::begin(&["--max-seconds", "0.3", "--jobs", "1"]);
    session.all(&["boardsize 7", "play b d4", "play w c3"]);
    for command in [
        "final_score",
        "loja-control",
        "genmove b",
        "final_status_list dead",
    ] {
        // What was found is kept until the next move, so the board is another one each time.
        session.all(&["play w e5", "undo"]);
        let begun = std::time::Instant::now();
        session.ask(command);
        let taken = begun.elapsed();
        assert!(taken.as_secs() < 8, "{command}: {taken:?}");
    }
}

#[cfg(unix)]
fn interrupt(child: &Child) {
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.unwrap().success());
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_with_a_sentence() {
    // While it waits, nothing is lost.
    let mut session = Session::begin(&[]);
    session.all(&["name"]);
    interrupt(&session.child);
    let output = session.child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), told.lines().count()), (Some(0), 1));
    assert!(told.contains("waited for a command"), "{told}");

    // While it searches, the command is answered with what was found.
    let mut session = Session::begin(&["--max-seconds", "1000"]);
    session.all(&["boardsize 7", "play b d4"]);
    writeln!(session.to, "7 final_score\n8 name").unwrap();
    session.to.flush().unwrap();
    std::thread::sleep(std::time::Duration::from_secs(1));
    interrupt(&session.child);
    let mut answer = String::new();
    session.from.read_line(&mut answer).unwrap();
    let why = " (expected, not proved: 49 locations undecided. It was interrupted.)\n";
    assert!(
        answer.starts_with("=7 ") && answer.ends_with(why),
        "{answer}"
    );
    let (code, told) = session.rest();
    assert_eq!(code, Some(3));
    assert!(told.contains("interrupted; the last answer"), "{told}");
}
