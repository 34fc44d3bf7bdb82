// What somebody was writing when the page was left, for Aa, for the shelf or by a reload, is there when it comes back.
import { taken } from "./fields.js";
import { typed, writeAgain } from "./swaps.js";

const place = () => `writing ${location.pathname}${location.search}`;

export function mindDrafts() {
  addEventListener("pagehide", () => {
    const written = [...typed()];
    if (written.length) taken(() => sessionStorage.setItem(place(), JSON.stringify(written)));
  });
  const written = taken(() => JSON.parse(sessionStorage.getItem(place())));
  if (!written) return;
  taken(() => sessionStorage.removeItem(place()));
  writeAgain(new Map(written));
}
