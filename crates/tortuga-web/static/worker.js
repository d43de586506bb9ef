// Thinks beside the page: the same module, another function.
import init, { think } from "./tortuga_web.js";

const ready = init({ module_or_path: new URL("./tortuga_web_bg.wasm", import.meta.url) });

onmessage = async ({ data }) => {
  await ready;
  postMessage(await think(data));
};
