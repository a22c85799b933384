//! A lock that no panic spoils.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// A thread that panics holds no lock at that time, so what the lock guards is whole.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
