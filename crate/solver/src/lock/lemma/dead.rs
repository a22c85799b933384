use crate::bits::Bits;
use crate::lock::arena::Arena;

#[inline]
pub(crate) fn is_dead_space<const W: usize>(arena: &Arena<W>, inner: Bits<W>) -> bool {
    let has_others = |x: usize| arena.near[x].len() > 1;
    match inner.len() {
        1 => inner.iter().all(has_others),
        2 => {
            let near = arena.around(inner);
            inner.is_within(near) && near.len() > 3 && inner.iter().all(has_others)
        }
        _ => false,
    }
}
