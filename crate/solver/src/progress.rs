/// How far a search has come, and its cost.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Situations whose successors have all been looked at.
    pub nodes: u64,
    /// Situations generated, repeated ones counted again.
    pub situations: u64,
    /// Different situations kept.
    pub known: u64,
    /// Memory in use, also for writing and checking.
    pub bytes: u64,
    /// How many situations may still have to be settled to show a lock …
    pub effort_lock: u64,
    /// … and to refute it. In the end one of the two is 0.
    pub effort_refuted: u64,
}
