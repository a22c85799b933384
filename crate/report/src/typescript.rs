//! Writes TypeScript types of answers, from Rust's, and of questions.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use loja_notation::PositionData;
use loja_testkit::keep_written;
use ts_rs::{Config, TS, TypeVisitor};

use crate::asked::{
    ClaimInput, EngineError, Format, GluePair, LawQuestion, LjrgReport, OpponentLevel,
    PositionInput, ProblemWish, Question, Step, SystemMove, Tap, TaskInput,
};
use crate::word::StepWord;
use crate::{
    ArgumentAnswer, BookCheck, BookProofs, CheckReport, CheckedReport, ClaimReport, ClaimingReport,
    ComparisonProgress, ComparisonReport, GameAttempt, GameReport, HintReport, LawCase,
    LawProgress, LentClaim, LineReport, OpenGame, OpenedGame, PrintedComparison, ProofFile,
    ProofProgress, RefereeProgress, RefereeReport, ReplayedTurn, Ruling, ShownParting, ShutGame,
    StageReport, StepAttempt, TaskFacts, Thought,
};

/// The declarations so far, by name.
struct Declarations {
    cfg: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Lists and options have no declaration; their contents have.
        if T::output_path().is_none() {
            T::visit_generics(self);
            return;
        }
        let name = T::ident(&self.cfg);
        if self.types.contains_key(&name) {
            return;
        }
        let (docs, decl) = (T::docs().unwrap_or_default(), T::decl(&self.cfg));
        let declaration = tidy(&format!("{docs}export {decl}"));
        self.types.insert(name, declaration);
        T::visit_dependencies(self);
    }
}

fn tidy(declaration: &str) -> String {
    let mut told = String::new();
    // Open brackets: only in an object does a comma separate fields.
    let mut within = Vec::new();
    let lines = declaration.lines().map(str::trim);
    let mut text = lines.collect::<Vec<_>>().join("\n");
    text = text.replace("/**\n* ", "/** ").replace("\n*/\n", " */\n");
    let mut rest = text.as_str();
    while let Some(next) = rest.chars().next() {
        let indent = "  ".repeat(within.iter().filter(|&&open| open == '{').count());
        if rest.starts_with("/**") {
            let (comment, after) = rest.split_once("*/").unwrap();
            let comment = comment.replace("\n* ", &format!("\n{indent} * "));
            write!(told, "{comment}*/\n{indent}").unwrap();
            rest = after.trim_start();
            continue;
        }
        rest = &rest[next.len_utf8()..];
        match next {
            '{' => {
                within.push(next);
                write!(told, "{{\n{indent}  ").unwrap();
                rest = rest.trim_start();
            }
            '}' => {
                within.pop();
                let inner = told.trim_end().len();
                told.truncate(inner);
                let semicolon = if told.ends_with([';', '{']) { "" } else { ";" };
                write!(told, "{semicolon}\n{}}}", &indent[2..]).unwrap();
            }
            ',' if within.last() == Some(&'{') => {
                write!(told, ";\n{indent}").unwrap();
                rest = rest.trim_start();
            }
            '[' | '<' | '(' => {
                within.push(next);
                told.push(next);
            }
            ']' | '>' | ')' => {
                within.pop();
                told.push(next);
            }
            '\n' if told.ends_with('\n') => {}
            _ => told.push(next),
        }
    }
    told
}

fn declarations() -> String {
    let mut all = Declarations {
        cfg: Config::new().with_large_int("number"),
        types: BTreeMap::new(),
    };
    // Questions.
    all.visit::<Step>();
    all.visit::<GluePair>();
    all.visit::<ClaimInput>();
    all.visit::<Format>();
    all.visit::<Tap>();
    all.visit::<Question>();
    all.visit::<TaskInput>();
    all.visit::<ProblemWish>();
    all.visit::<LjrgReport>();
    all.visit::<SystemMove>();
    all.visit::<LawQuestion>();
    all.visit::<OpponentLevel>();
    // Answers.
    all.visit::<LineReport>();
    all.visit::<StepAttempt>();
    all.visit::<OpenedGame>();
    all.visit::<OpenGame>();
    all.visit::<ShutGame>();
    all.visit::<ClaimingReport>();
    all.visit::<StageReport>();
    all.visit::<ProofProgress>();
    all.visit::<ArgumentAnswer>();
    all.visit::<HintReport>();
    all.visit::<RefereeProgress>();
    all.visit::<LentClaim>();
    all.visit::<RefereeReport>();
    all.visit::<CheckedReport>();
    all.visit::<ProofFile>();
    all.visit::<TaskFacts>();
    all.visit::<ComparisonProgress>();
    all.visit::<ComparisonReport>();
    all.visit::<ShownParting>();
    all.visit::<GameReport>();
    all.visit::<GameAttempt>();
    all.visit::<LawCase>();
    all.visit::<LawProgress>();
    all.visit::<Thought>();
    all.visit::<StepWord>();
    all.visit::<EngineError>();
    // Lines of the command.
    all.visit::<Ruling>();
    all.visit::<PrintedComparison>();
    all.visit::<ReplayedTurn>();
    all.visit::<ClaimReport>();
    all.visit::<CheckReport>();
    all.visit::<BookCheck>();
    all.visit::<BookProofs>();
    let head = "// Written by the tests of `crate/report` from its types; `LOJA_UPDATE=1 cargo test -p loja-report` writes it again.\n";
    let types = all
        .types
        .values()
        .map(|declaration| format!("\n{declaration}\n"));
    std::iter::once(head.to_owned()).chain(types).collect()
}

#[test]
fn typescript_has_the_types_of_rust() {
    keep_written("types.d.ts", &declarations());
}

/// Positions must have the fields of another crate's type.
#[test]
fn a_position_has_the_fields_that_typescript_knows() {
    let position = r#"{"id":"a","name":"b","rows":["x."],"black_captives":1,"white_captives":1,"turn":"black","passes":0,"komi":1,
        "options":{"handicap":2},"board":{"shape":"torus"},"glue":[[[0,0],[1,0]]],"board_edges":[],"labels":{}}"#;
    let position: PositionData = serde_json::from_str(position).unwrap();
    let serde_json::Value::Object(written) = serde_json::to_value(position).unwrap() else {
        panic!("a position is an object");
    };
    let declared = PositionInput::decl(&Config::new());
    for field in written.keys() {
        let known = [": ", "?: "].map(|mark| declared.contains(&format!("{field}{mark}")));
        assert!(known.contains(&true), "{field} is not in {declared}");
    }
}
