//! Who we are at which server: kept in a file that nobody else can read.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::files::read_text;
use crate::output::Failure;
use crate::play::book::{only_for_me, sync_folder};

/// The file of sessions.
pub(crate) struct Sessions {
    path: PathBuf,
}

impl Sessions {
    /// The file that was asked for, or the one in the user's folder for such things.
    pub(crate) fn new(asked: Option<&Path>) -> Result<Self, Failure> {
        let path = asked.map(Path::to_owned).or_else(usual);
        let path = path.ok_or_else(|| {
            let nowhere = "there is no folder to keep your session in; name a file with --session";
            Failure::BadInput(nowhere.to_owned())
        })?;
        Ok(Self { path })
    }

    /// The session that this server knows us by.
    pub(crate) fn find(&self, origin: &str) -> Result<Option<String>, Failure> {
        Ok(self.read()?.remove(origin))
    }

    /// Keeps the session that this server knows us by.
    pub(crate) fn keep(&self, origin: &str, session: &str) -> Result<(), Failure> {
        let mut all = self.read()?;
        let before = all.insert(origin.to_owned(), session.to_owned());
        if before.as_deref() == Some(session) {
            return Ok(());
        }
        let text = serde_json::to_string_pretty(&all).expect("texts are JSON");
        self.write(&text)
            .map_err(|error| Failure::in_file(&self.path.display().to_string(), error))
    }

    fn read(&self) -> Result<BTreeMap<String, String>, Failure> {
        if !self.path.exists() {
            return Ok(BTreeMap::new());
        }
        let text = read_text(&self.path)?;
        let name = self.path.display().to_string();
        serde_json::from_str(&text).map_err(|error| Failure::in_file(&name, error))
    }

    /// Puts a new file in the place of the old one, whole or not at all.
    fn write(&self, text: &str) -> io::Result<()> {
        let folder = self.path.parent().filter(|folder| *folder != Path::new(""));
        fs::create_dir_all(folder.unwrap_or(Path::new(".")))?;
        let mut beside = self.path.clone().into_os_string();
        beside.push(format!(".{}.new", std::process::id()));
        let beside = PathBuf::from(beside);
        let mut options = only_for_me();
        let mut file = options
            .write(true)
            .create(true)
            .truncate(true)
            .open(&beside)?;
        writeln!(file, "{text}")?;
        file.sync_all()?;
        fs::rename(&beside, &self.path)?;
        sync_folder(&self.path)
    }
}

/// `tortuga/sessions.json` where the system keeps what programs remember.
fn usual() -> Option<PathBuf> {
    let folder = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let home = || folder("HOME").map(|home| home.join(".local/state"));
    let state = folder("XDG_STATE_HOME").or_else(home);
    let state = state.or_else(|| folder("LOCALAPPDATA"))?;
    Some(state.join("tortuga").join("sessions.json"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sessions_are_kept_by_server_and_for_their_owner_only() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/sessions.json");
        let sessions = Sessions::new(Some(&path)).unwrap();
        assert_eq!(sessions.find("http://a").unwrap(), None);
        sessions.keep("http://a", "one").unwrap();
        sessions.keep("http://b", "two").unwrap();
        sessions.keep("http://a", "three").unwrap();
        assert_eq!(sessions.find("http://a").unwrap().as_deref(), Some("three"));
        assert_eq!(sessions.find("http://b").unwrap().as_deref(), Some("two"));
        let beside = fs::read_dir(path.parent().unwrap()).unwrap().count();
        assert_eq!(beside, 1, "nothing is left beside it");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(&path, "rum").unwrap();
        assert!(
            sessions.keep("http://a", "four").is_err(),
            "it is not thrown away"
        );
    }
}
