//! The table of Foggy Island.

use std::fmt::Write as _;

use tortuga_scene::{
    FoggyBoard, MapTile, ShopItem, SidePlate, TileState, TokenCount, Touch, WeatherCard,
};

use super::touch;

pub(super) fn board(board: &FoggyBoard) -> String {
    let mut paper = String::new();
    for line in around(board) {
        writeln!(paper, "{line}").unwrap();
    }
    let (plain, told): (Vec<&MapTile>, Vec<&MapTile>) =
        board.tiles.iter().partition(|tile| is_plain(tile));
    for line in told.into_iter().map(tile) {
        writeln!(paper, "{line}").unwrap();
    }
    let plain: Vec<&str> = plain.iter().map(|tile| tile.name.as_str()).collect();
    writeln!(paper, "plain: {}", plain.join(" ")).unwrap();
    for line in &board.lines {
        let (tiles, about) = (&line.tiles, &line.about);
        let (side, length, times) = (line.side, line.length, line.multiplier);
        let (points, crow, yours) = (line.points, line.crow_share, line.yours_only);
        writeln!(
            paper,
            "line {side} {length}x{times}={points}+{crow} {yours} {tiles:?} {about}"
        )
        .unwrap();
    }
    for line in board.sides.iter().flat_map(side).chain(asked(board)) {
        writeln!(paper, "{line}").unwrap();
    }
    paper
}

/// Weather, fog, Hippos and how far it is.
fn around(board: &FoggyBoard) -> Vec<String> {
    let progress = &board.progress;
    let turn = progress.turn.as_ref().map_or('-', |seal| seal.letter);
    let weather = &board.weather;
    let mut lines = vec![
        format!(
            "{} {}/{} additional {} first {} turn {turn} placements {} extras {:?} {}",
            progress.mode,
            progress.round,
            progress.rounds,
            progress.additional,
            progress.first.letter,
            progress.placements,
            progress.extras,
            progress.about,
        ),
        format!(
            "weather {:?} unseen {} back [{}] offer [{}] {}",
            weather.now.as_ref().map(|now| (now.id, now.icon)),
            weather.unseen,
            cards(&weather.back),
            cards(&weather.offer),
            weather.about,
        ),
    ];
    let fog = board.quarters.iter().filter(|quarter| quarter.fog);
    lines.extend(fog.map(|q| format!("fog {} {} {}", q.id, q.about, touch(&q.touch))));
    let hippos = board.hippos.iter();
    lines.extend(hippos.map(|h| {
        let (tiles, side, letter, about) = (h.tiles, h.side, h.seal.letter, &h.about);
        format!("hippo {tiles:?} {side} {letter} {about}")
    }));
    lines
}

fn cards(cards: &[WeatherCard]) -> String {
    let words = cards.iter().map(|card| {
        let name = card.face.as_ref().map_or("?", |face| face.name.as_str());
        format!("{name} {}", touch(&card.touch))
    });
    words.collect::<Vec<_>>().join(", ")
}

/// Free or under fog, and nothing can be done with it.
fn is_plain(tile: &MapTile) -> bool {
    let acts = matches!(tile.touch, Touch::Act(_)) || !tile.across.is_empty();
    matches!(tile.state, TileState::Free | TileState::Fog) && !acts
}

fn tile(tile: &MapTile) -> String {
    let mut line = format!("{} {:?}", tile.name, tile.state);
    if let Some(token) = &tile.token {
        let face = token.face.as_ref().map_or("?", |face| face.icon);
        let (colour, owner) = (token.colour, token.owner);
        write!(line, " {face} {colour}/{owner}").unwrap();
        let marks = [(token.down, "down"), (token.yours_only, "yours-only")];
        for (_, mark) in marks.iter().filter(|(there, _)| *there) {
            write!(line, " {mark}").unwrap();
        }
        if !token.may_be.is_empty() {
            write!(line, " may be {}", token.may_be.join("/")).unwrap();
        }
    }
    if let Some(gain) = tile.gain {
        write!(line, " {:+}:{:+}", gain.blue, gain.red).unwrap();
    }
    for across in &tile.across {
        write!(line, " +{} ({})", across.other, across.notation).unwrap();
    }
    format!("{line} {} {}", tile.about, touch(&tile.touch))
}

fn side(side: &SidePlate) -> Vec<String> {
    let seals: String = side.seals.iter().map(|seal| seal.letter).collect();
    vec![
        format!(
            "side {} {} {seals} {} {} {} hired {} on map {}",
            side.id,
            side.name,
            side.players.join("+"),
            side.score.label,
            side.score.count,
            side.hired_cost,
            side.on_map,
        ),
        format!(
            "  band {}; left {}; face down {}",
            counts(&side.band),
            counts(&side.left),
            side.left_face_down
        ),
        format!("  {} {}", side.about, side.returned.join("; ")),
    ]
}

fn counts(counts: &[TokenCount]) -> String {
    let words = counts
        .iter()
        .map(|token| format!("{} {}", token.count, token.name));
    words.collect::<Vec<_>>().join(", ")
}

/// What is being placed, resolved, hired or chosen.
fn asked(board: &FoggyBoard) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(placing) = &board.placing {
        lines.push(format!("placing {} down {}", placing.name, placing.down));
    }
    if let Some(ability) = &board.ability {
        lines.push(format!(
            "ability {} {} {}",
            ability.tile, ability.seal.letter, ability.text
        ));
    }
    if let Some(shop) = &board.shop {
        lines.push(format!(
            "shop {}/{} {} {}",
            shop.left,
            shop.coins,
            shop.about,
            touch(&shop.done)
        ));
        lines.extend(shop.goods.iter().map(item));
    }
    if let Some(picking) = &board.picking {
        let chosen: Vec<&str> = picking
            .chosen
            .iter()
            .map(|face| face.name.as_str())
            .collect();
        lines.push(format!("picking {} due {}", chosen.join(", "), picking.due));
        let from = picking.from.iter();
        lines.extend(from.map(|one| {
            let (count, name) = (one.tokens.count, &one.tokens.name);
            format!("  {count} {name} {} {}", touch(&one.touch), one.why_not)
        }));
    }
    lines
}

fn item(item: &ShopItem) -> String {
    let gives = item
        .gives_up
        .as_ref()
        .map_or("-", |face| face.name.as_str());
    format!(
        "  {} {} {} for {gives}; left {} hired {} band {} {} {}",
        item.icon,
        item.name,
        item.cost,
        item.copies,
        item.hired,
        item.in_band,
        touch(&item.touch),
        item.why_not,
    )
}
