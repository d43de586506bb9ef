//! The record on disk: written action by action, never left half done.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Deserializer, Serialize};
use tortuga_core::{Actor, Closing, Header, Hex32, Level, Record, commitment};

use crate::files::read_text;
use crate::output::Failure;

/// A record that grows with its game.
pub(crate) struct Book {
    path: PathBuf,
    /// Ours alone: it is locked while the game is played.
    file: File,
    header: Header,
}

/// What must survive quitting and must not be in the record yet: it lies
/// beside it until the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sealed {
    /// The secret of the luck.
    pub(crate) secret: Hex32,
    /// The seats of people; bots have the others.
    pub(crate) people: Vec<u8>,
    /// How the bots play, in the order of their seats.
    #[serde(deserialize_with = "one_or_several")]
    pub(crate) bots: Vec<Level>,
}

/// Seals of old games name one level for all bots.
fn one_or_several<'d, D: Deserializer<'d>>(from: D) -> Result<Vec<Level>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Levels {
        One(Level),
        Several(Vec<Level>),
    }
    match Levels::deserialize(from)? {
        Levels::One(level) => Ok(vec![level]),
        Levels::Several(levels) => Ok(levels),
    }
}

impl Book {
    /// A new record with its header.
    pub(crate) fn begin(path: &Path, header: Header) -> Result<Self, Failure> {
        let text = format!("{}\n", header.line());
        let file = replace(path, &text).map_err(in_file(path))?;
        Ok(Self {
            path: path.to_owned(),
            file,
            header,
        })
    }

    /// A record that is there already and was read. A line that was cut off is
    /// removed.
    pub(crate) fn resume(path: &Path, record: &Record) -> Result<Self, Failure> {
        let mut file = open_alone(path).map_err(in_file(path))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(in_file(path))?;
        if Record::read(&text).as_ref() != Ok(record) {
            return Err(in_file(path)(io::Error::other(ANOTHER)));
        }
        let whole = record.write();
        if text != whole {
            file = replace(path, &whole).map_err(in_file(path))?;
        }
        Ok(Self {
            path: path.to_owned(),
            file,
            header: record.header.clone(),
        })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes an action down.
    pub(crate) fn append(&mut self, actor: Actor, action: &str) -> Result<(), Failure> {
        self.append_line(&format!("{actor}\t{action}\n"))
    }

    /// Writes all actions down anew, after some were taken back.
    pub(crate) fn rewrite(&mut self, actions: Vec<(Actor, String)>) -> Result<(), Failure> {
        let mut record = Record::new(self.header.clone());
        for (actor, action) in actions {
            record.push(actor, action);
        }
        self.file = replace(&self.path, &record.write()).map_err(in_file(&self.path))?;
        Ok(())
    }

    /// Writes the closing line; then the seal has done its work.
    pub(crate) fn close(&mut self, closing: &Closing) -> Result<(), Failure> {
        self.append_line(&format!("{}\n", closing.line()))?;
        break_seal(&self.path)
    }

    /// One write for a line, so that it is whole or cut off, and on disk
    /// before the game goes on.
    fn append_line(&mut self, line: &str) -> Result<(), Failure> {
        let written = self.file.write_all(line.as_bytes());
        let kept = written.and_then(|()| self.file.sync_data());
        kept.map_err(in_file(&self.path))
    }
}

impl Sealed {
    /// Lays the seal beside a record that is about to begin.
    pub(crate) fn lay(&self, record: &Path) -> Result<(), Failure> {
        let path = sealed_path(record);
        let text = serde_json::to_string(self).expect("text and numbers are JSON");
        let file = only_for_me().write(true).create_new(true).open(&path);
        file.and_then(|mut file| {
            writeln!(file, "{text}")?;
            file.sync_all()?;
            sync_folder(&path)
        })
        .map_err(|error| {
            if error.kind() != io::ErrorKind::AlreadyExists {
                return in_file(&path)(error);
            }
            let (seal, record) = (path.display(), record.display());
            Failure::BadInput(format!(
                "{seal} is there, but its record {record} is not; put the record back or remove the sealed file"
            ))
        })
    }

    /// Reads the seal of a record that goes on.
    pub(crate) fn read(record: &Path, promise: Hex32) -> Result<Self, Failure> {
        let path = sealed_path(record);
        let name = path.display().to_string();
        if !path.exists() {
            return Err(Failure::BadInput(format!(
                "{name} is missing: it holds the secret of the luck, and without it the game cannot go on"
            )));
        }
        let sealed: Self = serde_json::from_str(&read_text(&path)?)
            .map_err(|error| Failure::in_file(&name, error))?;
        if commitment(&sealed.secret.0) != promise {
            let other = "its secret is not the one that the record promises";
            return Err(Failure::in_file(&name, other));
        }
        Ok(sealed)
    }
}

/// Removes the seal of a record that has told its secret.
pub(crate) fn break_seal(record: &Path) -> Result<(), Failure> {
    let path = sealed_path(record);
    match fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(in_file(&path)(error)),
        _ => Ok(()),
    }
}

fn sealed_path(record: &Path) -> PathBuf {
    with_ending(record, ".sealed")
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Puts a text in the place of a file and gives the new one, ours alone: the
/// old one is there until the new one is whole.
fn replace(path: &Path, text: &str) -> io::Result<File> {
    let beside = with_ending(path, ".new");
    let mut file = File::create(&beside)?;
    lock(&file)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)?;
    sync_folder(path)?;
    Ok(file)
}

const ANOTHER: &str = "another game is writing this record";

/// Opens a file to read it and to write behind its end, if nobody else does.
fn open_alone(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().read(true).append(true).open(path)?;
    lock(&file)?;
    Ok(file)
}

fn lock(file: &File) -> io::Result<()> {
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => io::Error::other(ANOTHER),
        TryLockError::Error(error) => error,
    })
}

/// A new name is on disk only when its folder is.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

pub(crate) fn only_for_me() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn in_file(path: &Path) -> impl Fn(io::Error) -> Failure {
    let name = path.display().to_string();
    move |error| Failure::in_file(&name, error)
}

#[cfg(test)]
mod tests {
    use tortuga_core::{EditionMark, Seat, Settings};

    use super::*;

    fn header() -> Header {
        Header {
            tortuga: 1,
            game: "grog-island".to_owned(),
            rules: 1,
            edition: EditionMark {
                name: "2014-r1".to_owned(),
                sha256: String::new(),
            },
            options: Settings::new(),
            seats: vec!["Ann".to_owned()],
            luck: None,
        }
    }

    #[test]
    fn a_record_grows_shrinks_and_is_always_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.tortuga");
        let mut book = Book::begin(&path, header()).unwrap();
        book.append(Actor::Chance, "starter 0").unwrap();
        book.append(Actor::Seat(Seat(0)), "pass").unwrap();
        book.rewrite(vec![(Actor::Chance, "starter 0".to_owned())])
            .unwrap();
        book.append(Actor::Seat(Seat(0)), "hold").unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.ends_with("}\n*\tstarter 0\n0\thold\n"), "{text}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_line_that_was_cut_off_is_removed_before_the_game_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.tortuga");
        fs::write(&path, format!("{}\n*\tstarter 0\n0\tpa", header().line())).unwrap();
        let record = Record::read(&fs::read_to_string(&path).unwrap()).unwrap();
        let mut book = Book::resume(&path, &record).unwrap();
        book.append(Actor::Seat(Seat(0)), "hold").unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.ends_with("}\n*\tstarter 0\n0\thold\n"), "{text}");
    }

    #[test]
    fn nobody_else_writes_a_record_while_its_game_is_played() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.tortuga");
        let refused = || {
            let record = Record::read(&fs::read_to_string(&path).unwrap()).unwrap();
            let error = Book::resume(&path, &record).err().unwrap();
            assert!(format!("{error:?}").contains(ANOTHER), "{error:?}");
        };
        let mut book = Book::begin(&path, header()).unwrap();
        refused();
        book.rewrite(vec![(Actor::Chance, "starter 0".to_owned())])
            .unwrap();
        refused();
        drop(book);
        let record = Record::read(&fs::read_to_string(&path).unwrap()).unwrap();
        let book = Book::resume(&path, &record).unwrap();
        refused();
        drop(book);
        Book::resume(&path, &record).unwrap();
    }

    #[test]
    fn a_record_that_has_grown_since_it_was_read_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.tortuga");
        let mut book = Book::begin(&path, header()).unwrap();
        let read = Record::read(&fs::read_to_string(&path).unwrap()).unwrap();
        book.append(Actor::Chance, "starter 0").unwrap();
        drop(book);
        assert!(Book::resume(&path, &read).is_err());
        assert!(fs::read_to_string(&path).unwrap().ends_with("starter 0\n"));
    }

    #[test]
    fn seals_of_games_with_one_kind_of_bots_are_still_read() {
        let read = |bots: &str| {
            let secret = "07".repeat(32);
            let text = format!(r#"{{"secret":"{secret}","people":[0],"bots":{bots}}}"#);
            serde_json::from_str::<Sealed>(&text).map(|sealed| sealed.bots)
        };
        assert_eq!(read(r#""random""#).unwrap(), [Level::Novice]);
        assert_eq!(read(r#""greedy""#).unwrap(), [Level::Sailor]);
        let several = [Level::Admiral, Level::Novice];
        assert_eq!(read(r#"["admiral","novice"]"#).unwrap(), several);
        assert!(read(r#""parrot""#).is_err());
    }

    #[test]
    fn a_seal_is_for_its_record_and_for_its_owner_only() {
        let folder = tempfile::tempdir().unwrap();
        let record = folder.path().join("a.tortuga");
        let sealed = Sealed {
            secret: Hex32([7; 32]),
            people: vec![0, 2],
            bots: vec![Level::Captain, Level::Sailor],
        };
        let missing = Sealed::read(&record, commitment(&[7; 32])).unwrap_err();
        assert!(format!("{missing:?}").contains("a.tortuga.sealed is missing"));
        sealed.lay(&record).unwrap();
        assert_eq!(Sealed::read(&record, commitment(&[7; 32])).unwrap(), sealed);
        assert!(Sealed::read(&record, commitment(&[8; 32])).is_err());
        assert!(
            sealed.lay(&record).is_err(),
            "a secret is never overwritten"
        );
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(sealed_path(&record)).unwrap().permissions();
            assert_eq!(mode.mode() & 0o777, 0o600);
        }
        break_seal(&record).unwrap();
        break_seal(&record).unwrap();
        assert!(!sealed_path(&record).exists());
    }
}
