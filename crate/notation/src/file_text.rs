use encoding_rs::{Encoding, GBK, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

use loja_voice::{NotationFact, SpotFact};

use crate::error::Error;
use crate::first_game::first_game;

const HEAD: usize = 1 << 16;

/// Decodes a file by its byte order mark; SGF else by `CA`, as UTF-8, or as Latin-1 (FF\[4\]); all else as UTF-8.
///
/// ```
/// let text = loja_notation::text_of(b"(;PB[\xe9t\xe9])".to_vec())?;
/// assert_eq!(text, "(;PB[été])");
/// # Ok::<(), loja_notation::Error>(())
/// ```
///
/// # Errors
/// When it is neither SGF nor UTF-8. SGF always decodes, with `�` for a byte without a character.
pub fn text_of(bytes: Vec<u8>) -> Result<String, Error> {
    if let Some((encoding, _)) = Encoding::for_bom(&bytes) {
        let (text, _) = encoding.decode_with_bom_removal(&bytes);
        if has_sgf(text.as_bytes()) {
            return Ok(text.into_owned());
        }
    }
    let sgf = match bytes.as_slice() {
        [b'(', 0, b';', 0, ..] => return Ok(decoded(UTF_16LE, &bytes)),
        [0, b'(', 0, b';', ..] => return Ok(decoded(UTF_16BE, &bytes)),
        bytes => has_sgf(bytes),
    };
    let told = sgf.then(|| told(&bytes)).flatten();
    if let Some(encoding) = told {
        let (text, _, damaged) = encoding.decode(&bytes);
        if !damaged {
            return Ok(text.into_owned());
        }
    }
    // Before `CA`: nothing else looks like UTF-8 by chance.
    String::from_utf8(bytes).or_else(|error| {
        if !sgf {
            return Err(no_text(&error));
        }
        Ok(decoded(told.unwrap_or(WINDOWS_1252), error.as_bytes()))
    })
}

fn has_sgf(bytes: &[u8]) -> bool {
    let bytes = bytes.get(..HEAD).unwrap_or(bytes);
    match bytes.trim_ascii_start().first() {
        Some(b'(') => true,
        Some(b'{' | b'[') | None => false,
        Some(_) => first_game(bytes).is_some(),
    }
}

fn decoded(encoding: &'static Encoding, bytes: &[u8]) -> String {
    encoding.decode_without_bom_handling(bytes).0.into_owned()
}

/// The encoding of the first known `CA`, whose letters are ASCII in all encodings here.
fn told(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    let begins = head.windows(3).enumerate();
    let mut begins = begins
        .filter(|(_, sign)| sign == b"CA[")
        .map(|(at, _)| at + 3);
    begins.find_map(|at| {
        let rest = head.get(at..)?;
        let end = rest.iter().take(40).position(|&sign| sign == b']')?;
        let label = rest.get(..end)?.trim_ascii();
        Encoding::for_label(label).or_else(|| page(label))
    })
}

/// Windows names that browsers don't know.
fn page(label: &[u8]) -> Option<&'static Encoding> {
    match label.to_ascii_lowercase().as_slice() {
        b"cp936" | b"windows-936" => Some(GBK),
        b"cp932" | b"windows-932" => Some(SHIFT_JIS),
        b"cp949" => Some(encoding_rs::EUC_KR),
        b"cp950" | b"windows-950" => Some(encoding_rs::BIG5),
        b"cp65001" => Some(UTF_8),
        _ => None,
    }
}

fn no_text(error: &std::string::FromUtf8Error) -> Error {
    let at = error.utf8_error().valid_up_to();
    let before = error.as_bytes().get(..at).unwrap_or_default();
    let before = String::from_utf8_lossy(before);
    let line = 1 + before.matches('\n').count();
    let column = 1 + before
        .chars()
        .rev()
        .take_while(|&sign| sign != '\n')
        .count();
    Error::from(NotationFact::NoText).within(SpotFact::LineColumn { line, column })
}
