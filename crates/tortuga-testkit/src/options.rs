//! Options and settings say the same; what is wrong is refused.

use tortuga_core::{OptionSpec, Rules, Settings};

use crate::Suite;
use crate::configurations::Configuration;
use crate::failure::{Failure, Verdict, demand};

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    let specs = G::option_list(suite.edition);
    let sound = specs
        .iter()
        .try_for_each(|spec| sound(spec, &specs))
        .and_then(|()| defaults::<G>(suite.edition, &specs))
        .and_then(|()| nonsense_is_refused::<G>(suite.edition, &specs))
        .and_then(|()| {
            let mut all = suite.configurations().iter();
            all.try_for_each(|one| round_trip::<G>(suite.edition, one, &specs))
        });
    sound.map_err(|what| Failure::of::<G>("options", what))
}

fn sound(spec: &OptionSpec, specs: &[OptionSpec]) -> Verdict {
    let OptionSpec {
        key,
        values,
        default,
        rule,
        variant: _,
        about,
    } = spec;
    let same_key = specs.iter().filter(|other| other.key == *key).count();
    demand(same_key == 1, || format!("option {key} is listed twice"))?;
    demand(values.contains(default), || {
        format!("the default {default} of option {key} is no value of it")
    })?;
    demand(!rule.0.is_empty() && !about.is_empty(), || {
        format!("option {key} has no rule or no sentence about it")
    })
}

/// Choosing nothing and choosing every default is the same.
fn defaults<G: Rules>(edition: &G::Edition, specs: &[OptionSpec]) -> Verdict {
    let pair = |spec: &OptionSpec| (spec.key.to_owned(), spec.default.clone());
    let defaults: Settings = specs.iter().map(pair).collect();
    let chosen = G::options(edition, &Settings::new());
    demand(chosen.is_ok(), || "the defaults are refused".to_owned())?;
    demand(chosen == G::options(edition, &defaults), || {
        "choosing nothing is not the same as choosing the defaults".to_owned()
    })
}

fn nonsense_is_refused<G: Rules>(edition: &G::Edition, specs: &[OptionSpec]) -> Verdict {
    let nonsense = || "no such thing".to_owned();
    let unknown_key: Settings = [(nonsense(), nonsense())].into();
    demand(G::options(edition, &unknown_key).is_err(), || {
        "an option that does not exist is accepted".to_owned()
    })?;
    for spec in specs {
        let unknown_value: Settings = [(spec.key.to_owned(), nonsense())].into();
        demand(G::options(edition, &unknown_value).is_err(), || {
            format!("option {} accepts a value that it does not list", spec.key)
        })?;
    }
    Ok(())
}

/// What a record stores gives the same options again.
fn round_trip<G: Rules>(
    edition: &G::Edition,
    configuration: &Configuration<G>,
    specs: &[OptionSpec],
) -> Verdict {
    let Configuration { options, settings } = configuration;
    let again = G::options(edition, settings);
    demand(again.as_ref() == Ok(options), || {
        format!("{settings:?} came from {options:?} and gives {again:?}")
    })?;
    let keys: Vec<&str> = settings.keys().map(String::as_str).collect();
    let mut listed: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
    listed.sort_unstable();
    demand(keys == listed, || {
        format!("settings name {keys:?}, but the options are {listed:?}")
    })?;
    let seats = configuration.seats();
    demand((1..=8).contains(&seats), || {
        format!("{settings:?} asks for {seats} seats")
    })
}
