//! Numbers that may be larger than their place.

/// A whole number with a least and a greatest value.
pub trait Whole: Sized {
    /// The least and the greatest.
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

/// The number, or the nearest one that has a place.
///
/// Use it where "this or more" is a good answer: budgets, limits, sums with a stated bound. Don't use it for the number
/// *of* a thing, since the nearest number belongs to another thing.
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
