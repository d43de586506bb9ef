//! Whole games on one device.

mod affairs;
mod device;
mod games;
mod handing;
