//! The API described: for programs as `OpenAPI`, for people as a page.

use axum::Json;
use axum::response::Html;
use serde_json::Value;

/// `GET /api/openapi.json`.
pub(super) async fn openapi() -> Json<Value> {
    Json(Value::Null)
}

/// `GET /api`.
pub(super) async fn page() -> Html<String> {
    Html(String::new())
}
