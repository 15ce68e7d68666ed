//! A guest of a server, and plain HTTP requests.

use crate::{ClientError, Connection};
use kaiju_protocol::{CreateTable, Created, Me};
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A response of the server.
#[derive(Clone, Debug)]
pub struct Response {
    /// The status.
    pub status: u16,
    /// The head, unparsed.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Response {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim()).next()
    }

    /// The body parsed as JSON, or an error if the request was refused.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        if self.status >= 400 {
            return Err(ClientError::Refused { status: self.status, body: self.body.clone() });
        }
        serde_json::from_str(&self.body).map_err(|error| ClientError::Unreadable(error.to_string()))
    }
}

/// A guest of a server.
#[derive(Clone, Debug)]
pub struct Account {
    /// The server's address.
    pub server: SocketAddr,
    /// The cookie with the guest's token.
    pub cookie: String,
    /// The public id.
    pub guest: String,
    /// The address that a proxy would tell, for tests of limits.
    pub forwarded_for: Option<String>,
}

impl Account {
    /// Creates a guest.
    pub async fn new(server: SocketAddr) -> Result<Account, ClientError> {
        Account::first(server, "").await
    }

    /// Creates a guest with a label. On a server with seeded randomness, the guest's draws then do not depend on
    /// the order of arrival.
    pub async fn labelled(server: SocketAddr, label: &str) -> Result<Account, ClientError> {
        Account::first(server, &format!("kaiju-test-label: {label}\r\n")).await
    }

    /// Creates a guest who seems to come from this address, if the server trusts us as a proxy.
    pub async fn forwarded(server: SocketAddr, address: &str) -> Result<Account, ClientError> {
        let account = Account::first(server, &format!("x-forwarded-for: {address}\r\n")).await?;
        Ok(Account { forwarded_for: Some(address.to_owned()), ..account })
    }

    async fn first(server: SocketAddr, headers: &str) -> Result<Account, ClientError> {
        let response = request(server, "GET", "/api/me", headers, None).await?;
        let me: Me = response.read()?;
        let cookie = response.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.ok_or_else(|| ClientError::Unreadable("no cookie was set".to_owned()))?;
        Ok(Account { server, cookie: cookie.to_owned(), guest: me.guest, forwarded_for: None })
    }

    /// Sends a request as this guest, with an optional JSON body.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        body: Option<&str>,
    ) -> Result<Response, ClientError> {
        let from = self.forwarded_for.iter().map(|from| format!("x-forwarded-for: {from}\r\n"));
        let headers = from.chain([format!("cookie: {}\r\n", self.cookie)]).collect::<String>();
        request(self.server, method, path, &headers, body).await
    }

    /// Creates a table and returns its id.
    pub async fn create(&self, table: &CreateTable) -> Result<String, ClientError> {
        let body =
            serde_json::to_string(table).map_err(|error| ClientError::Unreadable(error.to_string()))?;
        let created: Created = self.request("POST", "/api/tables", Some(&body)).await?.read()?;
        Ok(created.table)
    }

    /// Opens a connection to a table.
    pub async fn open(&self, table: &str, after: Option<u64>) -> Result<Connection, ClientError> {
        let after = after.map_or(String::new(), |after| format!("?after={after}"));
        let path = format!("/api/tables/{table}/socket{after}");
        let from = self.forwarded_for.as_deref().map(|from| ("x-forwarded-for", from));
        let headers = [("cookie", self.cookie.as_str())].into_iter().chain(from);
        Connection::open_with(self.server, &path, headers).await
    }
}

/// Sends one request on its own connection. `headers` are whole lines.
pub async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: Option<&str>,
) -> Result<Response, ClientError> {
    let body = body.unwrap_or_default();
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n{headers}\r\n{body}"
    );
    let mut stream = TcpStream::connect(server).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8_lossy(&answer);
    let unreadable = || ClientError::Unreadable(answer.chars().take(80).collect());
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(unreadable)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(unreadable)?;
    // A connection that breaks ends like one that is closed; the announced length tells them apart.
    let has_body = method != "HEAD" && status != 304;
    if has_body && announced_length(head).is_some_and(|length| body.len() < length) {
        return Err(ClientError::Unreadable(format!("the answer to {method} {path} was cut off")));
    }
    Ok(Response { status, head: head.to_owned(), body: body.to_owned() })
}

/// The length of the body that the head of an answer announces.
fn announced_length(head: &str) -> Option<usize> {
    let fields = head.lines().filter_map(|line| line.split_once(':'));
    let mut lengths = fields.filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    lengths.next().and_then(|(_, length)| length.trim().parse().ok())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use tokio::net::TcpListener;

    /// The result of a request that is answered with these bytes.
    async fn answered(answer: &'static str) -> Result<Response, ClientError> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = listener.local_addr().unwrap();
        let serving = async {
            let (mut stream, _) = listener.accept().await.unwrap();
            // The whole request is read first, so that closing does not reset the connection.
            let mut request = Vec::new();
            while !request.ends_with(b"\r\n\r\n") {
                request.push(stream.read_u8().await.unwrap());
            }
            stream.write_all(answer.as_bytes()).await.unwrap();
        };
        tokio::join!(request(server, "GET", "/", "", None), serving).0
    }

    #[tokio::test]
    async fn an_answer_that_was_cut_off_is_an_error() {
        let whole = answered("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nboth").await.unwrap();
        assert_eq!((whole.status, whole.body.as_str()), (200, "both"));
        assert!(answered("HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nbo").await.is_err());
    }
}
