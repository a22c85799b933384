//! Numbers and lists in words.

/// In words up to ten, with gaps from a thousand on.
pub(crate) fn count(number: usize) -> String {
    const WORDS: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    if let Some(word) = WORDS.get(number) {
        return (*word).to_owned();
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
pub(crate) fn capital(text: &mut str) {
    let word = text
        .split(|sign: char| !sign.is_ascii_alphanumeric())
        .next();
    if word.is_some_and(|word| word.ends_with(|sign: char| sign.is_ascii_digit())) {
        return;
    }
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
}
