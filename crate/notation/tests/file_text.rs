//! Files as other programs write them: `data/encodings.json` is read by the page's tests too.

use loja_notation::{MAX_SGF, read, text_of};
use serde_json::Value;

fn bytes(hex: &str) -> Vec<u8> {
    let digit = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
    (0..hex.len()).step_by(2).map(digit).collect()
}

#[test]
fn sgf_of_all_encodings_is_read() {
    let rows: Vec<Value> = serde_json::from_str(include_str!("data/encodings.json")).unwrap();
    assert!(rows.len() > 40);
    for row in rows {
        let text = text_of(bytes(row["hex"].as_str().unwrap())).unwrap();
        assert_eq!(text, row["text"].as_str().unwrap(), "{}", row["name"]);
        let games = read(&text).unwrap();
        assert!(
            games.iter().all(Result::is_ok),
            "{}: {games:?}",
            row["name"]
        );
    }
}

#[test]
fn sgf_is_never_refused_for_its_encoding() {
    let text = text_of(b"(;CA[UTF-8]PB[\xff])".to_vec()).unwrap();
    assert_eq!(text, "(;CA[UTF-8]PB[\u{fffd}])");
    // The letters of CA within a name of another property are not it.
    assert_eq!(text_of(b"(;PB[\xe9])".to_vec()).unwrap(), "(;PB[\u{e9}])");
}

#[test]
fn other_texts_are_in_utf_8() {
    let refused = text_of(b"x.\n.\xe9".to_vec()).unwrap_err().to_string();
    assert_eq!(
        refused,
        "line 2, column 2: this is not UTF-8; save the text as UTF-8"
    );
    assert!(text_of(b"\xff\xfe\0".to_vec()).is_err());
    assert!(text_of(b"\xff\xfex\0.\0".to_vec()).is_err());
}

#[test]
fn sgf_may_be_longer_than_other_texts() {
    let long = format!("(;SZ[9]C[{}];B[ee])", "a".repeat(2 << 20));
    assert_eq!(read(&long).unwrap().len(), 1);
    let comment = format!("(;SZ[9]C[{}])", "a".repeat(MAX_SGF));
    assert_eq!(
        read(&comment).unwrap_err().to_string(),
        "at most 16 MB of SGF are read"
    );
}
