//! The fuzzer's corpus, run once by the ordinary tests.

use std::path::Path;

#[path = "../../../fuzz/src/lib.rs"]
#[allow(unreachable_pub, reason = "written for the fuzzer's own crate")]
mod fuzz;

fn feed_all(target: &str, feed: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/corpus")
        .join(target);
    let mut fed = 0;
    for file in std::fs::read_dir(&folder).expect("the corpus is there") {
        let path = file.expect("a readable folder").path();
        feed(&std::fs::read(&path).expect("a readable file"));
        fed += 1;
    }
    assert!(fed >= 3, "the corpus of {target} has only {fed} files");
}

#[test]
fn records_of_the_corpus() {
    feed_all("record", fuzz::feed_record);
}

#[test]
fn notation_of_the_corpus() {
    feed_all("notation", fuzz::feed_notation);
}

#[test]
fn editions_of_the_corpus() {
    feed_all("edition", fuzz::feed_edition);
}
