//! Diagrams of Sensei's Library, read and written.

use loja_notation::{
    Position, SeamSide, Sgf, Sign, diagram, numbered, read, read_one, read_plain, replay, rows,
    sensei, sensei_numbered, situation_line,
};
use loja_testkit::table;
use proptest::prelude::*;

use crate::law;

fn wrong(text: &str) -> String {
    read_one(text).unwrap_err().message()
}

fn written(text: &str) -> Result<String, String> {
    let position = read_one(text).unwrap();
    let game = replay(&position, None).unwrap();
    let drawn = match position.moves {
        None => sensei(
            &position.layout,
            &game.state.situation().clone().into_setup(),
            &position,
        ),
        Some(_) => sensei_numbered(&game, &position),
    };
    drawn.map_err(|error| error.message())
}

fn game(text: &str) -> String {
    numbered(&replay(&read_one(text).unwrap(), None).unwrap())
}

#[test]
fn every_sign() {
    let text = "$$ All of them\n$$ X B # Y Z\n$$ . C S T M\n$$ O W @ Q P\n$$ , a z _ .\n";
    let position = read_one(text).unwrap();
    let situation = position.state.situation();
    assert_eq!(
        rows(&position.layout, situation),
        ["xxxxx", ".....", "ooooo", "...,."]
    );
    assert_eq!(position.name.as_deref(), Some("All of them"));
    assert_eq!(position.layout.edges(), Some(&[][..]));
    let signs = |row: &str| -> Vec<Sign> {
        let labels = position.labels.iter();
        let here = labels.filter(|label| position.layout.name(label.at).ends_with(row));
        here.map(|label| label.sign.clone()).collect()
    };
    let shapes = [Sign::Circle, Sign::Square, Sign::Triangle, Sign::Cross];
    assert_eq!(signs("4"), shapes);
    assert_eq!(signs("3"), shapes);
    assert_eq!(signs("2"), shapes);
    assert_eq!(position.labels.len(), 14);
    let letters = ["a", "z"].map(|letter| Sign::Text(letter.to_owned()));
    assert_eq!(signs("1"), letters);
    // A handicap point is empty, and nothing else is lost.
    let again = written(text).unwrap();
    assert_eq!(again, text.replace("$$ All", "$$B All").replace(',', "."));
}

/// A side without a border is none of the board.
#[test]
fn borders_are_edges() {
    let edges = |text: &str| {
        read_one(text)
            .unwrap()
            .layout
            .edges()
            .map(<[SeamSide]>::to_vec)
    };
    assert_eq!(edges("$$\n$$ ---\n$$ |.|\n$$ ---"), None);
    assert_eq!(edges("$$\n$$ +-----+\n$$ | . X |\n$$ +-----+"), None);
    assert_eq!(
        edges("$$\n$$  -----\n$$ | . X\n$$ | . ."),
        Some(vec![SeamSide::Top, SeamSide::Left])
    );
    assert_eq!(
        edges("$$\n$$ . X |\n$$ . . |\n$$ -----\n"),
        Some(vec![SeamSide::Bottom, SeamSide::Right])
    );
    assert_eq!(edges("$$\n$$ . X\n$$ . ."), Some(Vec::new()));
    // Without a first line it is a diagram all the same.
    assert_eq!(edges("$$ -----\n$$ | X . |\n$$ -----\n"), None);
    assert_eq!(
        edges("$$ | X . |"),
        Some(vec![SeamSide::Left, SeamSide::Right])
    );
    // A chain may have its liberties outside.
    assert_eq!(
        wrong("$$\n$$ | X O"),
        "Black has no liberty at a1 (D1); White has no liberty at b1 (D1); this is a part of a board, and nobody knows what lies outside"
    );
}

#[test]
fn the_first_line() {
    let line = |text: &str| {
        let position = read_one(&format!("{text}\n$$ | . . |")).unwrap();
        (
            situation_line(position.state.situation()),
            position.record.name,
        )
    };
    let told = |turn: &str, name: Option<&str>| (turn.to_owned(), name.map(str::to_owned));
    assert_eq!(line("$$"), told("0 0 B 0", None));
    assert_eq!(line("$$W"), told("0 0 W 0", None));
    assert_eq!(line("$$ W"), told("0 0 B 0", Some("W")));
    assert_eq!(
        line("  $$Wc9m10  A title  "),
        told("0 0 W 0", Some("A title"))
    );
    assert_eq!(line("$$c19"), told("0 0 B 0", None));
    for bad in [
        "$$Title",
        "$$BB",
        "$$m",
        "$$m0",
        "$$Bm1m2",
        "$$m99999999999999999999",
    ] {
        let error = wrong(&format!("{bad}\n$$ | . |"));
        assert!(error.starts_with("line 1, column 1: \"$$"), "{error}");
        assert!(
            error.ends_with(
                "is not a first line such as \"$$\", \"$$W Title\" or \"$$Bc9m10 Title\""
            )
        );
    }
}

#[test]
fn figures_are_moves() {
    let ten = "$$\n$$ -------------\n$$ | 1 2 3 4 5 . |\n$$ | 6 7 8 9 0 . |\n$$ -------------\n";
    assert!(
        game(ten).contains("| 1 2 3 4 5  . |\n| 6 7 8 9 10 . |"),
        "{}",
        game(ten)
    );
    // Who is first, and which number the first move has.
    let position = read_one("$$Wm67\n$$ | 1 2 . |").unwrap();
    let moves: Vec<_> = position.record.moves.unwrap();
    assert_eq!(moves[0].n, Some(67));
    assert_eq!(
        moves[0].color.map(loja_rules::Color::from),
        Some(loja_rules::Color::White)
    );
    assert_eq!(moves[1].at, Some([1, 0]));
    // Blanks mean nothing but beside numbers with more figures.
    let one = game("$$\n$$ --------\n$$ |.1X2.|\n$$ --------");
    assert_eq!(one, game("$$\n$$ --------\n$$ | . 1 X 2 . |\n$$ --------"));
    let long = (1..=12)
        .map(|number| format!("{number} "))
        .collect::<String>();
    let long = format!(
        "$$\n$$ --\n$$ | {long}. |\n$$ | {}|\n$$ --",
        ". ".repeat(13)
    );
    assert_eq!(read_one(&long).unwrap().record.moves.unwrap().len(), 12);
    assert_eq!(
        written(&long).unwrap_err(),
        "a diagram of Sensei’s Library has 10 moves at most, and this game has 12"
    );
    assert_eq!(
        wrong("$$\n$$ | 1 1 |"),
        "move 1 is given twice, in line 2 and in line 2"
    );
    assert_eq!(
        wrong("$$\n$$ | 1 3 |"),
        "move 2 is missing; add \"(2 at 1)\" to the title if it is where 1 was, or \"(2 passes)\" if it is a pass"
    );
}

/// A second stone on a point, and passes, stand in the title.
#[test]
fn the_title_tells_moves() {
    let ko = "$$W Ko (3 at 1)\n$$ ---------\n$$ | . X O . |\n$$ | X 2 1 O |\n$$ | . X O . |\n$$ ---------\n";
    let position = read_one("$$ Ko, B4 at W1; 3 passes.\n$$ | 1 2 . |").unwrap();
    assert_eq!(position.name.as_deref(), Some("Ko, B4 at W1; 3 passes."));
    assert_eq!(position.record.moves.map(|moves| moves.len()), Some(2));
    let position = read_one(&ko.replace("$$W Ko", "$$W")).unwrap();
    assert_eq!(
        (
            position.name.as_deref(),
            position.moves.as_ref().map(|moves| moves.len())
        ),
        (None, Some(3))
    );
    let moves = position.record.moves.unwrap();
    assert_eq!((moves[2].at, moves[1].at), (moves[0].at, Some([1, 1])));
    for title in ["(3 at a)", "3 @ a", "Here (W3 at a, 4 pass)", "(13 at a)"] {
        let offset = if title.contains("13") { "m11" } else { "" };
        let text = format!("$${offset} {title}\n$$ | 1 2 a . |");
        let moves = read_one(&text).unwrap().record.moves.unwrap();
        assert_eq!(moves[2].at, Some([2, 0]), "{text}");
        assert_eq!(moves.len(), if title.contains("pass") { 4 } else { 3 });
    }
    assert_eq!(
        wrong("$$ (3 at b)\n$$ | 1 2 a . |"),
        "the title says where move 3 is, but nothing of the kind is there"
    );
    let passes = "-----------\n| . 1 . 3 |\n-----------\n2: pass\n4: b1\n0 0 B 0\n";
    let drawn = written(&passes.replace("4: b1\n0 0 B 0", "4: pass\n0 0 B 1")).unwrap();
    assert_eq!(
        drawn,
        "$$B (2 passes, 4 passes)\n$$ -----------\n$$ | . 1 . 3 |\n$$ -----------\n"
    );
    assert!(game(&drawn).contains("2: pass\n4: pass\n"));
}

/// Figures may go on from a diagram before: odd ones are the first player's, even ones the other's.
#[test]
fn figures_that_begin_later() {
    let moves = |text: &str| -> Vec<String> {
        let moves = read_one(text).unwrap().record.moves.unwrap();
        let told = moves.into_iter().map(|told| {
            let color = told.color.map(loja_rules::Color::from).unwrap();
            let place = told
                .at
                .map_or("pass".to_owned(), |[column, _]| column.to_string());
            format!("{} {color} {place}", told.n.unwrap())
        });
        told.collect()
    };
    let later = ["2 White 1", "3 Black 2"];
    assert_eq!(moves("$$B\n$$ | . 2 3 . |"), later);
    assert_eq!(moves("$$W\n$$ | . . 3 . |"), ["3 White 2"]);
    assert_eq!(moves("$$W\n$$ | . . 0 . |"), ["10 Black 2"]);
    // The title may tell the one before.
    let before = ["1 Black pass", later[0], later[1]];
    assert_eq!(moves("$$ (1 passes)\n$$ | . 2 3 . |"), before);
    assert_eq!(
        moves("$$ (2 at a)\n$$ | a . 3 . |"),
        ["2 White 0", "3 Black 2"]
    );
    // It may count as the figures do or as the game does.
    for title in ["(2 at a)", "(4 at a)"] {
        let text = format!("$$m3 {title}\n$$ | 1 a . |");
        assert_eq!(moves(&text), ["3 Black 0", "4 White 1"], "{title}");
    }
}

/// A name tells nobody a move that isn't there.
#[test]
fn names_are_no_moves() {
    let named = |name: &str, moves: &str| {
        let text = format!(r#"{{"rows": ["..."], "name": "{name}", "moves": [{moves}]}}"#);
        let drawn = written(&text).unwrap();
        let again = read_one(&drawn).unwrap();
        let moves = read_one(&text).unwrap().record.moves.unwrap();
        assert_eq!(again.record.moves.unwrap().len(), moves.len(), "{drawn}");
        again.record.name
    };
    let two = r#"{"n": 1, "at": [0, 0]}, {"n": 2, "at": [1, 0]}"#;
    assert_eq!(named("Ko (3 passes)", two), None);
    assert_eq!(named("3\\u0007at 1", two), None);
    assert_eq!(named("4 at 1", two).as_deref(), Some("4 at 1"));
    assert_eq!(named("3 stones", two).as_deref(), Some("3 stones"));
    // Nor where no figure makes it a game.
    let plain = "$$W Ko (2 passes)\n$$ ---------\n$$ | . . . |\n$$ ---------\n";
    assert_eq!(
        read_one(plain).unwrap().name.as_deref(),
        Some("Ko (2 passes)")
    );
    assert_eq!(written(plain).unwrap(), plain);
}

/// Figures leave no number out, whatever a file calls its moves.
#[test]
fn numbers_with_gaps() {
    let text = r#"{"rows": ["...."], "moves": [{"n": 5, "at": [0, 0]}, {"n": 9, "pass": true}, {"n": 12, "at": [3, 0]}]}"#;
    let drawn = written(text).unwrap();
    assert_eq!(
        drawn,
        "$$Bm5 (6 passes)\n$$ -----------\n$$ | 1 . . 3 |\n$$ -----------\n"
    );
    assert_eq!(written(&drawn).unwrap(), drawn);
}

/// What other people write: links, arrows, indented lines, blank lines around.
#[test]
fn what_is_for_the_eye_is_passed_over() {
    let text = "\n  $$B  Title\n  $$ ---\n  $$\n  $$|X.|\n  $$ [X|http://example.org/]\n  $$ {AR A1 B1}\n $$ ---\n\n";
    let position = read_one(text).unwrap();
    assert_eq!(rows(&position.layout, position.state.situation()), ["x."]);
    let bom = format!("\u{feff}{text}").replace('\n', "\r\n");
    assert_eq!(read_one(&bom).unwrap(), position);
    assert!(read_plain(text).is_none());
    assert_eq!(read(text).unwrap().len(), 1);
}

#[test]
fn errors_tell_the_place() {
    assert_eq!(wrong("$$"), "there is no row of a diagram here");
    assert_eq!(
        wrong("$$ T\n$$ ---\n$$ ---"),
        "there is no row of a diagram here"
    );
    assert_eq!(
        wrong("$$ T\n$$ | . ! |"),
        "line 2, column 8: \"!\" is not a sign of a diagram (one of X O . , _ B W # @ Y Q Z P C S T M, a figure or a small letter)"
    );
    assert_eq!(
        wrong("$$ T\n$$ . . .\n$$ . ."),
        "line 3: 2 places stand here where the first row has 3"
    );
    assert_eq!(
        wrong("$$ T\n$$ | . . |\n$$ X . . |"),
        "line 3, column 4: \"|\" is expected as in the first row, not \"X\""
    );
    assert_eq!(
        wrong("$$ T\n$$ . .\n$$ ."),
        "line 3: 1 place stands here where the first row has 2"
    );
    // Of two bars one may be missing, with its location; lines that are passed over count.
    assert_eq!(
        wrong("$$ T\n$$ | . |\n$$ [a|b]\n$$ |"),
        "line 4: 0 places stand here where the first row has 1"
    );
    assert_eq!(
        wrong("$$ T\nx . ."),
        "line 2, column 1: \"$$\" is expected before each line"
    );
    assert_eq!(
        wrong("$$ T\n$$ . .\n\n$$ U\n$$ . ."),
        "line 4, column 1: nothing is expected after the diagram"
    );
    assert_eq!(
        wrong("$$ T\n$$ . \u{1b} ."),
        "line 2, column 6: \"\\u{1b}\" is not a sign of a diagram (one of X O . , _ B W # @ Y Q Z P C S T M, a figure or a small letter)"
    );
    let endless = format!("$$ T\n$$ {}", "!".repeat(100_000));
    assert!(wrong(&endless).len() < 200);
}

/// A megabyte of anything ends soon.
#[test]
fn large_and_hostile_texts() {
    let size = 1 << 20;
    for text in [
        "$$\n".repeat(size / 3),
        format!("$$ T\n$$ {}", ".".repeat(size - 20)),
        format!("$$ T\n{}", "$$ .\n".repeat(size / 6)),
        format!("$$ {}\n$$ | 1 . |", "(1 at 1, ".repeat(size / 10)),
        format!("$${}", "c".repeat(size - 10)),
        format!("$$ T\n$$ {}", "1 ".repeat(size / 3)),
        format!("$$ T\n$$ {}", "12 ".repeat(size / 4)),
        format!("$$ T\n$$ |{}|", "_".repeat(size - 20)),
    ] {
        let _ = read_one(&text);
    }
    law::sensei_text(&format!("$$ {}\n$$ | 1 . |", "(1 at 1, ".repeat(1000)));
    assert!(
        read_one(&format!("$$ {}", ".".repeat(size)))
            .unwrap_err()
            .too_large
    );
    // A long title stays one line.
    let long = format!("$$ {}\n$$ | . |", "x".repeat(100_000));
    assert!(written(&long).unwrap().len() < 2000);
}

/// What these rules have and a diagram of Sensei's Library has not.
#[test]
fn the_closest_sign() {
    let text = "| X O * # . , |\n| . . . . . . |\n3 4 W -1";
    assert_eq!(
        written(text).unwrap(),
        "$$W\n$$ ---------------\n$$ | B W C S . _ |\n$$ | . . . . . . |\n$$ ---------------\n"
    );
    let labels = r#"{"rows": ["x..", "..."], "labels": {"1": [0, 0], "A": [1, 0], "long": [2, 0], "△": [0, 0], "×": [1, 1]}}"#;
    assert_eq!(
        written(labels).unwrap(),
        "$$B\n$$ ---------\n$$ | Y a . |\n$$ | . M . |\n$$ ---------\n"
    );
    let named = r#"{"rows": ["x..", "...", "..."], "name": " two\nlines\u0007 "}"#;
    assert!(written(named).unwrap().starts_with("$$Bc3 two lines\n$$ -"));
    let square = |side: usize| written(&format!("{}\n", ".".repeat(side)).repeat(side)).unwrap();
    assert!(square(19).starts_with("$$Bc19\n") && square(20).starts_with("$$B\n"));
    for [text, error] in table(
        r#"
        {"rows": ["x.."], "board": {"shape": "torus"}} => sheets only
        {"rows": ["x.."], "glue": {"A": [[0, 0], [2, 0]]}} => sheets only
        {"rows": ["x.."], "board": {"neighbors": [[0, 1]]}} => sheets only
        {"rows": []} => without a location
        -------\n| . . |\n-------\n1: pass\n0 0 W 1 => passes alone
    "#,
    ) {
        let found = written(text).unwrap_err();
        assert!(found.contains(error), "{found}");
    }
    // A stone where one of the start was captured.
    let captured = "| o x . |\n| 1 . . |\n2: c1\n3: a2";
    let error = written(captured).unwrap_err();
    assert_eq!(
        error,
        "move 3: a stone lay there at the start, so there is no room for its figure"
    );
}

/// Any sheet or part of one, with any labels that there are signs for.
fn sheets() -> impl Strategy<Value = String> {
    let cell = proptest::sample::select("XO.......,_BW#@YQZPCSTMabcz".chars().collect::<Vec<_>>());
    let cells = (1_usize..8, 1_usize..8).prop_flat_map(move |(columns, rows)| {
        prop::collection::vec(prop::collection::vec(cell.clone(), columns), rows)
    });
    let title = "[a-z ]{0,12}";
    (cells, any::<[bool; 4]>(), any::<bool>(), title, 0_u32..12).prop_map(
        |(mut rows, [left, right, top, bottom], white, title, moves)| {
            let mut number = 0;
            for cell in rows.iter_mut().flatten().filter(|cell| **cell == '.') {
                if number < moves.min(10) {
                    number += 1;
                    *cell = char::from_digit(number % 10, 10).unwrap();
                }
            }
            let border = format!("$$ {}\n", "-".repeat(2 * rows[0].len() + 3));
            let mut text = format!("$${} {title}\n", if white { "W" } else { "B" });
            text.push_str(if top { &border } else { "" });
            for row in rows {
                let row: String = row.iter().map(|cell| format!(" {cell}")).collect();
                let bar = |is: bool| if is { " |" } else { "" };
                text.push_str(&format!("$${}{row}{}\n", bar(left), bar(right)));
            }
            text.push_str(if bottom { &border } else { "" });
            text
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn what_is_read_is_written_again(text in sheets()) {
        law::sensei_text(&text);
        // A first sheet that is read was written by somebody else; the second one is ours.
        if let Ok(position) = Position::from_sensei(&text) {
            prop_assert_eq!(position.moves.is_some(), text.lines().skip(1).any(|line| line.contains('1')));
            if position.moves.is_none() {
                let drawn = diagram(&position.layout, position.state.situation());
                let again = read_one(&drawn).unwrap();
                prop_assert_eq!(again.state.situation(), position.state.situation());
            }
        }
    }
}

/// Arrows and lines: on the whole board by its letters where a corner is shown, or counted from the upper left.
#[test]
fn arrows_and_lines() {
    let strokes = |text: &str| -> Vec<String> {
        law::sensei_text(text);
        let position = read_one(text).unwrap();
        assert_eq!(position.warnings, [""; 0], "{text}");
        let name = |at| position.layout.name(at);
        let told = position.strokes.iter();
        told.map(|one| format!("{} {} {}", one.property(), name(one.from), name(one.to)))
            .collect()
    };
    let rows = "$$ . . . .\n$$ . X . .\n$$ . . . .\n";
    let (top, bottom) = ("$$ ---------\n", "$$ ---------\n");
    let plain = format!(
        "$$ Moyo\n{rows}$$ {{AR 1:1 3:2}}\n$${{ln 4:3 1:3}}\n$$ {{AR 1:1 3:2}}\n$$ {{AR 2:2 2:2}}"
    );
    assert_eq!(strokes(&plain), ["LN d1 a1", "AR a3 c2"]);
    // The whole board: letters and numbers are its own.
    let whole = format!(
        "$$c4\n{top}$$ | . . . . |\n$$ | . . . . |\n$$ | . . . . |\n$$ | . . . . |\n{bottom}$$ {{AR D4 a1}}"
    );
    assert_eq!(strokes(&whole), ["AR d4 a1"]);
    // A part: its lower left corner, and its upper right one of 19 lines or as many as are told.
    let lower = "$$ | . . . .\n$$ | . . . .\n$$ ---------\n$$ {AR A1 D2}";
    assert_eq!(strokes(lower), ["AR a1 d2"]);
    let upper = |flags: &str, ends: &str| {
        strokes(&format!(
            "$${flags}\n{top}$$ . . . . |\n$$ . . . . |\n$$ {{LN {ends}}}"
        ))
    };
    assert_eq!(upper("", "T19 Q18"), ["LN d2 a1"]);
    assert_eq!(upper("W9m3", "j9 F8"), ["LN d2 a1"]);
    // They go along into SGF, and back.
    let position = read_one(&plain).unwrap();
    let sgf = Sgf::of(&position, &replay(&position, None).unwrap()).unwrap();
    assert!(sgf.to_string().contains("LN[dc:ac]AR[aa:cb]"), "{sgf}");
    assert_eq!(sgf.position(0).unwrap().strokes, position.strokes);
    let drawn = written(&plain).unwrap();
    assert!(
        drawn.ends_with("$$ {LN 4:3 1:3}\n$$ {AR 1:1 3:2}\n"),
        "{drawn}"
    );
}

/// What names no two places of the board is told, and ends nothing; there may be any number of such.
#[test]
fn bad_arrows_are_passed_over() {
    for bad in [
        "{AR}",
        "{AR A1}",
        "{AR A1 }",
        "{",
        "{}",
        "{AR I1 A1}",
        "{AR A0 A1}",
        "{AR 0:1 1:1}",
        "{AR 5:1 1:1}",
        "{AR 1:1 99999999999999999999:1}",
        "{AR A18446744073709551615 A1}",
        "{XX 1:1 2:1}",
        "{AR ä1 A1}",
        "{LN 1:1 2}",
    ] {
        let text = format!("$$\n$$ | . . |\n$$ -----\n$$ {bad}");
        law::sensei_text(&text);
        let position = read_one(&text).unwrap();
        assert_eq!(
            (position.strokes.len(), position.warnings.len()),
            (0, 1),
            "{bad}"
        );
        assert!(position.warnings[0].starts_with("line 4: "), "{bad}");
    }
    // Letters need a corner.
    let loose = read_one("$$\n$$ . .\n$$ {AR A1 B1}").unwrap();
    assert_eq!((loose.strokes.len(), loose.warnings.len()), (0, 1));
    for (line, least) in [("$$ {AR 1:1 2:1}\n", 1), ("$$ {AR Z1 Z2}\n", 0)] {
        let many = format!("$$\n$$ . .\n{}", line.repeat(40_000));
        let position = read_one(&many).unwrap();
        assert_eq!(position.strokes.len(), least);
        assert!((1..=21).contains(&position.warnings.len()));
    }
}
