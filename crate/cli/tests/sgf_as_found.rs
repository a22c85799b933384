//! SGF of other people's games: shown to its end, with a sentence on where these rules end.

use crate::shell::{lines, run};

const TWICE: &str = "(;GM[1]SZ[3]HA[2];B[aa];W[bb];W[cc])";

#[test]
fn a_game_goes_on_beyond_the_rules() {
    let (code, out, err) = run(&["replay", "-"], TWICE);
    assert_eq!(code, 1, "{err}");
    assert!(
        out.ends_with("3. White c1 (not by these rules)\n---------\n| x . . |\n| . o . |\n| . . o |\n---------\n0 0 B 0\n\n"),
        "{out}"
    );
    assert_eq!(
        err,
        "loja: move 3 is illegal: White moves, but Black has the turn (A1.4)\nloja: not by these rules from move 3: A1.4\n"
    );
    let (_, out, _) = run(&["replay", "--json", "-"], TWICE);
    let lines = lines(&out);
    assert_eq!(lines.len(), 4);
    assert!(lines[2].get("by_rules").is_none());
    assert_eq!(lines[3]["by_rules"], false);
    assert_eq!(lines[3]["rows"], serde_json::json!(["x..", ".o.", "..o"]));
    let (code, out, _) = run(&["draw", "-"], TWICE);
    assert_eq!((code, out.contains("| . . o |")), (1, true), "{out}");
    let (_, svg, _) = run(&["draw", "--svg", "-"], TWICE);
    assert!(svg.contains("White: b2, c1."), "{svg}");
    let (_, out, _) = run(&["draw", "--json", "--move", "3", "-"], TWICE);
    assert!(out.contains("[\"x..\",\".o.\",\"..o\"]"), "{out}");
    // What was written for these rules has no such end.
    let ours = r#"{"rows": ["..."], "moves": [{"at": [0, 0], "color": "x"}, {"at": [1, 0], "color": "x"}]}"#;
    let (code, out, _) = run(&["replay", "--json", "-"], ours);
    assert_eq!((code, out.lines().count()), (1, 2));
}

#[test]
fn what_is_read_otherwise_is_told() {
    let game = "(;GM[1]SZ[3]HA[2]KM[six];B[aa];B[cc];W[bb];B[];W[];B[];W[])";
    let warnings = [
        "the node at line 1, column 2: KM[six] is no number, so there is no komi",
        "the node at line 1, column 31: as many of Black's first moves as HA tells are handicap stones",
        "2 passes stand beyond the end of the game, after its move 5 (B1.1)",
    ];
    let told: String = warnings
        .iter()
        .map(|warning| format!("loja: {warning}\n"))
        .collect();
    let (code, out, err) = run(&["referee", "--json", "-"], game);
    assert_eq!((code, err), (0, told.clone()));
    let line = &lines(&out)[0];
    assert_eq!(line["warnings"], serde_json::json!(warnings));
    assert_eq!(line["status"], "decided");
    for command in [["replay", "-"], ["draw", "-"]] {
        let (code, _, err) = run(&command, game);
        assert_eq!((code, &err), (0, &told));
    }
}

/// Stones without a liberty are no situation: they are shown, and everything after them, and nobody judges them.
#[test]
fn a_set_up_beyond_the_rules_is_shown() {
    const STUCK: &str = "(;GM[1]SZ[3]GN[Stuck]AB[aa]AW[ba][ab];B[cc];W[cb])";
    const WORDS: &str = "not by these rules from the start: Black has no liberty at a3 (D1)";
    let told = format!("loja: {WORDS}\n");
    let (code, out, err) = run(&["replay", "-"], STUCK);
    assert_eq!((code, &err), (1, &told));
    assert!(out.starts_with("Set-up (not by these rules)\n---------\n| x o . |\n| o . . |\n| . . . |\n---------\n0 0 B 0\n\n1. Black c1 (not by these rules)\n"), "{out}");
    let (_, out, _) = run(&["replay", "--json", "-"], STUCK);
    let lines = lines(&out);
    assert_eq!(lines.len(), 3);
    assert!(lines.iter().all(|line| line["by_rules"] == false));
    assert_eq!(lines[0]["n"], 0);
    assert_eq!(lines[2]["rows"], serde_json::json!(["xo.", "o.o", "..x"]));
    let (code, out, err) = run(&["draw", "-"], STUCK);
    assert_eq!((code, &err), (1, &told));
    assert_eq!(
        out,
        "---------\n| x o . |\n| o . o |\n| . . x |\n---------\n0 0 B 0\n"
    );
    for (form, found) in [
        (&["--svg"][..], "Black: a3, c1. White: b3, a2, c2."),
        (&["--svg", "--numbers"], ">2</text>"),
        (
            &["--sensei"],
            "$$Bc3 Stuck\n$$ ---------\n$$ | X O . |\n$$ | O . O |",
        ),
        (&["--json"], "[\"xo.\",\"o..\",\"...\"]"),
        (&["--json", "--move", "1"], "[\"xo.\",\"o..\",\"..x\"]"),
        (
            &["--text", "--json", "--move", "0"],
            "| x o . |\\n| o . . |\\n| . . . |",
        ),
        (&["--sgf"], "AB[aa]AW[ba][ab]"),
    ] {
        let (code, out, err) = run(&[&["draw"], form, &["-"]].concat(), STUCK);
        assert!(out.contains(found), "{form:?}: {out}{err}");
        assert_eq!(code, i32::from(form != ["--sgf"]), "{form:?}");
    }
    for form in [&["--link"][..], &["--sgf", "--move", "1"], &["--numbers"]] {
        let (code, out, err) = run(&[&["draw"], form, &["-"]].concat(), STUCK);
        assert_eq!((code, &*out), (2, ""), "{form:?}");
        assert!(err.contains(WORDS), "{err}");
    }
    // Nobody judges it, and in a sentence says so.
    for command in [
        &["referee", "-"][..],
        &["claim", "--player", "black", "--set", "all", "-"],
    ] {
        let (code, _, err) = run(command, STUCK);
        assert_eq!(code, 2, "{command:?}");
        assert!(
            err.contains(&format!(
                "{WORDS}; this can be shown, not judged or played on"
            )),
            "{err}"
        );
    }
    // One of many ends nothing.
    let two = format!("{STUCK}(;SZ[3];B[bb])");
    let (code, out, _) = run(&["draw", "-"], &two);
    assert_eq!((code, out.matches("| . x . |").count()), (1, 1), "{out}");
    let (code, out, _) = run(&["referee", "--json", "-"], &two);
    assert_eq!((code, out.lines().count()), (2, 2), "{out}");
    let (code, out, _) = run(&["replay", "--variations", "-"], STUCK);
    assert_eq!((code, &*out), (0, "1. main line; 2 moves\n"));
}
