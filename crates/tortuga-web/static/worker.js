// Thinks beside the page: the same module, another function.
import init, { think } from "./tortuga_web.js";

// An errand of nobody brings the bots, so that the first real one need not wait for them.
const ready = init({ module_or_path: new URL("./tortuga_web_bg.wasm", import.meta.url) }).then(() => think("null"));

onmessage = async ({ data }) => {
  await ready;
  postMessage(await think(data));
};
