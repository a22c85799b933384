//! Splits the protocol's input into lines and commands.

use std::io::{self, BufRead};

/// Longer lines are no commands.
const MOST: usize = 4096;

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) id: Option<u32>,
    pub(crate) name: String,
    pub(crate) words: Vec<String>,
}

/// Holds no overlong line in memory.
pub(crate) struct Lines<R> {
    reader: R,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(reader: R) -> Lines<R> {
        Lines { reader }
    }

    /// `None` at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut line = Vec::new();
        let mut any = false;
        loop {
            let buffer = match self.reader.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                // The sender is gone.
                Err(_) => &[],
            };
            if buffer.is_empty() {
                return Ok(any.then_some(line));
            }
            any = true;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            let room = (MOST + 1).saturating_sub(line.len());
            line.extend_from_slice(&part[..part.len().min(room)]);
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.reader.consume(used);
            if end.is_some() {
                return Ok(Some(line));
            }
        }
    }
}

/// `None` for a line without a command.
///
/// As the protocol says, it drops control characters, a tab is a blank, and a number sign begins a comment.
pub(crate) fn parse(line: &[u8]) -> Option<Line> {
    let too_long = line.len() > MOST;
    let text = String::from_utf8_lossy(line);
    let text = text.split('#').next().unwrap_or_default();
    let blank = |sign: char| if sign == '\t' { ' ' } else { sign };
    let text: String = text
        .chars()
        .map(blank)
        .filter(|sign| !sign.is_control())
        .collect();
    let mut words = text.split_whitespace().map(str::to_owned).peekable();
    let id = words.peek().and_then(|word| word.parse().ok());
    if id.is_some() {
        words.next();
    }
    let name = words.next();
    if too_long {
        // Without a name the command is unknown.
        let (name, words) = (String::new(), Vec::new());
        return Some(Line { id, name, words });
    }
    let name = match (name, id) {
        (Some(name), _) => name,
        (None, Some(_)) => String::new(),
        (None, None) => return None,
    };
    let words = words.collect();
    Some(Line { id, name, words })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Option<(Option<u32>, String, Vec<String>)> {
        parse(text.as_bytes()).map(|line| (line.id, line.name, line.words))
    }

    #[test]
    fn lines_as_the_protocol_reads_them() {
        let command = |id, name: &str, words: &[&str]| {
            let words = words.iter().map(|&word| word.to_owned()).collect();
            Some((id, name.to_owned(), words))
        };
        assert_eq!(told("name"), command(None, "name", &[]));
        assert_eq!(
            told("  7\tplay B\u{7} c3\r"),
            command(Some(7), "play", &["B", "c3"])
        );
        assert_eq!(
            told("komi 6.5 # so it goes"),
            command(None, "komi", &["6.5"])
        );
        assert_eq!(told("12"), command(Some(12), "", &[]));
        for nothing in ["", " ", "# name", "\u{1b}\r", "\t#"] {
            assert_eq!(told(nothing), None, "{nothing:?}");
        }
        // The number is too large to repeat.
        assert_eq!(
            told("99999999999 name"),
            command(None, "99999999999", &["name"])
        );
        assert_eq!(told(&"x".repeat(MOST)).unwrap().1.len(), MOST);
        assert_eq!(told(&"x".repeat(MOST + 1)), command(None, "", &[]));
    }

    #[test]
    fn lines_of_any_length() {
        let text = [b"a\n".as_slice(), &[b'x'; 100_000], b"\n\n\xff\xfe\nend"].concat();
        let mut lines = Lines::new(io::BufReader::with_capacity(7, text.as_slice()));
        let mut lengths = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            lengths.push(line.len());
        }
        assert_eq!(lengths, [1, MOST + 1, 0, 2, 3]);
    }
}
