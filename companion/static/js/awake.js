// The screen stays awake while a table lies open. The browser lets go of the lock whenever the page is hidden.
let lock = null;

async function take() {
  if (document.visibilityState !== "visible" || lock) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => { lock = null; });
  } catch {
    lock = null; // low battery, or not allowed: the screen then goes dark as usual
  }
}

export function keepAwake() {
  if (document.documentElement.dataset.awake !== "on" || !("wakeLock" in navigator)) return;
  document.addEventListener("visibilitychange", take);
  take();
}
