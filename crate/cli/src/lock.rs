use std::sync::{Mutex, MutexGuard, PoisonError};

/// Ignores poison: no thread panics while it holds a lock, so the data is whole.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
