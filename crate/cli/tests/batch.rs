//! A referee that a server keeps: lines are answered as they come, and each answer says whose it is.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::shell::{lines, run, scratch, words};

fn keep(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_loja"))
        .args(["referee", "--json"])
        .args(arguments)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn an_open_pipe_gets_its_answer_at_once() {
    for rules in ["ljrg", "jrg89"] {
        let mut child = keep(&["--rules", rules]);
        let mut input = child.stdin.take().unwrap();
        let mut answers = BufReader::new(child.stdout.take().unwrap());
        let mut ask = |line: &str| -> Value {
            writeln!(input, "{line}").unwrap();
            let mut answer = String::new();
            // This would wait for ever where the end of the input was awaited.
            answers.read_line(&mut answer).unwrap();
            serde_json::from_str(&answer).unwrap()
        };
        for number in 0..3 {
            let id = format!("game {number}");
            let told = ask(&json!({"id": id, "rows": [".x.", "xxx"]}).to_string());
            assert_eq!(
                (&told["id"], &told["status"]),
                (&json!(id), &json!("decided"))
            );
        }
        let bad = ask("\n{\"id\": \"x\", \"rows\": [\"xo\"]}");
        assert_eq!((&bad["id"], &bad["status"]), (&json!("x"), &json!("error")));
        let bad = ask("nonsense");
        let message = bad["message"].as_str().unwrap();
        assert!(message.starts_with("line 6: "), "{message}");
        let bad = ask("{\"rows\": [\"xo\"]}");
        let message = bad["message"].as_str().unwrap();
        assert!(message.starts_with("line 7: "), "{message}");
        // A bad line ends nothing.
        assert_eq!(ask("{\"rows\": [\".x.\"]}")["status"], "decided");
        drop(input);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(2));
    }
}

/// A game goes on from one that came before it, as in a file.
#[test]
fn a_line_goes_on_from_another() {
    let first =
        json!({"id": "a", "rows": ["..."], "komi": 2, "moves": [{"at": [1, 0], "color": "x"}]});
    let then = json!({"id": "b", "continues": "a", "rows": [".x."], "moves": [{"pass": true}, {"pass": true}]});
    let (code, out, err) = run(&["referee", "--json", "-"], &format!("{first}\n{then}\n"));
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(lines(&out)[1]["finished"], true);
    let alone = json!({"id": "b", "continues": "c", "rows": [".x."]});
    let (code, _, err) = run(&["referee", "--json", "-"], &format!("{first}\n{alone}\n"));
    assert_eq!(code, 2);
    assert!(
        err.contains("does not stand before it, among the last 1,000 games"),
        "{err}"
    );
}

/// The file gives a name to what has none, in answers and in errors.
#[test]
fn a_position_without_a_name_is_called_as_its_file() {
    let (one, two) = (scratch("batch-one.json"), scratch("batch-two.jsonl"));
    std::fs::write(&one, r#"{"rows": [".x."]}"#).unwrap();
    std::fs::write(
        &two,
        "{\"rows\": [\"xo\"]}\n{\"id\": \"own\", \"rows\": [\"..\"]}\n{\"rows\": [\"...\"]}\n",
    )
    .unwrap();
    for rules in ["ljrg", "area"] {
        let (code, out, err) = run(&["referee", "--json", "--rules", rules, &one, &two], "");
        assert_eq!(code, 2);
        let ids: Vec<Value> = lines(&out).iter().map(|line| line["id"].clone()).collect();
        let second = |number| json!(format!("{two}:{number}"));
        assert_eq!(ids, [json!(one), second(1), json!("own"), second(3)]);
        assert!(err.starts_with(&format!("loja: {two}:1: ")), "{err}");
    }
    // Where several judge, each says so, and the title stands once.
    let (_, out, _) = run(&["referee", "--json", "--rules", "ljrg,area", &one], "");
    let said = &lines(&out)[0];
    assert_eq!([&said[0]["id"], &said[1]["id"]], [&json!(one), &json!(one)]);
    let (_, out, _) = run(&["referee", "--rules", "ljrg,area", &one], "");
    assert_eq!(out.matches(&one).count(), 1, "{out}");
    let (_, out, _) = run(
        &["claim", "--json", "--player", "black", "--set", "all", &one],
        "",
    );
    assert_eq!(lines(&out)[0]["id"], json!(one));
}

#[test]
fn without_times_the_output_is_always_the_same() {
    let position = r#"{"rows": [".x.o.", "xxxoo", "..xo."]}"#;
    let told = |form: &[&str]| {
        let fixed = words("referee --no-times --jobs 1 --max-nodes 5000");
        let (code, out, _) = run(&[&fixed[..], form, &["-"]].concat(), position);
        assert_eq!(code, 0);
        out
    };
    assert_eq!(told(&["--json"]), told(&["--json"]));
    assert_eq!(told(&[]), told(&[]));
    assert!(!told(&["--json"]).contains("\"ms\""));
    assert!(!told(&[]).contains(" ms"));
    assert!(!told(&["--rules", "all", "--json"]).contains("\"ms\""));
}

/// More lines than are taken at once, in their order.
#[test]
fn many_lines_keep_their_order() {
    let batch: String = (0..700)
        .map(|number| format!("{{\"id\": \"{number}\", \"rows\": [\".x.\"]}}\n"))
        .collect();
    let (code, out, _) = run(&["referee", "--json", "-"], &batch);
    assert_eq!(code, 0);
    let ids: Vec<Value> = lines(&out).iter().map(|line| line["id"].clone()).collect();
    let expected: Vec<Value> = (0..700).map(|number| json!(number.to_string())).collect();
    assert_eq!(ids, expected);
}

/// `timeout` sends its signal to the program and then to all of its group, and a press may come by more ways: that is one.
#[cfg(unix)]
#[test]
fn signals_of_one_press_end_it_once() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_loja"))
        .args(["referee", "--max-seconds", "60", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let board = format!("{}\n", ".".repeat(9)).repeat(9);
    let mut to = child.stdin.take().unwrap();
    to.write_all(board.as_bytes()).unwrap();
    drop(to);
    std::thread::sleep(std::time::Duration::from_millis(700));
    // By the shell's own command: a program for each would come too late.
    let id = child.id();
    let script = format!("for n in 1 2 3 4 5 6 7 8 9; do kill -INT {id}; done");
    let sent = Command::new("sh").args(["-c", &script]).status();
    assert!(sent.is_ok());
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(3), "{told}");
    assert!(told.contains("It was interrupted."), "{told}");
}
