//! The laws of the fuzz targets without a fuzzer: on every seed, and on seeds that were cut, mixed
//! and misspelt. `npm run fuzz` goes on from here.

use std::path::Path;

use loja_notation::Position;
use proptest::prelude::*;

use crate::law;

fn seeds(law: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    let files = std::fs::read_dir(folder.join(law)).unwrap();
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() > 5, "{law} has seeds");
    paths
        .iter()
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect()
}

/// A piece of one seed in the place of a piece of another.
fn spliced(law: &'static str) -> impl Strategy<Value = String> {
    let seeds = seeds(law);
    let signs: Vec<char> = seeds.concat().chars().collect();
    let seed = proptest::sample::select(seeds);
    let place = any::<prop::sample::Index>;
    let typo = prop::collection::vec((place(), proptest::sample::select(signs)), 0..3);
    (
        seed.clone(),
        seed,
        [place(), place(), place(), place()],
        typo,
    )
        .prop_map(|(one, other, [a, b, c, d], typos)| {
            let one: Vec<char> = one.chars().collect();
            let other: Vec<char> = other.chars().collect();
            let span = |signs: &[char], a: &prop::sample::Index, b: &prop::sample::Index| {
                let (a, b) = (a.index(signs.len() + 1), b.index(signs.len() + 1));
                (a.min(b), a.max(b))
            };
            let (from, to) = span(&one, &a, &b);
            let (first, last) = span(&other, &c, &d);
            let mut text = [&one[..from], &other[first..last], &one[to..]].concat();
            for (place, sign) in typos {
                if !text.is_empty() {
                    let at = place.index(text.len());
                    text[at] = sign;
                }
            }
            text.into_iter().collect()
        })
}

#[test]
fn every_seed_keeps_its_law() {
    seeds("diagram").iter().for_each(|text| law::diagram(text));
    seeds("json").iter().for_each(|text| law::json(text));
    seeds("sgf").iter().for_each(|text| law::sgf(text));
    for text in seeds("sensei") {
        Position::from_sensei(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        law::sensei_text(&text);
    }
    for text in seeds("link") {
        assert!(Position::from_link(&text).is_ok(), "{text}");
        law::link(&text);
        law::sensei_text(&text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn diagrams(text in spliced("diagram")) {
        law::diagram(&text);
    }

    #[test]
    fn json(text in spliced("json")) {
        law::json(&text);
    }

    #[test]
    fn sgf(text in spliced("sgf")) {
        law::sgf(&text);
    }

    #[test]
    fn sensei(text in spliced("sensei")) {
        law::sensei_text(&text);
    }

    #[test]
    fn link(text in spliced("link")) {
        law::link(&text);
    }

    #[test]
    fn anything(text in "\\PC*") {
        law::diagram(&text);
        law::json(&text);
        law::sgf(&text);
        law::link(&text);
        law::sensei_text(&text);
    }
}
