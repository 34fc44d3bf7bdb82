// The reader: reading aloud, steady scroll, page turning. Swapped with the table region, so it looks anew each time; while
// the same passage lies open, whoever reads is not interrupted by what others do at the table.
import { mindPedal } from "./pedal.js";

let aloud = null; // what only a passage needs
let same = false;

const passage = () => document.getElementById("passage");

async function begin() {
  if (!passage()) return;
  aloud ??= await import("./aloud.js");
  if (passage()) aloud.begin(passage(), same);
}

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id !== "table") return;
  same = Boolean(passage()) && event.detail.serverResponse.includes(`data-mark="${passage().dataset.mark}"`);
  if (!same) aloud?.halt();
});
document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target.id !== "table") return;
  begin();
  if (passage() && !same) window.scrollTo({ top: 0 });
});
addEventListener("pagehide", () => aloud?.halt());
mindPedal();
begin();
