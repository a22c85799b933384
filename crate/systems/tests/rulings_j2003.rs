//! Scores told under the Japanese 2003 rules.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, missing_docs)]

mod common;

use std::sync::Arc;

use loja_ground::ByColor;
use loja_systems::{Limits, Outcome, j2003};
use serde_json::Value;

#[test]
fn survey() {
    let only = std::env::var("ONLY").unwrap_or_default();
    for line in include_str!("rulings/j2003.jsonl").lines() {
        let ruling: Value = serde_json::from_str(line).unwrap();
        let id = ruling["id"].as_str().unwrap();
        if !id.contains(&only) || ruling["ruling"]["score"].is_string() {
            continue;
        }
        let rows: Vec<String> = ruling["rows"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row.as_str().unwrap().to_owned())
            .collect();
        let (board, stones) = common::rows(&rows);
        let columns = rows[0].len();
        let board = Arc::new(board);
        let prisoners = ByColor {
            black: 0,
            white: ruling
                .get("prisoner_difference")
                .map_or(0, |told| u32::try_from(told.as_u64().unwrap()).unwrap()),
        };
        let start = std::time::Instant::now();
        let nodes = std::env::var("NODES").map_or(30_000, |n| n.parse().unwrap());
        let found = j2003::judge(
            &board,
            &stones,
            prisoners,
            0,
            Limits {
                nodes: 1 << 40,
                bytes: 1 << 30,
            },
            nodes,
            &mut |_| false,
        )
        .unwrap();
        let ok = if let Outcome::Score(score) = found.outcome {
            score == ruling["ruling"]["score"].as_i64().unwrap() * 1000
        } else {
            false
        };
        println!(
            "{} {id} told {} found {:?} {:?} {:?} {} nodes {:?}",
            if ok { "OK " } else { "-- " },
            ruling["ruling"]["score"],
            found.outcome,
            found.standing,
            found.open,
            found.nodes,
            start.elapsed()
        );
        for s in &found.strings {
            let first = s.points.iter().next().unwrap().index();
            println!(
                "    {} at {},{} of {}: {:?}",
                s.color,
                first % columns,
                first / columns,
                s.points.len(),
                s.status
            );
        }
    }
}
