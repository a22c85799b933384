//! Links with sections that no writer makes, and how many bits a move has.

use loja_notation::{Error, Position, read_one};

use crate::law;
use crate::law::seal::link;

const ROWS: u8 = 1;
const KOMI: u8 = 9;
const SITUATION: u8 = 11;
const MOVES: u8 = 13;

/// Three empty places in a row.
const THREE: (u8, &[u8]) = (ROWS, &[3, 1, 1]);

fn rows(link: &str) -> Result<Vec<String>, String> {
    let position = Position::from_link(link).map_err(|error| {
        // The place is told for people, and pinned by `errors_name_the_character`.
        let spots = Vec::new();
        Error { spots, ..error }.message()
    })?;
    Ok(position.to_data().rows)
}

#[test]
fn a_section_ends_where_it_ends() {
    assert!(rows(&link(&[THREE, (KOMI, &[12])])).is_ok());
    for (tag, content) in [
        (KOMI, [12, 0].as_slice()),
        (KOMI, &[12, 1]),
        (KOMI, &[12, 0, 0]),
        (SITUATION, &[0b0010_0000, 0]),
        (SITUATION, &[0b0010_0001]),
        (MOVES, &[0, 0, 0]),
        (MOVES, &[0, 0b0000_0001]),
    ] {
        let found = rows(&link(&[THREE, (tag, content)]));
        let expected = Err("the end of a section is expected".to_owned());
        assert_eq!(found, expected, "{tag} {content:?}");
    }
    assert_eq!(
        rows(&link(&[(ROWS, &[3, 1, 1, 0])])),
        Err("the end of a section is expected".to_owned())
    );
}

/// Two kinds, seven cells a byte; 128 and 129 begin runs.
#[test]
fn cells() {
    for (cells, found) in [
        ([2, 0].as_slice(), Ok(".x......")),
        (&[128, 8], Ok("........")),
        (&[128, 7, 1], Ok(".......x")),
        (&[129, 7, 0], Ok("xxxxxxx.")),
        (&[128, 0, 0, 0], Err("a run of 1 to 8 cells is expected")),
        (&[128, 9], Err("a run of 1 to 8 cells is expected")),
        (&[128, 7, 128, 2], Err("a run of 1 to 1 cells is expected")),
        (&[130, 8], Err("cells of the kinds told is expected")),
        (&[128, 7, 2], Err("no cell after the last one is expected")),
        (&[0, 0b10], Err("no cell after the last one is expected")),
        (&[0], Err("more cells is expected")),
    ] {
        let content = [&[8, 1, 0b11], cells].concat();
        let expected = found.map(|row: &str| vec![row.to_owned()]);
        let expected = expected.map_err(str::to_owned);
        assert_eq!(rows(&link(&[(ROWS, &content)])), expected, "{cells:?}");
    }
}

/// One move without a number or a colour: three bits on three places, of which five codes are used.
#[test]
fn codes_of_moves() {
    let game = |code: u8| link(&[THREE, (MOVES, &[1, 0, code << 5])]);
    for (code, at) in [
        (0, None),
        (2, Some([0, 0])),
        (3, Some([1, 0])),
        (4, Some([2, 0])),
    ] {
        let position = Position::from_link(&game(code)).unwrap();
        let moves = position.record.moves.unwrap();
        assert_eq!((moves[0].at, moves[0].pass), (at, at.is_none()));
    }
    for code in 5..8 {
        let expected = Err("a pass or a place of these rows is expected".to_owned());
        assert_eq!(rows(&game(code)), expected);
    }
}

/// Where places + 2 is a power of two each code is used, and one more bit would be another format. A
/// link of today is read for ever.
#[test]
fn bits_of_a_move() {
    for (columns, rows, pinned) in [
        (2, 1, "1AQMCAQENBAIEBcBUCA"),
        (3, 2, "1AQMDAgENBAIEBeBTPA"),
        (7, 2, "1AQMHAgENBAIEBfDd4g"),
        (6, 5, "1AQMGBQENBQIEBfgA6jc"),
        (3, 3, "1AQMDAwENBAIEBaBcKw"),
    ] {
        let last = [columns - 1, rows - 1];
        let text = serde_json::json!({"rows": vec![".".repeat(columns); rows],
            "moves": [{"n": 1, "at": last, "color": "x"}, {"n": 2, "pass": true, "color": "o"}]});
        let position = read_one(&text.to_string()).unwrap();
        assert_eq!(
            position.to_link().as_deref(),
            Ok(pinned),
            "{columns} {rows}"
        );
        law::link_of(&position);
    }
}
