/// Writes the tests of a game: one for each promise of the contract.
///
/// ```text
/// tortuga_testkit::suite_tests!(Groo, perft "tests/groo.perft");
/// tortuga_testkit::suite_tests!(Groo, on SECOND_DECK); // in a module of its own
/// ```
///
/// Each promise is a test of its own, so that they run side by side and a
/// failure has a name.
#[macro_export]
macro_rules! suite_tests {
    ($game:ty, perft $figures:literal) => {
        $crate::suite_tests!(@each $crate::Suite::<$game>::standard();
            options plays standings legality chance numbers records leaks imagination together
            forced answers);

        #[test]
        fn perft() {
            let figures = concat!(env!("CARGO_MANIFEST_DIR"), "/", $figures);
            $crate::Suite::<$game>::standard().perft(std::path::Path::new(figures));
        }
    };
    ($game:ty, on $edition:expr) => {
        $crate::suite_tests!(@each $crate::Suite::<$game>::on($edition);
            options plays standings legality chance numbers records leaks imagination together
            forced answers);
    };
    (@each $suite:expr; $($promise:ident)+) => {
        $(
            #[test]
            fn $promise() {
                $suite.$promise();
            }
        )+
    };
}
