//! Checks that SQLite is built with the flags of `.cargo/config.toml`. Cargo reads that file inside the repository,
//! and with `cargo install --path`; anywhere else SQLite would silently be slower.

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
