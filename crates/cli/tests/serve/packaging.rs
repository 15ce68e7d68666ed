//! The files in `packaging/`: the programs that read them accept them, and do with them what the documents say.

use crate::{Server, free_address, wait_until};
use kaiju_client::{Account, request};
use kaiju_protocol::{CreateTable, NewSeat, TableOptions};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The host in the files.
const HOST: &str = "kaiju.example";

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn packaged(name: &str) -> String {
    std::fs::read_to_string(repository().join("packaging").join(name)).unwrap()
}

/// A program of the system, or one that the test command has unpacked.
fn program(name: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let unpacked = ["usr/bin", "usr/sbin"].map(|folder| repository().join("target/tools").join(folder));
    let folders = std::env::split_paths(&path).chain(["/usr/sbin".into()]).chain(unpacked);
    let found = folders.map(|folder| folder.join(name)).find(|path| path.is_file());
    found.unwrap_or_else(|| panic!("{name} was not found: `cargo xtask test` gets it, or install it"))
}

/// The text with something replaced that must be in it.
fn with(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from} is not in\n{text}");
    text.replace(from, to)
}

#[test]
fn systemd_accepts_the_units_and_rates_them_as_safe() {
    let folder = tempfile::tempdir().unwrap();
    let units = ["kaiju.service", "kaiju-backup.service", "kaiju-backup.timer"];
    for name in units {
        let unit = packaged(name).replace("/usr/local/bin/kaiju", env!("CARGO_BIN_EXE_kaiju"));
        std::fs::write(folder.path().join(name), unit).unwrap();
    }
    let analyze = |arguments: &[&str]| {
        let mut command = Command::new(program("systemd-analyze"));
        let output = command.args(arguments).current_dir(folder.path()).output().unwrap();
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert!(output.status.success(), "{arguments:?}: {said}");
        said
    };
    for name in units {
        let said = analyze(&["verify", "--man=no", name]);
        // It also tells what it thinks of other units.
        assert!(!said.contains("kaiju"), "{said}");
    }
    // Tenths of a point, of which a hundred are bad.
    for service in &units[..2] {
        analyze(&["security", "--offline=true", "--threshold=20", service]);
    }
}

#[test]
fn the_unit_starts_what_the_program_can_do() {
    let unit = packaged("kaiju.service");
    let start = unit.split_once("ExecStart=").unwrap().1.split("\n").take(2).collect::<String>();
    let mut words = start.split_whitespace().filter(|word| *word != "\\");
    assert_eq!(words.next(), Some("/usr/local/bin/kaiju"));
    let words: Vec<&str> = words.filter(|word| *word != "$KAIJU_OPTIONS").collect();
    let folder = tempfile::tempdir().unwrap();
    // The folder is missing: it fails there, not at its options.
    let missing = words.iter().map(|word| word.replace("/var/lib/kaiju", "no/such/folder"));
    let here =
        missing.map(|word| if word.starts_with("127.0.0.1:") { "127.0.0.1:0".to_owned() } else { word });
    let output = crate::kaiju(folder.path()).args(here).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("no/such/folder/kaiju.db: cannot open or create the database here"), "{said}");
}

#[test]
fn alerts_are_about_metrics_that_exist() {
    let page = std::fs::read_to_string(repository().join("docs/protocol.md")).unwrap();
    let operations = std::fs::read_to_string(repository().join("docs/operations.md")).unwrap();
    let alerts = packaged("alerts.yml");
    let words = alerts.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let metrics: Vec<&str> = words.filter(|word| word.starts_with("kaiju_")).collect();
    assert!(metrics.len() > 5, "{metrics:?}");
    for metric in metrics {
        let metric = metric.trim_end_matches("_bucket");
        assert!(page.contains(&format!("| `{metric}` |")), "{metric} is not in docs/protocol.md");
    }
    for alert in alerts.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")) {
        assert!(
            operations.contains(&format!("| `{alert}` |")),
            "docs/operations.md has no advice for {alert}"
        );
    }
}

#[test]
fn the_image_is_small_and_does_not_run_as_root() {
    let file = std::fs::read_to_string(repository().join("Dockerfile")).unwrap();
    let stages: Vec<&str> = file.split("\nFROM ").skip(1).collect();
    assert!(stages.len() > 1, "the image does not carry the compiler");
    for stage in &stages {
        let base = stage.split_whitespace().next().unwrap();
        assert!(base.contains(':') && !base.ends_with(":latest"), "{base}");
    }
    let last = stages.last().unwrap();
    let lines = |start: &str| last.lines().filter(|line| line.starts_with(start)).count();
    assert_eq!((lines("RUN "), lines("COPY "), lines("HEALTHCHECK "), lines("ADD ")), (1, 1, 1, 0), "{last}");
    let user = last.lines().find_map(|line| line.strip_prefix("USER ")).unwrap();
    assert!(user.parse::<u32>().is_ok_and(|id| id > 0), "{user}");
    // The program understands the words that it is started with.
    for words in last.lines().filter_map(|line| line.split_once("CMD [")).map(|(_, words)| words) {
        let words: Vec<String> = serde_json::from_str(&format!("[{words}")).unwrap();
        let words: Vec<&String> = words.iter().filter(|word| *word != "kaiju").collect();
        let folder = tempfile::tempdir().unwrap();
        let output = crate::kaiju(folder.path()).args(&words).arg("--no-such-option").output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("--no-such-option"), "{words:?}: {said}");
    }
    let compose = std::fs::read_to_string(repository().join("compose.yaml")).unwrap();
    let subnet = compose.split_once("- subnet: ").unwrap().1.lines().next().unwrap();
    assert!(compose.contains(&format!("--trusted-proxy={subnet}\n")), "the proxy is not trusted");
    assert!(!compose.contains(":latest") && compose.contains("condition: service_healthy"));
}

/// A proxy in front of a server, both killed when this is dropped.
struct Proxy {
    process: Child,
    http: SocketAddr,
    https: SocketAddr,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Proxy {
    fn start(mut command: Command, http: SocketAddr, https: SocketAddr) -> Proxy {
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap();
        wait_until("the proxy listens", || {
            assert!(process.try_wait().unwrap().is_none(), "the proxy has ended");
            [http, https].iter().all(|address| TcpStream::connect(address).is_ok())
        });
        Proxy { process, http, https }
    }

    /// Sends a request over https, and reads until the answer has this text.
    fn ask(&self, request: &str, until: &str) -> String {
        let mut client = Command::new(program("openssl"))
            .args(["s_client", "-quiet", "-servername", HOST, "-connect", &self.https.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        client.stdin.as_mut().unwrap().write_all(request.as_bytes()).unwrap();
        let mut output = client.stdout.take().unwrap();
        let (mut said, mut piece) = (Vec::new(), [0; 4096]);
        while !String::from_utf8_lossy(&said).contains(until) {
            match output.read(&mut piece) {
                Ok(count @ 1..) => said.extend_from_slice(&piece[..count]),
                _ => panic!("the answer ends without {until}: {}", String::from_utf8_lossy(&said)),
            }
        }
        client.kill().unwrap();
        client.wait().unwrap();
        String::from_utf8_lossy(&said).into_owned()
    }
}

/// A server at the public address, behind a proxy on this machine.
fn public_server() -> Server {
    let url = format!("https://{HOST}");
    Server::start(&["--public-url", &url, "--trusted-proxy", "127.0.0.1", "--log-clients", "address"])
}

/// The proxy passes what the server needs to know, WebSockets too, and nothing that a client invents.
async fn check(server: &Server, proxy: &Proxy) {
    let forged = "x-forwarded-for: 6.6.6.6\r\nconnection: close\r\n";
    let me = proxy.ask(&format!("GET /api/me HTTP/1.1\r\nhost: {HOST}\r\n{forged}\r\n"), "\"tables\":[]");
    let lower = me.to_ascii_lowercase();
    assert!(
        lower.starts_with("http/1.1 200") && lower.contains("strict-transport-security: max-age="),
        "{me}"
    );
    let cookie = me.split_once("kaiju_guest=").unwrap().1.split("\r\n").next().unwrap();
    assert!(cookie.ends_with("; Secure"), "{cookie}");
    let token = cookie.split(';').next().unwrap();
    let mine = NewSeat::Mine { name: None, monster: None };
    let options = TableOptions { public: true, ..TableOptions::default() };
    let wanted = CreateTable { options, seats: vec![mine.clone(), mine], position: None };
    let body = serde_json::to_string(&wanted).unwrap();
    let headers = format!(
        "host: {HOST}\r\norigin: https://{HOST}\r\ncookie: kaiju_guest={token}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n{forged}",
        body.len()
    );
    let made = proxy.ask(&format!("POST /api/tables HTTP/1.1\r\n{headers}\r\n{body}"), "{\"table\":");
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    let log = std::fs::read_to_string(server.folder.path().join("errors")).unwrap();
    assert!(log.contains("client=\"127.0.0.1\"") && !log.contains("6.6.6.6"), "{log}");
    let upgrade = format!(
        "GET /api/lobby HTTP/1.1\r\nhost: {HOST}\r\norigin: https://{HOST}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let list = proxy.ask(&upgrade, "\"type\":\"tables\"");
    assert!(list.starts_with("HTTP/1.1 101"), "{list}");
    let foreign = upgrade.replace("origin: https://kaiju.example", "origin: https://evil.example");
    assert!(proxy.ask(&foreign, "wrong_origin").starts_with("HTTP/1.1 403"));
    // Visitors over http are sent to https.
    let plain = format!("GET /rules HTTP/1.1\r\nhost: {HOST}\r\nconnection: close\r\n\r\n");
    let mut stream = TcpStream::connect(proxy.http).unwrap();
    stream.write_all(plain.as_bytes()).unwrap();
    let mut said = String::new();
    stream.read_to_string(&mut said).unwrap();
    assert!(
        said.to_ascii_lowercase().contains("location: https://kaiju.example") && said.contains("/rules"),
        "{said}"
    );
    // The operator on the machine needs no proxy.
    assert_eq!(request(server.address, "GET", "/healthz", "", None).await.unwrap().status, 200);
    Account::new(server.address).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nginx_serves_the_game_over_https() {
    let server = public_server();
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (http, https) = (free_address(), free_address());
    let made = Command::new(program("openssl"))
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:P-256",
            "-nodes",
            "-days",
            "2",
        ])
        .args(["-subj", "/CN=kaiju.example", "-keyout", &path("key.pem"), "-out", &path("cert.pem")])
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let mut site = packaged("nginx.conf");
    for (from, to) in [
        ("listen 80;", format!("listen {http};")),
        ("listen [::]:80;", String::new()),
        ("listen 443 ssl http2;", format!("listen {https} ssl http2;")),
        ("listen [::]:443 ssl http2;", String::new()),
        ("/etc/letsencrypt/live/kaiju.example/fullchain.pem", path("cert.pem")),
        ("/etc/letsencrypt/live/kaiju.example/privkey.pem", path("key.pem")),
        ("server 127.0.0.1:8080;", format!("server {};", server.address)),
    ] {
        site = with(&site, from, &to);
    }
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let temporary = temporary.map(|kind| format!("{kind}_temp_path {};\n", path(kind))).concat();
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {};\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n\
         {temporary}{site}}}\n",
        path("nginx.pid")
    );
    std::fs::write(path("nginx.conf"), whole).unwrap();
    let nginx = || {
        let mut nginx = Command::new(program("nginx"));
        nginx.args(["-e", "stderr", "-p", &path(""), "-c", &path("nginx.conf")]);
        nginx
    };
    let parsed = nginx().arg("-t").output().unwrap();
    let said = String::from_utf8_lossy(&parsed.stderr).into_owned();
    assert!(parsed.status.success() && !said.contains("[warn]"), "{said}");
    check(&server, &Proxy::start(nginx(), http, https)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn caddy_serves_the_game_over_https() {
    let server = public_server();
    let folder = tempfile::tempdir().unwrap();
    let (http, https) = (free_address(), free_address());
    // Certificates of its own, and no administration.
    let global = format!(
        "{{\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n\thttp_port {}\n\thttps_port {}\n}}\n",
        http.port(),
        https.port()
    );
    let file = folder.path().join("Caddyfile");
    std::fs::write(&file, global + &packaged("Caddyfile")).unwrap();
    let caddy = |task: &str| {
        let mut caddy = Command::new(program("caddy"));
        caddy.args([task, "--adapter", "caddyfile", "--config"]).arg(&file);
        for home in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            caddy.env(home, folder.path());
        }
        caddy.env("KAIJU_UPSTREAM", server.address.to_string());
        caddy
    };
    let parsed = caddy("validate").output().unwrap();
    assert!(parsed.status.success(), "{}", String::from_utf8_lossy(&parsed.stderr));
    let mut run = caddy("run");
    run.stderr(Stdio::null());
    check(&server, &Proxy::start(run, http, https)).await;
}
