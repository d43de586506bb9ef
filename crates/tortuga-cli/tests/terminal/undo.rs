//! Taking back, and when it is too late.

use tempfile::tempdir;

use crate::window::Window;

#[test]
fn a_decision_is_taken_back_on_the_screen_and_in_the_record() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.tortuga");
    let mut window = Window::play(100, &["--seed", "7", "--record", record.to_str().unwrap()]);
    let lines = || std::fs::read_to_string(&record).unwrap();
    let before = (window.choices(), lines());
    window.enter("1");
    assert_ne!((window.choices(), lines()), before);
    window.enter("undo");
    assert!(window.has(&format!("Taken back: {}", before.0[0])));
    assert_eq!((window.choices(), lines()), before);
    window.enter("u");
    assert!(
        window.has("There is nothing of yours to take back."),
        "{}",
        window.text()
    );
}

#[test]
fn it_is_too_late_after_dice_and_cards() {
    let mut window = Window::play(
        100,
        &["--seats", "2", "--seed", "7", "--set", "starting_player=1"],
    );
    while !window.choices().last().unwrap().starts_with("bid") && !window.has("pass") {
        window.enter("1");
    }
    window.enter("undo");
    assert!(
        window.has("dice or cards came after it"),
        "{}",
        window.text()
    );
}

#[test]
fn it_is_too_late_once_everybody_has_chosen() {
    let args = ["--seats", "2", "--seed", "7", "--set", "starting_player=0"];
    let mut window = Window::play(100, &args);
    while !window.choices().last().unwrap().starts_with("start-good") {
        window.enter("1");
    }
    window.enter("undo");
    assert!(window.has("everybody has chosen now"), "{}", window.text());
}

#[test]
fn it_is_too_late_after_somebody_else_has_acted() {
    let args = [
        "--seats",
        "2",
        "--seed",
        "7",
        "--lang",
        "de",
        "--set",
        "starting_player=0",
    ];
    let mut window = Window::play(100, &args);
    while !window.choices().last().unwrap().starts_with("bid") {
        window.enter("1");
    }
    let choices = window.choices();
    let bid = choices.iter().find(|choice| choice.starts_with("bid"));
    window.enter(bid.unwrap());
    window.enter("zurück");
    let late = "Zu spät zum Zurücknehmen: Rot war seitdem am Zug.";
    assert!(window.has(late), "{}", window.text());
}
