//! Random numbers for tests, alike in every run.

/// A number below `most`.
pub(crate) fn number(dice: &mut u64, most: usize) -> usize {
    *dice = dice
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*dice >> 33).map_or(0, |roll| roll % most.max(1))
}
