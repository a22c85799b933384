//! Nothing but benchmarks; see `benches/`. They live in a crate of their own, outside the default
//! members, because criterion takes longer to build than everything else together.
