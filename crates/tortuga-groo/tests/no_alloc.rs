//! Search asks for no memory.

#[path = "../../tortuga-testkit/speed/no_alloc.rs"]
mod no_alloc;

#[test]
fn search_asks_for_no_memory() {
    let seats = [("seats", "2"), ("seats", "3"), ("seats", "4")];
    no_alloc::search_asks_for_no_memory::<tortuga_groo::Groo>(&seats);
}
