use crate::control::ahead::Ahead;
use crate::control::depths::{EACH, best, exact};
use crate::control::memory::Memory;
use crate::control::score::result_text;
use crate::control::search::ControlSearch;
use crate::facts::whole;
use crate::measure::Budget;
use crate::problem::{ChoiceOutcome, Problem, Setting, Unfit};

/// With the choice before it, the facts' depth, so that stored lines and replies agree.
const AHEAD: usize = 3;

/// The opponent's best move in a `pass` or `cycle` problem, three moves deep.
///
/// Of equals the pass comes first, then the order of moves, so nobody plays on for nothing. `None` if control at the
/// end of some line is undecided. After the game there is only the count.
///
/// # Errors
/// When something is unreadable or illegal, or the checker contradicts the search.
pub fn reply(position: &Problem, budget: &Budget) -> Result<Option<ChoiceOutcome>, Unfit> {
    let setting = Setting::of(position)?;
    whole(&setting)?;
    let state = &setting.state;
    let mut memory = Memory::default();
    let mut search = ControlSearch::new(EACH, budget.nodes, &mut memory);
    let found = if state.is_final() {
        search.lead(state).map(|lead| (Vec::new(), lead))
    } else {
        let found = Ahead::new(state, &mut search).choices(AHEAD);
        found.and_then(exact).and_then(|found| {
            let right = best(state, &found);
            let mut first = found.into_iter();
            let first = first.find(|one| right.contains(&one.choice));
            first.map(|one| (one.line, one.lead))
        })
    };
    memory.can_be_trusted()?;
    Ok(found.map(|(line, lead)| {
        let line: Vec<String> = line.iter().map(|&turn| setting.move_text(turn)).collect();
        ChoiceOutcome {
            choice: line.first().cloned().unwrap_or_default(),
            line,
            result: result_text(lead),
        }
    }))
}
