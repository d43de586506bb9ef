//! Words for people: rules, names and refusals in English and German.
