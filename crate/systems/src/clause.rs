//! The words of a document that decide something. Lines are those of the documents as they came; each was looked up there.

/// A passage of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The document.
    pub document: &'static str,
    /// What its author calls the passage, where it has a name or a number.
    pub name: &'static str,
    /// Its first and its last line.
    pub lines: [u16; 2],
    /// What it says about a stage, in our words.
    pub says: &'static str,
}

impl Clause {
    /// A passage of Robert Pauli's document on LJRG, which quotes and discusses other rules too.
    pub(crate) const fn of_pauli(
        name: &'static str,
        lines: [u16; 2],
        says: &'static str,
    ) -> Clause {
        Clause::of("logical-japanese-rules.md", name, lines, says)
    }

    /// A passage of Shimada's book, which quotes Yasunaga's draft.
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
