/// The hash FNV-1a of 64 bits.
#[must_use]
pub fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// The digest of a `loja-systems` certificate: of its words, each after a blank.
#[must_use]
pub fn words_digest(text: &str) -> u64 {
    let words = text.split_ascii_whitespace();
    fnv1a(words.flat_map(|word| std::iter::once(b' ').chain(word.bytes())))
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
