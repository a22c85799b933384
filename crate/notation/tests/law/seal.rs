//! Base64 and the checksum of links once more, written from `FORMATS.md`, so that damaged links get as
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

/// A link of these sections, each a tag and its bytes.
pub fn link(sections: &[(u8, &[u8])]) -> String {
    let mut bytes = Vec::new();
    for (tag, content) in sections {
        bytes.push(*tag);
        bytes.push(u8::try_from(content.len()).unwrap_or(u8::MAX));
        bytes.extend(*content);
    }
    bytes.extend([0, 0]);
    let bits: Vec<bool> = bytes
        .iter()
        .flat_map(|byte| (0..8).rev().map(move |at| byte >> at & 1 == 1))
        .collect();
    let letters = bits.chunks(6).filter_map(|six| {
        let value = six
            .iter()
            .fold(0, |value, &bit| 2 * value + usize::from(bit));
        LETTERS[value << (6 - six.len())..].chars().next()
    });
    sealed(&"1".chars().chain(letters).collect::<String>())
}
