//! `loja claim` and `loja check`: one lock, its certificate, and what a certificate shows.

use loja_certificate::sealed_again;
use loja_testkit::table;
use serde_json::{Value, json};

use crate::shell::{lines, loja, run, scratch, words};

/// Two eyes for Black.
const EYES: &str = ".x.\n";

/// Black has to answer on this one, and it takes decisions to show it.
const ROOM: &str = r#"{"id": "room", "rows": ["...", ".x."]}"#;

fn claim(player: &str, set: &str, input: &str) -> (i32, String, String) {
    run(&["claim", "--player", player, "--set", set, "-"], input)
}

#[test]
fn yes_no_and_undecided() {
    let (code, out, err) = claim("black", "all", EYES);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.starts_with(
            "   a b c      a b c\n1  . x .   1  * * *\n\nBlack can lock the 3 locations marked *.\n"
        ),
        "{out}"
    );
    assert!(out.contains("Its certificate has "), "{out}");
    let (code, out, err) = claim("white", "all", EYES);
    assert_eq!((code, err.as_str()), (1, ""));
    assert!(
        out.contains("White can't lock the 3 locations marked *: Black prevents every 2-eye formation on them."),
        "{out}"
    );
    for budget in [["--max-nodes", "0"], ["--max-seconds", "0"]] {
        let common = ["claim", "--player", "black", "--set", "all", "-"];
        let (code, out, err) = run(&[&common[..], &budget].concat(), ROOM);
        assert_eq!((code, err.as_str()), (3, ""), "{out}");
        assert!(out.contains("Undecided within the budget"), "{out}");
        assert!(!out.contains("certificate"), "{out}");
    }
    for name in ["b", "B", "Black", "BLACK"] {
        assert_eq!(claim(name, "all", EYES).0, 0);
    }
    for name in ["w", "W", "White"] {
        assert_eq!(claim(name, "all", EYES).0, 1);
    }
}

#[test]
fn json() {
    let told = |input: &str, more: &[&str]| -> (i32, Value) {
        let common = ["claim", "--json", "--player", "black", "--set", "all", "-"];
        let (code, out, err) = run(&[&common[..], more].concat(), input);
        assert_eq!(err, "");
        let mut all = lines(&out);
        assert_eq!(all.len(), 1);
        (code, all.remove(0))
    };
    let (code, line) = told(EYES, &[]);
    assert_eq!((code, &line["verdict"]), (0, &json!("lock")));
    assert_eq!(
        (&line["id"], &line["player"], &line["set"]),
        (&Value::Null, &json!("black"), &json!(["***"]))
    );
    assert!(line["nodes"].is_u64() && line["situations"].is_u64() && line["ms"].is_number());
    let shown = &line["certificate"];
    assert_eq!(shown["situations"], 1);
    assert_eq!(
        (&shown["decisions"], &shown["lemmas"]),
        (&json!(0), &json!([]))
    );
    assert!(shown["bytes"].as_u64().unwrap() > 100);
    assert_eq!(line.get("bracket"), None);
    let (code, line) = told(ROOM, &["--max-nodes", "0"]);
    assert_eq!((code, &line["verdict"]), (3, &json!("undecided")));
    assert_eq!(
        (&line["id"], &line["certificate"]),
        (&json!("room"), &Value::Null)
    );
    assert!(line["bracket"]["lock"].is_u64() && line["bracket"]["refuted"].is_u64());
    assert_eq!(told(ROOM, &[]).1["verdict"], "refuted");
}

#[test]
fn sets() {
    let position = r#"{"rows": [".x.", ",,,", "..."]}"#;
    for set in ["a3,b3,c3", "A3 b3,, C3", "***/,,,/...", " ***/.../... "] {
        let (code, out, err) = claim("black", set, position);
        assert_eq!((code, err.as_str()), (0, ""), "{set}");
        assert!(out.contains("lock the 3 locations"), "{out}");
    }
    // A board given by pairs has numbers for names.
    let pairs = r#"{"rows": [".x.."], "board": {"neighbors": [[0, 1], [1, 2]]}}"#;
    assert_eq!(claim("black", "0,1,2", pairs).0, 0);
    assert_eq!(claim("black", "***.", pairs).0, 0);
    assert_eq!(
        claim("black", "all", pairs).0,
        1,
        "a location alone can't be part of a lock"
    );
    // The empty set is bordered, and C8.1 asks for more.
    assert_eq!(claim("black", ".../.../...", position).0, 1);
    for (set, complaint) in [
        ("", "the set is missing"),
        (",", "there are 0 signs for 3 places"),
        ("d1", "--set: the board has no location \"d1\" (C5.1)"),
        ("a2", "--set: the board has no location \"a2\" (C5.1)"),
        ("i1", "has no location \"i1\""),
        ("a1,\u{1b}[1m", "has no location \"\\u{1b}[1m\""),
        ("0", "has no location \"0\""),
        (
            "***/***/...",
            "--set: row 2: column 1: here is no location (C5.1)",
        ),
        ("***", "--set: the board has 3 rows, not 1"),
        (
            "***/,,,/....",
            "--set: row 3: there are 4 signs for 3 places",
        ),
        ("***/,,,/..,", "row 3: column 3: \"*\" or \".\" is expected"),
    ] {
        let (code, out, err) = claim("black", set, position);
        assert_eq!((code, out.as_str()), (2, ""), "{set}");
        assert!(err.contains(complaint) || set == ",", "{err}");
        assert!(!err.contains('\u{1b}'));
    }
}

/// A set that is not bordered is bad input, with the points and the rule.
#[test]
fn sets_that_are_not_bordered() {
    let (code, out, err) = claim("black", "a1", EYES);
    assert_eq!((code, out.as_str()), (2, ""));
    assert_eq!(
        err,
        "loja: Black has not bordered this set: a1 borders on b1 outside the set, so it would have to be a stone of the claimant (C5.2.1)\n"
    );
    let (code, _, err) = claim("white", "*.", r#"{"id": "a", "rows": ["oo", ".x"]}"#);
    assert_eq!(code, 2);
    assert!(err.contains("the board has 2 rows, not 1"), "{err}");
    let (code, _, err) = claim("white", "*./*.", r#"{"id": "a", "rows": ["oo", ".x"]}"#);
    assert_eq!(code, 2);
    assert!(
        err.starts_with("loja: a: White has not bordered this set: b2 outside the set is a stone of the claimant beside a2")
            && err.ends_with("(C5.2.2)\n"),
        "{err}"
    );
    let (code, out, _) = run(
        &["claim", "--json", "--player", "b", "--set", "a1", "-"],
        EYES,
    );
    assert_eq!(code, 2);
    assert_eq!(lines(&out)[0]["status"], "error");
}

#[test]
fn bad_input() {
    let common = ["claim", "--player", "b", "--set", "all"];
    for [input, complaint] in table(
        r#"
        hello => is not a cell of a diagram
        {"rows": ["."]}\n{"rows": ["."]} => more than one position
        {"rows": ["x"]} => has no liberty
        {"rows": [".x."], "board_edges": []} => a part of a board (its edges: none)
        {"rows": [".x."], "moves": [{"at": [1, 0]}]} => move 1 is illegal
    "#,
    ) {
        let (code, out, err) = run(&[&common[..], &["-"]].concat(), input);
        assert_eq!((code, out.as_str()), (2, ""), "{input}");
        assert!(err.contains(complaint), "{err}");
    }
    let (code, _, err) = run(&[&common[..], &["no-such-file"]].concat(), "");
    assert_eq!(code, 2);
    assert!(err.starts_with("loja: no-such-file: "), "{err}");
}

#[test]
fn a_game_is_claimed_where_it_ends() {
    let game = "(;FF[4]SZ[3:1];B[ba];W[])";
    let at = |number: &str| {
        run(
            &[
                "claim", "--player", "b", "--set", "all", "--move", number, "-",
            ],
            game,
        )
        .0
    };
    assert_eq!([at("0"), at("1"), at("2"), at("3")], [1, 0, 0, 2]);
}

#[test]
fn certificates() {
    let (lock, refuted) = (scratch("lock.loja"), scratch("refuted.loja"));
    for (file, player, code) in [(&lock, "black", 0), (&refuted, "white", 1)] {
        let _ = std::fs::remove_file(file);
        let arguments = [
            "claim",
            "--player",
            player,
            "--set",
            "all",
            "--certificate",
            file,
            "-",
        ];
        assert_eq!(run(&arguments, EYES).0, code);
    }
    let (code, out, err) = run(&["check", &lock, &refuted], "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.contains(&format!(
            "{lock}: Black can lock the 3 locations marked *.\n"
        )),
        "{out}"
    );
    assert!(
        out.contains(&format!(
            "{refuted}: White can't lock the 3 locations marked *.\n"
        )),
        "{out}"
    );
    assert!(
        out.contains("1 situation, 0 decisions, no lemma; "),
        "{out}"
    );
    assert!(out.contains(" x ") && out.contains(" *"), "{out}");
    let (code, out, _) = run(&["check", "--json", &lock, &refuted], "");
    assert_eq!(code, 0);
    let found = lines(&out);
    assert_eq!(
        (
            &found[0]["file"],
            &found[0]["status"],
            &found[0]["answer"],
            &found[0]["player"]
        ),
        (
            &json!(lock),
            &json!("checked"),
            &json!("lock"),
            &json!("black")
        )
    );
    assert_eq!(found[1]["answer"], "refuted");
    let bytes = std::fs::read(&lock).unwrap().len();
    assert_eq!(
        (&found[0]["situations"], &found[0]["bytes"]),
        (&json!(1), &json!(bytes))
    );
    // From one command into the other.
    let (code, text, err) = run(
        &words("claim --player black --set all --certificate - -"),
        EYES,
    );
    assert_eq!((code, err.as_str(), text.len()), (0, "", bytes));
    assert_eq!(run(&["check", "-"], &text).0, 0);
}

/// The plain checker is asked where it is wanted, and says what the first one says.
#[test]
fn plain_checks() {
    let zone = include_str!("../../../tutorials/famous-quarrels/proofs/step-7.txt");
    let (code, out, err) = run(&["check", "--plain", "-"], zone);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains(", plainly in "), "{out}");
    let (_, out, _) = run(&["check", "--json", "--plain", "-"], zone);
    assert!(lines(&out)[0]["plain_ms"].is_number(), "{out}");
    let (_, out, _) = run(&["check", "--json", "-"], zone);
    assert!(lines(&out)[0]["plain_ms"].is_null(), "{out}");
    let stated = zone
        .lines()
        .find(|line| line.starts_with("situations "))
        .unwrap();
    let forged = sealed_again(&zone.replace(stated, "situations 2"));
    let (code, out, plain) = run(&["check", "--plain", "-"], &forged);
    assert_eq!((code, out.as_str()), (1, ""));
    assert_eq!(run(&["check", "-"], &forged).2, plain);
    assert!(plain.contains("2 situations are stated"), "{plain}");
}

#[test]
fn no_certificate_without_a_verdict() {
    let file = scratch("undecided.loja");
    let _ = std::fs::remove_file(&file);
    let common = words("claim --player black --set all --certificate");
    let (code, _, err) = run(
        &[&common[..], &[&file, "--max-nodes", "0", "-"]].concat(),
        ROOM,
    );
    assert_eq!(
        (code, err.as_str()),
        (3, "loja: without a verdict there is no certificate\n")
    );
    assert!(!std::path::Path::new(&file).exists());
    // Nor one where none can be written.
    let nowhere = scratch("no/such/folder/file");
    let (code, out, err) = run(&[&common[..], &[&nowhere, "-"]].concat(), EYES);
    assert_eq!(code, 2);
    assert!(
        err.contains(&nowhere) && out.contains("Black can lock"),
        "{err}"
    );
}

/// A certificate that needs decisions, as text.
fn certificate() -> String {
    let (code, text, _) = run(
        &words("claim --player black --set all --certificate - -"),
        ROOM,
    );
    assert_eq!(code, 1);
    text
}

/// What is damaged shows nothing, whatever is damaged.
#[test]
fn damaged_certificates() {
    let text = certificate();
    let last = text.len() - 2;
    for at in [0, text.len() / 4, text.len() / 2, last] {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'a' { b'b' } else { b'a' };
        let output = loja(&["check", "-"], &bytes);
        assert_eq!(output.status.code(), Some(1), "{at}");
        assert_eq!(output.stdout, b"");
        let err = String::from_utf8(output.stderr).unwrap();
        assert!(err.starts_with("loja: -: it shows nothing: "), "{err}");
    }
    for text in [
        "",
        "hello",
        "loja-certificate 1\n",
        "loja-certificate 2\n",
        &text[..text.len() / 2],
    ] {
        assert_eq!(run(&["check", "-"], text).0, 1, "{text}");
    }
    let (code, out, err) = run(&["check", "--json", "-"], "hello");
    assert_eq!((code, err.lines().count()), (1, 1));
    let line = &lines(&out)[0];
    assert_eq!(
        (&line["file"], &line["status"]),
        (&json!("-"), &json!("refused"))
    );
    assert!(
        line["message"]
            .as_str()
            .is_some_and(|message| !message.is_empty())
    );
}

/// Each of several is answered for itself, and the worst counts.
#[test]
fn several_certificates() {
    let (good, bad) = (scratch("good.loja"), scratch("bad.loja"));
    let text = certificate();
    std::fs::write(&good, &text).unwrap();
    std::fs::write(&bad, text.replace("refuted", "lock")).unwrap();
    let (code, out, err) = run(&["check", "--json", &bad, &good], "");
    assert_eq!((code, err.lines().count()), (1, 1));
    assert!(err.contains(&bad), "{err}");
    let status: Vec<_> = lines(&out)
        .iter()
        .map(|line| line["status"].clone())
        .collect();
    assert_eq!(status, ["refused", "checked"]);
    let (code, out, err) = run(&["check", "--json", &good, "no-such-file", &bad], "");
    assert_eq!((code, out.lines().count(), err.lines().count()), (2, 3, 2));
    assert!(err.contains("no-such-file: "), "{err}");
    let output = loja(&["check", "-"], &[0xff, 0xfe]);
    assert_eq!(output.status.code(), Some(2));
}

/// Which limit was reached is told, while searching or while the certificate is written.
#[test]
fn what_stopped_it_is_told() {
    let limits = [
        (["--max-nodes", "7"], "nodes", "the limit of 7 nodes"),
        (["--max-seconds", "0"], "seconds", "the limit of 0 s"),
        (["--max-memory", "1"], "memory", "the limit of 1 MiB"),
    ];
    let room = ".....\n.....\n.....\n";
    for (limit, name, words) in limits {
        let common = ["claim", "--player", "black", "--set", "all", "-"];
        // To fill the memory takes seconds: what the JSON has of it is seen at `loja referee`.
        if name != "memory" {
            let (code, out, err) = run(&[&common[..], &limit[..], &["--json"]].concat(), room);
            assert_eq!((code, err.as_str()), (3, ""), "{out}");
            assert_eq!(lines(&out)[0]["stopped"], name, "{out}");
        }
        let (code, out, _) = run(&[&common[..], &limit[..]].concat(), room);
        assert_eq!(code, 3);
        assert!(out.contains(words), "{out}");
    }
    let (_, out, _) = run(
        &["claim", "--json", "--player", "black", "--set", "all", "-"],
        EYES,
    );
    assert_eq!(lines(&out)[0].get("stopped"), None);
}
