//! Links: pinned ones that stay readable, how long they are, and what is said of broken ones.

use loja_notation::{MAX_TEXT, Position, read, read_one, replay};
use loja_testkit::table;
use serde_json::json;

use crate::law;

const DATA: &str = include_str!("data/ljrg.json");

/// Links that somebody may have sent or printed. They mean the same forever; a new way to write may
/// come, and then these are no longer what is written, but still read.
fn pinned() -> [(&'static str, String); 3] {
    let everything = json!({
        "name": "Alles — 1", "rows": ["x.o,X", "#*O.x"], "board": {"shape": "torus"},
        "black_captives": 3, "white_captives": 200, "turn": "W", "passes": -1, "komi": 6.5,
        "board_edges": ["left", "bottom"], "labels": {"A": [1, 0], "△": [[3, 1]], "12": [0, 0]}
    });
    let pairs = json!({
        "rows": ["x..o"], "turn": "W", "glue": [[[1, 0], [3, 0]]],
        "board": {
            "neighbors": [[0, 1], [1, 2], [2, 3], [3, 0], [0, 2]],
            "at": [[0, 0], [1.5, 0], [1.5, 1], [-2, 1.25]]
        }
    });
    // The second game of the overview, with a removed cycle and a pass.
    let places = [
        [2, 1],
        [1, 1],
        [1, 2],
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
        [2, 2],
        [0, 1],
        [2, 0],
        [1, 2],
        [0, 0],
        [2, 1],
        [0, 2],
        [1, 0],
        [2, 2],
    ];
    let color = |n: usize| if n % 2 == 1 { "x" } else { "o" };
    let mut moves = Vec::new();
    for (n, at) in (1..).zip(places) {
        moves.push(json!({"n": n, "at": at, "color": color(n)}));
    }
    moves.push(json!({"n": 17, "color": "x", "cycle_removal": true, "since_move": 8}));
    moves.push(json!({"n": 18, "color": "o", "pass": true}));
    let game = json!({"rows": ["...", "...", "..."], "moves": moves});
    [
        (
            "1AQgFAv8BGiY9CAILQWxsZXMg4oCUIDEDAQMECQAGMTIBBUEGAAcCAjAJAshlCwSQPIAQVec",
            everything.to_string(),
        ),
        (
            "1AQQEAQc3Axb_BQACAgICAgIFBQT6AQAADAAMCA8KBQMAAQMLAaCy7w",
            pairs.to_string(),
        ),
        ("1AQMDAwENDxIEBXaSWDpUkng6GIpQgNAi", game.to_string()),
    ]
}

#[test]
fn pinned_links_stay_readable() {
    for (link, told) in pinned() {
        let told = read_one(&told).unwrap();
        assert_eq!(Position::from_link(link).as_ref(), Ok(&told));
        assert_eq!(told.to_link().as_deref(), Ok(link));
        law::link_of(&told);
    }
}

fn game(moves: usize) -> Position {
    // Whether they are legal is another question: a link has room for any.
    let moves: Vec<_> = (0..moves)
        .map(|n| json!({"n": n + 1, "at": [n * 7 % 19, n / 19 % 19], "color": (["x", "o"][n % 2])}))
        .collect();
    read_one(&json!({"rows": vec![".".repeat(19); 19], "moves": moves}).to_string()).unwrap()
}

/// What `FORMATS.md` says of their length.
#[test]
fn sizes() {
    let all = read(DATA).unwrap().into_iter().flatten();
    let mut lengths: Vec<usize> = all.map(|one| one.to_link().unwrap().len()).collect();
    lengths.sort_unstable();
    let middle = lengths[lengths.len() / 2];
    let empty = read_one(&vec![".".repeat(19); 19].join("\n")).unwrap();
    let [empty, long] = [empty, game(250)].map(|one| one.to_link().unwrap().len());
    let largest = lengths.last().copied();
    assert_eq!((middle, largest, empty, long), (29, Some(211), 11, 396));
}

/// A mail program may cut anywhere, and a reader may mistake a letter.
#[test]
fn damage_is_noticed() {
    let mut damaged = 0;
    for position in read(DATA).unwrap().into_iter().flatten() {
        let link = position.to_link().unwrap();
        for end in 0..link.len() {
            let error = Position::from_link(&link[..end]).unwrap_err();
            let end = end == 0 || error.message().contains("end");
            assert!(end, "{error}");
        }
        for at in 0..link.len() {
            for other in ["A", "b", "_", " "] {
                let mut changed = link.clone();
                changed.replace_range(at..=at, other);
                assert!(changed == link || Position::from_link(&changed).is_err());
                damaged += 1;
            }
        }
    }
    assert!(damaged > 10_000);
}

#[test]
fn errors_name_the_character() {
    let empty = Position::from_link("").unwrap_err().message();
    assert_eq!(
        empty,
        "character 1 of the link: a link is expected, which begins with 1"
    );
    for [link, message] in table(
        r#"
        2AQMD => character 1 of the link: version 1 is expected, not 2; a newer Loja may read this link
        1AQ.D => character 4 of the link: "." is none of A-Z a-z 0-9 - _
        1AQMDAQFa => character 10 of the link: the link ends too early; was its end cut off?
        1AQMDAQFaw\n => character 11 of the link: "\\n" is none of A-Z a-z 0-9 - _
        1AQMDAQFaw5 => character 11 of the link: the link can't end with this character; was its end cut off?
        1AQMDAQFawA => character 8 of the link: the checksum does not fit; was the end cut off, or a character changed?
        1AQMDAQFlANzG => character 11 of the link: this part of the link needs a newer Loja (section 101)
        1AQMDAQECAUECAUFT8g => character 12 of the link: a section that comes later is expected
        1__8 => character 2 of the link: the section of the rows is expected
        1AQX_f_9_AQG_ => character 4 of the link: a number of columns below 10817 is expected, not 16383
        1AQYDAQOAg3_STA => character 10 of the link: a run of 1 to 3 cells is expected
        1AQMDAQBK4A => character 7 of the link: a kind of cells is expected
        1AQMDAQENBP__fwA0nQ => character 11 of the link: 2097151 moves are too many; the limit is 10000
        1AQMDAQENAgUApEQ => character 14 of the link: another move is expected
        1AQMDAQECAf__yw => character 11 of the link: a name is expected, and this is not UTF-8
        1AQMDAQEDAQhXAw => character 11 of the link: a shape is expected that this Loja knows
        1AQMDAQEDBP8BAAY0zA => character 15 of the link: one of the locations 0 to 2 is expected
        1AQMDAQEFAwAAAx5k => character 14 of the link: a place below 3 is expected, not 3
        1AQMDAQEJAoAAitg => character 11 of the link: a komi is expected
        1AQMBAQIEwg => Black has no liberty at a1 (D1)
    "#,
    ) {
        let found = Position::from_link(link).map_err(|error| error.message());
        assert_eq!(found.unwrap_err(), message, "{link}");
    }
}

/// What is only shown may be unknown; anything else may not.
#[test]
fn a_newer_link_may_say_more() {
    let plain = Position::from_link("1AQMDAQFawQ").unwrap();
    assert_eq!(Position::from_link("1AQMDAQFkAgEC4mc"), Ok(plain));
    assert!(Position::from_link("1AQMDAQFlANzG").is_err());
}

/// Among other notations a link needs its prefix; one a line is read, and a bad one in its place.
#[test]
fn links_in_files() {
    let all =
        read("loja:1AQMDAQFawQ\n\nloja:1AQMDAQFawA\n  loja:1AQMDAQFawQ\r\n1AQMDAQFawQ").unwrap();
    let [Ok(one), Err(bad), Ok(two), Err(bare)] = &all[..] else {
        panic!("{all:?}");
    };
    assert_eq!(one, two);
    assert!(
        bad.message()
            .starts_with("line 3: character 8 of the link: ")
    );
    assert_eq!(
        bare.message(),
        "line 5: a link is expected, which begins with \"loja:\""
    );
    assert!(
        read_one("1AQMDAQFawQ")
            .unwrap_err()
            .message()
            .starts_with("line 1: ")
    );
}

#[test]
fn too_much() {
    let long = format!("1{}", "A".repeat(MAX_TEXT));
    assert!(Position::from_link(&long).unwrap_err().too_large);
    assert!(game(10_000).to_link().is_ok());
    assert!(game(10_001).to_link().unwrap_err().too_large);
    let many = json!({"rows": vec![""; 20_000], "board": {"neighbors": []}});
    assert!(
        read_one(&many.to_string())
            .unwrap()
            .to_link()
            .unwrap_err()
            .too_large
    );
}

/// A game that goes on from another one begins in a link where that one led.
#[test]
fn alone() {
    let all = read(include_str!("data/overview-2.json")).unwrap();
    let mut before = None;
    let mut failed = Vec::new();
    for position in all.into_iter().flatten() {
        let earlier = before.as_ref().filter(|_| position.continues.is_some());
        let game = replay(&position, earlier).unwrap();
        match position.alone(&game) {
            Ok(one) => {
                let one = Position::from_link(&one.to_link().unwrap()).unwrap();
                let again = replay(&one, None).unwrap();
                assert_eq!(again.turns.len(), game.turns.len());
                assert_eq!(again.state.situation(), game.state.situation());
            }
            Err(error) => failed.push(error.message()),
        }
        before = Some(game);
    }
    assert_eq!(
        failed,
        ["without the game that it goes on from: move 17: there is no move 8"]
    );
}
