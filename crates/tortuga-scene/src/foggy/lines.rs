//! Lines on the map, as the viewer sees it.

use tortuga_foggy::{Kind, Line, Token};

use super::voice::{Named, Voice};
use super::{Legal, Stage};
use crate::{MapDraft, MapLine};

impl Stage<'_> {
    pub(super) fn lines(&self) -> Vec<MapLine> {
        let (edition, switches) = (self.voice.edition, self.view.switches);
        let open = self.view.map.map(|token| {
            if token.is_down() {
                token.hidden()
            } else {
                token
            }
        });
        let for_all = edition.lines(switches, &open);
        let lines = edition.lines(switches, &self.view.map);
        let drawn = lines.iter().map(|line| MapLine {
            yours_only: !for_all.contains(line),
            about: about(&self.voice, line, &self.view.map),
            ..in_pencil(line)
        });
        drawn.collect()
    }

    /// One for every choice that changes a line.
    pub(super) fn drafts(&self) -> Vec<MapDraft> {
        let (edition, switches) = (self.voice.edition, self.view.switches);
        let now = edition.lines(switches, &self.view.map);
        let draft = |legal: &Legal| {
            let after = edition.lines(switches, &self.map_after(legal.action)?);
            let new = after.iter().filter(|line| !now.contains(line));
            let lines: Vec<MapLine> = new.map(in_pencil).collect();
            let notation = legal.notation.clone();
            (!lines.is_empty()).then_some(MapDraft { notation, lines })
        };
        self.legal.iter().filter_map(draft).collect()
    }
}

/// A line without words, which only whoever draws it sees.
fn in_pencil(line: &Line) -> MapLine {
    MapLine {
        tiles: line.tiles.iter().map(|tile| tile.0).collect(),
        side: line.side.id(),
        length: line.length,
        multiplier: line.multiplier,
        points: line.points,
        crow_share: line.crow_share,
        yours_only: true,
        about: String::new(),
    }
}

/// `Blue: A1-D1, 4 in a row with a Pig: 10 points; red's Crow earns 5`.
pub(super) fn about(voice: &Voice<'_>, line: &Line, map: &[Token]) -> String {
    let mut args: Vec<Named<'_>> = vec![
        ("side", line.side.id().into()),
        ("tiles", Voice::ends(line.tiles).into()),
        ("length", line.length.into()),
        ("points", voice.points(line.points).into()),
    ];
    let doubler = doubler(line, map);
    args.extend(doubler.map(|kind| voice.named(kind)));
    let key = if doubler.is_some() {
        "line-with"
    } else {
        "line"
    };
    let said = voice.say(key, &args);
    if line.crow_share == 0 {
        return said;
    }
    let crow = [
        ("side", line.side.id().into()),
        voice.named(Kind::Crow),
        ("share", line.crow_share.into()),
    ];
    format!("{said}; {}", voice.say("line-crow", &crow))
}

/// What doubles or triples a line: the Cat before the Pig (FOG-SCORE-04).
fn doubler(line: &Line, map: &[Token]) -> Option<Kind> {
    let lies = |kind: &Kind| {
        let mut tokens = line.tiles.iter().filter_map(|tile| map.get(tile.index()));
        tokens.any(|token| token.is(*kind))
    };
    let found = [Kind::Cat, Kind::Pig].into_iter().find(lies);
    found.filter(|_| line.multiplier > 1)
}
