//! What went wrong on the way to a server, in words.

use tortuga_client::problem_key;
use tortuga_protocol::{PROTOCOL, Problem};
use tortuga_words::{Arg, Lang, find, say};

use crate::line::Trouble;
use crate::output::Failure;

/// One of the messages for a table at a server.
pub(super) fn words(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    say(lang, &format!("online-{key}"), args)
}

/// Why the server does not do something. Where the page would be loaded again,
/// the terminal has words of its own.
pub(super) fn problem(lang: Lang, problem: Problem) -> String {
    let key = problem_key(problem);
    let own = find(lang, &format!("online-{key}"), &[]);
    own.unwrap_or_else(|| say(lang, &key, &[]))
}

/// The end of the command, with one clear line.
pub(super) fn failure(lang: Lang, trouble: &Trouble) -> Failure {
    let at = |key: &str, name: &str, value: &str| {
        let value = value.to_owned();
        words(lang, key, &[(name, value.into())])
    };
    match trouble {
        Trouble::NoAddress(typed) => Failure::BadInput(at("no-address", "typed", typed)),
        Trouble::Nobody(server) => Failure::No(at("nobody", "server", server)),
        Trouble::NotTrusted(server) => Failure::No(at("not-trusted", "server", server)),
        Trouble::NoTortuga(server) => Failure::No(at("no-tortuga", "server", server)),
        Trouble::Moved(to) => Failure::No(at("moved", "to", to)),
        Trouble::Busy(status) => {
            let status = u32::from(*status);
            Failure::No(words(lang, "busy", &[("status", status.into())]))
        }
        Trouble::Sorry(sorry) => Failure::No(problem(lang, *sorry)),
        Trouble::Garbled => Failure::No(other_version(lang)),
        Trouble::BadSession | Trouble::NoTls(_) | Trouble::Broken => {
            Failure::No(at("broken", "why", &trouble.to_string()))
        }
    }
}

/// The server speaks another version of the protocol.
pub(super) fn other_version(lang: Lang) -> String {
    words(lang, "other-version", &[("version", PROTOCOL.into())])
}
