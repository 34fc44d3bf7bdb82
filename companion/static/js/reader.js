// The reader: reading aloud, steady scroll, page turning. Swapped with the table region, so it looks anew each time.
import { mindPedal } from "./pedal.js";
import { mindScroll, stopScroll } from "./prompter.js";
import { hush, mindVoice } from "./voice.js";

function begin() {
  if (!document.getElementById("passage")) return;
  mindVoice();
  mindScroll();
}

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id !== "table") return;
  hush();
  stopScroll();
});
document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target.id !== "table") return;
  begin();
  if (document.getElementById("passage")) window.scrollTo({ top: 0 });
});
addEventListener("pagehide", hush);
mindPedal();
begin();
