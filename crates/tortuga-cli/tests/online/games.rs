//! Whole games of two people at two terminals, with the server killed in the middle.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::tempdir;

use crate::player::Player;
use crate::served::Served;
use crate::window::verify;

/// So many decisions are made before the lights go out.
const BEFORE: usize = 14;

/// Nobody waits longer for a card to answer with.
const LONG: Duration = Duration::from_secs(30);

/// Two people play a game to its end, whatever happens to the server.
fn play(game: &str, args: &[&str], end: &'static str) {
    let folder = tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let data = at("data.db");
    let server = Served::start(&data);
    let address = server.address.clone();
    let all = [&[game, "--name", "Ann"], args].concat();
    let mut ann = Player::come(&address, &at("ann.json"), &all);
    let link = ann.link();
    let mut bo = Player::come(&link, &at("bo.json"), &["--name", "Bo", "--lang", "de"]);
    bo.must_have("Das Spiel beginnt, wenn es sagt, wer den Tisch aufgemacht hat.");
    ann.type_line("start");

    let made = Arc::new(AtomicUsize::new(0));
    let count = || {
        let made = Arc::clone(&made);
        move || {
            made.fetch_add(1, Ordering::Relaxed);
        }
    };
    let (count_ann, count_bo) = (count(), count());
    let german = if end == "Final scoring" {
        "Schlusswertung"
    } else {
        end
    };
    let ann = thread::spawn(move || {
        ann.wait();
        ann.play_until(end, count_ann);
        ann
    });
    let bo = thread::spawn(move || {
        bo.type_line("");
        bo.wait();
        bo.play_until(german, count_bo);
        bo
    });
    while made.load(Ordering::Relaxed) < BEFORE {
        assert!(!ann.is_finished() && !bo.is_finished(), "too short a game");
        thread::sleep(Duration::from_millis(10));
    }
    server.kill();
    let server = Served::start_at(&address, &data);
    let (ann, bo) = (ann.join().unwrap(), bo.join().unwrap());
    assert!(
        ann.all.contains("The line to the server broke."),
        "{}",
        ann.all
    );
    assert!(bo.all.contains("Der Server ist wieder da."), "{}", bo.all);
    keep(ann, &at("game.tortuga"));
    assert!(bo.quit().contains("Gute Fahrt!"));
    drop(server);
}

/// The record is fair, and a file that is there is not written over.
fn keep(mut player: Player, file: &Path) {
    player.enter_for(&format!("record {}", file.display()), "tortuga verify");
    verify(file);
    player.enter_for(&format!("record {}", file.display()), "game.tortuga: ");
    assert!(
        !player.text().contains("tortuga verify"),
        "{}",
        player.text()
    );
    assert!(player.quit().contains("Fair winds!"));
}

#[test]
fn a_whole_game_of_grog_island() {
    play(
        "grog-island",
        &["--seats", "3", "--bots", "novice"],
        "Final scoring",
    );
}

#[test]
fn a_whole_game_of_glory_islands() {
    play(
        "glory-islands",
        &["--seats", "3", "--bots", "novice"],
        "Final scoring",
    );
}

#[test]
fn a_whole_game_of_foggy_island() {
    play("foggy-island", &["--set", "mode=quick"], "Final scoring");
}

/// GROO takes its time where two people play: a window lasts a second, whether or
/// not anybody can answer. So the game is cut short when the server was killed and
/// a window was answered, or nobody had anything to answer with for long.
#[test]
fn a_game_of_groo_with_its_windows() {
    let folder = tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let data = at("data.db");
    let mut server = Served::start(&data);
    let address = server.address.clone();
    let args = [
        "groo", "--seats", "3", "--bots", "novice", "--window", "1", "--name", "Ann",
    ];
    let mut ann = Player::come(&address, &at("ann.json"), &args);
    let mut bo = Player::come(&ann.link(), &at("bo.json"), &["--name", "Bo"]);
    ann.type_line("start");
    bo.type_line("");
    let mut killed = false;
    let begun = Instant::now();
    while !(killed && back(&ann, &bo) && (answered(&ann, &bo) || begun.elapsed() > LONG)) {
        if ann.text().contains("Final scoring") {
            // A short game, in which nobody had anything to answer with.
            return keep(ann, &at("game.tortuga"));
        }
        ann.decide_if_asked();
        bo.decide_if_asked();
        if !killed && ann.decisions + bo.decisions >= BEFORE {
            killed = true;
            server.kill();
            server = Served::start_at(&address, &data);
        }
        thread::sleep(Duration::from_millis(20));
    }
    // What is typed while the answer to an earlier line is on its way may be lost, so it is
    // typed until it is heard; twice is what it takes.
    gives_up(
        &mut bo,
        "You have given up. A bot plays on for you.",
        || {
            ann.decide_if_asked();
        },
    );
    gives_up(&mut ann, "all but one side have given up", || {});
    while !ann.is_asked() {
        thread::sleep(Duration::from_millis(20));
    }
    keep(ann, &at("game.tortuga"));
}

/// Types `resign` whenever something is asked, until these words come.
fn gives_up(player: &mut Player, words: &str, mut meanwhile: impl FnMut()) {
    let begun = Instant::now();
    while !player.all.contains(words) {
        if player.is_asked() {
            player.type_line("resign");
        }
        meanwhile();
        thread::sleep(Duration::from_millis(20));
        assert!(begun.elapsed() < 3 * LONG, "{}", player.all);
    }
}

/// The server has come back for both.
fn back(ann: &Player, bo: &Player) -> bool {
    let back = |player: &Player| player.all.contains("The server is back.");
    back(ann) && back(bo)
}

/// Somebody could answer in a window, and did.
fn answered(ann: &Player, bo: &Player) -> bool {
    let answered = |player: &Player| {
        let asked = player.all.contains("A response window:");
        let noted = player.all.contains("Your answer is noted");
        assert!(asked || !noted, "{}", player.all);
        noted
    };
    answered(ann) || answered(bo)
}

/// One person among bots is not kept waiting in windows.
#[test]
fn a_whole_game_of_groo_against_bots() {
    let folder = tempdir().unwrap();
    let server = Served::start(&folder.path().join("data.db"));
    let args = [
        "groo",
        "--seats",
        "3",
        "--bots",
        "novice,novice",
        "--lang",
        "de",
    ];
    let session = folder.path().join("ann.json");
    let mut ann = Player::come(&server.address, &session, &args);
    ann.play_until("Schlusswertung", || {});
    let file = folder.path().join("game.tortuga");
    ann.enter_for(
        &format!("aufzeichnung {}", file.display()),
        "tortuga verify",
    );
    verify(&file);
}
