//! Checked claims give the answer; the difficulty is its distance from [`first_look`].

use crate::kinds::task::Question;
use crate::measure::difficulty::rated;
use crate::measure::first_look::{first_look, misjudged};
use crate::measure::parts::Parts;
use crate::problem::{ClaimDecision, Difficulty, Problem, Unfit};

/// # Errors
/// When there is no player, or something stays open.
pub(crate) fn facts(mut question: Question<'_>) -> Result<Problem, Unfit> {
    let setting = question.setting;
    let bare = question.problem;
    let player = setting.player.ok_or(Unfit::Field(
        "name the player whose control the question is about",
    ))?;
    let mut search = question.control_search(question.budget.limits());
    let control = search.control(&setting.state).ok_or(Unfit::Undecided)?;
    let seems = first_look(&setting.state);
    let wrong = misjudged(&seems[player], &control[player]);
    let parts = Parts::of(&setting.state, &wrong);
    let set = setting.names(&control[player]);
    Ok(Problem {
        verdict: Some(ClaimDecision::Lock),
        solutions: set.clone(),
        control: setting.control_rows(&control),
        difficulty: rated(Difficulty {
            nodes: search.nodes(),
            legal: setting.state.board().locations().count(),
            right: control[player].count(),
            wrong: wrong.count(),
            reading: parts.measure(),
            ..Difficulty::default()
        }),
        set,
        ..bare.question_without_set()
    })
}

/// The answer must be a part of the board, and unlike the first look.
pub(crate) fn fit(problem: &Problem) -> Result<(), Unfit> {
    let Difficulty {
        legal,
        right,
        wrong,
        ..
    } = problem.difficulty;
    if right == 0 || right == legal {
        return Err(Unfit::Trivial("the answer is all of the board, or nothing"));
    }
    if wrong == 0 {
        return Err(Unfit::Trivial(
            "the answer is what one sees at once: the stones, and the regions beside no other colour",
        ));
    }
    Ok(())
}
