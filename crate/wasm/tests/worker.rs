//! The crossing itself, in a dedicated worker.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![cfg(target_arch = "wasm32")]

mod shared;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_dedicated_worker);
