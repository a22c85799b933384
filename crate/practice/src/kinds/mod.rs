//! Each kind of problem has a folder and a line here.

mod claim;
mod count;
mod cycle;
mod find;
mod pass;
mod rule;
mod save;
pub(crate) mod task;

use crate::kinds::task::Task;
use crate::problem::Kind;

pub(crate) const fn task_of(kind: Kind) -> &'static dyn Task {
    match kind {
        Kind::Lock | Kind::Refute => &claim::Claims,
        Kind::Find => &find::Find,
        Kind::Save => &save::Save,
        Kind::Pass => &pass::Pass,
        Kind::Cycle => &cycle::Cycles,
        Kind::Count => &count::Count,
        Kind::Rule => &rule::Rules,
    }
}
