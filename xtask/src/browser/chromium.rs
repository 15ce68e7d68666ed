//! Finding a browser for the tests: the one named by CHROMIUM, one on the system, Debian's package, or Playwright's
//! own download.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A way to get a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// Use this one.
    Use(PathBuf),
    /// Install this Debian package.
    Packages(&'static str),
    /// Let Playwright download its own, with the libraries it needs if they may be installed.
    Download { libraries: bool },
}

/// The browsers available on a machine.
#[derive(Clone, Debug, Default)]
pub struct Machine {
    /// The browser named by CHROMIUM, even if it does not exist.
    named: Option<PathBuf>,
    /// Browsers found, best first.
    found: Vec<PathBuf>,
    /// `ID` of `/etc/os-release`, such as `debian`; empty elsewhere.
    distribution: String,
    is_root: bool,
}

/// Programs to look for in PATH, best first. The headless shell draws the same in a third less time.
const PROGRAMS: [&str; 6] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "microsoft-edge",
];
/// Well-known paths on macOS and Windows.
const PLACES: [&str; 5] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];

impl Machine {
    /// This machine.
    pub fn this() -> Machine {
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let in_path = PROGRAMS.iter().filter_map(|name| {
            std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| is_browser(path))
        });
        let elsewhere = PLACES.iter().map(PathBuf::from).filter(|path| is_browser(path));
        let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
        Machine {
            named: std::env::var_os("CHROMIUM").map(PathBuf::from),
            found: in_path.chain(elsewhere).collect(),
            distribution: distribution_in(&release).to_owned(),
            is_root: is_root(),
        }
    }

    /// All ways to get a browser, in the order to try.
    pub fn ways(&self) -> Vec<Way> {
        if let Some(named) = &self.named {
            // A browser other than the requested one would prove something else.
            return if named.is_file() { vec![Way::Use(named.clone())] } else { Vec::new() };
        }
        if let Some(found) = self.found.first() {
            return vec![Way::Use(found.clone())];
        }
        let packages = if self.is_root && self.distribution == "debian" {
            &["chromium-headless-shell", "chromium"][..]
        } else {
            // Ubuntu's package only installs a snap, which cannot see the files that the tests write.
            &[]
        };
        let knows_libraries = ["debian", "ubuntu"].contains(&self.distribution.as_str());
        let packages = packages.iter().copied().map(Way::Packages);
        packages.chain([Way::Download { libraries: self.is_root && knows_libraries }]).collect()
    }

    /// Advice for when there is no way to get a browser.
    pub fn advice(&self) -> String {
        if let Some(named) = &self.named {
            return format!("CHROMIUM names {}, where there is none", named.display());
        }
        let install = match self.distribution.as_str() {
            "debian" => "`apt-get install chromium-headless-shell` as root",
            "ubuntu" => "`sudo npx playwright install --with-deps chromium` in web/",
            "fedora" => "`sudo dnf install chromium`",
            "arch" => "`sudo pacman -S chromium`",
            _ => "Chromium or Chrome from their makers",
        };
        format!("install it with {install}, or let CHROMIUM name a browser")
    }
}

/// True for a browser that can be started. Ubuntu's `chromium-browser` may be a script that only points to a snap,
/// and a snap cannot see the files that the tests write.
fn is_browser(path: &Path) -> bool {
    let Ok(real) = path.canonicalize() else { return false };
    let is_snap = real.starts_with("/snap") || real.ends_with("bin/snap") || path.starts_with("/snap");
    real.is_file() && !is_snap && !speaks_of_snaps(&real)
}

fn speaks_of_snaps(path: &Path) -> bool {
    // Only short files can be scripts; programs are not read.
    let is_short = path.metadata().is_ok_and(|file| file.len() < 64 * 1024);
    is_short
        && std::fs::read(path).is_ok_and(|bytes| String::from_utf8_lossy(&bytes).contains("snap install"))
}

/// The `ID` in the text of `/etc/os-release`.
fn distribution_in(release: &str) -> &str {
    let id = release.lines().find_map(|line| line.strip_prefix("ID="));
    id.unwrap_or_default().trim_matches('"')
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn machine(distribution: &str, is_root: bool) -> Machine {
        Machine { distribution: distribution.to_owned(), is_root, ..Machine::default() }
    }

    const DOWNLOAD: Way = Way::Download { libraries: false };

    #[test]
    fn a_browser_of_the_system_is_taken_before_anything_is_installed() {
        let found = vec![PathBuf::from("/usr/bin/chromium"), PathBuf::from("/usr/bin/google-chrome")];
        let machine = Machine { found, ..machine("debian", true) };
        assert_eq!(machine.ways(), [Way::Use("/usr/bin/chromium".into())]);
    }

    #[test]
    fn a_browser_that_is_named_is_the_only_one() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let named = folder.path().join("browser");
        std::fs::write(&named, "").expect("a file can be written");
        let found = vec![PathBuf::from("/usr/bin/chromium")];
        let with =
            |named: PathBuf| Machine { named: Some(named), found: found.clone(), ..machine("debian", true) };
        assert_eq!(with(named.clone()).ways(), [Way::Use(named)]);
        let missing = with(folder.path().join("nowhere"));
        assert_eq!(missing.ways(), []);
        assert!(missing.advice().contains("nowhere"), "{}", missing.advice());
    }

    #[test]
    fn on_debian_root_installs_a_package_and_others_download() {
        let packages = [Way::Packages("chromium-headless-shell"), Way::Packages("chromium")];
        let ways = [&packages[..], &[Way::Download { libraries: true }]].concat();
        assert_eq!(machine("debian", true).ways(), ways);
        assert_eq!(machine("debian", false).ways(), [DOWNLOAD]);
    }

    #[test]
    fn ubuntus_snap_is_never_asked_for() {
        assert_eq!(machine("ubuntu", true).ways(), [Way::Download { libraries: true }]);
        assert_eq!(machine("ubuntu", false).ways(), [DOWNLOAD]);
    }

    #[test]
    fn elsewhere_playwright_downloads_its_own() {
        for distribution in ["fedora", "arch", ""] {
            for is_root in [false, true] {
                assert_eq!(machine(distribution, is_root).ways(), [DOWNLOAD], "{distribution}");
            }
        }
    }

    #[test]
    fn the_advice_fits_the_machine() {
        for (distribution, words) in [
            ("debian", "apt-get install chromium-headless-shell"),
            ("ubuntu", "playwright install"),
            ("fedora", "dnf install"),
            ("arch", "pacman"),
            ("", "CHROMIUM"),
        ] {
            let advice = machine(distribution, false).advice();
            assert!(advice.contains(words), "{advice}");
        }
    }

    #[test]
    fn the_distribution_is_read_from_its_release_file() {
        assert_eq!(distribution_in("NAME=\"Debian GNU/Linux\"\nID=debian\nVERSION_ID=\"12\"\n"), "debian");
        assert_eq!(distribution_in("ID=\"fedora\"\n"), "fedora");
        assert_eq!(distribution_in(""), "");
    }

    #[test]
    fn a_script_that_speaks_of_snaps_is_no_browser() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let file = |name: &str, text: &str| {
            let path = folder.path().join(name);
            std::fs::write(&path, text).expect("a file can be written");
            path
        };
        let stub = "#!/bin/sh\necho requires the chromium snap to be installed: snap install chromium\n";
        assert!(!is_browser(&file("stub", stub)));
        assert!(is_browser(&file("script", "#!/bin/sh\nexec /usr/lib/chromium/chromium\n")));
        assert!(!is_browser(&folder.path().join("nothing")));
    }
}
