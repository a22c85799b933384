//! Options of rule sets, of the command and of a file.

use serde_json::{Value, json};

use crate::shell::{lines, run, words};

fn judged(arguments: &[&str], text: &Value) -> Value {
    let all: Vec<&str> = ["referee", "--json"]
        .into_iter()
        .chain(arguments.iter().copied())
        .chain(["-"])
        .collect();
    let (code, out, err) = run(&all, &text.to_string());
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    lines(&out).remove(0)["result"].clone()
}

/// Black puts a stone, White takes the button or passes, and both pass until three turns in a row had no stone.
fn game(second: &Value) -> Value {
    let mut moves = vec![json!({"at": [0, 0]}), second.clone()];
    let more = if second["pass"] == true { 2 } else { 3 };
    moves.extend(vec![json!({"pass": true}); more]);
    json!({"rows": ["...", "..."], "moves": moves})
}

#[test]
fn a_button_is_worth_half_a_point_and_so_is_its_komi() {
    let pass = game(&json!({"pass": true}));
    assert_eq!(judged(&["--rules", "area"], &pass), "B+6");
    let with = ["--rules", "area", "--option", "button=on"];
    // Nobody has taken it.
    let still = json!({"rows": ["x.o"]});
    assert_eq!(judged(&with, &still), "W+0.5");
    let taken = game(&json!({"button": true}));
    assert_eq!(judged(&with, &taken), "B+5");
    let mut told = taken.clone();
    told["options"] = json!({"button": "on"});
    assert_eq!(judged(&["--rules", "area"], &told), "B+5");
    told["options"] = json!({"button": true});
    assert_eq!(judged(&["--rules", "area"], &told), "B+5");
    // A position says who has it, and a game with it can begin there.
    let held = json!({"rows": ["x.o"], "options": {"button": "black"}});
    assert_eq!(judged(&["--rules", "area"], &held), "jigo");
    // The command's word is the last one.
    told["moves"] = Value::Null;
    told["rows"] = json!(["x.o"]);
    let without = ["--rules", "area", "--option", "button=off"];
    assert_eq!(judged(&without, &told), "jigo");
}

#[test]
fn who_passes_first_gives_half_a_point() {
    let with = ["--rules", "area", "--option", "first-pass=on"];
    let pass = json!({"pass": true});
    assert_eq!(judged(&with, &game(&pass)), "B+5");
    let black = json!({"rows": ["x.o"], "moves": [pass, pass, pass]});
    assert_eq!(judged(&with, &black), "jigo");
}

#[test]
fn with_pass_stones_territory_counts_what_area_does() {
    let pass = json!({"pass": true});
    let with = ["--rules", "area", "--option", "pass-stones=on"];
    for moves in [
        json!([{"at": [0, 0]}, pass, pass, pass]),
        json!([{"at": [0, 0]}, {"at": [2, 0]}, pass, pass, pass]),
    ] {
        let game = json!({"rows": ["...", "..."], "moves": moves});
        assert_eq!(judged(&with, &game), judged(&["--rules", "area"], &game));
    }
}

#[test]
fn a_handicap_of_the_command_is_that_of_a_file() {
    let still = json!({"rows": ["x.o"]});
    let with = ["--rules", "ing", "--option", "handicap=2"];
    assert_eq!(judged(&with, &still), "W+0");
}

#[test]
fn several_rules_take_what_they_have() {
    let (code, out, _) = run(
        &words("referee --json --rules stone,area --option button=on -"),
        r#"{"rows": ["x.o"]}"#,
    );
    assert_eq!(code, 0);
    let line = lines(&out).remove(0);
    assert_eq!(
        (&line[0]["result"], &line[1]["result"]),
        (&json!("jigo"), &json!("W+0.5"))
    );
}

#[test]
fn what_there_is_not_is_refused_with_what_there_is() {
    for (arguments, words) in [
        (
            ["referee", "--rules", "area", "--option", "buton=on"],
            "there is no option \"buton\" here: area has button (off, on, black or white), first-pass (off, on, black or white), pass-stones (off or on)",
        ),
        (
            ["replay", "--rules", "area", "--option", "button=maybe"],
            "button is off, on, black or white, not \"maybe\"",
        ),
        (
            ["referee", "--rules", "stone,ljrg", "--option", "button=on"],
            "ljrg has none; stone has none",
        ),
        (
            ["referee", "--rules", "area", "--option", "button"],
            "write NAME=VALUE",
        ),
    ] {
        let (code, out, err) = run(&[&arguments[..], &["-"]].concat(), r#"{"rows": ["x.o"]}"#);
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains(words), "{err}");
    }
    let both = words("referee --rules area --option button=on --option first-pass=on -");
    let (code, _, err) = run(&both, r#"{"rows": ["x.o"]}"#);
    assert_eq!(code, 2);
    assert!(
        err.contains("first-pass and button make up for the same turn"),
        "{err}"
    );
    let file = r#"{"rows": ["x.o"], "options": {"button": "maybe"}}"#;
    let (code, _, err) = run(&["referee", "--rules", "area", "-"], file);
    assert_eq!(code, 2);
    assert!(
        err.contains("options: button is off, on, black or white"),
        "{err}"
    );
}

#[test]
fn a_score_with_a_button_has_a_certificate_that_names_it() {
    let folder = std::env::temp_dir().join(format!("loja-options-{}", std::process::id()));
    let path = folder.to_str().unwrap();
    let (code, out, err) = run(
        &[
            "referee",
            "--rules",
            "area",
            "--option",
            "button=on",
            "--certificates",
            path,
            "-",
        ],
        r#"{"rows": ["x.o"]}"#,
    );
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let file = folder.join("1.area.txt");
    let file = file.to_str().unwrap();
    let (code, told, err) = run(&["check", file], "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        told.contains("by area with button=on, score -500"),
        "{told}"
    );
    let (_, told, _) = run(&["check", "--json", file], "");
    assert_eq!(lines(&told).remove(0)["options"], json!({"button": "on"}));
    // Without the line it is of another game.
    let text = std::fs::read_to_string(file).unwrap();
    let (code, _, err) = run(&["check", "-"], &text.replace("options button=on\n", ""));
    let _ = std::fs::remove_dir_all(&folder);
    assert_eq!(code, 1, "{err}");
}

#[test]
fn by_the_two_readings_of_ko_marks_other_stones_live() {
    let board = json!({"rows": ["oo.x"]});
    for rules in ["jrg89", "jrg89-jasiek"] {
        let with = |reading| judged(&["--rules", rules, "--option", reading], &board);
        assert_eq!(
            with("ko-marks=where-captured"),
            judged(&["--rules", rules], &board)
        );
        assert_ne!(with("ko-marks=everywhere"), with("ko-marks=where-captured"));
        let told = json!({"rows": ["oo.x"], "options": {"ko-marks": "everywhere"}});
        assert_eq!(
            judged(&["--rules", rules], &told),
            with("ko-marks=everywhere")
        );
    }
    // While it is tried out what lives: Black's own capture marks d1, and Black has to pass for it before taking there.
    let line = json!([
        {"pass": true}, {"pass": true}, {"at": [1, 0]}, {"at": [0, 0], "pass": true}, {"at": [3, 0]},
    ]);
    let tried = json!({"rows": ["o.o."], "moves": line});
    let play = |reading| {
        let arguments = ["replay", "--rules", "jrg89", "--option", reading, "-"];
        run(&arguments, &tried.to_string()).0
    };
    assert_eq!(
        (play("ko-marks=where-captured"), play("ko-marks=everywhere")),
        (0, 1)
    );
}

#[test]
fn a_button_is_there_only_where_it_was_chosen() {
    let text = game(&json!({"button": true})).to_string();
    let (code, _, err) = run(&["replay", "--rules", "area", "-"], &text);
    assert_eq!(code, 1);
    assert!(err.contains("move 2 is illegal"), "{err}");
    let (code, out, err) = run(
        &["replay", "--rules", "area", "--option", "button=on", "-"],
        &text,
    );
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("2. White button"), "{out}");
    let (code, _, err) = run(&["replay", "-"], &text);
    assert_eq!(code, 1);
    assert!(err.contains("these rules have none"), "{err}");
}
