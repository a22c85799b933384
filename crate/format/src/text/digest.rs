//! A digest against damage, not forgery: a certificate sealed again still has to show its answer.

/// FNV-1a of 64 bits over all bytes but blanks and line ends.
///
/// Each step is invertible in the number and injective in the byte, so texts that differ in one such byte have
/// different digests.
pub(super) fn digest(text: &str) -> u64 {
    let bytes = text.bytes().filter(|byte| !byte.is_ascii_whitespace());
    bytes.fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

/// The start of the last line.
pub(super) const LABEL: &str = "digest ";

pub(super) fn sealed(mut body: String) -> String {
    let digest = digest(&body);
    body.push_str(&format!("{LABEL}{digest:016x}\n"));
    body
}

/// Seals a changed text, for tests and tools.
///
/// ```
/// use loja_format::{Certificate, sealed_again};
///
/// let text = sealed_again("loja-certificate 1\nno certificate at all\n");
/// assert_eq!(text.lines().last(), Some("digest 1f875a9e4696bba4"));
/// assert!(Certificate::from_text(&text).is_err());
/// ```
#[must_use]
pub fn sealed_again(text: &str) -> String {
    let end = text.rfind(LABEL).unwrap_or(text.len());
    sealed(text[..end].to_owned())
}
