//! One request and its answers, put together from what many have in common.

use std::collections::BTreeMap;

use serde_json::json;
use tortuga_protocol::{Failed, Problem};
use utoipa::ToSchema;
use utoipa::openapi::example::ExampleBuilder;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::{RequestBody, RequestBodyBuilder};
use utoipa::openapi::schema::{Array, ObjectBuilder, Schema, Type};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{
    Content, ContentBuilder, HttpMethod, Ref, RefOr, Required, Response, ResponseBuilder,
};

/// What the description calls the cookie of a session.
pub(super) const COOKIE: &str = "session";
/// What it calls the answer to everything that takes too long.
pub(super) const TOO_SLOW: &str = "TooSlow";
pub(super) const TEXT: &str = "text/plain; charset=utf-8";
const JSON: &str = "application/json";

/// One request, and everything that it may be answered with.
pub(super) struct Request {
    pub(super) method: HttpMethod,
    pub(super) path: &'static str,
    /// Everything that it mentions.
    pub(super) schemas: Vec<(String, RefOr<Schema>)>,
    operation: Operation,
    /// A new guest gets a cookie with a good answer.
    welcomes: bool,
    /// By status: what the answer looks like, and which problems it may name.
    failures: BTreeMap<u16, (String, Vec<Problem>)>,
}

/// A request that looks at something; it is called as its handler is.
pub(super) fn get(path: &'static str, handler: &str, summary: &str) -> Request {
    Request::new(HttpMethod::Get, path, handler, summary)
}

/// A request that does something.
pub(super) fn post(path: &'static str, handler: &str, summary: &str) -> Request {
    Request::new(HttpMethod::Post, path, handler, summary).fails(403, &[Problem::WrongOrigin])
}

/// A request that takes something away.
pub(super) fn delete(path: &'static str, handler: &str, summary: &str) -> Request {
    Request::new(HttpMethod::Delete, path, handler, summary).fails(403, &[Problem::WrongOrigin])
}

impl Request {
    fn new(method: HttpMethod, path: &'static str, handler: &str, summary: &str) -> Self {
        let mut operation = Operation::new();
        operation.operation_id = Some(handler.to_owned());
        operation.summary = Some(summary.to_owned());
        Self {
            method,
            path,
            schemas: Vec::new(),
            operation,
            welcomes: false,
            failures: BTreeMap::new(),
        }
    }

    /// More than the summary tells.
    pub(super) fn about(mut self, text: impl Into<String>) -> Self {
        self.operation.description = Some(text.into());
        self
    }

    /// Of which part of the API it is.
    pub(super) fn of(mut self, part: &str) -> Self {
        self.operation.tags = Some(vec![part.to_owned()]);
        self
    }

    /// The server looks who asks, if anybody it knows.
    pub(super) fn by_anybody(mut self) -> Self {
        let nobody = SecurityRequirement::default();
        self.operation.security = Some(vec![nobody, session()]);
        self.fails(403, &[Problem::Banned])
            .fails(500, &[Problem::NotStored])
    }

    /// Whoever asks is a guest from then on, and there may be too many new ones.
    pub(super) fn by_guest(mut self) -> Self {
        self.welcomes = true;
        self.by_anybody().rarely()
    }

    /// Only for somebody who has been here before.
    pub(super) fn by_known(mut self) -> Self {
        self = self.by_anybody().fails(401, &[Problem::NoGuest]);
        self.operation.security = Some(vec![session()]);
        self
    }

    /// Limited by address.
    pub(super) fn rarely(self) -> Self {
        self.fails(429, &[Problem::TooMuch])
    }

    /// The rest of the path is a name of something.
    pub(super) fn named(self, name: &str, what: &str) -> Self {
        let parameter = parameter(name, ParameterIn::Path, what, text_schema());
        self.with(parameter).fails(400, &[Problem::Garbled])
    }

    /// A whole number that may stand behind the path.
    pub(super) fn with_number(self, name: &str, what: &str) -> Self {
        let schema = ObjectBuilder::new()
            .schema_type(Type::Integer)
            .minimum(Some(0));
        let mut parameter = parameter(name, ParameterIn::Query, what, schema.into());
        parameter.required = Required::False;
        self.with(parameter)
    }

    fn with(mut self, parameter: Parameter) -> Self {
        let parameters = self.operation.parameters.get_or_insert_default();
        parameters.push(parameter.into());
        self
    }

    /// What it carries, as JSON.
    pub(super) fn takes<T: ToSchema>(mut self) -> Self {
        let schema = self.mention::<T>();
        self.operation.request_body = Some(body(JSON, schema).into());
        self.fails(400, &[Problem::Garbled])
            .fails(413, &[Problem::Garbled])
            .fails(415, &[Problem::Garbled])
            .fails(422, &[Problem::Garbled])
    }

    /// What it carries is text, whatever it calls itself.
    pub(super) fn takes_text(mut self) -> Self {
        self.operation.request_body = Some(body("text/plain", text_schema()).into());
        self.fails(400, &[Problem::Garbled])
            .fails(413, &[Problem::Garbled])
    }

    /// What it is answered with, as JSON.
    pub(super) fn tells<T: ToSchema>(mut self, what: &str) -> Self {
        let schema = self.mention::<T>();
        self.answer(200, what, Some((JSON, schema)))
    }

    /// As many as there are, as JSON.
    pub(super) fn tells_all<T: ToSchema>(mut self, what: &str) -> Self {
        let schema = Array::new(self.mention::<T>());
        self.answer(200, what, Some((JSON, schema.into())))
    }

    /// Some JSON.
    pub(super) fn tells_object(self, what: &str) -> Self {
        let schema = ObjectBuilder::new().schema_type(Type::Object);
        self.answer(200, what, Some((JSON, schema.into())))
    }

    /// Text of this kind.
    pub(super) fn tells_text(self, status: u16, kind: &str, what: &str) -> Self {
        self.answer(status, what, Some((kind, text_schema())))
    }

    /// A status without words.
    pub(super) fn tells_nothing(self, status: u16, what: &str) -> Self {
        self.answer(status, what, None)
    }

    /// It takes its time, or is given up.
    pub(super) fn in_time(mut self) -> Self {
        let slow = RefOr::Ref(Ref::from_response_name(TOO_SLOW));
        let answers = &mut self.operation.responses.responses;
        answers.insert("408".to_owned(), slow);
        self
    }

    fn answer(mut self, status: u16, what: &str, content: Option<(&str, RefOr<Schema>)>) -> Self {
        let mut answer = ResponseBuilder::new().description(what);
        if let Some((kind, schema)) = content {
            answer = answer.content(kind, Content::new(Some(schema)));
        }
        self.insert(status, answer.build());
        self
    }

    fn insert(&mut self, status: u16, response: Response) {
        let answers = &mut self.operation.responses.responses;
        answers.insert(status.to_string(), response.into());
    }

    /// Why it may not be fulfilled.
    pub(super) fn fails(mut self, status: u16, problems: &[Problem]) -> Self {
        let usual = || (Failed::name().into_owned(), Vec::new());
        let (_, known) = self.failures.entry(status).or_insert_with(usual);
        for problem in problems {
            if !known.contains(problem) {
                known.push(*problem);
            }
        }
        self
    }

    /// A failure that tells more than others.
    pub(super) fn fails_with<T: ToSchema>(mut self, status: u16, problem: Problem) -> Self {
        self.mention::<T>();
        self = self.fails(status, &[problem]);
        if let Some((schema, _)) = self.failures.get_mut(&status) {
            *schema = T::name().into_owned();
        }
        self
    }

    /// Refers to a type, and sees to it that it is described.
    fn mention<T: ToSchema>(&mut self) -> RefOr<Schema> {
        let name = T::name().into_owned();
        self.schemas.push((name.clone(), T::schema()));
        T::schemas(&mut self.schemas);
        RefOr::Ref(Ref::from_schema_name(name))
    }

    /// All that was said of it.
    pub(super) fn operation(mut self) -> Operation {
        for (status, (schema, problems)) in std::mem::take(&mut self.failures) {
            self.insert(status, failure(&schema, &problems));
        }
        if self.welcomes
            && let Some(RefOr::T(good)) = self.operation.responses.responses.get_mut("200")
        {
            let header = HeaderBuilder::new()
                .schema(Some(text_schema()))
                .description(Some("Who you are from now on, if nobody knew you."));
            let name = "Set-Cookie".to_owned();
            good.headers.insert(name, header.build().into());
        }
        self.operation
    }
}

fn session() -> SecurityRequirement {
    SecurityRequirement::new(COOKIE, [""; 0])
}

fn text_schema() -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::String).into()
}

fn parameter(name: &str, place: ParameterIn, what: &str, schema: RefOr<Schema>) -> Parameter {
    ParameterBuilder::new()
        .name(name)
        .parameter_in(place)
        .description(Some(what))
        .schema(Some(schema))
        .required(Required::True)
        .build()
}

fn body(kind: &str, schema: RefOr<Schema>) -> RequestBody {
    RequestBodyBuilder::new()
        .content(kind, Content::new(Some(schema)))
        .required(Some(Required::True))
        .build()
}

/// An answer that names a problem; each has an example.
fn failure(schema: &str, problems: &[Problem]) -> Response {
    let names = problems.iter().copied().map(word).collect::<Vec<_>>();
    let examples = names.iter().map(|name| {
        let value = json!({ "problem": name });
        let example = ExampleBuilder::new().value(Some(value)).build();
        (name.clone(), RefOr::T(example))
    });
    let content = ContentBuilder::new()
        .schema(Some(Ref::from_schema_name(schema)))
        .examples_from_iter(examples.collect::<Vec<_>>())
        .build();
    ResponseBuilder::new()
        .description(names.join(", "))
        .content(JSON, content)
        .build()
}

/// A problem as it is written.
fn word(problem: Problem) -> String {
    let value = serde_json::to_value(problem).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}
