//! Search asks for no memory.

#[path = "../../tortuga-testkit/speed/no_alloc.rs"]
mod no_alloc;

#[test]
fn search_asks_for_no_memory() {
    let modes = ["basic", "weather", "mercenary", "quick", "team"];
    let modes = modes.map(|mode| ("mode", mode));
    no_alloc::search_asks_for_no_memory::<tortuga_foggy::FoggyIsland>(&modes);
}
