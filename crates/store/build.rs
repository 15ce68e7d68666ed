//! Sees that SQLite is built as `.cargo/config.toml` says. Cargo reads that file when it is called in the repository, and
//! `cargo install --path` reads it from anywhere; otherwise nothing but a slower server would tell that it was not read.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=LIBSQLITE3_FLAGS");
    if std::env::var_os("LIBSQLITE3_FLAGS").is_none() {
        println!(
            "cargo::error=LIBSQLITE3_FLAGS is not set: call cargo in the folder of the repository, whose \
             .cargo/config.toml sets it, or install the program with `cargo install --path kaiju/crates/cli`"
        );
    }
}
