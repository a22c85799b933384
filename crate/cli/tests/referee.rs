//! `loja referee`: what it prints about positions, and how it exits.

use serde_json::{Value, json};

use crate::shell::{lines, path, run, scratch, words};

/// Black has two eyes.
const EYES: &str = ".x.";

fn judged(input: &str) -> Value {
    let (code, out, err) = run(&["referee", "--json", "-"], input);
    assert_eq!((code, err.as_str()), (0, ""), "{input}");
    let mut lines = lines(&out);
    assert_eq!(lines.len(), 1);
    lines.remove(0)
}

/// The same without what each run takes in time.
fn timeless(mut line: Value) -> Value {
    let fields = line.as_object_mut().unwrap();
    fields.remove("ms");
    for claim in fields["claims"].as_array_mut().unwrap() {
        claim.as_object_mut().unwrap().remove("ms");
    }
    line
}

fn locks(line: &Value) -> Vec<Value> {
    let claims = line["claims"].as_array().unwrap().iter();
    let locks = claims.filter(|claim| claim["verdict"] == "lock");
    locks.cloned().collect()
}

#[test]
fn a_line_of_json() {
    let (code, out, err) = run(&["referee", "--json", "-"], EYES);
    assert_eq!((code, err.as_str()), (0, ""));
    let keys = [
        "id", "rules", "status", "finished", "control", "map", "dead", "score", "result", "claims",
        "nodes", "ms",
    ];
    let places = keys.map(|key| out.rfind(&format!("\"{key}\":")).unwrap());
    assert!(places[..7].is_sorted(), "{out}");
    let line = judged(EYES);
    let found: Vec<&String> = line.as_object().unwrap().keys().collect();
    assert_eq!(found.len(), keys.len(), "{out}");
    assert!(line["ms"].as_f64().is_some_and(|ms| ms > 0.0));
    assert_eq!(line["id"], Value::Null);
    assert_eq!(line["rules"], "ljrg");
    assert_eq!(line["status"], "decided");
    assert_eq!(line["finished"], false);
    assert_eq!(line["control"], json!(["BBB"]));
    assert_eq!((&line["map"], &line["dead"]), (&json!(["BBB"]), &json!([])));
    assert_eq!(
        line["score"],
        json!({"black": {"territory": 2, "dead": 0, "prisoners": 0, "total": 2},
            "white": {"territory": 0, "dead": 0, "prisoners": 0, "komi": 0, "total": 0}})
    );
    assert_eq!(line["result"], "B+2");
    let lock = &locks(&line)[0];
    assert_eq!(
        (&lock["player"], &lock["set"], &lock["verdict"]),
        (&json!("black"), &json!(["***"]), &json!("lock"))
    );
    assert!(lock["nodes"].is_u64() && lock["ms"].is_number(), "{lock}");
}

#[test]
fn what_a_reader_sees() {
    let game = r#"{"id": "a", "name": "b\u001b", "rows": ["...", "...", "..."], "moves": [{"at": [1, 1]}, {"at": [1, 0]},
        {"at": [2, 1]}, {"at": [0, 1]}, {"at": [1, 2]}, {"pass": true}, {"pass": true}], "passes": 2}"#;
    let (code, out, err) = run(&["referee", "-"], game);
    assert_eq!((code, err.as_str()), (0, ""));
    let expected = "a: b\\u{1b}\n\n   \
   a b c      a b c
3  . o .   3  B B B
2  o x x   2  B B B
1  . x .   1  B B B
0 0 W 2

Black wins by 8.

Proved:
  Of 9 points, Black controls 9, White 0, nobody 0.
  White’s dead stones: b3 a2.

        territory   dead   prisoners    komi   total
Black           6      2           0               8
White           0      0           0       0       0

Black locks 9 points: a3 b3 c3 a2 b2 c2 a1 b1 c1 (";
    assert!(out.starts_with(expected), "{out}");
    let last = out.lines().last().unwrap();
    assert!(
        last.contains(" proved, ") && last.contains(", 0 open; "),
        "{last}"
    );
    assert!(!out.contains("Play isn’t over"), "{out}");
    let (_, out, _) = run(&["referee", "-"], EYES);
    assert!(out.contains("Play isn’t over. This is how"), "{out}");
}

/// The result of the position, and what its JSON says about the komi.
fn komi(fields: &str) -> (String, Value, Value) {
    let line = judged(&format!(r#"{{"rows": [".x."]{fields}}}"#));
    let result = line["result"].as_str().unwrap().to_owned();
    let score = line["score"].clone();
    assert_eq!(
        line["score"]["black"]["territory"], 2,
        "komi is no territory"
    );
    (result, score, line["not_ljrg"].clone())
}

#[test]
fn komi_and_prisoners() {
    let (result, score, foreign) = komi(r#", "komi": 3, "black_captives": 4, "white_captives": 1"#);
    assert_eq!(result, "W+4");
    assert_eq!(
        (
            &score["white"]["komi"],
            &score["white"]["prisoners"],
            &score["white"]["total"]
        ),
        (&json!(3), &json!(4), &json!(7))
    );
    assert_eq!(
        (&score["black"]["prisoners"], &score["black"]["komi"]),
        (&json!(1), &Value::Null)
    );
    assert_eq!(foreign, Value::Null);
    assert_eq!(komi(r#", "komi": 2"#).0, "jigo");

    // Other people's games.
    let (result, score, foreign) = komi(r#", "komi": 6.5, "black_captives": 1"#);
    assert_eq!(result, "W+5.5");
    assert_eq!(
        (
            &score["white"]["komi"],
            &score["white"]["prisoners"],
            &score["white"]["total"]
        ),
        (&json!(6.5), &json!(1), &json!(7.5))
    );
    assert!(foreign.as_str().unwrap().contains("6.5"), "{foreign}");
    let (result, score, foreign) = komi(r#", "komi": -0.5"#);
    assert_eq!(result, "B+2.5");
    assert_eq!(
        (&score["black"]["komi"], &score["white"]["komi"]),
        (&json!(0.5), &json!(0))
    );
    assert!(foreign.is_string());
    let (result, score, foreign) = komi(r#", "komi": -1"#);
    assert_eq!((result.as_str(), foreign), ("B+3", Value::Null));
    assert_eq!(score["black"]["komi"], 1);
    let (_, out, _) = run(&["referee", "-"], r#"{"rows": [".x."], "komi": 6.5}"#);
    assert!(
        out.contains("White would win by 4.5.\nThis is not a result of LJRG: the komi of 6.5"),
        "{out}"
    );
    let sgf = "(;FF[4]SZ[3:1]KM[0.5]AB[ba])";
    assert_eq!(judged(sgf)["result"], "B+1.5");
}

/// A game that goes on from another has the komi of that one.
#[test]
fn komi_of_a_game_that_goes_on() {
    for (komi, result) in [("0.5", "B+1.5"), ("1", "B+1")] {
        let games = format!(
            r#"[{{"id": "a", "rows": ["..."], "komi": {komi}, "moves": [{{"at": [1, 0]}}]}},
            {{"id": "b", "continues": "a", "rows": [".x."], "moves": [{{"pass": true}}, {{"pass": true}}]}}]"#
        );
        let (code, out, err) = run(&["referee", "--json", "-"], &games);
        assert_eq!((code, err.as_str()), (0, ""));
        let last = lines(&out).pop().unwrap();
        assert_eq!(
            (&last["result"], &last["finished"]),
            (&json!(result), &json!(true))
        );
        assert_eq!(last["score"]["white"]["prisoners"], 0);
    }
}

#[test]
fn games_are_judged_where_they_end() {
    let game = r#"{"rows": ["..."], "moves": [{"at": [1, 0]}, {"pass": true}, {"pass": true}]}"#;
    let line = judged(game);
    assert_eq!(
        (&line["finished"], &line["result"]),
        (&json!(true), &json!("B+2"))
    );
    let at = |number: &str, game: &str| {
        let (code, out, _) = run(&["referee", "--json", "--move", number, "-"], game);
        (code, lines(&out).remove(0))
    };
    let (code, line) = at("0", game);
    assert_eq!((code, &line["control"]), (0, &json!(["..."])));
    assert_eq!(at("2", game).1["finished"], false);
    assert_eq!(at("9", game).0, 2);
    let sgf = "(;FF[4]SZ[3:1];B[ba];W[];B[])";
    assert_eq!(judged(sgf)["result"], "B+2");
    assert_eq!(at("0", sgf).1["control"], json!(["..."]));
    assert_eq!(at("1", sgf).1["control"], json!(["BBB"]));

    // What the file says about the end is compared with what comes out.
    let told = game.replace("\"rows\"", "\"passes\": 1, \"rows\"");
    let (code, out, err) = run(&["referee", "--json", "-"], &told);
    assert_eq!(
        (code, err.as_str()),
        (0, "loja: passes after the last move: told 1, found 2\n")
    );
    assert_eq!(
        lines(&out)[0]["differences"],
        json!(["passes after the last move: told 1, found 2"])
    );
    // And an illegal game leads nowhere.
    let (code, out, err) = run(
        &["referee", "--json", "-"],
        &game.replace("{\"pass\": true}", "{\"at\": [1, 0]}"),
    );
    assert_eq!(code, 2);
    assert_eq!(lines(&out)[0]["status"], "error");
    assert!(
        err.contains("move 2 is illegal: a black stone already stands on b1 (B4.2)"),
        "{err}"
    );
}

/// A part of a board is refused by its name, legal or not.
#[test]
fn parts_of_boards() {
    let part = r#"{"id": "corner", "rows": [".x."], "board_edges": ["left", "top"]}"#;
    let (code, out, err) = run(&["referee", "--json", "-"], part);
    assert_eq!(code, 2);
    assert!(
        err.starts_with("loja: corner: this is a part of a board (its edges: left, top)"),
        "{err}"
    );
    let line = &lines(&out)[0];
    assert_eq!(
        (&line["id"], &line["status"]),
        (&json!("corner"), &json!("error"))
    );
}

#[test]
fn any_board() {
    let holes = judged(r#"{"rows": [".x.", ",,,", ".,."]}"#);
    assert_eq!(holes["control"], json!(["BBB", ",,,", ".,."]));
    let lock = &locks(&holes)[0];
    assert_eq!(lock["set"], json!(["***", ",,,", ".,."]), "{holes}");
    // Two eyes on one row are none when its ends touch: White may fill neither, but D1 is not C8.
    let pairs = judged(r#"{"rows": [".x."], "board": {"neighbors": [[0, 1], [1, 2]]}}"#);
    assert_eq!(pairs["control"], json!(["BBB"]));
    let ring = judged(r#"{"rows": [".x."], "board": {"shape": "cylinder"}}"#);
    assert_eq!(ring["control"], json!(["..."]));
    for none in [r#"{"rows": []}"#, r#"{"rows": [",,"]}"#] {
        let line = judged(none);
        assert_eq!(
            (&line["result"], &line["claims"]),
            (&json!("jigo"), &json!([]))
        );
        assert_eq!(run(&["referee", "-"], none).0, 0);
    }
    let (code, out, _) = run(
        &["referee", "-"],
        r#"{"rows": [".X."], "board": {"neighbors": [[0, 1]]}}"#,
    );
    assert_eq!(code, 0);
    assert!(
        out.starts_with(". x* .   B B  .\n") || out.contains("x*"),
        "{out}"
    );
}

/// Nothing is guessed: what the budget leaves open is told as open.
#[test]
fn undecided() {
    let open = ["...", "...", "..."];
    let input = json!({"id": "a", "rows": open}).to_string();
    for budget in [["--max-nodes", "1"], ["--max-seconds", "0"]] {
        let arguments = [&["referee", "--json", "-"], &budget[..]].concat();
        let (code, out, err) = run(&arguments, &input);
        assert_eq!((code, err.as_str()), (3, ""));
        let line = &lines(&out)[0];
        assert_eq!(line["status"], "undecided");
        assert_eq!(line["control"], json!(["???", "???", "???"]));
        assert_eq!(line["open"]["black"], json!(["***", "***", "***"]));
        assert_eq!(
            (&line["score"], &line["result"]),
            (&Value::Null, &json!("?"))
        );
        assert!(line["nodes"].as_u64().unwrap() <= 1, "{line}");
        let (code, out, _) = run(&[&["referee", "-"], &budget[..]].concat(), &input);
        assert_eq!(code, 3);
        assert!(
            out.contains("Not decided yet.") && out.contains("Not proved:"),
            "{out}"
        );
        assert!(
            out.contains("Black may control 9 more points: a3 b3"),
            "{out}"
        );
    }
    // Bad input counts for more, whichever comes first.
    let bad = r#"{"rows": ["x"]}"#;
    for batch in [format!("{input}\n{bad}"), format!("{bad}\n{input}")] {
        assert_eq!(run(&["referee", "--max-nodes", "1", "-"], &batch).0, 2);
    }
    // And a decided position among undecided ones is decided.
    let (code, out, _) = run(
        &["referee", "--json", "--max-nodes", "1", "-"],
        &format!("{input}\n{{\"rows\": [\"\"]}}"),
    );
    assert_eq!((code, &lines(&out)[1]["status"]), (3, &json!("decided")));
}

/// A batch in the order of its lines, however many threads there are.
#[test]
fn batches() {
    let rows = [
        ".x.", "...", ".xx.", "o.o", "x..", ".o.", ".x.x.", "x.o", ". ",
    ];
    let mut batch = String::new();
    for (number, row) in rows.iter().cycle().take(30).enumerate() {
        batch += &json!({"id": number.to_string(), "rows": [row]}).to_string();
        batch += "\n";
    }
    let (code, one, err) = run(&["referee", "--json", "--jobs", "1", "-"], &batch);
    assert_eq!(code, 2);
    assert_eq!(err.lines().count(), 3, "{err}");
    assert!(err.contains("loja: 8: line 9: "), "{err}");
    let found = lines(&one);
    let ids: Vec<&str> = found
        .iter()
        .map(|line| line["id"].as_str().unwrap())
        .collect();
    let numbers: Vec<String> = (0..30).map(|number| number.to_string()).collect();
    assert_eq!(ids, numbers);
    let bad: Vec<_> = found
        .iter()
        .filter(|line| line["status"] == "error")
        .collect();
    assert_eq!(bad.len(), 3);
    assert_eq!(
        bad[0].as_object().unwrap().len(),
        4,
        "id, status, message and place"
    );
    let same = |line: &Value| match line["status"].as_str() {
        Some("error") => line.clone(),
        _ => timeless(line.clone()),
    };
    let judged = |out: &str| lines(out).iter().map(same).collect::<Vec<_>>();
    // One job takes the same nodes each time.
    let again = run(&["referee", "--json", "--jobs", "1", "-"], &batch);
    assert_eq!(judged(&again.1), judged(&one));
    for jobs in ["2", "7"] {
        let (code, out, _) = run(&["referee", "--json", "--jobs", jobs, "-"], &batch);
        assert_eq!(code, 2);
        for (one, many) in found.iter().zip(lines(&out)) {
            for field in ["id", "status", "control", "score", "result", "message"] {
                assert_eq!(one[field], many[field], "{jobs} jobs");
            }
        }
    }
    let (_, text, _) = run(&["referee", "-"], &batch);
    assert_eq!(text.matches("\nProved:\n").count(), 27);
}

#[test]
fn several_files() {
    let (one, two) = (scratch("referee-one"), scratch("referee-two"));
    std::fs::write(&one, ".x.").unwrap();
    std::fs::write(&two, "(;FF[4]SZ[3:1]AW[ba])(;FF[4]SZ[2:1])").unwrap();
    let (code, out, err) = run(
        &["referee", "--json", &one, "no-such-file", &two, "-"],
        "o.o",
    );
    assert_eq!(code, 2);
    assert!(err.starts_with("loja: no-such-file: "), "{err}");
    let found: Vec<Value> = lines(&out)
        .iter()
        .map(|line| line["control"].clone())
        .collect();
    assert_eq!(
        found,
        [
            json!(["BBB"]),
            Value::Null,
            json!(["WWW"]),
            json!([".."]),
            json!(["BBB"])
        ]
    );
}

/// A batch may be longer than any other text.
#[test]
fn a_long_batch() {
    let filler = "x".repeat(4000);
    let line = json!({"rows": [".x."], "note": filler}).to_string();
    let mut batch = format!("{line}\n").repeat(400);
    batch += "nonsense\n";
    assert!(batch.len() > 1 << 20);
    let (code, out, err) = run(&["referee", "--json", "-"], &batch);
    assert_eq!(code, 2);
    assert_eq!(out.lines().count(), 401);
    assert_eq!(lines(&out)[399]["result"], "B+2");
    assert!(
        err.contains("line 401") && err.lines().count() == 1,
        "{err}"
    );
    // Nothing else is.
    let (code, _, err) = run(&["referee", "-"], &".".repeat(3 << 20));
    assert_eq!(code, 2);
    assert!(err.contains("at most 1 MB"), "{err}");
}

#[test]
fn a_file_of_the_source() {
    let (code, out, err) = run(
        &[
            "referee",
            "--json",
            &path("notation/tests/data/overview-1.json"),
        ],
        "",
    );
    assert_eq!((code, err.as_str()), (0, ""));
    let last = lines(&out).pop().unwrap();
    assert_eq!(
        (&last["id"], &last["result"], &last["finished"]),
        (&json!("overview-1-move-7"), &json!("B+8"), &json!(true))
    );
}

/// No lemma changes a verdict.
#[test]
fn without_lemmas() {
    let position = r#"{"rows": [".x.", "x.x"]}"#;
    let found = judged(position);
    for lemma in ["eyes", "fill", "passive", "apart"] {
        let arguments = [
            "referee",
            "--json",
            "--without",
            lemma,
            "--without",
            "doors",
            "-",
        ];
        let (code, out, err) = run(&arguments, position);
        assert_eq!((code, err.as_str()), (0, ""), "{lemma}");
        assert_eq!(lines(&out)[0]["control"], found["control"]);
    }
    let (code, _, err) = run(&["referee", "--without", "magic", "-"], position);
    assert_eq!(code, 2);
    assert!(err.contains("magic") && err.contains("fill"), "{err}");
    let claim = words("claim --player b --set all --without fill -");
    assert_eq!(run(&claim, EYES).0, 0);
}

#[test]
fn bad_input() {
    for (input, complaint) in [
        ("", "there is no diagram here"),
        ("hello", "is not a cell of a diagram"),
        ("[]", "there is no position here"),
        (r#"{"rows": ["xo"]}"#, "has no liberty at a1"),
        (
            r#"{"rows": ["."], "continues": "elsewhere"}"#,
            "which does not stand before it",
        ),
    ] {
        let (code, out, err) = run(&["referee", "-"], input);
        assert_eq!((code, out.as_str()), (2, ""), "{input}");
        assert!(err.contains(complaint), "{err}");
        let (code, out, _) = run(&["referee", "--json", "-"], input);
        assert_eq!(code, 2);
        assert_eq!(lines(&out)[0]["status"], "error");
    }
}

/// The hardest beasts, and others that take more than a little.
const BUSY: [&str; 10] = [
    "beast-06", "beast-09", "beast-15", "beast-19", "beast-21", "beast-23", "beast-28", "beast-30",
    "beast-33", "beast-34",
];

/// All tries of all claims together, those that began anew among them, whatever is out at another thread.
#[test]
fn no_node_more_than_is_allowed() {
    let data = include_str!("../../notation/tests/data/rulings.jsonl").lines();
    let busy = |line: &&str| {
        let named = |id: &&str| line.contains(&format!("\"id\":\"{id}\""));
        BUSY.iter().any(named)
    };
    let positions: Vec<&str> = data.filter(busy).collect();
    assert_eq!(positions.len(), BUSY.len());
    let input = positions.join("\n");
    let (most, mut used_up) = (1_000, 0);
    for jobs in ["1", "2"] {
        let limits = ["--max-nodes", "1000", "--jobs", jobs, "-"];
        let (_, out, err) = run(&[&["referee", "--json"], &limits[..]].concat(), &input);
        assert_eq!(err, "");
        let judged = lines(&out);
        assert_eq!(judged.len(), BUSY.len());
        for line in judged {
            let nodes = line["nodes"].as_u64().unwrap();
            assert!(nodes <= most, "{}: {nodes} of {most}", line["id"]);
            // What is listed adds up, but for refuted claims that are too many to list.
            let claims = line["claims"].as_array().unwrap().iter();
            let listed: u64 = claims.map(|claim| claim["nodes"].as_u64().unwrap()).sum();
            assert!(listed <= nodes, "{}: {listed} of {nodes}", line["id"]);
            used_up += usize::from(line["status"] == "undecided" && nodes == most);
        }
    }
    // It is a limit that they come to.
    assert!(used_up >= 12, "{used_up}");
}

/// A board that takes long, and no limit that is reached soon.
const LONG: &str = "......\n......\n......\n......\n......\n......\n";

/// One that takes some seconds and some memory.
const SOME: &str = ".....\n.....\n.....\n";

/// Which limit was reached is told, of the position and of each open claim.
#[test]
fn what_stopped_it_is_told() {
    let limits = [
        (["--max-nodes", "300"], "nodes", "the limit of 300 nodes"),
        (["--max-seconds", "0.2"], "seconds", "the limit of 0.2 s"),
        (["--max-memory", "1"], "memory", "the limit of 1 MiB"),
    ];
    for (limit, name, words) in limits {
        let jobs = ["--jobs", "2"];
        let (code, out, err) = run(
            &[&["referee", "--json", "-"], &limit[..], &jobs].concat(),
            SOME,
        );
        assert_eq!((code, err.as_str()), (3, ""), "{out}");
        let line = &lines(&out)[0];
        assert_eq!(
            (&line["status"], &line["stopped"]),
            (&json!("undecided"), &json!(name))
        );
        let claims = line["claims"].as_array().unwrap().iter();
        let mut open = claims.filter(|claim| claim["verdict"] == "undecided");
        assert!(open.all(|claim| claim["stopped"] == name), "{line}");
        // To fill the memory takes seconds: what is said of it has its test at `loja claim`.
        if name != "memory" {
            let (code, out, _) = run(&[&["referee", "-"], &limit[..]].concat(), SOME);
            assert_eq!(code, 3);
            assert!(out.contains(words) && out.contains('?'), "{out}");
        }
    }
    // What is decided was not stopped.
    assert_eq!(judged(EYES).get("stopped"), None);
    for nonsense in ["0", "-1", "1.5", "much"] {
        let (code, _, err) = run(&["referee", "--max-memory", nonsense, "-"], EYES);
        assert_eq!(code, 2);
        assert!(
            err.contains("give a whole number of MiB") || nonsense == "-1",
            "{err}"
        );
    }
}

/// A ruling to sign has the players, each lock with the digest of the certificate that `loja claim` writes, and clauses.
#[test]
fn a_ruling_can_be_signed() {
    let game =
        "(;GM[1]SZ[3]PB[Anna]PW[Ben\u{1b}]GN[Quarrel];B[bb];W[ab];B[cb];W[ba];B[bc];W[];B[])";
    let (code, out, err) = run(&["referee", "--ruling", "--no-times", "-"], game);
    assert_eq!((code, err.as_str()), (0, ""));
    for part in [
        "Position Quarrel\n",
        "Black    Anna\n",
        "White    Ben",
        "Black wins by 8.\n",
        "(C3, C4).\n",
        "Referee  ____",
    ] {
        assert!(out.contains(part), "{part} is missing: {out}");
    }
    assert!(!out.contains('\u{1b}'), "{out}");
    let lock = out
        .lines()
        .find(|line| line.starts_with("Black locks 9 points: "));
    let digest = lock.unwrap().split_once("; certificate ").unwrap().1;
    let digest = digest.trim_end_matches(')');
    let file = scratch("signed.txt");
    let claim = [
        "claim",
        "--player",
        "black",
        "--set",
        "all",
        "--certificate",
        &file,
        "-",
    ];
    assert_eq!(run(&claim, game).0, 0);
    let written = std::fs::read_to_string(&file).unwrap();
    assert_eq!(written.lines().last(), Some(&*format!("digest {digest}")));
    // Two rule sets, and nothing known about the players.
    let (_, out, _) = run(&["referee", "--ruling", "--rules", "ljrg,area", "-"], EYES);
    assert!(
        out.contains("Black    ____") && out.contains("(ljrg):") && out.contains("(area):"),
        "{out}"
    );
    assert_eq!(run(&["referee", "--ruling", "--json", "-"], EYES).0, 2);
}

/// Who may lock what, with what was spent on it, the most first, and not too many.
#[test]
fn open_claims_are_listed() {
    let batch = "..x..o..\n..x..o..\n.xx..oo.\n........\n.oo..xx.\n..o..x..\n";
    let (code, out, _) = run(&["referee", "--max-nodes", "5000", "-"], batch);
    assert_eq!(code, 3);
    let open: Vec<&str> = out
        .lines()
        .filter(|line| line.starts_with("Open: "))
        .collect();
    assert!((1..=13).contains(&open.len()), "{out}");
    let spent = |line: &&str| -> Option<u64> {
        let (_, rest) = line.split_once(" may lock ")?.1.split_once('(')?;
        rest.split(' ').next()?.parse().ok()
    };
    let spent: Vec<u64> = open.iter().filter_map(spent).collect();
    assert!(
        !spent.is_empty() && spent.is_sorted_by(|one, next| one >= next),
        "{out}"
    );
    assert!(out.contains("; stopped by nodes)"), "{out}");
}

/// The first Ctrl-C tells what was found so far.
#[cfg(unix)]
#[test]
fn an_interrupt_tells_what_was_found() {
    use std::process::{Command, Stdio};

    let file = scratch("long.txt");
    std::fs::write(&file, LONG).unwrap();
    let commands = [
        ["referee", "--json", "--max-seconds", "1000"].as_slice(),
        &words("claim --json --player black --set all --max-seconds 1000"),
    ];
    let begun = commands.map(|arguments| {
        let child = Command::new(env!("CARGO_BIN_EXE_loja"))
            .args(arguments)
            .arg(&file)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        (arguments, child.unwrap())
    });
    // Before somebody listens they would end without a word.
    std::thread::sleep(std::time::Duration::from_secs(2));
    for (arguments, child) in begun {
        let id = child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-INT", &id])
                .status()
                .unwrap()
                .success()
        );
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(3), "{arguments:?}");
        let line = &lines(&String::from_utf8(output.stdout).unwrap())[0];
        assert_eq!(line["stopped"], "interrupt");
        let verdict = if arguments[0] == "claim" {
            &line["verdict"]
        } else {
            &line["status"]
        };
        assert_eq!(verdict, "undecided");
    }
}

/// Five by five, and an eye space that White may still divide or not.
const HANGING: &str =
    "| x x x x x |\n| x . . . x |\n| x x x x x |\n| . . . . . |\n| o o o o o |\n0 0 B 0\n";

#[test]
fn expectations_are_there_for_those_who_ask() {
    let few = [
        "referee",
        "--json",
        "--no-times",
        "--max-nodes",
        "1",
        "--jobs",
        "1",
        "-",
    ];
    let (code, out, _) = run(&few, HANGING);
    assert_eq!(code, 3);
    let without = lines(&out).remove(0);
    let fields = ["expected", "if", "forecast"];
    assert!(fields.iter().all(|&field| without.get(field).is_none()));

    let (code, out, _) = run(&[&few[..], &["--expect"]].concat(), HANGING);
    assert_eq!(code, 3);
    let mut with = lines(&out).remove(0);
    let [expected, conditions, forecast] =
        fields.map(|field| with.as_object_mut().unwrap().remove(field).unwrap());
    // Nothing else changes.
    assert_eq!(with, without);
    let rows = |name: &str| expected[name].as_array().unwrap().clone();
    assert_eq!((rows("control").len(), rows("sure").len()), (5, 5));
    let sure = rows("sure")
        .into_iter()
        .flat_map(|row| row.as_array().unwrap().clone());
    assert!(
        sure.map(|sure| sure.as_u64().unwrap())
            .all(|sure| (50..=100).contains(&sure))
    );
    assert!(expected["score"].is_number() && expected["result"] != "?");
    let conditions = conditions.as_array().unwrap();
    assert!(conditions.len() <= 4);
    for condition in conditions {
        assert!(condition["claim"]["set"].is_array());
        assert!(["holds", "fails"].contains(&condition["leaning"].as_str().unwrap()));
        assert_ne!(condition["holds"], "?");
    }
    for rows in ["control", "sure"] {
        assert_eq!(forecast[rows].as_array().unwrap().len(), 5);
    }
    assert!(forecast["score"].is_number() && forecast["spread"].is_number());
    let again = run(&[&few[..], &["--expect"]].concat(), HANGING).1;
    assert_eq!(lines(&again)[0]["forecast"], forecast);
}

#[test]
fn each_rule_set_that_counts_points_has_a_forecast_and_another_is_refused() {
    let few = words("--json --no-times --max-nodes 1 --jobs 1 --expect -");
    let by = |rules: &str| {
        run(
            &[&["referee", "--rules", rules], &few[..]].concat(),
            HANGING,
        )
    };
    let (code, out, err) = by("all");
    assert_eq!((code, &*out), (2, ""));
    assert!(err.contains("no-pass counts no points"), "{err}");
    let counted = err
        .split("ask by ")
        .nth(1)
        .unwrap()
        .trim()
        .replace(", ", ",");
    let (_, out, _) = by(&counted);
    let told = lines(&out).remove(0);
    let rulings = told.as_array().unwrap();
    assert_eq!(rulings.len(), counted.split(',').count());
    for ruling in rulings {
        assert!(ruling["forecast"]["score"].is_number(), "{ruling}");
        assert_eq!(ruling.get("expected").is_some(), ruling["rules"] == "ljrg");
    }
    let (_, out, _) = run(&["referee", "--rules", "area", "--expect", "-"], HANGING);
    let forecast = "  If both play on, we expect Black by about ";
    assert!(out.contains(forecast), "{out}");
    let (_, out, _) = run(&["referee", "--rules", "area", "-"], HANGING);
    assert!(!out.contains("xpect"), "{out}");
}

#[test]
fn a_game_that_is_over_has_no_forecast() {
    let over = HANGING.replace("0 0 B 0", "0 0 B 2");
    let few = words("--json --no-times --max-nodes 1 --jobs 1 --expect -");
    let (_, out, _) = run(&[&["referee"], &few[..]].concat(), &over);
    let line = lines(&out).remove(0);
    assert!(line.get("expected").is_some() && line.get("forecast").is_none());
    let (_, out, _) = run(&["referee", "--max-nodes", "1", "--expect", "-"], &over);
    assert!(!out.contains("If both play on"), "{out}");
    let (_, out, _) = run(&["referee", "--rules", "area", "--expect", "-"], &over);
    assert!(!out.contains("If both play on"), "{out}");
    let passed = r#"{"rows": ["x..", ".o.", "..."], "moves": [{"at": [2, 2]}, {"pass": true}, {"pass": true}, {"pass": true}]}"#;
    for (moves, has) in [("1", true), ("4", false)] {
        let area = [
            "referee", "--json", "--rules", "area", "--expect", "--move", moves, "-",
        ];
        let told = lines(&run(&area, passed).1).remove(0);
        assert_eq!(told.get("forecast").is_some(), has, "{told}");
    }
}

#[test]
fn words_say_what_is_expected_and_not_proved() {
    let few = [
        "referee",
        "--no-times",
        "--max-nodes",
        "1",
        "--jobs",
        "1",
        "-",
    ];
    let (_, without, _) = run(&few, HANGING);
    assert!(!without.contains("xpected"), "{without}");
    let (code, out, _) = run(&[&few[..], &["--expect"]].concat(), HANGING);
    assert_eq!(code, 3);
    assert!(
        out.contains("Not decided yet.") && out.contains("Expected, not proved: "),
        "{out}"
    );
    let forecast = "If both play on, we expect Black by about ";
    assert!(out.contains(forecast), "{out}");
}
