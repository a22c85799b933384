//! Positions read and written, and everything that is none.

use loja_notation::{PositionData, diagram, parse_moves, read, read_one, rows};
use loja_rules::{Color, PassCount};
use loja_testkit::table;
use proptest::prelude::*;

fn wrong(text: &str) -> String {
    match read_one(text) {
        Ok(position) => diagram(&position.layout, position.state.situation()),
        Err(error) => error.message(),
    }
}

#[test]
fn the_notations_agree() {
    let texts = [
        "---------\n| x* . o |\n| # * , |\n---------\n1 2 W -1\n",
        "X.o\n#*,\n1 2 W -1",
        "x* . o\n# * ,\n\n1 2 white -1",
        "|X.o|\n|#*,|\n1 2 W -1",
        r##"{"rows": ["X.o", "#*,"], "black_captives": 1, "white_captives": 2, "turn": "W", "more": {}}"##,
        r##"[{"rows": ["X.o", "#*,"], "black_captives": 1, "white_captives": 2, "turn": "white", "passes": -1, "board": "a caption"}]"##,
    ];
    for text in texts {
        let position = read_one(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(
            diagram(&position.layout, position.state.situation()),
            "----------\n| x* . o |\n| #  * , |\n----------\n1 2 W -1\n",
            "{text}"
        );
        assert_eq!(
            rows(&position.layout, position.state.situation()),
            ["X.o", "#*,"]
        );
    }
}

#[test]
fn names() {
    let position = read_one(&"...................\n".repeat(19)).unwrap();
    let layout = &position.layout;
    let name = |index: usize| layout.name(layout.board().point(index).unwrap());
    assert_eq!(
        [name(0), name(8), name(18), name(360)],
        ["a19", "j19", "t19", "t1"]
    );
    assert_eq!(layout.point("J19"), layout.board().point(8));
    assert_eq!(layout.point("i19"), None);
    let moves = parse_moves(layout, " c3 pass  D4 ").unwrap();
    assert_eq!(
        moves.iter().map(|turn| turn.is_pass()).collect::<Vec<_>>(),
        [false, true, false]
    );
    assert_eq!(
        parse_moves(layout, "c3 u20").unwrap_err().message(),
        "\"u20\" is neither a point of this board nor \"pass\""
    );
}

#[test]
fn holes_part_the_board() {
    let position = read_one(".,.\n...").unwrap();
    let board = position.layout.board();
    assert_eq!(board.len(), 5);
    let pairs: Vec<_> = board.pairs().map(|(a, b)| (a.index(), b.index())).collect();
    assert_eq!(pairs, [(0, 2), (1, 4), (2, 3), (3, 4)]);
}

#[test]
fn boards_given_by_pairs() {
    let text = r#"{"rows": ["x.", ",o"], "board": {"neighbors": [[0, 1], [2, 1], [1, 0]], "at": [[0, 0], [1, 2], [3, 4]]}}"#;
    let position = read_one(text).unwrap();
    let board = position.layout.board();
    assert_eq!(board.pairs().count(), 2);
    let point = board.point(2).unwrap();
    assert_eq!(
        (position.layout.name(point), position.layout.place(point)),
        ("2".to_owned(), [3.0, 4.0])
    );
    assert_eq!(
        position.state.situation().color_at(point),
        Some(Color::White)
    );
}

#[test]
fn glue() {
    let text =
        r#"{"rows": ["...", "..."], "glue": {"A": [[0, 0], [2, 0]], "B": [[0, 1], [2, 1]]}}"#;
    let board = read_one(text).unwrap().layout.board().clone();
    assert!(
        board
            .points()
            .all(|point| board.neighbors(point).len() == 3)
    );
    assert_eq!(
        wrong(r#"{"rows": [".,"], "glue": [[[0, 0], [1, 0]]]}"#),
        "glue names column 1, row 0, where no location is"
    );
}

/// A board that is not the grid of its rows is written with the rows.
#[test]
fn other_boards_are_written_too() {
    for text in [
        r#"{"rows": ["x.", ",o"], "board": {"neighbors": [[0, 1], [2, 1]], "at": [[0, 0], [1, 2], [3, 4]]}}"#,
        r#"{"rows": ["x..", "o.."], "glue": {"A": [[0, 0], [2, 0]]}}"#,
    ] {
        let position = read_one(text).unwrap();
        let again = serde_json::to_string(&position.to_data()).unwrap();
        assert_eq!(read_one(&again).unwrap().layout, position.layout, "{text}");
    }
}

#[test]
fn defaults() {
    let position = read_one(r##"{"rows": ["#.."]}"##).unwrap();
    assert_eq!(position.state.situation().pass_count(), PassCount::MinusOne);
    assert_eq!(position.state.situation().turn(), Color::Black);
    let position =
        read_one(r#"{"rows": ["..."], "komi": 6, "black_captives": 2, "passes": null}"#).unwrap();
    assert_eq!(position.state.situation().captives().black, 8);
    let position = read_one(r#"{"rows": ["..."], "komi": 6.5}"#).unwrap();
    assert_eq!(position.state.situation().captives().black, 0);
    assert_eq!(read_one(r#"{"rows": []}"#).unwrap().layout.board().len(), 0);
}

#[test]
fn a_file_of_lines() {
    let all = read("{\"rows\": [\"x.\"]}\n\n{\"rows\": [\"x\"]}\nnonsense\n{\"rows\": [\".o\"]}\n")
        .unwrap();
    let told: Vec<_> = all
        .into_iter()
        .map(|one| one.map(|_| ()).map_err(|error| error.message()))
        .collect();
    assert_eq!(told[0], Ok(()));
    assert_eq!(
        told[1],
        Err("line 3: Black has no liberty at a1 (D1)".to_owned())
    );
    assert!(
        told[2]
            .as_ref()
            .is_err_and(|message| message == "line 4, column 2: this is not JSON: expected ident")
    );
    assert_eq!(told[3], Ok(()));
}

#[test]
fn no_positions() {
    assert_eq!(
        wrong(""),
        "line 1: there is no diagram here; rows such as \"x.o\" or \"| x . o |\" are expected"
    );
    assert_eq!(
        wrong("x?."),
        "line 1, column 2: \"?\" is not a cell of a diagram (one of x o X O . # * ,)"
    );
    assert_eq!(
        wrong("| x oo |"),
        "line 1, column 5: \"oo\" is not a cell of a diagram (one of x o X O . # * ,)"
    );
    assert_eq!(wrong("...\n.."), "row 2 has 2 places where the first has 3");
    assert_eq!(
        wrong("x.\n0 0 B"),
        "line 2: \"0 0 B\" is not a situation line such as \"0 0 B 0\""
    );
    assert_eq!(
        wrong("x.\n0 0 B 3"),
        "line 2: \"0 0 B 3\" is not a situation line such as \"0 0 B 0\""
    );
    assert_eq!(
        wrong("#.\n0 0 B 0"),
        "a1 is marked temporarily, so the pass count is -1, not 0 (B2.4)"
    );
    assert_eq!(
        wrong("xo"),
        "Black has no liberty at a1 (D1); White has no liberty at b1 (D1)"
    );
    assert_eq!(read_one("xo").unwrap_err().points, [0, 1]);
    assert_eq!(
        wrong(r#"{"rows": ["."], "passes": 3}"#),
        "3 is not a pass count (E7.8)"
    );
    assert_eq!(
        wrong(r#"{"rows": ["."], "komi": 1e300}"#),
        "this komi is out of all measure"
    );
    assert_eq!(
        wrong(r#"{"rows": ["."], "board": {"shape": "sock"}}"#),
        "\"sock\" is not a shape of a board (rectangle, cylinder, moebius, torus, klein, projective, round, triangles)"
    );
    assert_eq!(
        wrong(r#"{"rows": ["."], "board": {"neighbors": [[0, 0]]}}"#),
        "location 0 can't be a neighbour of itself (E6.2)"
    );
    assert_eq!(wrong("[]"), "there is no position here");
    assert_eq!(
        wrong(r#"[{"rows": []}, {"rows": []}]"#),
        "there is more than one position here"
    );
    assert_eq!(
        wrong(r#"{"rows": ["x.", "x?"]}"#),
        "row 2, column 2: \"?\" is not a cell of a diagram (one of x o X O . # * ,)"
    );
}

#[test]
fn too_much() {
    let fine = format!("{}\n", ".".repeat(52)).repeat(52);
    assert!(read_one(&fine).is_ok());
    let large = format!("{}\n", ".".repeat(53)).repeat(52);
    assert!(read_one(&large).unwrap_err().too_large);
    assert!(read_one(&".".repeat(300)).unwrap_err().too_large);
    assert!(read_one(&" ".repeat(2_000_000)).unwrap_err().too_large);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        let _ = read(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&String::from_utf8_lossy(&bytes));
    }

    /// Text that is nearly a diagram gets further into the reader.
    #[test]
    fn nearly_diagrams(text in "[xoXO.#*,+| \\-\n0-9BW]{0,80}") {
        let _ = read(&text);
    }

    #[test]
    fn nearly_json(text in r#"\{"rows": \["[xo.]{0,4}"(, "[xo.,*#]{0,4}"){0,3}\](, "(turn|passes|komi|moves|board|glue|at|n|id)": (-?[0-9]{1,20}|"B"|\[\]|\[\[0,1\]\]|null|\{\}|\[\{"at": \[0,0\]\}\])){0,4}\}"#) {
        for position in read(&text).into_iter().flatten().flatten() {
            let _ = loja_notation::replay(&position, None);
        }
    }

    #[test]
    fn any_words_are_moves_or_not(text in "\\PC*") {
        let position = read_one("...\n...").unwrap();
        let _ = parse_moves(&position.layout, &text);
    }

    /// A printed position reads as the same one, as a diagram, as rows and as JSON.
    #[test]
    fn round_trips(
        cells in proptest::collection::vec(proptest::collection::vec(proptest::sample::select(b"..xoXO*,".to_vec()), 4), 1..5),
        black in 0..=loja_rules::Setup::MOST_CAPTIVES, white in 0..=loja_rules::Setup::MOST_CAPTIVES, turn in any::<bool>(), passes in -1_i64..3,
    ) {
        let data = PositionData {
            rows: cells.into_iter().map(|row| String::from_utf8(row).unwrap()).collect(),
            black_captives: Some(black),
            white_captives: Some(white),
            turn: Some(if turn { Color::Black } else { Color::White }.into()),
            passes: Some(passes),
            ..PositionData::default()
        };
        let text = serde_json::to_string(&data).unwrap();
        if let Ok(position) = read_one(&text) {
            let printed = diagram(&position.layout, position.state.situation());
            let again = read_one(&printed).unwrap();
            prop_assert_eq!(again.state.situation(), position.state.situation());
            prop_assert_eq!(&again.layout, &position.layout);
            prop_assert_eq!(position.to_data(), data);
        }
    }
}

/// The derived reader would take fifteen values for a position, and speak of types of Rust.
#[test]
fn objects_that_are_none() {
    let rows = "an object with \"rows\" is expected";
    assert_eq!(wrong("[[[\"x.\"]]]"), format!("object 1: {rows}"));
    let all = r#"[[["x."],"i","n",0,0,"B",0,0,null,null,null,null,null,null,null]]"#;
    assert_eq!(wrong(all), format!("object 1: {rows}"));
    assert_eq!(wrong("{}"), rows);
    for [fields, message] in table(
        r#"
        "turn": "green" => "turn": "black" or "white" is expected, not "green"
        "black_captives": -1 => "black_captives": a whole number from 0 on is expected
        "rows": ["x", 3] => "rows": a list of texts is expected
        "moves": {} => "moves": a list of objects is expected
        "moves": [[1, [0, 0]]] => "moves", element 1: an object is expected
        "moves": [{"at": "a1"}] => "moves", element 1: "at": [column, row] is expected, not "a1"
        "moves": [{"n": 7, "color": "x"}] => move 7: "at" or "pass": true is expected
    "#,
    ) {
        let text = format!("{{\"rows\": [\"..\"], {fields}}}");
        assert_eq!(wrong(&text), message, "{text}");
    }
    let text = r#"[{"id": "a", "rows": ["."]}, {"rows": ["?"]}, {"id": "c", "rows": ["?"]}]"#;
    let told: Vec<_> = read(text)
        .unwrap()
        .into_iter()
        .map(|one| one.map(|_| ()))
        .collect();
    let message = |at: usize| told[at].as_ref().unwrap_err().to_string();
    assert!(
        message(1).starts_with("object 2: row 1, column 1: "),
        "{}",
        message(1)
    );
    assert!(
        message(2).starts_with("c: row 1, column 1: "),
        "{}",
        message(2)
    );
}

#[test]
fn json_that_is_none() {
    assert_eq!(
        wrong("{\n \"\u{e9}\" ?}"),
        "line 2, column 6: this is not JSON: expected `:`"
    );
    // A line of rows is JSON by itself, but no object a line.
    let error = wrong("{\"rows\": [\n\"..\"\n]");
    assert!(
        error.starts_with("line 3, column 1: this is not JSON: "),
        "{error}"
    );
}

#[test]
fn rows_of_two_kinds() {
    assert_eq!(
        wrong("xo.\nx o .\nxo."),
        "line 2: this row has blanks between its cells, the first has none"
    );
    assert_eq!(
        wrong("| x o |\n| . . |\n\n|..|"),
        "line 4: this row has no blanks between its cells, the first has some"
    );
    assert!(read_one("x*\n| . |\n.").is_ok());
}

/// Without colours the turn after the last move tells who made the first.
#[test]
fn who_moved_first() {
    for (turn, moves, first) in [
        ("white", r#"{"at": [0, 0]}"#, Color::Black),
        ("black", r#"{"at": [0, 0]}"#, Color::White),
        ("white", r#"{"at": [0, 0]}, {"pass": true}"#, Color::White),
        (
            "white",
            r#"{"at": [0, 0]}, {"pass": true, "color": "o"}"#,
            Color::Black,
        ),
    ] {
        let text = format!(r#"{{"rows": ["..."], "turn": "{turn}", "moves": [{moves}]}}"#);
        let position = read_one(&text).unwrap();
        assert_eq!(position.state.situation().turn(), first, "{text}");
    }
}

#[test]
fn a_fault_has_its_place_as_data() {
    let place = |text: &str| {
        let error = match read(text) {
            Ok(all) => all.into_iter().find_map(Result::err).unwrap(),
            Err(error) => error,
        };
        let found = error.place().unwrap_or_default();
        (found.line, found.column, found.character)
    };
    let at = |line, column| (Some(line), Some(column), None);
    for (text, found) in [
        ("x o .\n. q .\n", at(2, 3)),
        ("x o .\n. x\n0 0 B 0\n0 0 B 0", (Some(4), None, None)),
        ("{\"rows\": [\"xo.\",\n \"x..\"", at(2, 6)),
        ("{\"rows\": [\".x\"]}\n{\"rows\": 1}", (Some(2), None, None)),
        ("(;SZ[9];B)", at(1, 10)),
        ("$$\n$$ . ? .", at(2, 6)),
        ("loja:1AQUDAweNCgsB4HTq", (None, None, Some(15))),
        (
            "loja:1AQMDAQFawQ\nloja:1AQMDAQFawA",
            (Some(2), None, Some(8)),
        ),
        // A row of an object is no place in its text.
        ("{\"rows\": [\"xq\"]}", (None, None, None)),
    ] {
        assert_eq!(place(text), found, "{text}");
    }
}
