//! Progress of work that takes many games.

use std::fmt;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use crate::report::rate;

/// A bar for so many games, with their rate.
pub(crate) fn games_bar(games: u64) -> ProgressBar {
    let bar = plain_bar(games, "{rate} games/s");
    let style = bar.style();
    bar.set_style(
        style.with_key("rate", |state: &ProgressState, out: &mut dyn fmt::Write| {
            let _ = out.write_str(&rate(state.per_sec()));
        }),
    );
    bar
}

/// A bar for so many games, with something told beside it.
pub(crate) fn plain_bar(games: u64, beside: &str) -> ProgressBar {
    let template = "{wide_bar} {human_pos} of {human_len} games, BESIDE, {eta} left";
    let style = ProgressStyle::with_template(&template.replace("BESIDE", beside));
    let bar = ProgressBar::new(games);
    // The template is fixed; if it could not be read, the plain bar would do.
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}
