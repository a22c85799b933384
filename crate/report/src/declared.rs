//! TypeScript declarations that no derive macro can make.

/// A union of words in TypeScript.
pub(crate) fn union(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    quoted.join(" | ")
}

macro_rules! declared {
    ($type:ty, $shown:literal, [$($doc:literal)*], $inline:expr) => {
        impl ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                let lines = [$($doc.trim()),*];
                Some(format!("/**\n * {}\n */\n", lines.join("\n * ")))
            }

            fn name(_: &ts_rs::Config) -> String {
                $shown.to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                $inline
            }

            fn decl(cfg: &ts_rs::Config) -> String {
                format!("type {} = {};", $shown, Self::inline(cfg))
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some($shown.into())
            }
        }
    };
}
pub(crate) use declared;
