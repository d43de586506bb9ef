//! The suite that every game passes.
