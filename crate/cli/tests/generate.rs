//! `loja generate`: the same problems whatever the threads, no two alike, and how it ends.

use std::collections::HashSet;

use loja_practice::{Budget, Problem, facts, fit, symmetry};

use crate::shell::{lines, run};

fn generate(arguments: &str) -> (i32, String, String) {
    let arguments: Vec<&str> = ["generate"]
        .into_iter()
        .chain(arguments.split(' '))
        .collect();
    run(&arguments, "")
}

#[test]
fn the_same_problems_whatever_the_threads() {
    for kind in ["lock", "refute"] {
        let one = generate(&format!(
            "--kind {kind} --size 5x4 --count 1 --seed 7 --jobs 1"
        ));
        assert_eq!((one.0, one.2.as_str()), (0, ""));
        let asked = format!("--kind {kind} --size 5x4 --count 1 --seed 7 --json --jobs 3");
        assert_eq!(generate(&asked), one);
        let other = generate(&format!("--kind {kind} --size 5x4 --count 1 --seed 8"));
        assert_ne!(other.1, one.1);
    }
}

#[test]
fn near_another_problem() {
    let asked = |jobs: &str| {
        let asked = ["generate", "--like", "-", "--count", "5", "--jobs", jobs];
        run(&asked, LIKE)
    };
    let one = asked("1");
    assert_eq!((one.0, one.2.as_str()), (0, ""));
    assert_eq!(asked("2"), one);
    let first: Problem = serde_json::from_str(LIKE).unwrap();
    let first = facts(&first, &Budget::default()).unwrap();
    let mut known = HashSet::from([symmetry::canonical(&first).unwrap()]);
    for line in lines(&one.1) {
        let problem: Problem = serde_json::from_value(line).unwrap();
        assert_eq!(facts(&problem, &Budget::default()).as_ref(), Ok(&problem));
        assert!(problem.difficulty.rating.abs_diff(first.difficulty.rating) <= 250);
        assert!(known.insert(symmetry::canonical(&problem).unwrap()));
    }
    assert_eq!(known.len(), 6);
}

const LIKE: &str =
    r#"{"kind": "find", "rows": [".oxx.", "ooox.", "..oxx", "xoox."], "player": "black"}"#;

#[test]
fn every_line_is_a_problem_and_no_two_are_alike() {
    let (code, out, _) = generate("--kind refute --size 6x6 --count 12 --rating 1200-1700");
    assert_eq!(code, 0);
    let mut known = HashSet::new();
    for line in lines(&out) {
        for field in [
            "id",
            "kind",
            "rows",
            "turn",
            "player",
            "set",
            "verdict",
            "solutions",
            "difficulty",
        ] {
            assert!(!line[field].is_null(), "{field} in {line}");
        }
        let problem: Problem = serde_json::from_value(line).unwrap();
        assert_eq!(facts(&problem, &Budget::default()).as_ref(), Ok(&problem));
        assert_eq!(fit(&problem), Ok(()));
        assert!((1200..=1700).contains(&problem.difficulty.rating));
        assert!(known.insert(symmetry::canonical(&problem).unwrap()));
    }
    assert_eq!(known.len(), 12);
}

#[test]
fn candidates_run_out() {
    // Nothing is to be found on so small a board, and that is told.
    let (code, out, err) = generate("--kind lock --size 1x1 --count 3 --max-candidates 50");
    assert_eq!((code, out.as_str()), (3, ""));
    assert_eq!(
        err,
        "loja: 0 of 3 problems after 50 candidates on 1x1; another seed, a wider --rating, or more \
         --max-candidates may find others\n"
    );
    // What was found is printed all the same.
    let (code, out, _) = generate("--kind refute --size 3x2 --count 500 --max-candidates 300");
    assert_eq!(code, 3);
    assert!(!out.is_empty());
}

#[test]
fn what_became_of_the_candidates() {
    let (code, _, err) = generate("--kind lock --size 4x4 --count 8 --stats");
    assert_eq!(code, 0);
    for words in [
        "candidates in",
        "a minute; 8 problems",
        "dropped: ",
        "agree in rank by",
    ] {
        assert!(err.contains(words), "{words} in {err}");
    }
    let stars = err.lines().filter(|line| line.ends_with('#'));
    let counted = stars.map(|line| {
        line.split_whitespace()
            .nth(2)
            .unwrap()
            .parse::<u32>()
            .unwrap()
    });
    assert_eq!(counted.sum::<u32>(), 8);
}

#[test]
fn the_time_may_be_limited() {
    let (code, out, err) = generate("--kind lock --size 5x4 --count 6 --max-seconds 0");
    assert_eq!((code, out.as_str()), (3, ""));
    assert!(
        err.contains("0 of 6 problems") && err.contains("the limit of 0 s (--max-seconds)"),
        "{err}"
    );
}

#[test]
fn bad_usage_is_explained() {
    let bad = [
        ("--kind lock --size 20x5", "from 1x1 to 19x19"),
        ("--kind lock --size 5x0", "from 1x1 to 19x19"),
        ("--kind lock --size five", "columns and rows"),
        ("--kind lock", "--size"),
        ("--kind mate --size 5x5", "one of lock, refute, find"),
        ("--kind lock --size 5x5 --rating 1500-1200", "1200-1500"),
        ("--kind lock --size 5x5 --jobs 0", "--jobs"),
        ("--kind rule --size 5x5 --corner", "lock and refute"),
        ("--like nowhere.jsonl", "nowhere.jsonl"),
        ("--like nowhere.jsonl --kind find", "cannot be used with"),
    ];
    for (arguments, words) in bad {
        let (code, out, err) = generate(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments}");
        assert!(err.contains(words), "{words} in {err}");
    }
    let (code, help, _) = generate("--help");
    assert_eq!(code, 0);
    assert!(
        help.contains("Exit") || help.contains("exit code"),
        "{help}"
    );
}
