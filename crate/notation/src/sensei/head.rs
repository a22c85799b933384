use loja_rules::Color;

use super::signs::PREFIX;

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Head<'a> {
    pub(super) first: Color,
    pub(super) before: usize,
    /// The whole board's size, if only a part is shown.
    pub(super) size: usize,
    pub(super) title: &'a str,
}

/// The assumed size if only a part is shown.
const USUAL: usize = 19;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TitleMove {
    Move(usize),
    Letter(char),
    Pass,
}

impl<'a> Head<'a> {
    /// Reads `$$Bc9m10 Title`, all optional after the dollars; coordinates don't matter.
    pub(super) fn read(line: &'a str) -> Option<Head<'a>> {
        let line = line.trim().strip_prefix(PREFIX)?;
        let (flags, title) = match line.split_once(char::is_whitespace) {
            Some((flags, title)) => (flags, title.trim()),
            None => (line, ""),
        };
        let (mut first, mut before, mut size) = (None, None, None);
        let mut rest = flags;
        while let Some(sign) = rest.chars().next() {
            let after = &rest[sign.len_utf8()..];
            let digits = after.bytes().take_while(u8::is_ascii_digit).count();
            rest = match sign {
                'B' | 'b' if first.is_none() => {
                    first = Some(Color::Black);
                    after
                }
                'W' | 'w' if first.is_none() => {
                    first = Some(Color::White);
                    after
                }
                'c' | 'C' => after,
                'm' if before.is_none() => {
                    let number: usize = after[..digits].parse().ok()?;
                    before = Some(number.checked_sub(1)?);
                    &after[digits..]
                }
                '0'..='9' => {
                    // Ignores more digits than any board has.
                    size = flags_number(rest, digits + 1);
                    &after[digits..]
                }
                _ => return None,
            };
        }
        Some(Head {
            first: first.unwrap_or(Color::Black),
            before: before.unwrap_or(0),
            size: size.unwrap_or(USUAL),
            title,
        })
    }

    /// The title's moves ("Ko (5 at 1, 6 passes)"), counted from the diagram's first.
    pub(super) fn moves(&self) -> impl Iterator<Item = (usize, TitleMove)> + '_ {
        let parts = self.title.split(['(', ')', ',', ';']);
        parts.filter_map(|part| self.part(part))
    }

    /// The title without such moves.
    pub(super) fn name(&self) -> &'a str {
        let inner = self.title.strip_suffix(')');
        let inner = inner.and_then(|title| title.rsplit_once('('));
        let told = |part: &str| part.split_whitespace().count() < 4 && self.part(part).is_some();
        match inner {
            Some((name, inner)) if inner.split(',').all(told) => name.trim_end(),
            _ => self.title,
        }
    }

    fn part(&self, part: &str) -> Option<(usize, TitleMove)> {
        let words: Vec<&str> = part.split_whitespace().collect();
        let at = words.iter().position(|&word| is_verb(word))?;
        let number = |word: &str| {
            let digits = word.trim_start_matches(['B', 'W']);
            let number: usize = digits.parse().ok()?;
            // Some people count from the diagram's first move, others from the game's.
            number.checked_sub(if number > self.before { self.before } else { 0 })
        };
        let first = number(words.get(at.checked_sub(1)?)?)?;
        let told = match (words[at], words.get(at + 1)) {
            ("pass" | "passes", None) => TitleMove::Pass,
            ("at" | "@", Some(place)) => {
                let mut signs = place.chars();
                match (signs.next(), signs.next()) {
                    (Some(letter @ 'a'..='z'), None) => TitleMove::Letter(letter),
                    _ => TitleMove::Move(number(place)?),
                }
            }
            _ => return None,
        };
        Some((first, told))
    }
}

fn flags_number(text: &str, digits: usize) -> Option<usize> {
    text.get(..digits)?.parse().ok()
}

fn is_verb(word: &str) -> bool {
    ["at", "@", "pass", "passes"].contains(&word)
}
