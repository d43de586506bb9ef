//! Names of icons.

use tortuga_foggy::{Kind, Weather};

pub(super) const fn token(kind: Kind) -> &'static str {
    match kind {
        Kind::Wolf => "a-wolf",
        Kind::Rat => "a-rat",
        Kind::Rabbit => "a-rabbit",
        Kind::Pig => "a-pig",
        Kind::Fox => "a-fox",
        Kind::Turtle => "a-turtle",
        Kind::Cat => "a-cat",
        Kind::Frog => "a-frog",
        Kind::Mouses => "a-mice",
        Kind::Snake => "a-snake",
        Kind::Chameleon => "a-chameleon",
        Kind::Crow => "a-crow",
        Kind::Mole => "a-mole",
        Kind::PrairieDog => "a-prairie",
        Kind::Hippo => "a-hippo",
    }
}

pub(super) const fn weather(weather: Weather) -> &'static str {
    match weather {
        Weather::Sunny => "sun",
        Weather::Cloudy => "cloud",
        Weather::Foggy => "fog",
    }
}
