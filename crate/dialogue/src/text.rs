//! Small parts of sentences.

/// In words up to ten, with gaps from a thousand on.
pub(crate) fn count(number: usize) -> String {
    large_count(number as u64)
}

pub(crate) fn large_count(number: u64) -> String {
    const WORDS: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    if let Some((_, word)) = (0..).zip(WORDS).find(|&(value, _)| value == number) {
        return word.to_owned();
    }
    let digits = number.to_string();
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}

/// "a1, b1 and c1", with any word for "and".
pub(crate) fn listed(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => [&first.join(", "), " ", and, " ", last].concat(),
    }
}

/// A capital first, but not for a point: `B1` would be a clause.
pub(crate) fn capital(text: &str) -> String {
    let word = text
        .split(|sign: char| !sign.is_ascii_alphanumeric())
        .next();
    if word.is_some_and(|word| word.ends_with(|sign: char| sign.is_ascii_digit())) {
        return text.to_owned();
    }
    let mut rest = text.chars();
    let first = rest.next();
    first
        .into_iter()
        .map(|sign| sign.to_ascii_uppercase())
        .chain(rest)
        .collect()
}

/// A small letter first, unless the first word is a name.
pub(crate) fn small(text: &str) -> String {
    let first = text.split(' ').next().unwrap_or_default();
    if !["You", "Your", "Both", "The", "At", "If", "Empty"].contains(&first) {
        return text.to_owned();
    }
    let mut rest = text.chars();
    let first = rest.next();
    first
        .into_iter()
        .map(|sign| sign.to_ascii_lowercase())
        .chain(rest)
        .collect()
}

pub(crate) fn of<'a>(number: usize, one: &'a str, more: &'a str) -> &'a str {
    if number == 1 { one } else { more }
}

/// Adds a capital and a full stop.
pub(crate) fn sentence(part: &str) -> String {
    let mut text = capital(part);
    text.push('.');
    text
}

pub(crate) fn together(sentences: &[String]) -> String {
    let said: Vec<&str> = sentences
        .iter()
        .map(String::as_str)
        .filter(|one| !one.is_empty())
        .collect();
    said.join(" ")
}

/// The clauses in parentheses, each once, in order: "(C8.2, D1)" names two.
#[must_use]
pub fn rules(words: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for part in words.split('(').skip(1) {
        let inside = part.split(')').next().unwrap_or_default();
        for clause in inside.split(", ").filter(|clause| is_clause(clause)) {
            if !found.iter().any(|known| known == clause) {
                found.push(clause.to_owned());
            }
        }
    }
    found
}

/// "C8.2", "B4.5", "E2": a chapter and numbers.
fn is_clause(text: &str) -> bool {
    let mut signs = text.chars();
    let chapter = signs.next().is_some_and(|sign| ('A'..='E').contains(&sign));
    let numbers = signs.as_str();
    chapter
        && numbers.starts_with(|sign: char| sign.is_ascii_digit())
        && numbers
            .chars()
            .all(|sign| sign.is_ascii_digit() || sign == '.')
}
