//! The page's table of rule sets, before any engine loads.

use loja_rules::Color;
use loja_systems::{Control, Counting, Law, Limits, RuleOption, Settlement, Start, System, Values};
use loja_testkit::{drawn, keep_written};
use serde_json::{Value, json};

const HEAD: &str = r#"// Written by the tests of `crate/report` from the registry of rule sets; `LOJA_UPDATE=1 cargo test -p loja-report` writes it again.
import type { RulesName } from "./systems.ts";

/** A choice that players make before a game: one of some words, the first by default, or a number. */
export interface RuleOption {
  name: string;
  title: string;
  choices: readonly { name: string; title: string }[] | null;
  /** Names of options that make up for the same, so that a game has one of them. */
  insteadOf: readonly string[];
}

/** A rule set as `Description` of `crate/systems` has it. */
export interface RuleSet {
  /** Over a column. */
  title: string;
  /** Below it: whose text, and how it is read. */
  by: string;
  /** On a tab. */
  short: string;
  /** Within a sentence, after "by". */
  words: string;
  /** The end of a game, and special turns on the way. */
  guide: string;
  /** Where clauses that name only a line or a page stand. */
  document: string | null;
  options: readonly RuleOption[];
  /** What counts on a board that both have played out; null where no points decide. */
  counting: "territory" | "area" | "stones" | null;
  /** From the first stop to the end: agreement or play, a resumption that each asks for, ten steps, or three stops. */
  settlement: "play-on" | "resumption" | "ten-steps" | "three-stops";
  /** Whether a line of play shows how a dead stone is captured. */
  showsCaptures: boolean;
}

/** All rule sets, in the order in which lists have them. */
export const RULE_SETS: Record<RulesName, RuleSet> = "#;

fn option(option: &RuleOption) -> Value {
    let choices = match &option.values {
        Values::Choices(choices) => choices
            .iter()
            .map(|choice| json!({"name": choice.name, "title": choice.title}))
            .collect(),
        _ => Value::Null,
    };
    json!({
        "name": option.name,
        "title": option.title,
        "choices": choices,
        "insteadOf": option.instead_of,
    })
}

const fn counting(counting: Counting) -> &'static str {
    match counting {
        Counting::Territory => "territory",
        Counting::Area => "area",
        Counting::Stones => "stones",
    }
}

const fn settlement(settlement: Settlement) -> &'static str {
    match settlement {
        Settlement::PlayOn => "play-on",
        Settlement::Resumption => "resumption",
        Settlement::TenSteps => "ten-steps",
        Settlement::ThreeStops => "three-stops",
    }
}

/// Asked of a stone in atari among living ones.
fn shows_captures(system: System) -> bool {
    let (board, stones) = drawn(&["o.xx", "xxx.", "...."]);
    let Some(at) = board.point(0) else {
        return false;
    };
    let start = Start::new(board, stones, Color::Black);
    let control = Control::new(Limits {
        nodes: 6_000,
        bytes: 512 << 20,
    });
    system.taking_line(&start, at, &control).is_some()
}

fn table() -> String {
    let rows = Law::every().map(|law| {
        let one = law.description();
        let options: Vec<Value> = law.options().iter().map(|one| option(one)).collect();
        let row = json!({
            "title": one.title,
            "by": one.by,
            "short": one.short,
            "words": one.words,
            "guide": one.guide,
            "document": one.document,
            "options": options,
            "counting": law.counting().map(counting),
            "settlement": settlement(law.settlement()),
            "showsCaptures": law.system().is_some_and(shows_captures),
        });
        let row = serde_json::to_string_pretty(&row).unwrap();
        format!("  \"{}\": {},\n", one.name, row.replace('\n', "\n  "))
    });
    let rows: String = rows.collect();
    format!("{HEAD}{{\n{rows}}};\n")
}

#[test]
fn the_page_has_the_rule_sets_of_the_registry() {
    keep_written("../../www/engine/rule-sets.ts", &table());
}
