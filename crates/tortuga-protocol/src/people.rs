//! Requests about people.

use serde::{Deserialize, Serialize};

/// `GET /api/me`: who the server thinks you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// By what name others see you.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 24))]
    pub name: String,
    /// The name is yours by a password.
    pub claimed: bool,
}

/// `POST /api/me`: another name. A claimed one is claimed anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// 1 to [`LONGEST_NAME`](crate::LONGEST_NAME) characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 24))]
    pub name: String,
}

/// `POST /api/me/claim`: the name that you have is yours from now on, and with
/// the password you find your games again from anywhere.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// [`SHORTEST_PASSWORD`](crate::SHORTEST_PASSWORD) to
    /// [`LONGEST_PASSWORD`](crate::LONGEST_PASSWORD) characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 8, max_length = 128, format = Password))]
    pub password: String,
}

/// `POST /api/me/password`: another password. All other sessions end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one that you have.
    #[cfg_attr(feature = "openapi", schema(format = Password))]
    pub old: String,
    /// The one that you want.
    #[cfg_attr(feature = "openapi", schema(min_length = 8, max_length = 128, format = Password))]
    pub new: String,
}

/// `POST /api/sign-in`: be who has claimed this name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The claimed name.
    pub name: String,
    /// Its password.
    #[cfg_attr(feature = "openapi", schema(format = Password))]
    pub password: String,
}

/// `POST /api/sign-out`: be nobody in particular again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignOut {
    /// In all browsers, not only in this one.
    pub everywhere: bool,
}

/// `GET /api/me/notices`, and `POST` to change it: how to be told that it is
/// your turn at a slow table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Notices {
    /// A web address that gets a POST for every turn.
    #[cfg_attr(feature = "openapi", schema(max_length = 500, format = "uri"))]
    #[serde(default)]
    pub webhook: Option<String>,
    /// An address that gets a mail for every turn.
    #[cfg_attr(feature = "openapi", schema(max_length = 500, format = Email))]
    #[serde(default)]
    pub mail: Option<String>,
    /// From when to when nothing is sent, in minutes after midnight, universal
    /// time; what comes up meanwhile is sent when the quiet is over.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<[u16; 2]>, min_items = 2, max_items = 2))]
    #[serde(default)]
    pub quiet: Option<(u16, u16)>,
}
