//! The page for people, made from the document for programs.

use serde_json::{Map, Value};

/// Readable on any screen, by day and by night; nothing is fetched.
const STYLE: &str = "\
    :root { color-scheme: light dark }\
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }\
    section { border-top: 1px solid; margin-top: 2rem }\
    table { border-collapse: collapse; display: block; overflow-x: auto }\
    th, td { text-align: left; vertical-align: top; padding: .2rem 1rem .2rem 0 }\
    code { font-size: .95em }";

/// The whole page.
pub(super) fn page(document: &Value) -> String {
    let info = &document["info"];
    let title = text(info, "title");
    let operations = entries(&document["paths"]).map(|(path, item)| {
        let told = |(method, it): (&String, &Value)| operation(document, method, path, it);
        entries(item).map(told).collect::<String>()
    });
    let schemas = entries(&document["components"]["schemas"]).map(|(name, it)| schema(name, it));
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}: the API</title><style>{STYLE}</style></head><body>\
         <h1>{title}: the API</h1><p>Version {version}. {about}</p>\
         <p>For programs: <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p>\
         <h2>Requests</h2>{operations}<h2>What they carry</h2>{schemas}</body></html>\n",
        version = text(info, "version"),
        about = text(info, "description"),
        operations = operations.collect::<String>(),
        schemas = schemas.collect::<String>(),
    )
}

fn operation(document: &Value, method: &str, path: &str, it: &Value) -> String {
    let answers = entries(&it["responses"]).map(|(status, it)| answer(document, status, it));
    format!(
        "<section><h3><code>{method} {path}</code></h3><p>{summary} {about}</p>{who}{parameters}{body}\
         <h4>Answers</h4><table>{answers}</table></section>",
        method = escape(&method.to_uppercase()),
        path = escape(path),
        summary = text(it, "summary"),
        about = text(it, "description"),
        who = who(it),
        parameters = parameters(it),
        body = body(document, &it["requestBody"]),
        answers = answers.collect::<String>(),
    )
}

/// Whether the cookie is needed.
fn who(operation: &Value) -> &'static str {
    match operation["security"].as_array().map(Vec::len) {
        None => "",
        Some(1) => "<p>Needs the cookie.</p>",
        Some(_) => "<p>Looks at the cookie, if there is one.</p>",
    }
}

fn parameters(operation: &Value) -> String {
    let all = operation["parameters"].as_array();
    let rows = all.into_iter().flatten().map(|it| {
        let required = it["required"] == true;
        row(
            &text(it, "name"),
            &it["schema"],
            required,
            &text(it, "description"),
        )
    });
    titled("In the address", &rows.collect::<String>())
}

fn body(document: &Value, body: &Value) -> String {
    let told = entries(&body["content"]).map(|(kind, content)| {
        let schema = &content["schema"];
        let title = format!("Body: {}, {}", escape(kind), type_of(schema));
        let rows = fields(resolve(document, schema));
        format!("<h4>{title}</h4><table>{rows}</table>")
    });
    told.collect()
}

fn answer(document: &Value, status: &str, answer: &Value) -> String {
    let answer = resolve(document, answer);
    let kinds = entries(&answer["content"]).map(|(kind, content)| {
        let kind = escape(kind);
        format!("{kind}: {}", type_of(&content["schema"]))
    });
    format!(
        "<tr><th>{}</th><td>{}</td><td>{}</td></tr>",
        escape(status),
        text(answer, "description"),
        kinds.collect::<String>(),
    )
}

/// One type, with its name to be linked to.
fn schema(name: &str, schema: &Value) -> String {
    let name = escape(name);
    let choices = schema["oneOf"].as_array().into_iter().flatten();
    let choices = choices.map(|choice| {
        let (kind, about) = (type_of(choice), text(choice, "description"));
        format!("<p>{kind}: {about}</p><table>{}</table>", fields(choice))
    });
    let words = if schema["enum"].is_array() {
        format!("<p>{}</p>", type_of(schema))
    } else {
        String::new()
    };
    format!(
        "<section id=\"{name}\"><h3>{name}</h3><p>{about}</p>{words}{choices}<table>{fields}</table></section>",
        about = text(schema, "description"),
        choices = choices.collect::<String>(),
        fields = fields(schema),
    )
}

fn fields(schema: &Value) -> String {
    let required = schema["required"].as_array();
    let row = |(name, field): (&String, &Value)| {
        let required = required.is_some_and(|names| names.iter().any(|one| one == name));
        row(&escape(name), field, required, &text(field, "description"))
    };
    entries(&schema["properties"]).map(row).collect()
}

fn row(name: &str, schema: &Value, required: bool, about: &str) -> String {
    let must = if required { "" } else { ", may be left out" };
    let kind = type_of(schema);
    format!("<tr><th><code>{name}</code></th><td>{kind}{must}</td><td>{about}</td></tr>")
}

/// What a value looks like, in a few words.
fn type_of(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|to| to.rsplit('/').next()) {
        let name = escape(name);
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        return list(choices, " or ", type_of);
    }
    if let Some(words) = schema["enum"].as_array() {
        return list(words, ", ", |word| format!("<code>{}</code>", plain(word)));
    }
    let kind = match schema["type"].as_array() {
        Some(kinds) => list(kinds, " or ", plain),
        None => text(schema, "type"),
    };
    let of = if schema["items"].is_object() {
        format!(" of {}", type_of(&schema["items"]))
    } else {
        String::new()
    };
    format!("{kind}{of}{}", limits(schema))
}

/// How long, how large, in what form.
fn limits(schema: &Value) -> String {
    let told = |(key, words)| {
        let limit = schema.get(key)?;
        Some(format!(", {words} {}", plain(limit)))
    };
    [
        ("minLength", "characters at least"),
        ("maxLength", "characters at most"),
        ("minimum", "from"),
        ("maximum", "to"),
        ("minItems", "at least"),
        ("maxItems", "at most"),
        ("pattern", "like"),
    ]
    .into_iter()
    .filter_map(told)
    .collect()
}

fn titled(title: &str, rows: &str) -> String {
    if rows.is_empty() {
        return String::new();
    }
    format!("<h4>{title}</h4><table>{rows}</table>")
}

fn list(values: &[Value], between: &str, told: impl Fn(&Value) -> String) -> String {
    let all = values.iter().map(told).collect::<Vec<_>>();
    all.join(between)
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

/// What a value refers to, or the value itself.
fn resolve<'a>(document: &'a Value, value: &'a Value) -> &'a Value {
    let to = value["$ref"].as_str().and_then(|to| to.strip_prefix('#'));
    to.and_then(|to| document.pointer(to)).unwrap_or(value)
}

fn text(value: &Value, key: &str) -> String {
    value.get(key).map(plain).unwrap_or_default()
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| escape(&value.to_string()), escape)
}

pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nothing_in_the_document_becomes_markup() {
        let evil = "<script>'\"&";
        let document = json!({
            "info": { "title": evil, "version": evil, "description": evil },
            "paths": { evil: { evil: {
                "summary": evil,
                "description": evil,
                "parameters": [{ "name": evil, "description": evil, "schema": { "type": evil } }],
                "requestBody": { "content": { evil: { "schema": { "$ref": evil } } } },
                "responses": { evil: { "description": evil, "content": { evil: {} } } },
            } } },
            "components": { "schemas": { evil: {
                "description": evil,
                "enum": [evil],
                "oneOf": [{ "type": [evil], "pattern": evil, "description": evil }],
                "properties": { evil: { "type": "array", "items": { "enum": [evil] } } },
            } } },
        });
        let page = page(&document).to_lowercase();
        assert!(!page.contains("<script"), "{page}");
        assert!(page.contains("&lt;script&gt;&#39;&quot;&amp;"));
    }
}
