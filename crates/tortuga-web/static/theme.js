// Day or night, and whether things move, before anything is drawn.
const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; /* nothing may be kept here */ } };
const asks = (query) => matchMedia(query).matches;
const theme = kept("theme");
const night = theme === "dark" || (theme !== "light" && asks("(prefers-color-scheme: dark)"));
const still = kept("motion") === "reduced" || asks("(prefers-reduced-motion: reduce)");
document.documentElement.dataset.theme = night ? "dark" : "light";
document.documentElement.dataset.motion = still ? "reduced" : "full";
