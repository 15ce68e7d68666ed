//! Sees that SQLite is built as `.cargo/config.toml` says. Cargo does not read that file when it is called from elsewhere, and nothing
//! but a slower server would tell.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=LIBSQLITE3_FLAGS");
    if std::env::var_os("LIBSQLITE3_FLAGS").is_none() {
        println!(
            "cargo::error=LIBSQLITE3_FLAGS is not set: call cargo in the folder of the repository, whose \
             .cargo/config.toml sets it, as in `cd kaiju && cargo install --path crates/cli`"
        );
    }
}
