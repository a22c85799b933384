//! Records: what a file says, legal or not.

use loja_notation::{
    Diagram, NamedSets, Points, Position, PositionData, Record, read_one, read_records, replay,
    situation_line,
};
use loja_rules::{ByColor, Color};

fn data(text: &str) -> PositionData {
    PositionData::try_from(serde_json::from_str::<serde_json::Value>(text).unwrap()).unwrap()
}

fn read_record(text: &str) -> Record {
    read_records(text).unwrap().remove(0).unwrap()
}

/// What options mean is the rule sets' affair; a file and a link keep their words.
#[test]
fn a_record_keeps_options() {
    let text = r#"{"rows": ["x."], "options": {"handicap": 3, "button": true, "ko-marks": "anywhere", "list": []}}"#;
    let record = read_record(text);
    let words = |name: &str, word: &str| (name.to_owned(), word.to_owned());
    assert_eq!(
        record.options,
        [words("button", "on"), words("ko-marks", "anywhere")]
    );
    let again = Record::from_data(record.to_data()).unwrap();
    assert_eq!(again, record);
    let link = record.to_link().unwrap();
    let linked = Record::from_link(&link).unwrap();
    assert_eq!((linked.handicap, linked.options), (3, record.options));
    let torn = r#"{"rows": ["x."], "moves": [{"button": true, "at": [1, 0]}]}"#;
    let why = serde_json::from_str::<PositionData>(torn).unwrap_err();
    assert!(why.to_string().contains("stands alone"), "{why}");
}

/// Some rule sets ask how many handicap stones Black was given.
#[test]
fn a_record_knows_the_handicap() {
    let of = |text: &str| read_record(text).handicap;
    assert_eq!(of(r#"{"rows": ["x."], "options": {"handicap": 3}}"#), 3);
    assert_eq!(of(r#"{"rows": ["x."], "options": {"button": true}}"#), 0);
    assert_eq!(of("(;SZ[3]HA[2];B[aa];B[cc];W[bb])"), 2);
    assert_eq!(of("(;SZ[3]HA[1];B[aa])"), 0);
    for wrong in [r#""two""#, "-1", "4294967296", "1.5"] {
        let text = format!(r#"{{"rows": ["x."], "options": {{"handicap": {wrong}}}}}"#);
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        let error = PositionData::try_from(value).unwrap_err();
        assert!(error.to_string().contains("options"), "{error}");
    }
    let record = read_record(r#"{"rows": ["x."], "options": {"handicap": 3}}"#);
    assert_eq!(Record::from_data(record.to_data()), Ok(record));
}

/// Other rule systems know other situations: a record holds what LJRG refuses, and every notation of it is read
/// again as the same.
#[test]
fn a_record_may_be_illegal() {
    for (text, fault) in [
        (r#"{"rows": ["xo"]}"#, "Black has no liberty at a1 (D1)"),
        (
            r#"{"rows": ["x."], "passes": 3}"#,
            "3 is not a pass count (E7.8)",
        ),
        (
            r##"{"rows": ["#."], "passes": 0}"##,
            "a1 is marked temporarily",
        ),
        (
            r#"{"rows": ["."], "komi": 10001}"#,
            "this komi is out of all measure",
        ),
        (
            r#"{"rows": ["."], "komi": 1, "black_captives": 4294967295}"#,
            "Black can't have so many captives",
        ),
    ] {
        let record = Record::from_data(data(text)).unwrap();
        assert_eq!(
            Record::from_data(record.to_data()).as_ref(),
            Ok(&record),
            "{text}"
        );
        // A link has two bits for the pass count, so it says that it has no place for another.
        match record.to_link() {
            Ok(link) => assert_eq!(Record::from_link(&link).as_ref(), Ok(&record), "{text}"),
            Err(error) => {
                assert_eq!(record.start.passes, 3, "{error}");
                assert!(
                    error.message().contains("no place for the pass count 3"),
                    "{error}"
                );
            }
        }
        let error = Position::of(record).unwrap_err();
        assert!(error.message().starts_with(fault), "{error}");
    }
    let record = Record::from_diagram(&Diagram::parse("xo\n0 0 W 0").unwrap()).unwrap();
    assert_eq!(record.rows(), ["xo"]);
    assert_eq!(record.start.turn, Color::White);
    // What has no form is no record either.
    assert!(Record::from_data(data(r#"{"rows": ["x?"]}"#)).is_err());
    assert!(Record::from_data(data(r#"{"rows": ["x.", "x"]}"#)).is_err());
}

/// Komi is told, and counts among the captives of the state alone.
#[test]
fn captives_of_a_record_are_without_komi() {
    for (komi, state) in [("6", "9 2 B 0"), ("-3", "3 5 B 0"), ("6.5", "3 2 B 0")] {
        let text = format!(
            r#"{{"rows": ["x.."], "komi": {komi}, "black_captives": 3, "white_captives": 2}}"#
        );
        let position = read_one(&text).unwrap();
        let told = ByColor { black: 3, white: 2 };
        assert_eq!(position.start.captives, told);
        assert_eq!(position.komi, Points::parse(komi).unwrap());
        assert_eq!(situation_line(position.state.situation()), state);
        let again = position.still(position.state.situation());
        assert_eq!(again, position.record);
        assert_eq!(Position::of(again).as_ref(), Ok(&position));
    }
}

/// Marks are sets with names; an empty one is as good as none, and a location leaves all at once.
#[test]
fn marks_have_names() {
    let record = Record::from_data(data(r##"{"rows": ["#.*X"]}"##)).unwrap();
    let mut marks = record.start.marks.clone();
    let names = |marks: &NamedSets| -> Vec<(&str, usize)> {
        marks
            .iter()
            .map(|(name, points)| (name, points.len()))
            .collect()
    };
    assert_eq!(names(&marks), [("permanent", 2), ("temporary", 1)]);
    let point = |name: &str| record.layout.point(name).unwrap();
    marks.clear(point("c1"));
    marks.clear(point("a1"));
    assert_eq!(names(&marks), [("permanent", 1)]);
    assert!(marks.get(NamedSets::TEMPORARY).is_empty());
    assert!(marks.get(NamedSets::PERMANENT).contains(point("d1")));
    marks.put("mine", [point("b1")].into_iter().collect());
    marks.put("mine", [point("a1"), point("b1")].into_iter().collect());
    assert_eq!(names(&marks), [("mine", 2), ("permanent", 1)]);
    let mut other = NamedSets::default();
    other.put(NamedSets::PERMANENT, marks.get(NamedSets::PERMANENT));
    other.put("mine", marks.get("mine"));
    assert_eq!(other, marks, "in whatever order they came");
    other.put("mine", marks.get("nobody's"));
    assert_eq!(names(&other), [("permanent", 1)]);
}

/// A game's record begins with its moves; the situation that they lead to is another one, without them.
#[test]
fn still_and_moving() {
    let position = read_one(
        r#"{"id": "g", "rows": ["..."], "komi": 2, "moves": [{"at": [1, 0]}], "continues": "f"}"#,
    )
    .unwrap();
    let game = replay(&position, None).unwrap();
    let end = game.state.situation();
    let still = position.still(end);
    assert_eq!(still.rows(), [".x."]);
    assert_eq!((&still.moves, &still.continues), (&None, &None));
    assert_eq!(
        (still.id.as_deref(), still.to_data().black_captives),
        (Some("g"), Some(0))
    );
    let moving = position.starting(end);
    assert_eq!(moving.rows(), [".x."]);
    assert_eq!(
        (&moving.moves, &moving.continues),
        (&position.moves, &position.continues)
    );
    assert_eq!(Position::of(still), position.after(&game));
}
