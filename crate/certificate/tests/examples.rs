//! The examples, which have to run to their end.

#[path = "../examples/second_opinion.rs"]
mod second_opinion;

#[test]
fn second_opinion_runs() {
    second_opinion::main().unwrap();
}
