// Starts the client.
try {
  const { default: init, start } = await import("./tortuga_web.js");
  await init({ module_or_path: new URL("./tortuga_web_bg.wasm", import.meta.url) });
  start();
} catch (error) {
  console.error(error);
  const boot = document.getElementById("boot");
  if (boot) boot.textContent = "Tortuga cannot start here. Load the page again, or use a newer browser. Tortuga startet hier nicht. Lade die Seite neu oder nimm einen neueren Browser.";
}
