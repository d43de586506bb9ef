//! Every request that the house answers, in the order in which people read.

use tortuga_protocol::Problem::{
    BadEdition, BadName, BadNotices, BadPassword, BadRecord, BadTable, Banned, Claimed, Full,
    Garbled, NameTaken, NoSuchTable, NotClaimed, NotOver, NotStored, WrongOrigin, WrongPassword,
};
use tortuga_protocol::{
    Claim, EditionCard, GameCard, Lobby, Me, Mistaken, NewEdition, NewName, NewPassword, NewTable,
    Notices, Opened, PROTOCOL, SignIn, SignOut, Verified,
};

use super::export::Export;
use super::request::{Request, TEXT, delete, get, post};

/// All of them; a test holds them against the router.
pub(super) fn all() -> Vec<Request> {
    let people = people().into_iter().map(|request| request.of("people"));
    let tables = tables().into_iter().map(|request| request.of("tables"));
    let house = house().into_iter().map(|request| request.of("house"));
    let quick = people.chain(tables).chain(house).map(Request::in_time);
    let patient = [export().of("people"), socket().of("tables")];
    quick.chain(patient).collect()
}

fn people() -> Vec<Request> {
    vec![
        get("/api/me", "me", "Who the server thinks you are.")
            .about("Whoever comes for the first time is a new guest.")
            .by_guest()
            .tells::<Me>("You."),
        post("/api/me", "rename", "Another name.")
            .about("A claimed one is claimed anew.")
            .by_guest()
            .takes::<NewName>()
            .tells::<Me>("You, with the new name.")
            .fails(409, &[NameTaken])
            .fails(422, &[BadName]),
        delete(
            "/api/me",
            "delete",
            "Go for good: games stay, the name goes.",
        )
        .by_known()
        .tells_nothing(204, "You are forgotten."),
        post("/api/me/claim", "claim", "The name is yours from now on.")
            .about("With the password you find your games again from anywhere.")
            .by_guest()
            .takes::<Claim>()
            .tells::<Me>("You, with the claimed name.")
            .fails(409, &[Claimed, NameTaken])
            .fails(422, &[BadPassword]),
        post("/api/me/password", "change_password", "Another password.")
            .about("All other sessions end.")
            .by_known()
            .rarely()
            .takes::<NewPassword>()
            .tells::<Me>("You, with the new password.")
            .fails(403, &[WrongPassword])
            .fails(409, &[NotClaimed])
            .fails(422, &[BadPassword]),
        get(
            "/api/me/notices",
            "notices",
            "How you are told that it is your turn.",
        )
        .by_known()
        .tells::<Notices>("As you have set it."),
        post(
            "/api/me/notices",
            "set_notices",
            "How you want to be told that it is your turn.",
        )
        .by_known()
        .takes::<Notices>()
        .tells::<Notices>("As you have set it.")
        .fails(422, &[BadNotices]),
        post("/api/sign-in", "sign_in", "Be who has claimed this name.")
            .about("A guest's seats become those of the name.")
            .by_guest()
            .takes::<SignIn>()
            .tells::<Me>("You.")
            .fails(403, &[WrongPassword]),
        post(
            "/api/sign-out",
            "sign_out",
            "Be nobody in particular again.",
        )
        .by_anybody()
        .takes::<SignOut>()
        .tells_nothing(204, "The session is over."),
    ]
}

fn tables() -> Vec<Request> {
    vec![
        get("/api/games", "games", "The games that can be played here.")
            .tells_all::<GameCard>("Each with what a table may choose."),
        get(
            "/api/tables",
            "lobby",
            "What there is to play and to watch.",
        )
        .by_anybody()
        .tells::<Lobby>("The lists."),
        post("/api/tables", "open", "Open a table.")
            .about("The opener is its host and sits on seat 0.")
            .by_guest()
            .takes::<NewTable>()
            .tells::<Opened>("Where it is: /t/ and its name is the link for people.")
            .fails(422, &[BadTable, BadEdition])
            .fails(503, &[Full]),
        get(
            "/api/tables/{id}/record",
            "record",
            "The record of a game that is over.",
        )
        .named("id", "The name of the table in its link.")
        .tells_text(200, TEXT, "The record, to be replayed and verified.")
        .fails(404, &[NoSuchTable])
        .fails(409, &[NotOver, BadTable])
        .fails(500, &[NotStored])
        .fails(503, &[NotStored]),
        post(
            "/api/editions",
            "add_edition",
            "Printed data of your own box, to play with.",
        )
        .by_guest()
        .takes::<NewEdition>()
        .tells::<EditionCard>("What tables name it by.")
        .fails(413, &[BadEdition])
        .fails_with::<Mistaken>(422, BadEdition)
        .fails(503, &[Full]),
        get(
            "/api/editions/{hash}",
            "edition",
            "Printed data that was sent before.",
        )
        .named("hash", "Its SHA-256, in small hexadecimal digits.")
        .tells_text(200, TEXT, "The file.")
        .fails(404, &[BadEdition])
        .fails(500, &[NotStored]),
        post(
            "/api/verify",
            "verify",
            "Play a record again and recompute its luck.",
        )
        .about("The body is the record itself.")
        .by_anybody()
        .rarely()
        .takes_text()
        .tells::<Verified>("Whether it was fair.")
        .fails(422, &[BadRecord]),
    ]
}

fn house() -> Vec<Request> {
    vec![
        get("/healthz", "healthz", "Can the server read its data?")
            .tells_text(200, TEXT, "It can.")
            .tells_text(503, TEXT, "It cannot."),
        get("/readyz", "readyz", "Can people come?")
            .tells_text(200, TEXT, "They can.")
            .tells_text(503, TEXT, "The house is closing, or cannot read its data."),
        get(
            "/metrics",
            "metrics",
            "Figures for whoever runs the server.",
        )
        .tells_text(200, METRICS, "Figures, as Prometheus reads them.")
        .tells_nothing(404, "They are not for you."),
        get(
            "/api/openapi.json",
            "openapi",
            "The API described for programs.",
        )
        .tells_object("This document."),
        get("/api", "page", "The API described for people.").tells_text(
            200,
            "text/html; charset=utf-8",
            "A page.",
        ),
    ]
}

const METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Somebody may have played a great many games.
fn export() -> Request {
    get("/api/me/export", "export", "All that is kept about you.")
        .by_known()
        .rarely()
        .tells::<Export>("A file to keep.")
}

/// It lasts as long as somebody is there.
fn socket() -> Request {
    get(
        "/api/tables/{id}/socket",
        "connect",
        "Sit at a table, or watch.",
    )
    .about(format!(
        "A `WebSocket`. Frames are the messages of version {PROTOCOL} of the protocol, which \
             the book describes (docs/src/wire.md). Even a table that does not exist has a \
             socket, which says so: a browser tells its page nothing about one that failed."
    ))
    .named("id", "The name of the table in its link.")
    .with_number("protocol", "The version that the client speaks.")
    .by_anybody()
    .tells_nothing(101, "The socket is open.")
    .fails(403, &[WrongOrigin, Banned])
    .fails(426, &[Garbled])
}
