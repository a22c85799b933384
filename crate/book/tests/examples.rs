//! The examples, which have to run to their end.

#[allow(dead_code, reason = "its `main` reads arguments")]
#[path = "../examples/two_rule_sets.rs"]
mod two_rule_sets;

#[test]
fn two_rule_sets_runs() {
    two_rule_sets::judge(two_rule_sets::GAME).unwrap();
}
