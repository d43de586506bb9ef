//! The API described: for programs as `OpenAPI`, for people as a page.

mod export;
mod page;
mod request;
mod requests;

use std::sync::LazyLock;

use axum::Json;
use axum::response::Html;
use serde_json::Value;
use tortuga_games::GAMES;
use tortuga_protocol::{Failed, PROTOCOL};
use utoipa::openapi::schema::{Components, ComponentsBuilder};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{
    InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder, PathItem, Paths, PathsBuilder, Response,
};
use utoipa::{PartialSchema as _, ToSchema as _};

use self::request::{COOKIE, Request, TOO_SLOW};

const LICENCE: &str = "MIT OR Apache-2.0";

/// It does not change while the server runs.
static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| finished(serde_json::to_value(document()).unwrap_or_default()));
static PAGE: LazyLock<String> = LazyLock::new(|| page::page(&DOCUMENT));

/// `GET /api/openapi.json`.
pub(super) async fn openapi() -> Json<&'static Value> {
    Json(&DOCUMENT)
}

/// `GET /api`.
pub(super) async fn page() -> Html<&'static str> {
    Html(&PAGE)
}

fn document() -> OpenApi {
    let licence = LicenseBuilder::new()
        .name(LICENCE)
        .identifier(Some(LICENCE))
        .build();
    let info = InfoBuilder::new()
        .title("Tortuga")
        .version(PROTOCOL.to_string())
        .description(Some(about()))
        .license(Some(licence))
        .build();
    let requests = requests::all();
    OpenApiBuilder::new()
        .info(info)
        .components(Some(components(&requests)))
        .paths(paths(requests))
        .build()
}

fn about() -> String {
    format!(
        "Board games with people and bots. This is what stands beside the socket; a game itself \
         is played over the socket of its table, which speaks version {PROTOCOL} of the protocol: \
         JSON, one message a frame, described in the book (docs/src/wire.md). A request that is \
         not fulfilled says why in one word."
    )
}

fn components(requests: &[Request]) -> Components {
    let cookie = ApiKeyValue::with_description(
        "tortuga",
        "Who you are. The server gives it to you on the first visit.",
    );
    let mut failed = vec![(Failed::name().into_owned(), Failed::schema())];
    Failed::schemas(&mut failed);
    let used = requests.iter().flat_map(|request| request.schemas.clone());
    ComponentsBuilder::new()
        .schemas_from_iter(used.chain(failed))
        .response(TOO_SLOW, Response::new("It took too long."))
        .security_scheme(COOKIE, SecurityScheme::ApiKey(ApiKey::Cookie(cookie)))
        .build()
}

fn paths(requests: Vec<Request>) -> Paths {
    let add = |paths: PathsBuilder, request: Request| {
        let (path, method) = (request.path, request.method.clone());
        paths.path(path, PathItem::new(method, request.operation()))
    };
    requests.into_iter().fold(PathsBuilder::new(), add).build()
}

/// What the types cannot say by themselves.
fn finished(mut document: Value) -> Value {
    speak_plainly(&mut document);
    // A derived schema forgets it where an enum has a tag.
    let tempo = document.pointer_mut("/components/schemas/Tempo/oneOf");
    for choice in tempo.and_then(Value::as_array_mut).into_iter().flatten() {
        choice["additionalProperties"] = false.into();
    }
    // Only the shelf knows the games.
    for wish in ["NewTable", "NewEdition"] {
        let game = format!("/components/schemas/{wish}/properties/game");
        if let Some(game) = document.pointer_mut(&game) {
            game["enum"] = GAMES.to_vec().into();
        }
    }
    document
}

/// Comments in the code have links and line breaks that mean nothing here.
fn speak_plainly(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(text)) = fields.get_mut("description") {
                *text = without_links(text);
            }
            fields.values_mut().for_each(speak_plainly);
        }
        Value::Array(values) => values.iter_mut().for_each(speak_plainly),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn without_links(text: &str) -> String {
    let text = text
        .replace('\n', " ")
        .replace("[`", "`")
        .replace("`]", "`");
    let mut parts = text.split("(crate::");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str(part.split_once(')').map_or("", |(_, rest)| rest));
    }
    plain
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tortuga_protocol::{
        LARGEST_EDITION, LONGEST_NAME, LONGEST_NONCE, LONGEST_PASSWORD, LONGEST_WINDOW,
        SHORTEST_PASSWORD, SHORTEST_WINDOW, Tempo,
    };

    use super::*;
    use crate::people::Token;

    /// Method, path and handler.
    type Route = (String, String, String);

    const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

    fn described() -> BTreeSet<Route> {
        let mut routes = BTreeSet::new();
        for (path, item) in DOCUMENT["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                let handler = operation["operationId"].as_str().unwrap();
                routes.insert((method.clone(), path.clone(), handler.to_owned()));
            }
        }
        routes
    }

    /// What stands in the router's source. Everything else that it has are
    /// pages, and the answer to whoever asks for what is not there.
    fn routed() -> BTreeSet<Route> {
        let source = include_str!("../http.rs");
        let (router, _) = source.split_once(".with_state(house)").unwrap();
        let mut routes = BTreeSet::new();
        for route in router.split(".route(").skip(1) {
            let path = route.split('"').nth(1).unwrap();
            if path.contains("{*") {
                continue;
            }
            let (_, handlers) = route.split_once("\",").unwrap();
            let before = routes.len();
            for part in handlers.split(')') {
                let Some((method, handler)) = part.rsplit_once('(') else {
                    continue;
                };
                let method = method.trim_start_matches(['.', ' ', '\n']);
                let handler = handler.rsplit("::").next().unwrap();
                if METHODS.contains(&method) {
                    routes.insert((method.to_owned(), path.to_owned(), handler.to_owned()));
                }
            }
            assert!(
                routes.len() > before,
                "{path} is routed in a way that is not understood"
            );
        }
        routes
    }

    #[test]
    fn exactly_the_routes_of_the_router_are_described() {
        assert_eq!(described(), routed());
        assert!(
            routed().len() > 20,
            "the router's source was not understood"
        );
    }

    fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|value| references(value, found));
            }
            Value::Array(values) => values.iter().for_each(|value| references(value, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let mut found = Vec::new();
        references(&DOCUMENT, &mut found);
        assert!(found.len() > 50);
        for reference in found {
            let pointer = reference.strip_prefix('#').unwrap();
            assert!(DOCUMENT.pointer(pointer).is_some(), "{reference}");
        }
    }

    #[test]
    fn every_problem_is_in_the_schema() {
        let source = include_str!("../../../tortuga-protocol/src/problem.rs");
        let (_, variants) = source.split_once("pub enum Problem {").unwrap();
        let (variants, _) = variants.split_once('}').unwrap();
        let lines = variants.lines().map(str::trim);
        let names = lines.filter_map(|line| line.strip_suffix(','));
        let names = names
            .filter(|name| !name.starts_with("//"))
            .collect::<Vec<_>>();
        let told = DOCUMENT["components"]["schemas"]["Problem"]["enum"].as_array();
        let told = told.unwrap();
        assert_eq!(told.len(), names.len());
        for (word, name) in told.iter().zip(names) {
            let problem: tortuga_protocol::Problem = serde_json::from_value(word.clone()).unwrap();
            assert_eq!(format!("{problem:?}"), name);
        }
    }

    #[track_caller]
    fn limit(place: &str, limit: usize) {
        let pointer = format!("/components/schemas/{place}");
        let told = DOCUMENT.pointer(&pointer).and_then(Value::as_u64);
        assert_eq!(told, Some(limit as u64), "{place}");
    }

    #[test]
    fn the_limits_are_those_of_the_protocol() {
        limit("NewName/properties/name/maxLength", LONGEST_NAME);
        limit("Me/properties/name/maxLength", LONGEST_NAME);
        for password in ["Claim/properties/password", "NewPassword/properties/new"] {
            limit(&format!("{password}/minLength"), SHORTEST_PASSWORD);
            limit(&format!("{password}/maxLength"), LONGEST_PASSWORD);
        }
        limit("NewTable/properties/nonce/maxLength", LONGEST_NONCE);
        limit("NewTable/properties/window/minimum", SHORTEST_WINDOW.into());
        limit("NewTable/properties/window/maximum", LONGEST_WINDOW.into());
        limit("NewEdition/properties/text/maxLength", LARGEST_EDITION);
        let live = "Tempo/oneOf/1/properties";
        limit(
            &format!("{live}/bank/minimum"),
            Tempo::SMALLEST_BANK as usize,
        );
        limit(
            &format!("{live}/bank/maximum"),
            Tempo::LARGEST_BANK as usize,
        );
        limit(
            &format!("{live}/increment/maximum"),
            Tempo::LARGEST_INCREMENT as usize,
        );
        let hours = "Tempo/oneOf/2/properties/hours/maximum";
        limit(hours, Tempo::MOST_HOURS as usize);
    }

    #[test]
    fn what_refuses_unknown_fields_says_so() {
        for (path, item) in DOCUMENT["paths"].as_object().unwrap() {
            let schema = &item["post"]["requestBody"]["content"]["application/json"]["schema"];
            let Some(name) = schema["$ref"].as_str() else {
                continue;
            };
            let schema = DOCUMENT.pointer(&name[1..]).unwrap();
            assert_eq!(schema["additionalProperties"], false, "{path}");
        }
    }

    #[test]
    fn the_games_are_those_of_the_shelf() {
        for wish in ["NewTable", "NewEdition"] {
            let game = &DOCUMENT["components"]["schemas"][wish]["properties"]["game"];
            assert_eq!(game["enum"], serde_json::json!(GAMES), "{wish}");
        }
    }

    #[test]
    fn the_cookie_is_the_one_that_is_given() {
        let name = DOCUMENT["components"]["securitySchemes"][COOKIE]["name"].as_str();
        let given = Token::fresh().cookie(false);
        assert_eq!(given.split('=').next(), name);
    }

    #[test]
    fn nothing_of_the_code_shows_in_the_words() {
        let text = DOCUMENT.to_string();
        assert!(!text.contains("crate::") && !text.contains("[`"), "{text}");
        let plain = without_links("1 to [`LONGEST`](crate::LONGEST)\nof [`These`].");
        assert_eq!(plain, "1 to `LONGEST` of `These`.");
    }

    #[test]
    fn the_page_names_every_path_and_the_protocol() {
        for (method, path, _) in described() {
            let title = format!(
                "<code>{} {}</code>",
                method.to_uppercase(),
                page::escape(&path)
            );
            assert!(PAGE.contains(&title), "{title}");
        }
        assert!(PAGE.contains(&format!("version {PROTOCOL} of the protocol")));
        assert!(!PAGE.contains("<script") && !PAGE.contains("http"));
    }
}
