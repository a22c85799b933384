use serde::{Deserialize, Serialize};

use crate::fault::BookFault;

/// A part of a long page, up to the next stop.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Its name.
    pub title: String,
    /// Its first section.
    pub from: String,
}

pub(crate) fn faults_of<'a>(
    slug: &str,
    mut sections: impl Iterator<Item = &'a str>,
    parts: &[Part],
) -> Vec<BookFault> {
    let mut faults = Vec::new();
    for (number, Part { from, .. }) in parts.iter().enumerate() {
        match sections.position(|section| section == from) {
            None => faults.push(fault(format!(
                "a part of \"{slug}\" begins with \"{from}\", which is no section after those before"
            ))),
            Some(at) if number == 0 && at > 0 => faults.push(fault(format!(
                "the first part of \"{slug}\" begins after its first section"
            ))),
            Some(_) => {}
        }
    }
    faults
}

pub(crate) fn of_no_page(slug: &str) -> BookFault {
    fault(format!("there is no page \"{slug}\" to have parts"))
}

fn fault(message: String) -> BookFault {
    BookFault::new("contents.toml", 0, message)
}
