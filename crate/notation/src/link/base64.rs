//! Base64 without padding, written here so that an error names the link's character.

use loja_voice::NotationFact;

use super::bits::wrong;
use crate::error::Error;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |at: usize| usize::from(three.get(at).copied().unwrap_or(0));
        let group = byte(0) << 16 | byte(1) << 8 | byte(2);
        let letters = [18, 12, 6, 0].map(|shift| char::from(LETTERS[group >> shift & 63]));
        text.extend(&letters[..=three.len()]);
    }
    text
}

pub(super) fn read(text: &str) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    let (mut pending, mut count) = (0_usize, 0);
    for (at, sign) in text.chars().enumerate() {
        let value = LETTERS
            .iter()
            .position(|&letter| char::from(letter) == sign);
        let value = value.ok_or_else(|| {
            let sign = sign.escape_debug().to_string();
            wrong(at * 6, NotationFact::LinkSign { sign })
        })?;
        pending = pending << 6 | value;
        count += 6;
        if count >= 8 {
            count -= 8;
            let [byte, ..] = (pending >> count).to_le_bytes();
            bytes.push(byte);
            pending &= (1 << count) - 1;
        }
    }
    if count == 6 || pending != 0 {
        let last = text.chars().count().saturating_sub(1);
        return Err(wrong(last * 6, NotationFact::LinkEndsAmid));
    }
    Ok(bytes)
}
