//! `loja practice` and the problems in `loja book`: facts for bare problems, numbers, and what is kept of a check.

use std::fs;

use serde_json::json;

use crate::shell::{lines, run, scratch};

const BARE: &str = r#"{"kind":"refute","rows":["...","xox"],"turn":"black","player":"white","set":["a2","b2","c2","a1","b1","c1"]}"#;

/// A book with one problem, in a folder of its own.
pub(crate) fn book(name: &str, problem: &str) -> String {
    let folder = scratch(&format!("practice-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(format!("{folder}/practice")).unwrap();
    let write = |file: &str, text: &str| fs::write(format!("{folder}/{file}"), text).unwrap();
    write("contents.toml", "format = 1\ntitle = \"T\"\n");
    write(
        "practice/ladders.toml",
        "format = 1\n[[ladder]]\nslug = \"one\"\nkind = \"refute\"\ntitle = \"T\"\nabout = \"A.\"\n",
    );
    write("practice/one.jsonl", problem);
    folder
}

#[test]
fn facts_of_bare_problems() {
    let (code, out, err) = run(&["practice", "facts", "-"], &format!("{BARE}\n\n"));
    assert_eq!((code, err.as_str()), (0, ""));
    let [found] = lines(&out).try_into().unwrap();
    assert_eq!(found["solutions"], json!(["b2"]));
    assert_eq!(found["verdict"], json!("refuted"));
    // A second time there is nothing to add.
    assert_eq!(run(&["practice", "facts", "-"], &out).1, out);

    let wrong = BARE.replace("refute", "lock");
    let (code, out, err) = run(
        &["practice", "facts", "-"],
        &format!("{wrong}\nno\n{BARE}\n"),
    );
    assert_eq!((code, lines(&out)), (2, vec![found]));
    assert!(err.contains("loja: -:1: the claim can be refuted"), "{err}");
    assert!(err.contains("loja: -:2: expected"), "{err}");

    // Too easy, or with too many answers: told, with its facts.
    let easy = r#"{"kind":"rule","rows":["..."],"turn":"black","move":"a1"}"#;
    let (code, out, err) = run(&["practice", "facts", "-"], easy);
    assert_eq!((code, lines(&out).len()), (1, 1));
    assert!(err.starts_with("loja: -:1: "), "{err}");
    assert_eq!(run(&["practice", "facts", "/no/such/file"], "").0, 2);
}

#[test]
fn a_ladder_is_sorted() {
    let other = r#"{"kind":"refute","rows":["xox.","x.ox",".ox."],"turn":"black","player":"white","set":["a3","b3","c3","d3","a2","b2","c2","d2","a1","b1","c1","d1"],"title":"T"}"#;
    let ratings = |arguments: &[&str], input: &str| -> Vec<u64> {
        let lines = lines(&run(arguments, input).1);
        let rating = |line: &serde_json::Value| line["difficulty"]["rating"].as_u64().unwrap();
        lines.iter().map(rating).collect()
    };
    let (there, back) = (format!("{BARE}\n{other}"), format!("{other}\n{BARE}"));
    let plain = ["practice", "facts", "-"];
    let sorted = ["practice", "facts", "--sorted", "-"];
    assert_ne!(ratings(&plain, &there), ratings(&plain, &back));
    assert_eq!(ratings(&sorted, &there), ratings(&sorted, &back));
    assert!(ratings(&sorted, &there).is_sorted());
}

#[test]
fn problems_of_a_book() {
    let (_, problem, _) = run(&["practice", "facts", "-"], BARE);
    let folder = book("whole", &problem);
    let (code, out, _) = run(&["book", "practice", &folder], "");
    let [practice] = lines(&out).try_into().unwrap();
    assert_eq!(code, 0);
    assert_eq!(practice["ladders"][0]["slug"], json!("one"));
    assert_eq!(practice["ladders"][0]["problems"][0], lines(&problem)[0]);

    let (_, out, _) = run(&["book", "check", &folder], "");
    let told = " 1 problem of practice, the facts of 1 computed again. All of them hold.\n";
    assert!(out.ends_with(told), "{out}");
    let (_, out, _) = run(&["book", "check", "--json", &folder], "");
    assert_eq!(lines(&out)[0]["problems"], json!(1));

    let (_, out, _) = run(&["practice", "numbers", "--json", &folder], "");
    let numbers = lines(&out);
    assert_eq!(
        (&numbers[0]["ladder"], &numbers[0]["problems"]),
        (&json!("one"), &json!(1))
    );
    assert_eq!(
        (&numbers[1]["ladder"], &numbers[1]["agreement"]),
        (&json!("all"), &json!(null))
    );
    assert_eq!(run(&["practice", "numbers", "/no/such/book"], "").0, 2);
}

/// What the cache has to say about a problem whose id is not in the sample.
#[test]
fn the_cache_belongs_to_the_program() {
    let (_, problem, _) = run(&["practice", "facts", "-"], BARE);
    let id = lines(&problem)[0]["id"].as_str().unwrap().to_owned();
    assert!(!id.ends_with(['0', '8']), "{id}");
    let folder = book("cached", &problem);
    let cache = scratch("practice-cache/some/file");
    let _ = fs::remove_dir_all(scratch("practice-cache"));
    let recomputed = |more: &[&str]| {
        let asked = ["book", "check", "--json", &folder];
        let (code, out, err) = run(&[&asked[..], more].concat(), "");
        (code, lines(&out)[0]["recomputed"].as_u64().unwrap(), err)
    };
    let with = ["--cache", cache.as_str()];
    assert_eq!(recomputed(&with), (0, 1, String::new()));
    assert_eq!(recomputed(&with), (0, 0, String::new()));
    assert_eq!(recomputed(&["--full"]).1, 1);
    // What another program found, or nobody, is not known.
    let text = fs::read_to_string(&cache).unwrap();
    fs::write(&cache, text.replacen("loja ", "loja f", 1)).unwrap();
    assert_eq!(recomputed(&with), (0, 1, String::new()));
    fs::write(&cache, [0xff, b'\n', 0]).unwrap();
    assert_eq!(recomputed(&with), (0, 1, String::new()));
    assert_eq!(recomputed(&with), (0, 0, String::new()));
    // A problem that changed is none that held.
    fs::write(
        format!("{folder}/practice/one.jsonl"),
        problem.replace("[\"b2\"]", "[\"a2\"]"),
    )
    .unwrap();
    let (code, count, err) = recomputed(&with);
    assert_eq!((code, count), (1, 1));
    assert!(
        err.contains("one.jsonl:1: ") && err.contains("\"solutions\""),
        "{err}"
    );
    // No cache can be kept in a file's place.
    let blocked = format!("{cache}/below");
    assert_eq!(recomputed(&["--cache", &blocked]).0, 2);
}
