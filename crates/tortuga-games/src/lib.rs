//! The shelf: every game behind one door.
