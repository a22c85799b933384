//! Games of other rules that are resumed after a stop: in JSON, in SGF and in links, and what LJRG says of them.

use loja_notation::{ColorName, MoveData, Position, Record, Sgf, read_one, read_records, replay};
use loja_rules::Color;

use crate::law;
use crate::law::seal::link;

/// Black takes the ko, both pass, White calls, and Black moves first.
const GAME: &str = r#"{"rows": [".ooooo", "oxxo..", "xx.xxx"], "moves": [{"at": [0, 0], "color": "x"},
    {"pass": true}, {"pass": true}, {"resume": "white"}, {"at": [2, 2], "color": "x"}, {"at": [0, 1]}]}"#;

/// A file as the page writes it, with what other programs show.
const FILE: &str = "(;GM[1]FF[4]SZ[6:3]AB[bb][cb][ac][bc][dc][ec][fc]AW[ba][ca][da][ea][fa][ab][db]PL[B]RU[Japanese 1989]
;B[aa];W[];B[]
;PL[B]LJQ[W]C[White calls for a resumption, so Black moves first.]
;B[cc];W[ab])";

fn moves(record: &Record) -> &[MoveData] {
    record.moves.as_deref().unwrap()
}

fn only(text: &str) -> Record {
    read_records(text).unwrap().remove(0).unwrap()
}

fn wrong(turn: &str) -> String {
    let text = format!(r#"{{"rows": ["..."], "moves": [{turn}]}}"#);
    read_one(&text).unwrap_err().to_string()
}

#[test]
fn json_has_it_among_the_moves() {
    let record = only(GAME);
    assert_eq!(
        moves(&record)[3],
        MoveData::resumption(None, ColorName::White)
    );
    assert_eq!(record.start.turn, Color::Black);
    let written = serde_json::to_value(record.to_data()).unwrap();
    assert_eq!(written["moves"][3]["resume"], "white");
    assert!(written["moves"][4].get("resume").is_none());
    assert_eq!(only(&written.to_string()), record);
    law::json(GAME);
}

#[test]
fn a_call_stands_alone() {
    for other in [
        r#""at": [0, 0]"#,
        r#""pass": true"#,
        r#""cycle_removal": 1"#,
        r#""color": "x""#,
    ] {
        let told = wrong(&format!(r#"{{"resume": "white", {other}}}"#));
        assert!(told.contains("\"resume\" stands alone"), "{other}: {told}");
    }
    assert!(wrong(r#"{"resume": true}"#).contains("\"resume\": \"black\" or \"white\""));
    let spoken = only(r#"{"rows": ["..."], "moves": [{"resume": "W", "color": "o", "n": 1}]}"#);
    assert_eq!(
        moves(&spoken),
        [MoveData::resumption(Some(1), ColorName::White)]
    );
}

/// What comes after a resumption doesn't go on in turn, so it doesn't tell who moved first.
#[test]
fn who_moved_first_is_told_before_a_resumption() {
    for (moves, turn) in [
        (
            r#"{"at": [0, 0], "color": "o"}, {"resume": "black"}"#,
            Color::White,
        ),
        (
            r#"{"pass": true}, {"pass": true}, {"resume": "black"}, {"at": [0, 0], "color": "o"}"#,
            Color::Black,
        ),
        (
            r#"{"pass": true}, {"resume": "white"}, {"pass": true}"#,
            Color::Black,
        ),
    ] {
        let text = format!(r#"{{"rows": ["..."], "turn": "black", "moves": [{moves}]}}"#);
        assert_eq!(only(&text).start.turn, turn, "{moves}");
    }
}

#[test]
fn sgf_has_it_in_a_property_of_ours() {
    let sgf = Sgf::parse(FILE).unwrap();
    let record = sgf.record_of(0, 1, None).unwrap();
    let read = moves(&record);
    assert_eq!(read.len(), 6);
    assert_eq!(
        read[3],
        MoveData::resumption(Some(4), ColorName::White),
        "the turn that PL shows to others sets nothing up"
    );
    let plain = |data: &MoveData| (data.at, data.pass, data.resume);
    let same = moves(&only(GAME)).iter().map(plain).collect::<Vec<_>>();
    assert_eq!(read.iter().map(plain).collect::<Vec<_>>(), same);
    assert_eq!(read[4].color, Some(ColorName::Black));
    // It counts as a turn.
    assert_eq!(sgf.variations(0)[0].moves, 6);
    let before = sgf.record_of(0, 1, Some(3)).unwrap();
    assert_eq!(moves(&before).len(), 3);
    let after = sgf.record_of(0, 1, Some(4)).unwrap();
    assert_eq!(moves(&after).len(), 4);
    assert!(sgf.record_of(0, 1, Some(7)).is_err());
    law::sgf(FILE);
    let nobody = FILE.replace("LJQ[W]", "LJQ[x]");
    let error = Sgf::parse(&nobody)
        .unwrap()
        .record_of(0, 1, None)
        .unwrap_err();
    assert!(error.to_string().contains("LJQ[x] is no player"), "{error}");
}

#[test]
fn a_variation_may_begin_with_it() {
    let sgf = Sgf::parse("(;SZ[3];B[];W[](;B[aa])(;LJQ[B];W[bb]))").unwrap();
    let lines = sgf.variations(0);
    let layout = sgf.position(0).unwrap().record.layout;
    assert_eq!(lines[1].words(&layout), "variation at move 3: resume");
    assert_eq!(lines[1].moves, 4);
}

#[test]
fn links_have_it_beside_the_moves() {
    let numbered = GAME.replace(r#""resume": "white""#, r#""resume": "white", "n": 9"#);
    let again = r#"{"rows": ["..."], "moves": [{"resume": "black"}, {"pass": true},
        {"pass": true}, {"resume": "white"}, {"resume": "black"}]}"#;
    for text in [GAME, &numbered, again] {
        let record = only(text);
        let link = record.to_link().unwrap();
        assert_eq!(moves(&Record::from_link(&link).unwrap()), moves(&record));
        law::link(&link);
    }
    // A reader that doesn't know the section refuses the link: without it the game would be another one.
    let rows: (u8, &[u8]) = (1, &[3, 1, 1]);
    let told = |content: &[u8]| {
        Position::from_link(&link(&[rows, (15, content)])).map_err(|error| error.message())
    };
    assert!(told(&[0, 0b0100_0000]).is_ok());
    for (content, what) in [
        (&[0, 0b0000_0000][..], "the player who calls"),
        (&[1, 0b0100_0000], "a place among the moves"),
        (&[], "a number of moves"),
    ] {
        let error = told(content).unwrap_err();
        assert!(error.contains(what), "{error}");
    }
}

/// By LJRG a game is over after two passes, and nothing follows.
#[test]
fn by_ljrg_no_game_is_resumed() {
    for text in [GAME, FILE] {
        let position = read_one(text).unwrap();
        let game = replay(&position, None).unwrap();
        let stop = game.stop.clone().unwrap();
        assert_eq!((stop.number, stop.rule), (4, "B1.1"), "{text}");
        assert!(
            stop.message.contains("White calls for a resumption"),
            "{}",
            stop.message
        );
        // As other people play the caller's opponent moves on.
        let beyond = game.beyond(&position);
        let words: Vec<_> = beyond.iter().map(|turn| turn.text(&game.layout)).collect();
        assert_eq!(words, ["resume", "c1", "a2"]);
        assert_eq!(beyond[0].color, Color::White);
        assert_eq!(beyond[0].setup.turn, Color::Black);
        assert_eq!(beyond[2].setup.captives.black, 1);
    }
}
