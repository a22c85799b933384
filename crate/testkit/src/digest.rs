/// The hash FNV-1a of 64 bits.
#[must_use]
pub fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// The digest of a `loja-systems` certificate: of its words, each after a blank.
fn words_digest(text: &str) -> u64 {
    let words = text.split_ascii_whitespace();
    fnv1a(words.flat_map(|word| std::iter::once(b' ').chain(word.bytes())))
}

/// The certificates of `loja-systems` in this text, each with the digest of what it says now.
#[must_use]
pub fn sealed(text: &str) -> String {
    let (mut whole, mut body) = (String::new(), String::new());
    for line in text.lines() {
        if line.starts_with("digest ") {
            whole += &format!("{body}digest {:016x}\n", words_digest(&body));
            body.clear();
        } else {
            body += line;
            body.push('\n');
        }
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::fnv1a;

    /// Values from the authors' list.
    #[test]
    fn published_values() {
        assert_eq!(fnv1a(*b""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(fnv1a(*b"a"), 0xAF63_DC4C_8601_EC8C);
        assert_eq!(fnv1a(*b"foobar"), 0x8594_4171_F739_67E8);
    }
}
