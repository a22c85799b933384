use crate::problem::kind::Set;
use crate::problem::{Problem, Setting, Unfit};
use crate::symmetry::canonical::id;
use crate::symmetry::standing::Standing;
use crate::symmetry::turned::turned;

pub(crate) fn as_it_lies(
    bare: &Problem,
    standing: &Standing,
    found: &Problem,
) -> Result<Problem, Unfit> {
    let back = turned(found, standing.turning.inverse(), standing.exchange);
    let back = back.ok_or(Unfit::Field("the position can’t be laid down"))?;
    let setting = Setting::of(bare)?;
    let mut problem = Problem {
        position: bare.position.clone(),
        played: bare.played.clone(),
        ..back
    };
    // Elsewhere it is the answer.
    if bare.kind.form().set != Set::Answer {
        problem.set.clone_from(&bare.set);
    }
    // In reading order, other words last.
    let place = |name: &String| {
        let point = setting.layout.point(name);
        (point.is_none(), point)
    };
    problem.solutions.sort_by_key(place);
    problem.open.sort_by_key(place);
    problem.set.sort_by_key(place);
    problem.id = id(&problem)?;
    Ok(problem)
}
