//! What all pages but the table have around them.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{LangSwitch, ThemeSwitch, words};
use crate::ui::me::MeLink;

/// A page: the bar on top, and what is below it.
#[component]
pub(crate) fn Site(
    /// The key of its title.
    title: &'static str,
    children: Children,
) -> impl IntoView {
    let titled = words(title);
    Effect::new(move || browser::entitle(&format!("{} – Tortuga", titled())));
    view! {
        <div class="site">
            <Nav />
            {children()}
        </div>
    }
}

/// A page with one heading and a column of panels.
#[component]
pub(crate) fn Plain(title: &'static str, about: &'static str, children: Children) -> impl IntoView {
    view! {
        <Site title>
            <header class="head"><h1>{words(title)}</h1><p>{words(about)}</p></header>
            <main class="plain">{children()}</main>
        </Site>
    }
}

/// Where the bar leads: the beginning of the address, and the key of its name.
const LINKS: [(&str, &str); 4] = [
    ("/", "web-nav-play"),
    ("/tables", "web-nav-tables"),
    ("/replay", "web-nav-replays"),
    ("/rules", "web-nav-rules"),
];

/// The bar on top of every page but the table.
#[component]
pub(crate) fn Nav() -> impl IntoView {
    let path = browser::path();
    let link = |(to, name): (&'static str, &'static str)| {
        let current = is_under(&path, to).then_some("page");
        view! { <a class="l" href=to aria-current=current>{words(name)}</a> }
    };
    view! {
        <nav class="nav" aria-label=words("web-nav")>
            <a class="brand" href="/">{icon("turtle-mark")}"Tortuga"</a>
            <div class="links">{LINKS.map(link).collect_view()}</div>
            <span class="grow"></span>
            <LangSwitch />
            <ThemeSwitch />
            <a class="btn btn--icon" href="/settings" data-testid="settings" aria-label=words("web-settings")>{icon("gear")}</a>
            <MeLink />
        </nav>
    }
}

/// The page lies behind this link; what is played or set up lies behind the first.
fn is_under(path: &str, link: &str) -> bool {
    match link {
        "/" => {
            path == "/"
                || ["/t/", "/new/", "/here/"]
                    .iter()
                    .any(|place| path.starts_with(place))
        }
        link => path == link || path.starts_with(&format!("{link}/")),
    }
}
