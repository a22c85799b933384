use std::collections::HashSet;

/// Whether a name fits addresses and folders: lower-case letters, digits and hyphens.
pub(crate) fn is_slug(text: &str) -> bool {
    let fine = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    !text.is_empty() && !text.starts_with('-') && text.chars().all(fine)
}

pub(crate) fn bad_name(name: &str) -> String {
    format!("\"{name}\" is no name; use small letters, digits and hyphens")
}

pub(crate) fn unique(heading: &str, used: &mut HashSet<String>) -> String {
    let words = heading
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    let plain = match words.first().map(String::as_str) {
        None => "section".to_owned(),
        // Unnamed figures and steps have these names.
        Some("figure" | "step") => format!("section-{}", words.join("-")),
        Some(_) => words.join("-"),
    };
    let mut slug = plain.clone();
    let mut number = 1;
    while !used.insert(slug.clone()) {
        number += 1;
        slug = format!("{plain}-{number}");
    }
    slug
}
