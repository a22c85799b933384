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

/// Of a longer list a fault tells the first.
const MOST_IN_FAULT: usize = 12;

/// "a1, b1, and 28 more", for the points of a fault.
pub(crate) fn some_of(items: &[String]) -> String {
    let mut text = items.get(..MOST_IN_FAULT).unwrap_or(items).join(", ");
    if let Some(more) = items
        .len()
        .checked_sub(MOST_IN_FAULT)
        .filter(|&more| more > 0)
    {
        text.push_str(&[", and ", &more.to_string(), " more"].concat());
    }
    text
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
