//! Base64 for addresses, without padding (RFC 4648, 5).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |at: usize| usize::from(three.get(at).copied().unwrap_or(0));
        let group = byte(0) << 16 | byte(1) << 8 | byte(2);
        let letters = [18, 12, 6, 0].map(|shift| char::from(LETTERS[group >> shift & 63]));
        text.extend(&letters[..=three.len()]);
    }
    text
}

/// `None` for another letter, or an end that [`write`] never makes.
pub(super) fn read(letters: impl Iterator<Item = u8>) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut pending, mut count) = (0_u32, 0);
    for letter in letters {
        pending = pending << 6 | value(letter)?;
        count += 6;
        if count >= 8 {
            count -= 8;
            let [byte, ..] = (pending >> count).to_le_bytes();
            bytes.push(byte);
            pending &= (1 << count) - 1;
        }
    }
    (count < 6 && pending == 0).then_some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    let value = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(u32::from(value))
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn reads_what_it_wrote_and_no_other_spelling() {
        for length in 0..50_u8 {
            let bytes: Vec<u8> = (0..length).map(|at| at.wrapping_mul(97)).collect();
            let text = write(&bytes);
            assert_eq!(read(text.bytes()), Some(bytes));
        }
        assert_eq!(write(b"loja!"), "bG9qYSE");
        for wrong in ["A", "AB", "bG9qYSF", "bG9qYSE=", "bG9 YSE", "AAAAA"] {
            assert_eq!(read(wrong.bytes()), None, "{wrong}");
        }
        assert_eq!(read("AA".bytes()), Some(vec![0]));
    }
}
