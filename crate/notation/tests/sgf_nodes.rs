//! What a node of SGF sets up, how its moves are numbered, and how its values are read.

use loja_notation::{Replay, read_one, replay, rows, situation_line};

use crate::law;

fn play(text: &str) -> Replay {
    law::sgf(text);
    replay(&read_one(text).unwrap(), None).unwrap()
}

/// The situation before the first move since the last set-up.
fn start(text: &str) -> (String, String) {
    let game = play(text);
    let line = situation_line(&game.start);
    (rows(&game.layout, &game.start).join("/"), line)
}

/// A handicap of two or more gives White the turn where nothing else tells it.
#[test]
fn who_moves_first() {
    for (nodes, turn) in [
        (";SZ[3]HA[2]AB[aa][cc]", "W"),
        (";SZ[3]HA[2]", "W"),
        (";SZ[3]HA[1]AB[aa]", "B"),
        (";SZ[3]HA[1]", "B"),
        (";SZ[3]HA[0]", "B"),
        (";SZ[3]AB[aa][cc]", "B"),
        (";SZ[3]HA[2]PL[B]AB[aa][cc]", "B"),
        (";SZ[3]PL[B];HA[2]AB[aa][cc]", "B"),
        (";SZ[3]PL[B];HA[2]", "B"),
        (";SZ[3];B[aa];W[bb];HA[2]AB[cc]", "B"),
        (";SZ[3];B[aa];AW[cc]", "W"),
    ] {
        let (_, line) = start(&format!("({nodes})"));
        assert_eq!(line, format!("0 0 {turn} 0"), "{nodes}");
    }
}

/// Marks for good stay until a node tells others, marks for one turn do not; what a game took before
/// a set-up stays taken.
#[test]
fn what_a_set_up_leaves() {
    for (nodes, rows, line) in [
        (";SZ[3:1]LJM[ca];AB[aa]", "x.*", "0 0 B 0"),
        (";SZ[3:1]LJM[ca];AB[aa]LJM[]", "x..", "0 0 B 0"),
        (";SZ[3:1]LJM[ca];AB[ca]", "..x", "0 0 B 0"),
        (";SZ[3:1]LJT[ca];AB[aa]", "x..", "0 0 B 0"),
        (";SZ[3:1]LJT[ca];AB[aa]LJT[ca]", "x.#", "0 0 B -1"),
        (";SZ[3:1]KM[6]AW[aa];B[ba];AB[ca]", ".xx", "6 1 W 0"),
        (";SZ[3:1]KM[6]AW[aa];B[ba];AB[ca]LJC[1:0]", ".xx", "7 0 W 0"),
        (";SZ[3:1];B[];AB[ca]", "..x", "0 0 W 0"),
    ] {
        let found = start(&format!("({nodes})"));
        assert_eq!(found, (rows.to_owned(), line.to_owned()), "{nodes}");
    }
}

/// The first move may have any number, those after it go on.
#[test]
fn numbers_of_moves() {
    for (nodes, numbers) in [
        (";B[aa];W[bb];B[cc]", [1, 2, 3]),
        (";B[aa]MN[5];W[bb]MN[9];B[cc]", [5, 6, 7]),
        (";B[aa]MN[0];W[bb];B[cc]MN[1]", [1, 2, 3]),
        (";B[aa];W[bb]MN[9];B[cc]", [1, 2, 3]),
    ] {
        let game = play(&format!("(;SZ[3]{nodes})"));
        let found: Vec<usize> = game.turns.iter().map(|turn| turn.number).collect();
        assert_eq!(found, numbers, "{nodes}");
    }
}

/// `tt` is a pass where no board has a point of that name.
#[test]
fn the_pass_of_older_files() {
    for (size, told) in [
        ("19", "pass"),
        ("19:2", "pass"),
        ("20", "t1"),
        ("20:21", "aa2"),
    ] {
        let game = play(&format!("(;SZ[{size}];B[tt])"));
        let told = told.replace("t1", "aa1");
        assert_eq!(game.turns[0].text(&game.layout), told, "{size}");
    }
    for size in ["20:5", "5:20"] {
        let position = read_one(&format!("(;SZ[{size}];B[tt])")).unwrap();
        let told = position.warnings.join("\n");
        assert!(told.ends_with("it is read as a pass"), "{told}");
        assert_eq!(position.warnings.len(), 1);
    }
}

#[test]
fn rectangles_of_points() {
    let (rows, _) = start("(;SZ[3]AB[aa:ba][cc:cc][aa])");
    assert_eq!(rows, "xx./.../..x");
    for list in ["ca:ab", "ac:ba", "cc:aa"] {
        let warnings = read_one(&format!("(;SZ[3]AB[{list}])"))
            .unwrap()
            .record
            .warnings;
        let told = format!("\"{list}\" is not a rectangle from upper left to lower right");
        let told = format!("the node at line 1, column 2: AB: {told}; it is passed over");
        assert_eq!(warnings, [told]);
        // In what is our own nothing may be wrong.
        assert!(read_one(&format!("(;SZ[3]LJH[{list}])")).is_err());
    }
}

/// A backslash takes a line end away in each of its four forms, and keeps any other sign.
#[test]
fn escapes() {
    for (value, name) in [
        ("a\\\nb", "ab"),
        ("a\\\r\nb", "ab"),
        ("a\\\n\rb", "ab"),
        ("a\\\rb", "ab"),
        ("a\\\n\nb", "a\nb"),
        ("a\\]b\\\\", "a]b\\"),
        ("a\\:b", "a:b"),
    ] {
        let position = read_one(&format!("(;SZ[3]GN[{value}])")).unwrap();
        assert_eq!(position.name.as_deref(), Some(name));
        law::sgf_of(&position);
    }
    for letter in ["\\\\", ":", "\\\\:", ":\\\\", "]"] {
        let text = format!(r#"{{"rows": ["..."], "glue": {{"{letter}": [[0, 0], [2, 0]]}}}}"#);
        let position = read_one(&text).unwrap();
        assert_eq!(position.layout.board().pairs().count(), 3);
        law::sgf_of(&position);
    }
}
