#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tortuga_fuzz::feed_notation(bytes));
