//! Reading what an edition file says; what is missing is named.

use anyhow::{Context, Result};
use toml::de::{DeInteger, DeTable};

pub(super) fn text<'a>(table: &'a DeTable<'_>, key: &str) -> Result<&'a str> {
    let value = table.get(key).and_then(|value| value.get_ref().as_str());
    value.with_context(|| format!("no text {key}"))
}

pub(super) fn number(table: &DeTable<'_>, key: &str) -> Result<u32> {
    let value = table
        .get(key)
        .and_then(|value| value.get_ref().as_integer());
    let value = value.with_context(|| format!("no number {key}"))?;
    u32::from_str_radix(value.as_str(), value.radix()).context(key.to_owned())
}

/// A yes or no.
pub(super) fn flag(table: &DeTable<'_>, key: &str) -> Result<bool> {
    let value = table.get(key).and_then(|value| value.get_ref().as_bool());
    value.with_context(|| format!("no yes or no {key}"))
}

pub(super) fn table<'a>(table: &'a DeTable<'a>, key: &str) -> Result<&'a DeTable<'a>> {
    let value = table.get(key).and_then(|value| value.get_ref().as_table());
    value.with_context(|| format!("no table {key}"))
}

/// The tables of a list: `[[card]]`.
pub(super) fn items<'a>(
    table: &'a DeTable<'a>,
    key: &str,
) -> Result<impl Iterator<Item = Result<&'a DeTable<'a>>>> {
    let list = table.get(key).and_then(|value| value.get_ref().as_array());
    let list = list.with_context(|| format!("no list {key}"))?;
    let key = key.to_owned();
    Ok(list.iter().map(move |item| {
        let item = item.get_ref().as_table();
        item.with_context(|| format!("{key} is no list of tables"))
    }))
}

/// A list of texts or whole numbers.
pub(super) fn texts<'a>(table: &'a DeTable<'_>, key: &str) -> Result<Vec<&'a str>> {
    let list = table.get(key).and_then(|value| value.get_ref().as_array());
    let list = list.with_context(|| format!("no list {key}"))?;
    let texts = list.iter().map(|item| {
        let item = item.get_ref();
        let number = || item.as_integer().map(DeInteger::as_str);
        let text = item.as_str().or_else(number);
        text.with_context(|| format!("{key} holds more than texts and numbers"))
    });
    texts.collect()
}
