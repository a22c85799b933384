use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// Where in a text its fault is, as far as that is known; all count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct TextPlace {
    /// The line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    line: Option<usize>,
    /// The character of that line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    column: Option<usize>,
    /// The character of a link, without what announces it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    character: Option<usize>,
}

impl From<loja_notation::TextPlace> for TextPlace {
    fn from(place: loja_notation::TextPlace) -> TextPlace {
        TextPlace {
            line: place.line,
            column: place.column,
            character: place.character,
        }
    }
}
