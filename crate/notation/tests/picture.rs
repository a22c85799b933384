//! Pictures: the same bytes every time, and XML whatever the names are.
//!
//! The pictures in `data` are read in review like code. `LOJA_REWRITE=1 cargo test -p loja-notation
//! --test picture` writes them anew.

use loja_notation::{Drawing, inline_svg, read_one, replay, svg};

fn picture(text: &str, title: &str, numbers: bool) -> String {
    let position = read_one(text).unwrap();
    let game = replay(&position, None).unwrap();
    let numbered: Vec<_> = game
        .turns
        .iter()
        .filter_map(|turn| Some((turn.event.turn.stone?, turn.event.color, turn.number)))
        .collect();
    svg(&Drawing {
        layout: &game.layout,
        setup: &if numbers {
            game.start.clone()
        } else {
            game.state.situation().clone()
        }
        .into_setup(),
        title,
        labels: &position.labels,
        strokes: &position.strokes,
        numbers: if numbers { &numbered } else { &[] },
        last: game.turns.last().and_then(|turn| turn.event.turn.stone),
    })
}

#[test]
fn pictures_are_as_they_were() {
    let signs = "| x . o* . |\n| xA .B x* . |\n| # . * o12 |\n| . . , . |\n1 2 W -1";
    let klein = r##"{"rows": ["x.o", "..X", "#.."], "board": {"shape": "klein"}, "labels": {"△": [0, 0], "×": [2, 0], "□": [1, 1], "○": [1, 0]}}"##;
    let part = r#"{"rows": ["xo.", "...", "..."], "board_edges": ["left", "bottom"], "glue": {"A": [[0, 0], [2, 0]]}, "moves": [{"at": [1, 1]}]}"#;
    for (name, text, numbers) in [
        ("signs", signs, false),
        ("numbers", "| . 10 . |\n| 9 x 11 |", true),
        ("klein", klein, false),
        (
            "round",
            r#"{"rows": ["x.o..", "....x"], "board": {"shape": "round"}}"#,
            false,
        ),
        (
            "triangles",
            r#"{"rows": ["x.", ".o"], "board": {"shape": "triangles"}}"#,
            false,
        ),
        ("part", part, false),
    ] {
        let drawn = picture(text, name, numbers);
        let file = format!("{}/tests/data/{name}.svg", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("LOJA_REWRITE").is_some() {
            std::fs::write(&file, &drawn).unwrap();
        }
        let known = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(drawn == known, "{name} is drawn differently:\n{drawn}");
    }
}

/// Every text between tags is free of signs that XML reads, and no character is one it refuses.
#[test]
fn no_name_breaks_a_picture() {
    let hostile = "</title><script>alert('1')</script>&amp;\u{0}\u{8}\u{1b}\u{fffe}]]>\"";
    let sgf = "(;SZ[3]LB[aa:<&\"\u{1}])";
    let drawn = picture(sgf, hostile, false);
    assert!(!drawn.contains("<script") && !drawn.contains("alert('"));
    assert!(drawn.contains("&lt;/title&gt;&lt;script&gt;"));
    assert!(drawn.contains("&lt;&amp;&quot;\u{fffd}</text>"), "{drawn}");
    let fits = |sign: char| matches!(sign, '\n' | '\t' | '\u{20}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..);
    assert!(drawn.chars().all(fits));
    let mut open: Vec<&str> = Vec::new();
    for part in drawn.split('<').skip(1) {
        let (tag, rest) = part.split_once('>').unwrap();
        assert!(!rest.contains('>'), "{rest}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        for (at, _) in rest.match_indices('&') {
            assert!(rest[at..].contains(';'), "{rest}");
        }
        let name = tag.split_whitespace().next().unwrap();
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0]);
}

#[test]
fn a_picture_stands_alone() {
    let drawn = picture("| x . |", "t", false);
    assert_eq!(
        drawn.matches("http").count(),
        1,
        "only the name of SVG itself"
    );
    for word in ["<script", "<style", "href", "url(", "<image", "<use"] {
        assert!(!drawn.contains(word), "{word}");
    }
    assert!(drawn.contains("<desc>Board, 2 columns and 1 rows. Black: a1."));
}

#[test]
fn odd_boards_are_drawn_too() {
    for text in [
        r#"{"rows": []}"#,
        r#"{"rows": ["X"]}"#,
        r#"{"rows": ["x."], "board": {"neighbors": [[0, 1]], "at": [[5, 5], [5, 5]]}}"#,
        r#"{"rows": ["x.."], "board": {"neighbors": [[0, 1], [1, 2]], "at": [[0, 0], [0.001, 0], [900000, 0]]}}"#,
        r#"{"rows": ["x.", ".."], "board": {"shape": "torus"}}"#,
    ] {
        let drawn = picture(text, "odd", false);
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
    }
    let large = format!("{}\n", ".".repeat(52)).repeat(52);
    assert!(picture(&large, "large", false).len() < 100_000);
}

/// The picture within a page takes the page's inks and has nothing that a strict page refuses or that may be
/// there only once.
#[test]
fn pictures_within_a_page() {
    let position =
        read_one("| xA . o* . |\n| x .B x* . |\n| # . * o |\n| . . , . |\n1 2 W -1").unwrap();
    let drawn = inline_svg(&Drawing {
        layout: &position.layout,
        setup: &position.state.situation().clone().into_setup(),
        title: "never shown",
        labels: &position.labels,
        strokes: &position.strokes,
        numbers: &[],
        last: None,
    });
    for absent in ["style", " id=", "<title", "xmlns", "#", "\n", "never"] {
        assert!(!drawn.contains(absent), "{absent} in {drawn}");
    }
    // Two black stones in one path, a permanent one in another.
    assert!(drawn.contains("<path d=\"M115 70h0M115 170h0\" stroke=\"var(--stone-black)\""));
    assert!(
        drawn.contains("<path d=\"M315 170h0\" stroke=\"var(--on-black)\" stroke-width=\"64\"/>")
    );
    assert!(drawn.contains("fill=\"var(--on-black)\" text-anchor=\"middle\">A</text>"));
    assert!(drawn.contains("Marked for one turn: a2."));
    assert_eq!(
        (
            drawn.matches("<svg").count(),
            drawn.matches("</svg>").count()
        ),
        (1, 1)
    );
}
