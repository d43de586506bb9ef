//! At a table of a server: gathering, talk, refusals, clocks, watching, coming back.

use std::io::{Read as _, Write as _};
use std::path::Path;

use tempfile::{TempDir, tempdir};

use crate::player::Player;
use crate::served::Served;

/// A server, and a folder for everybody's sessions.
struct House {
    folder: TempDir,
    server: Served,
}

impl House {
    fn open() -> Self {
        let folder = tempdir().unwrap();
        let server = Served::start(&folder.path().join("data.db"));
        Self { folder, server }
    }

    fn come(&self, who: &str, args: &[&str]) -> Player {
        self.come_to(&self.server.address, who, args)
    }

    fn come_to(&self, place: &str, who: &str, args: &[&str]) -> Player {
        let session = self.folder.path().join(format!("{who}.json"));
        let args = [args, &["--name", who]].concat();
        Player::come(place, &session, &args)
    }
}

const TWO: [&str; 3] = ["grog-island", "--seats", "2"];

#[test]
fn the_host_seats_bots_and_sends_people_away() {
    let house = House::open();
    let mut ann = house.come("Ann", &["grog-island", "--seats", "4"]);
    for words in ["1  Ann (you)", "2  free", "Send the link to your friends."] {
        ann.must_have(words);
    }
    ann.enter_for("bot 3 sailor", "(Sailor)");
    ann.enter_for("start", "Every seat must be taken first.");
    ann.enter_for("rum", "I do not know \"rum\".");
    ann.enter_for("log", "The game has not begun.");
    let mut bo = house.come_to(&ann.link(), "Bo", &[]);
    bo.must_have("2  Bo (you)");
    bo.enter_for("bot 4", "Only whoever opened the table can do this.");
    bo.enter_for("sit 4", "4  Bo (you)");
    ann.until("4  Bo");
    ann.wait();
    ann.enter_for("kick 4", "4  free");
    bo.until("You have no seat.");
    bo.wait();
    bo.enter_for("sit", "2  Bo (you)");
    ann.enter("kick 3");
    ann.enter("bots novice");
    ann.until("All seats are taken.");
    ann.wait();
    ann.enter_for("swap 1 2", "2  Ann (you)");
    ann.type_line("start");
    ann.until("The game begins.");
    bo.type_line("");
    bo.until("The game begins.");
}

#[test]
fn a_refusal_names_its_rule_and_nothing_is_played() {
    let house = House::open();
    let mut ann = house.come("Ann", &["grog-island", "--seats", "2", "--bots", "novice"]);
    ann.must_have("The table: http://127.0.0.1:");
    for (typed, said) in [
        (
            "pass",
            "Not allowed: Passing is possible in the auction only (GROG-BID-15).",
        ),
        (
            "? pass",
            "Once there is a bid, a player may pass on any turn",
        ),
        ("hold", "(GROG-"),
        ("9999", "Type a number from 1 to"),
        ("rum", "I do not know \"rum\"."),
        ("return", "\"return\" needs other words after it."),
        ("undo", "This cannot be taken back any more."),
        ("rules grog-bid-07", "GROG-BID-07 "),
        ("clocks", "This table has no clocks."),
        ("record x", "It is there when the game is over."),
        ("rematch", "The game is not over yet."),
        ("go on", ""),
        ("back", "Nobody plays in your place."),
        ("?", "say TEXT: talk to whoever is at the table."),
        ("h", "A captain would:"),
        ("board", "Bidding row:"),
    ] {
        ann.enter_for(typed, said);
    }
    ann.enter_for("1", "You lay a goal card aside");
    ann.enter_for("undo", "takes the last action back");
    let mut german = house.come(
        "Cem",
        &[
            "grog-island",
            "--seats",
            "2",
            "--bots",
            "novice",
            "--lang",
            "de",
        ],
    );
    german.enter_for("pass", "Nicht erlaubt:");
    german.must_have("(GROG-BID-15).");
    let left = german.quit();
    assert!(left.contains("--lang de"), "{left}");
}

#[test]
fn whoever_leaves_comes_back_as_the_same_person() {
    let house = House::open();
    let mut ann = house.come("Ann", &["grog-island", "--seats", "2", "--bots", "novice"]);
    ann.enter("1");
    let link = ann.link();
    let left = ann.quit();
    assert!(
        left.contains(&format!("tortuga play --server {link} --session ")),
        "{left}"
    );
    let session = house.folder.path().join("Ann.json");
    let mut again = Player::come(&link, &session, &[]);
    again.must_have("Ann (you)");
    again.must_have("You lay a goal card aside");
    again.enter("1");
    // A guest who is not known has no seat there, and watches.
    let stranger = house.folder.path().join("stranger.json");
    let mut watcher = Player::start(&link, &stranger, &[]);
    watcher.until("You are watching.");
    watcher.until("Ann: 0 points");
    assert!(!watcher.all.contains("Ann (you)"), "{}", watcher.all);
    assert!(
        !watcher.all.contains("You lay a goal card aside"),
        "{}",
        watcher.all
    );
    while !again.text().contains("Bidding row: 1 Claim") {
        again.decide();
    }
    for _ in 0..4 {
        again.decide();
    }
    watcher.until("W Ann ");
}

#[test]
fn a_claimed_name_is_signed_in_with_its_password() {
    let house = House::open();
    let ann = house.come("Ann", &["grog-island", "--seats", "2", "--bots", "novice"]);
    let link = ann.link();
    ann.quit();
    claim(
        &house.server.address,
        &house.folder.path().join("Ann.json"),
        "seven seas",
    );
    let elsewhere = house.folder.path().join("elsewhere.json");
    let sign_in = |password: &str| {
        let mut player = Player::start(&link, &elsewhere, &["--sign-in", "ann"]);
        player.until("Password of ann:");
        player.type_line(password);
        player
    };
    let (code, said) = sign_in("rum rum rum").end();
    assert_eq!(code, Some(1));
    assert!(
        said.contains("Name and password do not belong together."),
        "{said}"
    );
    let mut ann = sign_in("seven seas");
    ann.wait();
    ann.must_have("Ann (you)");
    assert!(!ann.all.contains("seven seas"), "a password is not shown");
    ann.quit();
    let again = Player::come(&link, &elsewhere, &[]);
    again.must_have("Ann (you)");
}

/// Claims the name of whoever has this session.
fn claim(address: &str, sessions: &Path, password: &str) {
    let text = std::fs::read_to_string(sessions).unwrap();
    let all: serde_json::Value = serde_json::from_str(&text).unwrap();
    let session = all[format!("http://{address}")].as_str().unwrap();
    let body = format!(r#"{{"password":"{password}"}}"#);
    let request = format!(
        "POST /api/me/claim HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: tortuga={session}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = std::net::TcpStream::connect(address).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[test]
fn clocks_stand_beside_the_prompt_and_stopping_is_agreed_upon() {
    let house = House::open();
    let args = [
        "grog-island",
        "--seats",
        "2",
        "--bots",
        "novice",
        "--tempo",
        "15+20",
    ];
    let mut ann = house.come("Ann", &args);
    ann.must_have("Time left: »Ann 14:5");
    ann.enter_for("clocks", "Time left: »Ann 14:5");
    ann.enter_for("stop", "All have agreed to stop for a while.");
    ann.enter_for("1", "Somebody must go on first.");
    ann.enter_for("go on", "The game goes on.");
    ann.enter_for("resign", "Type resign once more.");
    ann.enter_for("1", "You lay a goal card aside");
    ann.enter("abandon");
    ann.enter_for("abandon", "without a winner: all have agreed");
    ann.enter_for("rematch", "On to the new table: http://");
    ann.must_have("2  Ann (you)");
    ann.enter_for("start", "The game begins.");
}

#[test]
fn whoever_gives_up_ends_a_game_of_two() {
    let house = House::open();
    let mut ann = house.come("Ann", &TWO);
    let mut bo = house.come_to(&ann.link(), "Bo", &[]);
    ann.enter("start");
    bo.enter_for("", "Put 2 goal cards under the stack.");
    bo.enter("resign");
    bo.enter_for("resign", "all but one side have given up");
    ann.enter_for("1", "all but one side have given up");
    ann.enter("rematch");
    bo.until("type rematch");
    bo.wait();
    bo.enter_for("rematch", "1  Bo (you)");
}

/// Whoever joins gets the printed data from the server.
#[test]
fn a_table_may_be_played_with_the_data_of_ones_own_box() {
    let house = House::open();
    let mut export = assert_cmd::Command::cargo_bin("tortuga").unwrap();
    let printed = export.args(["edition", "export", "grog-island"]).output();
    let printed = String::from_utf8(printed.unwrap().stdout).unwrap();
    let own = printed.replacen("\nlocks = 6", "\nlocks = 5", 1);
    assert_ne!(own, printed);
    let file = house.folder.path().join("own.toml");
    std::fs::write(&file, own).unwrap();
    let edition = ["--edition", file.to_str().unwrap()];
    let mut ann = house.come("Ann", &[&TWO[..], &edition].concat());
    let mut bo = house.come_to(&ann.link(), "Bo", &[]);
    ann.enter_for("start", "Put 2 goal cards under the stack.");
    bo.enter_for("", "Put 2 goal cards under the stack.");
    bo.must_have("Locks left 5");
    ann.enter_for("1", "You lay a goal card aside");
}
