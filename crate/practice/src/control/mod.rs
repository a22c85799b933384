//! Who controls what if play stops, and what a few moves change about it: by the referee and by checked claims alone.

pub(crate) mod ahead;
pub(crate) mod claim;
pub(crate) mod depths;
pub(crate) mod memory;
pub(crate) mod score;
pub(crate) mod search;
