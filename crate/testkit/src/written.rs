use std::path::Path;
use std::{env, fs};

/// Compares a file that tests write with what belongs there, or writes it where `LOJA_UPDATE` is set.
///
/// The path begins at the folder of the crate, where cargo runs tests.
///
/// # Panics
///
/// When they differ. The message has the first line that does, and the command that accepts it.
#[track_caller]
pub fn keep_written(file: impl AsRef<Path>, text: &str) {
    let file = file.as_ref();
    if env::var_os("LOJA_UPDATE").is_some() {
        fs::write(file, text).unwrap();
        return;
    }
    let Some(difference) = difference(&fs::read_to_string(file).unwrap_or_default(), text) else {
        return;
    };
    let package = env::var("CARGO_PKG_NAME").unwrap_or_default();
    panic!(
        "{}, {difference}\n`LOJA_UPDATE=1 cargo test -p {package}` accepts it",
        file.display()
    );
}

fn difference(kept: &str, now: &str) -> Option<String> {
    if kept == now {
        return None;
    }
    let [mut kept, mut now] = [kept, now].map(|text| text.split_inclusive('\n'));
    (1_usize..).find_map(|number| match (kept.next(), now.next()) {
        (before, now) if before == now => None,
        (before, now) => Some(format!("line {number}\n was {before:?}\n now {now:?}")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_where_it_begins() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        let of = |kept, now| difference(kept, now).unwrap();
        assert!(
            of("a\nb\n", "a\nc\n").contains("line 2\n was Some(\"b\\n\")\n now Some(\"c\\n\")")
        );
        assert!(of("a\n", "a").contains("line 1"));
        assert!(of("", "a\n").contains("line 1\n was None"));
        assert!(of("a\nb\n", "a\n").contains("now None"));
    }

    #[test]
    #[should_panic(expected = "accepts it")]
    fn a_file_that_is_not_there_is_a_difference() {
        if env::var_os("LOJA_UPDATE").is_some() {
            panic!("nothing is written here, and so it accepts it");
        }
        keep_written("tests/nothing.txt", "text");
    }
}
