//! `loja referee --certificates`: what is written is what `loja check` accepts.

use std::fs;
use std::path::Path;

use loja_testkit::sealed;
use serde_json::{Value, json};

use crate::shell::{lines, run, scratch, words};

/// A folder that is not there yet.
fn fresh(name: &str) -> String {
    let folder = scratch(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn all_systems_write_what_is_checked() {
    systems_are_checked("certificates");
}

/// What each rule set writes in this folder, `loja check` accepts, and refuses when it is changed.
pub(crate) fn systems_are_checked(folder: &str) {
    let folder = fresh(folder);
    let arguments = [
        "referee",
        "--rules",
        // The two other readings of 1989 have no certificates yet, and say so.
        "ljrg,jrg89,j2003,naj,najn,yasunaga,shimada,ing,stone,area,no-pass,superko-positional,superko-situational,tromp-taylor",
        "--certificates",
        &folder,
        "--json",
        "-",
    ];
    let boards = r#"{"rows": ["xx."], "komi": 0.5, "white_captives": 2}
{"rows": ["x.", ".o"], "turn": "white"}
"#;
    let (code, out, err) = run(&arguments, boards);
    assert_eq!(code, 0, "{err}");
    let mut files = 0;
    for (number, line) in (1..).zip(lines(&out)) {
        for one in &line.as_array().unwrap()[1..] {
            assert_eq!(one["missing"], json!([]), "{one}");
            let written = one["certificates"].as_array().unwrap();
            if one["status"] == "decided" {
                assert_eq!(written.len(), 1, "{one}");
            }
            for file in written {
                let name = file["file"].as_str().unwrap();
                let rules = one["rules"].as_str().unwrap();
                assert!(name.starts_with(&format!("{number}.{rules}.")), "{name}");
                let path = Path::new(&folder).join(name);
                checked(&path, file, one);
                files += 1;
            }
        }
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), files);
    assert!(files > 20, "{files} files");
}

/// Accepted as it is, with the question and the answer that the referee has told, and refused when it is changed.
fn checked(path: &Path, file: &Value, one: &Value) {
    let text = fs::read_to_string(path).unwrap();
    let path = path.display().to_string();
    let (code, out, err) = run(&["check", "--json", &path], "");
    assert_eq!(code, 0, "{err}");
    let line = lines(&out).remove(0);
    for field in ["question", "answer"] {
        assert_eq!(line[field], file[field]);
    }
    assert_eq!(line["rules"], one["rules"]);
    let question = line["question"].as_str().unwrap();
    if let (Some(rest), Some(score)) = (question.strip_prefix("score "), one["score"].as_f64()) {
        let thousandths: f64 = rest.split(' ').next().unwrap().parse().unwrap();
        assert!((thousandths - score * 1000.0).abs() < 0.5, "{question}");
    }
    let answer = line["answer"].as_str().unwrap();
    let other = if answer == "yes" { "no" } else { "yes" };
    let turned = text.replacen(&format!("answer {answer}"), &format!("answer {other}"), 1);
    let damaged = text.replacen("turn black", "turn white", 1);
    let damaged = if damaged == text {
        text.replacen("turn white", "turn black", 1)
    } else {
        damaged
    };
    for changed in [turned.clone(), sealed(&turned), damaged] {
        let (code, _, err) = run(&["check", "-"], &changed);
        assert_eq!(code, 1, "{path}: {err}");
        assert!(err.contains("shows nothing"), "{err}");
    }
}

#[test]
fn perfect_play_is_written_down() {
    let folder = fresh("perfect");
    for (rules, result, files) in [("area", "B+3", 2), ("superko-positional", "B+3", 0)] {
        let arguments = [
            "referee",
            "--rules",
            rules,
            "--perfect",
            "--certificates",
            &folder,
            "--max-nodes",
            "2000",
            "--json",
            "-",
        ];
        let (code, out, err) = run(&arguments, "...");
        let line = lines(&out).remove(0);
        assert_eq!(line["result"], result, "{rules}: {err}");
        let written = line["certificates"].as_array().unwrap();
        assert_eq!(written.len(), files, "{rules}: {line}");
        // Superko's past makes the graph larger than these nodes.
        let missing = line["missing"].as_array().unwrap();
        assert_eq!(missing.len(), 2 - files, "{line}");
        assert_eq!(code, if files == 2 { 0 } else { 3 }, "{err}");
        for file in written {
            let path = Path::new(&folder).join(file["file"].as_str().unwrap());
            checked(&path, file, &line);
        }
    }
    let (code, out, _) = run(
        &words("referee --rules superko-situational --perfect -"),
        "..........",
    );
    assert_eq!(code, 3);
    assert!(out.contains("more than 9 locations"), "{out}");
}

#[test]
fn what_has_none_is_told() {
    let (code, _, err) = run(&["referee", "--certificates", "nowhere", "-"], "xx.");
    assert_eq!(code, 2);
    assert!(err.contains("loja claim"), "{err}");
    let (code, _, err) = run(&["referee", "--rules", "jrg89", "--perfect", "-"], "xx.");
    assert_eq!(code, 2);
    assert!(err.contains("--perfect is for"), "{err}");
    // What is not decided has none.
    let folder = fresh("too-few");
    let arguments = [
        "referee",
        "--rules",
        "no-pass",
        "--certificates",
        &folder,
        "--max-nodes",
        "4",
        "--json",
        "-",
    ];
    let (code, out, _) = run(&arguments, "x...");
    let line = lines(&out).remove(0);
    assert_eq!((code, &line["status"]), (3, &json!("undecided")));
    assert_eq!(line["certificates"], json!([]));
}
