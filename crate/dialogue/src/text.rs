//! Small parts of sentences.

/// A number as one reads it: in words up to ten, and with gaps from a thousand on.
pub(crate) fn count(number: usize) -> String {
    large_count(number as u64)
}

/// The same for what a search counts.
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

/// "a1, b1 and c1", with another word for "and" where needed.
pub(crate) fn listed(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => [&first.join(", "), " ", and, " ", last].concat(),
    }
}

/// The same with a capital at its start. A point keeps its name: `B1` would be a clause.
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

/// The same with a small letter, where the first word is no name.
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

/// The singular for one, the plural for all else.
pub(crate) fn of<'a>(number: usize, one: &'a str, more: &'a str) -> &'a str {
    if number == 1 { one } else { more }
}

/// A sentence of a part without capital and full stop.
pub(crate) fn sentence(part: &str) -> String {
    let mut text = capital(part);
    text.push('.');
    text
}

/// Sentences one after the other; empty ones are left out.
pub(crate) fn together(sentences: &[String]) -> String {
    let said: Vec<&str> = sentences
        .iter()
        .map(String::as_str)
        .filter(|one| !one.is_empty())
        .collect();
    said.join(" ")
}

/// The clauses that stand in parentheses, each once, in order: "(C8.2, D1)" names two.
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
