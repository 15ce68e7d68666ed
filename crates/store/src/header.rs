//! A look at a database without opening it: SQLite itself would write to the file of another program, if that was killed and
//! has left a write-ahead log behind. The format is described at <https://www.sqlite.org/fileformat2.html>.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// How every database begins.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// The length of a database's header.
const HEADER: usize = 100;
/// The largest page that a database can have. Old databases do not say how many pages they have.
const LARGEST_PAGE: u64 = 65_536;
/// How every write-ahead log begins, but for the last bit.
const WAL_MAGIC: u32 = 0x377f_0682;
/// The lengths of the header of a write-ahead log, and of that of each of its frames.
const WAL_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// What the header of a database says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    /// The version that its program has given it.
    pub version: u32,
    /// The mark of its program.
    pub application: u32,
    /// Whether there are pages besides the first one.
    pub has_pages: bool,
}

/// The header of the database at `path` as its last commit has left it; none if the file is empty or not there.
///
/// Fails with [`ErrorKind::InvalidData`] if it is no database.
pub(crate) fn look(path: &Path) -> io::Result<Option<Header>> {
    let in_log = look_in_log(&beside(path, "-wal"))?;
    let mut page = [0; HEADER];
    let in_file = match File::open(path) {
        Ok(mut file) => match fill(&mut file, &mut page)? {
            0 => None,
            HEADER if page.starts_with(MAGIC) => {
                let is_larger = file.metadata()?.len() > LARGEST_PAGE;
                let header = header(&page);
                Some(Header { has_pages: header.has_pages || is_larger, ..header })
            }
            _ => return Err(io::Error::new(ErrorKind::InvalidData, "file is not a database")),
        },
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    // A log belongs to a database; beside an empty file it is left over.
    Ok(in_file.map(|in_file| in_log.unwrap_or(in_file)))
}

/// The file beside the database that has this ending.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn header(page: &[u8; HEADER]) -> Header {
    let number =
        |place: usize| u32::from_be_bytes([page[place], page[place + 1], page[place + 2], page[place + 3]]);
    Header { version: number(60), application: number(68), has_pages: number(28) > 1 }
}

/// The header in the last committed copy of the first page in a write-ahead log, if there is one.
fn look_in_log(path: &Path) -> io::Result<Option<Header>> {
    let mut log = match File::open(path) {
        Ok(log) => log,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut start = [0; WAL_HEADER];
    let number = |bytes: &[u8], place: usize| {
        u32::from_be_bytes([bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]])
    };
    if fill(&mut log, &mut start)? < WAL_HEADER || number(&start, 0) & !1 != WAL_MAGIC {
        return Ok(None);
    }
    let page_size = i64::from(number(&start, 8));
    let (mut committed, mut pending) = (None, None);
    loop {
        let (mut frame, mut page) = ([0; FRAME_HEADER], [0; HEADER]);
        let is_whole = fill(&mut log, &mut frame)? == FRAME_HEADER && fill(&mut log, &mut page)? == HEADER;
        // Frames with another salt are of an older log that is being overwritten.
        if !is_whole || frame[8..16] != start[16..24] {
            return Ok(committed);
        }
        if number(&frame, 0) == 1 && page.starts_with(MAGIC) {
            pending = Some(header(&page));
        }
        if number(&frame, 4) != 0 {
            committed = pending.or(committed);
        }
        log.seek(SeekFrom::Current(page_size - HEADER as i64))?;
    }
}

/// Reads until the buffer is full or the file ends; gives how much was read.
fn fill(file: &mut File, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match file.read(&mut buffer[filled..])? {
            0 => break,
            count => filled += count,
        }
    }
    Ok(filled)
}
