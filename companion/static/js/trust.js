// Whether this device trusts the certificate, asked of the secured address itself: it answers only a device that does.
// A device that was on its way to a page goes on to it; one that does not trust yet stays, and no warning frightens it.
const box = document.querySelector("[data-check]");
const again = box.querySelector("[data-again]");

function say(which) {
  for (const said of box.querySelectorAll("[data-said]")) said.hidden = said.dataset.said !== which;
  box.classList.toggle("trusted", which === "yes");
}

async function trusted() {
  try {
    await fetch(box.dataset.check, { mode: "no-cors", cache: "no-store", signal: AbortSignal.timeout(6000) });
    return true;
  } catch {
    return false;
  }
}

async function look(event) {
  again.disabled = true;
  const yes = await trusted();
  if (yes && !event && "forward" in box.dataset) location.replace(box.querySelector("[data-go]").href);
  say(yes ? "yes" : event ? "no" : "wait");
  again.disabled = false;
}

// An iPad calls itself a Mac, and can be touched; then a Mac's steps are among the others' and its own here, or the other
// way round.
function swapIfMac() {
  const own = document.querySelector(".trust-own[data-device='ipad']");
  const mac = document.querySelector("details[data-device='mac']");
  if (own && mac && navigator.userAgent.includes("Macintosh") && !navigator.maxTouchPoints) mac.open = true;
}

again.hidden = false;
again.addEventListener("click", look);
document.addEventListener("visibilitychange", () => document.hidden || look()); // back from the device's settings
swapIfMac();
if (location.protocol === "https:") say("yes");
else look();
