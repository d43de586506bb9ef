use tortuga_core::{OptionSpec, QuickLuck, Rules, Settings};

use crate::aside::pick;

/// One way to set up the game.
pub(crate) struct Configuration<G: Rules> {
    pub(crate) options: G::Options,
    /// The effective value of every option.
    pub(crate) settings: Settings,
}

impl<G: Rules> Configuration<G> {
    pub(crate) fn seats(&self) -> u8 {
        G::seats(&self.options)
    }
}

const RANDOM_COMBINATIONS: u32 = 100;
const SEED: u64 = 1718;

/// The ways to set up that the suite plays: the defaults; each other value of
/// each option alone, with every variant of the game; random combinations. What
/// `options` refuses is left out, and nothing is played twice.
pub(crate) fn configurations<G: Rules>(edition: &G::Edition) -> Vec<Configuration<G>> {
    let specs = G::option_list(edition);
    let mut list = List::<G> {
        edition,
        found: Vec::new(),
    };
    list.add(&Settings::new());
    for (key, value) in each_value(&specs) {
        list.add(&[(key, value)].into());
    }
    for base in list.one_for_each_variant(&specs) {
        for (key, value) in each_value(&specs) {
            let mut settings = base.clone();
            settings.insert(key, value);
            list.add(&settings);
        }
    }
    let mut luck = QuickLuck::new(SEED);
    for _ in 0..RANDOM_COMBINATIONS {
        list.add(&random_settings(&specs, &mut luck));
    }
    list.found
}

fn each_value(specs: &[OptionSpec]) -> impl Iterator<Item = (String, String)> {
    specs.iter().flat_map(|spec| {
        let key = spec.key.to_owned();
        let pair = move |value: &String| (key.clone(), value.clone());
        spec.values.iter().map(pair)
    })
}

fn random_settings(specs: &[OptionSpec], luck: &mut QuickLuck) -> Settings {
    let mut value = |spec: &OptionSpec| {
        let values: Vec<&String> = spec.values.iter().collect();
        pick(luck, &values).clone()
    };
    let pair = |spec: &OptionSpec| (spec.key.to_owned(), value(spec));
    specs.iter().map(pair).collect()
}

struct List<'e, G: Rules> {
    edition: &'e G::Edition,
    found: Vec<Configuration<G>>,
}

impl<G: Rules> List<'_, G> {
    fn add(&mut self, chosen: &Settings) {
        let Ok(options) = G::options(self.edition, chosen) else {
            return;
        };
        if self.found.iter().all(|known| known.options != options) {
            let settings = G::settings(&options);
            self.found.push(Configuration { options, settings });
        }
    }

    /// The first settings that have each value of each variant, such as each
    /// number of seats.
    fn one_for_each_variant(&self, specs: &[OptionSpec]) -> Vec<Settings> {
        let variants = specs.iter().filter(|spec| spec.variant);
        let values = variants.flat_map(|spec| spec.values.iter().map(|value| (spec.key, value)));
        let found = |(key, value): (&str, &String)| {
            let mut all = self.found.iter().map(|known| &known.settings);
            all.find(|settings| settings.get(key) == Some(value))
                .cloned()
        };
        values.filter_map(found).collect()
    }
}
