//! The examples, which have to run to their end.

#[path = "../examples/claim.rs"]
mod claim;

#[path = "../examples/control.rs"]
mod control;

#[test]
fn claim_runs() {
    claim::main().unwrap();
}

#[test]
fn control_runs() {
    control::main().unwrap();
}
