pub(crate) mod beside;
pub(crate) mod candidate;
pub(crate) mod game;
pub(crate) mod grow;
pub(crate) mod swing;
pub(crate) mod vary;
pub(crate) mod wanted;
