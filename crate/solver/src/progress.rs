//! How far a search has come.

/// How far a search has come, and what it takes.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Situations expanded: all their successors were looked at.
    pub nodes: u64,
    /// Situations generated, repeated ones counted again.
    pub situations: u64,
    /// Different situations kept.
    pub known: u64,
    /// Memory they take; while a certificate is written or checked, that takes part of it too.
    pub bytes: u64,
    /// The bracket: how many situations may still have to be settled to show a lock …
    pub effort_lock: u64,
    /// … and to refute it. One of the two is 0 in the end.
    pub effort_refuted: u64,
}
