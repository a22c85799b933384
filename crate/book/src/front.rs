//! The head of a chapter: TOML between two lines of `+++`.

use serde::{Deserialize, Serialize};

use crate::fault::{Fault, of_toml};

/// What the head tells.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Front {
    pub(crate) title: String,
    pub(crate) lead: String,
    #[serde(default)]
    pub(crate) credit: Vec<Credit>,
}

/// Whose work a chapter rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credit {
    /// Who made it.
    pub author: String,
    /// What it is called.
    pub work: String,
    /// When it was made.
    pub year: Year,
    /// Where to find it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// What it gave to the chapter.
    #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A year, or several in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Year {
    /// One year.
    Number(i32),
    /// Such as `1999-2003`.
    Words(String),
}

/// Parts a chapter into its head and its text. The number is that of the text's first line.
pub(crate) fn split<'a>(file: &str, text: &'a str) -> Result<(Front, &'a str, usize), Fault> {
    let mut at = 0;
    let mut head = None;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let mark = line.trim_end() == "+++";
        match head {
            None if mark => head = Some(at + line.len()),
            None => break,
            Some(start) if mark => {
                let head = &text[start..at];
                let front: Front = toml::from_str(head).map_err(|e| of_toml(file, 2, head, &e))?;
                let insecure = |credit: &&Credit| {
                    credit
                        .url
                        .as_ref()
                        .is_some_and(|url| !url.starts_with("https://"))
                };
                if let Some(credit) = front.credit.iter().find(insecure) {
                    let message = format!("the url of \"{}\" is no https address", credit.work);
                    return Err(Fault::new(file, 1, message));
                }
                return Ok((front, &text[at + line.len()..], number + 2));
            }
            Some(_) => {}
        }
        at += line.len();
    }
    Err(Fault::new(
        file,
        1,
        "a chapter begins with a head between two lines of +++",
    ))
}
