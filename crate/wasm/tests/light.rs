//! Files and claims behind the border, without a browser: text in, values out, in the promised shape.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![cfg(not(target_arch = "wasm32"))]

use loja_wasm::api::follow;
use loja_wasm::claiming::{claiming, stage};
use loja_wasm::texts::{self, Written};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn read(text: &str) -> Vec<Value> {
    let opened = texts::read(text).unwrap();
    let opened = serde_json::to_value(opened).unwrap();
    opened.as_array().unwrap().clone()
}

fn one(text: &str) -> Value {
    let mut all = read(text);
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0)
}

fn write(start: &Value, moves: &Value, format: &str) -> String {
    match texts::write(&start.to_string(), &moves.to_string(), format).unwrap() {
        Written::Text(text) => text,
        Written::Json(data) => serde_json::to_string(&data).unwrap(),
    }
}

fn line(start: &Value, moves: &Value) -> Value {
    let line = follow(&start.to_string(), &moves.to_string());
    serde_json::to_value(line.unwrap()).unwrap()
}

fn play(at: usize) -> Value {
    json!({"kind": "play", "at": at})
}

fn pass() -> Value {
    json!({"kind": "pass"})
}

/// The last situation of a line, as the sources write it.
fn last(start: &Value, moves: &Value) -> Value {
    let line = line(start, moves);
    assert_eq!(line["refusal"], Value::Null);
    line["situations"].as_array().unwrap().last().unwrap()["diagram"].clone()
}

fn cases() -> Vec<(Value, Value)> {
    let ko = json!({"rows": [".xo.", "xo.o", ".xo."], "turn": "black"});
    let torus = json!({"rows": ["...", "...", "..."], "board": {"shape": "torus"}, "komi": 2, "name": "Ring"});
    let map = json!({"rows": ["...."], "board": {"neighbors": [[0, 1], [1, 2], [2, 3]], "at": [[0.0, 0.0], [1.5, 0.25], [2.0, 1.0], [3.0, 0.0]]}});
    let glued = json!({"rows": ["..", ".."], "glue": {"a": [[0, 0], [1, 1]]}, "turn": "W"});
    let marked = json!({"rows": ["#.X", "*o."], "black_captives": 3, "white_captives": 1, "turn": "white", "passes": -1});
    let half = json!({"rows": ["...", ",.."], "komi": 6.5});
    let passed = json!({"rows": ["..."], "passes": 1});
    // The ko of a board of two, and its cycle removed.
    let two = json!({"rows": [".."]});
    let round = json!([
        play(0), play(1), pass(), pass(), play(0), pass(), pass(), play(1),
        {"kind": "cycle", "since": 2}
    ]);
    vec![
        (ko.clone(), json!([])),
        (ko, json!([play(6), pass(), pass(), play(5)])),
        (torus, json!([play(4), play(0), pass(), play(8)])),
        (map, json!([play(1), play(2)])),
        (glued, json!([play(0), play(3)])),
        (marked.clone(), json!([])),
        (marked, json!([pass()])),
        (half, json!([play(4)])),
        (passed, json!([pass()])),
        (two, round),
    ]
}

#[test]
fn what_is_written_is_read_again() {
    for (start, moves) in cases() {
        for format in ["json", "sgf", "link"] {
            let text = write(&start, &moves, format);
            let forms = match format {
                "link" => vec![
                    format!("loja:{text}"),
                    format!("#{text}"),
                    format!("  #{text}\n"),
                    format!("https://example.org/loja/play.html#{text}"),
                    format!("https://example.org/loja/?a=1#{text}&claim=b"),
                    format!("play.html#{text}"),
                    format!("play.html#loja:{text}"),
                ],
                _ => vec![text],
            };
            for text in forms {
                let opened = one(&text);
                assert_eq!(opened["fault"], Value::Null, "{text}: {opened}");
                assert_eq!(opened["note"], Value::Null, "{text}: {opened}");
                assert_eq!(opened["moves"], moves_of(&moves), "{format}: {text}");
                let again = last(&opened["start"], &opened["moves"]);
                assert_eq!(again, last(&start, &moves), "{format}: {text}");
                let board = |start| line(start, &json!([]))["board"].clone();
                assert_eq!(board(&opened["start"]), board(&start), "{format}");
                // And what was read is written the same.
                let same = write(&opened["start"], &opened["moves"], format);
                assert_eq!(same, write(&start, &moves, format));
            }
        }
    }
}

/// Stones without a liberty: a fault for whoever asks the rules, and boards for whoever looks.
#[test]
fn what_the_rules_do_not_have_is_shown() {
    let stuck = one("(;SZ[3]GN[Stuck]AB[aa]AW[ba][ab];B[cc](;W[cb])(;W[bc]))");
    assert_eq!(
        stuck["fault"],
        "not by these rules from the start: Black has no liberty at a3 (D1); this can be shown, not judged or played on"
    );
    assert_eq!(
        (&stuck["name"], &stuck["start"]),
        (&json!("Stuck"), &Value::Null)
    );
    let shown = &stuck["shown"];
    assert_eq!(shown["start"]["rows"], json!(["xo.", "o..", "..."]));
    assert_eq!(shown["end"]["rows"], json!(["xo.", "o.o", "..x"]));
    assert_eq!((&shown["moves"], &shown["last"]), (&json!(2), &json!(5)));
    let line = &stuck["lines"][0];
    assert_eq!(line["name"], "variation at move 2: b1");
    assert_eq!(line["shown"]["end"]["rows"], json!(["xo.", "o..", ".ox"]));
    // A variation alone, and what stands before it.
    let some = one("(;SZ[3];B[aa](;W[cc])(;AW[ba][ab];W[cb]))");
    assert_eq!(
        (&some["fault"], &some["shown"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(
        some["lines"][0]["shown"]["end"]["rows"],
        json!(["xo.", "o.o", "..."])
    );
    // JSON and diagrams were written for these rules.
    assert_eq!(read(r#"[{"rows": ["x"]}]"#)[0]["shown"], Value::Null);
}

/// Arrows and lines come along by locations.
#[test]
fn strokes_of_a_text() {
    let stroke = |from, to, arrow| json!({"from": from, "to": to, "arrow": arrow});
    let sensei = one("$$\n$$ . . .\n$$ . . .\n$$ {AR 1:1 3:2}\n$$ {LN 1:2 1:1}\n$$ {AR 9:9 1:1}");
    assert_eq!(
        sensei["strokes"],
        json!([stroke(3, 0, false), stroke(0, 5, true)])
    );
    assert!(sensei["note"].as_str().unwrap().contains("line 6: "));
    let sgf = one("(;SZ[3]AR[aa:cc];B[bb]AR[ba:bc])");
    assert_eq!(sgf["strokes"], json!([stroke(1, 7, true)]));
    assert_eq!(one("...")["strokes"], Value::Null);
}

#[test]
fn numbers_and_sensei() {
    let start = json!({"rows": ["....", ".xo.", "...."], "name": "Small"});
    let moves = json!([play(0), play(1), pass(), play(11)]);
    for format in ["numbers", "sensei"] {
        let text = write(&start, &moves, format);
        let opened = one(&text);
        assert_eq!(opened["fault"], Value::Null, "{text}");
        assert_eq!(opened["moves"], moves_of(&moves), "{text}");
        assert_eq!(
            last(&opened["start"], &opened["moves"]),
            last(&start, &moves),
            "{text}"
        );
        let plain = write(&start, &json!([]), format);
        assert_eq!(one(&plain)["moves"], json!([]), "{plain}");
    }
    assert_eq!(
        write(&start, &json!([]), "numbers"),
        write(&start, &json!([]), "diagram")
    );
    assert!(write(&start, &moves, "sensei").starts_with("$$B Small"));
    let many = json!([
        play(0),
        pass(),
        play(3),
        pass(),
        play(8),
        pass(),
        play(11),
        pass(),
        play(2),
        pass(),
        play(9)
    ]);
    assert_eq!(many.as_array().unwrap().len(), 11);
    let failure = texts::write(&start.to_string(), &many.to_string(), "sensei").unwrap_err();
    assert_eq!(failure.code, "bad-position");
}

#[test]
fn lines_of_a_file() {
    let opened = one("(;SZ[3];B[bb](;W[aa];B[cc])(;W[ca](;B[ac])(;B[cb])))");
    assert_eq!(opened["moves"].as_array().unwrap().len(), 3);
    let lines = opened["lines"].as_array().unwrap();
    let names: Vec<_> = lines.iter().map(|line| &line["name"]).collect();
    assert_eq!(
        names,
        ["variation at move 2: c3", "variation at move 3: c2"]
    );
    assert_eq!(
        lines[0]["moves"],
        json!([play(4), play(2), play(6)]),
        "{lines:?}"
    );
    assert_eq!(lines[0]["start"], opened["start"]);
    // A line that the rules don't allow is open up to its end, as a game is.
    let stopped = one("(;SZ[3];B[bb](;W[aa])(;W[bb]))");
    let note = stopped["lines"][0]["note"].as_str().unwrap();
    assert!(note.starts_with("Move 2 is not possible"), "{note}");
    // Most texts have none.
    assert_eq!(one("(;SZ[3];B[bb])")["lines"], Value::Null);
    assert_eq!(one("x.o")["lines"], Value::Null);
    // So many moves are not played.
    let long = ";B[aa];W[];B[];W[]".repeat(2_000);
    let wide = "(;W[ba])".repeat(400);
    let opened = one(&format!("(;SZ[3];{}{wide})", &long[1..]));
    let lines = opened["lines"].as_array().map_or(0, Vec::len);
    assert!((1..30).contains(&lines), "{lines}");
}

#[test]
fn the_light_module_knows_what_is_not_for_it() {
    let plain = |text: &str| texts::read_plain(text).map(|found| found.is_some());
    for text in ["x.o", "#1AAAA", "{\"rows\": [\"x\"]}", "loja:1", ""] {
        assert_eq!(plain(text), Ok(true), "{text}");
    }
    for text in ["(;SZ[3])", "\u{feff} (;", "(", "$$B\n$$ | . |", "  $$"] {
        assert_eq!(plain(text), Ok(false), "{text}");
    }
    assert!(plain("[").is_err());
    for (start, moves) in cases() {
        let [start, moves] = [start, moves].map(|value| value.to_string());
        for format in ["diagram", "json", "link"] {
            let written =
                |write: fn(&str, &str, &str) -> _| format!("{:?}", write(&start, &moves, format));
            assert_eq!(written(texts::write_plain), written(texts::write));
        }
        for format in ["sgf", "svg", "sensei", "numbers", "png", ""] {
            let failure = texts::write_plain(&start, &moves, format).unwrap_err();
            assert_eq!(failure.code, "bad-option");
        }
    }
}

/// Moves as the engine writes them.
fn moves_of(moves: &Value) -> Value {
    let full = |turn: &Value| {
        let mut turn = turn.clone();
        if turn["kind"] == "cycle" && turn.get("at").is_none() {
            turn["at"] = Value::Null;
        }
        turn
    };
    moves.as_array().unwrap().iter().map(full).collect()
}

#[test]
fn what_is_only_shown() {
    let (start, moves) = cases().remove(1);
    let diagram = write(&start, &moves, "diagram");
    assert_eq!(json!(diagram), last(&start, &moves));
    let svg = write(&start, &moves, "svg");
    assert!(
        svg.starts_with("<svg ") && svg.ends_with("</svg>\n"),
        "{svg}"
    );
    let named = json!({"rows": ["."], "name": "<b>&\"'"});
    let svg = write(&named, &json!([]), "svg");
    assert!(
        svg.contains("&lt;b&gt;&amp;&quot;&#39;") && !svg.contains("<b>"),
        "{svg}"
    );
    // The last stone is marked: the same board without the move looks different.
    let played = write(&json!("..."), &json!([play(0)]), "svg");
    let there = json!({"rows": ["x.."], "turn": "white"});
    assert_ne!(played, write(&there, &json!([]), "svg"));
    // Where the rest tells the start, it has no line of its own.
    let game: Value =
        serde_json::from_str(&write(&json!("..."), &json!([play(0)]), "json")).unwrap();
    assert_eq!(
        game,
        json!({
            "rows": ["..."], "black_captives": 0, "white_captives": 0, "turn": "white", "passes": 0,
            "moves": [{"n": 1, "at": [0, 0], "color": "black", "pass": false}]
        })
    );
    // A part of a board can be written too.
    let part = json!({"rows": ["x.", ".."], "board_edges": ["left", "top"]});
    let link = write(&part, &json!([play(1)]), "link");
    let opened = one(&format!("loja:{link}"));
    assert_eq!(
        line(&opened["start"], &json!([]))["board"]["open"],
        json!(["right", "bottom"])
    );
}

#[test]
fn texts_of_every_kind() {
    let plain = one("x.o\n.#.\n1 0 W -1");
    assert_eq!(plain["start"]["rows"], json!(["x.o", ".#."]));
    assert_eq!(plain["start"]["turn"], json!("white"));
    assert_eq!(plain["moves"], json!([]));
    let numbered = one("-----------\n| . 1 x 3 |\n-----------\n2: pass\n0 0 W 0\n");
    assert_eq!(numbered["start"]["rows"], json!(["..x."]));
    assert_eq!(numbered["moves"], json!([play(1), pass(), play(3)]));
    let lines = read(
        "{\"rows\": [\"x.\"], \"id\": \"first\"}\n{\"rows\": [\"xo\"]}\n{\"rows\": [\"..\"], \"name\": \"Third\"}",
    );
    let names: Vec<&Value> = lines.iter().map(|one| &one["name"]).collect();
    assert_eq!(names, [&json!("first"), &Value::Null, &json!("Third")]);
    let fault = lines[1]["fault"].as_str().unwrap();
    assert!(
        fault.starts_with("line 2: ") && fault.contains("no liberty"),
        "{fault}"
    );
    assert_eq!(
        (&lines[1]["start"], &lines[1]["moves"]),
        (&Value::Null, &Value::Null)
    );
    let sgf = read("(;GM[1]SZ[3]GN[A game];B[aa];W[];B[cc])(;SZ[2:1];B[aa];W[aa])");
    assert_eq!(sgf[0]["name"], json!("A game"));
    assert_eq!(sgf[0]["moves"], json!([play(0), pass(), play(8)]));
    // An illegal move is told with its place, and what came before is kept.
    assert_eq!(sgf[1]["moves"], json!([play(0)]));
    let note = sgf[1]["note"].as_str().unwrap();
    assert!(
        note.starts_with("Move 2 is not possible: ") && note.contains("(B4.2)"),
        "{note}"
    );
    // What comes after it is a board of its own, as other people play.
    let end = &sgf[1]["lines"][0];
    assert_eq!(end["name"], "the end, not by these rules from move 2: B4.2");
    assert_eq!(
        (&end["start"]["rows"], &end["moves"]),
        (&json!(["o."]), &json!([]))
    );
    let told = read("(;GM[1]SZ[3]KM[six];B[aa]W[bb])");
    let note = told[0]["note"].as_str().unwrap();
    assert!(
        note.starts_with("The file was read with a warning: ") && note.contains("KM[six]"),
        "{note}"
    );
    assert_eq!(told[0]["moves"], json!([play(0), play(4)]));
    let told =
        one(r#"{"rows": ["..."], "turn": "black", "moves": [{"at": [0, 0], "color": "x"}]}"#);
    let note = told["note"].as_str().unwrap();
    assert!(
        note.contains("turn after the last move: told Black, found White"),
        "{note}"
    );
    // A row of marks and moves is no link.
    assert_eq!(one("#1\n..\n0 0 W 0")["moves"], json!([play(1)]));
    assert_eq!(one("#xo.")["start"]["rows"], json!(["#xo."]));
}

#[test]
fn games_that_go_on() {
    let text = json!([
        {"id": "a", "rows": [".."], "komi": 1, "moves": [{"at": [0, 0]}, {"at": [1, 0]}]},
        {"id": "b", "rows": [".o"], "continues": "a", "moves": [{"pass": true}, {"pass": true}, {"at": [0, 0]}, {"pass": true}, {"pass": true}, {"at": [1, 0]}]},
        {"id": "c", "rows": [".o"], "continues": "b", "moves": [{"cycle_removal": true}]},
        {"id": "d", "rows": [".o"], "continues": "b", "moves": [{"cycle_removal": 2}]},
        {"id": "e", "rows": [".o"], "continues": "later"},
        {"id": "f", "rows": [".o"], "continues": "later", "moves": [{"at": [0, 0]}]},
        {"id": "g", "rows": [".o"], "continues": "h", "moves": [{"at": [0, 0]}]},
        {"id": "h", "rows": ["x."], "continues": "a"},
    ]);
    let all = read(&text.to_string());
    let cycle = json!({"kind": "cycle", "since": 2, "at": null});
    for (at, count) in [(0, 2), (1, 8), (2, 9), (3, 9)] {
        let moves = all[at]["moves"].as_array().unwrap();
        assert_eq!(moves.len(), count);
        assert_eq!(all[at]["start"]["rows"], json!([".."]));
        assert_eq!(all[at]["start"]["komi"], json!(1.0));
        assert_eq!(all[at]["note"], Value::Null);
        if count == 9 {
            assert_eq!(moves[8], cycle);
        }
        last(&all[at]["start"], &all[at]["moves"]);
    }
    // One from another text stands for itself when it says who moves.
    assert_eq!(all[4]["start"]["rows"], json!([".o"]));
    let fault = |at: usize| all[at]["fault"].as_str().unwrap();
    assert!(fault(5).contains("goes on from \"later\""), "{}", fault(5));
    assert!(
        fault(6).contains("does not stand before it"),
        "{}",
        fault(6)
    );
    assert!(
        fault(7).contains("does not begin where the game before it ends"),
        "{}",
        fault(7)
    );
}

#[test]
fn faults_say_where() {
    let fault = |text: &str| {
        let failure = texts::read(text).unwrap_err();
        assert!(failure.code == "bad-position" || failure.code == "too-large");
        failure.message
    };
    let told = |text: &str| one(text)["fault"].as_str().unwrap().to_owned();
    assert!(
        told("x.o\nx?o").starts_with("line 2, column 2: "),
        "{}",
        told("x.o\nx?o")
    );
    assert!(told("").starts_with("line 1: "));
    assert!(fault("{\"rows\": [\n\"x\",,]}").starts_with("line 2, column 5: "));
    assert!(told("{\"rows\": [\"x?\"]}").starts_with("row 1, column 2: "));
    assert!(fault("[]").contains("no position"));
    assert!(fault("(;SZ[3").starts_with("line 1, column "));
    assert!(
        read("[{\"rows\": [\"..\"]}, 3]")[1]["fault"]
            .as_str()
            .unwrap()
            .starts_with("object 2: ")
    );
    assert!(told("https://example.org/play.html#1AAAA").contains("character 6 of the link"));
    assert!(told("#1zzzzzzzzzz").contains("of the link"));
    // Large, deep and odd.
    assert_eq!(
        texts::read(&" ".repeat(2_000_000)).unwrap_err().code,
        "too-large"
    );
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert!(!fault(&deep).is_empty());
    assert!(!fault(&"(;".repeat(200_000)).is_empty() || !told(&"(;".repeat(200_000)).is_empty());
    assert!(told(&format!("{{\"rows\": [\"{}\"]}}", ".".repeat(3_000))).contains("too many"));
    assert!(!told("{\"rows\": 1}").is_empty());
    assert!(!fault("{\"rows\": [\"\\ud800\"]}").is_empty());
    // Many games that go on from one another are not multiplied without end.
    let mut chain = vec![
        json!({"id": "0", "rows": [".."], "moves": vec![json!({"pass": true}); 1]}).to_string(),
    ];
    for at in 1..12_000 {
        chain.push(format!(
            "{{\"id\":\"{at}\",\"rows\":[\"..\"],\"continues\":\"{}\",\"moves\":[]}}",
            at - 1
        ));
    }
    let all = read(&chain.join("\n"));
    assert_eq!(all.len(), 12_000);
    let moves = vec![r#"{"pass":true}"#; 9_000].join(",");
    let mut many = vec![format!(
        "{{\"id\":\"a\",\"rows\":[\"{}\"],\"moves\":[{moves}]}}",
        ".".repeat(9)
    )];
    many.extend(
        vec!["{\"rows\":[\".........\"],\"continues\":\"a\",\"moves\":[]}".to_owned(); 2_000],
    );
    let all = read(&many.join("\n"));
    // The game is over after two passes; what it says of the rest is a note.
    assert!(all[0]["note"].as_str().unwrap().contains("B1.1"));
    assert!(
        all[1]["fault"]
            .as_str()
            .unwrap()
            .contains("stops at its move")
    );
}

/// A game that is resumed after a stop has all its turns beside the part that LJRG knows, where it is played as in 1989.
#[test]
fn a_game_that_is_resumed_has_its_turns() {
    let json = json!({"rows": ["...", "..."], "moves": [{"at": [1, 0], "color": "x"}, {"pass": true}, {"pass": true},
        {"resume": "white"}, {"at": [2, 1], "color": "x"}]});
    let sgf = "(;GM[1]SZ[3:2]PL[B];B[ba];W[];B[];PL[B]LJQ[W]C[Called.];B[cb])";
    for text in [json.to_string(), sgf.to_owned()] {
        let opened = one(&text);
        assert_eq!(opened["turns"], "b2,pass,pass,resume-white,c1", "{text}");
        assert_eq!(opened["moves"].as_array().map(Vec::len), Some(3));
        assert!(
            opened["note"].as_str().unwrap().contains("B1.1"),
            "{opened}"
        );
        assert_eq!(opened["lines"], Value::Null);
    }
    // By other rules the player goes on who has the turn, and most games are never resumed.
    let others = sgf.replace(";B[cb]", ";W[cb]");
    for text in [others.as_str(), "(;GM[1]SZ[3:2];B[ba])"] {
        assert_eq!(one(text)["turns"], Value::Null, "{text}");
    }
}

/// Games are played while they are read, so all of them together have a limit.
#[test]
fn too_many_moves_in_all() {
    // A cycle that the ko marks allow, as often as a game may have it.
    let round = ";B[];W[];B[aa];W[];B[];W[ba]".repeat(1_600);
    let game = format!("(;GM[1]SZ[2:1];B[aa];W[ba]{round})");
    let opened = read(&game.repeat(11));
    assert_eq!(opened.len(), 11);
    let count = |one: &Value| one["moves"].as_array().unwrap().len();
    assert!(opened[..10].iter().all(|one| count(one) == 9_602));
    let fault = opened[10]["fault"].as_str().unwrap();
    assert!(fault.contains("more than 100000 moves"), "{fault}");
}

#[test]
fn what_can_not_be_written() {
    let code = |start: &str, moves: &str, format: &str| {
        texts::write(start, moves, format).unwrap_err().code
    };
    assert_eq!(code("\"...\"", "[]", "png"), "bad-option");
    assert_eq!(code("\"...\"", "[]", ""), "bad-option");
    assert_eq!(code("3", "[]", "svg"), "bad-position");
    assert_eq!(code("\"...\"", "{}", "svg"), "bad-move");
    let twice = json!([play(0), play(0)]).to_string();
    let failure = texts::write("\"...\"", &twice, "sgf").unwrap_err();
    assert_eq!((failure.code, failure.points), ("bad-move", vec![0]));
    let long = json!({"rows": [".".repeat(60)]}).to_string();
    assert_eq!(code(&long, "[]", "sgf"), "bad-position");
    assert!(texts::write(&long, "[]", "link").is_ok());
}

fn claim(start: &Value, moves: &Value, player: &Value, set: &Value, tap: &Value) -> Value {
    let [start, moves, player, set, tap] = [start, moves, player, set, tap].map(Value::to_string);
    serde_json::to_value(claiming(&start, &moves, &player, &set, &tap).unwrap()).unwrap()
}

#[test]
fn claims_before_they_are_tested() {
    let start = json!(".x.o\n.x.o\n.x.o");
    let tap = |set: &Value, at: usize| {
        let tap = json!({"kind": "block", "at": at});
        claim(&start, &json!([]), &json!("black"), set, &tap)
    };
    let left = tap(&json!([]), 0);
    assert_eq!(
        left,
        json!({
            "player": "black", "set": [0, 1, 4, 5, 8, 9], "bordered": true, "title": "Black, 6 on the left",
            "region": "the left, 6 points", "border": "The border is closed.",
            "headline": "6 of 12 points. The border is closed.",
            "words": "Black’s stones stand all along the border.",
            "broken": null, "grown": null, "shrunk": null
        })
    );
    let all = tap(&left["set"], 2);
    assert_eq!(all["title"], json!("Black, the whole board"));
    assert_eq!(
        tap(&all["set"], 0)["set"],
        json!([1, 2, 3, 5, 6, 7, 9, 10, 11])
    );
    assert_eq!(tap(&all["set"], 1)["set"], json!([]));
    let point = json!({"kind": "point", "at": 2});
    let open = claim(
        &start,
        &json!([]),
        &json!("B"),
        &json!([1, 1, 5, 9]),
        &point,
    );
    assert_eq!(open["bordered"], json!(false));
    assert_eq!(open["broken"], json!({"rule": "C5.2.1", "points": [2, 3]}));
    assert_eq!(
        (&open["grown"].as_array().unwrap().len(), &open["shrunk"]),
        (&9, &json!([1, 5, 9]))
    );
    let white = claim(
        &start,
        &json!([play(2)]),
        &json!("white"),
        &json!("all"),
        &Value::Null,
    );
    assert_eq!(white["title"], json!("White, the whole board"));

    let bad = |player: &str, set: &str, tap: &str| {
        claiming(&start.to_string(), "[]", player, set, tap)
            .unwrap_err()
            .code
    };
    let black = "\"black\"";
    for (player, set, tap) in [
        ("\"red\"", "[]", "null"),
        ("null", "[]", "null"),
        (black, "3", "null"),
        (black, "[12]", "null"),
        (black, "[-1]", "null"),
        (black, "[[0]]", "null"),
        (black, "[]", "3"),
        (black, "[]", "{}"),
        (black, "[]", "{\"kind\": \"block\"}"),
        (black, "[]", "{\"kind\": \"block\", \"at\": 12}"),
        (black, "[]", "{\"kind\": \"all\", \"at\": 1}"),
        (black, "nonsense", "null"),
    ] {
        assert_eq!(bad(player, set, tap), "bad-claim", "{player} {set} {tap}");
    }
}

#[test]
fn the_worst_case_in_steps() {
    let start = json!(".x.o\n.x.o\n.x.o\n0 2 W 1");
    let staged = stage(
        &start.to_string(),
        "[]",
        r#"{"player": "B", "set": [0, 1, 4, 5, 8, 9]}"#,
    );
    let staged = serde_json::to_value(staged.unwrap()).unwrap();
    let steps = staged["steps"].as_array().unwrap();
    let keys: BTreeSet<&str> = staged["board"]
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(
        keys,
        BTreeSet::from([
            "edges", "height", "open", "points", "seams", "shape", "width", "wrap"
        ])
    );
    let lines: Vec<&str> = steps
        .iter()
        .map(|step| step["situation"]["line"].as_str().unwrap())
        .collect();
    assert_eq!(lines, ["0 2 W 1", "0 0 W 1", "0 0 W 1", "0 0 W 0"]);
    assert_eq!(steps[1]["changed"], json!([2, 3, 6, 7, 10, 11]));
    assert_eq!(steps[1]["rule"], json!("C6.2"));
    assert_eq!(steps[1]["situation"]["marks"][2], json!("permanent"));
    assert_eq!(steps[1]["situation"]["stones"][2], json!("white"));
    assert_ne!(steps[0]["situation"]["playable"], json!([]));
    assert_eq!(steps[1]["situation"]["playable"], json!([]));
    assert_eq!(steps[3]["situation"]["playable"], json!([0, 4, 8]));
    assert_eq!(
        steps[3]["situation"]["diagram"],
        json!(
            "-------------\n| . x o* o* |\n| . x o* o* |\n| . x o* o* |\n-------------\n0 0 W 0\n"
        )
    );
    // A picture that is no situation.
    let staged = stage(
        "\"xox.\\nxo..\\n.ooo\"",
        "[]",
        r#"{"player": "black", "set": [2]}"#,
    );
    let staged = serde_json::to_value(staged.unwrap()).unwrap();
    assert_eq!(staged["steps"][1]["situation"]["stones"][2], json!("black"));
    assert_eq!(staged["steps"][2]["situation"]["stones"][2], Value::Null);
    let open = stage(
        &start.to_string(),
        "[]",
        r#"{"player": "black", "set": [0]}"#,
    )
    .unwrap_err();
    assert_eq!((open.code, open.points), ("bad-claim", vec![0, 1]));
}

#[test]
fn boards_to_draw() {
    let board = |start: Value| line(&start, &json!([]))["board"].clone();
    let shaped =
        |shape: &str| board(json!({"rows": ["...", "...", "..."], "board": {"shape": shape}}));
    for (shape, word, across, down) in [
        ("rectangle", "grid", Value::Null, Value::Null),
        ("cylinder", "cylinder", json!("straight"), Value::Null),
        ("moebius", "moebius", json!("twisted"), Value::Null),
        ("torus", "torus", json!("straight"), json!("straight")),
        ("klein", "klein", json!("twisted"), json!("straight")),
        (
            "projective",
            "projective",
            json!("twisted"),
            json!("twisted"),
        ),
        ("round", "round", Value::Null, Value::Null),
        ("triangles", "triangles", Value::Null, Value::Null),
    ] {
        let board = shaped(shape);
        assert_eq!(board["shape"], json!(word));
        assert_eq!(board["wrap"], json!({"across": across, "down": down}));
        assert_eq!(board["seams"], json!([]), "{shape}");
        assert_eq!(board["open"], json!([]));
    }
    let glued = board(json!({"rows": ["...", "..."], "glue": {"a": [[0, 0], [2, 1]]}}));
    assert_eq!(
        glued["seams"],
        json!([{"ends": [{"at": 0, "side": "left"}, {"at": 5, "side": "right"}], "letter": "a"}])
    );
    // On a torus the same pair is a seam of its own, since the wrap joins other rows.
    let both = board(
        json!({"rows": ["...", "...", "..."], "board": {"shape": "torus"}, "glue": [[[0, 0], [2, 1]]]}),
    );
    assert_eq!(
        both["seams"],
        json!([{"ends": [{"at": 0, "side": "left"}, {"at": 5, "side": "right"}], "letter": null}])
    );
    let map = board(json!({"rows": ["..."], "board": {"neighbors": [[0, 2]]}}));
    assert_eq!(
        (&map["shape"], &map["edges"]),
        (&Value::Null, &json!([[0, 2]]))
    );
    let part = board(json!({"rows": ["..", ".."], "board_edges": ["left", "bottom"]}));
    assert_eq!(part["open"], json!(["right", "top"]));
}

#[test]
fn cycles_are_offered() {
    let start = json!({"rows": [".."]});
    let round = [
        play(0),
        play(1),
        pass(),
        pass(),
        play(0),
        pass(),
        pass(),
        play(1),
    ];
    let found = line(&start, &json!(round));
    assert_eq!(
        found["cycles"],
        json!([{"since": 2, "cleared": [0, 1], "playable": []}])
    );
    let cycle = json!({"kind": "cycle", "since": 2});
    let with = |more: &[Value]| {
        let moves: Vec<Value> = round.iter().chain(more).cloned().collect();
        line(&start, &json!(moves))
    };
    assert_eq!(with(&[cycle])["refusal"], Value::Null);
    assert_eq!(with(&[pass(), pass()])["cycles"], json!([]));
    // Where a stone may follow, it is said where, and each of these is a legal move.
    let start = json!({"rows": ["..,..."]});
    let found = line(&start, &json!(round));
    let offer = &found["cycles"][0];
    assert_eq!(offer["playable"], json!([2, 3, 4]));
    for at in 0..5 {
        let more = json!({"kind": "cycle", "since": offer["since"], "at": at});
        let moves: Vec<Value> = round.iter().cloned().chain([more]).collect();
        let legal = line(&start, &json!(moves))["refusal"].is_null();
        assert_eq!(legal, at > 1);
    }
    // Of many, the shortest ones.
    let mut long = round[..2].to_vec();
    for _ in 0..40 {
        long.extend_from_slice(&round[2..]);
    }
    let found = line(&json!({"rows": [".."]}), &json!(long));
    let since: Vec<u64> = found["cycles"]
        .as_array()
        .unwrap()
        .iter()
        .map(|offer| offer["since"].as_u64().unwrap())
        .collect();
    assert_eq!(
        (since.len(), since.first(), since.last()),
        (16, Some(&146), Some(&236))
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(text in "\\PC*", more in "\\PC*") {
        let _ = texts::read(&text);
        let _ = texts::read(&format!("#1{text}"));
        let _ = texts::read(&format!("loja:1{text}"));
        let _ = texts::read(&format!("(;{text})"));
        let _ = texts::write(&text, &more, "json");
        let _ = claiming(&text, "[]", &more, &text, &more);
        let _ = stage(&text, "[]", &more);
    }

    #[test]
    fn no_position_panics(
        rows in proptest::collection::vec("[xo.,*#XO]{4}", 0..4),
        shape in proptest::sample::select(vec!["rectangle", "torus", "klein", "round", "triangles", "moebius"]),
        moves in proptest::collection::vec(0..18_usize, 0..12),
        set in proptest::collection::vec(0..16_usize, 0..16),
        at in 0..18_usize,
    ) {
        let start = json!({"rows": rows, "board": {"shape": shape}}).to_string();
        let moves: Vec<Value> = moves.into_iter().map(|at| if at < 16 { play(at) } else { pass() }).collect();
        let moves = json!(moves).to_string();
        for format in ["diagram", "json", "sgf", "svg", "link"] {
            if let Ok(Written::Text(text)) = texts::write(&start, &moves, format)
                && format != "svg"
            {
                let text = if format == "link" { format!("loja:{text}") } else { text };
                prop_assert!(texts::read(&text).is_ok());
            }
        }
        let set = json!(set).to_string();
        let tap = json!({"kind": "block", "at": at}).to_string();
        let _ = claiming(&start, &moves, "\"white\"", &set, &tap);
        let _ = stage(&start, &moves, &format!("{{\"player\": \"black\", \"set\": {set}}}"));
        let _ = stage(&start, &moves, r#"{"player": "black", "set": "all"}"#);
    }
}
