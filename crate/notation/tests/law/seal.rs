//! Base64 and the checksum of links once more, written from the README, so that damaged links get as
//! far as the sections.

const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A link of the bytes of this text, with a checksum in the place of the last two.
pub fn sealed(text: &str) -> String {
    let letters = text.chars().skip(1);
    let bits: Vec<bool> = letters
        .filter_map(|letter| LETTERS.find(letter))
        .flat_map(|value| (0..6).rev().map(move |at| value >> at & 1 == 1))
        .collect();
    let bits = &bits[..(bits.len() / 8 * 8).saturating_sub(16)];
    // Long division of the bits, the first sixteen inverted, with sixteen zeros after them.
    let mut left: Vec<bool> = bits.to_vec();
    left.extend([false; 16]);
    left[..16].iter_mut().for_each(|bit| *bit = !*bit);
    for at in 0..bits.len() {
        if left[at] {
            for power in [16, 12, 5, 0] {
                left[at + 16 - power] ^= true;
            }
        }
    }
    let sum = &left[bits.len()..];
    let all = [bits, sum].concat();
    let letter = |six: &[bool]| {
        let value = |six: &[bool]| {
            six.iter()
                .fold(0, |value, &bit| 2 * value + usize::from(bit))
        };
        let value = value(six) << (6 - six.len());
        LETTERS[value..].chars().next()
    };
    "1".chars()
        .chain(all.chunks(6).filter_map(letter))
        .collect()
}
