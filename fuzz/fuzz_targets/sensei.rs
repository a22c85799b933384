//! See the law of the same name.
#![no_main]

#[path = "../../crate/notation/tests/law/mod.rs"]
mod law;

libfuzzer_sys::fuzz_target!(|text: &str| law::sensei_text(text));
