//! The page's table of rule sets, before any engine loads.

use loja_systems::Law;
use loja_systems::{RuleOption, Values};
use loja_testkit::keep_written;
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
