//! Saturating conversions of whole numbers.

/// A whole number with bounds.
pub trait Whole: Sized {
    /// The least and the greatest value.
    const ENDS: [Self; 2];
}

macro_rules! whole {
    ($($kind:ty)*) => {
        $(impl Whole for $kind {
            const ENDS: [$kind; 2] = [<$kind>::MIN, <$kind>::MAX];
        })*
    };
}

whole!(u32 u64 usize i64);

/// Converts a number, or returns the nearest value: for budgets, limits and bounded sums.
///
/// Not for an index, where the nearest means something else.
///
/// ```
/// # use loja_ground::saturated;
/// assert_eq!(saturated::<u32, u64>(7), 7);
/// assert_eq!(saturated::<u32, u64>(1 << 40), u32::MAX);
/// assert_eq!(saturated::<i64, i128>(-(1 << 80)), i64::MIN);
/// ```
#[must_use]
pub fn saturated<To: Whole, From: TryInto<To> + Default + PartialOrd>(number: From) -> To {
    let [least, greatest] = To::ENDS;
    let end = if number < From::default() {
        least
    } else {
        greatest
    };
    number.try_into().unwrap_or(end)
}
