//! What crosses the border and what does not. The rules are tested elsewhere.

use js_sys::{Array, Error, Function, JSON, Reflect};
use loja_wasm::checker::check;
use loja_wasm::files::{read_file as read, write_file as write};
use loja_wasm::light::{self, attempt, claiming, follow, stage};
use loja_wasm::practice;
use loja_wasm::prover::{prove, referee};
use loja_wasm::systems;
use loja_wasm::version;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

fn js(code: &str) -> JsValue {
    Function::new_no_args(&format!("return ({code})"))
        .call0(&JsValue::UNDEFINED)
        .unwrap()
}

fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, key| {
        Reflect::get(&value, &key.into()).unwrap()
    })
}

fn text(value: &JsValue) -> String {
    JSON::stringify(value).unwrap().into()
}

const STEP: &str = r#"{ start: {rows: [".xo.", "xo.o", ".xo."], turn: "black"}, you: "black",
    goal: {stone: "black b2"}, line: "c2 pass b2", solved: "Held.", wrong: [],
    hints: [{after: "", say: ["Take."]}] }"#;

#[wasm_bindgen_test]
fn a_line_arrives_as_plain_objects() {
    let line = follow(
        &js("'...\\n...'"),
        &js("[{kind: 'play', at: 1}, {kind: 'pass'}]"),
    )
    .unwrap();
    assert!(Array::is_array(&get(&line, "situations")));
    assert_eq!(get(&line, "situations.1.stones.1"), JsValue::from("black"));
    assert_eq!(
        get(&line, "situations.1.stones.0"),
        JsValue::NULL,
        "null, not undefined"
    );
    assert_eq!(get(&line, "situations.2.passCount"), JsValue::from(1));
    assert_eq!(get(&line, "situations.2.final"), JsValue::FALSE);
    assert_eq!(get(&line, "refusal"), JsValue::NULL);
    assert_eq!(get(&line, "board.points.5.name"), JsValue::from("c1"));
}

#[wasm_bindgen_test]
fn a_refusal_is_a_value() {
    let start = js("{rows: ['x..'], turn: 'W', unknown: 1}");
    let line = follow(&start, &js("[{kind: 'play', at: 0}]")).unwrap();
    assert_eq!(get(&line, "refusal.rule"), JsValue::from("B4.2"));
    assert_eq!(text(&get(&line, "refusal.points")), "[0]");
}

#[wasm_bindgen_test]
fn a_lesson_is_judged() {
    let found = attempt(&js(STEP), &js("[{kind: 'play', at: 6}]")).unwrap();
    assert_eq!(get(&found, "verdict"), JsValue::from("open"));
    assert_eq!(
        text(&get(&found, "moves")),
        r#"[{"kind":"play","at":6},{"kind":"pass"}]"#
    );
    let found = attempt(&js(STEP), &get(&found, "moves")).unwrap();
    assert_eq!(get(&found, "line.situations.length"), JsValue::from(3));
    let found = attempt(
        &js(STEP),
        &js("[{kind: 'play', at: 6}, {kind: 'pass'}, {kind: 'play', at: 5}]"),
    )
    .unwrap();
    assert_eq!(get(&found, "say"), JsValue::from("Held."));
}

#[wasm_bindgen_test]
fn a_proof_in_steps() {
    let claim = js("{player: 'black', set: 'all'}");
    let mut handle = prove(&js("'..x.\\n.x.x'"), &js("[]"), &claim).unwrap();
    assert_eq!(handle.certificate(), None);
    let mut progress = handle.run(1, 384, None).unwrap();
    let mut steps = 1;
    while get(&progress, "verdict") == "undecided" {
        progress = handle.run(1000, 384, Some(1000.0)).unwrap();
        steps += 1;
        assert!(steps < 1000);
    }
    // Large numbers are numbers, and absent is null.
    assert!(get(&progress, "bytes").as_f64().is_some());
    assert_eq!(get(&progress, "halt"), JsValue::NULL);
    let certificate = handle.certificate().unwrap();
    let shown = check(&certificate).unwrap();
    assert_eq!(get(&shown, "answer"), get(&progress, "verdict"));
    assert_eq!(
        get(&shown, "position.situations.0.stones.2"),
        JsValue::from("black")
    );
    assert_eq!(thrown(check(&certificate[1..])).0, "bad-certificate");
    // Dropping it is what `free` does; another one is not touched by that.
    let other = prove(&js("'.x.'"), &js("[]"), &claim).unwrap();
    drop(handle);
    assert_eq!(other.certificate(), None);
}

/// The clock of a page or a worker: time passes there, and ends a run.
#[wasm_bindgen_test]
fn runs_end_with_their_time() {
    let claim = js("{player: 'black', set: 'all'}");
    let rows = js("'x....\\n.x.x.\\n.....\\n.o...\\n.....'");
    let mut handle = prove(&rows, &js("[]"), &claim).unwrap();
    let hurried = handle.run(10_000_000, 384, Some(0.0)).unwrap();
    let nodes = get(&hurried, "nodes").as_f64().unwrap();
    assert!((1.0..10_000.0).contains(&nodes), "{nodes}");
    let longer = handle.run(10_000_000, 384, Some(30.0)).unwrap();
    assert!(get(&longer, "nodes").as_f64().unwrap() > nodes);
}

#[wasm_bindgen_test]
fn a_referee_in_steps() {
    let mut handle = referee(
        &js("{rows: ['...'], komi: 0.5}"),
        &js("[{kind: 'play', at: 1}]"),
        None,
    )
    .unwrap();
    while get(&handle.run(10, None).unwrap(), "done") == JsValue::FALSE {}
    let report = handle.report().unwrap();
    assert_eq!(get(&report, "result"), JsValue::from("B+1.5"));
    assert_eq!(
        text(&get(&report, "control")),
        r#"["black","black","black"]"#
    );
    assert_eq!(get(&report, "score.white.komi"), JsValue::from(0.5));
}

#[wasm_bindgen_test]
fn bad_claims_are_errors() {
    let thrown = |claim: &str| {
        let failed = prove(&js("'.x.'"), &js("[]"), &js(claim));
        thrown(failed.map(|_| JsValue::NULL))
    };
    let told = |points: &str| ("bad-claim".to_owned(), points.to_owned());
    assert_eq!(thrown("{player: 'black', set: [0]}"), told("[0,1]"));
    for claim in [
        "undefined",
        "{}",
        "() => 1",
        "{player: 'black', set: 10n}",
        "{toJSON() { throw 1; }}",
    ] {
        assert_eq!(thrown(claim), told("[]"), "{claim}");
    }
}

#[wasm_bindgen_test]
fn files_in_and_out() {
    let opened = read(&js("'(;GM[1]SZ[3]GN[<b>];B[aa];W[])'")).unwrap();
    assert_eq!(get(&opened, "0.name"), JsValue::from("<b>"));
    assert_eq!(get(&opened, "0.fault"), JsValue::NULL);
    let (start, moves) = (get(&opened, "0.start"), get(&opened, "0.moves"));
    assert_eq!(text(&moves), r#"[{"kind":"play","at":0},{"kind":"pass"}]"#);
    // What was read goes straight into the other functions.
    let line = follow(&start, &moves).unwrap();
    assert_eq!(get(&line, "situations.length"), JsValue::from(3));
    for format in ["json", "sgf", "link"] {
        let written = write(&start, &moves, &format.into()).unwrap();
        let written = match format {
            "link" => format!("https://example.org/play.html#{written}"),
            _ => written,
        };
        let again = read(&written.as_str().into()).unwrap();
        assert_eq!(text(&get(&again, "0.moves")), text(&moves), "{format}");
    }
    let json = write(&start, &moves, &"json".into()).unwrap();
    assert!(
        json.starts_with('{') && json.contains(r#""rows":["...","...","..."]"#),
        "{json}"
    );
    assert!(
        write(&start, &moves, &"svg".into())
            .unwrap()
            .contains("&lt;b&gt;")
    );
    assert!(
        write(&start, &moves, &"diagram".into())
            .unwrap()
            .contains("| x . . |")
    );
    let other = light::read(&js("'(;GM[1]SZ[3])'")).unwrap();
    assert_eq!(other, JsValue::NULL);
    let link = light::write(&start, &moves, &"link".into()).unwrap();
    let again = light::read(&format!("#{link}").into()).unwrap();
    assert_eq!(text(&get(&again, "0.moves")), text(&moves));
    let lines = read(&js("'(;SZ[3];B[bb](;W[aa])(;W[ca]))'")).unwrap();
    assert_eq!(get(&lines, "0.lines.length"), JsValue::from(1));
    let glued = read(&js(
        r#"'{"rows": ["..", ".."], "glue": {"a": [[0, 0], [1, 1]]}, "labels": {"A": [0, 1]}}'"#,
    ));
    let glued = get(&glued.unwrap(), "0.start");
    assert_eq!(text(&get(&glued, "glue")), r#"{"a":[[0,0],[1,1]]}"#);
    assert_eq!(text(&get(&glued, "labels")), r#"{"A":[[0,1]]}"#);
    // A letter cut in half is some letter, and no cell of a diagram.
    let torn = read(&js("'x.\\ud800'")).unwrap();
    assert!(
        get(&torn, "0.fault")
            .as_string()
            .unwrap()
            .starts_with("line 1, column 3: ")
    );
}

#[wasm_bindgen_test]
fn claims_before_they_are_tested() {
    let (start, none) = (js("'.x.o'"), js("[]"));
    let tap = js("{kind: 'block', at: 0}");
    let claim = claiming(&start, &none, &"black".into(), &none, &tap).unwrap();
    assert_eq!(text(&get(&claim, "set")), "[0,1]");
    assert_eq!(get(&claim, "bordered"), JsValue::TRUE);
    assert_eq!(get(&claim, "grown"), JsValue::NULL);
    let staged = stage(&start, &none, &claim).unwrap();
    assert_eq!(get(&staged, "steps.length"), JsValue::from(4));
    assert_eq!(
        get(&staged, "steps.3.situation.marks.3"),
        JsValue::from("permanent")
    );
    assert_eq!(get(&staged, "steps.0.rule"), JsValue::NULL);
}

fn thrown(answer: Result<JsValue, JsValue>) -> (String, String) {
    let error = answer.unwrap_err();
    assert!(error.is_instance_of::<Error>());
    assert!(
        get(&error, "message")
            .as_string()
            .is_some_and(|message| !message.is_empty())
    );
    (
        get(&error, "code").as_string().unwrap(),
        text(&get(&error, "points")),
    )
}

#[wasm_bindgen_test]
fn errors_are_errors_with_a_code() {
    let none = js("[]");
    let told = |code: &str, points: &str| (code.to_owned(), points.to_owned());
    assert_eq!(
        thrown(follow(&js("'xo'"), &none)),
        told("bad-position", "[0,1]")
    );
    assert_eq!(
        thrown(follow(&js("'...'"), &js("[{kind: 'play', at: 9}]"))),
        told("bad-move", "[]")
    );
    assert_eq!(thrown(attempt(&js("{}"), &none)), told("bad-step", "[]"));
    assert_eq!(
        thrown(follow(&js("'.'.repeat(3000)"), &none)),
        told("too-large", "[]")
    );
}

/// Values that are no data: each is refused, and the module goes on working.
#[wasm_bindgen_test]
fn hostile_values() {
    for code in [
        "undefined",
        "null",
        "() => 1",
        "Symbol()",
        "10n",
        "NaN",
        "{rows: undefined}",
        "new Map()",
        "(() => { const a = {}; a.rows = [a]; return a; })()",
        "{get rows() { throw 1; }}",
        "{toJSON() { throw 1; }}",
        "new Proxy({}, {get() { throw 1; }, ownKeys() { throw 1; }})",
        "(() => { let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a; })()",
    ] {
        assert_eq!(
            thrown(follow(&js(code), &js("[]"))).0,
            "bad-position",
            "{code}"
        );
        assert_eq!(
            thrown(follow(&js("'...'"), &js(code))).0,
            "bad-move",
            "{code}"
        );
        assert_eq!(
            thrown(attempt(&js(code), &js("[]"))).0,
            "bad-step",
            "{code}"
        );
        let (start, none) = (js("'...'"), js("[]"));
        assert_eq!(thrown(read(&js(code))).0, "bad-position", "{code}");
        assert_eq!(thrown(light::read(&js(code))).0, "bad-position", "{code}");
        let written = write(&start, &none, &js(code)).map(JsValue::from);
        assert_eq!(thrown(written).0, "bad-position", "{code}");
        let player = claiming(&start, &none, &js(code), &none, &JsValue::NULL);
        assert_eq!(thrown(player).0, "bad-claim", "{code}");
        let set = claiming(&start, &none, &"black".into(), &js(code), &JsValue::NULL);
        assert_eq!(thrown(set).0, "bad-claim", "{code}");
        assert_eq!(
            thrown(stage(&start, &none, &js(code))).0,
            "bad-claim",
            "{code}"
        );
    }
    // Half letters.
    let torn = js("{player: '\\ud800', set: ['\\udc00']}");
    assert_eq!(thrown(stage(&js("'...'"), &js("[]"), &torn)).0, "bad-claim");
    let torn = js("{rows: ['..\\ud800']}");
    assert_eq!(thrown(follow(&torn, &js("[]"))).0, "bad-position");
    assert!(follow(&js("'...'"), &js("[]")).is_ok());
}

#[wasm_bindgen_test]
fn a_version() {
    assert!(version().split('.').count() == 3);
}

#[wasm_bindgen_test]
fn a_problem_crosses_as_a_plain_object() {
    let heard = Array::new();
    let list = js("(heard) => (nodes) => heard.push(nodes)").unchecked_into::<Function>();
    let list = list.call1(&JsValue::UNDEFINED, &heard).unwrap();
    let list = list.unchecked_into::<Function>();
    let start = js("{rows: ['x.', '..']}");
    let asked = "{kind: 'rule', player: null, set: [], move: {kind: 'play', at: 0}}";
    let facts = practice::facts(&start, &js("[]"), &js(asked), 100, &list).unwrap();
    assert_eq!(get(&facts, "unfit"), JsValue::NULL);
    assert_eq!(get(&facts, "problem.move"), JsValue::from("a2"));
    assert_eq!(get(&facts, "problem.rows.0"), JsValue::from("x."));
    assert!(get(&facts, "problem.difficulty.rating").as_f64() >= Some(800.0));
    assert_eq!(heard.length(), 0, "no situation was looked into");
    let refused = practice::facts(&start, &js("[]"), &js("undefined"), 100, &list).unwrap_err();
    assert_eq!(get(&refused, "code"), JsValue::from("bad-task"));
    let wish = js("{kind: 'lock', columns: 2, rows: 2, ratings: [0, 1]}");
    assert_eq!(practice::new_problem(&wish, 1, 1).unwrap(), JsValue::NULL);
}

#[wasm_bindgen_test]
fn a_listener_hears_how_far_a_problem_is_and_can_disturb_nothing() {
    let start = js("{rows: ['....', '.x..', '..o.', '....']}");
    let asked = js("{kind: 'refute', player: 'black', set: [...Array(16).keys()]}");
    let told = |hear: &Function| {
        let facts = practice::facts(&start, &js("[]"), &asked, 5_000, hear).unwrap();
        text(&facts)
    };
    let heard = js("globalThis.heard = []");
    let quiet = told(&js("(nodes) => globalThis.heard.push(nodes)").unchecked_into());
    let heard = Array::from(&heard);
    assert!(heard.length() > 0);
    let last = heard.get(heard.length() - 1).as_f64();
    // The budget is looked at every few hundred.
    assert!(last > Some(0.0) && last < Some(6_000.0), "{last:?}");
    let loud = js("() => { throw new Error('no') }");
    assert_eq!(told(&loud.unchecked_into()), quiet);
}

#[wasm_bindgen_test]
fn other_rule_systems_cross() {
    let start = js("{rows: ['xx.']}");
    let mut handle = systems::compare(
        &start,
        &js("['area', 'yasunaga']"),
        &js("null"),
        10_000,
        None,
    )
    .unwrap();
    let sofar = handle.run(None, &JsValue::NULL).unwrap();
    assert_eq!(get(&sofar, "done"), JsValue::TRUE);
    let report = handle.report().unwrap();
    assert_eq!(get(&report, "partings.0.stage"), JsValue::from("dead"));
    let line = handle.line(&"area".into(), &"yasunaga".into()).unwrap();
    // Black moves first and finds nothing to protect the two stones with.
    assert_eq!(get(&line, "first"), JsValue::from("black"));
    assert_eq!(get(&line, "turns.0.kind"), JsValue::from("pass"));
    assert_eq!(get(&line, "turns.1.at"), JsValue::from(2));
    let game = systems::play(&"stone".into(), &start, &js("[{kind: 'pass'}]")).unwrap();
    assert_eq!(get(&game, "refusal"), JsValue::NULL);
    assert_eq!(get(&game, "situations.1.turn"), JsValue::from("white"));
    let refused = systems::play(&"go".into(), &start, &js("[]")).unwrap_err();
    assert_eq!(get(&refused, "code"), JsValue::from("bad-rules"));
    assert!(systems::compare(&start, &js("undefined"), &js("null"), 1, None).is_err());
}
