// Whoever comes in appears on the host's page by themselves; while something is being changed there, it waits.
const LOOK = 2500;
const devices = document.getElementById("devices");

async function look() {
  if (!document.hidden && !devices.querySelector("details[open]")) {
    try {
      const answer = await fetch(devices.dataset.asks, { cache: "no-store" });
      if (answer.ok && (await answer.text()) !== devices.dataset.stand) return location.reload();
    } catch {
      // nobody answers just now
    }
  }
  setTimeout(look, LOOK);
}

if (devices) setTimeout(look, LOOK);
