use tortuga_core::{Luck, QuickLuck};

/// Any of these, with equal chance; none of none.
pub(crate) fn any<T: Copy>(things: &[T], luck: &mut QuickLuck) -> Option<T> {
    let count = u32::try_from(things.len())
        .ok()
        .filter(|&count| count > 0)?;
    things.get(luck.below(count) as usize).copied()
}
