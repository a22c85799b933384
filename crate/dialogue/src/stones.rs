use loja_rules::{Color, PointSet, State};
use loja_voice::Stones;

/// These stones of a player, as they stand in this state.
pub(crate) fn stones_at(state: &State, of: Color, at: &PointSet) -> Stones {
    let first = at.iter().next();
    let first = first.filter(|&x| state.situation().color_at(x) == Some(of));
    let chain = first.and_then(|first| state.chain(first));
    Stones {
        of,
        at: at.clone(),
        connected: chain.is_some_and(|chain| chain.members == *at),
    }
}
