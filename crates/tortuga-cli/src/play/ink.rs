//! Colours, where the terminal has them. A letter always says the same.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};

/// Paints text, or leaves it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ink {
    on: bool,
}

impl Ink {
    /// Colours if standard output is a terminal that wants them.
    pub(crate) fn for_stdout() -> Self {
        let choice = anstream::AutoStream::choice(&std::io::stdout());
        Self {
            on: choice != anstream::ColorChoice::Never,
        }
    }

    /// No colours.
    #[cfg(test)]
    pub(crate) const fn none() -> Self {
        Self { on: false }
    }

    /// The colours, whoever looks.
    #[cfg(test)]
    pub(crate) const fn full() -> Self {
        Self { on: true }
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    pub(crate) fn faint(self, text: &str) -> String {
        self.paint(Style::new().dimmed(), text)
    }

    /// In the colour of a peninsula or a player, by its name; a colour that
    /// only an owner's edition knows is shown bold.
    pub(crate) fn coloured(self, colour: &str, text: &str) -> String {
        self.paint(style(colour), text)
    }

    fn paint(self, style: Style, text: &str) -> String {
        if self.on && !text.is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }
}

fn style(colour: &str) -> Style {
    let plain = |colour: AnsiColor| Style::new().fg_color(Some(colour.into()));
    let on = |text: AnsiColor, ground: AnsiColor| plain(text).bg_color(Some(ground.into()));
    let many = |number| Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(number))));
    match colour {
        "green" => plain(AnsiColor::Green),
        "blue" => plain(AnsiColor::Blue),
        "orange" => many(208),
        "yellow" => plain(AnsiColor::Yellow),
        "gray" => many(245),
        "red" => plain(AnsiColor::Red),
        "purple" => plain(AnsiColor::Magenta),
        // On their own grounds, so that they show on dark and light windows.
        "white" => on(AnsiColor::Black, AnsiColor::BrightWhite),
        "black" => on(AnsiColor::BrightWhite, AnsiColor::Black),
        _ => Style::new().bold(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_text_stays_as_it_is() {
        assert_eq!(Ink::none().coloured("red", "R"), "R");
        assert_eq!(Ink::full().coloured("red", "R"), "\u{1b}[31mR\u{1b}[0m");
        assert_eq!(Ink::full().bold(""), "");
    }
}
