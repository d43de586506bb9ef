//! How the core's types look in the description of the API. The core knows
//! nothing of descriptions.

use std::borrow::Cow;

use tortuga_core::Level;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// The name of a [`Level`].
pub(crate) struct LevelName;

impl PartialSchema for LevelName {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::String))
            .enum_values(Some(Level::ALL.map(Level::name)))
            .description(Some("How strong a bot is, the weakest first."))
            .into()
    }
}

impl ToSchema for LevelName {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Level")
    }
}
