// A rule that lies over the page is a step of the browser's history: Back closes it, and the page stays as it was.
let over = null; // what lies there

export function lieOver(dialog) {
  over = dialog;
  history.pushState({ over: true }, "");
  dialog.addEventListener("close", () => { if (over === dialog) history.back(); });
}

// Before htmx hears of it, which would fetch the page anew.
addEventListener("popstate", (event) => {
  if (!over) return;
  event.stopImmediatePropagation();
  const dialog = over;
  over = null;
  dialog.close();
}, { capture: true });

// Come back to from elsewhere, or loaded anew: nothing lies over the page any more, and the step is one too many.
if (history.state?.over) history.back();
