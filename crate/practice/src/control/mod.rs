pub(crate) mod ahead;
pub(crate) mod claim;
pub(crate) mod depths;
pub(crate) mod memory;
pub(crate) mod score;
pub(crate) mod search;
