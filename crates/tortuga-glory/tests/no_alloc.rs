//! Search asks for no memory.

#[path = "../../tortuga-testkit/speed/no_alloc.rs"]
mod no_alloc;

#[test]
fn search_asks_for_no_memory() {
    let seats = ["2", "3", "4"].map(|seats| ("seats", seats));
    let variants = [("side", "back"), ("wrecks", "true")];
    let settings: Vec<_> = seats.into_iter().chain(variants).collect();
    no_alloc::search_asks_for_no_memory::<tortuga_glory::GloryIslands>(&settings);
}
