/// A set of small numbered things, one bit each: tiles, cells, cards.
///
/// The thing is a struct around its number, from 0 on. The numbers stay below
/// the count that is given, which is at most the number of bits.
///
/// ```
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
/// struct Door(u8);
///
/// tortuga_core::bit_set! {
///     /// Some doors of a house.
///     struct Doors(u16) of 12 Door;
/// }
///
/// let open: Doors = [Door(3), Door(7)].into_iter().collect();
/// assert!(open.has(Door(7)) && !open.has(Door(8)));
/// assert_eq!(Doors::ALL.apart_from(open).count(), 10);
/// assert_eq!(open.without(Door(3)).iter().collect::<Vec<_>>(), [Door(7)]);
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $Set:ident($Bits:ty) of $count:literal $Item:ident;
    ) => {
        $(#[$attribute])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
        )]
        #[serde(transparent)]
        $visibility struct $Set($visibility $Bits);

        #[allow(
            dead_code,
            clippy::cast_possible_truncation,
            reason = "not every set needs every question; no set has as many bits as a byte has values"
        )]
        impl $Set {
            /// None of them.
            $visibility const NONE: Self = Self(0);
            /// All of them.
            $visibility const ALL: Self = Self(<$Bits>::MAX >> (<$Bits>::BITS - $count));

            /// Only this one.
            $visibility const fn only(one: $Item) -> Self {
                Self(1 << one.0)
            }

            /// The same and this one.
            #[must_use]
            $visibility const fn with(self, one: $Item) -> Self {
                Self(self.0 | 1 << one.0)
            }

            /// The same without this one.
            #[must_use]
            $visibility const fn without(self, one: $Item) -> Self {
                Self(self.0 & !(1 << one.0))
            }

            /// Those of both sets.
            #[must_use]
            $visibility const fn and(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Those that are in both sets.
            #[must_use]
            $visibility const fn among(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those that are not in the other set.
            #[must_use]
            $visibility const fn apart_from(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Is this one of them?
            $visibility const fn has(self, one: $Item) -> bool {
                one.0 < $count && self.0 >> one.0 & 1 != 0
            }

            /// None at all.
            $visibility const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many they are.
            $visibility const fn count(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The one with the lowest number.
            $visibility const fn lowest(self) -> Option<$Item> {
                if self.is_empty() {
                    None
                } else {
                    Some($Item(self.0.trailing_zeros() as u8))
                }
            }

            /// The one at this place in their order; they must be more than that.
            $visibility fn at(self, place: u32) -> $Item {
                let mut left = self.0;
                for _ in 0..place {
                    left &= left - 1;
                }
                $Item(left.trailing_zeros() as u8)
            }

            /// All of them, in the order of their numbers.
            $visibility fn iter(self) -> impl Iterator<Item = $Item> {
                let mut left = self.0;
                // Counted, so that a list that takes them knows how many come.
                (0..self.count()).map(move |_| {
                    let one = $Item(left.trailing_zeros() as u8);
                    left &= left - 1;
                    one
                })
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(all: I) -> Self {
                all.into_iter().fold(Self::NONE, Self::with)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Door(u8);

    bit_set! {
        /// Some doors of a house.
        struct Doors(u8) of 6 Door;
    }

    bit_set! {
        /// As many as there are bits.
        struct Gates(u8) of 8 Door;
    }

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let doors: Doors = [Door(1), Door(4), Door(5)].into_iter().collect();
        assert_eq!(doors.0, 0b11_0010);
        assert_eq!(
            doors.iter().collect::<Vec<_>>(),
            [Door(1), Door(4), Door(5)]
        );
        assert_eq!(doors.iter().size_hint(), (3, Some(3)));
        assert_eq!(doors.lowest(), Some(Door(1)));
        assert_eq!(Doors::NONE.lowest(), None);
        assert!((0..3).all(|place| doors.iter().nth(place as usize) == Some(doors.at(place))));
        assert!(doors.has(Door(4)) && !doors.without(Door(4)).has(Door(4)));
    }

    #[test]
    fn sets_are_joined_and_cut() {
        let (left, right) = (Doors(0b0110), Doors(0b1100));
        assert_eq!(left.and(right), Doors(0b1110));
        assert_eq!(left.among(right), Doors::only(Door(2)));
        assert_eq!(left.apart_from(right), Doors::only(Door(1)));
    }

    #[test]
    fn what_is_beyond_the_last_is_never_there() {
        assert_eq!((Doors::ALL.0, Gates::ALL.0), (0b11_1111, u8::MAX));
        assert!(!Doors::ALL.has(Door(6)) && !Doors::ALL.has(Door(200)));
        assert!(Gates::ALL.has(Door(7)));
    }
}
