use std::fmt::Write as _;

use crate::decimal::Decimal;

use super::drawing::Inks;

pub(super) struct Out {
    pub(super) text: String,
    pub(super) inks: &'static Inks,
}

impl Out {
    pub(super) fn new(inks: &'static Inks) -> Out {
        let text = String::new();
        Out { text, inks }
    }

    /// Writing to a string can't fail.
    pub(super) fn put(&mut self, text: std::fmt::Arguments<'_>) {
        let _ = self.text.write_fmt(text);
    }

    /// Centres a text on its place.
    pub(super) fn text(&mut self, [x, y]: [f64; 2], size: f64, fill: &str, text: &str) {
        self.put(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{fill}\" text-anchor=\"middle\" font-family=\"ui-sans-serif, system-ui, sans-serif\">{}</text>\n",
            Number(x),
            Number(y + 0.36 * size),
            Number(size),
            escape(text),
        ));
    }

    pub(super) fn circle(&mut self, [x, y]: [f64; 2], radius: f64, ink: &str) {
        let (x, y, radius) = (Number(x), Number(y), Number(radius));
        self.put(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {ink}/>\n"
        ));
    }
}

/// Two decimals at most.
pub(super) struct Number(pub(super) f64);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Decimal((self.0 * 100.0).round() / 100.0).fmt(f)
    }
}

/// Escapes text and attributes; characters that XML lacks become `�`.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' => safe.push(sign),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            _ => safe.push(sign),
        }
    }
    safe
}
