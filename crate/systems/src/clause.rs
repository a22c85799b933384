//! Passages of a document that decide something, with its own line numbers.

/// A passage of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The document.
    pub document: &'static str,
    /// The author's name or number for the passage, if any.
    pub name: &'static str,
    /// Its first and its last line.
    pub lines: [u16; 2],
    /// The passage in our words.
    pub says: &'static str,
}

impl Clause {
    /// Pauli's document on LJRG, which quotes other rules too.
    pub(crate) const fn of_pauli(
        name: &'static str,
        lines: [u16; 2],
        says: &'static str,
    ) -> Clause {
        Clause::of("logical-japanese-rules.md", name, lines, says)
    }

    /// Shimada's book, which quotes Yasunaga's draft.
    pub(crate) const fn of_shimada(
        name: &'static str,
        lines: [u16; 2],
        says: &'static str,
    ) -> Clause {
        Clause::of(
            "shimada-problems-in-composing-igo-rules.txt",
            name,
            lines,
            says,
        )
    }

    pub(crate) const fn of(
        document: &'static str,
        name: &'static str,
        lines: [u16; 2],
        says: &'static str,
    ) -> Clause {
        Clause {
            document,
            name,
            lines,
            says,
        }
    }

    /// Name, document and lines.
    #[must_use]
    pub fn cited(&self) -> String {
        let [first, last] = self.lines;
        let lines = match first == last {
            true => format!("line {first}"),
            false => format!("lines {first} to {last}"),
        };
        format!("{}, {lines} of {}", self.name, self.document)
    }
}
