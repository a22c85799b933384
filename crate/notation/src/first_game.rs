//! Finds a game in a text: SGF may follow letters and licences.

const MAX_NAME: usize = 32;

/// The first bracket that nodes follow, one of them with a property. No encoding of SGF uses these bytes within a
/// character.
pub(crate) fn first_game(bytes: &[u8]) -> Option<usize> {
    let mut begins = bytes.iter().enumerate().filter(|&(_, &sign)| sign == b'(');
    begins
        .find(|&(at, _)| bytes.get(at + 1..).is_some_and(is_game))
        .map(|(at, _)| at)
}

fn is_game(rest: &[u8]) -> bool {
    let rest = rest.trim_ascii_start();
    if !rest.starts_with(b";") {
        return false;
    }
    let is_no_node = |sign: &u8| !sign.is_ascii_whitespace() && *sign != b';';
    let end = rest.iter().position(is_no_node).unwrap_or(rest.len());
    let rest = rest.get(end..).unwrap_or_default();
    let name = rest.iter().take(MAX_NAME);
    let name = name.take_while(|sign| sign.is_ascii_alphabetic()).count();
    let after = rest.get(name..).unwrap_or_default().trim_ascii_start();
    match after.first() {
        Some(b'[') => name > 0,
        Some(b'(' | b')') => name == 0,
        _ => false,
    }
}
