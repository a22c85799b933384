//! `loja solve`, and the data that the page plays by.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

/// The exit code and what was printed.
fn solve(arguments: &[&str]) -> (i32, String, String) {
    let run = Command::new(env!("CARGO_BIN_EXE_loja"))
        .arg("solve")
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (
        run.status.code().unwrap(),
        text(&run.stdout),
        text(&run.stderr),
    )
}

fn worlds(name: &str) -> PathBuf {
    PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../www/public/worlds"
    ))
    .join(name)
}

#[test]
fn three_by_three() {
    let (code, out, _) = solve(&["3x3"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("3x3: the perfect komi is 8.\n"), "{out}");
    assert!(out.contains("Jigo starts: b3, a2, c2, b1.\n"), "{out}");
    let (code, out, _) = solve(&["3x1", "--json"]);
    let line: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (code, &line["komi"], &line["status"]),
        (0, &Value::from(2), &Value::from("decided"))
    );
    assert_eq!(
        line["starts"][1],
        serde_json::json!({ "at": "b1", "least": 2, "most": 2 })
    );
}

#[test]
fn limits_and_bad_boards() {
    let (code, out, _) = solve(&["4x3", "--max-seconds", "0", "--json"]);
    let line: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (code, &line["status"], &line["komi"]),
        (3, &Value::from("undecided"), &Value::Null)
    );
    assert_eq!(
        (&line["least"], &line["most"]),
        (&Value::from(-12), &Value::from(12))
    );
    for wrong in [
        &["5x5"][..],
        &["0x3"],
        &["3x3", "--shape", "pretzel"],
        &["no-such-file"],
        &["3x1", "--check", "no-such-file"],
    ] {
        let (code, _, error) = solve(wrong);
        assert_eq!(code, 2, "{wrong:?}");
        assert!(!error.is_empty());
    }
}

/// A strategy goes out and comes back; on another board, or damaged, it shows nothing.
#[test]
fn strategies() {
    let folder = std::env::temp_dir().join(format!("loja-solve-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("white.txt");
    let name = file.to_str().unwrap();
    let (code, out, _) = solve(&["3x1", "--strategy", "white", "--from", "a1"]);
    assert_eq!(code, 0);
    fs::write(&file, &out).unwrap();
    let (code, told, _) = solve(&["3x1", "--check", name]);
    assert_eq!(code, 0);
    assert!(
        told.starts_with("White secures 3 after Black began at a1: "),
        "{told}"
    );
    assert_eq!(solve(&["2x2", "--check", name]).0, 2);
    let last = out.trim_end().rsplit('\n').next().unwrap();
    fs::write(&file, out.replace(last, &last.replace(" 3 ", " 4 "))).unwrap();
    assert_eq!(solve(&["3x1", "--check", name]).0, 1);
    fs::remove_dir_all(&folder).unwrap();
}

/// What is kept for the page is what is computed, and each strategy of it holds.
#[test]
fn the_page_plays_by_what_is_computed() {
    let all: Vec<Value> =
        serde_json::from_str(&fs::read_to_string(worlds("worlds.json")).unwrap()).unwrap();
    assert!(all.len() > 20);
    for world in &all {
        let id = world["id"].as_str().unwrap();
        let (size, shape) = match id.split_once('-') {
            Some((shape, size)) => (size, shape),
            None => (id, "rectangle"),
        };
        for player in world["strategies"].as_array().unwrap() {
            let player = player.as_str().unwrap();
            let file = worlds(&format!("{id}-{player}.txt"));
            let (code, out, _) =
                solve(&[size, "--shape", shape, "--check", file.to_str().unwrap()]);
            let bound = if player == "black" {
                world["least"].as_i64()
            } else {
                world["most"].as_i64().map(|most| -most)
            };
            let secures = format!(
                "{} secures {}:",
                if player == "black" { "Black" } else { "White" },
                bound.unwrap()
            );
            assert!(code == 0 && out.starts_with(&secures), "{id}: {out}");
        }
        // The others take longer.
        if world["places"].as_u64().unwrap() < 600 {
            let table =
                std::env::temp_dir().join(format!("loja-table-{}-{id}.json", std::process::id()));
            let (code, out, _) = solve(&[
                size,
                "--shape",
                shape,
                "--json",
                "--table",
                table.to_str().unwrap(),
            ]);
            let now: Value = serde_json::from_str(&out).unwrap();
            assert_eq!(
                (code, &now["komi"], &now["starts"]),
                (0, &world["komi"], &world["starts"]),
                "{id}"
            );
            let kept = fs::read(worlds(&format!("{id}.json"))).unwrap();
            assert!(fs::read(&table).unwrap() == kept, "{id}: the table differs");
            fs::remove_file(table).unwrap();
        }
    }
}
