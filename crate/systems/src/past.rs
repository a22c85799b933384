use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A game's growing past, not copied for every turn; equal by its items in any order.
#[derive(Debug)]
pub struct Past<T>(Option<Arc<Link<T>>>);

#[derive(Debug)]
struct Link<T> {
    item: T,
    mark: u64,
    before: Past<T>,
    count: usize,
    /// Equal for equal items in any order.
    sum: u64,
}

impl<T> Default for Past<T> {
    fn default() -> Past<T> {
        Past(None)
    }
}

impl<T> Clone for Past<T> {
    fn clone(&self) -> Past<T> {
        Past(self.0.clone())
    }
}

/// One link after the other: recursion would need a deep stack.
impl<T> Drop for Past<T> {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut link) = next.and_then(Arc::into_inner) {
            next = link.before.0.take();
        }
    }
}

fn mark(item: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    item.hash(&mut hasher);
    hasher.finish()
}

impl<T: Hash + Eq + Clone> Past<T> {
    /// How much is in it.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.as_ref().map_or(0, |link| link.count)
    }

    fn sum(&self) -> u64 {
        self.0.as_ref().map_or(0, |link| link.sum)
    }

    fn links(&self) -> impl Iterator<Item = &Link<T>> {
        let mut next = self.0.as_deref();
        std::iter::from_fn(move || {
            let link = next?;
            next = link.before.0.as_deref();
            Some(link)
        })
    }

    /// Whether this is in it.
    #[must_use]
    pub fn contains(&self, item: &T) -> bool {
        let wanted = mark(item);
        self.links()
            .any(|link| link.mark == wanted && link.item == *item)
    }

    /// This past with one more position.
    #[must_use]
    pub fn with(&self, item: &T) -> Past<T> {
        if self.contains(item) {
            return self.clone();
        }
        let mark = mark(item);
        let (count, sum) = (
            self.count().saturating_add(1),
            self.sum().wrapping_add(mark),
        );
        Past(Some(Arc::new(Link {
            item: item.clone(),
            mark,
            before: self.clone(),
            count,
            sum,
        })))
    }
}

impl<T: Hash + Eq + Clone> PartialEq for Past<T> {
    fn eq(&self, other: &Past<T>) -> bool {
        let same = match (&self.0, &other.0) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            _ => false,
        };
        let alike = || self.count() == other.count() && self.sum() == other.sum();
        same || alike() && self.links().all(|link| other.contains(&link.item))
    }
}

impl<T: Hash + Eq + Clone> Eq for Past<T> {}

impl<T: Hash + Eq + Clone> Hash for Past<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.count(), self.sum()).hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_does_not_matter_and_nothing_is_twice() {
        let past = |items: &[u32]| {
            items
                .iter()
                .fold(Past::default(), |past, item| past.with(item))
        };
        assert_eq!(past(&[1, 2, 3]), past(&[3, 1, 2, 1]));
        assert_ne!(past(&[1, 2]), past(&[1, 3]));
        assert!(past(&[1, 2]).contains(&1) && !past(&[1, 2]).contains(&3));
    }

    #[test]
    fn a_long_past_is_forgotten_without_a_deep_stack() {
        let long = (0..3000_u32).fold(Past::default(), |past, item| past.with(&item));
        assert_eq!(long.count(), 3000);
    }
}
