//! The door of the WebAssembly module: a place for the record, and the question.

use std::sync::Mutex;

/// The record, written here by the host.
static RECORD: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Makes room for a record of `length` bytes and returns where the host is to write it.
#[expect(
    unsafe_code,
    reason = "the host finds the function by this name; no other has it"
)]
#[unsafe(no_mangle)]
extern "C" fn place(length: usize) -> usize {
    let mut record = RECORD.lock().expect("there is one thread");
    record.clear();
    record.resize(length, 0);
    record.as_mut_ptr().addr()
}

/// The digest of the first `limit` actions of the record. A record that does not replay traps.
#[expect(
    unsafe_code,
    reason = "the host finds the function by this name; no other has it"
)]
#[unsafe(no_mangle)]
extern "C" fn digest(limit: usize) -> u64 {
    let record = RECORD.lock().expect("there is one thread");
    let text = str::from_utf8(&record).expect("the host checked it");
    crate::digest(text, limit).expect("the host replayed it first")
}
