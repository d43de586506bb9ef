//! At a real terminal: what others do and say appears by itself.

use tempfile::tempdir;

use crate::player::Player;
use crate::served::Served;
use crate::window::{Window, verify};

#[test]
fn talk_and_moves_of_others_come_without_a_key() {
    let folder = tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let server = Served::start(&folder.path().join("data.db"));
    let (ann, bo) = (at("ann.json"), at("bo.json"));
    let args = [
        "--server",
        &server.address,
        "--session",
        &ann,
        "--name",
        "Ann",
        "--seats",
        "2",
    ];
    let mut window = Window::play(100, &args);
    window.until("Send the link to your friends.");
    let text = window.screen();
    let link = text
        .split_whitespace()
        .find(|word| word.contains("/t/"))
        .unwrap();
    let mut player = Player::come(link, bo.as_ref(), &["--name", "Bo"]);
    window.until("All seats are taken.");
    player.type_line("say Ahoy, Ann!");
    window.until("Bo: Ahoy, Ann!");
    window.type_line("say Ahoy yourself");
    player.until("Ann: Ahoy yourself");
    player.wait();
    window.type_line("start");
    window.until("Put 2 goal cards under the stack.");
    player.type_line("");
    player.until("Put 2 goal cards under the stack.");
    player.wait();
    player.enter("1");
    player.type_line("1");
    window.until("Bo has chosen goal cards.");
    drop(player);
    window.until("Bo has gone.");
    window.type_line("\u{4}");
    window.type_line("quit");
    window.until("tortuga play --server http://");
    assert_eq!(window.exit_code(), 0);
}

#[test]
fn the_server_may_go_while_somebody_thinks() {
    let folder = tempdir().unwrap();
    let data = folder.path().join("data.db");
    let session = folder.path().join("ann.json").to_str().unwrap().to_owned();
    let server = Served::start(&data);
    let address = server.address.clone();
    let file = folder
        .path()
        .join("game.tortuga")
        .to_str()
        .unwrap()
        .to_owned();
    let args = [
        "--server",
        &address,
        "--session",
        &session,
        "--bots",
        "novice",
        "--seats",
        "2",
        "--record",
        &file,
    ];
    let mut window = Window::play(100, &args);
    window.until("Put 2 goal cards under the stack.");
    server.kill();
    window.until("The line to the server broke.");
    window.type_line("1");
    window.until("The line is down; nothing was sent.");
    let server = Served::start_at(&address, &data);
    window.until("The server is back.");
    window.type_line("1");
    window.until("You lay a goal card aside");
    window.type_line("abandon");
    window.until("once more");
    window.type_line("abandon");
    window.until("without a winner");
    window.until("tortuga verify");
    verify(file.as_ref());
    drop(server);
}
