//! Boards of JSON that are no plain grids, and how they are drawn.

use loja_notation::{Position, SeamSide, read_one};
use loja_rules::{Board, Shape};

use crate::law;

const ROWS: &str = r#"["x.o..", ".....", "..,..", "....o"]"#;

fn shaped(shape: Shape) -> Position {
    let name = shape.name();
    read_one(&format!(
        r#"{{"rows": {ROWS}, "board": {{"shape": "{name}"}}}}"#
    ))
    .unwrap()
}

#[test]
fn every_shape_reads_as_the_board_of_the_rules() {
    for shape in Shape::ALL {
        let position = shaped(shape);
        let board = Board::shaped(shape, 5, 4, |column, row| (column, row) != (2, 2));
        assert_eq!(**position.layout.board(), board, "{shape:?}");
        law::json_of(&position);
        law::sgf_of(&position);
    }
}

/// What is drawn side by side and what the seams tell is all there is.
#[test]
fn lines_and_seams_show_every_pair() {
    for shape in Shape::ALL {
        let layout = shaped(shape).record.layout;
        let near = |(a, b): (loja_rules::Point, loja_rules::Point)| {
            let ([x, y], [u, v]) = (layout.place(a), layout.place(b));
            (x - u).hypot(y - v) < 1.3
        };
        let seams = layout.seams();
        // Rings and triangles are drawn with all their lines.
        let all = matches!(shape, Shape::Round | Shape::Triangles);
        assert!(!all || seams.is_empty());
        let told = |(a, b)| {
            seams.iter().any(|seam| {
                let [(from, _), (to, _)] = seam.ends;
                (from, to) == (a, b) || (to, from) == (a, b)
            })
        };
        for (a, b) in layout.board().pairs() {
            assert!(all || near((a, b)) || told((a, b)), "{shape:?} {a:?} {b:?}");
        }
        for seam in &seams {
            let [(from, _), (to, _)] = seam.ends;
            assert!(layout.board().neighbors(from).contains(&to), "{shape:?}");
        }
    }
}

#[test]
fn no_two_locations_are_drawn_on_each_other() {
    for shape in Shape::ALL {
        for (columns, rows) in [(1, 1), (1, 3), (2, 1), (2, 2), (3, 4), (9, 5)] {
            let rows = vec![".".repeat(columns); rows];
            let text = serde_json::json!({"rows": rows, "board": {"shape": shape.name()}});
            let layout = read_one(&text.to_string()).unwrap().record.layout;
            let places: Vec<_> = layout.board().points().map(|at| layout.place(at)).collect();
            for (at, [x, y]) in places.iter().enumerate() {
                for [u, v] in &places[..at] {
                    let far = (x - u).hypot(y - v);
                    assert!(far > 0.8, "{shape:?} {columns}: {far}");
                }
            }
        }
    }
}

#[test]
fn glue_goes_with_a_shape_and_with_pairs() {
    let text =
        r#"{"rows": ["...."], "board": {"shape": "cylinder"}, "glue": {"A": [[0, 0], [2, 0]]}}"#;
    let position = read_one(text).unwrap();
    assert_eq!(position.layout.board().pairs().count(), 5);
    let seam = position.layout.seams().pop().unwrap();
    assert_eq!(seam.letter.as_deref(), Some("A"));
    assert_eq!(
        seam.ends.map(|(_, side)| side),
        [SeamSide::Left, SeamSide::Top]
    );
    law::sgf_of(&position);
    law::json_of(&position);
    let text =
        r#"{"rows": ["..,."], "board": {"neighbors": [[0, 1]]}, "glue": [[[0, 0], [3, 0]]]}"#;
    let position = read_one(text).unwrap();
    assert_eq!(position.layout.board().pairs().count(), 2);
    law::sgf_of(&position);
    law::json_of(&position);
}

#[test]
fn boards_without_locations() {
    for text in [
        r#"{"rows": []}"#,
        r#"{"rows": ["", ""]}"#,
        r#"{"rows": [",,"]}"#,
    ] {
        let position = read_one(text).unwrap();
        assert_eq!(position.layout.board().len(), 0);
        law::json_of(&position);
        law::sgf_of(&position);
        for shape in Shape::ALL {
            let board = format!(r#", "board": {{"shape": "{}"}}}}"#, shape.name());
            law::json(&text.replace('}', &board));
        }
    }
}

/// A part of a board says so, and is refused by name where it can't stand alone.
#[test]
fn parts_of_boards() {
    let text = r#"{"id": "corner", "rows": ["xo", ".."], "board_edges": ["left", "bottom"]}"#;
    let position = read_one(text).unwrap();
    assert_eq!(
        position.layout.edges(),
        Some(&[SeamSide::Left, SeamSide::Bottom][..])
    );
    law::json_of(&position);
    law::sgf_of(&position);
    let error = read_one(&text.replace(r#""xo", "..""#, r#""ox", "x.""#)).unwrap_err();
    assert_eq!(error.id.as_deref(), Some("corner"));
    assert_eq!(
        error.message(),
        "White has no liberty at a2 (D1); this is a part of a board, and nobody knows what lies outside"
    );
    let error = read_one(&text.replace("left", "west")).unwrap_err();
    assert!(error.message().contains("west"), "{error}");
}

/// Zero has no minus, and a place no more than three digits.
#[test]
fn places_are_kept_to_the_thousandth() {
    let text = r#"{"rows": [".."], "board": {"neighbors": [[0, 1]], "at": [[-0.0001, 0], [1.00049, -2.5]]}}"#;
    let position = read_one(text).unwrap();
    let data = serde_json::to_value(position.to_data()).unwrap();
    assert_eq!(data["board"]["at"].to_string(), "[[0.0,0.0],[1.0,-2.5]]");
    law::json_of(&position);
    law::sgf_of(&position);
}
