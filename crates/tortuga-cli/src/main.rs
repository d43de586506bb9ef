//! The `tortuga` command.
fn main() {}
