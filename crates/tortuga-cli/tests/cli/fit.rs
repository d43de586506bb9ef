//! Learning what counts: the same games teach the same, and the result is a file.

use crate::{fails, prints};

#[test]
fn weights_are_printed_as_a_file_with_the_command_that_made_it() {
    let args = "fit groo --games 12 --bots novice --set seats=2 --seed 3";
    let args: Vec<&str> = args.split(' ').collect();
    let file = prints(&args);
    assert_eq!(prints(&args), file, "the same seed teaches the same");
    let made_by = "#   tortuga fit groo --games 12 --bots novice --seed 3 --set seats=2\n";
    assert!(file.contains(made_by), "{file}");
    let weights = file.split_once("[weights]\n").expect("a table").1;
    for line in weights.lines() {
        let (name, numbers) = line.split_once(" = ").expect("a name and two numbers");
        assert!(
            !name.is_empty() && numbers.split(',').count() == 2,
            "{line}"
        );
    }
    assert!(weights.contains("points = ["), "{weights}");
}

#[test]
fn nonsense_is_refused() {
    assert!(fails(2, &["fit", "ludo"]).contains("there is no game"));
    assert!(fails(2, &["fit", "groo", "--bots", "parrot"]).contains("is no bot"));
    assert!(fails(2, &["fit", "groo", "--set", "seats=9"]).contains("seats"));
}
