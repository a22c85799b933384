//! Which problems to make: any of a kind and size, or those near a given one.

use std::fmt::Display;
use std::path::Path;

use loja_practice::{Budget, Maker, Problem, Unfit, Wanted, facts, symmetry};

use crate::input::text;

/// The largest difference in rating.
const NEAR: u32 = 250;

#[derive(Clone)]
pub(crate) struct ProblemRequest {
    pub(crate) wanted: Wanted,
    like: Option<Problem>,
}

impl ProblemRequest {
    pub(crate) fn of(wanted: Wanted) -> ProblemRequest {
        ProblemRequest { wanted, like: None }
    }

    pub(crate) fn beside(
        path: &Path,
        ratings: Option<(u32, u32)>,
        budget: Budget,
    ) -> Result<ProblemRequest, String> {
        let like = first_problem(path)?;
        let rating = like.difficulty.rating;
        let (from, to) = ratings.unwrap_or((rating.saturating_sub(NEAR), rating + NEAR));
        let [columns, rows] = symmetry::size(&like.position);
        let wanted = Wanted {
            kind: like.kind,
            columns,
            rows,
            is_corner: like.position.board_edges.is_some(),
            ratings: from..=to,
            budget,
        };
        let like = Some(like);
        let request = ProblemRequest { wanted, like };
        request.maker().map_err(|unfit| unfit.to_string())?;
        Ok(request)
    }

    pub(crate) fn maker(&self) -> Result<Maker, Unfit> {
        match &self.like {
            Some(like) => Maker::beside(self.wanted.clone(), like),
            None => Ok(Maker::new(self.wanted.clone())),
        }
    }
}

fn first_problem(path: &Path) -> Result<Problem, String> {
    let text = text(path).map_err(|error| error.to_string())?;
    let told = |why: &dyn Display| format!("{}: {why}", path.display());
    let line = text.lines().find(|line| !line.trim().is_empty());
    let line = line.ok_or_else(|| told(&"there is no problem"))?;
    let problem: Problem = serde_json::from_str(line).map_err(|error| told(&error))?;
    facts(&problem, &Budget::default()).map_err(|unfit| told(&unfit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beside_a_problem_the_rating_is_near_unless_one_is_told() {
        let problem =
            r#"{"kind": "find", "rows": [".oxx.", "ooox.", "..oxx", "xoox."], "player": "B"}"#;
        let path =
            std::env::temp_dir().join(format!("loja-problem-request-{}.jsonl", std::process::id()));
        std::fs::write(&path, problem).unwrap();
        let rating = first_problem(&path).unwrap().difficulty.rating;
        let near = |ratings| ProblemRequest::beside(&path, ratings, Budget::default()).unwrap();
        let wanted = near(None).wanted.ratings;
        assert_eq!(wanted, rating - 250..=rating + 250);
        let wanted = near(Some((1200, 1300))).wanted.ratings;
        assert_eq!(wanted, 1200..=1300);
        std::fs::remove_file(&path).unwrap();
    }
}
