//! Problems that are equal after turning, mirroring and recolouring.

pub(crate) mod canonical;
pub(crate) mod claim_view;
pub(crate) mod restore;
pub(crate) mod standing;
pub(crate) mod turned;
pub(crate) mod turning;

pub use canonical::{canonical, id};
pub use turned::turned;
pub use turning::{Turning, exchanged, is_plain, size};
