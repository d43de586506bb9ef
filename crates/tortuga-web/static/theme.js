// Day or night, before anything is drawn.
let chosen = null;
try { chosen = localStorage.getItem("theme"); } catch { /* nothing may be kept here */ }
const night = matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.dataset.theme = chosen ?? (night ? "dark" : "light");
