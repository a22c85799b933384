//! What crosses to JavaScript and Python, byte for byte, about one board through every question.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::ops::ControlFlow;

use std::fmt::Write as _;

use loja_solver::Control;
use loja_testkit::keep_written;
use loja_wasm::api::{Failure, attempt, follow};
use loja_wasm::arguing::Arguing;
use loja_wasm::check::{check, proof_file};
use loja_wasm::claiming::{claiming, stage};
use loja_wasm::comparing::Comparing;
use loja_wasm::deadline::{Deadline, ENDLESS, bounds};
use loja_wasm::playing::play;
use loja_wasm::problems::{new_one, of_task, reply_to};
use loja_wasm::prove::Proving;
use loja_wasm::referee::Judging;
use loja_wasm::stepping;
use loja_wasm::texts::{self, Written};
use loja_wasm::thinking::Thinking;
use serde::Serialize;

const BOARD: &str = r#"{"rows":["x.xo.","xxxoo"],"turn":"W","komi":0.5,"white_captives":1}"#;
const CORNER: &str = "\"o o x x x x .\\n. o o o o x x\\nx x x . o x .\"";
const ALL: &str = r#"{"player":"black","set":"all"}"#;

/// Texts of answers, each below what was asked.
#[derive(Default)]
struct Answers(String);

impl Answers {
    fn note(&mut self, asked: &str, answer: Result<impl Serialize, Failure>) {
        let told = match answer {
            Ok(answer) => serde_json::to_string(&answer).unwrap(),
            Err(failure) => format!("{failure:?}"),
        };
        writeln!(self.0, "{asked}\n{told}").unwrap();
    }

    fn lines(&mut self) {
        let moves = r#"[{"kind":"play","at":1},{"kind":"pass"},{"kind":"play","at":2}]"#;
        let cycle = r#"{"rows":["ox.",".ox","o#o"],"black_captives":2,"passes":-1}"#;
        let turns = r#"[{"kind":"pass"},{"kind":"pass"},{"kind":"cycle","since":0,"at":7}]"#;
        let round = r#"{"rows":["x.","o."],"board":{"shape":"torus"},"board_edges":null}"#;
        let glued =
            r#"{"rows":["...","..."],"glue":{"a":[[0,0],[2,1]]},"board_edges":["left","top"]}"#;
        for (start, moves) in [
            (BOARD, moves),
            (BOARD, "[]"),
            (cycle, turns),
            (round, "[]"),
            (glued, "[]"),
        ] {
            self.note("follow", follow(start, moves));
        }
        let step = r#"{"start":{"rows":[".xo.","xo.o",".xo."],"turn":"black"},"you":"black","goal":{"stone":"black b2"},
            "line":"c2 pass b2","solved":"Held.","wrong":[],"hints":[{"after":"","say":["Take."]}]}"#;
        self.note("attempt", attempt(step, r#"[{"kind":"play","at":6}]"#));
        self.note("attempt", attempt(step, r#"[{"kind":"play","at":0}]"#));
        let step = step.replace(r#""you""#, r#""rules":"area","you""#);
        self.note("attempt by area", stepping::attempt(&step, "c2"));
        for text in [
            "x.o",
            r#"[{"id":"a","rows":["x.."],"moves":[{"at":[1,0],"color":"x"},{"at":[0,0],"color":"o"}]},{"rows":["xo"]}]"#,
            "(;SZ[3]GN[file]AR[aa:bb];B[bb](;W[aa])(;W[ca]))",
            "(;SZ[2]AB[aa][ba]AW[ab][bb];B[aa])",
        ] {
            self.note("read", texts::read(text));
        }
        for format in ["diagram", "json", "sgf", "link", "numbers", "sensei"] {
            let written = texts::write(BOARD, moves, format).map(|written| match written {
                Written::Text(text) => text,
                Written::Json(data) => serde_json::to_string(&data).unwrap(),
            });
            self.note(format, written);
        }
    }

    fn claims(&mut self) {
        let tap = r#"{"kind":"block","at":0}"#;
        self.note("claiming", claiming(BOARD, "[]", "\"black\"", "[]", tap));
        self.note(
            "claiming",
            claiming(BOARD, "[]", "\"white\"", "[4]", "null"),
        );
        self.note("stage", stage(BOARD, "[]", ALL));
        let mut proving = Proving::new(CORNER, "[]", ALL).unwrap();
        self.note(
            "prove, little",
            proving.run(&Control::new(bounds(1, Some(64)))),
        );
        self.note(
            "prove",
            proving.run(&Control::new(bounds(100_000, Some(64)))),
        );
        let question =
            r#"{"line":[],"move":{"kind":"play","at":7},"you":"white","reply":"always"}"#;
        self.note("answer", proving.answer(question, 10_000));
        let wrong = r#"{"line":[{"kind":"play","at":7}],"move":{"kind":"pass"},"you":"black","reply":"kept"}"#;
        self.note("answer", proving.answer(wrong, 10_000));
        let taken = r#"{"line":[],"move":{"kind":"play","at":0},"you":"both","reply":"never"}"#;
        self.note("answer", proving.answer(taken, 10_000));
        self.note("hints", proving.hints("[]", 10_000));
        self.note("show", proving.show("[]", 10_000));
        let certificate = proving.certificate().unwrap();
        self.note("check", check(&certificate));
        self.note("check", check(&certificate[1..]));
        self.note("proofFile", proof_file(&certificate, 20));
        for (start, moves, nodes) in [
            (BOARD, "[]", 10_000),
            (CORNER, "[]", 10_000),
            (CORNER, "[]", 3),
        ] {
            let mut judging = Judging::new(start, moves, None).unwrap();
            self.note("referee", judging.run(&Control::new(bounds(nodes, None))));
            self.note("lend", Ok(judging.lend()));
            self.note("referee's report", judging.report());
            self.note("referee's ruling", judging.ruling(Some("nodes")));
        }
    }

    fn systems(&mut self) {
        let mut judging = Judging::new(BOARD, "[]", None).unwrap();
        judging.run(&Control::new(bounds(10_000, None))).unwrap();
        let report = serde_json::to_string(&judging.report().unwrap()).unwrap();
        let rules = r#"["ljrg","j2003","naj","yasunaga","shimada","ing","area"]"#;
        let mut comparing = Comparing::new(BOARD, rules, &report, 1_000, None).unwrap();
        self.note(
            "compare",
            comparing.run(&Control::new(ENDLESS), &|_| ControlFlow::Continue(())),
        );
        self.note("comparison", Ok(comparing.report()));
        self.note("line", comparing.line("area", "shimada"));
        self.note("line", comparing.line("j2003", "area"));
        let moves = r#"[{"kind":"play","at":1},{"kind":"pass"},{"kind":"pass"}]"#;
        for rules in [
            "jrg89",
            "j2003",
            "naj",
            "shimada",
            "ing",
            "no-pass",
            "superko-positional",
        ] {
            self.note(rules, play(rules, BOARD, moves));
        }
        let dispute = r#"[{"kind":"pass"},{"kind":"pass"},{"kind":"disagree"},{"kind":"next"}]"#;
        self.note("naj", play("naj", BOARD, dispute));
        let mut arguing =
            Arguing::new(r#"{"rows":["x.o","xoo"]}"#, r#"{"kind":"capture","at":0}"#).unwrap();
        self.note("argue", Ok(arguing.about()));
        self.note("argue", Ok(arguing.search(1_000, Deadline::NEVER)));
        let question =
            r#"{"line":[],"move":{"kind":"play","at":1},"you":"white","reply":"always"}"#;
        self.note("answer", arguing.answer(question, None));
        let question = r#"{"line":[],"move":{"kind":"pass"},"you":"white","reply":"always"}"#;
        self.note("answer", arguing.answer(question, None));
        self.note("hints", arguing.hints("[]", None));
    }

    fn problems(&mut self) {
        let task = r#"{"kind":"refute","player":"black","set":[0,1,2,3,4,5,6,7,8,9],"move":null}"#;
        self.note("facts", of_task(BOARD, "[]", task, 10_000, |_| {}));
        let task = r#"{"kind":"count","player":null,"set":[],"move":null}"#;
        self.note(
            "facts",
            of_task(r#"{"rows":["x.xo.","xxxoo"]}"#, "[]", task, 10_000, |_| {}),
        );
        self.note("reply", reply_to(r#"{"rows":["x.o."]}"#, "[]", 10_000));
        let wish = r#"{"kind":"count","columns":2,"rows":2,"ratings":[0,3000]}"#;
        self.note("attempt", new_one(wish, 3, 1));
        let mut thinking = Thinking::new(r#"{"rows":["x.o."]}"#, "[]", "easy", 1).unwrap();
        self.note("think", thinking.run(&Control::new(ENDLESS), false));
    }
}

#[test]
fn every_question_has_the_answer_that_it_had_before() {
    let mut answers = Answers::default();
    answers.lines();
    answers.claims();
    answers.systems();
    answers.problems();
    keep_written("tests/objects.txt", &answers.0);
}
