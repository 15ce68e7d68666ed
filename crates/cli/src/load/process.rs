//! CPU time and memory of a process, as Linux reports them.

use anyhow::{Context, Result, bail};

/// CPU time of a process, in microseconds.
pub fn cpu_us(pid: u32) -> Result<u64> {
    let path = format!("/proc/{pid}/stat");
    let text = std::fs::read_to_string(&path).with_context(|| format!("{path}: cannot read the file"))?;
    // The second field is a name in brackets and may contain anything.
    let fields: Vec<&str> = text.rsplit_once(") ").map_or("", |(_, rest)| rest).split(' ').collect();
    // A dead process whose parent has not noticed yet.
    if fields.first() == Some(&"Z") {
        bail!("process {pid} has ended");
    }
    let ticks = |index: usize| fields.get(index).and_then(|field| field.parse::<u64>().ok()).unwrap_or(0);
    // Linux always reports these times in hundredths of a second.
    Ok((ticks(11) + ticks(12)) * 10_000)
}

/// Memory of a process, in KiB.
pub fn memory_kib(pid: u32) -> Result<u64> {
    let path = format!("/proc/{pid}/status");
    let text = std::fs::read_to_string(&path).with_context(|| format!("{path}: cannot read the file"))?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    kib.with_context(|| format!("{path}: has no memory figure"))
}
