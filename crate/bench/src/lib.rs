//! Nothing but benchmarks (`benches/`).
//!
//! A crate outside the default members, because criterion takes longer to build than all the rest.
