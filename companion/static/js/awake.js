// The screen stays awake while a table lies open: by the browser's own lock on a secure page, else by a silent video.
let lock = null;

// Which of the two it is on this device: "lock", "video", or "none".
export function awakeBy() {
  if ("wakeLock" in navigator) return "lock";
  const video = document.createElement("video");
  return ["video/webm", "video/mp4"].some((kind) => video.canPlayType?.(kind)) ? "video" : "none";
}

// The browser lets go of the lock whenever the page is hidden.
async function take() {
  if (document.visibilityState !== "visible" || lock) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => { lock = null; });
  } catch {
    lock = null; // low battery, or not allowed: the screen then goes dark as usual
  }
}

export async function keepAwake() {
  if (document.documentElement.dataset.awake !== "on") return;
  if (awakeBy() === "lock") {
    document.addEventListener("visibilitychange", take);
    take();
  } else if (awakeBy() === "video") {
    const { playSilence } = await import("./silent.js");
    playSilence();
  }
}
