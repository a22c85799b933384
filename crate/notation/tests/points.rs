//! Points to the thousandth, and scores with a komi of any kind.

use loja_notation::{Komi, MAX_KOMI, Points, Score, read_one};
use loja_rules::{ByColor, Color, PointSet};

fn points(text: &str) -> Points {
    Points::parse(text).unwrap()
}

#[test]
fn points_are_exact() {
    // Three tenths are no three tenths in floats.
    assert_eq!(points("0.1") + points("0.2"), points("0.3"));
    assert_eq!(points("6.5") - Points::whole(7), points("-0.5"));
    assert_eq!(points("-0.5").abs(), points("0.5"));
    assert!(points("-0.001").is_negative() && !points("-0.0001").is_negative());
    assert!(points("6.0").is_whole() && !points("6.001").is_whole());
    for (text, count) in [("7", Some(7)), ("0", Some(0)), ("-7", None), ("6.5", None)] {
        assert_eq!(points(text).count(), count, "{text}");
    }
    assert!(Points::rounded(10_000.0) == MAX_KOMI && Points::rounded(10_000.001) > MAX_KOMI);
    assert_eq!(format!("{:>5}|", points("-6.50")), " -6.5|");
    // What is far too much stops counting.
    assert_eq!(
        Points::whole(u64::MAX) + Points::whole(1),
        Points::rounded(1e300)
    );
}

/// As JSON a result has no point where none is split, a position always has one, as in old files.
#[test]
fn points_as_json() {
    let json = |text: &str| serde_json::to_string(&points(text)).unwrap();
    assert_eq!(
        [json("6"), json("6.5"), json("-0.001")],
        ["6", "6.5", "-0.001"]
    );
    for (told, written) in [
        ("6", "6.0"),
        ("6.5", "6.5"),
        ("-7.25", "-7.25"),
        ("6.50049", "6.5"),
    ] {
        let position = read_one(&format!(r#"{{"rows": ["."], "komi": {told}}}"#)).unwrap();
        let text = serde_json::to_string(&position.to_data()).unwrap();
        assert!(text.contains(&format!("\"komi\":{written}")), "{text}");
    }
    for (komi, fine) in [
        ("10000", true),
        ("-10000", true),
        ("10000.001", false),
        ("-10000.5", false),
    ] {
        let text = format!(r#"{{"rows": ["."], "komi": {komi}}}"#);
        assert_eq!(read_one(&text).is_ok(), fine, "{komi}");
    }
}

/// Black has six points on the board and took one stone, White has two prisoners besides the komi.
fn score(komi: &str, aside: bool) -> Score {
    let told = if aside { "0" } else { komi };
    let text = format!(
        r#"{{"rows": [".x.x.o"], "komi": {told}, "black_captives": 2, "white_captives": 1}}"#
    );
    let position = read_one(&text).unwrap();
    let black = position.layout.board().locations();
    let control = ByColor {
        black,
        white: PointSet::new(),
    };
    let komi = if aside {
        Komi::aside(points(komi))
    } else {
        Komi::of_file(position.komi)
    };
    Score::new(&position.state, &control, komi)
}

#[test]
fn a_komi_is_no_prisoner_and_counts_once() {
    for (komi, aside, black, white, result) in [
        ("0", false, "6", "2", "B+4"),
        ("3", false, "6", "5", "B+1"),
        ("4", false, "6", "6", "jigo"),
        ("7", true, "6", "9", "W+3"),
        ("6.5", false, "6", "8.5", "W+2.5"),
        ("-2", false, "8", "2", "B+6"),
        ("-0.5", false, "6.5", "2", "B+4.5"),
        ("-0.5", true, "6.5", "2", "B+4.5"),
    ] {
        let score = score(komi, aside);
        assert_eq!(score.black.total, points(black), "{komi}");
        assert_eq!(score.white.total, points(white), "{komi}");
        assert_eq!(score.result("jigo"), result, "{komi}");
        let parts =
            [score.black, score.white].map(|side| (side.territory, side.dead, side.prisoners));
        assert_eq!(parts, [(4, 1, 1), (0, 0, 2)], "{komi}");
        let given = points(komi);
        let (black, white) = (score.black.komi, score.white.komi);
        match given.is_negative() {
            true => assert_eq!((black, white), (Some(given.abs()), Some(Points::default()))),
            false => assert_eq!((black, white), (None, Some(given))),
        }
    }
}

#[test]
fn who_wins() {
    assert_eq!(score("4", false).winner(), None);
    assert_eq!(score("4", false).result("0"), "0");
    let by = |komi: &str| score(komi, false).winner().unwrap();
    assert_eq!(by("6.5"), (Color::White, points("2.5")));
    assert_eq!(by("3.75"), (Color::Black, points("0.25")));
    assert_eq!(Komi::of_file(points("6")).foreign(), None);
    let why = Komi::aside(points("6.5")).foreign().unwrap();
    assert!(
        why.starts_with("the komi of 6.5 is not a whole number"),
        "{why}"
    );
}
