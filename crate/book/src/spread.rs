use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Maps in parallel and in order. Pages and problems share nothing, so each core takes the next.
pub(crate) fn spread<T: Sync, U: Send>(all: &[&T], work: impl Fn(&T) -> U + Sync) -> Vec<U> {
    let next = AtomicUsize::new(0);
    let run = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(one) = all.get(number) else {
                return done;
            };
            done.push((number, work(one)));
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut done = thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(run)).collect();
        let mut done = Vec::new();
        for thread in threads {
            match thread.join() {
                Ok(part) => done.extend(part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, found)| found).collect()
}
