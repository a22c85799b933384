//! The command as a shell sees it: what it prints, what it complains about, and how it exits.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::shell::{loja, path, run, scratch};

#[test]
fn draw() {
    let diagram = "-------\n| x . |\n| . o |\n-------\n0 1 W 0\n";
    assert_eq!(
        run(&["draw", "-"], "x.\n.o\n0 1 W 0"),
        (0, diagram.to_owned(), String::new())
    );
    assert_eq!(run(&["draw", "--text", "-"], diagram).1, diagram);
    let (code, json, _) = run(&["draw", "--json", "-"], diagram);
    assert_eq!(code, 0);
    assert_eq!(
        json,
        "{\"rows\":[\"x.\",\".o\"],\"black_captives\":0,\"white_captives\":1,\"turn\":\"white\",\"passes\":0}\n"
    );
    assert_eq!(run(&["draw", "-"], &json).1, diagram);
}

#[test]
fn draw_goes_on_after_a_bad_position() {
    let (code, out, err) = run(
        &["draw", "-"],
        r#"[{"rows": ["x."]}, {"id": "bad", "rows": ["x"]}, {"rows": [".o"]}]"#,
    );
    assert_eq!(code, 2);
    assert_eq!(out.matches("0 0 B 0").count(), 2);
    assert_eq!(err, "loja: bad: Black has no liberty at a1 (D1)\n");
}

/// A bad position among good ones is a line of its own, as in every batch.
#[test]
fn a_batch_goes_on_after_a_bad_position() {
    let input = "{\"rows\": [\"x.\"]}\n{\"id\": \"b\", \"rows\": [\"x\"]}\nnonsense\n{\"rows\": [\".o\"]}\n";
    for command in [&["draw", "--json", "-"], &["replay", "--json", "-"]] {
        let (code, out, err) = run(command, input);
        assert_eq!(code, 2);
        let lines: Vec<serde_json::Value> = out
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(lines.len(), 4);
        assert_eq!(
            lines[1],
            serde_json::json!({"id": "b", "status": "error",
                "message": "line 2: Black has no liberty at a1 (D1)", "place": {"line": 2}})
        );
        assert_eq!(
            (&lines[2]["id"], &lines[2]["status"]),
            (&serde_json::Value::Null, &"error".into())
        );
        assert!(
            err.contains("loja: b: line 2: Black has no liberty"),
            "{err}"
        );
    }
}

#[test]
fn draw_a_picture() {
    let (code, out, err) = run(
        &["draw", "--svg", "-"],
        r#"{"name": "a < b", "rows": ["x.o"]}"#,
    );
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.starts_with("<svg xmlns=") && out.ends_with("</svg>\n"),
        "{out}"
    );
    assert!(out.contains("<title>a &lt; b</title>"), "{out}");
    let two = r#"[{"id": "a", "rows": ["x."]}, {"id": "b", "rows": [".o"]}]"#;
    let (code, out, err) = run(&["draw", "--svg", "-"], two);
    assert_eq!((code, out.as_str()), (2, ""));
    assert_eq!(
        err,
        "loja: 2 positions don't fit in one picture: use --svg --json\n"
    );
    let (code, out, _) = run(&["draw", "--svg", "--json", "-"], two);
    assert_eq!(code, 0);
    let line: serde_json::Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
    assert_eq!(line["id"], "b");
    assert!(line["svg"].as_str().unwrap().starts_with("<svg"));
}

#[test]
fn sgf_is_accepted_wherever_a_position_is() {
    let game = "(;FF[4]SZ[3]XX[kept];B[ba];W[bb]C[a\\]b](;B[cb])(;B[cc]))";
    let drawn = |arguments: &[&str]| run(&[&["draw"], arguments, &["-"]].concat(), game);
    let (code, out, err) = drawn(&[]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(
        out,
        "---------\n| . x . |\n| . o x |\n| . . . |\n---------\n0 0 W 0\n"
    );
    assert!(drawn(&["--move", "1"]).1.contains("| . x . |\n| . . . |"));
    assert!(drawn(&["--numbers"]).1.contains("| . 1 . |\n| . 2 3 |"));
    let (code, out, err) = drawn(&["--move", "4"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert_eq!(err, "loja: there is no move 4; the main line has 3\n");
    // SGF to SGF keeps what nobody here knows, and the variations.
    let (_, kept, _) = drawn(&["--sgf"]);
    assert_eq!(
        kept.split_whitespace().collect::<String>(),
        game.split_whitespace().collect::<String>()
    );
    assert_eq!(run(&["draw", "-"], &drawn(&["--json"]).1).1, drawn(&[]).1);
    let (_, one, _) = drawn(&["--sgf", "--move", "1"]);
    assert!(
        !one.contains("RU[") && one.contains("AB[ba]") && !one.contains(";B["),
        "{one}"
    );
    let ours = game.replace("XX[kept]", "RU[LJRG]");
    let (_, one, _) = run(&["draw", "--sgf", "--move", "1", "-"], &ours);
    assert!(one.contains("RU[LJRG]"), "{one}");
    // An object a game, each as it stands in the file.
    let two = format!("{game}(;GM[2]LJI[id])");
    let (code, lines, err) = run(&["draw", "--sgf", "--json", "-"], &two);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<serde_json::Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines[0], serde_json::json!({"id": null, "sgf": kept}));
    assert_eq!(
        lines[1..],
        [serde_json::json!({"id": "id", "sgf": "(;GM[2]LJI[id])\n"})]
    );
    let (code, out, _) = run(&["replay", "--json", "-"], game);
    assert_eq!((code, out.lines().count()), (0, 4));
}

/// A link is written for the page, and accepted wherever a position is when its prefix is there.
#[test]
fn links() {
    let game = r#"{"id": "a", "rows": ["..."], "moves": [{"n": 1, "at": [0, 0], "color": "x"}, {"n": 2, "at": [2, 0], "color": "o"}]}"#;
    let (code, link, err) = run(&["draw", "--link", "-"], game);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(link.starts_with("loja:1") && link.ends_with('\n'), "{link}");
    let drawn = run(&["draw", "--numbers", "-"], game);
    assert_eq!(run(&["draw", "--numbers", "-"], &link), drawn);
    assert_eq!(run(&["replay", "-"], &link), run(&["replay", "-"], game));
    assert_eq!(run(&["draw", "--link", "-"], &link).1, link);
    let (_, moment, _) = run(&["draw", "--link", "--move", "1", "-"], game);
    assert!(
        run(&["replay", "-"], &moment)
            .1
            .starts_with("---------\n| x . . |")
    );
    let (_, line, _) = run(&["draw", "--link", "--json", "-"], game);
    let line: serde_json::Value = serde_json::from_str(&line).unwrap();
    assert_eq!(line, serde_json::json!({"id": "a", "link": link}));
    let (code, out, err) = run(&["draw", "-"], &link[..link.len() - 4]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(
        err.contains("of the link") && err.contains("cut off"),
        "{err}"
    );
    // Of a chain of games each link stands alone, or the complaint says why it can't.
    let file = path("notation/tests/data/overview-2.json");
    let (code, out, err) = run(&["draw", "--link", &file], "");
    assert_eq!(code, 2);
    assert_eq!(
        err,
        "loja: overview-2-move-17: without the game that it goes on from: move 17: there is no move 8\n"
    );
    assert_eq!(run(&["draw", "--link", "-"], &out), (0, out, String::new()));
}

/// Of a game with moves the last situation is drawn, in JSON as in SGF.
#[test]
fn draw_a_game() {
    let game =
        r#"{"rows": ["..."], "moves": [{"n": 5, "at": [0, 0]}, {"at": [2, 0]}, {"pass": true}]}"#;
    assert!(run(&["draw", "-"], game).1.contains("| x . o |"));
    assert!(
        run(&["draw", "--move", "5", "-"], game)
            .1
            .contains("| x . . |")
    );
    assert!(
        run(&["draw", "--move", "4", "-"], game)
            .1
            .contains("| . . . |")
    );
    assert_eq!(run(&["draw", "--move", "9", "-"], game).0, 2);
    let (code, out, _) = run(&["draw", "--numbers", "-"], game);
    assert_eq!(
        (code, out.as_str()),
        (0, "---------\n| 5 . 6 |\n---------\n7: pass\n0 0 W 1\n")
    );
    let (code, out, err) = run(&["draw", "-"], &game.replace("[2, 0]", "[0, 0]"));
    assert_eq!(code, 1);
    assert!(
        out.contains("| x . . |") && err.contains("move 6 is illegal"),
        "{out}{err}"
    );
}

#[test]
fn replay() {
    let file = path("notation/tests/data/overview-1.json");
    let (code, out, err) = run(&["replay", &file], "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.contains(
            "3. Black c2\n---------\n| . o . |\n| . x x |\n| . . . |\n---------\n0 0 W 0\n"
        ),
        "{out}"
    );
    let (code, out, err) = run(&["replay", "--json", &file], "");
    assert_eq!((code, err.as_str()), (0, ""));
    let last: serde_json::Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
    let expected = serde_json::json!({"n": 7, "move": "pass", "rows": [".o.", "oxx", ".x."],
        "black_captives": 0, "white_captives": 0, "turn": "white", "passes": 2});
    assert_eq!(last, expected);
    assert!(
        out.lines()
            .all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok())
    );
}

#[test]
fn replay_with_a_removed_cycle() {
    let (code, out, err) = run(
        &["replay", &path("notation/tests/data/overview-2.json")],
        "",
    );
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.contains(
            "17. Black remove 8\n---------\n| * * * |\n| * o * |\n| * * * |\n---------\n8 7 W 0\n"
        ),
        "{out}"
    );
}

#[test]
fn an_illegal_move_is_named_with_its_rule() {
    let game = r#"{"rows": [".x.", "x..", "..."], "moves": [{"at": [2, 2]}, {"n": 2, "at": [0, 0]}, {"at": [1, 1]}]}"#;
    let (code, out, err) = run(&["replay", "--json", "-"], game);
    assert_eq!(code, 1);
    assert_eq!(out.lines().count(), 2, "the situations before it are shown");
    assert_eq!(
        err,
        "loja: move 2 is illegal: a stone on a3 would take nothing and have no liberty: that is suicide (B4.5)\n"
    );
}

#[test]
fn a_game_that_ends_otherwise_than_told() {
    let (code, _, err) = run(
        &["replay", "-"],
        r#"{"rows": ["..."], "passes": 2, "moves": [{"pass": true}]}"#,
    );
    assert_eq!(code, 1);
    assert_eq!(err, "loja: passes after the last move: told 2, found 1\n");
}

#[test]
fn bad_input() {
    for (input, complaint) in [
        ("", "loja: -: there is no diagram here\n"),
        (
            "hello",
            "loja: line 1, column 1: \"h\" is not a cell of a diagram (one of x o X O . # * ,)\n",
        ),
        ("{", "loja: -: this is not JSON"),
        (r#"{"rows": ["xo"]}"#, "has no liberty at a1"),
        (
            r#"{"rows": ["."], "moves": [{"at": [9, 9]}]}"#,
            "there is no location in column 9, row 9",
        ),
        (
            r#"{"rows": ["."], "continues": "elsewhere"}"#,
            "this goes on from \"elsewhere\", which does not stand before it",
        ),
    ] {
        let (code, _, err) = run(&["replay", "-"], input);
        assert_eq!(code, 2, "{input}");
        assert!(
            err.contains(
                complaint
                    .trim_start_matches("loja: -: ")
                    .trim_start_matches("loja: ")
                    .trim_end()
            ),
            "{err}"
        );
    }
    let (code, out, err) = run(&["draw", "no-such-file"], "");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.starts_with("loja: no-such-file: "), "{err}");
    let output = loja(&["draw", "-"], &[0xff, 0xfe, 0x00]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        output.stderr,
        b"loja: -: line 1, column 1: this is not UTF-8; save the text as UTF-8\n"
    );
    assert_eq!(
        loja(&["draw", "-"], &vec![b'.'; 3 << 20]).status.code(),
        Some(2)
    );
    let output = loja(&["draw", "-"], b"x.\n\xc3\xbc\xff");
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("line 2, column 2: "), "{complaint}");
    assert_eq!(run(&["draw", "--json", "-"], "[]").0, 2);
}

/// What a file says can't move the cursor of a terminal.
#[test]
fn control_characters_are_escaped() {
    let games = r#"[{"id": "a\u001b[1m", "rows": ["."], "passes": 2, "moves": [{"pass": true}]}, {"id": "b\u001b", "rows": ["\u001b"]}]"#;
    let (code, out, err) = run(&["replay", "-"], games);
    assert_eq!(code, 2);
    assert!(out.starts_with("a\\u{1b}[1m\n"), "{out}");
    assert!(err.contains("a\\u{1b}[1m: passes after"), "{err}");
    assert!(err.contains("\"\\u{1b}\" is not a cell"), "{err}");
    assert!(!format!("{out}{err}").contains('\u{1b}'));
}

/// A full disk is no pipe that somebody closed.
#[test]
fn standard_output_that_takes_nothing() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else {
        return;
    };
    let file = path("notation/tests/data/overview-1.json");
    let book = path("book/tests/miniature");
    let one = scratch("one-position");
    std::fs::write(&one, ".x.").unwrap();
    for arguments in [
        &["draw", "--text", &file][..],
        &["replay", "--json", &file],
        &["book", "check", &book],
        &["referee", "--jobs", "3", &file],
        &["claim", "--player", "b", "--set", "all", &one],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_loja"))
            .args(arguments)
            .stdout(full.try_clone().unwrap())
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?} {err}");
        assert!(err.starts_with("loja: standard output: "), "{err}");
    }
}

/// A reader that has seen enough is no reason to complain.
#[test]
fn standard_output_that_is_closed() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_loja"))
        .args(["draw", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(b"x.").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

/// An illegal move is the fault of its own game, and nothing goes on from there.
#[test]
fn a_game_that_goes_on_from_an_illegal_move() {
    let games = r#"[{"id": "a", "rows": ["..."], "moves": [{"at": [0, 0]}, {"at": [0, 0]}]},
        {"id": "b", "continues": "a", "rows": ["x.."], "moves": [{"n": 3, "at": [2, 0], "color": "o"}]}]"#;
    for command in ["replay", "draw"] {
        let (code, _, err) = run(&[command, "-"], games);
        assert_eq!(code, 2, "{err}");
        let lines: Vec<&str> = err.lines().collect();
        assert_eq!(lines.len(), 2, "{err}");
        assert!(lines[0].starts_with("loja: a: move 2 is illegal"), "{err}");
        assert_eq!(
            lines[1],
            "loja: b: the game that this goes on from stops at its move 2"
        );
    }
}

/// A drawing needs no game before it, but its own errors stay.
#[test]
fn draw_a_game_without_the_one_before() {
    let game = r#"{"id": "b", "continues": "a", "rows": ["x.."], "moves": [{"at": [2, 0], "color": "o"}]}"#;
    let (code, out, err) = run(&["draw", "-"], game);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("| x . o |"), "{out}");
    let (code, out, err) = run(&["draw", "-"], &game.replace(r#", "color": "o""#, ""));
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("does not stand before it"), "{err}");
    let begins = r#"{"id": "a", "rows": ["o.."]}"#;
    let (code, _, err) = run(&["draw", "-"], &format!("[{begins}, {game}]"));
    assert_eq!(code, 2);
    assert!(err.contains("b: this does not begin where"), "{err}");
    let (code, _, err) = run(&["draw", "-"], &format!("[{game}, {begins}]"));
    assert_eq!(code, 2);
    assert!(err.contains("does not stand before it"), "{err}");
}

#[test]
fn bad_usage() {
    for arguments in [
        &["dance"][..],
        &[],
        &["draw"],
        &["draw", "--svg", "--sgf", "-"],
        &["draw", "--svg", "--link", "-"],
        &["draw", "--numbers", "--sgf", "-"],
        &["book"],
        &["replay", "-", "-"],
        &["referee"],
        &["referee", "--rules", "chinese", "-"],
        &["referee", "--jobs", "0", "-"],
        &["referee", "--jobs", "100000", "-"],
        &["referee", "--max-nodes", "-1", "-"],
        &["referee", "--max-seconds", "-1", "-"],
        &["referee", "--max-seconds", "nan", "-"],
        &["claim", "-"],
        &["claim", "--player", "black", "-"],
        &["claim", "--set", "all", "-"],
        &["claim", "--player", "red", "--set", "all", "-"],
        &["claim", "--player", "black", "--set", "all", "-", "-"],
        &["check"],
        &["gtp", "-"],
    ] {
        let (code, out, err) = run(arguments, "");
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains("Usage") || err.contains("--help"), "{err}");
    }
}

#[test]
fn help() {
    for arguments in [
        &["--help"][..],
        &["replay", "--help"],
        &["draw", "--help"],
        &["referee", "--help"],
        &["claim", "--help"],
        &["check", "--help"],
        &["gtp", "--help"],
        &["book", "--help"],
        &["book", "check", "--help"],
        &["book", "render", "--help"],
        &["book", "prove", "--help"],
        &["book", "practice", "--help"],
        &["practice", "facts", "--help"],
        &["practice", "numbers", "--help"],
        &["--version"],
    ] {
        let (code, out, err) = run(arguments, "");
        assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
        assert!(out.contains("loja"), "{out}");
    }
}

#[test]
fn book() {
    let miniature = path("book/tests/miniature");
    let (code, out, err) = run(&["book", "render", &miniature], "");
    assert_eq!((code, err.as_str()), (0, ""));
    let book: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(book["chapters"][1]["slug"], "second");
    let (code, out, err) = run(&["book", "check", &miniature], "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(
        out,
        "3 chapters and 2 pages with 7 steps played both ways, 8 claims confirmed. All of them hold.\n"
    );
    assert_eq!(run(&["book", "check", "--full", &miniature], "").1, out);
    let (_, out, _) = run(&["book", "check", "--json", &miniature], "");
    assert_eq!(
        out,
        "{\"chapters\":3,\"pages\":2,\"steps\":7,\"proofs\":2,\"lines\":1,\"claims\":8,\"sampled\":0,\"beasts\":1,\"compared\":0,\"problems\":0,\"recomputed\":0,\"undecided\":0,\"sources\":2,\"rulings\":0,\"failed\":0}\n"
    );
}

/// Long searches leave certificates beside the chapter; what is no longer needed goes.
#[test]
fn proving_a_book() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("proving");
    std::fs::create_dir_all(folder.join("one/proofs")).unwrap();
    std::fs::write(
        folder.join("contents.toml"),
        "format = 1\ntitle = \"T\"\n[[chapter]]\nslug = \"one\"\n",
    )
    .unwrap();
    let figure = "+++\ntitle = \"A\"\nlead = \"B\"\n+++\n```loja figure\ndiagram = \"\"\"\n| . . . . |\n| . . . . |\n| . . . . |\n0 0 B 0\n\"\"\"\nsays = [{ refuted = \"white: all\" }]\n```\n";
    std::fs::write(folder.join("one/chapter.md"), figure).unwrap();
    std::fs::write(folder.join("one/proofs/gone.txt"), "").unwrap();
    let name = folder.display().to_string();
    assert_eq!(run(&["book", "check", &name], "").0, 1);
    let (code, out, err) = run(&["book", "prove", &name], "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out, "1 file of certificates written.\n");
    assert!(!folder.join("one/proofs/gone.txt").exists());
    let kept = folder.join("one/proofs/figure-1.txt").display().to_string();
    assert_eq!(run(&["check", &kept], "").0, 0);
    assert_eq!(run(&["book", "check", &name], "").0, 0);
    let (_, out, _) = run(&["book", "prove", "--json", &name], "");
    assert_eq!(out, "{\"files\":1}\n");
}

#[test]
fn a_book_that_does_not_hold() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("failing");
    let chapter = folder.join("one/chapter.md");
    std::fs::create_dir_all(chapter.parent().unwrap()).unwrap();
    std::fs::write(
        folder.join("contents.toml"),
        "format = 1\ntitle = \"T\"\n[[chapter]]\nslug = \"one\"\n",
    )
    .unwrap();
    let step = "+++\ntitle = \"A\"\nlead = \"B\"\n+++\n```loja step\ntitle = \"T\"\nyou = \"both\"\ndiagram = \"...\"\ngoal = { passes = 2 }\nline = \"pass\"\nsolved = \"S\"\nhint = [{ after = \"\", say = [\"H\"] }]\n```\n";
    std::fs::write(&chapter, step).unwrap();
    let folder = folder.display().to_string();
    let (code, out, err) = run(&["book", "check", "--json", &folder], "");
    assert_eq!(code, 1);
    assert!(out.ends_with("\"failed\":1}\n"), "{out}");
    assert_eq!(
        err,
        format!(
            "loja: {}:5: T: the model line does not meet the goal\n",
            chapter.display()
        )
    );
    // Rendering does not ask whether the steps hold.
    assert_eq!(run(&["book", "render", &folder], "").0, 0);
    std::fs::write(&chapter, step.replace("you =", "who =")).unwrap();
    let (code, out, err) = run(&["book", "check", &folder], "");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(
        err.starts_with(&format!("loja: {}:7: ", chapter.display())),
        "{err}"
    );
    assert_eq!(run(&["book", "check", "no-such-folder"], "").0, 2);
}
