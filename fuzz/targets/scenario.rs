//! A scenario file may be any text: each scenario passes, or fails with a sentence of one line.

#![no_main]

use kaiju_notation::scenario::Suite;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut suite = Suite::new();
    suite.run_file("fuzz.scn", bytes);
    assert_eq!(suite.failed(), suite.failures().len());
    let lines = 1 + bytes.iter().filter(|&&byte| byte == b'\n').count();
    for failure in suite.failures() {
        assert!(!failure.message.is_empty() && !failure.message.contains('\n'), "{failure:?}");
        assert!((1..=lines + 1).contains(&failure.line), "{failure:?}");
    }
});
