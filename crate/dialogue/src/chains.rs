//! Sorts stones by chains.

use loja_rules::{Chain, PointSet, State};

pub(crate) fn chains(state: &State, stones: &PointSet) -> Vec<Chain> {
    let mut rest = stones.clone();
    let mut found = Vec::new();
    loop {
        let first = rest.iter().next();
        let Some(chain) = first.and_then(|first| state.chain(first)) else {
            return found;
        };
        rest = rest.difference(&chain.members);
        found.push(chain);
    }
}
